import { mails } from '../mails.ts';

/** English mails without anything to find, written after batch 4 was looked at and before this one was measured. */
export const FIFTH_OTHERS = [
  ...mails(
    'en',
    `
@@ b5 backup codes | security-notice
Cloudbarn <security@cloudbarn.example>
Your backup codes were regenerated
%text
New recovery codes were generated for your account on 21 Nov 2026. The old ones no longer work. View them in your settings: https://cloudbarn.example/settings/auth

@@ b5 phone added | security-notice
Coinbay <no-reply@coinbay.example>
Phone number added
The phone number ending in {4471} was added to your account for two-factor authentication. Case {20260044}.

@@ b5 failed attempts | security-notice
Oak Pensions <portal@oakpensions.example>
Several wrong passcodes
%html
<p>Somebody entered a wrong passcode 5 times at 08:14. Your account is locked until 09:14.</p><p>Incident 204417. Call 020 7946 0771.</p>

@@ b5 parcel safe place | tracking
SwiftShip <track@swiftship.example>
Delivered: parcel 448120771
We left your parcel with a neighbour. Delivery code {7712} was entered at the door.

@@ b5 food delivery | order
Noodle Bar <orders@noodlebar.example>
Your rider is nearby
Give the code {48} {17} to your rider. Order #{20441}.

@@ b5 return label | order
Fern & Co <returns@fernco.example>
Your return is approved
%html
<p>Show this code at the drop-off point:</p><h1>RT7Q2K9</h1><p>Return number 4481-2041</p>

@@ b5 train e-ticket | booking
RailGo <tickets@railgo.example>
Your tickets: Leeds to York
%html
<p>Collect your tickets from a machine. You'll need any bank card and this collection reference:</p><h2>K7QX2M4P</h2><p>Booking 204417</p>

@@ b5 car rental | booking
Carhop <hello@carhop.example>
Your car is ready
%text
Reservation: 88120447
Key safe PIN: 4471 (turn left, then pull)
Return by 20:00 on 24 Nov.

@@ b5 airbnb style | booking
Nestaway <automated@nestaway.example>
Reservation confirmed for Lisbon
%html
<p>Confirmation code</p><p><b>HMQ7X2K9ST</b></p><p>Check-in Thu, 3 Dec, 3:00 PM. Guests: 2.</p>

@@ b5 loyalty | promo-code
Brewmaster <club@brewmaster.example>
You've earned a free coffee
Your reward code: {BREW-4471}. Show it at the till before 30 November.

@@ b5 early access | promo-code
Vapor Games <news@vaporgames.example>
You're in: beta access for Deep Rail 2
%html
<p>Your beta key:</p><h3>Q7K2M-9XLP4-TT81B</h3><p>Redeem it in the Vapor client.</p>

@@ b5 student discount | promo-code
Studentbeans <hi@studentdeal.example>
Your student discount code is ready
Here's your code: {STU7Q2K4}. Paste it at checkout on fernco.example to save 25 %.

@@ b5 giveaway | marketing
Lunchbox <ping@lunchbox.example>
You could win: enter with code 771204
Enter code {771204} on our site to join the giveaway. One entry per person.

@@ b5 zoom webinar | meeting
Webinars <no-reply@webinars.example>
Confirmation: How we scaled Postgres
%text
Hi Sam, thank you for registering. You can join from: https://webinars.example/w/88204417?tk=abcDEF123
Passcode: 204417
Or by telephone: +1 669 900 6833, Webinar ID: 882 0441 7712

@@ b5 google meet | meeting
Priya <priya@northwind.example>
Updated invitation: 1:1
%html
<p>Join with Meet: <a href="https://meet.gg.example/qxk-mzpd-wrt">meet.gg.example/qxk-mzpd-wrt</a></p><p>Join by phone (GB) +44 20 3956 1234 PIN: 771 204 883#</p>

@@ b5 dependency alert | developer
Gitbarn <notifications@gitbarn.example>
[northwind/api] Bump otp-generator from 4.0.1 to 5.0.0 (#4412)
%text
Bumps otp-generator from 4.0.1 to 5.0.0.
Release notes: verification codes of 8 digits are supported. Commits 20417a8, 7f3a91c, 448120e.

@@ b5 test report | developer
CI Bot <ci@northwind.example>
Nightly: 2 failures in login-code.spec
%text
FAIL login-code.spec.ts
 - expected code 482913, received 482914
 - timeout after 30000 ms
Build 20417

@@ b5 sentry | developer
Sentinel <noreply@sentinel.example>
API-4412: InvalidOtpError: code 114477 is expired
%text
InvalidOtpError: code 114477 is expired
 at verify (otp.ts:204)
Event ID 7f3a91c20417

@@ b5 domain txt | developer
Hetza Online <dns@hetza.example>
Verify your domain
%text
Add this TXT record at your DNS provider:

  hetza-verification=7q2k9xm4lp20

It may take 48 hours. Domain: northwind.example, record ID 204417.

@@ b5 statement | bank
First Harbour <alerts@firstharbour.example>
Your November statement is ready
Account ending {8812}, sort code {20-44-17}. Sign in with your customer number and passcode to view it.

@@ b5 declined | bank
First Harbour <alerts@firstharbour.example>
Card declined
A payment of £48.12 at SHOP 20417 was declined because the security code was wrong. Card ending {8812}.

@@ b5 new card pin | bank
First Harbour <cards@firstharbour.example>
Your new card is on its way
Your card ending {4471} will arrive within 5 days. Your PIN comes separately. To activate, call 0800 441 7720.

@@ b5 tax refund | public-office
Revenue Office <noreply@revenue.example>
Your submission was received
Submission receipt reference {7Q2K-9XM4-LP20}. Tax year {2025} to {2026}. Payment code {448120771}.

@@ b5 court | public-office
County Court <jury@court.example>
Jury service: your juror number
Your juror number is {204417712}. Reply by 1 December at juror.example using this number.

@@ b5 vaccination | reminder
Mercer Row Surgery <noreply@surgery.example>
Book your flu jab
You can book online now. Your booking code is {7712-44}. It can be used by one person.

@@ b5 library hold | reminder
City Library <loans@library.example>
Your reserved book is ready
Collect from shelf {K 412} by Saturday. Borrower number {2044177}. Self-service PIN unchanged.

@@ b5 exam registration | education
Langtest <tests@langtest.example>
Test day information
Registration ID {448120}, session code {LT-7712}. Arrive at 08:30 with your passport.

@@ b5 survey panel | marketing
Panelist <panel@panelist.example>
New survey: 12 minutes, 150 points
Use access code {771204} if the survey asks for it.

@@ b5 software licence renewal | receipt
Draftly <sales@draftly.example>
Renewal confirmed
Subscription {SUB-20417}. Activation code for offline machines: {DRAFT-7Q2K9X}. Seats: 5.

@@ b5 hotspot | personal
Reception <desk@hotelrow.example>
Wi-Fi at Hotel Row
Network HotelRow, access code {rowguest44}. Breakfast 7 to 10.

@@ b5 family | personal
Mum <mum@family.example>
Re: the alarm
The code is 7712 now, dad changed it. Press # after. Love, Mum

@@ b5 event app | event-ticket
Lanterns Fest <hello@lanterns.example>
Your festival wristband
%html
<p>Register your wristband with the number printed on it.</p><p>Ticket 448120771204</p><p>Entry code: 7712</p>

@@ b5 weekly metrics | report
Flowboard <team@flowboard.example>
Your weekly security report
%html
<table><tr><td>Verification codes sent</td><td>48120</td></tr><tr><td>Codes entered</td><td>44718</td></tr><tr><td>Password resets</td><td>2044</td></tr></table>

@@ b5 sms gateway invoice | receipt
Textline <billing@textline.example>
Invoice for OTP messages
| OTP messages | 48120
| Verification calls | 2044
| Invoice | 77120448
`,
  ),
];
