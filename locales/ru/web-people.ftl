# Учётные записи на сайте: кто вошёл, страница учётной записи, модерация.

web-people-offline = Сервер недоступен
web-people-failed = Что-то пошло не так. Попробуйте ещё раз

web-people-menu = { $name }: ваше меню
web-people-profile = Профиль
web-people-sign-in = Войти
web-people-sign-up = Создать учётную запись
web-people-sign-out = Выйти
web-people-cancel = Отмена
web-people-copy = Скопировать
web-people-copied = Скопировано
web-people-save = Сохранить в файл
web-people-or = или

web-signin-title = Вход
web-preview-all-signin = Войдите, чтобы играть рейтинговые партии и видеть свои партии на любом устройстве.
web-people-no-account = Впервые здесь?
web-people-have-account = Уже есть учётная запись?
web-people-keep = Вы играете как { $name }. С учётной записью ваши партии останутся с вами на любом устройстве.
web-people-bring = Вы играете как { $name }. Партии из этого браузера перейдут в вашу учётную запись.
web-people-name = Имя
web-people-name-about = От 2 до 20 букв, цифр, «_» или «-». Его видят другие.
web-people-password = Пароль
web-people-password-about = Не меньше 8 символов. Подойдут несколько не связанных между собой слов.
web-people-passkey-about = Ключ доступа хранит телефон, компьютер или менеджер паролей. Его не нужно запоминать и нельзя подобрать.
web-people-sign-up-passkey = Создать с ключом доступа
web-people-sign-up-password = Создать с паролем
web-people-sign-in-passkey = Войти с ключом доступа
web-people-passkey-cancelled = Ключ доступа не использован. Попробуйте ещё раз или выберите другой способ
web-people-passkey-there = На этом устройстве уже есть ключ доступа этой учётной записи
web-people-passkey-failed = Браузер не смог использовать здесь ключ доступа
web-people-code = Код из приложения для аутентификации
web-people-lost = Потеряли ключ доступа или пароль?
web-people-recovery-code = Код восстановления
web-people-recovery-about = Один из десяти кодов, которые вы сохранили. Если их нет, обратитесь к владельцу сервера.
web-people-recover = Войти с кодом
web-people-codes = Коды восстановления
web-people-codes-about = Сохраните эти коды там, где сможете их найти. По каждому можно войти один раз, если остальное потеряно. Больше они показаны не будут.
web-people-codes-saved = Коды сохранены
web-people-left = Вы вошли
web-people-left-about = { $count ->
    [one] { $count } партия осталась у гостя: в ней вы играли против собственной учётной записи, а играть с самим собой нельзя.
    [few] { $count } партии остались у гостя: в них вы играли против собственной учётной записи, а играть с самим собой нельзя.
   *[other] { $count } партий осталось у гостя: в них вы играли против собственной учётной записи, а играть с самим собой нельзя.
}
web-people-left-game = Партия { $number }
web-people-left-go = Продолжить

web-account-title = Учётная запись
web-preview-all-account = Ваше имя, ключи доступа, пароль, сеансы и данные.
web-account-nobody = Вы не вошли
web-account-guest = Вы играете как { $name }, без учётной записи. Вас знает только этот браузер: создайте учётную запись, чтобы не потерять партии.
web-account-name-about = Его видят другие. Прежнее имя смогут взять другие.
web-account-name-change = Сменить имя
web-account-passkeys = Ключи доступа
web-account-passkeys-not-here = Ключи доступа работают по HTTPS или по адресу http://localhost в браузерах, которые их поддерживают.
web-account-passkey-add = Добавить ключ доступа
web-account-remove = Удалить
web-account-remove-of = Удалить: { $name }
web-account-used = Последнее использование: { $date }
web-account-added = Добавлен: { $date }
web-account-expires = Действует до: { $date }
web-account-password-new = Новый пароль
web-account-password-set = Задать пароль
web-account-password-change = Сменить пароль
web-account-password-remove = Удалить пароль
web-account-totp = Приложение для аутентификации
web-account-totp-about = При входе с паролем потребуется ещё и код из приложения на телефоне.
web-account-totp-on = Включено
web-account-totp-set = Настроить
web-account-totp-remove = Отключить
web-account-totp-scan = Отсканируйте картинку приложением для аутентификации и введите код, который оно покажет.
web-account-totp-qr = QR-код для приложения
web-account-totp-type = Или введите ключ вручную:
web-account-totp-turn-on = Включить
web-account-codes-about = По каждому можно войти один раз, если ключ доступа или пароль потерян.
web-account-codes-left = { $count ->
    [0] Кодов не осталось. Создайте новые
    [one] Остался { $count } код
    [few] Осталось { $count } кода
   *[other] Осталось { $count } кодов
}
web-account-codes-new = Создать новые коды
web-account-sessions = Где вы вошли
web-account-session-unknown = Неизвестная программа
web-account-session-current = Этот сеанс
web-account-end = Завершить
web-account-end-of = Завершить сеанс: { $name }
web-account-sessions-end = Завершить остальные сеансы
web-account-tokens = Токены API
web-account-tokens-about = Для ботов и скриптов, которые действуют от вашего имени.
web-account-revoke = Отозвать
web-account-revoke-of = Отозвать: { $name }
web-account-token-new = Новый токен
web-account-token-name = Для чего он
web-account-token-name-about = Видите только вы.
web-account-token-scopes = Что он может
web-account-scope-read = Видеть ваши партии и вызовы
web-account-scope-play = Делать ходы и предложения, сдаваться
web-account-scope-challenge = Создавать и принимать вызовы
web-account-scope-chat = Писать в чат
web-account-scope-account = Читать вашу учётную запись и её данные
web-account-scope-short = { $scope ->
    [read] чтение
    [play] игра
    [challenge] вызовы
    [chat] чат
   *[account] учётная запись
}
web-account-token-days = Срок действия
web-account-token-for = { $days ->
    [0] Бессрочно
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}
web-account-token-create = Создать токен
web-account-token-made = Скопируйте токен сейчас. Больше он показан не будет.
web-account-bot = Учётная запись бота
web-account-bot-about = Для программы, которая играет сама. Другие увидят, что это бот.
web-account-bot-is = С этой учётной записью играет программа. Она показана как бот и играет товарищеские партии.
web-account-bot-make = Сделать учётной записью бота
web-account-bot-permanent = Это навсегда. Боты играют только товарищеские партии. Сделать это можно лишь до первой рейтинговой партии.
web-account-blocked = Заблокированные игроки
web-account-blocked-about = Они не могут бросить вам вызов, войти в вашу партию или написать вам, и быстрый подбор не сведёт вас с ними.
web-account-data = Ваши данные
web-account-data-about = Всё, что о вас хранится, вместе со всеми партиями, одним файлом.
web-account-export = Скачать
web-account-delete = Удалить учётную запись
web-account-delete-about = Текущие партии будут сданы. Имя, ключи доступа, сообщения и настройки будут удалены; завершённые партии останутся без вашего имени. Отменить это нельзя.
web-account-confirm = Подтвердите, что это вы
web-account-confirm-about = Для этого изменения нужен ещё раз ключ доступа или пароль.
web-account-confirm-passkey = Подтвердить ключом доступа
web-account-confirm-password = Подтвердить паролем

