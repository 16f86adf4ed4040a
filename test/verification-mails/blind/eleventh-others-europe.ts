import { mails } from '../mails.ts';

/** Mails of European senders without anything to find, written without a look at the extractor. */
export const ELEVENTH_EUROPE_OTHERS = [
  ...mails(
    'en',
    `
@@ b11p two factor on | security-notice
Forgework <noreply@forgework.example>
[Forgework] Two-factor authentication has been enabled
%text
Hey samk!

Two-factor authentication was just enabled on your Forgework account with an authenticator app.

Recovery codes are the only way to access your account again if you lose your device. Download them at https://forgework.example/settings/auth/recovery-codes and keep them in a safe place.

If you did not do this, please contact us at https://support.forgework.example/contact.

Thanks,
The Forgework Team

@@ b11p build failed | developer
Shipline CI <builds@shipline.example>
Failed: northwind/api #20418 (main - 7f3ac91)
%html
<table style="font-family:Arial;font-size:14px"><tr><td colspan="2" style="background:#fce8e6;color:#c5221f;padding:10px"><b>Build #20418 failed</b> after 6 min 12 sec</td></tr><tr><td>Commit</td><td><a href="https://ci.shipline.example/northwind/api/commit/7f3ac91">7f3ac91</a> Verify tokens in one place</td></tr><tr><td>Author</td><td>Sam Kerr</td></tr><tr><td>Exit code</td><td>137</td></tr><tr><td>Job id</td><td>558120447</td></tr><tr><td colspan="2"><a href="https://ci.shipline.example/builds/558120447">See the log</a></td></tr></table><p style="font-size:11px">Too many mails? <a href="https://ci.shipline.example/account/preferences/unsubscribe?repository=88121">Unsubscribe from this repository</a></p>

@@ b11p saas invoice | receipt
Pipekeeper Billing <billing@pipekeeper.example>
Your receipt from Pipekeeper Inc. #2841-7730
%text
Receipt from Pipekeeper Inc.
$49.00
Paid October 1, 2026

Receipt number   2841-7730
Invoice number   9C41B7E2-0014
Payment method   Visa - 4417

Oct 1 - Nov 1, 2026
Team plan x 1    $49.00
Total            $49.00

Questions? Visit our support site at https://support.pipekeeper.example or call +1 415-555-0132.

@@ b11p video call | meeting
Ana Ruiz <ana@northwind.example>
Invitation: Weekly sync @ Mon 5 Oct 2026 10:00 - 10:30 (BST) (sam@samkerr.test)
%text
Ana Ruiz is inviting you to a scheduled meeting.

Topic: Weekly sync
Time: Oct 5, 2026 10:00 London

Join: https://us02web.huddle.example/j/84177302915?pwd=TjR4
Meeting ID: 841 7730 2915
Passcode: 402917

One tap mobile
+442035550158,,84177302915#,,,,*402917# United Kingdom

@@ b11p parcel locker | tracking
Lockerly24 <hello@lockerly.example>
Your parcel is ready to collect
%html
<table width="600" style="font-family:Arial"><tr><td><h1>It's here, Sam!</h1><p>Your parcel from <b>Fern &amp; Fable</b> is waiting in the locker at Leeds Station, Platform 17.</p><p>Collection code</p><p style="font-size:32px"><b>418 203</b></p><p>Collect by Mon 5 Oct, 23:59. Enter the code on the screen or scan the QR in the app.</p><p>Tracking no. JD0140 0388 1177 205</p><p><a href="https://lockerly.example/t/JD014003881177205">Track parcel</a></p></td></tr></table>

@@ b11p welcome shop | promo-code
Fern & Fable <hello@fernfable.example>
Welcome! Here's 15% off
%html
<div style="text-align:center;font-family:Georgia"><h1>Hello, plant person</h1><p>Thanks for signing up. Use your code at checkout:</p><p style="border:1px dashed #2f5d50;padding:12px;display:inline-block;font-size:22px"><b>FERN15HK</b></p><p>Valid until 31/10/2026 on orders over £40. One use only.</p><p><a href="https://fernfable.example/discount/FERN15HK?redirect=/collections/new">Shop now</a></p><p style="font-size:11px">9 Kirkgate, Leeds LS1 6BY · <a href="https://fernfable.example/u/771">Unsubscribe</a></p></div>

@@ b11p support thread | reply
Jo from Hillhost <support@hillhost.example>
Re: [Ticket 884120] I don't receive the verification code
%text
##- Please type your reply above this line -##

Hi Sam,

Sorry about the trouble. Codes come from registrar@hillhost.example and can take up to 10 minutes. Could you check your spam folder and tell us if anything arrived on 1 October around 14:20?

I also see error 550 in our log for your address, so the mailbox may have been full.

Best,
Jo

> On 1 Oct 2026 at 16:02 Sam Kerr wrote:
> I asked for a code three times to log in and nothing arrives.

@@ b11p issue comment | discussion
Lena Voss <notifications@forgework.example>
Re: [northwind/api] Reset link expires too early (Issue #4471)
%html
<p>I can reproduce it on 3.12.1, the token lives 600 seconds instead of 3600. See <code>RESET_TTL</code> in <a href="https://forgework.example/northwind/api/blob/main/config/auth.yml#L210">config/auth.yml</a>.</p><p style="font-size:small;color:#666">—<br>Reply to this email directly, <a href="https://forgework.example/northwind/api/issues/4471#issuecomment-2210448817">view it on Forgework</a>, or <a href="https://forgework.example/notifications/unsubscribe-auth/AAB4QX">unsubscribe</a>.<br>You are receiving this because you commented.</p>

@@ b11p gift from friend | gift-card
Brewhouse Coffee <gifts@brewhouse.example>
Priya sent you a £20 gift card
%html
<table width="560" align="center" style="font-family:Arial"><tr><td><h2>Enjoy a coffee on Priya</h2><p>"Happy birthday Sam! x"</p><p>Card number: 6035 7104 4817 2290<br>PIN: 48120931</p><p>Show this mail at the till or add the card to your account.</p><p><a href="https://brewhouse.example/gift/add?c=6035710448172290">Add to my account</a></p><p style="font-size:11px">Balance £20.00, expires 02/10/2028.</p></td></tr></table>
`,
  ),
  ...mails(
    'de',
    `
@@ b11p neue anmeldung | security-notice
Mailhaus Sicherheit <sicherheit@mailhaus.example>
Neue Anmeldung bei Ihrem Mailhaus-Konto
%html
<table width="540" style="font-family:Arial"><tr><td><p>Hallo Frau Brandner,</p><p>wir haben eine Anmeldung von einem neuen Gerät festgestellt:</p><p>Gerät: Safari auf iPhone (iOS 19.1)<br>Ort: Ulm, Deutschland (ungefähr)<br>IP-Adresse: 198.51.100.27<br>Zeitpunkt: 02.10.2026, 08:14 Uhr</p><p>Waren Sie das? Dann müssen Sie nichts tun.</p><p>Falls nicht: <a href="https://konto.mailhaus.example/sicherheit/pruefen?e=77120">Konto absichern</a></p><p style="font-size:11px">Mailhaus AG, Sandweg 9, 76133 Karlsruhe</p></td></tr></table>

@@ b11p bahnfahrt | booking
Regiobahn Tickets <buchung@regiobahn.example>
Ihre Buchung (Auftrag 7QX4KD)
%text
Guten Tag Herr Thiele,

vielen Dank für Ihre Buchung. Ihr Ticket finden Sie im Anhang.

Auftragsnummer: 7QX4KD
Hinfahrt: 09.10.2026, Hagen Hbf ab 07:41 - Köln Hbf an 08:32, RE 10418
Wagen 4, Platz 61
Preis: 21,80 EUR (Kreditkarte, endet auf 0093)

Stornierung bis 08.10.2026 möglich: https://regiobahn.example/auftrag/7QX4KD

Service: 0234 555 20 10 (täglich 6-22 Uhr)

@@ b11p buergeramt | public-office
Stadt Hagen - Bürgeramt <terminvergabe@stadt-hagen.example>
Terminbestätigung Personalausweis
%text
Sehr geehrter Herr Thiele,

Ihr Termin am Donnerstag, 15.10.2026 um 10:20 Uhr ist gebucht.

Aufrufnummer: 4817
Vorgangsnummer: 2026-118402
Ort: Rathausstraße 11, 58095 Hagen, Zimmer C.104

Bitte bringen Sie ein biometrisches Foto und 37,00 EUR mit. Zum Absagen: https://termine.stadt-hagen.example/absage/118402

Diese E-Mail wurde automatisch erstellt.
`,
  ),
  ...mails(
    'fr',
    `
@@ b11p colis retrait | tracking
Relais Voisin <suivi@relaisvoisin.example>
Votre colis vous attend chez TABAC DU MARCHE
%html
<table width="600" style="font-family:Arial"><tr><td><p>Bonjour Inès,</p><p>Votre colis n° 8R 4418 2290 1 est disponible jusqu'au 12/10/2026.</p><p>Code de retrait : <b>730418</b></p><p>TABAC DU MARCHE<br>3 place Bellecour<br>69002 LYON</p><p>Pensez à votre pièce d'identité.</p><p><a href="https://relaisvoisin.example/suivi/8R441822901">Suivre mon colis</a></p></td></tr></table>

@@ b11p prelevement edf | bank
Énergie de l'Ouest <facture@energieouest.example>
Votre facture du 1er octobre 2026
%text
Bonjour Madame Carlier,

Votre facture n° 10 418 827 334 d'un montant de 86,42 EUR TTC est disponible.
Référence client : 6 004 417 290
Elle sera prélevée le 16/10/2026 sur le compte FR76 **** **** 4410 (RUM : EO0044172).

Consultez-la dans votre espace client : https://client.energieouest.example/factures

Un conseiller vous répond au 09 69 55 30 04, du lundi au samedi de 8h à 20h.

@@ b11p reunion parents | education
École Jules-Verne <direction@ecole-julesverne.example>
Réunion de rentrée CM1 - mardi 6 octobre
%text
Chers parents,

La réunion de rentrée de la classe de CM1 aura lieu le mardi 6 octobre à 18h15, salle 204.
Le portail ferme à 18h30 ; le digicode du soir est le 47A18.

Merci de confirmer votre présence dans le cahier de liaison.

Bien cordialement,
Mme Perrin, directrice
04 72 55 01 09
`,
  ),
  ...mails(
    'es',
    `
@@ b11p entrada teatro | event-ticket
Teatro del Puerto <entradas@teatropuerto.example>
Tus entradas para "La casa de Bernarda"
%html
<p>Hola, Rocío:</p><p>¡Gracias por tu compra! Localizador: <b>TP4X81</b></p><table border="1" cellpadding="6"><tr><th>Fecha</th><th>Fila</th><th>Butaca</th><th>Código</th></tr><tr><td>17/10/2026 20:30</td><td>7</td><td>12</td><td>004418273</td></tr><tr><td>17/10/2026 20:30</td><td>7</td><td>14</td><td>004418274</td></tr></table><p><a href="https://teatropuerto.example/entradas/TP4X81.pdf">Descargar entradas</a></p><p>Total: 48,00 €. C/ Muelle 2, 11001 Cádiz</p>

@@ b11p contrasena cambiada | security-notice
Mercaluz <noresponder@mercaluz.example>
Has cambiado tu contraseña
%text
Hola, Rocío:

La contraseña de tu cuenta se cambió el 2 de octubre de 2026 a las 19:44.

Si has sido tú, no tienes que hacer nada. Si no has sido tú, llámanos cuanto antes al 900 555 103.

Mercaluz, S.A.
`,
  ),
  ...mails(
    'pt',
    `
@@ b11p comprovante pix | bank
Banco Ipê <comprovantes@bancoipe.example>
Comprovante de transferência
%text
Oi, Thaís!

Você transferiu R$ 350,00 para Jonas Lima.

Data: 02/10/2026 - 16:12
ID da transação: E30680829202610021912a4418
Autenticação: 7F41.0C88.2290
Agência 0001, conta 441829-0

Guarde este comprovante. Dúvidas? 0800 555 0144

@@ b11p pedido restaurante | order
Tasca da Rita <pedidos@tascadarita.example>
O seu pedido n.º 2841 está a caminho
%html
<p>Boa noite!</p><p>O estafeta Hélder já saiu com o seu pedido <b>2841</b>. Chega por volta das 20h35.</p><p>Diga-lhe o código de entrega <b>6073</b> quando chegar.</p><p>2x Bacalhau à Brás: 25,00 €<br>Taxa de entrega: 1,90 €<br><b>Total: 26,90 €</b></p><p><a href="https://tascadarita.example/p/2841">Seguir o pedido</a></p><p style="font-size:11px">Rua das Flores 102, 1200-195 Lisboa, NIF 509442817</p>
`,
  ),
  ...mails(
    'it',
    `
@@ b11p bolletta acqua | reminder
Acque del Garda <clienti@acquedelgarda.example>
Promemoria scadenza bolletta
%text
Gentile cliente,

le ricordiamo che la bolletta n. 202600441827 di 64,18 euro scade il 12/10/2026.

Codice cliente: 1004417
Codice avviso pagoPA: 3020 0000 4418 2729 10
Ente creditore: 01234560982

Può pagare dall'area riservata: https://acquedelgarda.example/area-clienti

Se ha già pagato non tenga conto di questo messaggio. Numero verde 800 555 418.

@@ b11p cugina | personal
Chiara Bellini <chiara.bellini@posta.test>
chiavi casa al mare
%text
Ciao Marco,
le chiavi sono nella cassettina accanto al cancello, la combinazione è 4817. Il wifi si chiama CasaBlu e la password è limoni2019.
Ricordati di chiudere l'acqua quando vai via!
Un bacio
Chiara

Inviato da iPhone
`,
  ),
  ...mails(
    'nl',
    `
@@ b11p energie verbruik | report
Groenstroom Noord <service@groenstroomnoord.example>
Je verbruik in september
%html
<div style="font-family:Arial"><h2>Hoi Joris, dit was september</h2><table><tr><td>Stroom</td><td>218 kWh</td><td>-4%</td></tr><tr><td>Gas</td><td>31 m³</td><td>+12%</td></tr><tr><td>Meterstand hoog</td><td>014882</td><td></td></tr><tr><td>Meterstand laag</td><td>020417</td><td></td></tr></table><p><a href="https://mijn.groenstroomnoord.example/verbruik">Bekijk je verbruik</a></p><p style="font-size:11px">Klantnummer 7710448 · <a href="https://mijn.groenstroomnoord.example/afmelden?k=1">Afmelden</a></p></div>

@@ b11p bibliotheek nieuws | newsletter
Bibliotheek Het Anker <nieuwsbrief@hetanker.example>
Kinderboekenweek: dit is er te doen
%html
<table width="600"><tr><td><a href="https://nb.hetanker.example/v/8813">Bekijk online</a><h1>Kinderboekenweek 2026</h1><p>Van 7 tot en met 18 oktober. Kom voorlezen, knutselen en puzzelen: kraak jij de code van kapitein Anker?</p><p><a href="https://nb.hetanker.example/c/8813/2">Bekijk het programma</a></p><p>Toegang gratis met je bibliotheekpas. Aanmelden is niet nodig.</p><p style="font-size:11px">Kade 14, 8011 Zwolle, 038 555 14 00. <a href="https://nb.hetanker.example/u/8813">Uitschrijven</a></p></td></tr></table>
`,
  ),
  ...mails(
    'pl',
    `
@@ b11p paczkomat odbior | tracking
Paczkobox <powiadomienia@paczkobox.example>
Paczka 620044182729104418 czeka na odbiór
%text
Dzień dobry!

Twoja paczka od Księgarnia Pod Lipą czeka w automacie KRA41M, ul. Karmelicka 30, Kraków.

Kod odbioru: 730418
Telefon: *** *** 218

Masz czas do 04.10.2026, godz. 18:12. Śledź paczkę: https://paczkobox.example/sledzenie?numer=620044182729104418
`,
  ),
  ...mails(
    'ru',
    `
@@ b11p zakaz taksi | receipt
Такси Вольт <receipts@taxivolt.example>
Отчёт о поездке 2 октября 2026
%html
<table style="font-family:Arial"><tr><td colspan="2"><h2>412 ₽</h2></td></tr><tr><td>Откуда</td><td>ул. Мира, 18</td></tr><tr><td>Куда</td><td>Московский вокзал</td></tr><tr><td>Автомобиль</td><td>Шкода Октавия, А418КХ178</td></tr><tr><td>Номер заказа</td><td>440918273</td></tr><tr><td>Карта</td><td>•••• 2290</td></tr><tr><td>ИНН перевозчика</td><td>780204418273</td></tr></table><p><a href="https://taxivolt.example/help">Нужна помощь?</a></p>
`,
  ),
  ...mails(
    'tr',
    `
@@ b11p indirim kuponu | marketing
Sepetim <kampanya@sepetim.example>
Elif, sepetindekiler için 75 TL kuponun hazır!
%html
<table width="580" align="center" style="font-family:Arial;text-align:center"><tr><td><h1>75 TL indirim</h1><p>300 TL ve üzeri alışverişlerinde geçerli.</p><p>Kupon kodu</p><p style="font-size:24px;border:2px dashed #f27a1a"><b>EYLUL75</b></p><p><a href="https://sepetim.example/sepet?utm_campaign=441">Hemen kullan</a></p><p style="font-size:10px">Son gün: 05.10.2026. <a href="https://sepetim.example/e-bulten/cik?k=441">Listeden çık</a></p></td></tr></table>
`,
  ),
];
