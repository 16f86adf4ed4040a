import { mails } from './mails.ts';

/** Russian mails with a code or a link. */
export const RUSSIAN = mails(
  'ru',
  `
@@ магазин код | heading | 604918
Лавка <noreply@lavka-shop.example>
Ваш код подтверждения
= Подтвердите адрес электронной почты
Здравствуйте, Ирина! Введите этот код на сайте:
# 604918
Код действует 10 минут. Никому его не сообщайте.
-- ООО «Лавка», 125009, Москва, ул. Тверская, д. 7. ИНН 7701234567. Тел. 8 800 555-01-10

@@ банк операция | distractors | 8842
Берег Банк <info@bereg-bank.example>
Код для подтверждения перевода 12 500 ₽
Перевод на карту *4417, сумма 12 500,00 ₽, дата 05.03.2026, 11:42.
# Код подтверждения :: 8842
Если вы не совершали операцию, позвоните по номеру 8 (800) 555-35-00.

@@ тема | subject-only | 70219
Попутка <hello@poputka.example>
70219 — ваш код для входа
Код указан в теме письма. Введите его в приложении.

@@ госуслуги | table | 551830
Портал услуг <no-reply@portal-uslug.example>
Подтверждение электронной почты
Номер заявления: 2210045877
# Код подтверждения :: 551830

@@ двухэтапная | inline | 339284
Почта Плюс <security@pochtaplus.example>
Вход с нового устройства
Кто-то входит в ваш аккаунт с устройства Xiaomi 13, Казань. Если это вы, введите код {339284}.

@@ группами | grouped | 482113
Облако <id@oblako-id.example>
Код для входа в Облако ID
Одноразовый код:
# 482 113
Запрос № 77-1902

@@ клетки | split | 907315
Рецептник <privet@receptnik.example>
Остался один шаг
Введите цифры из письма в приложение
# 907315

@@ буквы и цифры | alphanumeric | B7KX93
Форум садоводов <forum@sadovod.example>
Код активации учётной записи
Код активации: {B7KX93}
Участников на форуме: 18 204

@@ подтвердить почту | verify-link
Лента Новостей <welcome@lenta-news.example>
Подтвердите подписку
Чтобы начать получать рассылку, подтвердите свой адрес.
>v Подтвердить подписку | https://lenta-news.example/confirm/7a01?u=5512
* Отписаться | https://lenta-news.example/unsub/5512

@@ сброс пароля | reset-link
Попутка <hello@poputka.example>
Восстановление пароля
Вы запросили восстановление пароля. Чтобы задать новый пароль, перейдите по ссылке:
^r https://poputka.example/password/reset/c81e728d9d4c
Ссылка действительна 24 часа.

@@ ссылка для входа | magic-link
Заметки <login@zametki.example>
Ссылка для входа в Заметки
Нажмите на кнопку, чтобы войти без пароля.
>s Войти | https://zametki.example/auth/l/33f0-1b

@@ приглашение | invitation
Доска <invite@doska-team.example>
Олег Смирнов приглашает вас в команду «Склад»
Присоединяйтесь к команде, чтобы видеть общие задачи.
>i Принять приглашение | https://doska-team.example/join/sklad/91ab

@@ код и ссылка | code-and-link | 775190
Лавка <noreply@lavka-shop.example>
Код 775190 для входа в Лавку
Введите код:
# 775190
или войдите по ссылке.
>s Войти по ссылке | https://lavka-shop.example/in/775190/aa
`,
);

/** Ukrainian mails with a code or a link. */
export const UKRAINIAN = mails(
  'uk',
  `
@@ код магазин | heading | 260478
Крамниця <noreply@kramnytsia.example>
Ваш код підтвердження
Вітаємо, Оксано! Введіть код, щоб завершити реєстрацію:
# 260478
Код дійсний 15 хвилин. Тел. 0 800 500 123

@@ вхід | inline | 918350
Пошта Захід <bezpeka@poshta-zahid.example>
Вхід до облікового запису
Ваш одноразовий код: {918350}. Нікому його не повідомляйте.

@@ підтвердження | verify-link
Городник <vitaiemo@horodnyk.example>
Підтвердіть електронну адресу
Дякуємо за реєстрацію!
>v Підтвердити адресу | https://horodnyk.example/pidtverdyty/71ac
`,
);

/** Turkish mails with a code or a link. */
export const TURKISH = mails(
  'tr',
  `
@@ mağaza kod | heading | 483027
Çarşım <bildirim@carsim.example>
Doğrulama kodunuz
= E-posta adresinizi doğrulayın
Merhaba Elif, aşağıdaki kodu uygulamaya girin:
# 483027
Kod 3 dakika geçerlidir.
-- Çarşım A.Ş., Büyükdere Cad. No:100, 34394 İstanbul. Mersis 0123456789012345

@@ banka | distractors | 719035
Boğaz Bank <bilgi@bogazbank.example>
1.250,00 TL tutarındaki işleminiz için şifre
05.04.2026 13:22 tarihli, 1.250,00 TL tutarındaki işleminiz için:
# Tek kullanımlık şifre :: 719035
Şifrenizi kimseyle paylaşmayın. Müşteri Hizmetleri: 0850 222 00 00

@@ konu | subject-only | 5904
Yolcu <merhaba@yolcu.example>
Giriş kodunuz: 5904
Kod bu e-postanın konu satırındadır.

@@ iki adım | inline | 660218
Postacı <guvenlik@postaci.example>
İki adımlı doğrulama
Oturum açmak için {660218} kodunu kullanın. İstek: Ankara, Chrome 125.

@@ grup | grouped | 371894
Uçuşum <hesap@ucusum.example>
Hesabınıza giriş için güvenlik kodu
Güvenlik kodunuz
# 371 894
Üyelik no: 10029384

@@ kutular | split | 8263
Tarifçi <selam@tarifci.example>
Son bir adım kaldı
Bu rakamları uygulamaya yazın
# 8263

@@ onay | verify-link
Bahçem <hosgeldin@bahcem.example>
E-posta adresini onayla
Kaydını tamamlamak için düğmeye tıkla.
>v E-postamı onayla | https://bahcem.example/onay?k=901fa
* Abonelikten çık | https://bahcem.example/cik?k=901fa

@@ parola | reset-link
Yolcu <merhaba@yolcu.example>
Şifreni sıfırla
Şifreni sıfırlamak için bir istek aldık.
>r Şifremi sıfırla | https://yolcu.example/sifre/yeni/4fa77

@@ giriş bağlantısı | magic-link
Defterim <giris@defterim.example>
Giriş bağlantınız
Parola olmadan giriş yapmak için tıklayın. Bağlantı 15 dakika geçerli.
>s Giriş yap | https://defterim.example/giris/l/0c3d

@@ davet | invitation
Pano <davet@pano.example>
Kerem sizi "Bütçe" panosuna davet etti
Kerem Aydın sizinle çalışmak istiyor.
>i Daveti kabul et | https://pano.example/davet/butce/22ee
`,
);
