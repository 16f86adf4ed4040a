import { mails } from '../mails.ts';

/** Mails as senders of German, French and Spanish speaking countries write them. */
export const EIGHTH_WEST = [
  ...mails(
    'de',
    `
@@ b8r bank onlinekauf | table | 730418
Bergbank eG <sicherheit@bergbank.example>
Freigabe Ihrer Kartenzahlung
%html
<html><head><meta charset="utf-8"></head><body style="margin:0;background:#eef1f4;font-family:Arial,Helvetica,sans-serif">
<table width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table width="600" cellpadding="0" cellspacing="0" style="background:#ffffff">
<tr><td style="background:#004a93;padding:18px 24px"><img src="https://img.bergbank.example/logo.png" alt="Bergbank eG" width="140"></td></tr>
<tr><td style="padding:24px;font-size:15px;line-height:22px;color:#222222">
<p>Sehr geehrte Frau Hollerbach,</p>
<p>bitte geben Sie die folgende Zahlung im Fenster Ihres Händlers mit der TAN frei.</p>
<table width="100%" style="font-size:14px;border-top:1px solid #cccccc">
<tr><td width="40%">Händler</td><td>Möbelhaus Lindner GmbH</td></tr>
<tr><td>Betrag</td><td>1.249,90 EUR</td></tr>
<tr><td>Karte</td><td>**** **** **** 8831</td></tr>
<tr><td>Datum</td><td>14.10.2026, 18:42 Uhr</td></tr>
<tr><td><b>TAN</b></td><td><b>730418</b></td></tr>
</table>
<p>Die TAN ist 5 Minuten gültig und kann nur für diese Zahlung verwendet werden. Stimmen die Angaben nicht überein, brechen Sie den Vorgang ab und rufen Sie uns an: 0800 6352 860 (kostenfrei).</p>
<p>Mit freundlichen Grüßen<br>Ihre Bergbank eG</p></td></tr>
<tr><td style="padding:16px 24px;font-size:11px;color:#777777">Bergbank eG, Marktplatz 4, 87561 Oberstdorf · Genossenschaftsregister Kempten GnR 1204 · USt-IdNr. DE128840021<br><a href="https://www.bergbank.example/impressum">Impressum</a> · <a href="https://www.bergbank.example/datenschutz">Datenschutz</a></td></tr>
</table></td></tr></table></body></html>

@@ b8r hofladen newsletter | verify-link
Hofladen Sonnenschein <moin@hofladen-sonnenschein.example>
Bitte bestätige noch kurz deine Anmeldung 🥕
%expect verify https://t5c8d1a02.emailsys.example/126/4407/9f3c2b71ae/subscribe/confirm.html?_g=1760453021
%html
<!DOCTYPE html><html lang="de"><head><style type="text/css">body{margin:0;padding:0}.btn a{color:#ffffff!important}@media only screen and (max-width:480px){.wrap{width:100%!important}}</style></head>
<body><div style="display:none;max-height:0;overflow:hidden">Nur noch ein Klick, dann bist du dabei.</div>
<table class="wrap" width="560" align="center" cellpadding="0" cellspacing="0"><tr><td style="padding:20px;text-align:center"><img src="https://c.emailsys.example/126/logo.jpg" alt="Hofladen Sonnenschein"></td></tr>
<tr><td style="padding:0 20px;font-family:Georgia,serif;font-size:16px"><h1 style="color:#3d6b21">Fast geschafft!</h1>
<p>Schön, dass du unseren Hofbrief lesen möchtest. Damit wir sicher sein können, dass du dich selbst eingetragen hast, klick bitte auf den Knopf:</p></td></tr>
<tr><td class="btn" align="center" style="padding:20px"><table><tr><td bgcolor="#3d6b21" style="border-radius:4px"><a href="https://t5c8d1a02.emailsys.example/126/4407/9f3c2b71ae/subscribe/confirm.html?_g=1760453021" style="display:inline-block;padding:14px 28px;text-decoration:none">Ja, ich möchte den Hofbrief bekommen</a></td></tr></table></td></tr>
<tr><td style="padding:0 20px;font-family:Georgia,serif;font-size:14px"><p>Falls du dich nicht angemeldet hast, kannst du diese Mail einfach löschen. Ohne deinen Klick bekommst du keine weitere Post von uns. Als Dankeschön gibt es danach 10 % auf deine nächste Kiste.</p><p>Liebe Grüße vom Hof<br>Anke &amp; Jörn</p></td></tr>
<tr><td style="padding:20px;font-size:11px;color:#999999;font-family:Arial">Hofladen Sonnenschein GbR, Deichweg 17, 25718 Friedrichskoog, Tel. 04854 90217<br><a href="https://hofladen-sonnenschein.example/impressum">Impressum</a> | <a href="https://hofladen-sonnenschein.example/datenschutz">Datenschutzerklärung</a></td></tr></table></body></html>

@@ b8r krankenkasse | grouped | 482913
VITA Krankenkasse <noreply@vita-kasse.example>
Ihr Bestätigungscode für „Meine VITA“
%text
Guten Tag,

Ihr Bestätigungscode lautet: 482 913

Er ist bis 09:35 Uhr gültig. Bitte antworten Sie nicht auf diese E-Mail.

Ihre VITA Krankenkasse

@@ b8r hochschule kennwort | reset-link
IT-Servicezentrum <it-service@hs-altmark.example>
Kennwort für Ihre Kennung s0448127 neu setzen
%expect reset_password https://idm.hs-altmark.example/pwreset/start.xhtml?t=c1b0e7a49d554f02a6
%text
Sehr geehrter Herr Yıldız,

für Ihre Hochschulkennung s0448127 wurde am 03.11.2026 um 21:14 Uhr ein neues
Kennwort angefordert. Über folgenden Link können Sie es innerhalb von
24 Stunden setzen:

  https://idm.hs-altmark.example/pwreset/start.xhtml?t=c1b0e7a49d554f02a6

Beachten Sie die Kennwortrichtlinie (mindestens 12 Zeichen):
  https://www.hs-altmark.example/itsz/kennwortrichtlinie

Sollten Sie kein neues Kennwort angefordert haben, ist nichts weiter zu tun.

Mit freundlichen Grüßen
Ihr IT-Servicezentrum

--
Hochschule Altmark, Campusallee 2, Gebäude C, Raum 1.07, 39576 Stendal
Servicezeiten Mo-Fr 9-16 Uhr, Telefon 03931 2187-440

@@ b8r flohmarkt | split | 915520
Flohkiste <noreply@flohkiste.example>
Dein Code zum Einloggen
%html
<html><body style="background:#fff7ec"><table align="center" width="480" style="font-family:Verdana,sans-serif;font-size:14px;background:#fff">
<tr><td style="padding:24px 24px 0"><b style="font-size:22px;color:#e4572e">flohkiste</b></td></tr>
<tr><td style="padding:16px 24px">Hallo kathi_89,<br><br>du meldest dich gerade auf einem neuen Gerät an. Gib dort diesen Code ein:</td></tr>
<tr><td align="center"><table cellspacing="6"><tr>
<td style="border:1px solid #ddd;padding:10px;font-size:24px">9</td>
<td style="border:1px solid #ddd;padding:10px;font-size:24px">1</td>
<td style="border:1px solid #ddd;padding:10px;font-size:24px">5</td>
<td style="border:1px solid #ddd;padding:10px;font-size:24px">5</td>
<td style="border:1px solid #ddd;padding:10px;font-size:24px">2</td>
<td style="border:1px solid #ddd;padding:10px;font-size:24px">0</td>
</tr></table></td></tr>
<tr><td style="padding:16px 24px">Gerät: Firefox, Windows 11<br>Ort: Leipzig (ungefähr)<br>IP-Adresse: 203.0.113.84<br><br>Das warst du nicht? Dann <a href="https://www.flohkiste.example/hilfe/konto-gesperrt?ref=mail">sichere hier dein Konto</a>. Wir fragen dich nie im Chat nach diesem Code.</td></tr>
<tr><td style="padding:24px;font-size:11px;color:#888">Flohkiste GmbH, Schönhauser Allee 211, 10435 Berlin. Geschäftsführung: P. Wendt, L. Aziz. HRB 188420 B, AG Charlottenburg. © 2026</td></tr></table></body></html>

@@ b8r projekttool | code-and-link | KW7TR2
Brettl <login@brettl.example>
Bei Brettl anmelden
%expect sign_in https://app.brettl.example/auth/magic?token=eyJ1IjoiODgyMSJ9.Zk3P0q&redirect=%2Fboards
%html
<div style="max-width:440px;margin:auto;font-family:system-ui,sans-serif"><p>Servus Matthias,</p><p>mit diesem Link kommst du ohne Passwort in deinen Arbeitsbereich „Schreinerei Huber“:</p><p><a href="https://app.brettl.example/auth/magic?token=eyJ1IjoiODgyMSJ9.Zk3P0q&amp;redirect=%2Fboards" style="background:#222;color:#fff;padding:12px 20px;border-radius:6px">Bei Brettl anmelden</a></p><p>Oder tippe in der App diesen Code ein:</p><p style="font:600 20px monospace;background:#f4f4f4;padding:10px">KW7TR2</p><p style="color:#777">Link und Code gelten 15 Minuten und nur einmal.</p><p style="color:#777">Brettl Software GmbH, Linz · <a href="https://brettl.example/hilfe">Hilfe</a></p></div>
`,
  ),
  ...mails(
    'fr',
    `
@@ b8r mutuelle | heading | 604877
Mutuelle Orvane <ne-pas-repondre@orvane.example>
Votre code de vérification
%html
<!doctype html><html lang="fr"><head><title>Votre code de vérification</title><style>.c{font-family:'Open Sans',Arial,sans-serif;color:#2b2b2b}h2.code{font-size:34px;letter-spacing:6px;color:#00796b}.pied{font-size:11px;color:#8a8a8a}</style></head>
<body class="c"><span style="display:none!important;visibility:hidden;opacity:0;height:0;width:0">Saisissez ce code pour accéder à votre espace adhérent</span>
<table role="presentation" width="620" align="center"><tr><td><img alt="Mutuelle Orvane" src="https://static.orvane.example/mail/bandeau.png" width="620" height="90"></td></tr>
<tr><td style="padding:24px 30px"><p>Bonjour Mme LEFÈVRE,</p><p>Vous souhaitez vous connecter à votre espace adhérent. Pour garantir la sécurité de vos données de santé, merci de saisir le code ci-dessous&nbsp;:</p>
<h2 class="code" align="center">604877</h2><p>Ce code est valable 10&nbsp;minutes et ne peut être utilisé qu'une seule fois. Ne le communiquez à personne, même à un conseiller de la mutuelle.</p>
<p>Si vous n'êtes pas à l'origine de cette demande, contactez-nous au 09&nbsp;69&nbsp;39&nbsp;82&nbsp;52 (appel non surtaxé), du lundi au vendredi de 8&nbsp;h&nbsp;30 à 18&nbsp;h.</p><p>À bientôt,<br>Votre mutuelle</p></td></tr>
<tr><td class="pied" style="padding:20px 30px;border-top:1px solid #e0e0e0">N° adhérent&nbsp;: 20481177<br>Mutuelle soumise aux dispositions du livre II du Code de la mutualité, SIREN 775 684 219. Siège social&nbsp;: 12 rue de la Préfecture, 37000 Tours.<br><a href="https://www.orvane.example/mentions-legales">Mentions légales</a> - <a href="https://www.orvane.example/donnees-personnelles">Données personnelles</a></td></tr></table></body></html>

@@ b8r espace agent public | verify-link
Espace Démarches <nepasrepondre@espace-demarches.example>
Espace Démarches - Activation de votre compte
%expect verify https://compte.espace-demarches.example/activation?id=5d21f0c8-74be-4d63-9b0e-117fa2c4e5d9
%text
Bonjour,

Vous avez demandé la création d'un compte sur Espace Démarches le 22/09/2026 à 11h07.

Pour activer votre compte, veuillez cliquer sur le lien suivant ou le copier dans
la barre d'adresse de votre navigateur :

https://compte.espace-demarches.example/activation?id=5d21f0c8-74be-4d63-9b0e-117fa2c4e5d9

Ce lien est valable 72 heures. Passé ce délai, votre demande sera supprimée et vous
devrez la renouveler.

Cordialement,
L'équipe Espace Démarches

Ce courriel vous est adressé par un automate, merci de ne pas y répondre. Pour toute
question, consultez notre foire aux questions : https://www.espace-demarches.example/faq

@@ b8r mobile opérateur | inline | 3391
Filéo Mobile <info@fileo.example>
Confirmation de votre demande d'eSIM
%text
Bonjour Karim,
Votre code de confirmation pour le transfert de la ligne 06 12 83 35 09 vers une eSIM est 3391. Il expire dans 5 min.
Le service client Filéo Mobile, 3939 depuis votre mobile

@@ b8r train mot de passe | reset-link
Rapideo Voyages <compte@mail.rapideo.example>
Réinitialisation de votre mot de passe
%expect reset_password https://clic.mail.rapideo.example/r/?id=h7a31c09,8be2ff41,1&p1=Wm9lLk1hcnRpbg&p2=fr
%html
<table width="100%" bgcolor="#f3f3f8"><tr><td align="center"><table width="540" bgcolor="#ffffff" style="font-family:Helvetica,Arial"><tr><td style="padding:30px"><p style="font-size:20px;color:#16215b"><strong>Mot de passe oublié&nbsp;?</strong></p><p>Bonjour Zoé,</p><p>Pas d'inquiétude, ça arrive à tout le monde. Cliquez sur le bouton ci-dessous pour en choisir un nouveau.</p><p align="center"><a href="https://clic.mail.rapideo.example/r/?id=h7a31c09,8be2ff41,1&amp;p1=Wm9lLk1hcnRpbg&amp;p2=fr" style="background:#e2004f;border-radius:24px;color:#ffffff;padding:12px 32px;text-decoration:none">Je modifie mon mot de passe</a></p><p>Attention, ce lien n'est actif que pendant 2 heures. Si cette demande ne vient pas de vous, vous pouvez ignorer cet e-mail&nbsp;: votre mot de passe reste inchangé.</p><p>Bon voyage,<br>L'équipe Rapideo</p></td></tr><tr><td style="padding:0 30px 20px;font-size:11px;color:#777777">Rapideo Voyages SAS au capital de 1&nbsp;200&nbsp;000&nbsp;€ - RCS Bobigny 512&nbsp;049&nbsp;678 - 4 rue du Faubourg, 93210 Saint-Denis. <a href="https://clic.mail.rapideo.example/r/?id=h7a31c09,8be2ff41,2">Aide et contact</a></td></tr></table></td></tr></table>

@@ b8r tableur équipe | invitation
Tablo <notifications@tablo.example>
Mathilde Perrin vous invite à rejoindre « Bénévoles Festival 2027 »
%expect invitation https://tablo.example/invitations/aW52LTQ0MTI3/accepter?src=email
%html
<div style="font-family:Inter,Arial,sans-serif;max-width:520px"><p>Bonjour,</p><p><b>Mathilde Perrin</b> (mathilde@festival-des-quais.example) vous invite à collaborer à l'espace <b>Bénévoles Festival 2027</b> sur Tablo en tant qu'<i>éditeur</i>.</p><blockquote style="border-left:3px solid #ccc;padding-left:10px">Coucou, voici le planning, tu peux remplir tes créneaux ? Bises</blockquote><p><a style="background:#5b3df5;color:#fff;padding:10px 18px;border-radius:8px" href="https://tablo.example/invitations/aW52LTQ0MTI3/accepter?src=email">Accepter l'invitation</a></p><p style="color:#888;font-size:12px">L'invitation expire le 30 novembre 2026. Tablo, c'est le tableur des équipes qui bougent. <a href="https://tablo.example/produit">En savoir plus</a></p></div>

@@ b8r banque bénéficiaire | subject-and-body | 27180446
Crédit du Léman <securite@credit-leman.example>
27180446 : votre code pour ajouter un bénéficiaire
%text
Cher client,

Vous avez demandé l'ajout du bénéficiaire suivant :
Nom : SCI LES TILLEULS
IBAN : FR76 3000 **** **** **** **** 082

Pour valider cette opération, saisissez le code à usage unique 27180446 dans votre
espace client avant 16h20.

Vous n'avez pas fait cette demande ? Appelez immédiatement le 01 70 36 44 12.

Crédit du Léman, SA au capital de 48 200 000 €, 3 quai Gustave-Ador, 74200 Thonon-les-Bains
`,
  ),
  ...mails(
    'es',
    `
@@ b8r sede electrónica | alphanumeric | 7HK2M9QD
Sede Electrónica <no-responder@sede.villarejo.example>
Código de acceso para la firma de su solicitud
%text
Estimado/a ciudadano/a:

Para completar la firma de la solicitud con n.º de registro 2026-E-RE-11847, introduzca el siguiente código en la sede electrónica:

Código de verificación: 7HK2M9QD

El código caduca a las 13:25 h del 06/10/2026.

Ayuntamiento de Villarejo del Monte
Plaza Mayor, 1 - 45600 Villarejo del Monte (Toledo)
Tel. 925 80 44 10

Este mensaje se ha generado automáticamente. Por favor, no responda a este correo.

@@ b8r banco méxico | box | 518063
Banco Quetzal <avisos@bancoquetzal.example>
Tu clave dinámica
%html
<table width="580" align="center" cellpadding="0" cellspacing="0" style="font-family:Arial;border:1px solid #d9d9d9"><tr><td bgcolor="#7a0019" style="padding:16px;color:#fff;font-size:18px">Banco Quetzal</td></tr>
<tr><td style="padding:22px;font-size:14px;color:#333"><p>Hola, JOSÉ LUIS:</p><p>Usa la siguiente clave para autorizar tu transferencia SPEI por <b>$3,500.00 M.N.</b> a la cuenta con terminación <b>5601</b>.</p>
<div style="border:2px dashed #7a0019;padding:16px;text-align:center;font-size:28px;font-weight:bold">518063</div>
<p>Esta clave vence en 3 minutos. Folio de la operación: 002619948.</p><p>Si no reconoces este movimiento, llama a Línea Quetzal al 55 5226 5601 desde la CDMX o al 800 226 5601 del interior de la República.</p></td></tr>
<tr><td bgcolor="#f2f2f2" style="padding:14px;font-size:10px;color:#777">Banco Quetzal, S.A., Institución de Banca Múltiple. Av. Insurgentes Sur 1602, Col. Crédito Constructor, C.P. 03940, Ciudad de México. Banco Quetzal nunca te pedirá contraseñas, NIP ni CVV por correo. <a href="https://www.bancoquetzal.example/aviso-de-privacidad">Aviso de privacidad</a></td></tr></table>

@@ b8r mercado argentina | heading | 440192
FeriaLibre <info@ferialibre.example>
Tu código de seguridad es 440192
%html
<html><body style="font-family:Roboto,Arial;background:#ededed"><center><div style="background:#fff;width:420px;padding:30px;border-radius:6px;text-align:left"><p style="font-size:22px;font-weight:300">Hola Caro,<br>ingresá este código para continuar</p><h1 style="font-size:40px">440192</h1><p>Vence en 10 minutos. Por tu seguridad, no se lo pases a nadie: ni siquiera a alguien que diga que trabaja en FeriaLibre.</p><hr><p style="font-size:12px;color:#999">¿No fuiste vos? <a href="https://www.ferialibre.example/seguridad/denunciar?t=88af">Avisanos</a> y cuidamos tu cuenta.</p><p style="font-size:12px;color:#999">Av. Juan B. Justo 2214, piso 2, C1425FSS, CABA</p></div></center></body></html>

@@ b8r cine colombia | magic-link
PantallaYa <hola@pantallaya.example>
Tu enlace para entrar a PantallaYa
%expect sign_in https://ingreso.pantallaya.example/e/9Qm2xVb7LrT4
%text
¡Quiubo, Andrés!

Entra con un solo clic, sin contraseña:
https://ingreso.pantallaya.example/e/9Qm2xVb7LrT4

El enlace sirve por 30 minutos y una sola vez. Si no lo pediste tú, bórralo y listo.

PantallaYa S.A.S., NIT 900.441.207-3, Cra. 11 # 93-52 of. 401, Bogotá

@@ b8r tienda suscripción | verify-link
Librería La Higuera <boletin@libreria-lahiguera.example>
Confirma tu suscripción a nuestro boletín
%expect verify https://lahiguera.us7.listas.example/subscribe/confirm?u=3b1ff0a2c7&id=6e40d91b52&e=0c88a1f4d7
%html
<!DOCTYPE html><html><head><style>
#templateBody{background:#FFFFFF} .mcnButton{background-color:#2E5339;border-radius:3px}
a.mcnButton{color:#FFFFFF;padding:15px;display:inline-block;text-decoration:none;font-weight:bold}
</style></head><body><table id="templateBody" width="600" align="center"><tr><td style="padding:18px"><h1>Librería La Higuera</h1><h3>Por favor, confirma tu suscripción</h3>
<a class="mcnButton" href="https://lahiguera.us7.listas.example/subscribe/confirm?u=3b1ff0a2c7&amp;id=6e40d91b52&amp;e=0c88a1f4d7">Sí, quiero suscribirme a esta lista</a>
<p>Si has recibido este correo por error, simplemente elimínalo. No quedarás suscrito si no haces clic en el enlace de confirmación.</p><p>Para cualquier duda sobre esta lista, escribe a: <a href="mailto:hola@libreria-lahiguera.example">hola@libreria-lahiguera.example</a></p></td></tr></table></body></html>
%text
** Librería La Higuera

Por favor, confirma tu suscripción

Sí, quiero suscribirme a esta lista: https://lahiguera.us7.listas.example/subscribe/confirm?u=3b1ff0a2c7&id=6e40d91b52&e=0c88a1f4d7

Si has recibido este correo por error, simplemente elimínalo.

@@ b8r universidad chile | reset-link
Mesa de Servicios TI <mesati@uaustral-norte.example>
Restablecer clave de acceso institucional
%expect reset_password https://clave.uaustral-norte.example/restablecer/MTg0NDcxMjA5/5zq-8d1c0b77e21f9a/
%text
Estimado(a) estudiante:

Recibimos una solicitud para restablecer la clave asociada al RUT 18.421.754-0.

Para definir una nueva clave ingrese al siguiente enlace:
https://clave.uaustral-norte.example/restablecer/MTg0NDcxMjA5/5zq-8d1c0b77e21f9a/

El enlace estará disponible por 60 minutos. Si usted no realizó esta solicitud, ignore este mensaje.

Atte.,
Mesa de Servicios TI
Anexo 4217 / +56 55 2 355 871
`,
  ),
];
