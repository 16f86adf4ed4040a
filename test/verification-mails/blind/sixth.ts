import { mails } from '../mails.ts';

/** Mails of services that no other batch has, written after batch 5 was looked at and before this one was measured. */
export const SIXTH_MAILS = [
  ...mails(
    'en',
    `
@@ b6 map service | plain | 550128
Wayfarer <accounts-noreply@wayfarer.example>
Wayfarer Verification Code
%text
Dear Wayfarer User,

We received a request to access your Wayfarer Account agent@agents.test through your email address. Your Wayfarer verification code is:

550128

If you did not request this code, it is possible that someone else is trying to access the Wayfarer Account agent@agents.test. Do not forward or give this code to anyone.

Sincerely yours,
The Wayfarer Accounts team

@@ b6 console | table | 409912
Gamebox account team <account-security-noreply@gamebox.example>
Gamebox account security code
%html
<table dir="ltr"><tr><td>Gamebox account</td></tr><tr><td>Security code</td></tr><tr><td>Please use the following security code for the Gamebox account ag****@agents.test.</td></tr><tr><td>Security code: <span>409912</span></td></tr><tr><td>If you don't recognize the Gamebox account ag****@agents.test, you can <a href="https://account.gamebox.example/dcx?t=77aQ">click here</a> to remove your email address from that account.</td></tr><tr><td>Thanks,<br>The Gamebox account team</td></tr></table>

@@ b6 payments confirm | verify-link
Stripey <notifications@stripey.example>
Confirm your Stripey email address
%expect verify https://dashboard.stripey.example/confirm_email?t=Zk3aP
%html
<p>Thanks for creating a Stripey account! Before we get started, we need to confirm your email address.</p><a href="https://dashboard.stripey.example/confirm_email?t=Zk3aP">Verify email address</a><p>Once verified, you can <a href="https://dashboard.stripey.example/login">sign in</a> and accept payments.</p>

@@ b6 notes | code-and-link | 884210
Jotter <team@jotter.example>
Log in to Jotter
%expect sign_in https://jotter.example/login/email?code=884210&e=a
%text
Click the link to log in: https://jotter.example/login/email?code=884210&e=a

Or enter this code: 884 210

Both expire in 10 minutes.

@@ b6 cloud drive | box | 731902
Dropcloud <no-reply@dropcloud.example>
Your Dropcloud security code
%html
<p>Hi Sam,</p><p>Here's the security code you'll need to sign in to Dropcloud on the web from Leeds, United Kingdom:</p><p style="font-size:32px">731902</p><p>Please reset your password if you did not try to sign in.</p>

@@ b6 homeserver | verify-link
Matrix <noreply@hs.example>
[hs.example] Validate your email
%expect verify https://hs.example/_client/email/submit_token?token=aTQwQx&client_secret=9f&sid=41
%text
A request to add an email address to your hs.example account has been received. If this was you, please click the link below to confirm adding this email:

https://hs.example/_client/email/submit_token?token=aTQwQx&client_secret=9f&sid=41

If this was not you, you can safely ignore this email. Thank you.

@@ b6 gitlab style confirm | verify-link
Gitforge <gitforge@mg.gitforge.example>
Confirmation instructions
%expect verify https://gitforge.example/users/confirmation?confirmation_token=xT2_pq
%html
<h1>Welcome, Sam!</h1><p>To get started, click the link below to confirm your account.</p><a href="https://gitforge.example/users/confirmation?confirmation_token=xT2_pq">Confirm your account</a>

@@ b6 gitlab unknown device | plain | 228419
Gitforge <gitforge@mg.gitforge.example>
Verify your identity
%text
Hello, Sam!

You are attempting to sign in to Gitforge using an unrecognized device.

Please enter the following verification code:

228419

If you did not try to sign in to Gitforge, please change your password immediately.

@@ b6 freight | alphanumeric | B7K2QX
Portway <it@portway.example>
Portway terminal login
Terminal login for driver K. Adams. Enter {B7K2QX} on the keypad of your phone app. This passcode ends at 14:20.

@@ b6 wordpress reset | reset-link
Bakery Blog <wordpress@bakery.example>
[Bakery Blog] Password Reset
%expect reset_password https://bakery.example/wp-login.php?action=rp&key=8xQ2mP&login=sam&wp_lang=en_US
%text
Someone has requested a password reset for the following account:

Site Name: Bakery Blog

Username: sam

If this was a mistake, ignore this email and nothing will happen.

To reset your password, visit the following address:

https://bakery.example/wp-login.php?action=rp&key=8xQ2mP&login=sam&wp_lang=en_US

This password reset request originated from the IP address 203.0.113.9.

@@ b6 wallet | heading | 6612
Purse <hi@purse.example>
Your code: 6612
%html
<h1>6612</h1><p>Use this code to verify your email with Purse.</p>

@@ b6 insurance otp | inline | 99017
Shield Mutual <no-reply@shieldmutual.example>
Your requested passcode
Passcode {99017} lets you view policy 4412-0771. It's valid until 9:45 AM ET.
`,
  ),
  ...mails(
    'de',
    `
@@ b6 bahn | heading | 551702
Schienenbund <noreply@schienenbund.example>
Bestätigen Sie Ihre E-Mail-Adresse
%html
<p>Guten Tag,</p><p>bitte geben Sie den folgenden Code ein, um Ihre E-Mail-Adresse zu bestätigen.</p><h2>551702</h2><p>Schienenbund AG, Postfach 20 44 17, 10117 Berlin</p>

@@ b6 magic | magic-link
Notizbuch <hallo@notizbuch.example>
Dein Anmeldelink
%expect sign_in https://notizbuch.example/a/9fk2?s=1
%text
Hallo! Mit diesem Link meldest du dich an:
https://notizbuch.example/a/9fk2?s=1
`,
  ),
  ...mails(
    'fr',
    `
@@ b6 assurance | inline | 204418
Mutuelle du Lac <noreply@mutuellelac.example>
Votre code de connexion
Pour accéder à votre espace adhérent, utilisez le code de connexion {204418}. Il expire dans 5 minutes.
`,
  ),
  ...mails(
    'es',
    `
@@ b6 universidad | reset-link
Campus Norte <soporte@campusnorte.example>
Recupera tu contraseña
%expect reset_password https://campusnorte.example/recuperar?token=c81
%html
<p>Hola,</p><p>Haz clic en el siguiente botón para crear una contraseña nueva.</p><a href="https://campusnorte.example/recuperar?token=c81">Crear contraseña</a><p>¿No lo pediste? Ignora este mensaje.</p>
`,
  ),
  ...mails(
    'pt',
    `
@@ b6 seguro | heading | 330771
Seguro Mar <naoresponder@seguromar.example>
Código de verificação
%html
<p>Estimado cliente,</p><p>o seu código de verificação é</p><p><strong>330 771</strong></p><p>NIF 501442600</p>
`,
  ),
  ...mails(
    'it',
    `
@@ b6 invito | invitation
Cartella <no-reply@cartella.example>
Giulia ti ha invitato su Cartella
%expect invitation https://cartella.example/invito/a91f
%html
<p>Giulia ti ha invitato a collaborare al progetto "Orto".</p><a href="https://cartella.example/invito/a91f">Accetta l'invito</a>
`,
  ),
  ...mails(
    'ru',
    `
@@ b6 kod | split | 714205
Читай-ка <noreply@chitayka.example>
Код подтверждения
%html
<p>Код подтверждения:</p><table><tr><td>7</td><td>1</td><td>4</td><td>2</td><td>0</td><td>5</td></tr></table><p>Код действует 15 минут.</p>
`,
  ),
  ...mails(
    'tr',
    `
@@ b6 hesap | verify-link
Kafe Defter <bilgi@kafedefter.example>
Hesabını doğrula
%expect verify https://kafedefter.example/d/81fa
%html
<p>Hoş geldin!</p><p>Hesabını kullanmaya başlamak için e-posta adresini doğrula.</p><a href="https://kafedefter.example/d/81fa">Doğrula</a>
`,
  ),
  ...mails(
    'ar',
    `
@@ b6 password | reset-link
تعلم <no-reply@taallam.example>
إعادة تعيين كلمة المرور
%expect reset_password https://taallam.example/r?t=88a
%html
<div dir="rtl"><p>لقد طلبت إعادة تعيين كلمة المرور.</p><a href="https://taallam.example/r?t=88a">إعادة تعيين كلمة المرور</a></div>
`,
  ),
  ...mails(
    'zh-Hant',
    `
@@ b6 denglu | inline | 660218
青鳥銀行 <service@bluebird.example>
登入驗證碼
您的登入驗證碼為 {660218}，請於5分鐘內輸入，切勿提供給他人。
`,
  ),
  ...mails(
    'zh-Hans',
    `
@@ b6 zhaohui | reset-link
云笔记 <no-reply@yunbiji.example>
找回密码
%expect reset_password https://yunbiji.example/pwd/reset?k=19a
%text
您好，您申请了找回密码。请点击链接重置密码（24小时内有效）：
https://yunbiji.example/pwd/reset?k=19a
`,
  ),
  ...mails(
    'ja',
    `
@@ b6 ginko | inline | 44172089
みなと銀行 <info@minatobank.example>
メール通知パスワードのお知らせ
メール通知パスワード：{44172089}。インターネットバンキングの画面に入力してください。
`,
  ),
  ...mails(
    'ko',
    `
@@ b6 device | magic-link
메모장 <hello@memojang.example>
로그인 링크
%expect sign_in https://memojang.example/l/77ff1
%html
<p>아래 버튼을 누르면 바로 로그인됩니다.</p><a href="https://memojang.example/l/77ff1">로그인하기</a>
`,
  ),
  ...mails(
    'pl',
    `
@@ b6 bank | inline | 771402
Bank Dąb <info@bankdab.example>
Kod autoryzacyjny
Kod autoryzacyjny do logowania: {771402}. Nie podawaj go nikomu.
`,
  ),
  ...mails(
    'fi',
    `
@@ b6 koodi | heading | 441902
Kirjasto <info@kirjasto.example>
Kirjautumiskoodi
%html
<p>Hei!</p><p>Kirjautumiskoodisi on:</p><h2>441902</h2>
`,
  ),
];
