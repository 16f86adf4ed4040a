import { mails } from '../mails.ts';

/** English mails of consumer services without anything to find, sealed until the end. */
export const NINTH_CONSUMER_OTHERS = mails(
  'en',
  `
@@ b9q auction won | order
Hammerdown <hammerdown@mail.hammerdown.example>
Congrats, you won! Vintage enamel coffee pot
%html
<table width="600" align="center" cellpadding="0" cellspacing="0" style="font-family:Market Sans,Arial"><tr><td style="padding:20px"><img src="https://i.hammerdown.example/logo.png" width="115"></td></tr><tr><td style="padding:20px;font-size:22px">You won the bidding! Please pay now</td></tr><tr><td style="padding:20px"><table width="100%"><tr><td width="120"><img src="https://i.hammerdown.example/g/pot-225.jpg" width="110"></td><td>Vintage enamel coffee pot, blue, 1950s<br>Item number: 306118294471<br>Winning bid: <b>£23.50</b><br>Postage: £4.45 (2nd class, tracked)<br>Seller: attic.finds.york (4,417 reviews)</td></tr></table></td></tr><tr><td style="padding:20px"><a href="https://rover.hammerdown.example/rover/0/e11051.m1852.l4417/7?euid=3c7b&amp;loc=https%3A%2F%2Fpay.hammerdown.example%2Frxo%3Fitem%3D306118294471" style="background:#3665f3;color:#fff;padding:12px 40px;border-radius:24px">Pay now</a></td></tr><tr><td style="font-size:10px;color:#767676;padding:20px">Email reference id: [#e11051-m1852#]_[#3c7b82f1#]. We don't check this mailbox. © 1995-2026 Hammerdown Inc., 2145 Hamilton Avenue, San Jose, CA 95125</td></tr></table>

@@ b9q item sold label | order
Rewear <no-reply@rewear.example>
Shipping label for "Wool coat, size M"
%text
Hi sofia_closet,

Good news, your item sold! Ship it by 16 November 2026.

No printer? Show this at the drop-off point: 7F3 9021
Order value: £32.00 (plus Buyer Protection, paid by buyer)
Transaction 4418820713

Your earnings appear in your balance 2 days after delivery.

@@ b9q missed delivery | tracking
Parcelway <no-reply@parcelway.example>
Sorry we missed you
%html
<div style="font-family:Arial"><h2 style="color:#da202a">Sorry we missed you</h2><p>We tried to deliver your item at 11:42 today but nobody was in.</p><table border="1" cellpadding="6" style="border-collapse:collapse"><tr><td>Reference number</td><td>KV 6041 8823 5GB</td></tr><tr><td>Card number (P739)</td><td>30418827</td></tr><tr><td>Held at</td><td>Headingley Delivery Office, LS6 3AA</td></tr></table><p><a href="https://www.parcelway.example/redelivery?ref=KV604188235GB">Book a redelivery</a></p><p>Bring this email and photo ID if you collect it.</p></div>

@@ b9q click and collect | order
Tallow & Twine <orders@tallowandtwine.example>
It's here! Collect order 88120447
%html
<!DOCTYPE html><html><head><style>.c{text-align:center}@media(max-width:640px){.w{width:100%}}</style></head><body><table class="w" width="640" align="center"><tr><td class="c" style="padding:24px;background:#123524;color:#fff;font:24px Georgia">Tallow &amp; Twine</td></tr><tr><td class="c" style="padding:24px;font:16px Arial"><p>Your order is waiting at our <b>Norwich</b> store until 21 November.</p><p>Show this pickup code at the till</p><p style="font-size:34px;letter-spacing:5px"><b>QX 7714</b></p><img src="https://bc.tallowandtwine.example/128/QX7714.png" alt="barcode"></td></tr><tr><td style="padding:24px;font:13px Arial"><b>Castle Mall, Unit 12, Norwich NR1 3DD</b><br>Mon-Sat 9:00-18:00, Sun 10:30-16:30<br><a href="https://maps.example/?q=52.6266,1.2961">Directions</a></td></tr><tr><td class="c" style="font:11px Arial;color:#888;padding:24px">You're receiving this service email because of order 88120447. Tallow &amp; Twine Ltd, VAT GB 204 4418 21</td></tr></table></body></html>

@@ b9q app store receipt | receipt
Pomona <no_reply@email.pomona.example>
Your receipt from Pomona.
%text
Receipt

POMONA ACCOUNT              BILLED TO
hannah.vos@example.com      Visa .... 7719
                            Hannah Vos
ORDER ID     MQ4KX7T0P2     Lindenlaan 14
DOCUMENT NO. 204418823071   1405 CK Bussum
DATE         10 Nov 2026    NLD

App Store
  Starling Notes Pro (Annual)   EUR 29,99
  Renews 10 Nov 2027
  -------------------------------
  TOTAL                         EUR 29,99

If you have any questions about your bill, please contact support: https://support.pomona.example/billing

@@ b9q scooter receipt | receipt
Glide Scooters <receipts@glidescooters.example>
Your ride: 14 min, £2.96
%html
<p style="font-family:Poppins,Arial">Thanks for gliding!</p><table style="font-family:Poppins,Arial"><tr><td>Scooter</td><td>GL-51904</td></tr><tr><td>Start</td><td>17:48, Holborn</td></tr><tr><td>End</td><td>18:02, Bankside</td></tr><tr><td>Unlock</td><td>£1.00</td></tr><tr><td>14 min × £0.14</td><td>£1.96</td></tr><tr><td><b>Total</b></td><td><b>£2.96</b></td></tr></table><p>Receipt no. 2026-11-660418. VAT included at 20 %.</p>

@@ b9q money received | bank
Pebble <hi@pebblebank.example>
£420.00 from Oisin Walsh 🎉
%text
Hi Niamh,

Oisin Walsh sent you £420.00. It's already in your account (sort code 04-00-04, account ending 2280).

Reference: RENT NOV

- Pebble

@@ b9q scam warning | bank
Prairie Federal Credit Union <news@prairiefcu.example>
Scam alert: "This is your bank. Read me the code"
%html
<table width="600" style="font-family:Calibri,Arial"><tr><td><h2>We will never ask for your one-time code</h2><p>Members report calls from people who pretend to be our fraud team. While you talk, they trigger a real message such as "Your PFCU verification code is 447102" and ask you to read it back.</p><p><b>Hang up.</b> Then call us at 785-555-0140.</p><ul><li>Never give out a passcode, PIN or password.</li><li>Don't install remote control apps.</li><li>Check the sender: we mail only from prairiefcu.example.</li></ul><p><a href="https://www.prairiefcu.example/security-center?utm_source=email&amp;utm_campaign=nov26">Visit our Security Center</a></p><p style="font-size:11px">Prairie Federal Credit Union, 1025 S Kansas Ave, Topeka, KS 66612. <a href="https://www.prairiefcu.example/unsub?id=84417">Unsubscribe</a></p></td></tr></table>

@@ b9q payment due | bank
Slicepay <noreply@slicepay.example>
Heads up: $37.05 due on November 26
%text
Your next payment for Trailhead Outfitters is coming up.

Amount: $37.05 (payment 2 of 4)
Date: 11/26/2026
Card: Visa ending in 0416
Loan ID: T7K2-XQ90

Nothing to do, we'll charge your card automatically. To change the date, open the app.

@@ b9q gate change | booking
Kestrel Airways <notify@kestrelair.example>
Gate change for KS 1482
%text
KESTREL AIRWAYS

KS 1482 DUB-BCN Fri 13 Nov now boards at gate 107 (was 114). Boarding 05:50, seat 22F, record locator ZQ4M8T.

Gate closes 20 minutes before departure.

@@ b9q rental car | booking
Wheelaway Cars <reservations@wheelaway.example>
Your reservation is confirmed: 18840725US3
%html
<html><body bgcolor="#f4f4f4"><table width="620" align="center" bgcolor="#fff" style="font-family:Arial"><tr><td bgcolor="#ffd100" style="padding:16px"><b style="font-size:22px">WHEELAWAY</b></td></tr><tr><td style="padding:20px"><h3>Thanks, Mr Brandvold. See you in Denver.</h3><table width="100%" cellpadding="6"><tr><td>Confirmation number</td><td><b>18840725US3</b></td></tr><tr><td>Member / AWD</td><td>7QX41M / A204418</td></tr><tr><td>Pick-up</td><td>Denver Intl Airport, 24530 E 78th Ave, CO 80249<br>Nov 24, 2026, 1:30 PM</td></tr><tr><td>Return</td><td>Same location, Nov 29, 2026, 11:00 AM</td></tr><tr><td>Vehicle</td><td>Group F, mid-size SUV or similar</td></tr><tr><td>Estimated total</td><td>$418.77 USD</td></tr></table><p><a href="https://www.wheelaway.example/en/reservation/view-modify-cancel?c=18840725US3&amp;l=brandvold">View / modify / cancel</a></p><p>Skip the counter: <a href="https://www.wheelaway.example/en/checkin?c=18840725US3">check in online</a>.</p></td></tr><tr><td style="font-size:10px;color:#777;padding:20px">Wheelaway System, LLC, 379 Interpace Pkwy, Parsippany, NJ 07054. © 2026</td></tr></table></body></html>

@@ b9q travel policy | booking
Nomad Cover <documents@nomadcover.example>
Your travel insurance documents
%text
Dear Chidi

Your policy NC-TRV-0088412 is active from 20/11/2026 00:01 to 24/11/2026 23:59. Keep this number at hand: 24-hour assistance +44 20 7946 0871, scheme code 77120.

The PDF is protected: open it with your date of birth (DDMMYYYY).

Nomad Cover Ltd, 10 Fenchurch Avenue, London EC3M 5BN

@@ b9q flash sale | promo-code
Boltmart <deals@news.boltmart.example>
⚡ 48 hours: extra 20% off with FLASH20
%html
<div style="display:none">Ends Sunday midnight.</div><table width="640" align="center" style="font-family:Arial;text-align:center"><tr><td bgcolor="#000" style="color:#ff0;font-size:40px;padding:30px">FLASH SALE</td></tr><tr><td style="padding:20px">Use code <b>FLASH20</b> at checkout. Members: enter your personal code <b>482913</b> for free delivery too.</td></tr><tr><td><a href="https://e.news.boltmart.example/c/443?id=eNoFwUEKgCAQ">TVs from £199</a> | <a href="https://e.news.boltmart.example/c/444?id=eNoFwUEKgCAQ">Headphones under £50</a> | <a href="https://e.news.boltmart.example/c/445?id=eNoFwUEKgCAQ">All deals</a></td></tr><tr><td style="font-size:10px;color:#666;padding:20px">Valid to 15.11.2026 23:59. One use per customer. Colour #1166AA shown may differ. <a href="https://e.news.boltmart.example/u/9?id=eNoFwUEKgCAQ">Opt out</a></td></tr></table>

@@ b9q streaming voucher | gift-card
Tunewell <gifts@tunewell.example>
Here's your 3-month Premium gift
%text
You've got a gift from Ravi!

3 months of Tunewell Premium
Redeem at tunewell.example/redeem with the PIN 5508 2741 9936 0172

"Congrats on the new job, here's the soundtrack. R."

Expires 10 November 2027. Can't be combined with other offers.
`,
);
