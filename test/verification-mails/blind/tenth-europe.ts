import { mails } from '../mails.ts';

/** Mails of services as native senders write them: German, French, Spanish. Written without a look at the extractor. */
export const TENTH_EUROPE = [
  ...mails(
    'de',
    `
@@ b10r krankenkasse app | box | 60371844
Auenland BKK <service@auenland-bkk.example>
Ihr Einmalpasswort für die Service-App
%html
<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><style>body{margin:0;background:#f0f4f1}.wrap{width:600px}.otp{font-size:28px;letter-spacing:4px}@media(max-width:620px){.wrap{width:100%!important}}</style></head>
<body>
<div style="display:none;max-height:0;overflow:hidden">Geben Sie das Einmalpasswort innerhalb von 10 Minuten in der App ein.</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" class="wrap" cellpadding="0" cellspacing="0" style="background:#ffffff">
<tr><td style="padding:24px 32px;background:#00563f"><img src="https://www.auenland-bkk.example/mail/logo-weiss.png" width="180" alt="Auenland BKK"></td></tr>
<tr><td style="padding:32px;font-family:Arial,sans-serif;font-size:16px;color:#222222">
<p>Guten Tag Frau Hartwig,</p>
<p>Sie möchten sich auf einem neuen Gerät in der Service-App anmelden (iPhone 13, iOS 18.1). Bitte verwenden Sie dafür dieses Einmalpasswort:</p>
<table role="presentation" align="center"><tr><td class="otp" style="border:1px solid #00563f;border-radius:6px;padding:14px 28px;font-family:'Courier New',monospace">60371844</td></tr></table>
<p>Das Einmalpasswort ist bis 14:52 Uhr gültig und kann nur einmal verwendet werden.</p>
<p>Sie haben die Anmeldung nicht selbst ausgelöst? Dann rufen Sie uns bitte kostenfrei an: 0800 2280 4410 (Mo&ndash;Fr 7&ndash;20 Uhr).</p>
<p>Freundliche Grüße<br>Ihre Auenland BKK</p>
</td></tr>
<tr><td style="padding:20px 32px;font-size:12px;color:#6b6b6b;font-family:Arial,sans-serif">Auenland BKK &middot; Körperschaft des öffentlichen Rechts &middot; Lindenallee 14 &middot; 37083 Göttingen<br><a href="https://www.auenland-bkk.example/datenschutz">Datenschutz</a> | <a href="https://www.auenland-bkk.example/impressum">Impressum</a> | Diese E-Mail wurde automatisch erstellt. Bitte antworten Sie nicht darauf.</td></tr>
</table>
</td></tr></table>
</body></html>

@@ b10r webhoster kundencenter | distractors | 904417
Serverhafen GmbH <kundencenter@serverhafen.example>
Login-Bestätigung für Ihr Kundencenter (Kunde 3100882)
%text
Sehr geehrter Herr Blum,

soeben wurde für Ihren Kundenzugang 3100882 ein Login mit korrektem Passwort durchgeführt:

  Zeitpunkt:   17.11.2026, 21:08:33 Uhr
  IP-Adresse:  203.0.113.77
  Browser:     Firefox 132.0 (Linux)

Da der Browser uns nicht bekannt ist, benötigen wir zur Freigabe den folgenden Sicherheitscode:

904417

Tragen Sie diesen bitte in das geöffnete Fenster ein. Der Code verliert nach 15 Minuten seine Gültigkeit.

Falls der Login nicht von Ihnen stammt, ändern Sie bitte umgehend Ihr Passwort und informieren Sie unseren Support unter +49 551 30927-0 (Ticketnummer bitte bereithalten, falls vorhanden).

Mit freundlichen Grüßen
Ihr Serverhafen-Team

--
Serverhafen GmbH | Hafenstr. 8 | 26122 Oldenburg
Amtsgericht Oldenburg HRB 204471 | USt-IdNr. DE812345678
Geschäftsführer: Jens Ahrens

@@ b10r modellbahnforum | code-and-link | 1839204471
Modellbahnforum Nord <admin@modellbahn-nord.example>
Aktivierung Ihres Benutzerkontos: Modellbahnforum Nord
%expect verify https://www.modellbahn-nord.example/forum/index.php?register-activation/&u=28841&a=1839204471
%text
Hallo Dampflok64,

vielen Dank für Ihre Anmeldung bei Modellbahnforum Nord.

Um die Registrierung abzuschließen, klicken Sie bitte auf folgenden Link:

https://www.modellbahn-nord.example/forum/index.php?register-activation/&u=28841&a=1839204471

Sollte der Link in Ihrem E-Mail-Programm nicht funktionieren, können Sie im Forum unter „Benutzerkonto aktivieren" auch die folgenden Daten von Hand eingeben:

Benutzer-ID: 28841
Aktivierungscode: 1839204471

Mit freundlichen Grüßen
Ihr Team von Modellbahnforum Nord

@@ b10r weinhandlung newsletter | verify-link
Weinkontor Reblaus <newsletter@reblaus.example>
Nur noch ein Klick bis zum 5-€-Gutschein 🍷
%expect verify https://news.reblaus.example/c/a1/doi?hash=Zk81QmVzdC1XZWlu&list=3&lang=de
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8" /><title>Anmeldung bestätigen</title></head>
<body bgcolor="#f6f1ea">
<table width="100%" border="0" cellspacing="0" cellpadding="0"><tr><td align="center">
<table width="620" border="0" cellspacing="0" cellpadding="0" bgcolor="#ffffff">
<tr><td align="right" style="font-size:11px;padding:8px"><a href="https://news.reblaus.example/c/a1/web?m=20261" style="color:#888888">Im Browser ansehen</a></td></tr>
<tr><td align="center"><a href="https://www.reblaus.example/?utm_source=nl&amp;utm_medium=email"><img src="https://cdn.reblaus.example/nl/header-2026.jpg" width="620" height="180" alt="Weinkontor Reblaus" border="0" /></a></td></tr>
<tr><td style="padding:30px 40px;font-family:Georgia,serif;font-size:17px;line-height:26px;color:#3b2a20">
<p>Liebe Weinfreundin, lieber Weinfreund,</p>
<p>schön, dass Sie unseren Newsletter lesen möchten! Aus rechtlichen Gründen benötigen wir noch Ihre Einwilligung. Bitte bestätigen Sie Ihre E-Mail-Adresse:</p>
<table align="center" border="0" cellspacing="0" cellpadding="0"><tr><td bgcolor="#7b1e3b" style="border-radius:3px;padding:14px 34px"><a href="https://news.reblaus.example/c/a1/doi?hash=Zk81QmVzdC1XZWlu&amp;list=3&amp;lang=de" style="color:#ffffff;text-decoration:none;font-weight:bold">Ja, ich bin dabei!</a></td></tr></table>
<p>Danach erhalten Sie eine weitere E-Mail mit Ihrem persönlichen Willkommensgutschein über 5 &euro; (Mindestbestellwert 49 &euro;).</p>
<p>Sie haben sich nicht angemeldet? Dann ignorieren Sie diese Nachricht einfach, Ihre Adresse wird nach 14 Tagen gelöscht.</p></td></tr>
<tr><td bgcolor="#efe6da" style="padding:20px 40px;font-family:Arial;font-size:11px;color:#777777">Weinkontor Reblaus e.K. &bull; Inh. Martina Scholl &bull; Kelterweg 3 &bull; 67098 Bad Dürkheim &bull; Tel. 06322 / 94 41 20<br />Bio-Kontrollstelle: DE-ÖKO-022 &bull; <a href="https://www.reblaus.example/impressum">Impressum</a> &bull; <a href="https://www.reblaus.example/datenschutz">Datenschutz</a> &bull; <a href="https://www.facebook.example/reblaus">Folgen Sie uns</a></td></tr>
</table></td></tr></table></body></html>

@@ b10r vereinsverwaltung | invitation
Vereinsbüro <noreply@vereinsbuero.example>
Petra Lohmann hat dich zum Verein „TSV Grünau 1921 e.V." eingeladen
%expect invitation https://app.vereinsbuero.example/einladung/annehmen/5d0f7c2e-9a41-4e0b-8c77-1f2a90b3
%html
<p>Hallo Markus,</p>
<p><strong>Petra Lohmann</strong> möchte dich als Kassenwart in die Verwaltung des Vereins <strong>TSV Grünau 1921 e.V.</strong> aufnehmen.</p>
<p><a href="https://app.vereinsbuero.example/einladung/annehmen/5d0f7c2e-9a41-4e0b-8c77-1f2a90b3" class="btn">Einladung annehmen</a></p>
<p>Die Einladung läuft am 01.12.2026 ab. Was Vereinsbüro ist, erfährst du <a href="https://www.vereinsbuero.example/funktionen">hier</a>.</p>
<p>Sportliche Grüße<br>dein Vereinsbüro</p>
`,
  ),
  ...mails(
    'fr',
    `
@@ b10r petites annonces | heading | 215884
Troctout <no.reply@troctout.example>
Votre code de vérification Troctout
%html
<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>@import url('https://static.troctout.example/fonts/nunito.css');.t{font-family:Nunito,Arial,sans-serif}.h1{font-size:32px;font-weight:800}</style></head>
<body style="margin:0;padding:0;background-color:#F4F6F7">
<span style="display:none!important;font-size:1px;color:#F4F6F7">Saisissez ce code pour vous connecter à votre compte.&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;</span>
<table width="100%" cellpadding="0" cellspacing="0" role="presentation"><tbody><tr><td align="center" style="padding:24px">
<table width="560" cellpadding="0" cellspacing="0" role="presentation" style="background:#fff;border-radius:16px"><tbody>
<tr><td align="center" style="padding:32px 0 0"><img src="https://static.troctout.example/email/logo@2x.png" width="140" alt="Troctout"></td></tr>
<tr><td class="t" style="padding:24px 40px;color:#152233">
<p>Bonjour Amélie,</p>
<p>Vous venez de vous connecter depuis un nouvel appareil. Pour vérifier qu&rsquo;il s&rsquo;agit bien de vous, merci de saisir le code suivant&nbsp;:</p>
<p class="h1" align="center">215884</p>
<p>Ce code est valable pendant 20&nbsp;minutes.</p>
<p><b>Attention aux arnaques&nbsp;!</b> Ne communiquez jamais ce code à un tiers, même s&rsquo;il se présente comme un conseiller Troctout ou un acheteur. <a href="https://assistance.troctout.example/hc/fr/articles/360004412">En savoir plus</a></p>
<p>À bientôt,<br>L&rsquo;équipe Troctout</p></td></tr></tbody></table>
<p class="t" style="font-size:11px;color:#8a97a5">Troctout France, SAS au capital de 120&nbsp;000&nbsp;€, 85 rue du Faubourg-Exemple, 75010 Paris &ndash; RCS Paris B 441 720 883.<br>Conformément à la loi Informatique et Libertés, vous disposez d&rsquo;un droit d&rsquo;accès. <a href="https://www.troctout.example/confidentialite">Politique de confidentialité</a></p>
</td></tr></tbody></table></body></html>

@@ b10r banque beneficiaire | plain | 73920418
Banque des Alpes <ne-pas-repondre@banquedesalpes.example>
Ajout d'un bénéficiaire : votre code de sécurité
%text
Bonjour M. GIRAUD,
Vous avez demandé l'ajout du bénéficiaire SCI LES TILLEULS (IBAN FR76 **** **** 4471).
Votre code de sécurité : 73920418 (valable 5 min).
Vous n'êtes pas à l'origine de cette demande ? Contactez immédiatement le 09 69 39 00 12 (appel non surtaxé).

@@ b10r journal lien de connexion | magic-link
Le Phare du Matin <abonnes@lephare.example>
Votre lien de connexion
%expect sign_in https://moncompte.lephare.example/connexion/lien?jeton=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI4ODEyIn0.q8Zr&retour=%2Fune
%html
<div style="max-width:580px;margin:auto;font-family:Georgia,serif">
<h2 style="border-bottom:2px solid #000">Le Phare du Matin</h2>
<p>Bonjour,</p>
<p>Cliquez sur le bouton ci-dessous pour accéder à votre espace abonné, sans mot de passe.</p>
<p style="text-align:center"><a style="background:#0a3d62;color:#fff;padding:12px 26px;text-decoration:none" href="https://moncompte.lephare.example/connexion/lien?jeton=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI4ODEyIn0.q8Zr&amp;retour=%2Fune">Me connecter</a></p>
<p>Ce lien est à usage unique et expire dans 1 heure. Si vous n'avez rien demandé, vous pouvez ignorer ce message.</p>
<p>Une question ? Le service abonnés vous répond du lundi au vendredi de 8 h 30 à 18 h au 02 98 33 00 00 ou via <a href="https://www.lephare.example/contact">notre formulaire</a>.</p>
<p style="font-size:11px"><a href="https://www.lephare.example/cgv">CGV</a> - <a href="https://www.lephare.example/cookies">Gestion des cookies</a> - N° de commission paritaire : 0427 C 83012</p>
</div>

@@ b10r mutuelle espace adherent | reset-link
Mutuelle Horizon <espace.adherent@mutuelle-horizon.example>
Bienvenue ! Créez le mot de passe de votre espace adhérent
%expect reset_password https://r.mail.mutuelle-horizon.example/tr/cl/8Gx1KpO0yqVmZrYc2vXhZ4U7Bt3dN6wQ-eLJf0aTs9
%text
Bonjour Madame Perrin,

Votre adhésion a bien été enregistrée sous le numéro 0441 2087 73.
Il ne vous reste plus qu'à créer votre mot de passe pour accéder à vos remboursements et à votre carte de tiers payant :
https://r.mail.mutuelle-horizon.example/tr/cl/8Gx1KpO0yqVmZrYc2vXhZ4U7Bt3dN6wQ-eLJf0aTs9

Ce lien est valable 72 heures.

Mutuelle Horizon, soumise aux dispositions du livre II du Code de la mutualité, SIREN 775 000 441
%html
<html><body>
<table width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><img src="https://img.mail.mutuelle-horizon.example/im/2207/bandeau.png" alt="Mutuelle Horizon" width="600"></td></tr>
<tr><td style="padding:20px;font-family:Verdana,sans-serif;font-size:14px">
<p>Bonjour Madame Perrin,</p>
<p>Votre adhésion a bien été enregistrée sous le numéro <b>0441 2087 73</b>.<br>Il ne vous reste plus qu'à créer votre mot de passe pour accéder à vos remboursements et à votre carte de tiers payant.</p>
<p align="center"><a href="https://r.mail.mutuelle-horizon.example/tr/cl/8Gx1KpO0yqVmZrYc2vXhZ4U7Bt3dN6wQ-eLJf0aTs9"><img src="https://img.mail.mutuelle-horizon.example/im/2207/bouton.png" alt="Je crée mon mot de passe" border="0"></a></p>
<p>Ce lien est valable 72 heures.</p></td></tr>
<tr><td style="font-size:10px;color:#999;padding:20px">Mutuelle Horizon, soumise aux dispositions du livre II du Code de la mutualité, SIREN 775 000 441<br><a href="https://r.mail.mutuelle-horizon.example/tr/un/8Gx1KpO0">Se désinscrire</a></td></tr></table>
</body></html>

@@ b10r portail des aides | plain | 048213
Portail des aides <nepasrepondre@aides-publiques.example>
[Portail des aides] Confirmation de votre adresse électronique
%text
Madame, Monsieur,

Vous avez renseigné l'adresse amelie.perrin@example.com lors de la création de votre compte usager.

Afin de valider cette adresse, veuillez recopier le code ci-dessous dans la page restée ouverte sur votre navigateur :

        048213

Si cette page a été fermée, il conviendra de recommencer la démarche. Ce code expirera le 18/11/2026 à 10 h 41.

Nous vous rappelons que l'administration ne vous demandera jamais vos coordonnées bancaires par courriel.

Cordialement,
L'équipe du Portail des aides

Ce message vous a été envoyé automatiquement, merci de ne pas y répondre.
`,
  ),
  ...mails(
    'es',
    `
@@ b10r banca firma | plain | 4071826
Caja Mediterránea <avisos@cajamed.example>
Clave de firma
%text
Caja Mediterránea: 4071826 es tu clave para firmar la transferencia de 1.250,00 EUR a la cuenta terminada en 7731. No la facilites a nadie. Si no reconoces esta operación llama al 900 103 441.

@@ b10r segunda mano | split | 59027
Trasto <hola@trasto.example>
¡Confirma que eres tú! 👋
%html
<!DOCTYPE html><html lang="es"><head><meta charset="UTF-8"><style>.d{width:44px;height:56px;background:#e8f7f2;border-radius:8px;font:700 28px/56px Arial;text-align:center;color:#13c1ac}</style></head>
<body style="background:#ffffff;margin:0">
<div style="display:none">Introduce el código en la app para seguir.</div>
<table align="center" width="600" cellpadding="0" cellspacing="0" border="0">
<tr><td style="padding:32px 24px 0"><img src="https://cdn.trasto.example/mailing/logo.png" alt="Trasto" height="40"></td></tr>
<tr><td style="padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:24px;color:#253238">
<h1 style="font-size:24px">Hola, Nerea</h1>
<p>Estás a un paso de publicar tu primer producto. Introduce este código en la app para verificar tu correo:</p>
<table cellpadding="0" cellspacing="8" border="0" align="center"><tr><td class="d">5</td><td class="d">9</td><td class="d">0</td><td class="d">2</td><td class="d">7</td></tr></table>
<p>Caduca en 30 minutos. Si no has sido tú, no hace falta que hagas nada.</p>
<p>¡Nos vemos dentro!<br>El equipo de Trasto</p></td></tr>
<tr><td align="center" style="padding:16px"><a href="https://apps.trasto.example/ios"><img src="https://cdn.trasto.example/mailing/appstore-es.png" alt="Descárgala en iOS" width="120"></a> <a href="https://apps.trasto.example/android"><img src="https://cdn.trasto.example/mailing/gplay-es.png" alt="Disponible en Android" width="120"></a></td></tr>
<tr><td style="padding:24px;font-family:Arial;font-size:12px;color:#90a4ae">© 2026 Trasto S.L., C/ Exemplo 68, 2.ª planta, 08018 Barcelona. Recibes este correo porque te has registrado en Trasto. <a href="https://ayuda.trasto.example/hc/es">Ayuda</a> · <a href="https://about.trasto.example/legal/privacidad">Privacidad</a></td></tr>
</table></body></html>

@@ b10r portal inmobiliario | verify-link
Pisoideal <no-responder@pisoideal.example>
Activa tu alerta "Pisos en alquiler en Gràcia, hasta 1.100 €"
%expect verify https://www.pisoideal.example/alertas/activar/90441827?t=c7d1e0&utm_campaign=alert_optin
%html
<p>Hola:</p>
<p>Has creado una alerta para recibir por email los nuevos anuncios de tu búsqueda:</p>
<ul><li>Alquiler de pisos en Gràcia, Barcelona</li><li>Precio máximo: 1.100 €/mes</li><li>Desde 2 habitaciones</li></ul>
<p>Para empezar a recibirlos <strong>tienes que confirmar que este email es tuyo</strong>:</p>
<p><a href="https://www.pisoideal.example/alertas/activar/90441827?t=c7d1e0&amp;utm_campaign=alert_optin">Confirmar y activar mi alerta</a></p>
<p>Mientras tanto puedes <a href="https://www.pisoideal.example/alquiler-viviendas/barcelona/gracia/?precio=1100">ver los 48 anuncios que hay ahora mismo</a>.</p>
<p>Un saludo,<br>Pisoideal</p>
<p><small>Pisoideal, S.A.U. Plaza del Ejemplo 2, 28014 Madrid. <a href="https://www.pisoideal.example/ayuda/baja-alertas">Cómo dar de baja una alerta</a></small></p>

@@ b10r campus virtual | reset-link
Administrador Campus <campus@unial.example>
Campus Virtual UNIAL: Solicitud de restablecimiento de contraseña
%expect reset_password https://campus.unial.example/login/forgot_password.php?token=oY7Zx1fQkR3aVn8mTb5LuDw2Sc9EhJ0p
%text
Hola María Fernanda,

Alguien (probablemente usted) ha solicitado un restablecimiento de contraseña para su cuenta 'a01774120' en Campus Virtual UNIAL.

Para confirmar esta petición, y establecer una contraseña nueva para su cuenta, por favor vaya a la siguiente dirección de Internet:

https://campus.unial.example/login/forgot_password.php?token=oY7Zx1fQkR3aVn8mTb5LuDw2Sc9EhJ0p
(Este enlace es válido durante 30 minutos desde el momento en que hizo la solicitud por primera vez)

Si usted no ha solicitado este restablecimiento de contraseña, no necesita realizar ninguna acción.

Si necesita ayuda, por favor póngase en contacto con el administrador del sitio,

Soporte Campus
campus@unial.example

@@ b10r streaming latam | heading | 4829
Peliplay <info@cuenta.peliplay.example>
Peliplay: Tu código de inicio de sesión
%html
<html lang="es-419"><body style="background:#f3f3f3;padding:0;margin:0">
<table cellpadding="0" cellspacing="0" border="0" width="100%"><tr><td align="center">
<table cellpadding="0" cellspacing="0" border="0" width="500" bgcolor="#ffffff" style="border-top:4px solid #5b2be0">
<tr><td style="padding:20px 40px 0"><a href="https://www.peliplay.example/browse?lnktrk=EMP&amp;g=6C1F0A77&amp;lkid=URL_LOGO"><img src="https://assets.peliplay.example/us/email/logo_v2.png" width="110" border="0" alt="Peliplay"></a></td></tr>
<tr><td style="padding:20px 40px 0;font-family:Helvetica,Arial,sans-serif;font-weight:700;font-size:30px;line-height:36px">Ingresa este código para iniciar sesión</td></tr>
<tr><td style="padding:20px 40px 0;font-family:Helvetica,Arial,sans-serif;font-size:15px">Hola, Julián: Ingresa el siguiente código en tu dispositivo para iniciar sesión en Peliplay. Vence en 15 minutos.</td></tr>
<tr><td style="padding:20px 40px 0;font-family:Helvetica,Arial,sans-serif;font-size:38px;letter-spacing:6px;font-weight:300">4829</td></tr>
<tr><td style="padding:20px 40px 0;font-family:Helvetica,Arial,sans-serif;font-size:15px">Si no fuiste tú quien hizo esta solicitud, te recomendamos <a href="https://www.peliplay.example/password?g=6C1F0A77&amp;lkid=URL_PASSWORD">cambiar la contraseña</a> de inmediato.</td></tr>
<tr><td style="padding:20px 40px;font-family:Helvetica,Arial,sans-serif;font-size:15px">El equipo de Peliplay</td></tr>
<tr><td style="padding:20px 40px;font-family:Helvetica,Arial,sans-serif;font-size:11px;color:#a4a4a4">¿Preguntas? Llama al 000-800-441-2087<br>Este mensaje se envió a [julian.rios@example.com] por ser miembro de Peliplay. SRC: 9F21B7C0_es-419_CO_EVO<br><a href="https://www.peliplay.example/notificationsettings/email">Configuración de notificaciones</a> | <a href="https://www.peliplay.example/TermsOfUse">Términos de uso</a> | <a href="https://help.peliplay.example">Centro de ayuda</a><br>Peliplay Servicios S.A.S., Calle 93 # 11-27, Bogotá</td></tr>
</table></td></tr></table></body></html>
`,
  ),
];
