import { mails } from '../mails.ts';

/** Mails without anything to find, written after batch 6 was looked at and before this one was measured. */
export const SEVENTH_OTHERS = [
  ...mails(
    'en',
    `
@@ b7 kiosk pickup | order
Burger Barn <orders@burgerbarn.example>
We've got your order!
%html
<h1>Check-in code</h1><h2>K47</h2><p>Order code</p><h2>771204</h2><p>Tell us when you arrive. Sign in to the app to see points.</p>

@@ b7 laundry | order
Fresh Laundry <hi@freshlaundry.example>
Locker 12 is waiting
Unlock your locker with {4471}. It stays yours until Sunday.

@@ b7 museum | event-ticket
City Museum <tickets@museum.example>
Your visit on Saturday
%html
<p>Ticket code</p><h2>MUS-7712</h2><p>Audio guide: enter 4471 on the device.</p>

@@ b7 parking | receipt
Parkwell <receipts@parkwell.example>
Parking session started
Location code {20417}, plate LB20 QXK, until 14:20. Extend in the app.

@@ b7 printer | developer
Office Printer <printer@northwind.example>
Scan from device 4417
Your document was scanned. Release code {7712} is needed for print jobs at the device.

@@ b7 toll | receipt
Tollway <billing@tollway.example>
You have a new invoice
Invoice {77120441}. Pay with quick pay code {QP4471X} by 30 Nov or sign in to your account.

@@ b7 utility outage | reminder
Utilico <notice@utilico.example>
Planned outage in your area
Incident {448120}, 24 Nov 09:00 to 12:00. Text {OUT} to {64412} for news. Postcode LS1 4AP.

@@ b7 wire instructions | bank
Closing Desk <desk@closing.example>
Wire details for file 20-4417
Routing {044000037}, account {7712044177}, SWIFT NRTHUS33. Call to verify the details before you send.

@@ b7 verification of employment | public-office
HR Northwind <hr@northwind.example>
Employment verification letter
Verification of employment for S. Kent, employee {204417}. Employer code for the lender: {10771}.

@@ b7 id check passed | security-notice
Coinbay <no-reply@coinbay.example>
Your identity is verified
%html
<p>Good news, Sam: your documents were checked and your account is verified. Case {ID-448120}.</p><a href="https://coinbay.example/dashboard">Start trading</a>

@@ b7 email was verified | security-notice
Stripey <notifications@stripey.example>
Your email address was verified
Thanks for verifying agent@agents.test. Account {acct_1Q7K2M}. Need help? Visit support.

@@ b7 reset done | security-notice
Gitforge <gitforge@mg.gitforge.example>
Password reset complete
%html
<p>Your password was reset at 09:12 UTC from 203.0.113.40. Request 20441771.</p><p><a href="https://gitforge.example/users/sign_in">Sign in</a></p>

@@ b7 codes by mail ended | security-notice
First Harbour <alerts@firstharbour.example>
We no longer send codes by email
From 1 December you approve sign-ins in the app. Codes of 6 digits by email end on {30}.11.{2026}. Branch {20-44-17}.

@@ b7 stock alert | bank
Tradewell <alerts@tradewell.example>
Price alert: 7203 above 2,900
Symbol {7203}, last {2904}, alert {448120}. Sign in to trade.

@@ b7 crypto deposit | bank
Coinbay <no-reply@coinbay.example>
Deposit confirmed
You received 0.0412 BTC. Transaction {9f81a0c4}. Memo {20441771}. Block {871204}.

@@ b7 hackathon | developer
Hackweek <team@hackweek.example>
Your team code
%text
Share your team code with your teammates: HX7Q2K

They enter it on the team page after they sign in.

@@ b7 kahoot | education
Mr. Lee <lee@school.example>
Homework for Friday
Play the quiz with game PIN {0771 2044} and use your own name.

@@ b7 parents app | education
Little Oaks <office@littleoaks.example>
Connect to your child's class
%html
<p>Use the parent code below to connect to Mia's class in the app.</p><h2>PQX7K2M</h2>

@@ b7 referral crypto | promo-code
Purse <hi@purse.example>
Give $10, get $10
%html
<p>Your invite code</p><h1>SAM4417</h1><p>Friends enter it when they create an account.</p>

@@ b7 software trial | marketing
Draftly <hello@draftly.example>
Try Draftly Pro for 60 days
Use code {PRO60DAYS} when you sign up. Offer ends 12/31.

@@ b7 podcast | newsletter
Daily Byte <hey@dailybyte.example>
Listeners get 20% off
Visit dailybyte.example/nord and use the code {BYTE20}. Today: why one-time passwords are here to stay.

@@ b7 forum reply | discussion
Cycling Forums <noreply@cycleforum.example>
Topic reply notification: "Error code 4417 on my display"
%text
Hello samk,

You are receiving this notification because you are watching the topic "Error code 4417 on my display". 

https://cycleforum.example/viewtopic.php?t=20441&p=77120#p77120

@@ b7 phishing training | newsletter
IT Security <security@northwind.example>
Can you spot the fake?
%text
One of these is fake:

A) "Your Northwind code is 771204. Never share it."
B) "We noticed a problem. Reply with the code 448120 that we sent you."

Answer on the intranet.

@@ b7 out of office | reply
Dana Wu <dana@northwind.example>
Automatic reply: login code
I'm away until 24 November. For access codes of building 4 call ext. {4471}.

@@ b7 voicemail | personal
Phone System <voicemail@northwind.example>
New voicemail from +44 20 7946 0188
Length 00:41. To hear it, dial {4400} and enter your PIN. Message {20441771}.

@@ b7 fax | personal
eFaxer <inbound@efaxer.example>
New fax, 2 pages
Fax ID {20441771}, from {020 7946 0412}. Access it after signing in.

@@ b7 telemetry | report
Greenhouse <sensor@greenhouse.example>
Sensor 4417 low battery
Device {4417}, code {E204}, firmware {7.7.12}. Replace the battery.
`,
  ),
  ...mails(
    'de',
    `
@@ b7 wallbox | receipt
Stromtankstelle <info@stromtanke.example>
Ihr Ladevorgang
Ladecode {771204}, Säule {DE*4417}. Kosten 8,12 EUR.

@@ b7 steuer | public-office
Finanzportal <info@finanzportal.example>
Ihr Bescheid liegt bereit
Aktenzeichen {204/4417/7120}. Der Freischaltcode kommt per Post.

@@ b7 kino | event-ticket
Kino Roxy <tickets@kinoroxy.example>
Ihre Tickets
Buchungscode {K7Q2M9}. Zeigen Sie den Code am Einlass.
`,
  ),
  ...mails(
    'fr',
    `
@@ b7 carte cadeau | gift-card
Boutique Lac <cadeau@boutiquelac.example>
Vous avez reçu une carte cadeau
Numéro {6006 4417 2089}, code secret {7712}. Valable un an en magasin.

@@ b7 examen | education
Auto-école du Lac <contact@autoecole.example>
Votre convocation
Numéro NEPH {204417712044}, code session {4471}. Présentez-vous à 8 h 30.
`,
  ),
  ...mails(
    'es',
    `
@@ b7 lavadora | receipt
Lavandería Sol <hola@lavasol.example>
Tu máquina está lista
Abre la puerta 12 con el código {4471} antes de las 18:00.

@@ b7 factura | receipt
Telefonía Sur <facturas@telsur.example>
Tu factura de noviembre
Código de pago electrónico {20441771}. Contrato {7712044}. Vence el 05/12.
`,
  ),
  ...mails(
    'pt-BR',
    `
@@ b7 boleto | receipt
Luz Mar <faturas@luzmar.example>
Sua fatura chegou
Código de barras {34191.79001 01043.510047}. Código do cliente {448120}.
`,
  ),
  ...mails(
    'it',
    `
@@ b7 pacco | tracking
Corriere Blu <info@corriereblu.example>
Consegna prevista oggi
Comunica il PIN {4471} al corriere. Spedizione {IT20441788}.
`,
  ),
  ...mails(
    'nl',
    `
@@ b7 theater | event-ticket
Theater Zee <kaarten@theaterzee.example>
Je kaarten
Bestelcode {K7Q2M9}. Garderobecode {4471}.
`,
  ),
  ...mails(
    'pl',
    `
@@ b7 basen | event-ticket
Basen Fala <kasa@fala.example>
Bilet kupiony
Kod biletu {771204}. Pokaż go przy bramce.
`,
  ),
  ...mails(
    'ru',
    `
@@ b7 parkovka | receipt
Парковка <info@parkovka.example>
Парковочная сессия
Зона {4017}, сессия {448120}. Код выезда {7712}.
`,
  ),
  ...mails(
    'tr',
    `
@@ b7 dolap | tracking
Hızlı Kargo <bilgi@hizlikargo.example>
Paketiniz dolapta
Dolap şifresi {4471}. 48 saat içinde alınız.
`,
  ),
  ...mails(
    'ar',
    `
@@ b7 mawid | reminder
عيادة النور <info@noorclinic.example>
تذكير بالموعد
رقم الموعد {448120}، كود الخصم {NOOR10}.
`,
  ),
  ...mails(
    'hi',
    `
@@ b7 gaadi | booking
यात्री <no-reply@yatri.example>
आपकी टैक्सी आ रही है
ड्राइवर को पिन {4471} बताएँ। गाड़ी DL 4C 7712।
`,
  ),
  ...mails(
    'zh-Hans',
    `
@@ b7 dache | booking
快车 <notice@kuaiche.example>
司机已到达
上车码 {4471}，车牌 京A 7712K。请核对后上车。

@@ b7 fapiao | receipt
云票 <notice@yunpiao.example>
您的电子发票
发票代码 {044001900111}，发票号码 {20441771}，校验码 {77120441}。
`,
  ),
  ...mails(
    'zh-Hant',
    `
@@ b7 fapiao | receipt
小鹿外送 <hi@deer.example>
電子發票開立通知
發票號碼 {AB-20441771}，隨機碼 {4471}。
`,
  ),
  ...mails(
    'ja',
    `
@@ b7 koubai | order
まちのパン <info@machipan.example>
受け取りのご案内
受取番号 {4471}、お渡し用コード {771204}。店頭でお伝えください。
`,
  ),
  ...mails(
    'ko',
    `
@@ b7 door | booking
한옥스테이 <stay@hanok.example>
체크인 안내
현관 비밀번호 {4471*}, 와이파이 비밀번호 {hanok2026}.
`,
  ),
];
