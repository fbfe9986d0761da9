# The levels of the engine, each with a name and a sentence.
level-name = { $level ->
    [1] Chick
    [2] Hare
    [3] Hedgehog
    [4] Cat
    [5] Goat
    [6] Fox
    [7] Wolf
    [8] Bear
    [9] Owl
   *[other] Dragon
}
level-about = { $level ->
    [1] Just hatched. Moves almost at random and gives pieces away
    [2] Takes what it sees and forgets what you can take
    [3] Looks one move ahead, but not every time
    [4] Guards its pieces and pounces on a blunder
    [5] Stubborn: plans a short combination and sticks to it
    [6] Sets traps a few moves deep
    [7] Punishes most mistakes
    [8] Heavy going: seldom errs and squeezes slowly
    [9] Sees far and waits for one inaccuracy
   *[other] Full strength
}
