# Names, passwords, accounts, moderation.

people-guest = Guest
people-name-letter = “{ $part }” cannot be part of a name. Use letters, digits, “_” and “-”
people-name-length = A name must have { $least } to { $most } characters
people-name-first = A name begins with a letter or digit and has at least one letter
people-name-reserved = “{ $part }” is reserved. Choose another name
people-name-taken = “{ $part }”, or a name that looks like it, is taken. Choose another
people-password-short = A password must have at least { $least } characters
people-password-long = A password must have at most { $most } characters
people-password-common = This password is among the first that attackers try. Choose another: a few unrelated words work well
people-password-name = Your name is most of this password. Choose another: a few unrelated words work well
people-no-credentials = Send a password or a passkey
people-already-member = You already have an account. Sign out to create another
people-wrong-credentials = Name, password or code is wrong
people-wrong-password = The password is wrong
people-code-required = Enter the code from your authenticator app
people-code-wrong = The code is wrong or was used already. Wait for the next one
people-closed = This account has been closed by a moderator
people-attempts = { $seconds ->
    [one] Too many attempts. Try again in { $seconds } second
   *[other] Too many attempts. Try again in { $seconds } seconds
}
people-no-passkeys = Passkeys work over HTTPS, or at http://localhost. The server must know its public address
people-passkey-wrong = The passkey was not accepted, or the answer came too late. Try again
people-passkey-known = This passkey is already in use
people-passkey-many = An account has at most { $most } passkeys. Remove one first
people-last-credential = This is your only way to sign in. Add a passkey or a password first
people-totp-password = Codes protect a password. Set one first
people-bot-rated = This account has played rated games. Make a new one for the bot
people-session-only = API tokens cannot do this. Sign in
people-members-only = This needs an account. Sign up first
people-confirm = Confirm with your passkey or password that it is you
people-scope = The token lacks the scope “{ $scope }”
people-token-name = Give the token a name
people-token-scopes = “{ $part }” is not a list of scopes. Choose one or more of: { $valid }
people-token-days = A token is valid for 1 to { $most } days
people-token-many = An account has at most { $most } tokens. Revoke one first
people-yourself = You cannot do this to yourself
people-report-game = A report can only name a game that this player plays in or has chatted in
people-report-long = A report has at most { $most } characters
people-report-many = You can send { $most } reports a day
people-moderators-only = Only moderators can see this
people-not-over-them = You cannot act on this player
people-muted = A moderator has muted you for a while
people-mute-days = Mute for 1 to { $most } days

# doska admin

cli-about-admin = Manage members, roles and reports of a server
cli-more-admin =
    doska admin list                     list members; add a prefix to list matching names only
    doska admin role Leyla moderator     or admin, or none
    doska admin reset Leyla              print a recovery code for a member who lost everything
    doska admin close Leyla              nobody can sign in to the account; reopen undoes this
    doska admin bot Robot                mark an account as a bot, permanently
    doska admin reports                  the open reports

    It edits the database directly; a running server notices within seconds.
cli-value-action = ACTION
cli-value-member = MEMBER
cli-value-role = ROLE
cli-operand-action = list, role, reset, close, reopen, bot or reports
cli-operand-member = The name of the member
cli-operand-role = moderator, admin or none
man-example-doska-admin = Make a member a moderator.
admin-no-database = There is no database at { $path }. Name the folder of the server with --data
admin-unknown = No member is called “{ $part }”
admin-no-account = “{ $part }” has no account to sign in to
admin-name = Name the member
admin-role-unknown = “{ $part }” is not a role. Valid: moderator, admin, none
admin-role-set = { $name }: role { $role }
admin-reset = { $name } can sign in once with this recovery code, and then set a new password or passkey: { $code }
admin-closed = { $name }: account closed
admin-bot = { $name } is a bot now
admin-bot-rated = “{ $part }” has played rated games. Make a new account for the bot
admin-reopened = { $name }: account open again
