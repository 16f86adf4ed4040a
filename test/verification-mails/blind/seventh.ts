import { mails } from '../mails.ts';

/** Mails of services that no other batch has, written after batch 6 was looked at and before this one was measured. */
export const SEVENTH_MAILS = [
  ...mails(
    'en',
    `
@@ b7 language app | verify-link
Polyglot <hello@polyglot.example>
Please verify your email
%expect verify https://links.polyglot.example/u/click?_t=9a1&_m=77b
%html
<p>Thanks for joining Polyglot, sam!</p><p>Verifying your email helps us keep your account safe.</p><table><tr><td><a href="https://links.polyglot.example/u/click?_t=9a1&amp;_m=77b">VERIFY MY EMAIL</a></td></tr></table><p><a href="https://links.polyglot.example/u/unsub?_t=9a1">Unsubscribe</a></p>

@@ b7 ride hailing | heading | 7710
Cabbie <noreply@cabbie.example>
Your Cabbie account verification code
%html
<p>Welcome back, Sam</p><p>To finish logging in, here is your code</p><h1>7710</h1><p>Please never share this code with anyone, including your driver.</p>

@@ b7 registrar | inline | 402188
Namesilver <support@namesilver.example>
Domain transfer: confirm it's you
Your verification PIN is {402188}. Domain northwind.example, auth code not included. Expires 09:45 UTC.

@@ b7 photo app | split | 884102
Shutter <security@mail.shutter.example>
884102 is your Shutter code
%html
<div>Hi samk,</div><div>Someone tried to sign up for a Shutter account with agent@agents.test. If it was you, enter this confirmation code in the app:</div><div><b>8</b><b>8</b><b>4</b><b>1</b><b>0</b><b>2</b></div>

@@ b7 docs sharing | heading | 20771844
Sharedoc <no-reply@sharedoc.example>
20771844 is your Sharedoc verification code
%html
<p>To verify your identity, we've sent you a code. Use it to open "Q4 plan.xlsx".</p><h2>20771844</h2><p>This code is valid for 15 minutes.</p><p>© 2026 Sharedoc, One Way, Redmond</p>

@@ b7 election | plain | T4K9QP
Ballotbox <noreply@ballotbox.example>
Your one-time sign-in code for the board election
%text
Dear member 44120,

Sign-in code: T4K9QP

The vote closes on 30 November 2026 at 18:00.

@@ b7 team chat guest | invitation
Northwind on Chatter <no-reply@chatter.example>
Priya has invited you to work with them in Chatter
%expect invitation https://join.chatter.example/t/northwind/invite/zt-9aQ1
%html
<h1>Join your team on Chatter</h1><p>Priya (priya@northwind.example) has invited you to use Chatter with them.</p><a href="https://join.chatter.example/t/northwind/invite/zt-9aQ1">Join Now</a>

@@ b7 clinic | magic-link
Rowan Clinic <portal@rowanclinic.example>
Your secure sign-in link
%expect sign_in https://portal.rowanclinic.example/e?k=81ffa2
%text
Hello Sam,
use the link below to sign in to the patient portal. It works for 20 minutes.

https://portal.rowanclinic.example/e?k=81ffa2

Reception: 020 7946 0733

@@ b7 broker | inline | 118402
Tradewell <security@tradewell.example>
Security alert: code requested
We got a request to log in from Leeds. If it was you, the code is {118402}. If not, call 0800 441 2089.

@@ b7 recover account | reset-link
Gamehub <help@gamehub.example>
Recover your Gamehub account
%expect reset_password https://gamehub.example/recover/8fa1c?lang=en
%html
<p>We heard that you lost your Gamehub password. Sorry about that!</p><p>But don't worry! You can use the following button to reset your password:</p><a href="https://gamehub.example/recover/8fa1c?lang=en">Reset your password</a><p>If you don't use this link within 3 hours, it will expire. <a href="https://gamehub.example/password_reset">Click here to get a new password reset link</a></p>
`,
  ),
  ...mails(
    'de',
    `
@@ b7 tan | inline | 604192
Volksbank See <noreply@vbsee.example>
TAN für Ihren Auftrag
Überweisung 250,00 EUR an M. Kern, IBAN DE..4471. TAN: {604192}

@@ b7 neu passwort | reset-link
Bücherei <info@buecherei.example>
Passwort zurücksetzen
%expect reset_password https://buecherei.example/pw?x=8a1
%text
Sie haben ein neues Passwort angefordert. Klicken Sie auf diesen Link und vergeben Sie ein neues Passwort: https://buecherei.example/pw?x=8a1
`,
  ),
  ...mails(
    'fr',
    `
@@ b7 code | heading | 8841
Covoit <bonjour@covoit.example>
Votre code Covoit
%html
<p>Bonjour Alex,</p><p>Pour confirmer votre adresse, entrez ce code dans l'application :</p><h2>8841</h2>
`,
  ),
  ...mails(
    'es',
    `
@@ b7 codigo | subject-and-body | 551908
Cartera <hola@cartera.example>
551908 es tu código de Cartera
%text
Hola, tu código de Cartera es 551908. No lo compartas.

Si no lo pediste, escríbenos a ayuda@cartera.example.
`,
  ),
  ...mails(
    'pt-BR',
    `
@@ b7 ativar | verify-link
Leitura <oi@leitura.example>
Ative sua conta
%expect verify https://leitura.example/ativar/9a81
%html
<p>Falta pouco!</p><a href="https://leitura.example/ativar/9a81">Ativar minha conta</a>
`,
  ),
  ...mails(
    'it',
    `
@@ b7 password | reset-link
Palestra <info@palestra.example>
Reimposta la password
%expect reset_password https://palestra.example/reset/88fa1
%html
<p>Hai chiesto di reimpostare la password.</p><a href="https://palestra.example/reset/88fa1">Reimposta password</a>
`,
  ),
  ...mails(
    'nl',
    `
@@ b7 code | plain | 447190
Zorgloket <noreply@zorgloket.example>
Inlogcode Zorgloket
%text
Uw inlogcode:

447190

De code is 5 minuten geldig.
`,
  ),
  ...mails(
    'pl',
    `
@@ b7 potwierdz | verify-link
Forum Ogród <info@forumogrod.example>
Potwierdź adres e-mail
%expect verify https://forumogrod.example/p/8a1f
%html
<p>Dziękujemy za założenie konta.</p><a href="https://forumogrod.example/p/8a1f">Potwierdzam adres</a>
`,
  ),
  ...mails(
    'ru',
    `
@@ b7 vojti | magic-link
Блокнот <hello@bloknot.example>
Ссылка для входа
%expect sign_in https://bloknot.example/v/91fa0
%html
<p>Нажмите кнопку, чтобы войти.</p><a href="https://bloknot.example/v/91fa0">Войти в Блокнот</a>
`,
  ),
  ...mails(
    'tr',
    `
@@ b7 kod | box | 330184
Sinema <bilgi@sinema.example>
Giriş kodunuz
%html
<p>Merhaba,</p><p>Giriş kodunuz:</p><div>330184</div><p>Bu kodu kimseyle paylaşmayın.</p>
`,
  ),
  ...mails(
    'zh-Hans',
    `
@@ b7 ma | heading | 447102
星图 <noreply@xingtu.example>
星图验证码
%html
<p>尊敬的用户：</p><p>您的验证码是</p><h2>447102</h2><p>请勿泄露给他人。</p>
`,
  ),
  ...mails(
    'ja',
    `
@@ b7 login | subject-only | 771039
つばめ <noreply@tsubame.example>
ログインコード：771039
%html
<p>件名のコードをログイン画面に入力してください。</p>
`,
  ),
  ...mails(
    'ko',
    `
@@ b7 gaip | verify-link
책벌레 <hi@chaek.example>
회원가입 인증 메일입니다
%expect verify https://chaek.example/v?key=88a1
%html
<p>아래 버튼을 눌러 이메일 인증을 완료해 주세요.</p><a href="https://chaek.example/v?key=88a1">이메일 인증하기</a>
`,
  ),
  ...mails(
    'uk',
    `
@@ b7 kod | heading | 551204
Книгарня <info@knyharnia.example>
Код для входу
%html
<p>Ваш код для входу:</p><h2>551204</h2><p>Дійсний 10 хвилин.</p>
`,
  ),
];
