# The lobby, challenges and the online part of the first page.
web-nav-lobby = Lobby
web-lobby-title = Lobby
web-preview-all-lobby = Find an opponent for rare board games: open challenges, quick pairing and weekly meetups.
web-challenge-title = Challenge
web-lobby-friend = Play a friend
web-lobby-new = New challenge
web-lobby-new-to = Challenge a player
web-lobby-new-to-name = Challenge { $name }
web-lobby-open-challenges = Open challenges
web-lobby-yours = Your challenges
web-lobby-unreachable = The server does not answer. The list may be out of date.
web-lobby-none-shown = No challenge matches these filters
web-lobby-own = Your challenge
web-lobby-open = Open
web-lobby-cancel = Cancel
web-lobby-look = View
web-lobby-take = Play
web-lobby-take-of = Play { $game } against { $name }
web-lobby-sit = { $free ->
    [one] Join: 1 seat left
   *[other] Join: { $free } seats left
}
web-lobby-sign-in = Sign in to play
web-lobby-not-takeable = { $why ->
    [account] For players with an account
    [rating] Your rating is out of range
    [opponent] For another player
   *[other] You cannot accept it
}
web-lobby-here = online
web-lobby-away = offline or playing

web-lobby-any-game = Any game
web-lobby-any-pace = Any pace
web-lobby-any-rated = Rated or casual
web-lobby-any-live = Any live time control
web-lobby-only-rated = Rated
web-lobby-only-casual = Casual
web-lobby-pace = Pace
web-lobby-pace-blitz = Blitz
web-lobby-pace-rapid = Rapid
web-lobby-pace-correspondence = Correspondence
web-lobby-pace-none = No clock
web-lobby-rating = Game type
web-lobby-fits = Only challenges I can accept

web-lobby-clock-none = No clock
web-lobby-clock-live = { $minutes }+{ $seconds }
web-lobby-clock-delay = { $minutes } min, { $seconds } s delay
web-lobby-clock-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
web-lobby-clock-kind = Time control
web-lobby-clock-kind-increment = Increment
web-lobby-clock-kind-delay = Delay
web-lobby-clock-kind-days = Days per move
web-lobby-clock-own-increment = Increment, seconds
web-lobby-clock-own-delay = Delay, seconds
web-lobby-clock-own-days = Days per move
web-lobby-clock-about = { $pace ->
    [correspondence] You move when you have time; both need not be online at once.
    [none] Without a clock the game is never rated and nobody can lose on time.
   *[other] Minutes for each player and seconds for every move. Stay online during the game.
}

web-lobby-visible = Who can join
web-lobby-visible-link = Anyone with the link
web-lobby-visible-lobby = Anyone in the lobby
web-lobby-seat-lot = Random
web-lobby-rated = Rated
web-lobby-rated-why = { $why ->
    [guest] Rated games need an account.
    [clock] Rated games need a clock.
   *[position] Rated games start from the standard position.
}
web-lobby-who = Player requirements
web-lobby-members-only = Players with an account only
web-lobby-rating-min = Rating from
web-lobby-rating-max = Rating to
web-lobby-expires = Stays in the lobby
web-lobby-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-lobby-listed-about = { $pace ->
    [correspondence] It can be accepted while you are away. The game then appears in your list, and you have the full time for your first move.
    [none] It can be accepted while you are away.
   *[other] A live challenge can be accepted only while you are online.
}
web-lobby-make-link = Create link
web-lobby-post = Post in the lobby
web-lobby-send = Send challenge
web-lobby-from-here = Challenge from this position
web-lobby-from-here-short = Challenge

web-lobby-is-rated = Rated
web-lobby-is-casual = Casual
web-lobby-from-position = From a position
web-lobby-for-members = Players with an account
web-lobby-range = { $which ->
    [min] Rating from { NUMBER($min, useGrouping: 0) }
    [max] Rating up to { NUMBER($max, useGrouping: 0) }
   *[both] Rating { NUMBER($min, useGrouping: 0) }–{ NUMBER($max, useGrouping: 0) }
}

web-lobby-pairing = Quick pairing
web-lobby-pairing-start = Find an opponent
web-lobby-pairing-stop = Stop looking
web-lobby-pairing-looking = Looking for an opponent
web-lobby-pairing-meanwhile = The longer you wait, the wider the range of ratings. Keep this page open.

web-lobby-hours = Weekly meetups
web-lobby-hours-about = Players of each game meet once a week. Times are your local time.
web-lobby-hour-of = { $game } hour
web-lobby-hour-now = Now
web-lobby-calendar = Add to calendar
web-lobby-calendar-of = Add the weekly hour to your calendar: { $game }

web-lobby-empty = Post a challenge and play in the meantime
web-lobby-empty-about = Your challenge waits in the lobby until someone accepts it, even while you are away.
web-lobby-empty-post = Post a challenge
web-lobby-empty-engine = Play the engine
web-lobby-empty-puzzle = Solve a puzzle

web-lobby-link = Share link
web-lobby-link-copied = Link copied
web-lobby-link-share = Share
web-lobby-qr = QR code
web-lobby-qr-label = QR code of the link
web-lobby-seats = Seats
web-lobby-seat-free = Free
web-lobby-sit-here = Sit here
web-lobby-sit-at = Sit here: { $seat }
web-lobby-you = { $name } (you)

web-challenge-invites = { $name } invites you to play
web-challenge-waiting = { $free ->
    [one] Waiting for an opponent
   *[other] Waiting for { $free } players
}
web-challenge-started = The game has started
web-challenge-cancelled = This challenge was cancelled
web-challenge-expired = This challenge has expired
web-challenge-missing = Challenge not found
web-challenge-missing-about = The link may be incomplete, or the challenge was removed.
web-challenge-board = The starting position
web-challenge-lot = Sides are chosen at random
web-challenge-seat = { $side ->
    [white] You play White
    [black] You play Black
   *[other] You are player { $number }
}
web-challenge-sent = Sent to { $name }
web-challenge-keep-open = Send the link to your friend. The game starts when they open it and tap Play.
web-challenge-sent-about = You can close this page: we will tell you when they accept.
web-challenge-sent-live = Stay on the site: the game starts as soon as they accept.
web-challenge-listed = It is in the lobby too. You can close this page: we will tell you when someone accepts.
web-challenge-listed-live = It is in the lobby too. Stay on the site: it can be accepted only while you are online.
web-challenge-play = Play
web-challenge-decline = Decline
web-challenge-cancel = Cancel challenge
web-challenge-leave = Leave
web-challenge-bots = Nobody here? A bot can take a seat
web-challenge-bot = { $name } (level { $level })
web-challenge-bot-seat = Play the bot
web-challenge-away = { $name } is offline or playing now. A live game starts when both players are online and free.
web-challenge-watch = Watch the game
web-challenge-to-lobby = Lobby

web-lobby-online = Play online
web-lobby-count = { $count ->
    [one] 1 challenge
   *[other] { $count } challenges
}
web-lobby-hour-in = { $days ->
    [0] { $hours ->
        [0] { $when } · in { $minutes } min
       *[other] { $minutes ->
            [0] { $when } · in { $hours } h
           *[other] { $when } · in { $hours } h { $minutes } min
        }
    }
   *[other] { $hours ->
        [0] { $when } · in { $days } d
       *[other] { $when } · in { $days } d { $hours } h
    }
}
