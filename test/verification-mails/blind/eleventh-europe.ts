import { mails } from '../mails.ts';

/** Mails of European senders, written without a look at the extractor. */
export const ELEVENTH_EUROPE = [
  ...mails(
    'en',
    `
@@ b11p package registry | plain | 48217730
pkgyard <support@pkgyard.example>
OTP for logging in to your account: samk
%text
Hi samk!

Please use the following one-time password to log in from the command line:

48217730

This OTP was requested with pkgyard-cli/10.8.2 on linux x64 from 203.0.113.44 at 2026-10-02T07:41:18Z. It can be used once and is good for 10 minutes.

If you did not attempt to log in, please contact support@pkgyard.example.

To manage your email preferences visit https://www.pkgyard.example/settings/samk/profile

@@ b11p notes app | code-and-link | K7PQ2M
Quillpad <notify@mail.quillpad.example>
Log in to Quillpad
%expect sign_in https://www.quillpad.example/loginwithemail?state=3fTz81&code=K7PQ2M&dest=%2Fhome
%html
<!DOCTYPE html>
<html><head><meta charset="utf-8"><style>body{margin:0;background:#fff;font-family:-apple-system,Segoe UI,Helvetica,Arial,sans-serif;color:#37352f} .c{max-width:480px;margin:0 auto;padding:24px 12px} pre{background:#f4f4f4;border:1px solid #eee;border-radius:5px;padding:16px 4%;width:90%;color:#333}</style></head>
<body><div class="c">
<h1 style="font-size:24px;margin:40px 0">Log in</h1>
<a href="https://www.quillpad.example/loginwithemail?state=3fTz81&amp;code=K7PQ2M&amp;dest=%2Fhome" style="color:#2754C5;font-size:14px;text-decoration:underline;display:block;margin-bottom:16px">Click here to log in with this magic link</a>
<p style="font-size:14px;margin:24px 0 14px">Or, copy and paste this temporary login code:</p>
<pre><code>K7PQ2M</code></pre>
<p style="font-size:14px;color:#ababab;margin:14px 0 16px">If you didn't try to log in, you can safely ignore this email.</p>
<p style="font-size:14px;color:#ababab">Hint: You can set a permanent password in Settings &amp; members → My account.</p>
<p style="font-size:12px;color:#898989"><a href="https://www.quillpad.example">Quillpad</a>, the notebook for teams that write.</p>
</div></body></html>

@@ b11p code host device | distractors | 830217
Forgework <noreply@forgework.example>
[Forgework] Please verify your device
%text
Hey samk!

A sign in attempt requires further verification because we did not recognize your device. To complete the sign in, enter the verification code on the unrecognized device.

Device: Firefox 131 on Ubuntu 24.04
Verification code: 830217

If you did not attempt to sign in to your account, your password may be compromised. Visit https://forgework.example/settings/security to create a new, strong password for your Forgework account.

If you'd like to automatically verify devices in the future, consider enabling two-factor authentication on your account. Visit https://docs.forgework.example/articles/configuring-2fa to learn about two-factor authentication.

Thanks,
The Forgework Team

@@ b11p whois contact | verify-link
Domains at Hillhost <registrar@hillhost.example>
ACTION REQUIRED: verify contact data for samkerr.test
%expect verify https://wdrp.hillhost.example/verification/?action=confirm&t=c1a77fe0924b41e8a2
%text
Dear Sam Kerr,

Since January 2014 all registrars must validate the contact data of domain registrants. You are the registrant of 1 domain:

    samkerr.test

Registrant: Sam Kerr, 14 Mill Lane, Leeds LS2 7EW, +44.1135550142

Please click on the following link within 15 days (by 2026-10-17) to confirm your email address. Otherwise we have to suspend the domain.

https://wdrp.hillhost.example/verification/?action=confirm&t=c1a77fe0924b41e8a2

Domain order: HH-20418833. If anything above is wrong, change it in your control panel: https://my.hillhost.example/contacts

Hillhost Registrar Ltd, IANA ID 9984

@@ b11p design board | invitation
Marta Olsen (via Framely) <invites@framely.example>
Marta Olsen invited you to the file "Onboarding v3"
%expect invitation https://email.framely.example/c/eJxUzkFuwzAMBNDXSEuDoqzYWmjRTQ5R0oxJVA
%html
<html><body style="margin:0;background:#f5f5f5"><div style="display:none;max-height:0;overflow:hidden">Marta is waiting for you to join in Framely&nbsp;&zwnj;&nbsp;&zwnj;</div>
<table width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 0"><table width="560" style="background:#fff;border-radius:8px"><tr><td style="padding:40px">
<img src="https://static.framely.example/mail/logo@2x.png" width="92" alt="Framely">
<h2 style="font:600 24px Inter,Arial">Marta Olsen invited you to edit</h2>
<p style="font:16px Inter,Arial;color:#444">Marta Olsen (marta@olsenco.test) has invited you to edit the file <b>Onboarding v3</b> in the team <b>Olsen &amp; Co</b>.</p>
<table><tr><td style="background:#0d99ff;border-radius:6px"><a href="https://email.framely.example/c/eJxUzkFuwzAMBNDXSEuDoqzYWmjRTQ5R0oxJVA" style="display:inline-block;padding:12px 24px;color:#fff;text-decoration:none">Accept invitation</a></td></tr></table>
<p style="font:12px Inter,Arial;color:#888">Framely, Inc., 760 Harbor Street, Floor 5, San Francisco, CA 94103<br><a href="https://email.framely.example/c/eJxMyjEOwyAMAMDX">Help center</a> · <a href="https://email.framely.example/c/eJxUnbSk20">Block invitations from Marta</a></p>
</td></tr></table></td></tr></table></body></html>

@@ b11p crm password | reset-link
no-reply@pipekeeper.example <no-reply@pipekeeper.example>
Reset password instructions
%expect reset_password https://app.pipekeeper.example/users/password/edit?reset_password_token=z3sRyVxu-Hk_8a1LwT6b
%html
<p>Hello sam@samkerr.test!</p>

<p>Someone has requested a link to change your password. You can do this through the link below.</p>

<p><a href="https://app.pipekeeper.example/users/password/edit?reset_password_token=z3sRyVxu-Hk_8a1LwT6b">Change my password</a></p>

<p>If you didn't request this, please ignore this email.</p>
<p>Your password won't change until you access the link above and create a new one.</p>

@@ b11p game launcher | alphanumeric | R4XK9
Boilerplate Games Support <noreply@boilergames.example>
Your Boiler account: Access from new computer
%html
<table width="100%" bgcolor="#17191c"><tr><td align="center"><table width="640" style="color:#a9b4be;font-family:Arial;padding:40px">
<tr><td style="font-size:36px;color:#bfbfbf">samk_77,</td></tr>
<tr><td style="font-size:18px;padding:20px 0">It looks like you are trying to log in from a new device. Here is the Guard code you need to access your account:</td></tr>
<tr><td align="center" bgcolor="#121a25" style="padding:30px"><div style="font-size:13px">Request made from<br><b>United Kingdom</b></div><div style="font-size:48px;color:#3a9aed;font-weight:bold;text-align:center">R4XK9</div></td></tr>
<tr><td style="padding:20px 0"><b>If this wasn't you</b><br>This email was generated because of a login attempt from a web or mobile device located at 203.0.113.9 (GB). The login attempt included your correct account name and password.</td></tr>
<tr><td>If you are not attempting to login, <a href="https://help.boilergames.example/en/wizard/Lock?s=9918">click here to change your password</a>.</td></tr>
<tr><td style="font-size:12px">© Boilerplate Games Corporation. PO Box 4410, Tacoma, WA 98401</td></tr></table></td></tr></table>

@@ b11p frequent flyer | heading | 071936
Albion Airways Club <club@e.albionair.example>
Your verification code
%html
<table width="600" align="center" style="font-family:Arial"><tr><td style="background:#0b2545;color:#fff;padding:12px 20px">Albion Airways <b>Club</b></td><td align="right" style="background:#0b2545;color:#fff;padding:12px 20px;font-size:12px">Membership no. 40917725<br>Blue · 12,480 points</td></tr>
<tr><td colspan="2" style="padding:30px 20px"><p>Dear Mr Kerr,</p><p>To keep your account safe we need to check it's you. Your one-time verification code is</p><h2 style="letter-spacing:4px">071936</h2><p>It's valid for the next 5 minutes. Please don't share it, our colleagues will never ask for it.</p><p>Didn't ask for this code? Call us on 0344 555 0111 (06:00–20:00 GMT).</p></td></tr>
<tr><td colspan="2" style="font-size:11px;color:#777">Albion Airways plc, Waterside House, PO Box 418, RG1 0ZZ. Registered in England 00000418.</td></tr></table>

@@ b11p checkout wallet | grouped | 291844
Quickpay Wallet <no-reply@quickwallet.example>
291 844 is your Quickpay Wallet code
%text
Your verification code for checking out at Fern & Fable is:

291 844

Don't share this code with anyone. It works for 10 minutes.

Quickpay Wallet | 88 Elgin Street, Ottawa ON K2P 1L4

@@ b11p status page | verify-link
Northgrid Status <noreply@statuswatch.example>
Please confirm your subscription to Northgrid status updates
%expect verify https://manage.statuswatch.example/subscriptions/confirm/kx7f1mq0p2?confirmation_token=5d0b1e
%html
<div style="font-family:Helvetica,Arial;font-size:14px;max-width:560px"><h3>Northgrid Status</h3><p>Confirm that you want to get incident and maintenance notices of Northgrid at sam@samkerr.test.</p><p><a href="https://manage.statuswatch.example/subscriptions/confirm/kx7f1mq0p2?confirmation_token=5d0b1e" style="background:#2c7be5;color:#fff;padding:10px 16px;border-radius:4px">Confirm subscription</a></p><p style="color:#999;font-size:12px">You won't receive anything if you do not confirm. See current status at <a href="https://status.northgrid.example">status.northgrid.example</a>. Powered by Statuswatch.</p></div>

@@ b11p video streaming | split | 5017
Reelbox <info@account.reelbox.example>
Your sign-in code
%html
<body style="margin:0;background:#fff"><table width="500" align="center" style="font-family:Helvetica,Arial;color:#221f1f"><tr><td style="padding:20px 0;color:#c00;font-weight:bold">REELBOX</td></tr><tr><td style="font-size:28px;font-weight:bold">Enter this code to sign in</td></tr><tr><td style="padding:12px 0">Enter the code below on your device to sign in to Reelbox.</td></tr>
<tr><td><table cellspacing="8"><tr><td style="font-size:32px">5</td><td style="font-size:32px">0</td><td style="font-size:32px">1</td><td style="font-size:32px">7</td></tr></table></td></tr>
<tr><td>This code will expire in 15 minutes.</td></tr><tr><td style="padding:12px 0">If you didn't make this request, we recommend to <a href="https://www.reelbox.example/password?g=a1&amp;lnktrk=EVO">change your password</a>.</td></tr>
<tr><td style="font-size:11px;color:#a4a4a4">This message was mailed to [sam@samkerr.test] by Reelbox as part of your membership. SRC: 12407_en_GB<br>Reelbox International B.V., Keizersgracht 440, 1016 GD Amsterdam</td></tr></table></body>
`,
  ),
  ...mails(
    'de',
    `
@@ b11p krankenversicherung | box | 648205
Meine Albkasse <online-service@albkasse.example>
Ihr Sicherheitscode für Meine Albkasse
%html
<table width="600" cellpadding="0" cellspacing="0" align="center" style="font-family:Verdana,Arial"><tr><td style="background:#00654e;color:#fff;padding:16px">Albkasse – Die Gesundheitskasse im Süden</td></tr>
<tr><td style="padding:24px">
<p>Guten Tag Frau Brandner,</p>
<p>Sie möchten sich an einem neuen Gerät bei <i>Meine Albkasse</i> anmelden. Bitte geben Sie dort den folgenden Sicherheitscode ein:</p>
<div style="border:2px solid #00654e;padding:14px;text-align:center;font-size:24px;letter-spacing:6px">648205</div>
<p>Der Code ist 10 Minuten gültig (bis 09:52 Uhr).</p>
<p>Sie haben keinen Code angefordert? Dann rufen Sie uns bitte an: 0711 555 0190 (Mo–Fr 8–18 Uhr).</p>
<p>Freundliche Grüße<br>Ihre Albkasse</p></td></tr>
<tr><td style="font-size:10px;color:#666;padding:16px">Albkasse KdöR, Heilbronner Straße 184, 70191 Stuttgart · <a href="https://www.albkasse.example/impressum">Impressum</a> · <a href="https://www.albkasse.example/datenschutz">Datenschutz</a></td></tr></table>

@@ b11p stadtwerke newsletter | verify-link
Stadtwerke Auental <newsletter@sw-auental.example>
Bitte bestätigen Sie Ihre Newsletter-Anmeldung
%expect verify https://sw-auental.mailversand.example/optin/confirm/8813/2vQ7d-kkR1
%text
Sehr geehrte Damen und Herren,

vielen Dank für Ihr Interesse an unserem Newsletter "Energie aktuell".

Damit Ihre Anmeldung wirksam wird, klicken Sie bitte auf diesen Link:
https://sw-auental.mailversand.example/optin/confirm/8813/2vQ7d-kkR1

Sollten Sie sich nicht angemeldet haben, müssen Sie nichts weiter tun. Ihre Daten werden nach 7 Tagen gelöscht.

Mit freundlichen Grüßen
Stadtwerke Auental GmbH & Co. KG
Auenstraße 12, 88990 Auental
HRA 5512 | Tel. 08382 555-0

@@ b11p weinhandel | reset-link
Weinkontor Hagen <service@weinkontor-hagen.example>
Passwort zurücksetzen - Weinkontor Hagen
%expect reset_password https://www.weinkontor-hagen.example/account/recover/password?hash=Q1sTz04bXhpPw8e6YfMuA2
%html
<div style="font-family:arial; font-size:12px;"><p>Sehr geehrter Herr Thiele,<br/><br/>im Shop Weinkontor Hagen wurde eine Anfrage gestellt, um Ihr Passwort zurückzusetzen. Bitte bestätigen Sie den unten stehenden Link, um ein neues Passwort zu definieren.<br/><br/><a href="https://www.weinkontor-hagen.example/account/recover/password?hash=Q1sTz04bXhpPw8e6YfMuA2">Passwort zurücksetzen</a><br/><br/>Dieser Link ist nur für die nächsten 2 Stunden gültig. Danach muss das Zurücksetzen des Passwortes erneut beantragt werden. Falls Sie Ihr Passwort nicht zurücksetzen möchten, ignorieren Sie diese E-Mail - es wird dann keine Änderung vorgenommen.</p><p>Weinkontor Hagen e.K., Elberfelder Str. 40, 58095 Hagen, USt-IdNr. DE812345670</p></div>
`,
  ),
  ...mails(
    'fr',
    `
@@ b11p achat carte | distractors | 40718265
Banque des Alpilles <ne-pas-repondre@banquealpilles.example>
Validation de votre achat en ligne
%text
Bonjour,

Vous effectuez un paiement de 129,90 EUR chez VELOSHOP avec votre carte se terminant par 3308.

Code de validation à usage unique : 40718265

Ne communiquez jamais ce code, même à un conseiller. Si vous n'êtes pas à l'origine de cette opération, appelez le 09 69 55 01 40 (appel non surtaxé).

Banque des Alpilles, SA au capital de 38 200 000 euros, RCS Tarascon 600 000 071

@@ b11p mutuelle espace adherent | verify-link
Mutuelle Horizon <espace-adherent@mutuelle-horizon.example>
Plus qu'une étape pour activer votre espace adhérent
%expect verify https://t.mutuelle-horizon.example/r/?id=h2c91be0,7f1a3,7f1a9&p1=activation
%html
<html><head><style>@media only screen and (max-width:600px){.w{width:100%!important}}</style></head><body bgcolor="#eef3f7">
<div style="display:none;font-size:1px;line-height:1px">Activez votre espace en un clic</div>
<table class="w" width="600" align="center" bgcolor="#ffffff" style="font-family:Arial,sans-serif"><tr><td align="center" style="padding:8px;font-size:11px"><a href="https://t.mutuelle-horizon.example/nms/jsp/mirror.jsp?id=1">Voir la version en ligne</a></td></tr>
<tr><td style="padding:24px 32px"><p>Bonjour Madame Carlier,</p><p>Vous venez de créer votre espace adhérent (n° d'adhérent : 00418827). Pour confirmer votre adresse e-mail et accéder à vos remboursements, cliquez sur le bouton ci-dessous.</p>
<p align="center"><a href="https://t.mutuelle-horizon.example/r/?id=h2c91be0,7f1a3,7f1a9&amp;p1=activation" style="background:#e4572e;color:#fff;padding:14px 28px;text-decoration:none">J'active mon espace</a></p>
<p>Ce lien est valable 72 heures.</p><p>À très bientôt,<br>L'équipe Mutuelle Horizon</p></td></tr>
<tr><td style="font-size:10px;color:#888;padding:16px 32px">Mutuelle soumise aux dispositions du livre II du code de la Mutualité, SIREN 700 000 181. Siège : 12 quai des Célestins, 69002 Lyon. <a href="https://t.mutuelle-horizon.example/r/?id=h2c91be0,7f1a3,7f1aa">Données personnelles</a></td></tr></table></body></html>

@@ b11p rendez-vous medecin | subject-and-body | 552034
Docteo <no-reply@docteo.example>
Votre code de vérification Docteo : 552034
%html
<div style="font-family:Arial;max-width:520px"><p>Bonjour Inès,</p><p>Pour vous connecter, saisissez ce code sur l'écran de vérification :</p><p style="font-size:22px"><strong>552034</strong></p><p>Il expire dans 10 minutes. Pour votre sécurité, ne le transmettez à personne.</p><p>L'équipe Docteo</p><p style="font-size:11px;color:#777">Cet e-mail est envoyé automatiquement, merci de ne pas y répondre. <a href="https://aide.docteo.example/hc/fr">Centre d'aide</a></p></div>
`,
  ),
  ...mails(
    'es',
    `
@@ b11p universidad sede | alphanumeric | 7HQ3WD
Sede Electrónica UNM <sede@unm.example>
Clave de un solo uso para firmar su solicitud
%text
Estimada Lucía:

Ha solicitado firmar el documento "Solicitud de convalidación" (expediente 2026/04418).

Introduzca la siguiente clave en la sede electrónica:

        7HQ3WD

La clave caduca a los 15 minutos. Si no ha iniciado usted este trámite, comuníquelo al CAU (tel. 968 55 01 77).

Universidad Nueva del Mar
Este mensaje y sus anexos van dirigidos exclusivamente a su destinatario.

@@ b11p entradas festival | magic-link
Taquilla Sur <hola@taquillasur.example>
Tu enlace para entrar
%expect sign_in https://taquillasur.example/entrar/enlace/eyJ1Ijo5OTE4fQ.aF3m-2K
%html
<p>¡Hola, Nico!</p>
<p>Pulsa el botón para entrar en tu cuenta sin contraseña:</p>
<p><a href="https://taquillasur.example/entrar/enlace/eyJ1Ijo5OTE4fQ.aF3m-2K" style="background:#111;color:#fff;padding:12px 20px;border-radius:24px">Entrar en Taquilla Sur</a></p>
<p>El enlace solo funciona una vez y caduca en 30 minutos. Si no lo has pedido tú, ignora este mensaje.</p>
<p style="font-size:11px">Taquilla Sur S.L., C/ Larios 9, 29005 Málaga · <a href="https://taquillasur.example/privacidad">Privacidad</a></p>

@@ b11p supermercado | grouped | 906317
Mercaluz <noresponder@mercaluz.example>
Recupera el acceso a tu cuenta
%html
<table width="100%"><tr><td align="center"><table width="480" style="font-family:Arial"><tr><td><b style="color:#008a3e">mercaluz</b></td></tr><tr><td><p>Hola, Rocío:</p><p>Hemos recibido una petición para restablecer tu contraseña. Escribe este código en la app:</p><p style="font-size:30px;text-align:center;font-weight:bold">906-317</p><p>Tienes 20 minutos. Después tendrás que pedir otro.</p></td></tr><tr><td style="font-size:11px;color:#888">Atención al cliente: 900 555 103 · Mercaluz, S.A., A-00103834 · C/ del Mar 5, 46003 Valencia</td></tr></table></td></tr></table>
`,
  ),
];
