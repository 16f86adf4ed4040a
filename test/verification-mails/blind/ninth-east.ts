import { mails } from '../mails.ts';

/** Polish, Russian and Turkish mails of batch 9, written without knowledge of the extractor. */
export const NINTH_EAST = [
  ...mails(
    'pl',
    `
@@ b9s mobile operator | grouped | 914207
Fala Mobile <bok@falamobile.example>
Twoje hasło jednorazowe do Mojej Fali
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Fala Mobile</title>
<style type="text/css">
.ExternalClass{width:100%} a{color:#6d2077} @media only screen and (max-width:480px){.full{width:100%!important}}
</style></head>
<body bgcolor="#f0f0f0"><table class="full" width="640" align="center" bgcolor="#ffffff" border="0" cellpadding="0" cellspacing="0">
<tr><td background="https://img.falamobile.example/top_20261101.gif" height="90"><font face="Verdana" size="5" color="#6d2077">&nbsp;Fala Mobile</font></td></tr>
<tr><td style="padding:25px"><font face="Verdana" size="2">Witaj,<br /><br />hasło jednorazowe do zalogowania się w serwisie Moja Fala na numer <b>601 770 441</b>:<br /><br />
<font size="5">914&nbsp;207</font><br /><br />
Hasło wygaśnie o godz. 17:55. Jeżeli nie logowałeś się do serwisu, skontaktuj się z Biurem Obsługi Klienta pod numerem *500 (opłata 1,50 zł za połączenie).</font></td></tr>
<tr><td style="padding:25px"><font face="Verdana" size="1" color="#999999">Fala Mobile sp. z o.o. z siedzibą w Warszawie (02-673), ul. Konstruktorska 4, KRS 0000441207, NIP 951-44-12-077, REGON 015441207, kapitał zakładowy 471 590 000 zł.</font></td></tr>
</table></body></html>

@@ b9s insurance institution | verify-link
Portal Składek <powiadomienia@portal-skladek.example>
PS: potwierdzenie adresu e-mail (sprawa 110000/71/44120/2026)
%expect verify https://www.portal-skladek.example/potwierdzenie-email.npi?token=AAHk-44x91.77-Qe
%text
Szanowna Pani / Szanowny Panie,

na Pani/Pana profilu w Portalu Składek zmieniono adres e-mail do korespondencji.
Data zmiany: 2026-11-20 10:14:31
Nowy adres: j.zielinski@poczta.example

Prosimy o potwierdzenie adresu poprzez wejście na stronę:
<https://www.portal-skladek.example/potwierdzenie-email.npi?token=AAHk-44x91.77-Qe>

Brak potwierdzenia w ciągu 7 dni spowoduje przywrócenie poprzedniego adresu.

Wiadomość została wygenerowana automatycznie.
Centrum Obsługi Telefonicznej: 22 560 16 00

@@ b9s invoicing invite | invitation
Fakturka <kontakt@fakturka.example>
Zaproszenie do firmy PHU Jodła Marek Sosnowski
%expect invitation https://app.fakturka.example/invitations/8820/accept?invitation_token=Xn2yTs81
%html
<div style="background:#fafbfc;padding:30px;font:15px/22px Lato,sans-serif"><div style="background:#fff;border-radius:8px;padding:30px;max-width:520px;margin:auto">
<h3>Cześć!</h3><p>Marek Sosnowski dodał Cię jako <i>księgową</i> do firmy <b>PHU Jodła Marek Sosnowski</b> (NIP 7123344120) w Fakturce.</p>
<p><a href="https://app.fakturka.example/invitations/8820/accept?invitation_token=Xn2yTs81" class="btn">Dołącz do firmy</a></p>
<p>Nie znasz tej osoby? Możesz <a href="https://app.fakturka.example/invitations/8820/decline?invitation_token=Xn2yTs81">odrzucić zaproszenie</a>.</p>
<p>Pozdrawiamy,<br>Kasia i zespół Fakturki</p></div></div>

@@ b9s fintech subject | subject-only | 285036
Kantorek <hej@kantorek.example>
285036 to Twój kod Kantorek
%text
Użyj kodu z tematu tej wiadomości, aby zalogować się w aplikacji. Za 10 minut przestanie działać.

Ktoś prosi Cię o podanie go przez telefon? Rozłącz się.

@@ b9s city bikes | magic-link
Rower Miejski Łódź <noreply@rowerlodz.example>
Zaloguj się jednym kliknięciem
%expect sign_in https://rowerlodz.example/m/a/eyJ1IjoxMTg0NH0.Zk1x9Q
%html
<p>Hej Paweł!</p><p><a href="https://rowerlodz.example/m/a/eyJ1IjoxMTg0NH0.Zk1x9Q">Otwórz konto bez hasła &rarr;</a></p><p>Stan Twojego konta: 17,40 zł. Sezon trwa do 30 listopada.</p><p>Dział obsługi: 42 300 81 09 (całą dobę)</p>

@@ b9s auction new password | reset-link
Antykwariat Online <admin@antykwariat-online.example>
[Antykwariat Online] Zmiana hasła
%expect reset_password https://antykwariat-online.example/wp-login.php?action=rp&key=q7Xv2LmD90aKs1bTe4Yw&login=biblio_maria
%text
Ktoś zażądał zmiany hasła dla następującego konta:

Nazwa witryny: Antykwariat Online

Nazwa użytkownika: biblio_maria

Jeśli to pomyłka, zignoruj ten e-mail, a nic się nie stanie.

Aby zresetować hasło, odwiedź następujący adres:

https://antykwariat-online.example/wp-login.php?action=rp&key=q7Xv2LmD90aKs1bTe4Yw&login=biblio_maria

To żądanie zmiany hasła pochodzi z adresu IP 79.184.40.12.
`,
  ),
  ...mails(
    'ru',
    `
@@ b9s cloud console | table | 70418263
Облако Сфера <security@sfera-cloud.example>
Подтвердите действие в консоли
%html
<style>td{padding:6px 12px;border-bottom:1px solid #eee}</style>
<p>Добрый день!</p><p>В проекте <code>prod-ural-2</code> запрошено удаление виртуальной машины. Для продолжения введите код подтверждения в консоли.</p>
<table style="border-collapse:collapse;font-family:Roboto,Arial;font-size:14px">
<tr><td>Проект</td><td>prod-ural-2 (id 440912)</td></tr>
<tr><td>Ресурс</td><td>vm-7741, 4 vCPU, 16 ГБ</td></tr>
<tr><td>Инициатор</td><td>s.petrov@uralsoft.example</td></tr>
<tr><td>Время</td><td>20.11.2026 11:08:55 (UTC+5)</td></tr>
<tr><td>Код подтверждения</td><td><strong>70418263</strong></td></tr>
</table>
<p>Код перестанет действовать через 15 минут. Если вы не совершали это действие, создайте <a href="https://console.sfera-cloud.example/support/new">обращение в поддержку</a>.</p>
<p style="color:#999;font-size:12px">ООО «Сфера Облако», 119021, Москва, ул. Льва Толстого, 16</p>

@@ b9s mailbox recovery | inline | 93175
Служба поддержки Письмоноша <id@pismonosha.example>
Восстановление доступа к Письмоноша ID
%text
Здравствуйте!

Кто-то (вероятно, вы) восстанавливает доступ к аккаунту anton.belov на Письмоноше. Этот адрес указан как резервный, поэтому мы отправили на него проверочный код: 93175

Введите его на странице восстановления.

Не узнаёте логин? Тогда просто удалите это письмо: возможно, кто-то указал ваш адрес по ошибке.

Письмоноша ID

@@ b9s spare parts shop | reset-link
Запчасти24 <order@zapchasti24.example>
Запчасти24: Запрос на смену пароля
%expect reset_password https://zapchasti24.example/auth/index.php?change_password=yes&lang=ru&USER_CHECKWORD=3f9a10c7d2e84b&USER_LOGIN=kolyan%40pochta.example
%text
Информационное сообщение сайта Запчасти24
------------------------------------------
Николай Ветров,

Для смены пароля перейдите по следующей ссылке:
https://zapchasti24.example/auth/index.php?change_password=yes&lang=ru&USER_CHECKWORD=3f9a10c7d2e84b&USER_LOGIN=kolyan%40pochta.example

Ваша регистрационная информация:

ID пользователя: 11840
Статус профиля: активен
Login: kolyan@pochta.example

Сообщение сгенерировано автоматически.

@@ b9s ebook club | magic-link
Книжный клуб «Абзац» <hi@abzac.example>
Ваша ссылка для входа в «Абзац»
%expect sign_in https://abzac.example/auth/callback?token_hash=pkce_7a10d9&type=magiclink&next=%2Fshelf
%html
<table width="100%" bgcolor="#fffbf2"><tr><td align="center"><table width="500"><tr><td style="font:32px Georgia;padding:30px 0">¶ Абзац</td></tr>
<tr><td style="font:17px/27px Georgia"><p>Доброе утро, Вера.</p><p>Вы просили ссылку для входа. Вот она, одноразовая, живёт один час:</p>
<p><a style="color:#a33" href="https://abzac.example/auth/callback?token_hash=pkce_7a10d9&amp;type=magiclink&amp;next=%2Fshelf">войти и продолжить чтение</a></p>
<p>Вы остановились на странице 214 книги «Зимняя дорога».</p></td></tr>
<tr><td style="font:12px Georgia;color:#998">ИП Крылова А. В., ОГРНИП 321774600441209. <a href="https://abzac.example/legal">Условия</a> · <a href="https://abzac.example/email/off?u=71a">Не получать рассылку</a></td></tr></table></td></tr></table>

@@ b9s airline bilingual | subject-and-body | 5520
Сибирь Крылья <noreply@sibkrylya.example>
Код подтверждения / Verification code: 5520
%text
Уважаемый пассажир!
Ваш код для входа в программу «Крылья Бонус»: 5520
Номер участника: 104 771 2093

Dear passenger,
Your sign-in code for Krylya Bonus is 5520
Membership number: 104 771 2093

8-800-700-07-07 | +7 495 777-99-99

@@ b9s broker signature | distractors | 3851
Инвест Причал <sign@invest-prichal.example>
Подписание документов по счёту 44120/26-БР
%html
<div style="font-family:Arial;color:#333;max-width:600px"><p>Уважаемый Артём Викторович!</p>
<p>Для подписания простой электронной подписью подготовлены документы:</p>
<ol><li>Заявление о присоединении № 118402 от 20.11.2026</li><li>Поручение на покупку: ОФЗ 26244, 40 шт., сумма 38 417,20 ₽</li></ol>
<p>Введите в приложении код <b>3851</b>. Вводя код, вы подтверждаете согласие с документами.</p>
<p>Телефон: 8 (800) 444-12-09</p>
<p style="font-size:10px;color:#aaa">АО «Инвест Причал», лицензия № 045-14050-100000 от 14.06.2018. Не является индивидуальной инвестиционной рекомендацией. 190000, Санкт-Петербург, наб. реки Мойки, 77</p></div>
`,
  ),
  ...mails(
    'tr',
    `
@@ b9s university mail | alphanumeric | b7Kq2M
Öğrenci İşleri Bilgi Sistemi <obs@marmaris-uni.example>
OBS doğrulama kodu
%text
Değerli öğrencimiz,

OBS mobil uygulamasını cihazınızla eşleştirmek için doğrulama kodunuz aşağıdadır. Büyük/küçük harfe dikkat ediniz.

    b7Kq2M

Öğrenci No: 202604417
Bu ileti sistem tarafından otomatik olarak gönderilmiştir.

Marmaris Üniversitesi Bilgi İşlem Daire Başkanlığı, 48700 Marmaris/Muğla, 0252 413 44 17

@@ b9s telecom app | inline | 662908
Yıldız İletişim <no-reply@yildiziletisim.example>
Online İşlemler giriş şifresi
%text
Online İşlemler'e giriş için tek kullanımlık şifreniz 662908. 2 dk içinde kullanınız. B002

@@ b9s bookkeeping invite | invitation
Defterim <bildirim@defterim.example>
Gökhan Şahin sizi Şahin Mobilya Ltd. Şti. hesabına davet etti
%expect invitation https://app.defterim.example/davet/kabul/77f0c1e2-9b44
%html
<html><body style="font-family:Inter,Helvetica,Arial;background:#eef1f6;padding:40px">
<table width="520" align="center" bgcolor="#ffffff" style="border-radius:10px"><tr><td style="padding:32px">
<p style="color:#3b5bdb;font-weight:700">defterim</p>
<p>Merhaba,</p><p><b>Gökhan Şahin</b>, ön muhasebe kayıtlarını birlikte yönetmek için sizi <b>Şahin Mobilya Ltd. Şti.</b> hesabına <i>Mali Müşavir</i> rolüyle davet etti.</p>
<table cellpadding="0" cellspacing="0"><tr><td style="background:#3b5bdb;border-radius:6px"><a href="https://app.defterim.example/davet/kabul/77f0c1e2-9b44" style="display:block;padding:12px 22px;color:#fff">Daveti Kabul Et</a></td></tr></table>
<p style="font-size:13px">Davet 27.11.2026 tarihine kadar geçerlidir. Sorularınız için <a href="https://yardim.defterim.example">yardım merkezimizi</a> ziyaret edebilirsiniz.</p></td></tr></table>
<p align="center" style="font-size:11px;color:#889">Defterim Yazılım A.Ş., Bilkent Cyberpark B Blok No: 304, 06800 Çankaya/Ankara</p></body></html>

@@ b9s magazine opt-in | verify-link
Gezgin Dergi <bulten@gezgindergi.example>
Bülten aboneliğinizi onaylayın
%expect verify https://gezgindergi.us14.list.example/subscribe/confirm?u=90f1c&id=2b7e&e=44d109
%html
<h2 style="font-family:Georgia">Lütfen aboneliğinizi onaylayın</h2>
<p><a href="https://gezgindergi.us14.list.example/subscribe/confirm?u=90f1c&amp;id=2b7e&amp;e=44d109">Evet, bu listeye abone olmak istiyorum.</a></p>
<p>Bu e-postayı yanlışlıkla aldıysanız silmeniz yeterlidir. Yukarıdaki onay bağlantısına tıklamadığınız sürece abone olmazsınız.</p>
<p>Sorularınız için: <a href="mailto:bulten@gezgindergi.example">bulten@gezgindergi.example</a></p>

@@ b9s crypto withdrawal | distractors | 157743
Bitpazar <no-reply@bitpazar.example>
[Bitpazar] Çekim talebinizi onaylayın
%html
<body style="background:#0b0e11;color:#eaecef;font-family:Arial"><table width="600" align="center" cellpadding="14"><tr><td style="font-size:20px;color:#f0b90b">BITPAZAR</td></tr>
<tr><td>Sayın kullanıcımız,<br><br>Hesabınızdan bir çekim talebi oluşturuldu. Talebi tamamlamak için e-posta doğrulama kodunu giriniz.</td></tr>
<tr><td><table width="100%" style="font-size:13px"><tr><td>Miktar</td><td>0,04412000 BTC</td></tr><tr><td>Adres</td><td>bc1qtest77x0k441209qqexampleaddr0000</td></tr><tr><td>Talep No</td><td>WD20261120884417</td></tr><tr><td>IP</td><td>88.241.77.120 (İzmir)</td></tr></table></td></tr>
<tr><td align="center"><span style="font-size:30px;color:#f0b90b">157743</span><br><small>Kod 10 dakika geçerlidir.</small></td></tr>
<tr><td>Bu işlemi siz yapmadıysanız hesabınızı <a style="color:#f0b90b" href="https://www.bitpazar.example/hesap/dondur?t=0a1">hemen dondurun</a>.<br>Oltalama kodu: <i>mavi-lale</i></td></tr>
<tr><td style="font-size:11px;color:#848e9c">Risk uyarısı: Kripto varlık alım satımı yüksek piyasa riski taşır. © 2026 Bitpazar Teknoloji A.Ş.</td></tr></table></body>

@@ b9s new employee | reset-link
İK Portalı <ik@akdenizlojistik.example>
Hoş geldiniz! Portal şifrenizi oluşturun
%expect reset_password https://ik.akdenizlojistik.example/Account/SetPassword?userId=1184&code=Q2ZESjhO
%text
Sayın Burak Çelik,

Akdeniz Lojistik ailesine hoş geldiniz. 23.11.2026 Pazartesi saat 08:30'da Mersin depomuzda görüşmek üzere.

İzin ve bordro işlemleriniz için kullanacağınız İK Portalı'nda hesabınız açıldı.
Kullanıcı adı: burak.celik
Şifre oluşturma bağlantısı: https://ik.akdenizlojistik.example/Account/SetPassword?userId=1184&code=Q2ZESjhO

İnsan Kaynakları, dahili 4417
`,
  ),
];
