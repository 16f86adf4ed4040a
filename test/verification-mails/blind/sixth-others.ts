import { mails } from '../mails.ts';

/** Mails without anything to find, written after batch 5 was looked at and before this one was measured. */
export const SIXTH_OTHERS = [
  ...mails(
    'en',
    `
@@ b6 new device notice | security-notice
Dropcloud <no-reply@dropcloud.example>
New sign-in on Chrome
%text
Hi Sam,

a new browser just signed in to your account.

Chrome on Windows, Leeds, 21 Nov 2026 09:12
Session 20441771

If this was you, there's nothing to do. If not, change your password in Settings.

@@ b6 authenticator removed | security-notice
Gamebox account team <account-security-noreply@gamebox.example>
Authenticator app removed
%html
<p>An authenticator app was removed from your account ag****@agents.test. Security info changed on 11/21/2026.</p><p>Ticket 448120</p>

@@ b6 terms update | marketing
Purse <hi@purse.example>
We're updating our terms
%text
From 1 January 2027 our terms change. Nothing to do for you: by signing in after that date you accept them. Section 4.2 now names code 20417 of the merchant list.

@@ b6 order confirmation | order
Fern & Co <orders@fernco.example>
Order confirmed: 4412077
%html
<h1>Thanks for your order, Sam</h1><p>Confirmation code: FC7Q2K</p><table><tr><td>Terracotta pot</td><td>$18.00</td></tr><tr><td>Total</td><td>$24.10</td></tr></table><a href="https://fernco.example/o/4412077">View your order</a>

@@ b6 pharmacy | order
Rowan Pharmacy <rx@rowan.example>
Your prescription is ready
%text
Bring photo ID and this number: 4417-20. Open until 18:30. Text STOP to 48120 to end messages.

@@ b6 box office | event-ticket
Lantern Hall <box@lanternhall.example>
Your e-tickets
%html
<p>Present this code at the entrance</p><h2>7QK-29X</h2><p>Row F, seats 11 and 12</p>

@@ b6 coworking | booking
Deskly <hello@deskly.example>
Your day pass for Friday
%text
Door: press 4471 then the bell sign
Wi-Fi: deskly-guest, password: sunny-otter-12
Pass number DP204417

@@ b6 airline status | tracking
Aerolite <bags@aerolite.example>
Your bag was found
File reference {LBAAL20417}. Bag tag {0482 771204}. We'll deliver it on Sunday between 12 and 16.

@@ b6 energy reading | reminder
Utilico <meter@utilico.example>
Time for a meter reading
Enter your reading at utilico.example/read with account {8844 0712} and meter {E20K4417}.

@@ b6 hiring test | education
Codecheck <invites@codecheck.example>
Northwind invites you to a coding test
%text
Test: Backend engineer (90 minutes)
Test ID: 204417
Good luck! Deadline 30 Nov.

@@ b6 league | personal
Ravi <ravi@fantasy.example>
Join my fantasy league
%text
League code is 7QK29X, it's the same app as last year. Draft on Sunday at 8.

@@ b6 raffle | marketing
School Fair <fair@school.example>
Your raffle numbers
Your numbers are {204417} and {204418}. The draw is on Saturday.

@@ b6 pr review | developer
ana <notifications@gitforge.example>
Re: [northwind/web] feat: paste support for the one-time code input (!4412)
%text
In the story the field should accept "482 913" and "482-913", both give 482913. Can you add a test?

View it on Gitforge: https://gitforge.example/northwind/web/-/merge_requests/4412

@@ b6 uptime | report
Uptimer <alerts@uptimer.example>
[DOWN] login.northwind.example: HTTP 503
%text
Monitor 20441771 is down. Status code 503. Started 09:12:44. Checked from 5 places.

@@ b6 certificate | developer
Certy <expiry@certy.example>
Certificate for northwind.example expires in 7 days
Serial {04:7a:91:cc}, order {20441771}, validation by DNS. Renew to keep sign-in pages secure.

@@ b6 payout | bank
Stripey <notifications@stripey.example>
Your payout of $482.91 is on the way
Expect it by 24 Nov in account ending {7712}. Trace ID {204417712044}. Statement descriptor NORTHWIND.

@@ b6 atm | bank
First Harbour <alerts@firstharbour.example>
Cash withdrawal of £60
You withdrew £60.00 with card ending {8812} at ATM {20447}. Not you? Text {BLOCK} to {64412}.

@@ b6 cardless cash | bank
First Harbour <alerts@firstharbour.example>
Someone sent you cash
Collect £40 at any of our machines. Cash code: {771 204}. Ask Jo for the PIN.

@@ b6 donation | receipt
River Trust <thanks@rivertrust.example>
Thank you for your gift
Receipt {RT-204417}, Gift Aid declaration code {GA7712}. £25.00 on 21/11/2026.

@@ b6 hotel app | booking
Bluewater Stay <stay@bluewater.example>
Your room is ready: 412
Mobile key active. Minibar code {7712}. Pool until 22:00.

@@ b6 blood | reminder
Blood Service <give@blood.example>
We'd love to see you again
Your donor number is {D 4417 2089}. Sign in with it to book an appointment.

@@ b6 radio ham | newsletter
Signal Post <list@signalpost.example>
[signal] Digest, issue 204
%text
1. Keyers: code 5 to 25 words a minute
2. For sale: TX-4412 with manual
3. "What's the login code for the club site?" - ask Pete
`,
  ),
  ...mails(
    'de',
    `
@@ b6 apotheke | order
Apotheke am Markt <info@apotheke.example>
Ihre Bestellung kann abgeholt werden
Abholnummer {4417}. Bitte nennen Sie die Nummer an der Kasse. E-Rezept-Code {7Q2K9X}.

@@ b6 handy | receipt
Funknetz <service@funknetz.example>
Ihre neue SIM-Karte
PIN und PUK stehen auf dem Kartenträger. Kartennummer {8949 0200 0017 7120}. Kundenkennwort unverändert.

@@ b6 passwort geändert | security-notice
Schienenbund <noreply@schienenbund.example>
Ihr Passwort wurde geändert
Am 21.11.2026 um 9:12 Uhr wurde Ihr Passwort geändert. Falls Sie das nicht waren: 030 4417 2089, Vorgang {771204}.
`,
  ),
  ...mails(
    'fr',
    `
@@ b6 retrait magasin | order
Bricolac <commandes@bricolac.example>
Votre commande est prête
Code de retrait : {4417}. Présentez-le à l'accueil avec une pièce d'identité.

@@ b6 sejour | booking
Gîte du Lac <contact@gitedulac.example>
Votre arrivée samedi
Le code de la boîte à clés est {7712}, celui du portail {4418A}.
`,
  ),
  ...mails(
    'es',
    `
@@ b6 cine | event-ticket
Cines Sol <entradas@cinessol.example>
Tus entradas
Muestra el código {Q7K2M9} en la entrada. Sala 4, fila 7.

@@ b6 aviso | security-notice
Banco Sur <avisos@bancosur.example>
Cambio de clave realizado
Tu clave se cambió el 21/11/2026 a las 09:12. Operación {20441771}.
`,
  ),
  ...mails(
    'pt-BR',
    `
@@ b6 cupom | promo-code
Feira Livre <ofertas@feiralivre.example>
Seu código de desconto
Use o código {FEIRA15} e ganhe 15% até domingo.
`,
  ),
  ...mails(
    'it',
    `
@@ b6 visita | reminder
ASL Lago <prenotazioni@asllago.example>
Promemoria visita
Codice prenotazione {204417712}, codice esenzione {E01}. Porti la tessera sanitaria.
`,
  ),
  ...mails(
    'nl',
    `
@@ b6 bezorging | tracking
PakjeNu <info@pakjenu.example>
De bezorger is onderweg
Geef de bezorger code {4417}. Pakket {3SQX204417}.
`,
  ),
  ...mails(
    'pl',
    `
@@ b6 przelew | bank
Bank Dąb <info@bankdab.example>
Otrzymałeś przelew
Kwota 482,91 zł, numer referencyjny {204417712}. Rachunek kończący się na {7712}.
`,
  ),
  ...mails(
    'ru',
    `
@@ b6 apteka | order
Аптека <zakaz@apteka.example>
Ваш заказ собран
Назовите номер {4417} на кассе. Заказ хранится до 24.11.

@@ b6 promo | promo-code
Читай-ка <sale@chitayka.example>
Промокод внутри
Введите код {KNIGA20} в корзине и получите скидку 20%.
`,
  ),
  ...mails(
    'tr',
    `
@@ b6 banka | bank
Banka Çınar <bilgi@bankacinar.example>
Kart harcaması
**** 8812 ile 482,91 TL harcama. Provizyon kodu {044718}. Bakiye 2.044 TL.
`,
  ),
  ...mails(
    'ar',
    `
@@ b6 bank | bank
بنك النيل <alerts@nilebank.example>
عملية شراء
تم خصم 250 ج.م من بطاقتك المنتهية بـ {8812}. رقم المرجع {204417}.
`,
  ),
  ...mails(
    'hi',
    `
@@ b6 coupon | promo-code
सहज स्टोर <offers@sahajstore.example>
आपके लिए कूपन
कोड {SAHAJ50} लगाएँ और ₹50 बचाएँ।
`,
  ),
  ...mails(
    'zh-Hans',
    `
@@ b6 waimai | order
快饭 <notice@kuaifan.example>
骑手已取餐
取餐号 {4417}，收货码 {7712}，请告知骑手。
`,
  ),
  ...mails(
    'ja',
    `
@@ b6 sokuho | bank
みなとカード <info@minatocard.example>
カードご利用のお知らせ
ご利用日 2026/11/21、承認番号 {044718}、金額 4,829円。

@@ b6 event | event-ticket
まつり実行委員会 <info@matsuri.example>
入場券のお知らせ
整理番号 {A4417}、入場コード {7712}。当日スタッフにご提示ください。
`,
  ),
  ...mails(
    'ko',
    `
@@ b6 coupon | promo-code
한빛마트 <event@hanbitmart.example>
5천원 쿠폰이 도착했어요
쿠폰번호 {HB7Q2K4417}를 결제 화면에 입력해 주세요.
`,
  ),
  ...mails(
    'id',
    `
@@ b6 paket | tracking
Kirim Cepat <info@kirimcepat.example>
Paket dalam perjalanan
Berikan kode {4417} kepada kurir. Resi {KC204417712}.
`,
  ),
];
