import { mails } from '../mails.ts';

/** English mails of consumer services without anything to find, batch 10. */
export const TENTH_ENGLISH_OTHERS_MORE = [
  ...mails(
    'en',
    `
@@ b10p standing order | bank
Coastal Building Society <service@coastalbs.example>
You've set up a new payee
%text
Dear Mr Keller

You added a new payee in our app today at 12:07:

Name: M Okonkwo
Sort code: 20-41-77
Account number: ending 918
Reference: RENT 4B
First payment: £650.00 on 1 December 2026

If you didn't do this, call us straight away on 0345 496 0712. Lines are open 24 hours.

Coastal Building Society, Principal Office, 4 Harbour Street, Poole BH15 1NA

@@ b10p scam awareness | bank
Meadow Bank <news@info.meadowbank.example>
Never share your one-time passcode
%html
<html><body style="background:#f3f6f4"><table width="600" align="center" bgcolor="#fff" style="font-family:Georgia,serif"><tr><td style="font-size:11px" align="center"><a href="https://info.meadowbank.example/v/2041">View online</a></td></tr><tr><td><img src="https://info.meadowbank.example/i/header-fraud.jpg" width="600" alt="Stop. Think. Check."></td></tr>
<tr><td style="padding:24px"><h2>A passcode is like the key to your front door</h2><p>Hello Sam. Last year, 41,208 people told us that someone had phoned and asked for the code in a text or email. We'd never do that.</p><h3>How it works</h3><ul><li>The fraudster starts a payment with stolen card details.</li><li>A genuine message arrives, such as "123456 is your passcode. Don't share it".</li><li>They ring you and ask you to "cancel" the payment by reading it out.</li></ul><p>Got a call like that? Hang up and dial <b>159</b>.</p><p><a href="https://info.meadowbank.example/c/9f0a/security-hub">Visit our security hub</a></p></td></tr>
<tr><td style="padding:24px;font-size:11px;color:#555">We've included your name and part of your postcode (***7QX) so you know this is from us. Meadow Bank plc, registered in Scotland SC990417. Calls may be recorded. This is a service message, so you can't unsubscribe from it.</td></tr></table></body></html>

@@ b10p click and collect | order
Hearth & Home <orders@hearthhome.example>
Your order 7719-204418 is ready to collect
%html
<table width="560" align="center" style="font-family:Arial"><tr><td><h1>It's ready, Sam</h1><p>Show this collection code at the till of our <b>Leeds White Rose</b> store, along with photo ID:</p><p style="font-size:34px;text-align:center;border:2px dashed #444;padding:12px"><b>592 017</b></p><p>Collect by <b>24 November 2026</b>. After this we'll refund you.</p><table width="100%" cellpadding="6"><tr><td>Cast iron pan, 28 cm</td><td>SKU 40771</td><td align="right">£34.00</td></tr><tr><td>Tea towels, set of 3</td><td>SKU 11820</td><td align="right">£9.50</td></tr><tr><td colspan="2"><b>Total</b></td><td align="right"><b>£43.50</b></td></tr></table><p><a href="https://hearthhome.example/account/orders/7719-204418">View order</a></p><p style="font-size:11px">White Rose Centre, Dewsbury Road, Leeds LS11 8LU. Mon to Sat 9 to 8. 0113 496 0204</p></td></tr></table>

@@ b10p parcel today | tracking
Swiftparcel <notify@swiftparcel.example>
Your parcel arrives today between 13:20 and 14:20
%text
Hi Sam,

Ravi is bringing your parcel from LUMEN LIGHTING today between 13:20 and 14:20.

Parcel number: 15501 9837 4420 71
He'll ask you for this delivery PIN at the door: 4471

Won't be in? https://track.swiftparcel.example/p/155019837442071?postcode=LS61QX

Swiftparcel UK, Roebuck Lane, Smethwick B66 1BY

@@ b10p cottage arrival | booking
Stay at Gull Cottage <bookings@cottagelets.example>
Your arrival information - booking CL-884102
%text
Dear Sam and party,

Not long now! Here is what you need for Gull Cottage, Whitby, from Friday 4 December (after 4 pm) to Monday 7 December (by 10 am).

Getting in: the key safe is to the left of the blue door. The code is 2580. Press C first, and pull the lever down.
WiFi: GullGuest / seaspray77
Parking: permit 0417 is in the hall drawer. Leave it on the dashboard.
Alarm: it's off. Please don't set it.

Address: 7 Henrietta Terrace, Whitby YO22 4XX. What3words: paddle.lantern.soup
Balance paid: £412.00. The deposit of £100 is returned within 7 days.

If anything's wrong, ring Jean on 01632 960771.

Cottage Lets Yorkshire

@@ b10p egift | gift-card
Bookbarn Gift Cards <giftcards@bookbarn.example>
Aunt Carol sent you a £25 Bookbarn gift card
%html
<html><body><table width="600" align="center" style="font-family:Palatino,serif;border:1px solid #d8c9a8"><tr><td align="center" style="padding:24px"><img src="https://cdn.bookbarn.example/egift/owl.png" width="320" alt="An owl reading"><h2>Happy birthday Sam!</h2><p><i>"Buy something without a screen. Love, Aunt Carol"</i></p><p style="font-size:32px">£25.00</p><p>Card number<br><b>6335 8820 4471 0093 127</b></p><p>PIN<br><b style="font-size:22px">7204</b></p><p><a href="https://www.bookbarn.example/giftcards/balance">Check balance</a> <a href="https://www.bookbarn.example/">Start shopping</a></p></td></tr><tr><td style="font-size:11px;padding:16px">Treat this email like cash. Valid until 17/11/2028. Not redeemable for cash. Bookbarn Ltd, 203 Piccadilly, London W1J 9HD.</td></tr></table></body></html>

@@ b10p game preorder key | promo-code
Moonforge Games <news@moonforge.example>
Your closed beta key is here
%html
<div style="background:#0d0b18;color:#e7e2ff;font-family:Trebuchet MS,Arial;padding:30px"><h1 style="color:#b48cff">WELCOME TO THE ASHFALL BETA</h1><p>Warden, the gates open on November 20 at 6 PM UTC.</p><p>Redeem this key in the launcher under Games → Activate a product:</p><p style="font-size:24px;letter-spacing:2px">QX7M2-4KD9A-ZP3LV</p><p>Add code <b>EMBER10</b> at checkout for 10% off the Founder's Pack.</p><p><a style="color:#b48cff" href="https://links.moonforge.example/c/4/eyJhaSI6NDQ3MX0">Download the launcher</a></p><p style="font-size:11px;color:#888">Moonforge Games AB, Stockholm. PEGI 16. <a href="https://links.moonforge.example/u/0/eyJ1Ijo3N30">Unsubscribe</a></p></div>

@@ b10p tax return received | public-office
Revenue Service <no-reply@advice.revenue.gov.test>
We've received your tax return
%text
Dear Sam Keller

Your Self Assessment tax return for the year 2025 to 2026 was received on 17 November 2026 at 11:20am.

Your submission receipt reference is: 4KQ7 T2XM 91RD

What happens next
You need to pay £1,840.20 by 31 January 2027. Use your payment reference 2044188711K when you pay.

To see your account, go to the Revenue Service website and sign in with your user ID. For your security we do not put links in our emails.

From the Revenue Service

Why you got this email: you chose to get updates by email.

@@ b10p vaccination appointment | reminder
Elmtree Surgery <noreply@patientpost.example>
Appointment reminder: Thu 19 Nov 2026, 09:35
%text
Mr S Keller: flu vaccination on Thu 19 Nov 2026 at 09:35 with Nurse Adeyemi, room 3. Check in at the screen with your date of birth. To cancel text CANCEL to 07700 900417 or call 01632 960335. Booking ref 77120418. Elmtree Surgery, 2 Elm Lane LS8 2QX

@@ b10p broadband bill | receipt
Hopwire Broadband <billing@hopwire.example>
Your November bill is ready
%html
<html><body style="margin:0;font-family:Arial"><table width="600" align="center"><tr><td bgcolor="#00a37a" style="color:#fff;padding:20px;font-size:22px">hopwire</td></tr><tr><td style="padding:20px"><p>Hi Sam,</p><p>Your bill for 17 Oct to 16 Nov 2026 is <b>£32.99</b>. We'll take it by Direct Debit on or after 1 December.</p><table cellpadding="6" style="border:1px solid #ddd" width="100%"><tr><td>Account number</td><td>4041 882 017</td></tr><tr><td>Bill number</td><td>HW20261117</td></tr><tr><td>Full Fibre 150</td><td>£29.99</td></tr><tr><td>Evening calls</td><td>£3.00</td></tr></table><p><a href="https://my.hopwire.example/bills/latest?utm_source=crm&amp;utm_campaign=bill_2026_11">Sign in to view your bill</a></p><p>From 1 April 2027, your price goes up by £3.00 a month, as set out in your contract.</p></td></tr>
<tr><td style="font-size:11px;color:#666;padding:20px">Security: we'll ask for characters of your security word when you call 0333 496 0808. Hopwire Ltd, 11 Canal Wharf, Leeds LS11 5PS. VAT GB 204 4188 17. <a href="https://hopwire.example/legal">Legal stuff</a></td></tr></table></body></html>

@@ b10p concert tickets | event-ticket
Ticketbooth <orders@ticketbooth.example>
You're in! Order 30-41877/LDS
%html
<table width="600" align="center" style="font-family:Arial"><tr><td bgcolor="#026cdf" style="color:#fff;padding:16px"><b>You're going to see The Paper Lanterns!</b></td></tr><tr><td style="padding:16px"><p>Sat 12 Dec 2026, doors 7:00 PM<br>Brudenell Hall, 33 Queens Road, Leeds LS6 1NY</p><p>2x Standing<br>Entry code for both: <b style="font-size:20px">771 402</b></p><p>Have it ready on your phone. Tickets appear in the app 48 hours before.</p><p><a href="https://www.ticketbooth.example/user/orders/30-41877">See order</a> <a href="https://www.ticketbooth.example/sell/30-41877">Can't go? Sell them</a></p><p>Total £61.40 (incl. fees £7.40), Mastercard ending 0093.</p></td></tr></table>

@@ b10p forwarded code | personal
Mum <carol.keller@homemail.test>
Fwd: Your Telly+ sign-in code
%text
Sam is this from you?? I did not ask for anything and I don't want to press the wrong thing again. Ring me after tea x

---------- Forwarded message ---------
From: Telly+ <noreply@tellyplus.example>
Date: Tue, 17 Nov 2026 at 16:12
Subject: Your Telly+ sign-in code
To: <carol.keller@homemail.test>

Enter this code on your TV to sign in:

830 266

It expires in 20 minutes.

@@ b10p friend referral | promo-code
Munchrun <hey@mail.munchrun.example>
Give £10, get £10 🍜
%text
Hey Sam,

share your code with friends and you both get £10 off an order over £15.

Your code: SAMK4471

Or send them your link: https://munchrun.example/join/SAMK4471

T&Cs: new customers only, ends 31/12/26. Munchrun, 1 Cannon Bridge, London EC4R 2YA
Unsubscribe: https://mail.munchrun.example/u?e=0c77a
`,
  ),
];
