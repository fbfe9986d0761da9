# Playing online: what the server says about games in progress.
online-not-gone = Your opponent is still here, or has not been gone long enough
online-no-claim = Only a live game with a clock can be claimed
chat-preset = “{ $part }” is not a preset. Valid: { $valid }
chat-one = Send either “preset” or “text”
chat-text = A message must have 1 to { $most } characters
chat-members = Only members can write their own messages. Use one of the presets
chat-closed = Free text is off in this game until everybody at the board has allowed it
chat-often = Too many messages: wait a moment
chat-full = This chat is full
