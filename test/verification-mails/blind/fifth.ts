import { mails } from '../mails.ts';

/** Mails of services that no other batch has, written after batch 4 was looked at and before this one was measured. */
export const FIFTH_MAILS = [
  ...mails(
    'en',
    `
@@ b5 hosting sudo | inline | 204981
Cloudbarn <security@cloudbarn.example>
Sudo email verification code
%text
Hey sam-k,

Here is your Cloudbarn sudo authentication code:

204981

This code is valid for 15 minutes and can only be used once. Please don't share this code with anyone: we'll never ask for it on the phone or via email.

Thanks,
The Cloudbarn Team

You're receiving this email because a verification code was requested for your account. If this wasn't you, please ignore this email.

@@ b5 professional network | box | 118046
LinkUp Messages <security-noreply@linkup.example>
Sam, here's your PIN
%html
<table><tr><td><p>Hi Sam,</p><p>Use this code to complete sign-in:</p><h1>118046</h1><table><tr><td><b>When and where this happened:</b></td></tr><tr><td>Date:</td><td>November 21, 2026, 7:12 AM (GMT)</td></tr><tr><td>Operating system:</td><td>macOS 15</td></tr><tr><td>Approximate location:</td><td>London, United Kingdom</td></tr></table><p>Didn't do this? <a href="https://www.linkup.example/e/v2?e=77x">Be sure to change your password</a> right away.</p></td></tr></table>

@@ b5 video platform | plain | 3318207
Streamly <no-reply@streamly.example>
Two-step verification
%text
Your Streamly two-step verification code is 331-8207. It expires in 20 minutes.
Streamly Inc, 350 Bush St Floor 2, San Francisco CA 94104

@@ b5 container registry | verify-link
Dockyard <no-reply@notify.dockyard.example>
[Dockyard] Please confirm your email address
%expect verify https://login.dockyard.example/u/email-verification?ticket=Xk21aBQw#
%html
<p>Welcome to Dockyard.</p><p>Please confirm your email by clicking the link below.</p><p><a href="https://login.dockyard.example/u/email-verification?ticket=Xk21aBQw#">Verify email address</a></p><p>Or paste: https://login.dockyard.example/u/email-verification?ticket=Xk21aBQw#</p>

@@ b5 package registry otp | plain | 72881406
pkgr <support@pkgr.example>
OTP for logging in to your account: samk
%text
Hi samk!

To complete logging in to your account, enter this one-time password:

72881406

This code expires at 2026-11-21T09:25:41Z.

@@ b5 newsletter double opt in | verify-link
The Slow Letter <letters@slowletter.example>
Just one more step
%expect verify https://slowletter.us4.list-manage.example/subscribe/confirm?u=9be1&id=77&e=0c2
%html
<p>You asked to get The Slow Letter.</p><a href="https://slowletter.us4.list-manage.example/subscribe/confirm?u=9be1&amp;id=77&amp;e=0c2">Yes, subscribe me to this list</a><p>If you received this email by mistake, simply delete it.</p>

@@ b5 chat workspace | code-and-link | K4T-Q9X
Chatter <no-reply@chatter.example>
Chatter confirmation code: K4T-Q9X
%expect sign_in https://chatter.example/app/magic/z-9918-aaQ
%html
<h1>Confirm your sign-in</h1><p>Open your browser window and enter the code, or use the button.</p><p>K4T-Q9X</p><p><a href="https://chatter.example/app/magic/z-9918-aaQ">Sign in to Chatter</a></p>

@@ b5 pension portal | table | 6620147
Oak Pensions <portal@oakpensions.example>
Access to your pension portal
%html
<p>Dear member,</p><p>you asked for a passcode to enter the portal.</p><table><tr><td>Member number</td><td>P-0041822</td></tr><tr><td>One-time passcode</td><td>6620147</td></tr><tr><td>Valid until</td><td>10:45</td></tr></table>

@@ b5 ai assistant | magic-link
Claro AI <no-reply@mail.claroai.example>
Secure link to log in to Claro | 2026-11-21 09:00
%expect sign_in https://claroai.example/magic-link#77ab12:YWdlbnQ=
%html
<h2>Let's get you signed in</h2><p>Sign in with the secure link below</p><a href="https://claroai.example/magic-link#77ab12:YWdlbnQ=">Sign in to Claro</a><p>If you didn't request this email, you can safely ignore it.</p>

@@ b5 crm reset | reset-link
Bigleaf CRM <system@bigleaf.example>
Finish resetting your Bigleaf password
%expect reset_password https://login.bigleaf.example/secur/forgotpassword.jsp?r=00D5g&d=aa81
%text
We recently received a request to reset the password for the account sam@northwind.example.

To finish resetting your password, go to the following link. This link expires in 24 hours.

https://login.bigleaf.example/secur/forgotpassword.jsp?r=00D5g&d=aa81

If you didn't request this change, contact your admin.

@@ b5 school account | invitation
Classdesk <no-reply@classdesk.example>
Ms. Ortiz added you to Classdesk
%expect invitation https://classdesk.example/accept_invitation/41f0aa
%text
Ms. Ortiz has invited you to join her course "Biology 2" as an observer. Accept the invitation here:

https://classdesk.example/accept_invitation/41f0aa

@@ b5 exchange withdrawal | heading | 905512
Coinbay <no-reply@coinbay.example>
[Coinbay] Confirm withdrawal
%html
<p>You've requested to withdraw 0.0412 BTC to bc1q9x7k2m.</p><p>Withdrawal verification code:</p><h2>905512</h2><p>Don't share this code, even with Coinbay staff. Valid for 30 minutes.</p>

@@ b5 tv activation | alphanumeric | WX4K7P
Sofaflix <tv@sofaflix.example>
Activate your TV
%html
<p>Go to sofaflix.example/tv and enter the code shown here to link your TV to your account:</p><p class="code">WX4K7P</p>

@@ b5 app short | inline | 9017
Dabble <hi@dabble.example>
Dabble
Your Dabble code: {9017}

@@ b5 dating app | subject-only | 660183
Sparkle <hello@sparkle.example>
Your Sparkle code is 660183
%html
<img src="https://sparkle.example/x.png"><p>Happy swiping!</p>
`,
  ),
  ...mails(
    'de',
    `
@@ b5 versicherung | plain | 730662
Gothaer Land <portal@gothaerland.example>
Ihr Sicherheitscode für das Kundenportal
%text
Sehr geehrter Herr Lang,

zu Ihrer Versicherungsnummer 44.188.027-3 wurde eine Anmeldung angefordert.

Sicherheitscode: 730662

Bitte geben Sie den Code innerhalb von 10 Minuten ein.

@@ b5 einladung | invitation
Vereinsplaner <info@vereinsplaner.example>
Einladung zu TSV Nordheim
%expect invitation https://vereinsplaner.example/einladung/8f21-aa
%html
<p>Trainer Jens hat dich eingeladen, dem Verein TSV Nordheim beizutreten.</p><a href="https://vereinsplaner.example/einladung/8f21-aa">Einladung annehmen</a>
`,
  ),
  ...mails(
    'fr',
    `
@@ b5 impots | plain | 55170392
Portail Fiscal <ne-pas-repondre@portailfiscal.example>
Votre code de sécurité
%text
Bonjour,

Le code de sécurité à saisir pour poursuivre votre démarche est : 55170392

Ce code est valable 24 heures. Votre numéro fiscal ne vous sera jamais demandé par courriel.

@@ b5 adresse | verify-link
Vélo Libre <contact@velolibre.example>
Confirmez votre adresse
%expect verify https://velolibre.example/email/valider?cle=ff01
%html
<p>Merci de votre inscription, Alex.</p><a href="https://velolibre.example/email/valider?cle=ff01">Je confirme</a>
`,
  ),
  ...mails(
    'es',
    `
@@ b5 salud | heading | 482017
Salud Norte <citas@saludnorte.example>
Código para acceder a tu historia clínica
%html
<p>Introduce este código para acceder:</p><p style="font-size:28px">48 20 17</p><p>Caduca en 5 minutos.</p>

@@ b5 enlace | magic-link
Cuadernos <hola@cuadernos.example>
Entra en Cuadernos
%expect sign_in https://cuadernos.example/m/8817af
%text
Pulsa este enlace para iniciar sesión:
https://cuadernos.example/m/8817af
`,
  ),
  ...mails(
    'pt-BR',
    `
@@ b5 marketplace | inline | 604188
Feira Livre <nao-responda@feiralivre.example>
Seu código é 604188
Oi, Kim! {604188} é o seu código de segurança. Ele vale por 15 minutos.
`,
  ),
  ...mails(
    'it',
    `
@@ b5 spid | heading | 771530
IdentPiù <noreply@identpiu.example>
Codice temporaneo
%html
<p>Gentile utente,</p><p>il codice temporaneo per completare l'accesso è</p><h2>771530</h2><p>Codice fiscale: KMILXX80A01H501U</p>
`,
  ),
  ...mails(
    'nl',
    `
@@ b5 overheid | inline | 44182207
MijnLoket <noreply@mijnloket.example>
Uw verificatiecode
Uw verificatiecode is {44182207}. Vul deze binnen 10 minuten in. Vragen? Bel 0800 8051.
`,
  ),
  ...mails(
    'pl',
    `
@@ b5 haslo | reset-link
Kino Iskra <bilety@iskra.example>
Zmiana hasła
%expect reset_password https://iskra.example/haslo/nowe/ab77
%text
Aby ustawić nowe hasło, otwórz link: https://iskra.example/haslo/nowe/ab77

Link jest ważny 2 godziny.
`,
  ),
  ...mails(
    'ru',
    `
@@ b5 gos | heading | 402917
Портал <robot@portal.example>
Подтверждение адреса электронной почты
%html
<p>Здравствуйте, Ким!</p><p>Введите этот код на странице подтверждения:</p><h2>402 917</h2><p>СНИЛС и паспорт мы по почте не спрашиваем.</p>

@@ b5 ssylka | verify-link
Книгочей <info@knigochey.example>
Завершите регистрацию
%expect verify https://knigochey.example/reg/ok?h=0ab1
%html
<p>Остался один шаг.</p><a href="https://knigochey.example/reg/ok?h=0ab1">Подтвердить почту</a>
`,
  ),
  ...mails(
    'tr',
    `
@@ b5 edevlet | inline | 550219
Portal <bilgi@portaltr.example>
Tek kullanımlık şifre
Giriş için tek kullanımlık şifreniz: {550219}. Kimseyle paylaşmayın.
`,
  ),
  ...mails(
    'ar',
    `
@@ b5 bank | inline | 771204
بنك النيل <alerts@nilebank.example>
رمز التحقق لمرة واحدة
رمز التحقق {771204} لإتمام عملية شراء بمبلغ 250.00 ج.م من متجر نور. لا تفصح عنه لأحد.
`,
  ),
  ...mails(
    'hi',
    `
@@ b5 rail | heading | 88120
यात्री <no-reply@yatri.example>
लॉगिन के लिए कोड
%html
<p>प्रिय यात्री,</p><p>लॉगिन के लिए नीचे दिया कोड डालें:</p><h2>88120</h2><p>यह कोड 10 मिनट में समाप्त हो जाएगा।</p>
`,
  ),
  ...mails(
    'zh-Hans',
    `
@@ b5 youxiang | box | 204771
青竹邮箱 <noreply@qingzhu.example>
邮箱绑定验证
%html
<p>您好，您正在绑定邮箱，请在页面中输入以下6位数字：</p><div style="font-size:30px">204771</div><p>30分钟内有效。</p>
`,
  ),
  ...mails(
    'ja',
    `
@@ b5 ec | box | 448120
あおば市場 <noreply@aoba.example>
【あおば市場】確認コードのお知らせ
%html
<p>ログインを続けるには、次の確認コードを入力してください。</p><p style="font-size:26px"><b>448120</b></p><p>このコードは10分間有効です。お心当たりのない場合は破棄してください。</p>

@@ b5 mailhenkou | verify-link
やまびこ <info@yamabiko.example>
メールアドレス変更の確認
%expect verify https://yamabiko.example/mail/change/a81f
%text
メールアドレスの変更を受け付けました。以下のリンクを開いて変更を完了してください。
https://yamabiko.example/mail/change/a81f
`,
  ),
  ...mails(
    'ko',
    `
@@ b5 edu | inline | 902771
배움터 <noreply@baeum.example>
이메일 인증 코드
인증 코드는 {902771} 입니다. 3분 이내에 입력해 주세요.
`,
  ),
  ...mails(
    'el',
    `
@@ b5 trapeza | inline | 481207
Τράπεζα Νήσων <info@trapezanison.example>
Κωδικός μίας χρήσης
Ο κωδικός μίας χρήσης είναι {481207}. Μην τον κοινοποιήσετε.
`,
  ),
  ...mails(
    'hu',
    `
@@ b5 kod | heading | 660391
Könyvtár <info@konyvtar.example>
Belépési kód
%html
<p>Az Ön belépési kódja:</p><h2>660391</h2><p>10 percig érvényes.</p>
`,
  ),
];
