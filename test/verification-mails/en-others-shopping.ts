import { mails } from './mails.ts';

/** English mails of shops, banks, carriers and bookings that have numbers, but neither a code nor a link to find. */
export const ENGLISH_SHOPPING = mails(
  'en',
  `
@@ order confirmation | order
Alder Bikes <orders@alderbikes.example>
Order confirmation 482913
= Thanks for your order, Tom!
Your order number is {482913}. We'll email you when it ships.
| 1 × Chain lube 100 ml, SKU 660412 | $12.99
| 1 × Inner tube 700c, SKU 118203 | $8.50
| Total | $21.49
> View your order | https://alderbikes.example/orders/482913
-- Alder Bikes, 88 Canal St, Portland, OR 97205

@@ app store receipt | receipt
Orchard Store <no_reply@email.orchard.example>
Your receipt from Orchard
| ORDER ID | MK4XT7PQ2L
| DOCUMENT NO. | 204417730112
| BILLED TO | Visa .... 4471
| Photo Editor Pro (Monthly) | £4.99
Renews 4 May 2026. You can cancel until 3 May.

@@ parcel tracking | tracking
Swiftpost <tracking@swiftpost.example>
Your parcel 00340434161094042557 is on its way
Good news, your parcel will arrive tomorrow between 11:05 and 12:05.
| Tracking number | 00340434161094042557
| Weight | 2.4 kg
> Track parcel | https://swiftpost.example/track?no=00340434161094042557

@@ parcel collected with reference | tracking
Cornerbox <hello@cornerbox.example>
Delivered: parcel 7719-2204
Your parcel was delivered to locker 14 at 17:42 and collected at 18:05. Reference 77192204.
Was everything all right? Rate us from 1 to 5.

@@ promo code | promo-code
Threadbare <offers@threadbare.example>
Use code SAVE25 for 25% off everything
= 25% off ends tonight
Enter promo code at checkout:
# SAVE25
Valid until 31/12/2026. One use per customer. Minimum spend £40.
* Unsubscribe | https://threadbare.example/u?id=77

@@ numeric promo | promo-code
Pizza Piazza <deals@pizzapiazza.example>
Your voucher code: 482913
Hungry? Get a free garlic bread when you enter voucher code {482913} at the checkout this weekend.

@@ gift card | gift-card
Threadbare <gifts@threadbare.example>
You've received a £50 gift card!
Jess sent you a gift card. "Happy birthday!"
| Gift card number | 6006 4912 3345 7781
| PIN | 4471
Redeem it online or in any store before 30 June 2028.

@@ gift code digital | gift-card
Kettle Store <store@kettlegames.example>
Your Kettle Wallet code
Thank you for your purchase. Redeem this product key in your library:
# 7QK2M-9XPL4-BB31T
Order 5501982, total 20,00 USD

@@ card receipt with auth code | receipt
Harbour Fish Bar <receipts@tillpay.example>
Receipt from Harbour Fish Bar
| Haddock & chips x2 | £23.80
| AID | A0000000031010
| AUTH CODE | 048213
| MID | ****7781
| Visa contactless | ****4471
APPROVED 14/03/2026 19:32

@@ one-time payment receipt | receipt
Tillpay <no-reply@tillpay.example>
One-time payment received: confirmation number 90417732
We have received your one-time payment of $120.00. Your confirmation number is 90417732. Please keep it for your records.

@@ invoice | receipt
Skyrail Cloud Billing <billing@skyrail.example>
Your invoice 2026-004417 is available
| Invoice number | 2026-004417
| Amount due | USD 318.22
| Account | 410928773341
| Due date | April 3, 2026
> View invoice | https://console.skyrail.example/billing/invoices/2026-004417

@@ utility bill | bank
Northwind Energy <bills@northwindenergy.example>
Your electricity bill for February
Account number 4400918. Meter reading: 048213 (estimated). Amount £88.14, to be taken by direct debit on 12 March.
Meter serial E6S15 663281

@@ bank statement | bank
Harbour First Bank <statements@harbourfirst.example>
Your statement is ready
Your statement for the account ending 4471 is ready in Online Banking. Balance on 28 February 2026: £2,204.77.
> Log in to Online Banking | https://online.harbourfirst.example/login
We never ask for your passcode by email.

@@ card transaction alert | bank
Pennyflow <alerts@pennyflow.example>
You spent $38.29 at Corner Grocery
$38.29 was charged to your card ending in 8830 on 06/18/26 at 5:52 PM. Transaction ID 77120488123.

@@ direct deposit | bank
Cedar Credit Union <notify@cedarcu.example>
Deposit of $1,482.91 posted
A direct deposit of $1,482.91 from ACME PAYROLL 660127 posted to checking *2204.

@@ flight booking | booking
Meridian Air <bookings@meridianair.example>
Your e-ticket: AKL to SYD, 12 May
| Booking reference | XK7PQ2
| Flight | MA482, departs 07:15, Terminal 1, gate 14
| E-ticket number | 086 2204417730
| Seat | 21A
Bag drop closes 60 minutes before departure.

@@ hotel booking | booking
Harbour Lodge <reservations@harbourlodge.example>
Booking confirmed: confirmation number 604418
We look forward to welcoming you. Your confirmation number is 604418.
| Check-in | Fri 3 Apr 2026, from 15:00
| Check-out | Sun 5 Apr 2026, by 11:00
| Room rate | €129.00

@@ hotel entry | booking
Loft Stays <host@loftstays.example>
Check-in instructions for 12 Elm Road
Your stay starts on Friday. The key safe beside the gate opens with 4417, and the Wi-Fi network is Loft5G with the password sunnyday22.

@@ restaurant booking | booking
Tablefind <bookings@tablefind.example>
Table for 4 at Osteria Nove on 14 March
Your table is booked for 19:30. Reservation 22048. Call 020 7946 0321 if you are running late.
> Change or cancel | https://tablefind.example/r/22048

@@ concert tickets | event-ticket
Stagepass <tickets@stagepass.example>
Your tickets for The Lanterns
| Order | 88-204417
| Section 114, row 22, seats 7-8 | 2 × $64.00
| Barcode | 482913774102
Entry from 7:00 PM, Riverside Hall, 1200 River Rd, Austin, TX 78701

@@ raffle | event-ticket
Oakfield PTA <pta@oakfield-primary.example>
Your raffle numbers
Thank you for buying 3 tickets! Your numbers are 482913, 482914 and 482915. The draw is on 12 December at 14:00.

@@ cinema | event-ticket
Picture House <boxoffice@picturehouse.example>
Booking ID 77340: Moonrise, 20:15
Show the booking ID {77340} at the box office. Screen 4, seats F11 and F12. £23.00 paid.

@@ return label | order
Threadbare <returns@threadbare.example>
Your return R-771204 has been received
We've received your return R-771204 and refunded £34.00 to Mastercard ending 0912. It may take 5 days.

@@ back in stock | promo-code
Larkspur & Co <hello@larkspur.example>
Back in stock: Linen throw 482913
Item 482913 in Fog (hex #3A9AED on your screen) is back. £59, was £75.

@@ loyalty points | report
Meridian Club <club@meridianair.example>
You have 48,291 points
Member number 3302 9918 207. Tier: Silver until 31/03/2027. 1,709 points to Gold.

@@ pharmacy refill | reminder
Beacon Pharmacy <refills@beaconhealth.example>
Your prescription is ready for pick-up
Rx 7719204 is ready at 410 Terry Ave. Pick it up by 03/20/2026. Store 00417, tel. (206) 555-0144.

@@ appointment | reminder
Beacon Health <appointments@beaconhealth.example>
Reminder: appointment on Tuesday at 9:40
Dr Osei, Room 204, 3rd floor. Please bring your insurance card. Reply 1 to confirm or 2 to cancel. Patient no. 4829130.

@@ subscription renewal | receipt
Tunely <billing@tunely.example>
Your Tunely Premium renews on 12 April
We'll charge $10.99 to PayPal. Subscription T-9920177. To change your plan visit your account page.

@@ insurance renewal | reminder
Cedar Mutual <renewals@cedarmutual.example>
Policy 77-120-443: your renewal documents
Your car insurance (registration KX19 BHM) ends at 23:59 on 30 April 2026. Your new price is £412.60.

@@ auction | order
Gavelhaus <bids@gavelhaus.example>
You've been outbid on lot 4417
The current bid on lot 4417, "Brass sextant c. 1880", is $482. Auction code WINTER26 closes in 2 h 15 min.

@@ ride receipt | receipt
Zipcab <receipts@zipcab.example>
Your Tuesday evening trip with Zipcab
| Trip fare | $14.20
| Booking fee | $2.75
| Total | $16.95
Licence plate 7KQL204. You rode with Andre, 4.3 miles, 16 min.

@@ food order with pickup number | order
Noodle Nook <orders@noodlenook.example>
Order #5580 is being prepared
Pickup at 18:40. Show order number 5580 at the counter. 2 × Dan dan noodles, 1 × iced tea: $31.40

@@ warranty registration | order
Voltmaster <care@voltmaster.example>
Your drill is registered
Model VM-1802K, serial number 2204K771904, purchased on 02/02/2026. Warranty until 02/02/2029.
`,
);
