# Teams: where four play, the first and the third player against the second and the fourth.
team-blue = Blue team
team-green = Green team
team-seats = players { $first } and { $second }
team-ally = ally
team-yours = your team
team-score = { $team }: { $count ->
    [one] { $count } point
   *[other] { $count } points
}
