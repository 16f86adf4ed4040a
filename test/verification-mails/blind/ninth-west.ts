import { mails } from '../mails.ts';

/** Mails as senders of German, French and Spanish speaking countries write them, sealed until the end. */
export const NINTH_WEST = [
  ...mails(
    'de',
    `
@@ b9r kantonalbank | alphanumeric | H4XN8T
Seetal Bank AG <e-banking@seetalbank.example>
Ihr Aktivierungscode für das neue Gerät
%text
Guten Tag Herr Bürgisser

Sie möchten das E-Banking auf einem neuen Gerät einrichten. Bitte erfassen Sie folgenden Aktivierungscode in der App:

H4XN8T

Der Code ist bis am 17.09.2026, 14.30 Uhr gültig. Danach müssen Sie den Vorgang neu starten.

Haben Sie Fragen? Unser E-Banking-Support ist von Montag bis Freitag, 8.00 bis 18.00 Uhr, unter 041 885 66 02 für Sie da (CHF 0.08/Min.).

Freundliche Grüsse
Seetal Bank AG

@@ b9r stellenportal | code-and-link | 57719
Jobkompass <service@jobkompass.example>
Noch ein Schritt zu deinem Jobkompass-Profil
%expect verify https://www.jobkompass.example/nutzer/bestaetigen/7f0e19ac/57719?utm_source=doi&utm_medium=email
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8" /><!--[if mso]><style>td{font-family:Arial}</style><![endif]--></head>
<body bgcolor="#e8f0f7"><table border="0" width="100%"><tr><td align="center"><table border="0" width="590" bgcolor="#ffffff">
<tr><td style="padding:30px 40px 0"><img src="https://cdn.jobkompass.example/m/kompass.png" width="48" height="48" alt="" /></td></tr>
<tr><td style="padding:10px 40px;font:16px/24px Arial;color:#1d2b3a"><p><strong>Hey Aylin, willkommen an Bord!</strong></p><p>Bevor wir dir passende Stellen schicken, bestätige bitte deine E-Mail-Adresse.</p></td></tr>
<tr><td style="padding:0 40px"><table border="0" width="100%"><tr><td align="center" bgcolor="#0a66c2" height="48"><a href="https://www.jobkompass.example/nutzer/bestaetigen/7f0e19ac/57719?utm_source=doi&amp;utm_medium=email" style="color:#ffffff;text-decoration:none;font:bold 16px Arial">E-Mail-Adresse bestätigen</a></td></tr></table></td></tr>
<tr><td style="padding:20px 40px;font:16px/24px Arial;color:#1d2b3a"><p>Du nutzt gerade die App? Dann gib dort einfach den Bestätigungscode <strong>57719</strong> ein.</p><p>Aktuell suchen 3.482 Arbeitgeber in Dortmund und Umgebung (50 km).</p></td></tr>
<tr><td style="padding:20px 40px;font:11px/16px Arial;color:#7b8794">Diese E-Mail wurde an aylin.k@example.com gesendet. Jobkompass SE, Speicherstraße 12, 44147 Dortmund. Vorstand: Dr. H. Voss. HRB 30447. <a href="https://www.jobkompass.example/datenschutz">Datenschutz</a> <a href="https://www.jobkompass.example/hilfe">Hilfe</a></td></tr>
</table></td></tr></table></body></html>

@@ b9r versicherung austria | inline | 884017
Donau-Vorsorge <kundenportal@donauvorsorge.example>
Zugangscode Kundenportal
%text
Sehr geehrte Kundin, sehr geehrter Kunde,
Ihr Zugangscode für das Kundenportal ist 884017 (gültig für 10 Minuten). Geben Sie ihn bitte nicht weiter.
Donau-Vorsorge, 1020 Wien, Tel. 050 382 963

@@ b9r uni zweisprachig | plain | 260739
Rechenzentrum Universität Lahntal <mfa@uni-lahntal.example>
Einmalkennwort / One-time password
%text
(English version below)

Guten Tag,

für die Anmeldung am VPN der Universität Lahntal lautet Ihr Einmalkennwort:

    260739

Es ist 5 Minuten gültig.

Ihr Rechenzentrum

-----------------------------------------------------------

Hello,

your one-time password for the VPN of Lahntal University is:

    260739

It is valid for 5 minutes.

Your IT Center

@@ b9r carsharing konto | reset-link
Rollmobil <fahrservice@rollmobil.example>
Dein neues Passwort für Rollmobil
%expect reset_password https://post.rollmobil.example/track/click/30566920/konto.rollmobil.example?p=eyJzIjoiQ0Y4bFdxdVhKIiwidiI6MX0
%html
<html><head><style>.b{background:#00b67a;border-radius:30px;padding:14px 34px;color:#fff!important;text-decoration:none}.f{color:#9aa5ad;font-size:11px}</style></head><body><div style="display:none">Klick auf den Button und vergib ein neues Passwort.&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</div><table width="520" align="center" style="font-family:Lato,Arial"><tr><td><p>Hi Jonas,</p><p>Passwort vergessen? Kein Problem! Hier kannst du dir ein neues aussuchen:</p><p align="center"><a class="b" href="https://post.rollmobil.example/track/click/30566920/konto.rollmobil.example?p=eyJzIjoiQ0Y4bFdxdVhKIiwidiI6MX0">Neues Passwort vergeben</a></p><p>Der Link ist 4 Stunden lang aktiv. Deine Fahrzeug-PIN ändert sich dadurch nicht.</p><p>Gute Fahrt!<br>Dein Rollmobil-Team</p></td></tr><tr><td class="f">Rollmobil GmbH · Hafenstraße 71 · 48153 Münster · fahrservice@rollmobil.example · 0251 566 920</td></tr></table></body></html>

@@ b9r vereinssoftware | invitation
Vereinsplaner24 <noreply@vereinsplaner24.example>
TSV Oberau: Einladung in die Gruppe „Trainerteam U13“
%expect invitation https://vp24.example/e/Xq7-kLm2
%text
Hallo Simone,

Markus Thaler hat dich zur Gruppe "Trainerteam U13" des TSV Oberau 1921 e. V. hinzugefügt.
Tritt der Gruppe hier bei: https://vp24.example/e/Xq7-kLm2

Die App gibt's auch fürs Handy: https://vp24.example/app

Sportliche Grüße
Vereinsplaner24
`,
  ),
  ...mails(
    'fr',
    `
@@ b9r service québec | grouped | 402177
MonDossier Citoyen <nepasrepondre@mondossier.example>
Votre code de sécurité
%text
Bonjour,

Voici le code de sécurité à entrer pour poursuivre la création de votre compte :

402 177

Ce code sera valide jusqu'à 15 h 40 (heure de l'Est).

Vous éprouvez des difficultés? Communiquez avec le soutien technique au 1 844 362-5360, du lundi au vendredi, de 8 h à 17 h.

Ce courriel a été envoyé automatiquement. Prière de ne pas y répondre.
© Gouvernement régional, 2026

@@ b9r vide dressing | split | 7340
Frusques <hello@frusques.example>
Ton code de connexion
%html
<div style="background:#f5fbfa;padding:20px"><div style="background:#fff;max-width:400px;margin:0 auto;padding:24px;font-family:Maison,Helvetica;color:#171717"><p>Coucou lou.vintage,</p><p>Pour vérifier que c'est bien toi, entre ce code dans l'appli&nbsp;:</p><p style="text-align:center"><span style="background:#e6f4f2;padding:8px 14px;font-size:26px;margin:3px">7</span><span style="background:#e6f4f2;padding:8px 14px;font-size:26px;margin:3px">3</span><span style="background:#e6f4f2;padding:8px 14px;font-size:26px;margin:3px">4</span><span style="background:#e6f4f2;padding:8px 14px;font-size:26px;margin:3px">0</span></p><p>Il expire dans une heure. Si tu n'as rien demandé, quelqu'un a sûrement tapé ton adresse par erreur.</p><p style="font-size:12px;color:#757575">L'équipe Frusques<br><a href="https://www.frusques.example/aide">Centre d'aide</a> · Frusques SAS, 21 rue Nationale, 59800 Lille</p></div></div>

@@ b9r lettre d'info potager | verify-link
Le Potager de Léon <leon@potagerdeleon.example>
[Action requise] Confirmez votre inscription
%expect verify https://f8a21.r.sp1-lettres.example/mk/cl/f/sh/7nVU1aA2nfuMT/Vv9kLq?lng=fr
%html
<table width="100%" style="font-family:Arial,sans-serif"><tbody><tr><td align="center"><h3>Plus qu'un clic&nbsp;!</h3><p>Bonjour et merci de votre intérêt pour «&nbsp;Les conseils du lundi&nbsp;».</p><p>Conformément au RGPD, nous avons besoin de votre accord&nbsp;: <a href="https://f8a21.r.sp1-lettres.example/mk/cl/f/sh/7nVU1aA2nfuMT/Vv9kLq?lng=fr"><u>je confirme mon inscription</u></a>.</p><p>Vous recevrez ensuite votre guide offert «&nbsp;50 légumes pour débuter&nbsp;» (PDF, 32 pages).</p><p><small>Léon Mercadier, EI, SIRET 720 458 432 00018, lieu-dit Les Combes, 24200 Sarlat. Vous n'avez rien demandé&nbsp;? Ignorez ce message.</small></p></td></tr></tbody></table>

@@ b9r rendez-vous médical | magic-link
Santéo <rdv@santeo.example>
Votre lien de connexion sécurisé
%expect sign_in https://www.santeo.example/sessions/lien/bf71d0e2-9c44?retour=%2Frendez-vous%2F8812
%html
<html><head><meta name="viewport" content="width=device-width"></head><body style="background:#eef4fb"><table align="center" width="500" cellpadding="24" style="background:#fff;font-family:Arial;color:#26405c"><tr><td><strong style="font-size:20px;color:#107aca">santéo</strong></td></tr><tr><td>Bonjour Amandine BERTRAND,<br><br>Cliquez sur le bouton ci-dessous pour vous connecter et gérer votre rendez-vous du <b>jeudi 12 novembre à 9h15</b> avec le Dr&nbsp;Caroline Vasseur.<br><br><a href="https://www.santeo.example/sessions/lien/bf71d0e2-9c44?retour=%2Frendez-vous%2F8812" style="display:block;background:#107aca;color:#fff;text-align:center;padding:14px;text-decoration:none">Me connecter</a><br>Ce lien est personnel et valable 20 minutes. Ne transférez pas cet e-mail.<br><br>En cas d'urgence, composez le 15.</td></tr><tr><td style="font-size:11px;color:#8aa">Santéo, 9 rue des Bateliers, 67000 Strasbourg · <a href="https://www.santeo.example/confidentialite">Politique de confidentialité</a></td></tr></table></body></html>

@@ b9r ent lycée | reset-link
ENT Mes Classes <support-ent@mesclasses.example>
[ENT] Demande de nouveau mot de passe
%expect reset_password https://ent.mesclasses.example/auth/reset/0f9c4d7bb2e64d11
%text
Bonjour Lucas DURAND,

Quelqu'un (sans doute vous) a demandé un nouveau mot de passe pour le compte lucas.durand12.
Pour le changer, suivez ce lien : https://ent.mesclasses.example/auth/reset/0f9c4d7bb2e64d11

Sinon, ne faites rien, votre mot de passe actuel fonctionne toujours.

L'équipe ENT

@@ b9r néobanque belge | table | 019466
Brabo Bank <noreply@brabobank.example>
Confirmez votre paiement de 89,95 EUR
%html
<html><body style="font-family:Arial;color:#111"><p>Bonjour Thomas,</p><p>Un paiement en ligne avec votre carte Brabo attend votre confirmation.</p><table cellpadding="6"><tr><th align="left">Commerçant</th><td>VELOSHOP NAMUR</td></tr><tr><th align="left">Montant</th><td>89,95 EUR</td></tr><tr><th align="left">Carte</th><td>5412 ** ** 4053</td></tr><tr><th align="left">Code de confirmation</th><td style="font-size:18px">019466</td></tr><tr><th align="left">Valable jusqu'à</th><td>20:18</td></tr></table><p>Vous ne reconnaissez pas ce paiement ? Appelez notre service cartes au 078 405 359, 24h/24.</p><p style="font-size:11px;color:#666">Brabo Bank SA, avenue Louise 447, 1050 Bruxelles, RPM Bruxelles, TVA BE 0405.359.602</p></body></html>
`,
  ),
  ...mails(
    'es',
    `
@@ b9r banco perú | subject-and-body | 663902
Banco Andino del Sur <notificaciones@andinodelsur.example>
Clave digital 663902 para tu operación
%html
<table width="100%"><tr><td align="center"><table width="500" style="font-family:Arial;font-size:14px"><tr><td><img src="https://img.andinodelsur.example/h.png" alt=""></td></tr><tr><td><p>Hola ROSA MARÍA,</p><p>Ingresa tu clave digital <b>663902</b> en Banca por Internet para confirmar tu operación:</p><p>Operación: Pago de servicios - Luz<br>Monto: S/ 128.40<br>Cuenta: 194-****3012-0-38<br>Fecha y hora: 09/07/2026 - 20:51</p><p>Recuerda: nadie del banco te pedirá esta clave. ¿No fuiste tú? Llámanos al (01) 301-2977 opción 0.</p></td></tr><tr><td style="font-size:10px;color:#888">Banco Andino del Sur S.A., RUC 20301297773, Av. República de Panamá 3447, San Isidro, Lima</td></tr></table></td></tr></table>

@@ b9r seguro médico | plain | 4092
Salud Levante Seguros <noresponder@saludlevante.example>
Su código para el área privada
%text
Estimada asegurada:

Su código de un solo uso es 4092. Introdúzcalo en el área privada para ver sus resultados.

Un cordial saludo,
Salud Levante Seguros
Atención al asegurado: 900 35 63 67

@@ b9r reparto registro | origin-bound | 905143
Cestazo <hola@cestazo.example>
Verifica tu correo en Cestazo
%text
¡Hola, Nuria!

Estás a un paso de hacer tu primera compra. Tu código de verificación de Cestazo es 905143 y caduca en 10 minutos.

¿Dudas? Escríbenos por el chat o llama al 911 870 046.

@cestazo.example #905143

@@ b9r universidad méxico | reset-link
Dirección de Cómputo UAV <cuentas@uav-edu.example>
Recuperación de contraseña - Correo institucional
%expect reset_password https://cuentas.uav-edu.example/recuperar.php?matricula=2065393&llave=6d7f0b1e9c3a
%html
<p>Estimado alumno:</p><p>Se ha solicitado la recuperación de la contraseña de la matrícula <b>2065393</b>. Para continuar con el proceso dé clic en la siguiente liga:</p><p><a href="https://cuentas.uav-edu.example/recuperar.php?matricula=2065393&amp;llave=6d7f0b1e9c3a">https://cuentas.uav-edu.example/recuperar.php?matricula=2065393&amp;llave=6d7f0b1e9c3a</a></p><p>La liga tiene una vigencia de 24 horas.</p><p>ATENTAMENTE<br>"Por el saber y la justicia"<br>Dirección de Cómputo Académico, Edificio D, Ext. 6539</p>

@@ b9r gastos uruguay | invitation
Cuentas Claras <avisos@cuentasclaras.example>
Gonzalo te invitó al equipo Estudio Pocitos
%expect invitation https://cuentasclaras.example/unirse?equipo=estudio-pocitos&c=YmVsZW5Ac3R1ZGlv
%html
<body style="background:#fafafa;font-family:Arial"><table align="center" width="480" bgcolor="#fff" cellpadding="28"><tr><td><p>Hola Belén,</p><p><b>Gonzalo Etcheverry</b> quiere que te sumes al equipo <b>Estudio Pocitos</b> en Cuentas Claras para cargar y aprobar gastos.</p><table><tr><td bgcolor="#0f766e" style="border-radius:6px;padding:12px 24px"><a style="color:#fff;text-decoration:none" href="https://cuentasclaras.example/unirse?equipo=estudio-pocitos&amp;c=YmVsZW5Ac3R1ZGlv">Sumarme al equipo</a></td></tr></table><p style="font-size:12px;color:#6b7280">Tenés 7 días para aceptar. Si no conocés a Gonzalo, ignorá este correo. <a href="https://cuentasclaras.example/terminos">Términos</a></p></td></tr></table></body>

@@ b9r telefonía ecuador | verify-link
Andicel <servicioalcliente@andicel.example>
Valide su correo electrónico para recibir factura electrónica
%expect verify https://miandicel.andicel.example/validar/correo/0977649748/7a3e-51bd
%text
Estimado cliente
PAREDES TORRES LUIS ALBERTO

Para recibir sus facturas electrónicas en l.paredes@example.com, valide su correo dando clic en el siguiente enlace:

https://miandicel.andicel.example/validar/correo/0977649748/7a3e-51bd

De no validarlo hasta el 31 de julio, sus facturas se enviarán al domicilio registrado: Av. 9 de Octubre 447 y Chimborazo, Guayaquil.

Andicel S.A. RUC 0977649743001
Línea gratuita 1800 776 497
Descargue la app: https://www.andicel.example/app
`,
  ),
];
