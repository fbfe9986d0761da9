# Accounts on the site: who is signed in, the account page, moderation.

web-people-offline = The server cannot be reached
web-people-failed = Something went wrong. Try again

web-people-menu = { $name }: your menu
web-people-profile = Profile
web-people-sign-in = Sign in
web-people-sign-up = Create account
web-people-sign-out = Sign out
web-people-cancel = Cancel
web-people-copy = Copy
web-people-copied = Copied
web-people-save = Save as a file
web-people-or = or

web-signin-title = Sign in
web-preview-all-signin = Sign in to play rated games and to keep your games on every device.
web-people-no-account = New here?
web-people-have-account = Have an account?
web-people-keep = You play as { $name }. With an account your games stay yours, on every device.
web-people-bring = You play as { $name }. Your games in this browser will move to your account.
web-people-name = Name
web-people-name-about = 2 to 20 letters, digits, “_” or “-”. Others see it.
web-people-password = Password
web-people-password-about = At least 8 characters. A few unrelated words work well.
web-people-passkey-about = A passkey is kept by your phone, computer or password manager. There is nothing to remember, and nothing can be guessed.
web-people-sign-up-passkey = Create account with a passkey
web-people-sign-up-password = Create account with a password
web-people-sign-in-passkey = Sign in with a passkey
web-people-passkey-cancelled = No passkey was used. Try again, or choose another way
web-people-passkey-there = This device already has a passkey for this account
web-people-passkey-failed = The browser could not use a passkey here
web-people-code = Code from your authenticator app
web-people-lost = Lost your passkey or password?
web-people-recovery-code = Recovery code
web-people-recovery-about = One of the ten codes that you saved. If you have none, contact the operator of this server.
web-people-recover = Sign in with the code
web-people-codes = Recovery codes
web-people-codes-about = Save these codes where you will find them. Each signs you in once if you lose everything else. They are not shown again.
web-people-codes-saved = I have saved them
web-people-left = You are signed in
web-people-left-about = { $count ->
    [one] One game was not moved: you played it against your own account.
   *[other] { $count } games were not moved: you played them against your own account.
}
web-people-left-game = Game { $number }
web-people-left-go = Continue

web-account-title = Account
web-preview-all-account = Your name, passkeys, password, sessions and data.
web-account-nobody = You are not signed in
web-account-guest = You play as { $name }, a guest. Only this browser knows you: create an account to keep your games.
web-account-name-about = Others see it. Your old name becomes free for others.
web-account-name-change = Change name
web-account-passkeys = Passkeys
web-account-passkeys-not-here = Passkeys work over HTTPS, or at http://localhost, in browsers that support them.
web-account-passkey-add = Add a passkey
web-account-remove = Remove
web-account-remove-of = Remove { $name }
web-account-used = Last used: { $date }
web-account-added = Added: { $date }
web-account-expires = Expires: { $date }
web-account-password-new = New password
web-account-password-set = Set a password
web-account-password-change = Change password
web-account-password-remove = Remove password
web-account-totp = Authenticator app
web-account-totp-about = Signing in with the password also asks for a code from an app on your phone.
web-account-totp-on = Turned on
web-account-totp-set = Set up
web-account-totp-remove = Turn off
web-account-totp-scan = Scan the picture with an authenticator app, then enter the code that it shows.
web-account-totp-qr = QR code for the authenticator app
web-account-totp-type = Or enter this key by hand:
web-account-totp-turn-on = Turn on
web-account-codes-about = Each signs you in once, if you lose your passkey or password.
web-account-codes-left = { $count ->
    [0] None are left. Make new ones
    [one] { $count } code is left
   *[other] { $count } codes are left
}
web-account-codes-new = Make new codes
web-account-sessions = Where you are signed in
web-account-session-unknown = Unknown program
web-account-session-current = This session
web-account-end = Sign out
web-account-end-of = Sign out { $name }
web-account-sessions-end = Sign out everywhere else
web-account-tokens = API tokens
web-account-tokens-about = For bots and scripts that act on your behalf.
web-account-revoke = Revoke
web-account-revoke-of = Revoke { $name }
web-account-token-new = New token
web-account-token-name = What it is for
web-account-token-name-about = Only you see it.
web-account-token-scopes = What it may do
web-account-scope-read = See your games and challenges
web-account-scope-play = Play moves, make offers, resign
web-account-scope-challenge = Make and accept challenges
web-account-scope-chat = Write in the chat
web-account-scope-account = Read your account and its data
web-account-scope-short = { $scope ->
    [read] read
    [play] play
    [challenge] challenge
    [chat] chat
   *[account] account
}
web-account-token-days = Valid for
web-account-token-for = { $days ->
    [0] No expiry
    [one] { $days } day
   *[other] { $days } days
}
web-account-token-create = Create token
web-account-token-made = Copy the token now. It is not shown again.
web-account-bot = Bot account
web-account-bot-about = For a program that plays by itself. Others will see that it is a bot.
web-account-bot-is = A program plays with this account. It is shown as a bot and plays unrated games.
web-account-bot-make = Make this a bot account
web-account-bot-permanent = This is permanent. Bots play unrated games only. It has to be done before the first rated game.
web-account-blocked = Blocked players
web-account-blocked-about = They cannot challenge you, join your games or write to you, and you will not be paired with them.
web-account-data = Your data
web-account-data-about = Everything that is kept about you, with all your games, as one file.
web-account-export = Download
web-account-delete = Delete account
web-account-delete-about = Your games in progress will be resigned. Your name, passkeys, messages and settings will be deleted; finished games stay without your name. This cannot be undone.
web-account-confirm = Confirm that it is you
web-account-confirm-about = This change needs your passkey or password once more.
web-account-confirm-passkey = Confirm with a passkey
web-account-confirm-password = Confirm with the password

