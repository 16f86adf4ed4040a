import { mails } from './mails.ts';

/** English mails without anything to find, for measuring only. */
export const HELD_OUT_ENGLISH_OTHERS = mails(
  'en',
  `
@@ h marketplace order | order
Rainforest <auto-confirm@rainforest.example>
Your Rainforest order of "USB-C cable, 2 m"
Hello Kim, thank you for shopping with us. Order #114-4829137-7402211. Arriving: Friday, March 6.
| Order total | $11.79
> View or manage order | https://www.rainforest.example/gp/css/order-details?orderId=114-4829137-7402211

@@ h marketplace shipped | tracking
Rainforest <shipment-tracking@rainforest.example>
Shipped: "USB-C cable, 2 m"
Your package was shipped by Swiftpost. Tracking ID TBA482913774021. Deliver to Kim, Leeds LS1 4HQ.

@@ h delivery one time password policy | tracking
Rainforest <shipment-tracking@rainforest.example>
Out for delivery: 1 item that needs a signature
Someone must be at home between 11:00 and 14:00 to sign. The driver is 7 stops away.

@@ h donation receipt | receipt
Ocean Trust <thanks@oceantrust.example>
Thank you for your $50.00 gift
Receipt no. 00482913, EIN 12-3456789. No goods or services were provided in exchange.

@@ h hosting renewal | receipt
Namehaven <billing@namehaven.example>
Order 204417730 processed
| .test domain, 1 year | $12.98
| WHOIS privacy | $0.00
Authorization: 048213. Card 4***********4471.

@@ h domain transfer | developer
Namehaven <support@namehaven.example>
Domain expiration notice: example-shop.test
Your domain expires on 2027-03-01 (in 30 days). Renew for $12.98. Domain ID 2204_DOM.

@@ h refund | receipt
Zipcab <receipts@zipcab.example>
Refund of $16.95 issued
Reference 7KQL204-R. It takes 3 to 5 business days to show up on card 8830.

@@ h refer a friend | promo-code
Quickbite <hello@quickbite.example>
Give £10, get £10: your code is KIML9021
Share your referral code {KIML9021}. Friends get £10 off the first order.

@@ h flash sale | promo-code
Larkspur & Co <hello@larkspur.example>
4 hours left. Code: LAST15
Your code is waiting: {LAST15}. Take another 15% off sale.

@@ h birthday voucher | promo-code
Lumen Books <hello@lumenbooks.example>
A birthday treat inside
Show this voucher number at the till: {66041829}. £5 off, valid for 30 days, one per person.

@@ h scratch code | gift-card
Orchard Store <no_reply@email.orchard.example>
Maya sent you an Orchard Gift Card
$25.00. To redeem, enter XQ7K2M9XPL4BB31T in the store app.

@@ h museum ticket | event-ticket
City Museum <tickets@citymuseum.example>
Your visit on 14 March, 10:30
Ticket code T4K9-22B, 2 adults and 1 child. Show the QR code at the entrance.

@@ h parking | receipt
ParkEasy <receipts@parkeasy.example>
Parking session at location 4417
Zone code 4417, plate KX19BHM, 14:32 to 16:02, £3.40.

@@ h train | booking
Northline Rail <tickets@northline.example>
Your booking confirmation XK7PQ2TN
Collect your tickets with reference XK7PQ2TN and the card you paid with. Leeds to York, 09:15, coach C seat 42.

@@ h car hire | booking
Roadstar <rentals@roadstar.example>
Reservation 77120488US3 confirmed
Economy car, pick-up 3 Apr 10:00 in Denver, drop-off 7 Apr 10:00. $212.40 estimated.

@@ h boarding | booking
Meridian Air <checkin@meridianair.example>
Check-in is open for MA482
Reference QX7KTP. Departs 07:15 from gate 14, boarding 06:35, seat 21A, group 3, sequence 048.

@@ h interview | meeting
Recruiting <talent@fabrikam.example>
Interview on Monday at 2 pm
Room 4.17, building 12. Ask for Grace at the desk. Parking PIN for visitors is 2204#.

@@ h phone conference | meeting
Board Office <board@oceantrust.example>
Board call 8 April: how to dial in
Call (605) 475-4120 and enter access code 482913#. International numbers are attached.

@@ h class link | meeting
Westmoor Learning <noreply@learning.westmoor.example>
Reminder: Chemistry 101 starts in 15 minutes
Meeting number (access code): 2550 482 9131. Meeting password: KmP3vQx.

@@ h recovery codes viewed | security-notice
Forgeyard <noreply@forgeyard.example>
[Forgeyard] Your recovery codes were downloaded
Someone downloaded the two-factor recovery codes of octavia at 2026-03-03 11:20 UTC. If that wasn't you, generate new ones in your settings.

@@ h new device | security-notice
Flixbox <info@account.flixbox.example>
A new device is using your account
Smart TV, Leeds, February 12, 7:41 PM GMT. If it was someone in your household, enjoy watching!

@@ h failed attempts | security-notice
Summit Savings <no-reply@summitsavings.example>
3 unsuccessful sign-in attempts
We noticed 3 failed attempts on 02/12/2026. For your security online access is paused. Call 1-800-555-0119, option 2.

@@ h sim change | security-notice
Sparrow Mobile <care@sparrowmobile.example>
Your SIM was changed
The SIM of (217) 555-0188 was changed on 3/4/26. ICCID 8901 4103 2111 8510 720. Not you? Dial 611.

@@ h bank tips | education
Summit Savings <tips@summitsavings.example>
"What's the code we just sent you?" Hang up.
A one-time code is like a key. In a common scam, someone asks you for a code such as 123456 while they are in your account.

@@ h developer docs | education
Textwave Docs <docs@textwave.example>
Tutorial: add email OTP in 10 minutes
In part 2 we generate a 6-digit code with crypto.randomInt(100000, 1000000) and store it for 300 seconds.

@@ h feature launch | marketing
Aegis ID <news@aegisid.example>
New: number matching for sign-in requests
Reduce push fatigue by 93%. Rolling out to version 5.8.0 from April 7. See what changes for your 2,500 users.

@@ h release security | developer
crateport <security@crateport.example>
Advisory CVE-2026-48213: update parser to 2.11.4
Severity 7.5. Affected: 2.0.0 to 2.11.3. Fixed in 2.11.4, commit 48fa913.

@@ h code review | developer
Reviewbot <bot@forgeyard.example>
Review requested: change 482913 "verify email codes"
Patch set 4, 118 lines added, 22 removed. Change-Id I7f3c9d. Bug: 660127.

@@ h log excerpt | developer
Paging <page@watchtower.example>
P2: login latency 4829 ms
Request 7f9c22 returned status code 50312 for verify_otp; trace 0af7651916cd43dd.

@@ h support case | discussion
Fabrikam Support <support@fabrikam.example>
Case 2603120048 is closed
We closed case 2603120048 because we did not hear from you for 7 days. Reply to reopen it.

@@ h thread forwarded | reply
Priya Nair <priya@brightside.example>
Fwd: 2FA rollout numbers
%text
FYI

---------- Forwarded message ---------
From: Grace Lin <grace@stonebridge-corp.example>
Date: Wed, Mar 4, 2026 at 5:10 PM
Subject: 2FA rollout numbers

4,829 of 5,118 people have registered. 2 codes a day on average. Office code is LDN-04.

@@ h reply expired | reply
Sam Okoro <sam.okoro@fieldnote.example>
RE: Confirm your new email address
%text
This never worked for me, can you change it by hand? Old address sam@example.com, new address sam.new@example.com.

Sam

-----Original Message-----
From: Fieldnote <support@fieldnote.example>
Sent: 02 March 2026 10:15
Subject: Confirm your new email address

Hi Sam, to confirm the change, enter 742910 on the settings page.

@@ h neighbours | personal
Lena <lena@friends.example.test>
keys
%text
Hey, I left the keys at number 14. Cat food is in the left cupboard, Wi-Fi is 2204sunflower.
Back on the 18th around 5pm. My flight is MA482.
x Lena

@@ h recipe | newsletter
Sourdough Club <club@sourdough.example>
Code red: overproofed dough
At 26 °C the bulk takes 4:30 hours, at 22 °C 6:15. Use T65 or type 550 flour, 1000 g.

@@ h history | newsletter
This Day <daily@thisday.example>
1903, 1944 and 2011: this day in history
In 1944 the code breakers read 4,000 messages a day. In 2011 the last of 135 shuttle flights landed.

@@ h match | report
Club News <news@rovers.example>
Tickets for Rovers v City on general sale
Adults £27.50, juniors £12. Priority code for members is on your season card. Phone 01632 960 882.

@@ h census | public-office
National Survey <survey@stats.gov.example>
Please take part in survey 2026-H14
Area code 0148213, postcode LS1 4HQ. It takes 20 minutes. Our interviewer will visit on 14 May.

@@ h vaccination | reminder
Beacon Health <vaccines@beaconhealth.example>
Your vaccine record
| Dose 1 | Lot FK8821, 03/12/2026
| NDC | 59267-1025-4
Next dose after 04/12/2026.

@@ h grades | public-office
Westmoor Registry <registry@westmoor.example>
Exam results released
CHEM 10144: 68%. MATH 20417: 74%. Student number 200448213.

@@ h crypto price | newsletter
Coinharbor Daily <daily@coinharbor.example>
BTC 48,213 (+3.1%), ETH 2,204 (-0.4%)
Fear and greed: 61. Halving in 118,204 blocks.

@@ h paint colours | promo-code
Brush & Co <hi@brushco.example>
Colour of the month: Fjord #2B6CB0
Paint code 40-YG 51/204, 2.5 l for £38. Free delivery over £50.
`,
);
