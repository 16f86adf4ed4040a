import type { VerificationCase } from './case.ts';
import { mails } from './mails.ts';

/** Unusual forms and further templates of frameworks, for measuring only. */
export const HELD_OUT_FORMS: readonly VerificationCase[] = [
  ...mails(
    'en',
    `
@@ f host panel reset | reset-link
Namehaven cPanel <cpanel@namehaven.example>
[namehaven.example] Request to change the password for account "kimlee"
%expect reset_password https://panel.namehaven.example:2083/resetpass?user=kimlee&action=confirm&token=9Xk2
%text
You have requested to change the password of your account "kimlee".

Open this address in your browser within 2 hours:

https://panel.namehaven.example:2083/resetpass?user=kimlee&action=confirm&token=9Xk2

Server: web14.namehaven.example (192.0.2.144)

@@ f identity scaffold | verify-link
Contoso Wiki <noreply@contoso-wiki.example>
Confirm your email
%expect verify https://contoso-wiki.example/Identity/Account/ConfirmEmail?userId=8f3a&code=Q2ZESjhN&returnUrl=%2F
%html
Please confirm your account by <a href='https://contoso-wiki.example/Identity/Account/ConfirmEmail?userId=8f3a&amp;code=Q2ZESjhN&amp;returnUrl=%2F'>clicking here</a>.

@@ f board activation | verify-link
Boat Builders Board <board@boats.example>
Welcome to "Boat Builders Board"
%expect verify https://boats.example/ucp.php?mode=activate&u=4829&k=1Z7QK4
%text
Welcome to Boat Builders Board forums

Please keep this email for your records. Your account information is as follows:

----------------------------
Username: bramblefox

Board URL: https://boats.example
----------------------------

Please visit the following link in order to activate your account:

https://boats.example/ucp.php?mode=activate&u=4829&k=1Z7QK4

Your password has been securely stored in our database and cannot be retrieved.

Thank you for registering.

@@ f code platform confirm | verify-link
Gitforge <gitforge@code.stonebridge-corp.example>
Confirmation instructions
%expect verify https://code.stonebridge-corp.example/users/confirmation?confirmation_token=_3xYzP
%html
<html><body style="text-align:center"><table id="body"><tr><td><table class="wrapper"><tr><td class="wrapper-cell"><table class="content"><tr><td><h1>Welcome, Grace Lin!</h1><p>To get started, please confirm your account.</p><div id="cta"><a href="https://code.stonebridge-corp.example/users/confirmation?confirmation_token=_3xYzP">Confirm your account</a></div><p>This link will expire in 1 day.</p></td></tr></table></td></tr></table></td></tr><tr class="footer"><td><img alt="Gitforge" src="https://img.example.test/g.png" width="90"><div><a class="mng-notif-link" href="https://code.stonebridge-corp.example/-/profile/notifications">Manage all notifications</a> &middot; <a class="help-link" href="https://code.stonebridge-corp.example/help">Help</a></div></td></tr></table></body></html>

@@ f code platform sign in | split | 740193 | own/f-forge-code
Gitforge <gitforge@code.stonebridge-corp.example>
Verify your identity
%html
<html><body><table id="content"><tr><td><h3>Help us protect your account</h3><p>Before you can sign in, we need to verify your identity. Enter the following code on the sign-in page.</p><div style="margin:26px 0"><span style="letter-spacing:4px;font-size:32px">740&zwnj;193</span></div><p>If you have not recently tried to sign in, we recommend changing your password and setting up two-factor authentication. Your verification code expires after 60 minutes.</p></td></tr></table></body></html>

@@ f shop account activation | verify-link
Alder Bikes <store+8812044@shopfront.example>
Customer account activation
%expect verify https://alderbikes.example/account/activate/60418/5d2c?syclid=cq
%html
<table class="body"><tr><td><h2>Welcome to Alder Bikes!</h2><p>Activate your customer account to keep track of your orders.</p><table class="button"><tr><td><a href="https://alderbikes.example/account/activate/60418/5d2c?syclid=cq">Activate your account</a></td><td>or <a href="https://alderbikes.example">Visit our store</a></td></tr></table></td></tr></table>

@@ f list provider opt in | verify-link
Tide Letters <hello@tideletters.example>
Tide Letters: Please Confirm Subscription
%expect verify https://tideletters.lists.test/subscribe/confirm?u=a1b2c3&id=d4e5&e=f607
%html
<table width="600"><tr><td><h2>Please Confirm Subscription</h2><a class="button" href="https://tideletters.lists.test/subscribe/confirm?u=a1b2c3&amp;id=d4e5&amp;e=f607">Yes, subscribe me to this list.</a><p>If you received this email by mistake, simply delete it. You won't be subscribed if you don't click the confirmation link above.</p><p>For questions about this list, please contact: hello@tideletters.example</p></td></tr></table>

@@ f serverless login | magic-link
Orbit Docs <login@orbitdocs.example>
Sign in to orbitdocs.example
%expect sign_in https://orbitdocs.example/api/auth/callback/email?callbackUrl=https%3A%2F%2Forbitdocs.example&token=70cc&email=kim%40example.com
%html
<body style="background:#f9f9f9"><table width="100%" style="max-width:600px"><tr><td align="center" style="padding:10px 0;font-size:22px">Sign in to <strong>orbitdocs&#8203;.example</strong></td></tr><tr><td align="center"><table><tr><td align="center" bgcolor="#346df1"><a href="https://orbitdocs.example/api/auth/callback/email?callbackUrl=https%3A%2F%2Forbitdocs.example&amp;token=70cc&amp;email=kim%40example.com" target="_blank" style="color:#fff">Sign in</a></td></tr></table></td></tr><tr><td>If you did not request this email you can safely ignore it.</td></tr></table></body>

@@ f cloud drive share invite | invitation
Driftbox <no-reply@driftbox.example>
Ella invited you to the team folder "Thesis"
Ella wants you to join the team folder "Thesis" on Driftbox.
>i Accept invite | https://driftbox.example/team/accept?i=71-0c
* Help | https://driftbox.example/help

@@ f two part hyphen | grouped | 91840275
Tandem Chat <no-reply@tandem.example>
Your code for the admin page
Admins confirm each change. Enter
# 9184-0275
for the change requested on Mar 4 at 10:15.

@@ f underscore frame | box | 660182 | own/f-frame
Old Mill Bank <otp@oldmill.example>
Old Mill Bank OTP
%text
Dear customer

****************************
*                          *
*    OTP:  660182          *
*                          *
****************************

Valid for transaction of USD 48.20 on 04/03/26. Do not disclose.

@@ f subject with date | subject-only | 330984
Meridian Air <noreply@meridianair.example>
4 Mar 2026: your login code is 330984
Enter the login code from the subject on the kiosk.

@@ f plain numbers around | distractors | 81406 | text/tight
Cargo Desk <desk@cargo.example>
Release code for container MSKU 482913-7
Vessel call 2204, berth 14, ETA 06/03 18:30.
To log in to the port portal, your one-time code is 81406.
Booking 771204417, gross 22,040 kg.

@@ f dark card | split | 159264 | own/f-dark
Nightjar <hello@nightjar.example>
Your Nightjar code
%html
<div style="background:#0b0b0f;color:#eeeeee;padding:40px"><h2>Hi there</h2><p>Here's your sign in code:</p><table><tr><td style="background:#1c1c22;padding:12px">1</td><td style="background:#1c1c22;padding:12px">5</td><td style="background:#1c1c22;padding:12px">9</td><td>&nbsp;-&nbsp;</td><td style="background:#1c1c22;padding:12px">2</td><td style="background:#1c1c22;padding:12px">6</td><td style="background:#1c1c22;padding:12px">4</td></tr></table><p style="color:#777777">Sent 4 March 2026, 18:40 CET</p></div>

@@ f hidden only newer | heading | 205593 | own/f-hidden
Lumen Books <no-reply@lumenbooks.example>
Your sign-in code
%html
<div style="visibility:hidden">Your sign-in code is 999000</div><p>Hello reader, your sign-in code is:</p><h1>205593</h1><p style="opacity:0">Order 482913</p>

@@ f long footer | code-and-link | 447180
Brightmail <hello@brightmail.example>
Confirm it's you: 447180
Your confirmation code:
# 447180
>v Confirm now | https://app.brightmail.example/c/447180?utm_source=auth
-- Brightmail SARL, 12 rue de la Paix, L-2222 Luxembourg. RCS B204417. +352 27 48 29 13
-- You receive this service message because you have an account.
* View in browser | https://app.brightmail.example/web/71
* Manage preferences | https://app.brightmail.example/prefs/71
* Instagram | https://social.test/brightmail
`,
  ),
  ...mails(
    'fr',
    `
@@ f cadre | box | 718056 | own/f-cadre
Crédit du Lac <otp@creditdulac.example>
Authentification
%html
<table cellpadding="0"><tr><td><p>Bonjour,</p><p>Votre code d'authentification&nbsp;:</p><table style="border:2px solid #00527a"><tr><td style="padding:10px 40px;font-size:26px"><b>718&nbsp;056</b></td></tr></table><p>Valable jusqu'à 14&nbsp;h&nbsp;45. Service client&nbsp;: 3 639.</p></td></tr></table>
`,
  ),
  ...mails(
    'de',
    `
@@ f nextcloud art | verify-link
Wolke Auental <cloud@auental-verein.example>
E-Mail-Überprüfung
%expect verify https://cloud.auental-verein.example/index.php/apps/registration/verify/Xz81/kq
%text
Vielen Dank für Ihre Registrierung.

Um fortzufahren, klicken Sie auf den folgenden Link:

E-Mail-Adresse bestätigen: https://cloud.auental-verein.example/index.php/apps/registration/verify/Xz81/kq

-- 
Wolke Auental - ein sicherer Ort für alle Ihre Daten
Dies ist eine automatisch gesendete E-Mail, bitte nicht antworten.

@@ f wort tan | plain | 30517 | own/f-tan
Fuchsbau Bausparkasse <tan@fuchsbau.example>
E-Mail-TAN
%text
Guten Tag,

für den Auftrag Nr. 2026-77120 lautet Ihre

E-Mail-TAN: 30517

Auftragsart: Änderung der Bankverbindung (neu: DE** **** 2051)
Zeit: 04.03.2026, 18:40:12
`,
  ),
  ...mails(
    'es',
    `
@@ f tabla simple | split | 640912 | own/f-tabla
Correo Sur <cuenta@correosur.example>
Código de verificación
%html
<p>Su código de verificación:</p><table><tr><td>640</td><td>912</td></tr></table><p>Solicitado el 04/03/2026.</p>
`,
  ),
  ...mails(
    'ja',
    `
@@ f 枠 | box | 448210 | own/f-waku
ひので信金 <otp@hinode.example>
ワンタイムパスワード通知
%text
いつもひので信金をご利用いただきありがとうございます。

■ワンタイムパスワード
　448210

■有効時間
　10分間（14:05まで）

■お問い合わせ
　0120-000-456（平日9:00～17:00）
`,
  ),
  ...mails(
    'zh-Hans',
    `
@@ f 客户端 | heading | 917305 | own/f-kehuduan
青柠邮箱 <noreply@qingning.example>
青柠邮箱 安全验证
%html
<div style="width:600px;margin:0 auto"><div style="background:#22aa66;color:#fff;padding:12px">青柠邮箱</div><p>亲爱的用户：</p><p>您好！感谢您使用青柠邮箱，您正在进行邮箱验证，本次请求的验证码为：</p><p><span style="color:#f60;font-size:24px">917305</span>(为了保障您帐号的安全性，请在1小时内完成验证)</p><p>青柠邮箱团队<br>2026年03月04日</p></div>
`,
  ),
  ...mails(
    'ko',
    `
@@ f 표 양식 | table | 502914 | own/f-yangsik
초록메일 <noreply@chorokmail.example>
[초록메일] 인증번호를 확인해 주세요
%html
<table width="640"><tr><td style="border-top:2px solid #22aa66;padding:20px"><strong>인증번호 안내</strong></td></tr><tr><td><table border="1"><tr><th>인증번호</th><td>502914</td></tr><tr><th>요청일시</th><td>2026-03-04 18:40:12</td></tr></table></td></tr><tr><td>본 메일은 발신전용입니다.</td></tr></table>
`,
  ),
  ...mails(
    'pt',
    `
@@ f código sem rótulo | heading | 38017 | own/f-rotulo
Pagafácil <nao-responda@pagafacil.example>
Pagafácil: código de acesso
%html
<center><p>Oi, Bruna!</p><p>Digite este código no app para acessar a sua conta:</p><p style="font-size:34px"><b>38017</b></p><p>Pagafácil S.A. CNPJ 98.765.432/0001-10</p></center>
`,
  ),
  ...mails(
    'ar',
    `
@@ f إطار | box | 640285 | own/f-itar
بنك الواحة <otp@wahabank.example>
رمز التحقق لمرة واحدة
%html
<div dir="rtl"><p>عميلنا العزيز،</p><p>رمز التحقق لمرة واحدة هو: <b dir="ltr">640285</b></p><p>المبلغ: 250.00 درهم، التاريخ 04-03-2026</p></div>
`,
  ),
];
