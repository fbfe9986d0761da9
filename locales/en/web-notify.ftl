# Correspondence games on the site, and how players are notified.

web-notify-games = My games online
web-notify-waiting = { $count ->
    [one] Your turn in { $count } game
   *[other] Your turn in { $count } games
}
web-notify-yours = Your turn
web-notify-yours-left = Your turn · { $time }
web-notify-theirs = Opponent’s turn
web-notify-offered = Offer awaiting your answer
web-notify-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-notify-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-notify-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-notify-next = { $count ->
    [one] Next game
   *[other] Next game ({ $count })
}

web-notify-if = Conditional moves
web-notify-if-count = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
web-notify-if-about = If your opponent plays a move that you have foreseen, your answer is played at once. Only you see this.
web-notify-if-failed = Your conditional moves could not be loaded
web-notify-if-line = If { $moves }
web-notify-if-remove = Remove the line { $moves }
web-notify-if-theirs = Enter your opponent’s move
web-notify-if-answer = Now enter your answer.
web-notify-if-kept = Answer { $move } saved.
web-notify-if-removed = Line removed.
web-notify-if-back = Move back
web-notify-if-again = New line

web-notify-note = Notes
web-notify-note-about = For you alone: plans, ideas, what to look at next time

web-notify-ask = Get a notification when it is your turn?
web-notify-ask-challenge = Get a notification when somebody accepts?
web-notify-turn-on = Turn on
web-notify-not-now = Not now
web-notify-turned-on = Notifications are on

web-notify-title = Notifications
web-notify-here = Notify me in this browser
web-notify-here-about = Even when Doska is closed
web-notify-denied = Notifications are blocked in this browser. You can allow them in its settings for this site.
web-notify-dismissed = Notifications are still off. Allow them when the browser asks.
web-notify-unable = This browser cannot be notified now. Reload the page and try again.
web-notify-what = What to notify about
web-notify-kind-your_turn = It is my turn in a correspondence game
web-notify-kind-challenge = Somebody challenges me
web-notify-kind-challenge_taken = Somebody accepts my challenge
web-notify-kind-game_started = A game starts
web-notify-kind-game_ended = A correspondence game ends
web-notify-kind-offer = My opponent offers a draw, a takeback or an abort
web-notify-kind-challenges = New challenges in the lobby
web-notify-mail = Daily email
web-notify-mail-about = Once a day, if it is your turn somewhere. Leave the field empty to get no email.
web-notify-mail-sent = We have sent a message there. Open the link in it to confirm the address.
web-notify-feed = Feed of my games (Atom)
web-notify-feed-about = For feed readers. Keep the address to yourself: anyone who knows it can read the feed.
web-notify-feed-new = Change the address
web-notify-challenge-feed = Feed of new challenges (Atom)
web-notify-challenge-feed-about = Open challenges of the lobby, for feed readers. Anyone can read it.
web-notify-hook = Webhook
web-notify-hook-url = URL
web-notify-hook-about = For programs: a signed POST request for every event (Standard Webhooks). Leave the field empty to turn it off.
web-notify-hook-what = What to send
web-notify-hook-secret = Signing key
web-notify-hook-off = The webhook is off: it did not answer for a long time. Save it again to turn it on.
web-notify-save = Save
web-notify-copy = Copy
web-notify-copied = Copied
web-notify-kept = Saved

web-notify-test = Send a test message
web-notify-test-result = Test message
web-notify-test-sent = Sent
web-notify-channel = { $channel ->
    [push] Browser
    [mail] Email
   *[webhook] Webhook
}

web-notify-vacation = Vacation
web-notify-vacation-about = While you are away, your clocks in correspondence games are stopped. Announce your vacation before your time runs out.
web-notify-vacation-from = First day
web-notify-vacation-days = Days
web-notify-vacation-take = Announce
web-notify-vacation-now = now
web-notify-vacation-cancel = Cancel the vacation { $dates }
web-notify-vacation-left = { $count ->
    [0] No vacation days are left this year
    [one] { $count } vacation day is left this year
   *[other] { $count } vacation days are left this year
}

web-mail-title = Email from Doska
web-notify-mail-confirm = Confirm
web-notify-mail-confirm-about = Send a daily message about my correspondence games to this address.
web-notify-mail-confirm-done = The address is confirmed. The first message comes when it is your turn.
web-notify-mail-stop = Unsubscribe
web-notify-mail-stop-about = Send no more daily messages to this address.
web-notify-mail-stop-done = You will get no more messages.
