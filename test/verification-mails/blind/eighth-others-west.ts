import { mails } from '../mails.ts';

/** Mails of German, French and Spanish speaking countries without anything to find. */
export const EIGHTH_WEST_OTHERS = [
  ...mails(
    'de',
    `
@@ b8r paketstation | tracking
Paketblitz <sendung@paketblitz.example>
Ihr Paket liegt zur Abholung bereit
%html
<html><body style="margin:0;font-family:Arial"><table width="600" align="center" cellpadding="0" cellspacing="0"><tr><td bgcolor="#ffd500" style="padding:16px;font-weight:bold">PAKETBLITZ</td></tr>
<tr><td style="padding:20px"><p>Guten Tag Herr Sommer,</p><p>Ihre Sendung liegt an der Abholstation 144, Bahnhofstr. 9, 73728 Esslingen für Sie bereit.</p>
<p>Ihr Abholcode:</p><p style="font-size:28px;font-weight:bold">4452</p><p>Sendungsnummer: 00340434161094452098<br>Abholung möglich bis: Samstag, 24.10.2026</p>
<table><tr><td bgcolor="#222222" style="padding:12px 24px"><a href="https://www.paketblitz.example/verfolgen?piececode=00340434161094452098&amp;lang=de" style="color:#ffffff">Sendung verfolgen</a></td></tr></table></td></tr>
<tr><td style="padding:20px;font-size:11px;color:#888">Sie erhalten diese E-Mail, weil der Absender Ihre Adresse für die Paketankündigung übermittelt hat. <a href="https://www.paketblitz.example/abbestellen/9f1c">Ankündigungen abbestellen</a></td></tr></table></body></html>

@@ b8r stadtwerke abschlag | bank
Stadtwerke Hainburg <kundenservice@sw-hainburg.example>
Ihre Jahresabrechnung zu Vertragskonto 200749159
%text
Sehr geehrte Frau Dr. Paulsen,

Ihre Strom-Jahresabrechnung vom 12.01.2026 steht im Kundenportal für Sie bereit.

Vertragskonto:         200749159
Rechnungsnummer:       8107491932
Verbrauch:             2.318 kWh
Guthaben:              64,18 €
Neuer Abschlag:        71,00 € ab 01.02.2026
Nächste Ablesung:      KW 51

Zum Kundenportal: https://portal.sw-hainburg.example/login

Freundliche Grüße
Ihre Stadtwerke Hainburg GmbH

Telefon 06182 7491-0, Mo-Do 8-17 Uhr, Fr 8-13 Uhr
Registergericht Offenbach HRB 22041

@@ b8r passwort geändert | security-notice
Kaufwerk <konto@kaufwerk.example>
Ihr Passwort wurde geändert
%html
<table width="560" align="center" style="font-family:Arial;font-size:14px"><tr><td><p>Hallo Ute Brandt,</p><p>das Passwort zu Ihrem Kundenkonto (Kundennr. 30835682) wurde am 05.09.2026 um 22:16 Uhr geändert.</p><p>Wenn Sie die Änderung selbst vorgenommen haben, müssen Sie nichts weiter tun. Andernfalls wenden Sie sich bitte <a href="https://www.kaufwerk.example/service/kontakt">umgehend an unseren Kundenservice</a> oder rufen Sie uns an unter 0800 222 8356.</p><p>Ihr Kaufwerk-Team</p><p style="font-size:11px;color:#777">Kaufwerk Versand GmbH &amp; Co. KG, Industriestr. 40, 96052 Bamberg | <a href="https://www.kaufwerk.example/agb">AGB</a></p></td></tr></table>

@@ b8r verein grillen | personal
Bernd Kästner <bernd.kaestner@example.com>
Re: Schlüssel Vereinsheim
%text
Moin Tobi,

der Code am Schlüsselkasten ist seit Montag 7741, der alte geht nicht mehr. Alarmanlage bitte nicht vergessen, sonst steht wieder die Polizei da ;-)

Getränke hab ich für ca. 180 € bestellt, kommen Fr. 17 Uhr.

Gruß
Bernd

Am 02.06.2026 um 19:48 schrieb Tobias Wenk:
> Hast du noch den Code vom Schlüsselkasten? Ich komm nicht rein.

@@ b8r arzttermin | reminder
Praxis Dr. Aydin <termine@praxis-aydin.example>
Erinnerung an Ihren Termin am 18.11.2026
%html
<p>Guten Tag,</p><p>wir erinnern Sie an Ihren Termin:</p><ul><li>Mittwoch, 18.11.2026, 08:40 Uhr</li><li>Vorsorge (Check-up 35), bitte nüchtern</li><li>Buchungsnummer 71-20448</li></ul><p>Können Sie nicht kommen? Bitte sagen Sie bis 24 Stunden vorher ab: <a href="https://termine.praxis-aydin.example/b/71-20448/absagen">Termin absagen oder verschieben</a></p><p>Praxis Dr. Aydin, Kölner Str. 88, 51149 Köln, Tel. 02203 410732</p>
`,
  ),
  ...mails(
    'fr',
    `
@@ b8r colis relais | tracking
Relais Express <notification@relais-express.example>
Votre colis est arrivé en point relais
%text
Bonjour Nadia,

Bonne nouvelle ! Votre colis n° 87585068 vous attend :

TABAC PRESSE LE LONGCHAMP
47 avenue Jean Jaurès, 69007 LYON
Lundi-samedi 7h-19h30

Présentez une pièce d'identité et votre code de retrait : 558102

Vous avez jusqu'au 9 octobre pour le récupérer.

Suivre mon colis : https://www.relais-express.example/suivi/87585068
À très vite !

@@ b8r facture énergie | receipt
Lumea Énergie <facture@lumea.example>
Votre facture du 15/10/2026 est disponible
%html
<html><body><div style="display:none">Montant : 94,37 € prélevés le 2 novembre</div><table width="600" align="center" style="font-family:Arial;color:#333"><tr><td style="padding:20px"><img src="https://img.lumea.example/l.png" alt="Lumea"></td></tr><tr><td style="padding:0 20px"><p>Bonjour M. Garnier,</p><p>Votre facture n° 10&nbsp;810&nbsp;154&nbsp;236 est disponible dans votre espace client.</p><table width="100%" style="background:#f4f9ef"><tr><td style="padding:12px">Montant TTC</td><td align="right" style="padding:12px"><b>94,37&nbsp;€</b></td></tr><tr><td style="padding:12px">Date de prélèvement</td><td align="right" style="padding:12px"><b>02/11/2026</b></td></tr><tr><td style="padding:12px">Référence client</td><td align="right" style="padding:12px"><b>6 018 810 154</b></td></tr></table><p align="center"><a href="https://client.lumea.example/factures?ref=10810154236" style="background:#5a9e1b;color:#fff;padding:12px 24px;text-decoration:none">Consulter ma facture</a></p><p>Pensez à transmettre votre relevé de compteur avant le 25.</p></td></tr><tr><td style="padding:20px;font-size:10px;color:#999">Lumea SA, RCS Nanterre 810&nbsp;154&nbsp;236. Service client 09&nbsp;70&nbsp;81&nbsp;01&nbsp;54. L'énergie est notre avenir, économisons-la&nbsp;! <a href="https://client.lumea.example/desinscription">Se désinscrire</a></td></tr></table></body></html>

@@ b8r code promo | promo-code
Maison Pivoine <bonjour@maison-pivoine.example>
-20 % rien que pour vous, Sophie
%html
<center style="background:#fdeef1;font-family:Georgia"><p style="font-size:11px"><a href="https://news.maison-pivoine.example/v/7c1">Voir la version en ligne</a></p><h1>Joyeux anniversaire&nbsp;!</h1><p>Pour fêter ça, profitez de 20&nbsp;% sur toute la boutique avec le code</p><p style="border:2px dashed #d36b83;display:inline-block;padding:14px 30px;font-size:26px">SOPHIE20</p><p>à saisir dans votre panier avant le 15 mai minuit.</p><p><a href="https://news.maison-pivoine.example/c/7c1/2" style="background:#d36b83;color:#fff;padding:12px 28px">J'en profite</a></p><p style="font-size:10px;color:#999">Offre non cumulable, valable une fois, hors frais de port. Maison Pivoine, 8 rue des Carmes, 44000 Nantes. <a href="https://news.maison-pivoine.example/u/7c1">Se désabonner</a></p></center>

@@ b8r copropriété | discussion
Syndic Beaurivage <gestion@syndic-beaurivage.example>
Changement du digicode - Résidence Les Glycines
%text
Madame, Monsieur,

Nous vous informons que le code d'accès de l'entrée A sera modifié le lundi 7 septembre 2026. Le nouveau code sera le 47B12. L'ancien code cessera de fonctionner le même jour à 12 h.

Merci de ne pas le diffuser à des tiers.

Veuillez agréer, Madame, Monsieur, nos salutations distinguées.

Le syndic
Dossier suivi par Mme Blanchet - 04 93 60 32 80

@@ b8r connexion nouvel appareil | security-notice
Nuage & Co <securite@nuage-co.example>
Nouvelle connexion à votre compte
%html
<table width="500" align="center" style="font-family:Arial"><tr><td><h2>Nouvelle connexion détectée</h2><p>Bonjour Hugo,</p><p>Votre compte vient d'être utilisé pour se connecter depuis un nouvel appareil.</p><p>Date&nbsp;: mardi 13 octobre 2026, 07:52 (CEST)<br>Appareil&nbsp;: Chrome 141 sur Android<br>Lieu&nbsp;: Toulouse, France<br>Adresse IP&nbsp;: 203.0.113.190</p><p>C'était vous&nbsp;? Vous n'avez rien à faire.</p><p>Ce n'était pas vous&nbsp;? <a href="https://compte.nuage-co.example/securite/bloquer?evt=771204">Sécurisez votre compte</a> sans attendre.</p></td></tr></table>
`,
  ),
  ...mails(
    'es',
    `
@@ b8r cita previa | booking
Registro Civil de Almenara <citaprevia@registrocivil-almenara.example>
Justificante de cita previa
%text
Su cita ha sido confirmada.

Trámite: Renovación de certificado de empadronamiento
Oficina: Plaza de España, 3, planta baja, 12590 Almenara
Día y hora: 17/11/2026 a las 10:40
Código de cita: RC47F12
Número de turno: se le asignará en el tótem de entrada

Deberá presentar el DNI o NIE original. Para anular su cita: https://citaprevia.registrocivil-almenara.example/anular

No responda a este correo.

@@ b8r pedido comida | order
¡A Comer! <pedidos@acomer.example>
Tu pedido #3622 va en camino 🛵
%html
<div style="font-family:Poppins,Arial;max-width:460px;margin:auto"><h1 style="color:#ff4b2b">¡Ya sale, Fer!</h1><p>Tu repartidor es <b>Brayan</b>, moto placas <b>7MKX2</b>. Llega entre 21:10 y 21:25.</p><p>Al recibir, dale este PIN de entrega:</p><p style="font-size:32px;font-weight:bold">8 2 4 1</p><table width="100%"><tr><td>2 × Tacos al pastor</td><td align="right">$138.00</td></tr><tr><td>1 × Agua de jamaica</td><td align="right">$35.00</td></tr><tr><td>Envío</td><td align="right">$29.00</td></tr><tr><td><b>Total</b></td><td align="right"><b>$202.00 MXN</b></td></tr></table><p><a href="https://app.acomer.example/o/3622/seguir">Seguir mi pedido</a></p><p style="font-size:11px;color:#999">¿Necesitas factura? Tienes hasta el último día del mes. Ayuda: 55 3622 8411</p></div>

@@ b8r aviso tarjeta | bank
Caja Meseta <avisos@cajameseta.example>
Aviso de compra con tu tarjeta terminada en 2207
%text
Compra autorizada

Importe: 54,90 EUR
Comercio: GASOLINERA LA PARRA 1182, ZAMORA
Fecha: 28/09/2026 19:03
N.º de operación: 448120

Si no reconoces este cargo, bloquea la tarjeta desde la app o llama al 980 400 161.

@@ b8r boletín museo | newsletter
Museo de la Ría <novedades@museodelaria.example>
Agenda de noviembre: noches abiertas y talleres
%html
<html><head><style>h2{color:#0b4f6c}p{font-family:Arial;font-size:14px}.pie{font-size:11px;color:#888}</style></head><body><table width="600" align="center"><tr><td align="right" class="pie"><a href="https://bol.museodelaria.example/ver/118">Ver en el navegador</a></td></tr><tr><td><img src="https://bol.museodelaria.example/i/118/cab.jpg" alt="Agenda de noviembre" width="600"><h2>Noches abiertas</h2><p>Los jueves 5, 12, 19 y 26, de 20:00 a 23:00 h, entrada libre hasta completar aforo (180 plazas).</p><p><a href="https://bol.museodelaria.example/c/118/1">Reserva tu plaza</a></p><h2>Taller de grabado</h2><p>Para mayores de 14 años. 25 € (amigos del museo, 18 €). Inscripciones en el 986 88 47 42.</p><p><a href="https://bol.museodelaria.example/c/118/2">Quiero apuntarme</a></p></td></tr><tr><td class="pie">Museo de la Ría, C/ Real, 12, 36202 Vigo. Depósito legal VG 447-2026. <a href="https://bol.museodelaria.example/baja/118">Darme de baja</a> · <a href="https://bol.museodelaria.example/perfil/118">Actualizar mis datos</a></td></tr></table></body></html>

@@ b8r vuelo check in | booking
Aerolínea Cóndor Azul <reservas@condorazul.example>
Confirmación de tu reserva QX7LMP
%text
Hola, Valentina:

¡Gracias por volar con nosotros! Este es tu código de reserva: QX7LMP

SCL Santiago 06:35 -> CJC Calama 08:40
Vuelo CA 447, viernes 4 de diciembre de 2026, asiento 14C
Boleto electrónico: 045-2487062190
Total pagado: $48.990 CLP (tarjeta terminada en 1120)

Haz tu check-in desde 48 horas antes en https://www.condorazul.example/checkin con tu código de reserva y apellido.

Contact Center: 600 487 0620
`,
  ),
];
