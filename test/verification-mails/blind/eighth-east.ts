import { mails } from '../mails.ts';

/** Polish, Russian and Turkish mails of batch 8, written without knowledge of the extractor. */
export const EIGHTH_EAST = [
  ...mails(
    'pl',
    `
@@ b8s bank operation | distractors | 48213907
Bank Nadwiślański <powiadomienia@nadwislanski.example>
Hasło jednorazowe do operacji nr 2 z dn. 14-11-2026
%text
Dzień dobry,

Operacja nr 2 z dn. 14-11-2026
Przelew z rach.: ...8841 na rach.: 27...4410
Kwota: 1 249,90 PLN
Odbiorca: Zakład Energetyczny Wisła S.A.
Hasło: 48213907

Sprawdź, czy dane operacji się zgadzają. Nie podawaj hasła nikomu, również pracownikom banku.

Bank Nadwiślański S.A., ul. Prosta 18, 00-850 Warszawa, KRS 0000044120, NIP 526-44-12-077
Infolinia: 801 331 007 lub +48 22 598 40 20

@@ b8s marketplace login | heading | 731904
Targowisko <powiadomienia@targowisko.example>
Kod potrzebny do logowania
%html
<!DOCTYPE html>
<html lang="pl"><head><meta charset="utf-8"><style>
  body{margin:0;background:#eceff1;font-family:'Open Sans',Arial,sans-serif}
  .card{background:#fff;max-width:600px;margin:0 auto;padding:24px}
  .foot{color:#767676;font-size:12px;line-height:18px}
</style></head><body>
<div style="display:none;max-height:0;overflow:hidden">Logujesz się na nowym urządzeniu? Potwierdź, że to Ty.</div>
<table width="100%" role="presentation"><tr><td class="card">
<img src="https://img.targowisko.example/logo-2026.png" width="120" height="40" alt="Targowisko">
<p>Cześć <b>Client:44120981</b>,</p>
<p>próbujesz zalogować się na urządzeniu, którego wcześniej nie używałeś. Aby potwierdzić, że to Ty, wpisz na stronie logowania poniższy kod:</p>
<h2 style="font-size:32px;letter-spacing:4px;text-align:center;color:#ff5a00">731904</h2>
<p>Kod jest ważny 10 minut i możesz go użyć tylko raz.</p>
<table style="font-size:13px"><tr><td>Urządzenie:</td><td>Chrome 131, Windows 10</td></tr><tr><td>Adres IP:</td><td>83.21.144.17</td></tr><tr><td>Data:</td><td>14.11.2026, 19:42</td></tr></table>
<p>To nie Ty? <a href="https://targowisko.example/pomoc/zmiana-hasla?utm_source=mail">Zmień hasło</a> jak najszybciej.</p>
</td></tr><tr><td class="foot">Wiadomość wysłana automatycznie, prosimy na nią nie odpowiadać.<br>Targowisko sp. z o.o., ul. Wierzbowa 1B, 61-569 Poznań, kapitał zakładowy 33 976 500,00 zł<br><a href="https://targowisko.example/pomoc">Pomoc</a> | <a href="https://targowisko.example/regulamin">Regulamin</a></td></tr></table>
</body></html>

@@ b8s shoe shop account | verify-link
Butomania <sklep@butomania.example>
Potwierdź rejestrację w Butomania.example
%expect verify https://www.butomania.example/customer/account/confirm/?back_url=&id=90417&key=f3b1c09e77aa41d2
%html
<table width="100%" bgcolor="#f5f5f5" cellpadding="0" cellspacing="0"><tr><td align="center">
<table width="660" bgcolor="#ffffff" style="border:1px solid #ddd">
<tr><td style="padding:20px"><a href="https://www.butomania.example/"><img src="https://www.butomania.example/media/email/logo.gif" alt="Butomania" border="0"></a></td></tr>
<tr><td style="padding:20px"><h1 style="font-size:20px;font-weight:300">Witaj Katarzyno,</h1>
<p>Twój e-mail <b>k.wrona@poczta.example</b> musi zostać potwierdzony, zanim zalogujesz się do naszego sklepu.</p>
<p>Użyj poniższych danych podczas logowania:<br>E-mail: k.wrona@poczta.example<br>Hasło: <i>hasło ustawione podczas rejestracji</i></p>
<table align="center"><tr><td bgcolor="#111111" style="padding:12px 30px"><a href="https://www.butomania.example/customer/account/confirm/?back_url=&amp;id=90417&amp;key=f3b1c09e77aa41d2" style="color:#fff;text-decoration:none">Potwierdź konto</a></td></tr></table>
<p>Jeśli masz pytania, napisz na <a href="mailto:sklep@butomania.example">sklep@butomania.example</a> lub zadzwoń: <a href="tel:+48717770012">71 777 00 12</a>, pn-pt 8:00-18:00.</p></td></tr>
<tr><td bgcolor="#eeeeee" align="center" style="font-size:11px">Butomania S.A., ul. Strzegomska 36, 53-611 Wrocław. <a href="https://www.butomania.example/polityka-prywatnosci">Polityka prywatności</a></td></tr>
</table></td></tr></table>

@@ b8s trusted profile | inline | 19047735
Profil Obywatela <noreply@profil-obywatela.example>
Profil Obywatela: kod autoryzacyjny
%text
Kod autoryzacyjny nr 3 z dnia 2026-11-16: 19047735. Operacja: podpisanie dokumentu podpisem zaufanym. Jeśli to nie Ty wykonujesz tę operację, skontaktuj się z nami: 42 253 54 50.

@@ b8s webmail password | reset-link
Poczta Kurier <pomoc@kurier-poczta.example>
Odzyskiwanie hasła do skrzynki
%expect reset_password https://konto.kurier-poczta.example/odzyskiwanie/9Fh2kQ0zT1
%text
Otrzymaliśmy prośbę o zmianę hasła do skrzynki agata.n@kurier-poczta.example.
Aby ustawić nowe hasło, kliknij w link: https://konto.kurier-poczta.example/odzyskiwanie/9Fh2kQ0zT1
Link wygaśnie za 24 godziny. Jeśli to nie Ty, zignoruj tę wiadomość.
Zespół Poczty Kurier

@@ b8s newsletter opt-in | verify-link
Księgarnia Sowa <newsletter@ksiegarniasowa.example>
Prosimy o potwierdzenie zapisu do newslettera
%expect verify https://sare.ksiegarniasowa.example/optin/c/77120/aa91e0f4b3
%html
<p>Dzień dobry,</p>
<p>dziękujemy za zainteresowanie newsletterem Księgarni Sowa. Aby go otrzymywać i odebrać <b>rabat 15 zł</b> na zakupy powyżej 99 zł, potwierdź swój adres:</p>
<p><a href="https://sare.ksiegarniasowa.example/optin/c/77120/aa91e0f4b3"><strong>TAK, chcę otrzymywać newsletter</strong></a></p>
<p>Jeżeli to nie Ty zapisałaś/zapisałeś się na naszej stronie, po prostu nic nie rób. Adres zostanie usunięty po 7 dniach.</p>
<p style="font-size:11px;color:#888">Administratorem danych jest Sowa Książki sp. z o.o., ul. Długa 44/50, 00-241 Warszawa. <a href="https://ksiegarniasowa.example/rodo">Informacja o przetwarzaniu danych (RODO)</a></p>
`,
  ),
  ...mails(
    'ru',
    `
@@ b8s bank sign-in | inline | 4821
Зелёный Банк <noreply@zelbank.example>
Код для входа в Зелёный Онлайн
%text
Никому не сообщайте код: 4821. Вход в личный кабинет 15.11.2026 в 14:07 МСК. Если это не вы, позвоните 900 или +7 495 500-55-50.

@@ b8s game guard | alphanumeric | K7RM2
Поддержка Котёл <noreply@kotelgames.example>
Ваш аккаунт Котёл: доступ с нового компьютера
%html
<!DOCTYPE html><html lang="ru"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head>
<body style="background:#1b2838;margin:0">
<center><table width="538" bgcolor="#212c3d" style="font-family:Arial,Helvetica,sans-serif;color:#c6d4df"><tbody>
<tr><td style="padding:20px"><img src="https://cdn.kotelgames.example/email/header_ru.png" width="538" alt=""></td></tr>
<tr><td style="padding:10px 30px;font-size:24px;color:#66c0f4">Здравствуйте, volchara_77!</td></tr>
<tr><td style="padding:10px 30px">Похоже, вы пытаетесь войти в аккаунт с нового устройства. Вот код Страж Котла, необходимый для входа:</td></tr>
<tr><td style="padding:20px 30px"><table width="100%" bgcolor="#17212e"><tr><td style="padding:8px 20px;font-size:12px">Запрос сделан из <b>Екатеринбург, Россия</b></td></tr><tr><td style="text-align:center;font-size:48px;color:#3a9aed;font-weight:bold;padding:16px">K7RM2</td></tr></table></td></tr>
<tr><td style="padding:10px 30px;font-size:14px">Письмо отправлено из-за попытки входа с IP-адреса 94.25.170.12 (RU). Чтобы войти, нужны и код, и пароль: никто не сможет получить доступ к аккаунту, не имея доступа к этому письму.</td></tr>
<tr><td style="padding:10px 30px;font-size:14px"><b>Если это были не вы,</b> смените пароль и подумайте о смене пароля от почты. <a href="https://help.kotelgames.example/ru/wizard/HelpUnauthorizedLogin" style="color:#8f98a0">Помощь</a></td></tr>
<tr><td style="padding:20px 30px;font-size:11px;color:#6d7880">© Котёл Геймс, 2026. Все права защищены. Лимасол, Кипр, 3041</td></tr>
</tbody></table></center></body></html>

@@ b8s state services | verify-link
Портал Услуг <no-reply@portal-uslug.example>
Подтверждение адреса электронной почты
%expect verify https://esia.portal-uslug.example/registration/email/confirm?code=5b0e7c1a-44f1-4c09-b2e7-3a91d0f2ce71
%html
<div style="font-family:Lato,Arial,sans-serif;max-width:640px">
<h3>Здравствуйте, Ольга Сергеевна!</h3>
<p>В вашем профиле указан адрес электронной почты <b>o.lebedeva@pochta.example</b>. Чтобы получать на него уведомления, подтвердите адрес.</p>
<p><a href="https://esia.portal-uslug.example/registration/email/confirm?code=5b0e7c1a-44f1-4c09-b2e7-3a91d0f2ce71" style="background:#0d4cd3;color:#fff;padding:12px 24px;border-radius:4px">Подтвердить</a></p>
<p>Ссылка действительна 3 дня. Если кнопка не работает, скопируйте ссылку в адресную строку браузера:<br>https://esia.portal-uslug.example/registration/email/confirm?code=5b0e7c1a-44f1-4c09-b2e7-3a91d0f2ce71</p>
<p>С уважением, команда Портала Услуг<br>Телефон поддержки: 8 800 100-70-10 (для звонков по России бесплатно)</p>
</div>

@@ b8s marketplace box | box | 605318
Ягодка Маркет <info@yagodka.example>
Код подтверждения: 605318
%html
<html><body style="background:#f6f6f9;padding:24px 0"><div style="width:480px;margin:0 auto;background:#fff;border-radius:16px;padding:32px;font-family:Arial">
<img src="https://static.yagodka.example/m/logo.png" alt="Ягодка" width="140">
<p style="font-size:18px">Здравствуйте!</p>
<p>Вы указали этот адрес для входа в личный кабинет. Введите код на странице:</p>
<div style="border:1px solid #cb11ab;border-radius:12px;padding:16px;text-align:center;font-size:28px;font-weight:700">605318</div>
<p style="color:#868695;font-size:13px">Код действует 5 минут. Если вы не запрашивали код, проигнорируйте письмо.</p>
<hr><p style="color:#868695;font-size:11px">ООО «Ягодка», 142181, Московская область, г. Подольск, ул. Складская, д. 6, стр. 1. ИНН 5036441207, ОГРН 1145074004412</p>
</div></body></html>
%text
Здравствуйте!

Вы указали этот адрес для входа в личный кабинет. Введите код на странице:

605318

Код действует 5 минут. Если вы не запрашивали код, проигнорируйте письмо.

ООО «Ягодка», 142181, Московская область, г. Подольск, ул. Складская, д. 6, стр. 1. ИНН 5036441207, ОГРН 1145074004412

@@ b8s fishing forum | verify-link
Форум рыболовов Оки <admin@oka-fishing.example>
Активация учётной записи
%expect verify http://oka-fishing.example/ucp.php?mode=activate&u=18442&k=2KD0P9XW
%text
Добро пожаловать на форум «Форум рыболовов Оки»!

Сохраните это сообщение. Параметры вашей учётной записи таковы:

----------------------------
Имя пользователя: Sazan1974
URL конференции: http://oka-fishing.example
----------------------------

Для активации учётной записи перейдите по ссылке:

http://oka-fishing.example/ucp.php?mode=activate&u=18442&k=2KD0P9XW

Ваш пароль надёжно сохранён в базе и не может быть извлечён. Если вы его забудете, вы сможете сбросить его, используя адрес email, указанный при регистрации.

Спасибо за то, что зарегистрировались.

--
С уважением, администрация

@@ b8s tracker invite | invitation
Дмитрий Орлов через Доски <notify@doski-team.example>
Дмитрий Орлов приглашает вас в «Отдел закупок»
%expect invitation https://doski-team.example/join/acme-zakupki?invite=e9Qx71LmP&utm_medium=email
%html
<p>Добрый день!</p><p><b>Дмитрий Орлов</b> (d.orlov@severmash.example) приглашает вас присоединиться к рабочему пространству «Отдел закупок» в сервисе Доски. Там уже 14 участников.</p>
<p><a href="https://doski-team.example/join/acme-zakupki?invite=e9Qx71LmP&amp;utm_medium=email">Принять приглашение</a></p>
<p>Приглашение действует до 29.11.2026. Что такое Доски? <a href="https://doski-team.example/tour">Посмотрите короткий обзор</a>.</p>
`,
  ),
  ...mails(
    'tr',
    `
@@ b8s card payment | distractors | 507714
Anadolu Katılım <bilgi@anadolukatilim.example>
İnternet alışverişiniz için tek kullanımlık şifre
%text
Sayın MEHMET YILDIZ,

5571 ile biten kartınızla MODAEVİ TEKSTİL üye iş yerinden yapılacak 1.249,90 TL tutarındaki alışverişiniz için 3D Güvenlik şifreniz: 507714

İşlem tarihi: 12.11.2026 21:18
Referans: 884120

Şifrenizi banka personeli dahil kimseyle paylaşmayınız. İşlem size ait değilse 0850 222 44 17 numaralı Müşteri İletişim Merkezimizi arayınız.

@@ b8s marketplace digits | split | 918306
Çarşım <dogrulama@mail.carsim.example>
Çarşım doğrulama kodun
%html
<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>.k td{width:44px;height:52px;border:1px solid #f27a1a;border-radius:6px;font-size:24px;text-align:center}</style></head>
<body style="margin:0;background:#fafafa;font-family:Source Sans Pro,Arial">
<span style="display:none!important;opacity:0">Hesabına giriş yapmak için doğrulama kodunu kullan.</span>
<table align="center" width="600" bgcolor="#ffffff" cellpadding="24"><tr><td><img alt="Çarşım" src="https://cdn.carsim.example/mail/logo@2x.png" width="110"></td></tr>
<tr><td><p>Merhaba Elif,</p><p>Hesabına giriş yapmak için aşağıdaki 6 haneli kodu uygulamaya gir. Kodun geçerlilik süresi <b>3 dakika</b>.</p>
<table class="k" cellspacing="6" align="center"><tr><td>9</td><td>1</td><td>8</td><td>3</td><td>0</td><td>6</td></tr></table>
<p>Bu işlemi sen yapmadıysan <a href="https://click.carsim.example/?qs=0b91f4a7e0c2d8f6119aa">şifreni değiştirmeni</a> öneririz.</p></td></tr>
<tr><td style="font-size:11px;color:#999">Bu e-posta otomatik gönderilmiştir. Çarşım Elektronik Hizmetler A.Ş., Maslak Mah. Saat Sok. No:5 34485 Sarıyer/İstanbul, Mersis No: 0441207712900017<br><a href="https://click.carsim.example/?qs=77a1c">Gizlilik</a> &nbsp; <a href="https://click.carsim.example/?qs=77a1d">Yardım</a></td></tr></table></body></html>

@@ b8s state gateway | plain | 740265
Dijital Kapı <bilgi@dijitalkapi.example>
E-posta Doğrulama
%text
Sayın AYŞE DEMİR,

Dijital Kapı hesabınızda tanımladığınız e-posta adresinin doğrulanması için onay kodunuz:

740265

Onay kodunu İletişim Bilgilerim sayfasındaki ilgili alana giriniz. Kod 24 saat geçerlidir.

Dijital Kapı Çağrı Merkezi: 160

@@ b8s cargo magic link | magic-link
Rüzgar Kargo <no-reply@ruzgarkargo.example>
Giriş bağlantın hazır
%expect sign_in https://hesabim.ruzgarkargo.example/giris/link?t=Zk81pQw0aa2
%html
<p>Merhaba,</p><p>Şifre girmeden hesabına bağlanmak için <a href="https://hesabim.ruzgarkargo.example/giris/link?t=Zk81pQw0aa2">buraya tıkla</a>. Bağlantı 15 dakika geçerlidir ve bir kez kullanılabilir.</p><p>Rüzgar Kargo, 444 0 782</p>

@@ b8s clothing reset | reset-link
Modaevi <musteri@modaevi.example>
Şifre Yenileme Talebiniz
%expect reset_password https://www.modaevi.example/sifre-yenile?uid=4419021&token=b7e2c6f09d1844aa
%html
<html><body><table width="100%" style="font-family:Tahoma,Arial;font-size:14px;color:#333"><tr><td align="center">
<table width="580"><tr><td style="border-bottom:2px solid #000;padding:12px 0"><b style="font-size:22px;letter-spacing:3px">MODAEVİ</b></td></tr>
<tr><td style="padding:10px 0;font-size:12px"><a href="https://www.modaevi.example/kadin">KADIN</a> | <a href="https://www.modaevi.example/erkek">ERKEK</a> | <a href="https://www.modaevi.example/cocuk">ÇOCUK</a> | <a href="https://www.modaevi.example/indirim">%50 İNDİRİM</a></td></tr>
<tr><td><p>Sayın Zeynep Kaya,</p><p>17.11.2026 tarihinde şifre yenileme talebinde bulundunuz. Yeni şifrenizi belirlemek için aşağıdaki butona tıklayınız.</p>
<p align="center"><a href="https://www.modaevi.example/sifre-yenile?uid=4419021&amp;token=b7e2c6f09d1844aa" style="background:#000;color:#fff;padding:14px 40px;text-decoration:none">ŞİFREMİ YENİLE</a></p>
<p>Talep size ait değilse bu e-postayı dikkate almayınız, mevcut şifreniz geçerliliğini korur.</p></td></tr>
<tr><td style="font-size:11px;color:#777;padding-top:20px">Müşteri Hizmetleri: 0850 333 09 33 (hafta içi 09:00-18:00)<br>Modaevi Mağazacılık A.Ş. Organize San. Bölgesi 5. Cad. No:12 38070 Kayseri<br><a href="https://www.modaevi.example/abonelik?c=4419021">Abonelikten çık</a></td></tr></table></td></tr></table></body></html>

@@ b8s game account | code-and-link | XH4T9Q
Kılıç Online <destek@kiliconline.example>
Hesabını onayla
%expect verify https://uyelik.kiliconline.example/onay?u=karabey&k=XH4T9Q
%html
<p>Selam karabey,</p>
<p>Kılıç Online dünyasına hoş geldin! Üyeliğini tamamlamak için bağlantıya tıkla:</p>
<p><a href="https://uyelik.kiliconline.example/onay?u=karabey&amp;k=XH4T9Q">Hesabımı onayla</a></p>
<p>ya da oyun içindeki onay ekranına şu kodu gir: <b>XH4T9Q</b></p>
<p>48 saat içinde onaylanmayan hesaplar silinir.</p><p>İyi oyunlar,<br>Kılıç Online Ekibi</p>
`,
  ),
];
