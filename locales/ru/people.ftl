# Имена, пароли, учётные записи, модерация.

people-guest = Гость
people-name-letter = «{ $part }» не может быть частью имени. Допустимы буквы, цифры, «_» и «-»
people-name-length = В имени должно быть от { $least } до { $most } символов
people-name-first = Имя начинается с буквы или цифры и содержит хотя бы одну букву
people-name-reserved = Имя «{ $part }» зарезервировано. Выберите другое
people-name-taken = Имя «{ $part }» или похожее на него занято. Выберите другое
people-password-short = В пароле должно быть не меньше { $least } символов
people-password-long = В пароле должно быть не больше { $most } символов
people-password-common = Этот пароль подбирают одним из первых. Выберите другой: подойдут несколько не связанных между собой слов
people-password-name = Пароль почти целиком состоит из имени. Выберите другой: подойдут несколько не связанных между собой слов
people-no-credentials = Нужен пароль или ключ доступа
people-already-member = У вас уже есть учётная запись. Чтобы создать другую, выйдите
people-wrong-credentials = Неверное имя, пароль или код
people-wrong-password = Неверный пароль
people-code-required = Введите код из приложения для аутентификации
people-code-wrong = Код неверен или уже использован. Дождитесь следующего
people-closed = Эта учётная запись закрыта модератором
people-attempts = { $seconds ->
    [one] Слишком много попыток. Повторите через { $seconds } секунду
    [few] Слишком много попыток. Повторите через { $seconds } секунды
   *[other] Слишком много попыток. Повторите через { $seconds } секунд
}
people-no-passkeys = Ключи доступа работают по HTTPS или по адресу http://localhost. Сервер должен знать свой внешний адрес
people-passkey-wrong = Ключ доступа не принят, или ответ пришёл слишком поздно. Попробуйте ещё раз
people-passkey-known = Этот ключ доступа уже используется
people-passkey-many = В учётной записи может быть не больше { $most } ключей доступа. Сначала удалите один
people-last-credential = Это ваш единственный способ входа. Сначала добавьте ключ доступа или пароль
people-totp-password = Коды защищают пароль. Сначала задайте его
people-bot-rated = С этой учётной записи уже играли рейтинговые партии. Создайте для бота новую
people-session-only = С токеном API этого сделать нельзя. Войдите
people-members-only = Для этого нужна учётная запись. Сначала зарегистрируйтесь
people-confirm = Подтвердите ключом доступа или паролем, что это вы
people-scope = У токена нет права «{ $scope }»
people-token-name = Дайте токену название
people-token-scopes = «{ $part }» — не список прав. Выберите одно или несколько: { $valid }
people-token-days = Токен действует от 1 до { $most } дней
people-token-many = В учётной записи может быть не больше { $most } токенов. Сначала отзовите один
people-yourself = С самим собой этого сделать нельзя
people-report-game = В жалобе можно указать только партию, в которой этот игрок играет или пишет в чате
people-report-long = В жалобе должно быть не больше { $most } символов
people-report-many = В день можно отправить не больше { $most } жалоб
people-moderators-only = Это видят только модераторы
people-not-over-them = Вы не можете ничего сделать с этим игроком
people-muted = Модератор временно запретил вам писать
people-mute-days = Запретить писать можно на срок от 1 до { $most } дней

# doska admin

cli-about-admin = Управлять участниками, ролями и жалобами сервера
cli-more-admin =
    doska admin list                     участники; с началом имени — только те, чьи имена так начинаются
    doska admin role Лейла moderator     или admin, или none
    doska admin reset Лейла              код восстановления для участника, который всё потерял
    doska admin close Лейла              войти в учётную запись больше нельзя; reopen отменяет это
    doska admin bot Robot                отметить учётную запись как бота, навсегда
    doska admin reports                  открытые жалобы

    Команда работает с самой базой данных, рядом с работающим сервером: он заметит это за несколько секунд.
cli-value-action = ДЕЙСТВИЕ
cli-value-member = УЧАСТНИК
cli-value-role = РОЛЬ
cli-operand-action = list, role, reset, close, reopen, bot или reports
cli-operand-member = Имя участника
cli-operand-role = moderator, admin или none
man-example-doska-admin = Сделать участника модератором.
admin-no-database = В { $path } нет базы данных. Укажите папку сервера ключом --data
admin-unknown = Нет участника с именем «{ $part }»
admin-no-account = У «{ $part }» нет учётной записи для входа
admin-name = Укажите имя участника
admin-role-unknown = «{ $part }» — не роль. Допустимо: moderator, admin, none
admin-role-set = { $name }: роль { $role }
admin-reset = { $name }: с этим кодом можно один раз войти и задать новый пароль или ключ доступа: { $code }
admin-closed = { $name }: учётная запись закрыта
admin-bot = { $name } теперь бот
admin-bot-rated = С учётной записи «{ $part }» уже играли рейтинговые партии. Создайте для бота новую
admin-reopened = { $name }: учётная запись снова открыта
