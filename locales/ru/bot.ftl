# doska bot: движок как игрок на сервере.

cli-about-bot = Запустить движок игроком на сервере
cli-more-bot =
    doska bot --server https://play.example.org --token ТОКЕН --level 5
    Бот принимает адресованные ему вызовы, играет свои партии, в том числе начатые до остановки, и возвращается после обрыва связи. Токен с правами read, play и challenge создаётся на странице учётной записи. Останавливает Ctrl-C.
cli-value-token = ТОКЕН
bot-server = Адрес сервера, например https://play.example.org
bot-token = API-токен игрока; по умолчанию из DOSKA_TOKEN, где его не видят другие пользователи этой машины
bot-level = Сила игры, от 1 до 10; по умолчанию 10
bot-game = Принимать вызовы только в эту игру; можно повторять
bot-open = Принимать и открытые вызовы из лобби
bot-games = Остановиться после стольких партий
bot-threads = Над сколькими партиями думать одновременно, по умолчанию 1
man-example-doska-bot = Играть на уровне 5 на сервере этой машины.
man-env-token = API-токен для doska bot, если нет --token.

bot-at = Играет на { $server }, уровень { $level }
bot-unmarked = Эта учётная запись не отмечена как бот и меняет рейтинги людей. Создайте для бота новую и отметьте её: POST /api/v1/account/bot
bot-begins = { $game }: партия { $id } началась
bot-ended = { $result ->
    [won] { $game }: партия { $id } выиграна
    [lost] { $game }: партия { $id } проиграна
    [aborted] { $game }: партия { $id } отменена
   *[drawn] { $game }: партия { $id } закончилась вничью
}
bot-left = Партию { $id } продолжить нельзя: { $why }
bot-again = Связь потеряна. Новая попытка через { $seconds } с

bot-bad-server = «{ $server }» — не адрес сервера: ожидается http:// или https:// и имя, например https://play.example.org
bot-no-token = Нет токена для { $server }: укажите его в --token или в DOSKA_TOKEN
bot-bad-token = В токене для { $server } есть знаки, которых в токенах не бывает: скопируйте его ещё раз
bot-unauthorized = { $server } не знает этого токена: возможно, он отозван или от другого сервера
bot-unreachable = { $server } недоступен: { $why }
bot-refused = { $server } отказывает: { $why }
bot-foreign = { $server } отвечает не как сервер Doska: { $why }

## Боты сервера

bot-unknown = «{ $part }» — не бот этого сервера: список даёт GET /api/v1/bots
bot-sits = Этот бот уже за доской: выберите другого
bot-not-yours = Добавлять ботов может только автор вызова
