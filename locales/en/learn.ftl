# The lessons, on the site only. The tasks of each game have files of their own.
learn-not-yet = A legal move, but not what is asked for here. It is taken back: try another.
