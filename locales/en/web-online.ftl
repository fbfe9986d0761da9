# A game that a server keeps: the page of the game, and the games to watch.
web-online-abort = Abort
web-online-aborted = Game aborted
web-online-ask-abort = Abort this game? It will have no result.
web-online-refused = { $why }
web-online-no-game = No such game: check the link
web-online-home = Home page
web-online-loading = Loading the game

web-online-sending = Sending your move
web-online-connecting = No connection. Reconnecting
web-online-queued = No connection. Your request will be sent later
web-online-broken = This game could not be loaded. Reload the page
web-online-here = at the board
web-online-away = away
web-online-bot = bot
web-online-rated = Rated
web-online-casual = Casual
web-online-live = Live
web-online-correspondence = Correspondence
web-online-watched = { $kind ->
    [rated] Rated, { $count } watching
   *[casual] Casual, { $count } watching
}
web-online-days = { $days ->
    [one] { $days } day { $hours } h
   *[other] { $days } days { $hours } h
}
web-online-hours = { $hours } h { $minutes } min
web-online-clock-said = { $side ->
    [white] White: { $left }
    [black] Black: { $left }
   *[other] Player { $number }: { $left }
}
web-online-clock-short = { $minutes } min { $seconds } s
web-online-no-clock = This game has no clock

# Offers.
web-online-offer-draw = { $name } offers a draw
web-online-offer-takeback = { $name } asks to take back a move
web-online-offer-abort = { $name } offers to abort the game
web-online-offer-rematch = { $name } offers a rematch
web-online-offered-draw = Draw offered
web-online-offered-takeback = Takeback requested
web-online-offered-abort = Abort offered
web-online-offered-rematch = Rematch offered
web-online-declined-draw = Draw declined
web-online-declined-takeback = Takeback declined
web-online-declined-abort = Abort declined
web-online-declined-rematch = Rematch declined
web-online-withdrawn-rematch = Rematch offer withdrawn
web-online-ally-draw = Your ally { $name } offers a draw
web-online-ally-takeback = Your ally { $name } asks to take back a move
web-online-ally-abort = Your ally { $name } offers to abort the game
web-online-accepted = Accepted. Waiting for the other players
web-online-offer-to-abort = Offer to abort
web-online-withdraw = Withdraw offer
web-online-accept = Accept
web-online-decline = Decline
web-online-takeback = Take back
web-online-takeback-title = Ask to take back your last move
web-online-next = Go to the next game
web-online-gone = { $name } has left. You can claim the game in { $seconds } s
web-online-gone-now = { $name } has left
web-online-claim-win = Claim win
web-online-claim-draw = Claim draw
web-online-vacation = { $who ->
    [own] You are on vacation until { $date }: your clock is stopped
   *[other] { $name } is on vacation until { $date }: their clock is stopped
}
web-online-keys-clock = read out the clocks

web-online-rating = Rating: { $before } → { $after }

# Chat.
web-online-chat = Chat
web-online-chat-watchers = Spectators’ chat
web-online-chat-text = Message
web-online-chat-send = Send
web-online-chat-empty = No messages yet
web-online-chat-mute = Mute this game
web-online-chat-unmute = Unmute this game
web-online-chat-mute-all = Mute chat everywhere
web-online-chat-unmute-all = Unmute chat everywhere
web-online-chat-muted = Chat is muted
web-online-chat-allow = Allow free text
web-online-chat-hide-text = Hide free text
web-online-chat-allowed = Free text is on for you. Your opponent has to turn it on too.
web-online-chat-members = Only presets here: sign up to write your own messages
web-online-chat-presets = Quick messages
web-online-chat-failed = The chat could not be loaded
web-online-again = Try again
web-online-said-hello = Hello!
web-online-said-good-luck = Good luck!
web-online-said-well-played = Well played!
web-online-said-thanks = Thanks!
web-online-said-good-game = Good game!
web-online-said-sorry = Sorry!
web-online-said-moment = One moment
web-online-said-have-to-go = I have to go
web-online-said-allows-text = I allow free text
web-online-said-by = { $name }: { $text }

# Watching.
web-game-title = Game
web-watch-title = Watch
web-watch-about = Games being played now: live, by correspondence and by engines.
web-watch-all = All games
web-watch-filter = Game
web-watch-now = Now playing
web-watch-recent = Recently finished
web-watch-exhibition = Engine exhibition
web-watch-exhibition-about = Nobody is playing right now, so the engine plays demo games. Play it yourself or post a challenge.
web-watch-play = Play
web-watch-move = Move { $number }
web-watch-failed = The list could not be loaded. Trying again

# A position of one's own rated game is not analysed.
web-online-no-analysis = This position is from your rated game in progress. You can analyse it after the game.
