# Why a game cannot be rated.

ratings-guest = Guests cannot play rated games: sign up first, or play a casual game
ratings-bot = A game against a bot cannot be rated: it does not change your rating
ratings-no-clock = A game without a clock cannot be rated: choose a time control, or play a casual game
ratings-position = A game from a position of your own cannot be rated: start from the standard position, or play a casual game
ratings-unknown-pace = “{ $part }” is not a pace. Valid: { $valid }
