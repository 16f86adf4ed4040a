import { mails } from '../mails.ts';

/** Further English mails without anything to find, written without a look at the extraction. */
export const FIRST_ENGLISH_OTHERS_MORE = mails(
  'en',
  `
@@ b1 pull request review | developer
Sam Ortiz <notifications@forgeyard.example>
Re: [atlas/web] feat(auth): add 6 digit sign-in codes (PR #7114)
%text
@sortiz approved this pull request.

Nice. One nit: the placeholder "123456" in SignInForm.tsx looks like a real code. Otherwise LGTM.

@@ b1 error alert | developer
Bugbase <alerts@bugbase.example>
ATLAS-API-9K2: InvalidCodeError: verification code expired
New issue in atlas-api (production). InvalidCodeError: verification code expired. 204 events, 17 users, first seen 8 minutes ago.
> View on Bugbase | https://bugbase.example/organizations/atlas/issues/482913774/

@@ b1 status page | developer
Tandem Status <status@tandem.example>
[Investigating] Delays with verification emails
We are investigating delays with verification emails and SMS codes. Started 14:20 UTC. Reference INC-20417.
> View incident | https://status.tandem.example/incidents/x9k2

@@ b1 api key created | developer
Paragon AI <noreply@paragon-ai.example>
A new API key was created
Key "laptop" (sk-par-...9Q2X) was created on your account by kim. Organization ID org-4829137.

@@ b1 domain verify dns | developer
Postmarker <support@postmarker.example>
DNS records for potluck.example are verified
Your DKIM record 20260311pm._domainkey is verified. SPF includes 10 lookups. You can send now.

@@ b1 release notes | newsletter
Quillpad <updates@quillpad.example>
Quillpad 2026.11 is here
Build 20261118. Passkeys, one-time codes by email, 38 fixes. Requires Android 9 (API 28) or iOS 16.4. Read about codes in the notes.
> Release notes | https://quillpad.example/releases/2026-11

@@ b1 security newsletter | newsletter
The Weekly Packet <news@weeklypacket.example>
Issue 482: why your one-time password is not enough
In 2025, 62% of phishing kits relayed the verification code in real time. A leaked set of 48,291 codes shows why. Sponsor: use PACKET20 for 20% off. Also: CVE-2026-20417 scored 9.8.
> Read online | https://weeklypacket.example/482
* Unsubscribe | https://weeklypacket.example/u/9913

@@ b1 survey | marketing
Roostly <survey@roostly.example>
2 minutes, 5 questions
Tell us about your stay (reservation 204417733) and win one of 100 gift cards. Survey code: RS-2026-LIS.
> Start | https://survey.roostly.example/s/RS-2026-LIS

@@ b1 event ticket | event-ticket
Stagepass <tickets@stagepass.example>
Your tickets for Low Tide at The Forum
| Order | 20-44817/LON
| Section | BLK 104 Row 22 Seat 17
Present the barcode at the door. Barcode 7714 8204 9913.
> View tickets | https://stagepass.example/orders/2044817

@@ b1 rsvp | event-ticket
Partyline <invites@partyline.example>
Maya invited you to Housewarming
Saturday, December 5 at 19:00. 1184 Maple Court, buzzer 204. Are you coming?
> Yes, I'm coming | https://partyline.example/e/q1Z4/rsvp?r=yes
> Can't make it | https://partyline.example/e/q1Z4/rsvp?r=no

@@ b1 appointment confirm | reminder
Dr. Keller Dental <reminders@dentalkeller.example>
Reminder: appointment on 24 Nov at 9:40
Please confirm your attendance or call 020 7946 0482. Patient no. 20417.
> Confirm appointment | https://book.dentalkeller.example/a/2q/confirm

@@ b1 prescription | reminder
Greenleaf Pharmacy <noreply@greenleafrx.example>
Rx 7714829 is ready for pickup
Your prescription (2 items, $12.40) is ready at store 0482, 1900 Yonge St. Bring your date of birth and Rx number 7714829.

@@ b1 delivery pin | tracking
Rainforest <shipment@rainforest.example>
Arriving today: tell the driver your PIN
Your package with "laptop, 14 inch" needs a one-time password when it is delivered.
# 330 914
Read the password to the driver to receive the package. Order 114-7714829-3320417.

@@ b1 ride otp | tracking
Zipcab <trips@zipcab.example>
Your driver Ahmed arrives in 4 min
Toyota Prius, plate KX20 4TT. Tell the driver trip PIN 8842.

@@ b1 shipped | tracking
Bluebird Books <orders@bluebird.example>
Your order has shipped (#BB-204417)
1Z 999 AA1 01 2345 6784 via Swiftpost. Estimated delivery: Nov 24. Shipped to Leeds LS1 4HQ.
> Track package | https://track.swiftpost.example/?n=1Z999AA10123456784

@@ b1 return label | order
Linen and Loom <returns@linenandloom.example>
Your return is approved: RMA 604118
Print the label. Write the return code 604118 on the box. Refund of £42.00 within 5 days.

@@ b1 fundraiser | receipt
Ocean Trust <thanks@oceantrust.example>
Your donation receipt (2026-004829)
Thank you for €25.00. Tax number 27/028/31429. Campaign code OT26WIN.

@@ b1 tax authority notice | public-office
Revenue Service <noreply@revenue-service.example>
You have a new message about tax year 2025-26
Your unique taxpayer reference ends with 417. Sign in to your personal tax account to read the message. Your tax code is 1257L.

@@ b1 council | public-office
Mapleway Council <noreply@mapleway-council.example>
We received your report 882041
Thank you for reporting a pothole. Reference 882041. We aim to fix it in 28 working days (SLA code P3).

@@ b1 court | public-office
Civil Claims <noreply@civilclaims.example>
Claim 004MC829: response received
The defendant replied on 19 November 2026. You must respond by 4pm on 17 December 2026. Court code 204.

@@ b1 class code | education
Learnroom <no-reply@learnroom.example>
Ms Ortiz added you to Biology 10B
Class code: xk7pq2m. Room 204. First assignment is due Nov 30, 23:59.
> Open class | https://learnroom.example/c/NzcxNDgy

@@ b1 exam result | education
Northfield University <registry@northfield-univ.example>
Results for module CS40417
Your mark: 71.40. Candidate number 204829. Transcript code 9QTM available from 1 Dec.

@@ b1 referral | promo-code
Coinharbor <promo@coinharbor.example>
Your referral code is inside
Share your code with friends: you both get 10 USDT. Your code: 48291377
> Invite friends | https://coinharbor.example/en/register?ref=48291377

@@ b1 serial number license | receipt
Pixelforge <sales@pixelforge.example>
Your license for Pixelforge Studio 8
Thank you for your purchase. Here is your license key:
# PF8X-20417-9QTMK-77148-XKFDT
Activation code for offline use: see your account.

@@ b1 wedding | personal
Aunt Rosa <rosa@family.example.test>
garage code and the key
Hi love, the garage code is 4829, alarm is off after you type 1177#. Milk is in the fridge. Call me on 07700 900417.

@@ b1 colleague passes on | discussion
Priya Natarajan <priya@atlas.example>
Re: staging login
%text
Still broken for me. Yesterday staging sent me "Your verification code is 604118" three times, and none worked. Could you look at ticket 4829?

Priya

> On 19 Nov 2026, at 17:02, Sam Ortiz wrote:
> The code 550193 worked here.

@@ b1 forwarded code | reply
Sam Ortiz <sam@atlas.example>
Fwd: Your Ledgerly code
%text
fyi, not mine

---------- Forwarded message ---------
From: Ledgerly <auth@ledgerly.example>
Date: Fri, 20 Nov 2026 at 09:14
Subject: Your Ledgerly code
To: <sam@atlas.example>

Your Ledgerly code is 918273. It expires in 10 minutes.

@@ b1 reset done | security-notice
Vaultkeep <no-reply@vaultkeep.example>
Your master password was reset
The reset that you asked for is done. 3 devices were signed out. Event 2204417. If this was not you, contact us at once.
> Contact support | https://vaultkeep.example/contact

@@ b1 email verified thanks | security-notice
Parcelwise <no-reply@parcelwise.example>
Your email is verified ✔
Thanks for confirming your email. Your Parcelwise ID is 77148204. Here is what to do next.
> Go to your dashboard | https://app.parcelwise.example/home

@@ b1 welcome no verification | marketing
Deckard <hello@deckard.example>
Welcome to Deckard
Your account is ready. Your workspace number is 48291. Start with our 5 minute tour or call 0800 482 913.
> Take the tour | https://deckard.example/tour

@@ b1 analytics report | report
Countly Web <reports@countlyweb.example>
Weekly report: potluck.example
| Visitors | 48,291
| Sign-ins with code | 20417
| Password resets | 331
| Bounce rate | 41.7%

@@ b1 sms usage report | report
Textgate <billing@textgate.example>
Your Textgate usage: 20417 verification messages
You sent 20417 verification codes in October for $163.34. Short code 62265. Invoice TG-771482.

@@ b1 color newsletter | newsletter
Palette Weekly <hi@paletteweekly.example>
Color of the week: #482913
A warm brown, hex code 482913, pairs with #E8D5B7. Pantone 7596.

@@ b1 recipe | newsletter
The Slow Kitchen <hi@slowkitchen.example>
350 degrees, 45 minutes, 1 pot
1200 g pumpkin, 2500 ml stock... Serves 6. Confirmed by 4829 readers as their favourite.
> View in browser | https://slowkitchen.example/mail/482

@@ b1 stock alert | bank
Tradewell <alerts@tradewell.example>
Order executed: BUY 120 KXT @ 48.29
Confirmation #7714820-2. Trade date 11/20/2026, settlement 11/23/2026. CUSIP 482913774.

@@ b1 hosting server welcome | developer
Stackhost <support@stackhost.example>
Your server is ready
| IPv4 | 198.51.100.204
| User | root
| Password | hT6xVb3xQm9Zt7
| Port | 22022
Change the password after the first login.

@@ b1 temp password new account | developer
no-reply <no-reply@verificationemail.example>
Your temporary password
Your username is kim and temporary password is Kx7!204qTz.

@@ b1 wifi voucher | personal
Harbour Hotels <frontdesk@harbourhotels.example>
Your WiFi access
Network HarbourGuest. Room 417. Voucher 60411-82913. Valid for 3 days.

@@ b1 restaurant | booking
Tablefinder <no-reply@tablefinder.example>
Booking confirmed: La Piazza, 2 people
Saturday 21 Nov at 20:30. Confirmation #48291. Need to cancel? Call 020 7946 0417 or use the link.
> Modify booking | https://tablefinder.example/m/48291

@@ b1 warranty recall | marketing
Voltacar <service@voltacar.example>
Safety recall 26V-482
Your VIN WVWZZZ1JZXW204829 is affected. Dealer code 20417. Book a free repair (code R771).
`,
);
