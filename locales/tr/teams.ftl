# Takımlar: dört kişilik oyunda birinci ve üçüncü oyuncu, ikinci ve dördüncüye karşıdır.
team-blue = Mavi takım
team-green = Yeşil takım
team-seats = { $first }. ve { $second }. oyuncu
team-ally = ortak
team-yours = takımınız
team-score = { $team }: { $count } puan
