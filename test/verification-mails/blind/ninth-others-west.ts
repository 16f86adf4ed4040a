import { mails } from '../mails.ts';

/** Mails of German, French and Spanish speaking countries without anything to find, sealed until the end. */
export const NINTH_WEST_OTHERS = [
  ...mails(
    'de',
    `
@@ b9r bahnticket | booking
Nordlandbahn <buchung@nordlandbahn.example>
Ihre Buchungsbestätigung (Auftragsnummer: 350833635112)
%html
<html><body><table width="600" style="font-family:Arial;font-size:14px" align="center"><tr><td style="border-bottom:3px solid #c00;padding:10px 0"><b>Nordlandbahn</b></td></tr><tr><td><p>Guten Tag Petra Lohse,</p><p>vielen Dank für Ihre Buchung. Ihr Ticket finden Sie im Anhang (PDF).</p><table width="100%" cellpadding="4"><tr bgcolor="#eeeeee"><td>Halt</td><td>Datum</td><td>Zeit</td><td>Gleis</td><td>Zug</td></tr><tr><td>Kiel Hbf</td><td>19.12.2026</td><td>ab 07:21</td><td>4</td><td>NLB 21816</td></tr><tr><td>Hamburg Hbf</td><td>19.12.2026</td><td>an 08:34</td><td>8</td><td></td></tr></table><p>Auftragsnummer: <b>350833635112</b><br>Reservierung: Wagen 3, Platz 61<br>Gesamtpreis: 23,90 EUR</p><p><a href="https://www.nordlandbahn.example/meine-reise?auftrag=350833635112">Reise ansehen</a> | <a href="https://www.nordlandbahn.example/storno">Stornieren</a></p></td></tr><tr><td style="font-size:11px;color:#666">Nordlandbahn AG, Raiffeisenstr. 1, 24768 Rendsburg. Servicenummer 0431 350833 (Ortstarif)</td></tr></table></body></html>

@@ b9r finanzamt bescheid | public-office
Steuerportal <benachrichtigung@steuerportal.example>
Benachrichtigung über die Bereitstellung von Bescheiddaten
%text
Sehr geehrte Benutzerin, sehr geehrter Benutzer,

es liegen neue Bescheiddaten für Sie zur Abholung bereit.

Ordnungskriterium: 44/712/09381
Bescheidart: Einkommensteuerbescheid 2025
Transferticket: eh2026071884444210

Bitte melden Sie sich mit Ihrem Zertifikat im Steuerportal an und öffnen Sie Ihr Postfach. Aus Sicherheitsgründen enthält diese E-Mail keinen Link.

Dies ist eine automatisch erzeugte Nachricht.

@@ b9r gutschein mode | promo-code
Fräulein Lieblich <post@fraeulein-lieblich.example>
Deine 15 € warten noch auf dich
%html
<center><table width="600" bgcolor="#fff5f0" style="font-family:Futura,Arial"><tr><td align="center"><h2>Psst, Laura …</h2><p>dein Willkommensgutschein läuft in 48 Stunden ab.</p><p style="font-size:30px;letter-spacing:3px"><b>LIEB15</b></p><p>Code im Warenkorb eingeben und 15 € sparen (ab 75 € Bestellwert).</p><a href="https://shop.fraeulein-lieblich.example/neu?ev=77285" style="background:#222;color:#fff;padding:14px 40px">JETZT STÖBERN</a><p style="font-size:10px">Nicht mit anderen Aktionen kombinierbar. Kundenhotline 0221 7728580. <a href="https://shop.fraeulein-lieblich.example/abmelden?ev=77285">Newsletter abbestellen</a></p></td></tr></table></center>

@@ b9r ferienwohnung | booking
Familie Egger <urlaub@haus-egger.example>
Anreise am Samstag – Infos zum Schlüssel
%text
Liebe Familie Neumann,

wir freuen uns, euch am 8. August bei uns begrüßen zu dürfen! Falls ihr nach 20 Uhr kommt: Der Schlüssel liegt im Tresor rechts neben der Haustür, PIN 5809#.
WLAN: HausEgger / Passwort: bergblick2019

Die Ortstaxe (2,60 € pro Person und Nacht) bitte bar vor Ort.

Herzliche Grüße aus Schladming
Resi & Franz Egger, +43 3687 44622

@@ b9r datenleck hinweis | security-notice
Fotobuchwelt <sicherheit@fotobuchwelt.example>
Neues Gerät: Anmeldung in Ihrem Konto
%text
Guten Tag,

soeben hat sich jemand mit Ihren Zugangsdaten angemeldet.

Zeitpunkt: 27.09.2026 13:05:44
Browser: Edge 141 / Windows
IP-Adresse: 192.0.2.44

Waren Sie das? Dann können Sie diese Nachricht löschen.
Falls nicht, ändern Sie bitte Ihr Passwort unter "Mein Konto > Sicherheit".

Ihre Fotobuchwelt
`,
  ),
  ...mails(
    'fr',
    `
@@ b9r virement reçu | bank
Caisse Armorique <alertes@caisse-armorique.example>
Alerte : un virement a été crédité sur votre compte
%text
Bonjour,

Un virement de 1 250,00 EUR de ENTREPRISE KERLOC a été crédité le 30/10/2026 sur votre compte n° ****4712.
Nouveau solde : 2 018,44 EUR.

Pour modifier vos alertes, rendez-vous dans votre espace personnel.
Caisse Armorique

@@ b9r commande drive | order
Le Panier Malin <drive@panier-malin.example>
Votre commande Drive n° 534466 est prête
%html
<table width="600" align="center" style="font-family:Arial"><tr><td bgcolor="#00813f" style="color:#fff;padding:14px"><b>Le Panier Malin DRIVE</b></td></tr><tr><td style="padding:18px"><p>Bonjour Mme Rousseau,</p><p>Vos courses vous attendent aujourd'hui entre <b>17h30 et 18h00</b> à Cholet Sud, ZAC des Pagannes.</p><p>À la borne, saisissez le code de retrait&nbsp;:</p><p style="font-size:30px;text-align:center"><b>90 41</b></p><table width="100%"><tr><td>41 articles</td><td align="right">112,36&nbsp;€</td></tr><tr><td>Carte fidélité 2900 5344 6600 4</td><td align="right">- 3,20&nbsp;€</td></tr></table><p>1 produit remplacé&nbsp;: Yaourts nature x12.</p><p><a href="https://www.panier-malin.example/commandes/534466">Détail de ma commande</a></p></td></tr></table>

@@ b9r rappel examen | education
Scolarité Université des Sables <scolarite@univ-sables.example>
Convocation - Examens session 1
%text
Bonjour,

Vous êtes convoqué(e) à l'épreuve suivante :

N° étudiant : 22108400
UE : DRTC302 Droit des contrats
Date : 07/01/2027 à 8h30 (présence à 8h00)
Lieu : Amphi 4, place n° 218
Code anonymat remis sur place

La présente convocation et la carte d'étudiant sont obligatoires.

Service de la scolarité
Bureau 112 - 02 51 84 00 77

@@ b9r infolettre québec | newsletter
Érable & Cie <bonjour@erable-cie.example>
Le temps des sucres est arrivé!
%html
<html><head><style>.b{background:#b5651d;color:#fff;padding:12px 24px}</style></head><body><table width="600" align="center" style="font-family:Georgia"><tr><td><img src="https://img.erable-cie.example/sucres.jpg" width="600" alt="Cabane à sucre"></td></tr><tr><td><h1>La saison 2027 commence!</h1><p>Bonjour Marie-Ève,</p><p>La sève coule et nos 3&nbsp;200 entailles sont prêtes. Du 6 mars au 18 avril, venez goûter la tire sur la neige.</p><p>Adultes&nbsp;: 34,95&nbsp;$ · Enfants&nbsp;: 17,50&nbsp;$ (taxes en sus)</p><p><a class="b" href="https://suivi.erable-cie.example/c/69566/reserver">Réserver une table</a></p></td></tr><tr><td style="font-size:11px">447, rang du Bord-de-l'Eau, Saint-Marc (Québec) J0L 2E0, 450 695-6689. Vous recevez cette infolettre parce que vous y êtes abonnée. <a href="https://suivi.erable-cie.example/desabo/69566">Se désabonner</a></td></tr></table></body></html>

@@ b9r message annonce | reply
Petites Annonces Ouest <messages@annonces-ouest.example>
Nouveau message de Yann pour « Kayak 2 places »
%html
<div style="font-family:Arial;max-width:500px"><p>Bonjour,</p><p>Yann vous a envoyé un message&nbsp;:</p><p style="background:#f4f6f7;padding:14px">Bonjour, est-il toujours dispo&nbsp;? Je peux passer samedi vers 14h, mon numéro 07 39 88 12 68. Vous le laisseriez à 220&nbsp;€&nbsp;?</p><p><a href="https://www.annonces-ouest.example/messagerie/8839881">Répondre à Yann</a></p><p style="font-size:12px;color:#777">Réf. de l'annonce&nbsp;: 2039881268. Ne communiquez jamais vos coordonnées bancaires ni de code reçu par SMS. <a href="https://www.annonces-ouest.example/securite">Nos conseils</a></p></div>
`,
  ),
  ...mails(
    'es',
    `
@@ b9r factura luz | receipt
Lumbre Energía <facturas@lumbre.example>
Ya puedes ver tu factura de octubre
%html
<html><body style="background:#fffbe8;font-family:Arial"><span style="display:none">Importe: 61,27 €. Se cargará el 12 de noviembre.</span><table width="560" align="center" bgcolor="#fff" cellpadding="20"><tr><td><h2 style="color:#d97706">Hola, Álvaro</h2><p>Tu factura FE26-5399855 ya está disponible.</p><table width="100%"><tr><td>Periodo</td><td>01/10/2026 - 31/10/2026</td></tr><tr><td>Consumo</td><td>214 kWh</td></tr><tr><td>CUPS</td><td>ES0021000005399855XK</td></tr><tr><td>Total</td><td><b>61,27 €</b></td></tr></table><p><a href="https://clientes.lumbre.example/facturas/FE26-5399855">Ver factura</a></p><p>Invita a un amigo con tu código ALVARO47 y os descontamos 20 € a cada uno.</p></td></tr><tr><td style="font-size:11px;color:#999">Lumbre Energía, S.L., C/ Colón, 44, 46004 Valencia. CIF B53998555. <a href="https://clientes.lumbre.example/privacidad">Privacidad</a></td></tr></table></body></html>

@@ b9r envío sucursal | tracking
Correo Pampeano <avisos@correopampeano.example>
Tu envío está listo para retirar
%text
Hola Rodrigo:

Tu envío 360006719946120 te espera en la sucursal Caballito, Av. Rivadavia 5044 (lunes a viernes de 9 a 18 h, sábados de 9 a 13 h).

Llevá tu DNI y este código de retiro: 447912

Tenés 5 días hábiles. Pasado ese plazo vuelve al remitente.

Seguí tu envío en https://www.correopampeano.example/seguimiento?n=360006719946120

@@ b9r matrícula curso | education
Academia Horizonte <secretaria@academiahorizonte.example>
Tu horario para el próximo cuatrimestre
%text
Hola, Paula:

Ya está publicado el horario del grupo B2-7028:

- Martes y jueves, de 18:00 a 19:30, aula 204
- Inicio: 22 de septiembre de 2026
- Libro: ISBN 978-84-7028-843-7

El aula virtual es la misma del curso pasado. Cualquier cosa, 954 70 28 84 (de 16 a 21 h).

Un saludo,
Secretaría

@@ b9r contraseña actualizada | security-notice
Banco Cordillera <seguridad@bancocordillera.example>
Tu contraseña fue actualizada
%html
<table width="520" align="center" style="font-family:Arial"><tr><td><p>Hola, Juan Camilo:</p><p>Te contamos que la contraseña de tu Sucursal Virtual fue cambiada con éxito el 03/08/2026 a las 4:12 p. m. desde la dirección IP 198.51.100.201.</p><p>Si no reconoces este cambio, comunícate ya con la Línea Amiga: Bogotá (601) 352 1079, resto del país 01 8000 352 107.</p><p style="font-size:11px">Banco Cordillera S.A. Establecimiento bancario. NIT 860.352.107-9. <a href="https://www.bancocordillera.example/defensor">Defensor del Consumidor Financiero</a></p></td></tr></table>

@@ b9r video consulta | meeting
Clínica Santa Lucía <citas@clinicasantalucia.example>
Recordatorio: teleconsulta mañana a las 12:15
%html
<p>Estimado Sr. Ibáñez:</p><p>Le recordamos su teleconsulta con la Dra. Marta Solís (Dermatología):</p><p>Fecha: jueves 22/10/2026<br>Hora: 12:15<br>N.º de episodio: 2606640942<br>Código de sala: 664-094-216</p><p><a href="https://video.clinicasantalucia.example/sala/664094216">Entrar en la sala</a></p><p>Conéctese 5 minutos antes con buena luz. Para anular, llame al 976 66 40 94.</p>
`,
  ),
];
