# The lessons, on the site only. The tasks of each game have files of their own.
learn-not-yet = Legal, but not the solution. Try again.
