import type { VerificationCase } from './case.ts';
import { mails } from './mails.ts';

/** Mails that look much like verification mails and have nothing to find, for measuring only. */
export const HELD_OUT_OTHER_FORMS: readonly VerificationCase[] = [
  ...mails(
    'en',
    `
@@ o big number in h1 | report
Sitecounter <reports@sitecounter.example>
You reached a new record
%html
<center><p>Visitors yesterday</p><h1 style="font-size:48px">482913</h1><p>That is 12% more than last Tuesday.</p></center>

@@ o boxed order number | order
Noodle Nook <orders@noodlenook.example>
Thanks! We're cooking
%html
<div style="text-align:center"><p>Your order number</p><div style="border:2px dashed #333;font-size:36px;letter-spacing:8px">4417</div><p>Show it at the counter. Ready at 18:40.</p></div>

@@ o digit cells of a lottery | event-ticket
Sunday Draw <results@sundaydraw.example>
Results of draw 1482
%html
<p>The winning numbers are</p><table><tr><td>4</td><td>8</td><td>17</td><td>29</td><td>31</td><td>42</td></tr></table><p>Bonus 7. Jackpot £3.2 million.</p>

@@ o coupon box | promo-code
Bloomcart <hi@bloomcart.example>
Kemi, here is 15% off
%html
<table align="center"><tr><td style="border:1px dashed #0a7d4f;padding:16px"><div>Your code</div><div style="font-size:28px"><b>BLOOM15X</b></div></td></tr></table><p>Enter it at checkout before 30 June.</p>

@@ o promo with subject code | promo-code
Wanderly <deals@wanderly.example>
Your code: TRIP50
Book before Sunday and save $50 with code {TRIP50} on stays of 3 nights or more.

@@ o tracking subject | tracking
Swiftpost <tracking@swiftpost.example>
77192204 is your Swiftpost parcel number
Save it to ask about your parcel by phone: 0345 602 0000.

@@ o queue number | reminder
Town Hall <queue@townhall.example>
Your queue number is A4417
Please wait in hall 2. About 15 people are ahead of you.

@@ o booking pin | booking
Staybridge <noreply@staybridge.example>
Your booking in Porto is confirmed
| Confirmation number | 4417.802.965
| PIN code | 5580
You can change or cancel your booking with them until 1 April 2026.

@@ o gift code of a game | gift-card
Kettle Store <store@kettlegames.example>
Your free skin is here
Redeem code FOXFUR2026 in the game before 31 May. One per account.

@@ o scam report | education
Gov Access <news@access.service.gov.example>
Scam mails are going around
They say "Your code is 482 913" and ask you to call back. We never send such mails. Forward them to report@phishing.example.

@@ o code of conduct | discussion
Forgeyard <noreply@forgeyard.example>
[octavia/tidepool] Code of conduct v2.1 adopted
12 for, 1 against. The new code is in force from 2026-04-01.

@@ o barcode | order
Larkspur & Co <hello@larkspur.example>
Your e-receipt from our Leeds shop
| Linen throw 5012345678900 | £59.00
| Card | ****4471
Till 4, transaction 0417, assistant 22.

@@ o new password by hand | personal
Uncle Bo <bo@family.example.test>
router
%text
hi, the router is back on. name is bo-5g, password is herring-4829-cake.
it restarts at 03:00. call me on 555 0188 if not

@@ o billing code | receipt
Mint Dental <billing@mintdental.example>
Invoice D1110: cleaning
Provider NPI 1482913774, code D1110, $148.00, adjusted $22.04.

@@ o iot reading | report
Hearthlink <noreply@hearthlink.example>
Freezer is at -12.4 °C
Sensor 0x00158d0004829137, battery 78%, 18:40. Alert code T2.

@@ o survey pin | marketing
Beacon Health <feedback@beaconhealth.example>
How was your visit on 9 June?
3 questions, 1 minute. Visit number 4829130.
> Give feedback | https://feedback.beaconhealth.example/s/4829130
`,
  ),
  ...mails(
    'de',
    `
@@ o abholnummer | order
Backstube <bestellung@backstube.example>
Ihre Abholnummer: 4417
Ihr Kuchen ist ab 9 Uhr fertig. Betrag 24,50 €.

@@ o schliessfach | personal
Tante Ute <ute@familie.example.test>
Schlüssel
%text
Ich habe den Schlüssel in den kleinen Tresor gelegt, Zahl wie immer. Garage ist 22B.
Zug kommt 17:52. Kuss Ute

@@ o zahl im kasten | report
Schrittzähler <bericht@schrittzaehler.example>
Dein Monat
%html
<table align="center"><tr><td style="font-size:40px;letter-spacing:6px"><b>482 913</b></td></tr><tr><td>Schritte im März</td></tr></table>
`,
  ),
  ...mails(
    'fr',
    `
@@ o digicode | personal
Mamie <mamie@famille.example.test>
dimanche
%text
Coucou, le digicode de l'immeuble a changé, c'est 47B12. On mange à 12 h 30.
Bises

@@ o gagnant | event-ticket
Radio Colline <jeux@radiocolline.example>
Le numéro gagnant est le 482913
Tirage du 24 décembre. Lot : un vélo d'une valeur de 890 €.
`,
  ),
  ...mails(
    'es',
    `
@@ o turno | reminder
Clínica Sol <citas@clinicasol.example>
Su número de turno es A4417
Espere en la sala 2. Hay 15 personas delante.
`,
  ),
  ...mails(
    'it',
    `
@@ o ritiro | order
Panetteria Lina <ordini@panetterialina.example>
Numero di ritiro: 4417
La torta è pronta dalle 9:00. Totale 24,50 €.
`,
  ),
  ...mails(
    'ja',
    `
@@ o 呼出番号 | reminder
みどり病院 <uketsuke@midori-hp.example>
受付番号 4417（内科）
診察室2へお越しください。9時40分ごろのご案内です。

@@ o 割引 | promo-code
たびログ <news@tabilog.example>
プロモーションコード「TABI5000」
5月31日までのご予約で5,000円割引。
`,
  ),
  ...mails(
    'ko',
    `
@@ o 대기번호 | reminder
푸른병원 <desk@pureun.example>
대기번호 4417
진료실 2번 앞에서 기다려 주세요.
`,
  ),
  ...mails(
    'zh-Hans',
    `
@@ o 取餐号 | order
面馆 <order@mianguan.example>
您的取餐号：4417
请到柜台取餐，合计 ¥48.20。

@@ o 邀请码活动 | promo-code
外卖侠 <promo@waimaixia.example>
分享邀请码 KIM9021 得 10 元
好友首单使用邀请码 {KIM9021}，双方各得 10 元券。
`,
  ),
  ...mails(
    'nb',
    `
@@ o ordre | order
Nordbillett <ordre@nordbillett.example>
Ordrebekreftelse 482913
Oslo til Bergen, 12. mai kl. 09.15, vogn 4, sete 36. 499 kr.
`,
  ),
  ...mails(
    'fi',
    `
@@ o tilaus | order
Kirppis <tilaus@kirppis.example>
Tilausvahvistus 482913
Kiitos! Yhteensä 48,20 €. Toimitus 14.3.2026.
`,
  ),
  ...mails(
    'hu',
    `
@@ o rendelés | order
Piactér <rendeles@piacter.example>
482913. számú rendelés
Köszönjük! Összesen 14 820 Ft, irányítószám 1011.
`,
  ),
  ...mails(
    'ro',
    `
@@ o comanda | order
Magazinul Meu <comenzi@magazinulmeu.example>
Comanda 482913 a fost expediată
AWB 2204417730112, total 148,20 lei, cod poștal 010011.
`,
  ),
  ...mails(
    'pt',
    `
@@ o senha de atendimento | reminder
Loja do Cidadão <atendimento@lojacidadao.example>
A sua senha de atendimento é A4417
Balcão 7, tempo de espera de cerca de 15 minutos.
`,
  ),
  ...mails(
    'tr',
    `
@@ o sıra | reminder
Nüfus Müdürlüğü <sira@nufus.example>
Sıra numaranız: A4417
Bekleme süresi yaklaşık 15 dakika, gişe 7.
`,
  ),
  ...mails(
    'ru',
    `
@@ o очередь | reminder
Центр услуг <ochered@centr-uslug.example>
Ваш номер в очереди: А4417
Окно 7, ожидание около 15 минут.
`,
  ),
];
