# What the server refuses, and why.
problem-title = { $status ->
    [400] The request cannot be read
    [401] You are not signed in
    [403] This is not allowed
    [404] Not found
    [405] This method is not allowed here
    [408] The request took too long
    [409] The situation has changed
    [413] The request is too large
    [415] This content type is not supported
    [422] The request contains an invalid value
    [429] Too many requests
    [503] The server cannot do this now
   *[other] The request failed
}
problem-not-found = There is nothing at this address
problem-unauthorized = You are not signed in. Programs send a token as “Authorization: Bearer TOKEN”
problem-unavailable = The server could not store or read this. Nothing has changed; please try again in a moment
problem-not-your-seat = You have no seat in this game
problem-json = This is not the JSON that was expected: { $why }
problem-body = The body of the request could not be read
problem-too-large = A request can have at most { $most } KB
problem-method = This address does not support this method
problem-query = The query is invalid: { $why }
problem-upgrade = Only WebSocket connections are served here
problem-origin = Sockets can only be opened from pages of this site
problem-frame = This frame cannot be read: { $why }
problem-command-id = “id” has 1 to { $most } characters
online-clock = A clock is {"{"}"initial": seconds, "increment": seconds{"}"}, {"{"}"initial": seconds, "delay": seconds{"}"} or {"{"}"days": 1 to 30{"}"}; at most 24 hours and 600 seconds
people-name = “{ $part }” cannot be a name: it must have 1 to { $most } characters, without < > & " or \
problem-too-many = { $seconds ->
    [one] Too many requests. Please try again in { $seconds } second
   *[other] Too many requests. Please try again in { $seconds } seconds
}
problem-cross-site = This request comes from a page of another site
problem-content-type = The body must be JSON, with “Content-Type: application/json”
problem-timeout = The request took too long to arrive
