import { mails } from '../mails.ts';

/** Mails of services as native senders write them: Polish, Russian, Turkish. Written without a look at the extractor. */
export const TENTH_EUROPE_MORE_2 = [
  ...mails(
    'pl',
    `
@@ b10r serwis aukcyjny | heading | 470218
Targowisko <powiadomienia@targowisko.example>
Potwierdź logowanie kodem
%html
<!DOCTYPE html><html lang="pl"><head><meta charset="utf-8"><style>body{font-family:Lato,Arial,sans-serif}.kod{font-size:34px;font-weight:900;color:#222}</style></head>
<body style="margin:0;background:#eceff1">
<table width="100%" cellspacing="0" cellpadding="0" border="0"><tr><td align="center" style="padding:16px 0">
<table width="640" cellspacing="0" cellpadding="0" border="0" style="background:#ffffff">
<tr><td style="padding:16px 24px;border-bottom:4px solid #ff5a00"><img src="https://assets.targowisko.example/mail/logo.png" alt="targowisko" height="36"></td></tr>
<tr><td style="padding:24px;font-size:16px;line-height:24px;color:#222222">
<p>Cześć, Kasiu,</p>
<p>zauważyliśmy, że próbujesz zalogować się na konto <b>kasia_w88</b> z nowego urządzenia. Aby potwierdzić, że to Ty, przepisz ten kod:</p>
<p class="kod">470218</p>
<p>Kod wygaśnie 17.11.2026 o godz. 20:35.</p>
<p style="background:#fff3e0;padding:12px">Przybliżona lokalizacja: Łódź, Polska<br>Urządzenie: Chrome 130 (Windows 10)<br>Adres IP: 198.51.100.42</p>
<p>Nie rozpoznajesz tego logowania? <a href="https://targowisko.example/moje-konto/bezpieczenstwo?ref=mail2fa">Zmień hasło</a> i sprawdź ustawienia konta.</p>
<p>Pozdrawiamy,<br>Zespół Targowiska</p></td></tr>
<tr><td style="padding:16px 24px;font-size:11px;color:#767676">Wiadomość wygenerowana automatycznie, prosimy na nią nie odpowiadać. Targowisko sp. z o.o., ul. Przykładowa 18, 60-144 Poznań, KRS 0000441720, NIP 525-04-41-720, kapitał zakładowy 4 400 000,00 zł. <a href="https://targowisko.example/pomoc">Pomoc</a> <a href="https://targowisko.example/regulamin">Regulamin</a></td></tr>
</table></td></tr></table></body></html>

@@ b10r bank kod operacji | distractors | 81930472
Bank Wiślany <bankowosc@bankwislany.example>
Kod autoryzacyjny do operacji nr 3
%text
Operacja nr 3 z dnia 17-11-2026
Przelew z rach. ...44710028 na rach. 11...8830 kwota 2.340,00 PLN
Kod: 81930472
Sprawdź zgodność danych przed potwierdzeniem. Infolinia 801 444 120.

@@ b10r przychodnia | inline | 3306
Przychodnia Zdrowa Rodzina <rejestracja@zdrowarodzina.example>
Weryfikacja adresu e-mail w e-Rejestracji
%html
<p>Dzień dobry,</p><p>kod weryfikacyjny do e-Rejestracji: <b>3306</b>. Kod jest ważny 30 minut.</p><p>Jeżeli nie zakładał(a) Pan/Pani konta, prosimy zignorować tę wiadomość.</p><p>NZOZ Zdrowa Rodzina, ul. Lipowa 4, 15-427 Białystok, tel. 85 744 12 08</p>

@@ b10r sklep rowerowy | verify-link
Rowerownia.example <sklep@rowerownia.example>
Aktywacja konta w sklepie Rowerownia
%expect verify https://rowerownia.example/pl/potwierdzenie-konta/b1946ac92492d2347c6235b4d2611184/tomek.zajac@example.com
%html
<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body style="font-family:Arial;font-size:13px">
<div style="width:700px;margin:0 auto;border:1px solid #ccc">
<div style="background:#1d3c1f;padding:15px"><img src="https://rowerownia.example/skins/user/logo.png" alt="Rowerownia"></div>
<div style="padding:20px">
<p>Witaj Tomek,</p>
<p>Dziękujemy za założenie konta w naszym sklepie internetowym. Twój login to: <strong>tomek.zajac@example.com</strong></p>
<p>Aby aktywować konto, kliknij w poniższy link lub skopiuj go do paska adresu przeglądarki:</p>
<p><a href="https://rowerownia.example/pl/potwierdzenie-konta/b1946ac92492d2347c6235b4d2611184/tomek.zajac@example.com">https://rowerownia.example/pl/potwierdzenie-konta/b1946ac92492d2347c6235b4d2611184/tomek.zajac@example.com</a></p>
<p>Po aktywacji możesz śledzić zamówienia i korzystać z rabatów dla stałych klientów (-3% na pierwsze zakupy).</p>
<p>Z poważaniem<br>Obsługa sklepu Rowerownia<br>tel. 509 441 208, pn.-pt. 9:00-17:00</p></div>
<div style="background:#f1f1f1;padding:10px;font-size:10px">Administratorem danych osobowych jest Rowerownia Adam Zych, ul. Kolarska 8, 31-564 Kraków, NIP 6790014471. <a href="https://rowerownia.example/pl/i/Polityka-prywatnosci/12">Polityka prywatności</a></div>
</div></body></html>

@@ b10r uczelnia | reset-link
Centralny System Uwierzytelniania <csu@uniwersytet-nadmorski.example>
Zmiana hasła do konta 91041207733
%expect reset_password https://logowanie.uniwersytet-nadmorski.example/cas/haslo/nowe?bilet=RST-44182-0hVxq7LmPz2w
%text
Szanowna Pani / Szanowny Panie,

otrzymaliśmy prośbę o zmianę hasła do konta uczelnianego. W celu ustawienia nowego hasła należy otworzyć stronę:

<https://logowanie.uniwersytet-nadmorski.example/cas/haslo/nowe?bilet=RST-44182-0hVxq7LmPz2w>

Odnośnik straci ważność po 24 godzinach. Hasło musi mieć od 10 do 64 znaków, w tym co najmniej jedną cyfrę.

W razie problemów prosimy o kontakt z Pomocą IT: pok. 117, ul. Przykładowa 54, tel. 58 523 44 12.

--
Dział Informatyki UNad

@@ b10r biuro rachunkowe zespol | invitation
KsięgaOnline <zaproszenia@ksiegaonline.example>
Zaproszenie do firmy "PHU Marzena Bąk"
%expect invitation https://app.ksiegaonline.example/z/Nq71bX0c
%text
Cześć!
Marzena Bąk (marzena@phubak.example) zaprasza Cię do współpracy w KsięgaOnline w roli: Księgowy.
Dołącz tutaj: https://app.ksiegaonline.example/z/Nq71bX0c
Zaproszenie jest ważne 7 dni.
`,
  ),
  ...mails(
    'ru',
    `
@@ b10r portal uslug | plain | 52907
Единый портал <no-reply@uslugi-portal.example>
Подтверждение адреса электронной почты
%text
Здравствуйте, Ольга Викторовна!

Вы указали этот адрес электронной почты в личном кабинете Единого портала.

Код подтверждения: 52907

Введите его на странице подтверждения. Код действует 24 часа.

Никому не сообщайте код, даже сотрудникам портала.

Если вы не указывали этот адрес, просто проигнорируйте письмо.

Контакт-центр: 8 800 100-44-71 (звонок бесплатный)
+7 495 727-44-71 (за границей)

@@ b10r marketpleys | heading | 814620
Орешник <noreply@sender.oreshnik.example>
Код для входа в Орешник
%html
<!DOCTYPE html><html lang="ru"><head><meta charset="UTF-8"><meta name="x-apple-disable-message-reformatting"><style>a{color:#005bff;text-decoration:none}td{font-family:Arial,Tahoma,sans-serif}</style></head>
<body style="margin:0;background-color:#f2f5f9">
<div style="font-size:0;line-height:0;display:none;max-height:0">Никому его не говорите&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</div>
<table border="0" cellpadding="0" cellspacing="0" width="100%"><tr><td align="center" style="padding:24px 0">
<table border="0" cellpadding="0" cellspacing="0" width="600" style="background:#ffffff;border-radius:20px">
<tr><td style="padding:32px 32px 16px"><a href="https://sender.oreshnik.example/r/9QmXb/7hGd?to=main"><img src="https://cdn1.oreshnik.example/s3/emails/logo.png" width="120" alt="ОРЕШНИК" style="border:0"></a></td></tr>
<tr><td style="padding:0 32px;font-size:16px;line-height:24px;color:#001a34">Здравствуйте!<br><br>Ваш код для входа:</td></tr>
<tr><td style="padding:12px 32px;font-size:40px;line-height:48px;font-weight:bold;color:#001a34">814620</td></tr>
<tr><td style="padding:0 32px 32px;font-size:16px;line-height:24px;color:#001a34">Он действует 10 минут. Если вы не запрашивали код, возможно, кто-то ошибся адресом&nbsp;— ничего делать не нужно.</td></tr>
</table>
<table border="0" cellpadding="0" cellspacing="0" width="600"><tr><td style="padding:24px 32px;font-size:12px;line-height:16px;color:#808d9a">ООО «Орешник Ритейл», 123112, г. Москва, Примерная наб., д. 10, эт. 41, ком. 6. ОГРН 1027704417208. Все предложения действительны до 31.12.2026.<br><a href="https://sender.oreshnik.example/r/9QmXb/7hGd?to=help">Помощь</a>&nbsp;&nbsp;<a href="https://sender.oreshnik.example/r/9QmXb/7hGd?to=app">Скачать приложение</a></td></tr></table>
</td></tr></table><img src="https://sender.oreshnik.example/o/9QmXb/7hGd" width="1" height="1" alt=""></body></html>

@@ b10r oblako smena parolya | plain | KZ8P4TQW
Облако Кедр <support@kedr-cloud.example>
Восстановление доступа к аккаунту i.sokolov
%text
Добрый день!

Для аккаунта i.sokolov запрошено восстановление пароля (IP 192.0.2.118, Новосибирск).
Введите в форме восстановления код: KZ8P4TQW
Код нельзя использовать повторно, срок действия истекает в 16:05 (МСК).

С уважением, служба поддержки «Облако Кедр»

@@ b10r forum rybakov | verify-link
Рыбацкий форум <robot@klyovo.example>
Активация учётной записи
%expect verify http://klyovo.example/forum/ucp.php?mode=activate&u=10447&k=3J8QX1ZP
%text
Добро пожаловать на конференцию «Рыбацкий форум»!

Сохраните, пожалуйста, это сообщение. Параметры вашей учётной записи таковы:

----------------------------
Имя пользователя: Karas1974

Адрес конференции: http://klyovo.example/forum
----------------------------

Пройдите по следующей ссылке для активации своей учётной записи:

http://klyovo.example/forum/ucp.php?mode=activate&u=10447&k=3J8QX1ZP

Ваш пароль был надёжно сохранён в нашей базе и не может быть извлечён. Если вы его забудете, то сможете запросить новый.

Спасибо за регистрацию.

--
С уважением, администрация «Рыбацкий форум»

@@ b10r crm priglashenie | invitation
СделкаCRM <notify@sdelka-crm.example>
Вас пригласили на портал stroymaster.sdelka-crm.example
%expect invitation https://stroymaster.sdelka-crm.example/auth/?user_id=218&checkword=Hq4vT0zL&invite=yes
%html
<table cellpadding="0" cellspacing="0" align="center" width="620" style="border-collapse:collapse;font-family:Helvetica,Arial,sans-serif;background:#eef2f4"><tr><td style="padding:20px">
<table cellpadding="0" cellspacing="0" width="100%" bgcolor="#ffffff"><tr><td align="center" style="padding:35px 20px 10px"><img src="https://cdn.sdelka-crm.example/mail/avatar-stub.png" width="70" height="70" alt=""><br><b style="font-size:20px">Дмитрий Ершов</b><br>приглашает вас в «СтройМастер»</td></tr>
<tr><td style="padding:10px 40px;font-size:15px;line-height:22px">Работайте вместе с коллегами: задачи, чаты, календари, видеозвонки и общий диск уже ждут вас на портале.<br><br>Логин: a.petrova@example.com</td></tr>
<tr><td align="center" style="padding:20px"><a href="https://stroymaster.sdelka-crm.example/auth/?user_id=218&amp;checkword=Hq4vT0zL&amp;invite=yes" style="background:#9dcf00;color:#ffffff;font-size:18px;line-height:48px;padding:0 40px;display:inline-block;text-decoration:none">Принять приглашение</a></td></tr>
<tr><td style="padding:20px 40px;font-size:13px;color:#8b959d">Скачайте приложения: <a href="https://www.sdelka-crm.example/features/desktop.php">для компьютера</a>, <a href="https://www.sdelka-crm.example/features/mobile.php">для телефона</a></td></tr></table>
<p style="font-size:11px;color:#8b959d" align="center">© СделкаCRM, 2026. Если письмо попало к вам по ошибке, удалите его. <a href="https://www.sdelka-crm.example/abuse/">Пожаловаться</a></p>
</td></tr></table>
`,
  ),
  ...mails(
    'tr',
    `
@@ b10r alisveris uygulamasi | subject-and-body | 692035
Çarşım <bilgi@carsim.example>
Doğrulama Kodun: 692035
%html
<!DOCTYPE html><html lang="tr"><head><meta charset="utf-8"><style>.kutu{border:2px dashed #f27a1a;padding:16px 40px;font-size:32px;font-weight:bold;color:#f27a1a}</style></head><body style="margin:0;background:#fafafa;font-family:Arial,sans-serif">
<table width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table width="600" cellpadding="0" cellspacing="0" style="background:#fff">
<tr><td align="center" style="padding:28px"><a href="https://www.carsim.example/?utm_source=otp"><img src="https://cdn.carsim.example/mail/logo.png" alt="Çarşım" width="150" border="0"></a></td></tr>
<tr><td align="center" style="padding:0 40px;color:#333"><p style="font-size:18px"><b>Merhaba Elif,</b></p><p>Çarşım hesabına giriş yapabilmen için doğrulama kodun aşağıdadır.</p></td></tr>
<tr><td align="center" style="padding:20px"><table cellpadding="0" cellspacing="0"><tr><td class="kutu">692035</td></tr></table></td></tr>
<tr><td align="center" style="padding:0 40px 30px;color:#333"><p>Kodun geçerlilik süresi <b>3 dakikadır</b>. Güvenliğin için bu kodu kimseyle paylaşma.</p><p>Bu işlemi sen yapmadıysan 0 212 441 20 87 numaralı müşteri hizmetlerimizi arayabilirsin.</p></td></tr>
<tr><td align="center" style="padding:20px;background:#f1f1f1;font-size:11px;color:#999">Çarşım Elektronik Hizmetler A.Ş. Örnek Mah. Örnek Cad. No:249 Kat:6 34398 Sarıyer/İstanbul<br>Mersis No: 0313044172088301 | Ticaret Sicil No: 441720<br><a href="https://www.carsim.example/yardim">Yardım</a> | <a href="https://www.carsim.example/kvkk">Kişisel Verilerin Korunması</a></td></tr>
</table></td></tr></table></body></html>

@@ b10r banka islem | distractors | 40812753
Anadolu Katılım <bilgilendirme@anadolukatilim.example>
Tek kullanımlık şifreniz
%text
Sayın MEHMET YILDIZ,

17.11.2026 saat 15:22'de internet şubesi üzerinden başlattığınız FAST işlemine ait tek kullanımlık şifreniz: 40812753

Tutar: 7.500,00 TL
Alıcı: AYŞE D***
Referans No: 2611172204417

Şifreniz 180 saniye geçerlidir. Banka personeli dahil hiç kimseyle paylaşmayınız.
Bilginiz dışında ise 0850 222 04 41'i arayınız.

@@ b10r randevu sistemi | inline | 7214
Randevum <noreply@randevum.example>
E-posta onayı
%text
Randevum e-posta onay kodunuz: 7214
Kodu uygulamadaki ilgili alana giriniz. Talep size ait değilse dikkate almayınız.

@@ b10r gazete uyelik | verify-link
Yeni Ufuk Gazetesi <uyelik@yeniufuk.example>
Üyeliğinizi tamamlayın
%expect verify https://uyelik.yeniufuk.example/onay?kod=f0b7d2c1-5e88-4c1b-a7d4-0d9f6a3e&kaynak=bulten
%html
<div style="max-width:600px;margin:0 auto;font-family:Georgia,serif;color:#222">
<h1 style="color:#b30000;border-bottom:1px solid #ccc">Yeni Ufuk</h1>
<p>Merhaba Sayın Okurumuz,</p>
<p>Sabah bültenimize kaydolduğunuz için teşekkür ederiz. Kaydınızın tamamlanması için aşağıdaki butona tıklayarak e-posta adresinizi onaylamanız gerekmektedir.</p>
<p><a href="https://uyelik.yeniufuk.example/onay?kod=f0b7d2c1-5e88-4c1b-a7d4-0d9f6a3e&amp;kaynak=bulten" style="background:#b30000;color:#fff;padding:10px 22px;text-decoration:none">Üyeliğimi Onayla</a></p>
<p>Butona tıklayamıyorsanız bu adresi tarayıcınıza kopyalayabilirsiniz:<br>https://uyelik.yeniufuk.example/onay?kod=f0b7d2c1-5e88-4c1b-a7d4-0d9f6a3e&amp;kaynak=bulten</p>
<p>İyi okumalar dileriz.</p>
<p style="font-size:11px;color:#888">Bu e-posta 6563 sayılı Kanun kapsamında bilgilendirme amacıyla gönderilmiştir. Yeni Ufuk Yayıncılık A.Ş., Örnek Cad. No:44, 06420 Çankaya/Ankara. <a href="https://uyelik.yeniufuk.example/cikis?e=81f">Listeden çık</a></p>
</div>

@@ b10r is ilanlari | reset-link
İşKapısı <destek@iskapisi.example>
Şifre yenileme talebiniz
%expect reset_password https://www.iskapisi.example/aday/sifre-yenile?g=Qm9zdGFu7hT2&t=1794931200
%text
Merhaba Burak Aydın,

Şifreni yenilemek için aşağıdaki bağlantıya tıkla:
https://www.iskapisi.example/aday/sifre-yenile?g=Qm9zdGFu7hT2&t=1794931200

Bağlantı 2 saat boyunca geçerli olacak.

İşKapısı Aday Destek
%html
<html><body><table width="100%" bgcolor="#f5f5f5"><tr><td align="center"><table width="580" bgcolor="#ffffff" cellpadding="24"><tr><td><img src="https://img.iskapisi.example/e/logo.gif" alt="İşKapısı"></td></tr>
<tr><td style="font-family:Arial;font-size:14px">Merhaba <b>Burak Aydın</b>,<br><br>Şifreni yenilemek için aşağıdaki butona tıkla:<br><br><a href="https://www.iskapisi.example/aday/sifre-yenile?g=Qm9zdGFu7hT2&amp;t=1794931200" style="background:#7b2d8b;color:#fff;padding:12px 30px;text-decoration:none">Şifremi Yenile</a><br><br>Bağlantı 2 saat boyunca geçerli olacak.<br><br>Bu arada sana uygun 37 yeni ilan var: <a href="https://www.iskapisi.example/is-ilanlari?eml=pwd">İlanları gör</a></td></tr>
<tr><td style="font-family:Arial;font-size:11px;color:#999">İşKapısı Aday Destek | 0850 441 20 87<br>Türkiye İş Kurumu İstanbul İl Müdürlüğü 30.08.2025 tarih ve 170 sayılı izin belgesi ile faaliyet göstermektedir. © 2026</td></tr></table></td></tr></table></body></html>
`,
  ),
];