web-people-block = Block
web-people-unblock = Unblock
web-people-unblock-of = Unblock { $name }
web-people-blocked = { $name } is blocked
web-people-unblocked = { $name } is no longer blocked
web-people-report = Report
web-people-report-about = Report { $name }
web-people-report-reason = What happened?
web-people-report-text = Details (optional)
web-people-report-send = Send report
web-people-reported = Thank you. A moderator will look at it
web-people-report-engine = Plays with an engine’s help
web-people-report-abuse = Insults in the chat
web-people-report-name = Offensive name
web-people-report-stalling = Stalls or leaves games
web-people-report-other = Something else

web-moderation-title = Moderation
web-preview-all-moderation = Reports about players, for moderators.
web-moderation-only = This page is for moderators
web-moderation-reports = Open reports
web-moderation-reported = reported by { $name }, { $at }
web-moderation-role-moderator = moderator
web-moderation-role-admin = administrator
web-moderation-role-none = no role
web-moderation-none = No open reports
web-moderation-game = Open game
web-moderation-chat = What was said
web-moderation-chat-players = Players
web-moderation-chat-watchers = Spectators
web-moderation-chat-none = No messages
web-moderation-mute = Mute
web-moderation-unmute = Unmute
web-moderation-rename = Rename
web-moderation-close = Close account
web-moderation-reopen = Reopen account
web-moderation-bot = Mark as bot
web-moderation-dismiss = Dismiss
web-moderation-about = About { $name }
web-moderation-days = Days without chat
web-moderation-name = New name
web-moderation-why = Reason, for the log
web-moderation-close-about = The player is signed out everywhere, their games in progress are resigned, and they can no longer sign in.
web-moderation-unmute-about = The player may write in the chat again.
web-moderation-reopen-about = The player may sign in again.
web-moderation-bot-about = Others will see the player as a bot, which plays unrated games only. This cannot be undone.
web-moderation-done = Done
web-moderation-for-days = { $count ->
    [one] for { $count } day
   *[other] for { $count } days
}
web-moderation-log = Log
web-moderation-operator = Operator
web-moderation-entry = { $action ->
    [mute] { $by } muted { $name }
    [unmute] { $by } unmuted { $name }
    [rename] { $by } renamed { $name }
    [close] { $by } closed the account of { $name }
    [reopen] { $by } reopened the account of { $name }
    [dismiss] { $by } dismissed a report about { $name }
    [role] { $by } changed the role of { $name }
    [bot] { $by } marked { $name } as a bot
    [reset] { $by } made a recovery code for { $name }
   *[other] { $by } did something about { $name }
}
