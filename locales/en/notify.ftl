# Calling players: push messages, mail, feeds; and refusals about correspondence games.

notify-your-turn = Your turn
notify-game-started = Game started
notify-game-ended = { $result ->
    [won] Game over: you won
    [lost] Game over: you lost
   *[draw] Game over: no winner
}
notify-challenge = You have a new challenge
notify-challenge-taken = Your challenge was accepted
notify-offer = { $kind ->
    [draw] Your opponent offers a draw
    [takeback] Your opponent asks for a takeback
   *[abort] Your opponent offers to abort the game
}
notify-about = { $count ->
    [one] { $game }, opponent: { $names }
   *[other] { $game }, players: { $names }
}
notify-left-soon = Less than an hour left
notify-left-hours = { $count ->
    [one] { $count } hour left
   *[other] { $count } hours left
}
notify-left-days = { $count ->
    [one] { $count } day left
   *[other] { $count } days left
}

notify-digest-subject = { $count ->
    [one] Your turn in { $count } game
   *[other] Your turn in { $count } games
}
notify-digest-end = Unsubscribe from these emails: { $url }
notify-confirm-subject = Confirm your address
notify-confirm-text =
    You asked for a daily message about your correspondence games on Doska.
    Confirm that this address is yours: { $url }
    If it was not you, ignore this message: nothing else will be sent.
notify-feed-title = Doska: my games
notify-feed-challenges = Doska: open challenges
notify-feed-challenge = A challenge from { $name }

notify-conditional-clock = Conditional moves are for games of two players by correspondence or without a clock
notify-conditional-stale = { $ply ->
    [one] The game has moved on: 1 move has been played
   *[other] The game has moved on: { $ply } moves have been played
}
notify-conditional-large = Too many conditional moves: up to { $most } lines, up to { $deepest } answers in a row
notify-conditional-turn = “{ $part }” is not possible here: it is the other player’s turn
notify-conditional-twice = “{ $part }” appears twice: one answer to each move
notify-note-long = The note is too long: up to { $most } characters
notify-notes-many = You can keep notes about { $most } games that you do not play. Delete one first
notify-vacation-from = A vacation can begin today or up to { $most } days from now
notify-vacation-days = { $count ->
    [0] No vacation days are left this year
    [one] You have 1 vacation day left this year: choose 1
   *[other] You have { $count } vacation days left this year: choose from 1 to { $count }
}
notify-vacation-overlap = These days overlap another vacation of yours
notify-language = Unknown language “{ $part }”: expected en, ru or tr
notify-no-mail = This server does not send email
notify-address = “{ $part }” is not an email address
notify-url = “{ $part }” is not a URL that can be used: expected one such as https://example.org/hook, without a name and password
notify-url-https = “{ $part }” does not begin with https://
notify-url-public = “{ $part }” is not on the public internet
notify-push-keys = The keys of the subscription cannot be read: expected what PushManager.subscribe returns

notify-test-title = Test message from Doska
notify-test-push = Notifications reach this browser
notify-test-mail = Messages from Doska reach this address.
notify-no-channel = Nothing is turned on: turn on notifications in a browser, mail or a webhook first
notify-unconfirmed = The address has not been confirmed yet: open the link in the message sent there
notify-webhook-off = The webhook was turned off because it did not answer for a long time: save it again
notify-browser-gone = The browser no longer accepts notifications: turn them on again there
notify-failed-status = The other server answered with status { $status }
notify-failed-smtp = The mail server answered with status { $part }
notify-failed-silent = The other server did not answer in time
notify-failed-connection = The other server cannot be reached
notify-failed-url = The address is not on the public internet or does not begin with https://
notify-failed-message = The message could not be sent from here