web-people-block = Заблокировать
web-people-unblock = Разблокировать
web-people-unblock-of = Разблокировать: { $name }
web-people-blocked = Заблокирован игрок { $name }
web-people-unblocked = Разблокирован игрок { $name }
web-people-report = Пожаловаться
web-people-report-about = Пожаловаться на игрока { $name }
web-people-report-reason = Что случилось?
web-people-report-text = Подробности (необязательно)
web-people-report-send = Отправить жалобу
web-people-reported = Спасибо. Модератор рассмотрит жалобу
web-people-report-engine = Играет с помощью движка
web-people-report-abuse = Оскорбления в чате
web-people-report-name = Оскорбительное имя
web-people-report-stalling = Тянет время или бросает партии
web-people-report-other = Другое

web-moderation-title = Модерация
web-preview-all-moderation = Жалобы на игроков, для модераторов.
web-moderation-only = Эта страница для модераторов
web-moderation-reports = Открытые жалобы
web-moderation-reported = автор жалобы: { $name }, { $at }
web-moderation-role-moderator = модератор
web-moderation-role-admin = администратор
web-moderation-role-none = без роли
web-moderation-none = Открытых жалоб нет
web-moderation-game = Открыть партию
web-moderation-chat = Переписка в чате
web-moderation-chat-players = Игроки
web-moderation-chat-watchers = Зрители
web-moderation-chat-none = Сообщений нет
web-moderation-mute = Запретить чат
web-moderation-unmute = Разрешить чат
web-moderation-rename = Переименовать
web-moderation-close = Закрыть учётную запись
web-moderation-reopen = Снова открыть учётную запись
web-moderation-bot = Отметить как бота
web-moderation-dismiss = Отклонить
web-moderation-about = Игрок: { $name }
web-moderation-days = Дней без чата
web-moderation-name = Новое имя
web-moderation-why = Причина, для журнала
web-moderation-close-about = Все сеансы игрока завершатся, текущие партии будут сданы, войти он больше не сможет.
web-moderation-unmute-about = Игрок снова сможет писать в чат.
web-moderation-reopen-about = Игрок снова сможет войти.
web-moderation-bot-about = Игрок будет показан как бот и сможет играть только товарищеские партии. Отменить это нельзя.
web-moderation-done = Готово
web-moderation-for-days = { $count ->
    [one] на { $count } день
    [few] на { $count } дня
   *[other] на { $count } дней
}
web-moderation-log = Журнал
web-moderation-operator = Оператор
web-moderation-entry = { $action ->
    [mute] { $by }: запрет чата, { $name }
    [unmute] { $by }: чат разрешён, { $name }
    [rename] { $by }: переименование, { $name }
    [close] { $by }: учётная запись закрыта, { $name }
    [reopen] { $by }: учётная запись открыта, { $name }
    [dismiss] { $by }: жалоба отклонена, { $name }
    [role] { $by }: смена роли, { $name }
    [bot] { $by }: отметка «бот», { $name }
    [reset] { $by }: код восстановления, { $name }
   *[other] { $by }: другое действие, { $name }
}
