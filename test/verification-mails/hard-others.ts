import type { VerificationCase } from './case.ts';
import { mails } from './mails.ts';

/** Mails that look much like verification mails, in words or in form, and have nothing to find. */
export const HARD_OTHERS: readonly VerificationCase[] = [
  ...mails(
    'en',
    `
@@ x code sent by sms | security-notice
Summit Savings <no-reply@summitsavings.example>
We sent a verification code to your phone
We just texted a verification code to the number ending in 0188. Enter it on the page within 10 minutes.

@@ x code expired | security-notice
Quillpad <hello@quillpad.example>
Your verification code has expired
The code that you asked for at 09:41 has expired. Go back to the sign-in page to ask for a new one.

@@ x authenticator app | security-notice
Aegis ID <noreply@login.aegisid.example>
Use your authenticator app next time
From 1 June 2026 we no longer send codes by email. Open your app and enter the 6 digits that it shows.

@@ x verification complete | security-notice
Coinharbor <do-not-reply@coinharbor.example>
Your identity has been verified
Congratulations! Verification 90018277 is complete. Your daily limit is now $25,000.

@@ x verification pending | public-office
Gov Access <noreply@access.service.gov.example>
We are verifying your documents
Application reference GA-482913-KX. This takes up to 15 working days. You do not need to do anything.

@@ x order confirmation code word | order
Alder Bikes <orders@alderbikes.example>
Confirmation: order 660127
Confirmation number: 660127. Keep this confirmation for your records. Bring it to the shop when you pick up your bike.

@@ x authorisation | receipt
Tillpay <no-reply@tillpay.example>
Payment authorised: $482.91
Authorisation code 771204, terminal 00417, merchant Alder Bikes.

@@ x tax code | public-office
Cafe Luna <office@cafeluna.example>
Supplier form: we need your tax code
Please send us your VAT code and bank sort code. Ours are GB482913774 and 20-45-77.

@@ x zip code | newsletter
Homefinder <alerts@homefinder.example>
3 new homes in zip code 94105
| 548 Market St | $1,482,000
| 1 Hawthorne St #12 | $938,000

@@ x dress code | personal
Maya & Tom <wedding@friends.example.test>
Save the date: 06.06.2026
Dress code: garden party. Ceremony at 14:30, 1184 Maple Court. Hotel block code for the discount: MAYATOM26.

@@ x qr code | event-ticket
Stagepass <tickets@stagepass.example>
Your mobile ticket is ready
Show the QR code at the entrance. Ticket 482913774102, gate C, row 22.

@@ x source code | developer
kmori <notifications@forgeyard.example>
[octavia/tidepool] code scanning alert 4829
Rule js/clear-text-logging found 2 problems in src/code.ts:118. Severity 7.5.

@@ x http codes | developer
Watchtower <alerts@watchtower.example>
api.example.com returned code 503 for 12 minutes
Down from 10:22:31 to 10:34:40 UTC. 4829 requests failed with code 503.

@@ x country code | newsletter
Sparrow Mobile <care@sparrowmobile.example>
Roaming in Portugal: dial code +351
Calls cost £0.36 per minute. To reach us from abroad dial +44 7700 900111.

@@ x diagnosis code | receipt
Beacon Health <billing@beaconhealth.example>
Explanation of benefits
| Procedure code 99213 | $148.00
| Diagnosis code J06.9 | n/a
| You owe | $22.04

@@ x course code | public-office
Westmoor Registry <registry@westmoor.example>
Course code CS20417 moved to room 4.17
From week 7 the class begins at 09:15. Enrolment code on the noticeboard.

@@ x building entry from landlord | personal
Ravi <ravi@lettings.example>
New entry system
The panel by the lift is new. The entry code is unchanged; ask me by phone if you have forgotten it. Meter reading: 04821.

@@ x security code of card | education
Pennyflow <tips@pennyflow.example>
Where is my card's security code?
The 3-digit security code (CVV) is on the back of your card. American cards have 4 digits on the front. Never email it.

@@ x password policy | education
IT Helpdesk <helpdesk@stonebridge-corp.example>
New password rules from 1 April 2026
At least 14 characters, no expiry, and 1 passkey each. See policy SEC-0417.

@@ x expiring password | security-notice
IT Helpdesk <helpdesk@stonebridge-corp.example>
Your password expires in 5 days
Press Ctrl+Alt+Del and choose "Change a password". Help: extension 4410.

@@ x sample in docs | education
Textwave Docs <docs@textwave.example>
How your customers will see the message
Example: "123456 is your Acme verification code." You can change the text in 35 languages.

@@ x invitation to webinar | meeting
Skyrail Events <events@skyrail.example>
You're invited: Security Day 2026
Join 4,829 builders on 18 June. Talks on passkeys, magic links and one-time codes.
> See the agenda | https://skyrail.example/events/security-day

@@ x verify account details | marketing
Linkwise <news@linkwise.example>
Verified profiles get 60% more views
Add a verified badge. 48 million people already have one.
> Learn more | https://linkwise.example/verified?trk=eml-0417

@@ x invite friends | marketing
Reelz <hello@reelz.example>
Kim, 3 friends joined Reelz
Ana, Joe and 1 other are here. Say hello!
> See profiles | https://reelz.example/suggested?src=mail_204417

@@ x statement with login | bank
Lighthouse Pensions <members@lighthousepensions.example>
Your yearly statement is online
Sign in as usual to read it. Member number 00482913.
* Contact us | https://lighthousepensions.example/contact
`,
  ),
  ...mails(
    'de',
    `
@@ x code per sms | security-notice
Sparbank Auental <info@sparbank-auental.example>
Wir haben Ihnen einen Code per SMS geschickt
Bitte geben Sie den Code aus der SMS an die Nummer mit der Endung 0188 innerhalb von 10 Minuten ein.

@@ x bestätigung | order
Alpenhotel <rezeption@alpenhotel.example>
Bestätigung Ihrer Reservierung 660127
Ihre Bestätigungsnummer lautet 660127. Anreise 03.04.2026 ab 15 Uhr, Zimmerpreis 129,00 €.

@@ x postleitzahl | newsletter
Wohnglück <treffer@wohnglueck.example>
4 neue Wohnungen in 50667 Köln
72 m² für 1.148 € warm, Objektnummer 482913.
`,
  ),
  ...mails(
    'fr',
    `
@@ x code par sms | security-notice
Assurances du Pont <client@assurances-pont.example>
Un code vous a été envoyé par SMS
Saisissez dans les 10 minutes le code reçu au numéro se terminant par 88.

@@ x numéro de confirmation | booking
Hôtel du Quai <accueil@hotel-quai.example>
Votre réservation est confirmée
Numéro de confirmation : 660127. Arrivée le 3 avril 2026 à partir de 15 h. Code postal 69002.
`,
  ),
  ...mails(
    'es',
    `
@@ x código por sms | security-notice
Banco Alameda <avisos@bancoalameda.example>
Te hemos enviado un código por SMS
Escríbelo en la página en los próximos 10 minutos. Móvil terminado en 188.

@@ x código postal | public-office
Ayuntamiento de Valverde <padron@valverde.example>
Cambio de domicilio registrado
Nuevo domicilio: Calle Nueva 12, código postal 28013. Expediente 2026/004829.
`,
  ),
  ...mails(
    'it',
    `
@@ x codice fiscale | public-office
Comune di Vallechiara <anagrafe@vallechiara.example>
Certificato richiesto
Codice fiscale RSSMRA85T10A562S, codice pratica 482913. Ritiro allo sportello 4.
`,
  ),
  ...mails(
    'pt',
    `
@@ x código postal | order
Entrega Já <info@entregaja.example>
Endereço atualizado
Código postal 1000-204 Lisboa. Encomenda 48291377.
`,
  ),
  ...mails(
    'ja',
    `
@@ x smsで送信 | security-notice
あさひ証券 <info@asahi-sec.example>
確認コードをSMSで送信しました
末尾0188の電話番号に送信した確認コードを、10分以内に入力してください。

@@ x 郵便番号 | public-office
市役所 <shimin@city-example.test>
住所変更の受付完了
郵便番号 150-0001、受付番号 482913。窓口は2階です。
`,
  ),
  ...mails(
    'zh-Hans',
    `
@@ x 短信已发送 | security-notice
海棠银行 <notice@haitangbank.example>
验证码已发送至您的手机
请在10分钟内输入尾号0188的手机收到的短信验证码。

@@ x 邮政编码 | public-office
市政服务 <fuwu@shizheng.example>
地址变更已受理
邮政编码 100080，受理编号 482913。
`,
  ),
  ...mails(
    'ko',
    `
@@ x 문자로 전송 | security-notice
새벽증권 <notice@saebyeok.example>
인증번호를 문자로 보냈습니다
끝자리 0188 번호로 받은 인증번호를 10분 안에 입력하세요.
`,
  ),
  ...mails(
    'ru',
    `
@@ x код по смс | security-notice
Страховая Щит <lk@shchit.example>
Мы отправили код по СМС
Введите код, отправленный на номер, который оканчивается на 0188, в течение 10 минут.

@@ x почтовый индекс | public-office
Портал услуг <no-reply@portal-uslug.example>
Адрес изменён
Индекс 125009, заявление 2210045877, окно 4.
`,
  ),
  ...mails(
    'ar',
    `
@@ x رمز بالرسائل | security-notice
بنك الساحل <info@sahelbank.example>
أرسلنا رمز التحقق إلى هاتفك
أدخل الرمز المرسل إلى الرقم المنتهي بـ 0188 خلال 10 دقائق.
`,
  ),
  ...mails(
    'pl',
    `
@@ x kod pocztowy | public-office
Urząd Miasta <bok@urzad-miasta.example>
Zmiana adresu przyjęta
Kod pocztowy 00-238, sprawa 482913/2026, pokój 204.
`,
  ),
  ...mails(
    'nl',
    `
@@ x code per sms | security-notice
Polderpolis <klant@polderpolis.example>
We hebben een code naar uw telefoon gestuurd
Vul de code in die u kreeg op het nummer dat eindigt op 0188.
`,
  ),
  ...mails(
    'tr',
    `
@@ x sms kodu | security-notice
Kalkan Sigorta <destek@kalkan.example>
Telefonunuza bir kod gönderdik
Sonu 0188 ile biten numaraya gelen kodu 10 dakika içinde girin.
`,
  ),
  ...mails(
    'hi',
    `
@@ x पिन कोड | order
तेज़ कूरियर <track@tezcourier.example>
पता बदल दिया गया है
नया पिन कोड 560001, पार्सल 77192204417।
`,
  ),
];
