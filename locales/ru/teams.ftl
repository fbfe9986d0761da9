# Команды: вчетвером первый и третий игроки играют против второго и четвёртого.
team-blue = Синие
team-green = Зелёные
team-seats = игроки { $first } и { $second }
team-ally = союзник
team-yours = ваша команда
team-score = { $team }: { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
