import { mails } from '../mails.ts';

/** English mails without anything to find that no other batch has, written without a look at the rules. */
export const FOURTH_OTHERS = mails(
  'en',
  `
@@ b4 2fa enabled | security-notice
Gitbarn <noreply@gitbarn.example>
[Gitbarn] Two-factor authentication was enabled
%text
Hey kim-w!

Two-factor authentication was enabled on your account on 21 Nov 2026 at 08:22 UTC. Save your recovery codes: https://gitbarn.example/settings/recovery

IP 203.0.113.18, session 88120417.

@@ b4 code was used | security-notice
Cobalt Exchange <no-reply@cobaltx.example>
Your verification code was used to sign in
%html
<p>Hi Sam,</p><p>A verification code was used to sign in to your account.</p><table><tr><td>Time</td><td>08:31</td></tr><tr><td>Reference</td><td>550918</td></tr><tr><td>IP</td><td>198.51.100.77</td></tr></table><p>If this was not you, <a href="https://cobaltx.example/support">contact support</a>.</p>

@@ b4 password changed | security-notice
Harbor Wiki <webmaster@harborwiki.example>
Your password was changed
%text
The password of your account sam.k was changed on 2026-11-21. If you did not do this, reply to this message. Event 771204.

@@ b4 parcel tracking | tracking
SwiftShip <track@swiftship.example>
Your parcel 1Z999AA10123456784 is out for delivery
%html
<h2>Out for delivery</h2><p>Tracking number</p><h3>1Z999AA10123456784</h3><p>Your driver Jon will arrive between 10:15 and 12:15.</p><a href="https://swiftship.example/t/1Z999AA10123456784">Track parcel</a>

@@ b4 delivery pin | tracking
Amberzon <shipment@amberzon.example>
Out for delivery: your one-time password for delivery is 448120
%html
<p>Your package with a Nikon lens will arrive today.</p><p>Share the one-time password 448120 with the delivery agent to receive your package.</p>

@@ b4 locker | tracking
ParcelBox <box@parcelbox.example>
Your parcel is in the locker
%html
<p>Pick up your parcel at Locker Mercer Row until 24 Nov.</p><p>Pickup code</p><h1>839 204</h1><p>Enter this code on the locker's screen.</p>

@@ b4 flight booking | booking
Aerolite <booking@aerolite.example>
Booking confirmation QX7R2M
%html
<h1>You're going to Lisbon!</h1><p>Confirmation code</p><h2>QX7R2M</h2><p>AL 482, 3 Dec 2026, 07:15. Ticket 957-2417710482.</p><a href="https://aerolite.example/checkin?pnr=QX7R2M">Check in online</a>

@@ b4 hotel door | booking
Bluewater Stay <stay@bluewater.example>
Your check-in details
%text
Door code: 4471#
Wi-Fi: bluewater / sunny2026
Check-in from 15:00, confirmation number 88204417.

@@ b4 coupon | promo-code
Fern & Co <news@fernco.example>
20 % off: use code FERN20
%html
<p>Only until Sunday</p><h1>FERN20</h1><p>Enter the code at checkout.</p><a href="https://fernco.example/shop">Shop now</a>

@@ b4 personal coupon | promo-code
Lunchbox <ping@lunchbox.example>
Your personal code is inside
%text
Hi Sam,

your personal code: LB-7Q2XK9

Type it in the app to get $10 off your next three orders. Valid until 30/11.

@@ b4 referral | promo-code
Pennywise <hello@pennywise.example>
Invite friends, earn £20
%html
<p>Share your referral code with friends:</p><h2>SAMK4821</h2><p>They get £20 when they sign up with your code and verify their account.</p>

@@ b4 gift card | gift-card
Playmart <gift@playmart.example>
You received a $50 gift card
%html
<p>From: Jo</p><p>Card number</p><h3>6006 4917 2204 8815</h3><p>PIN: 4471</p><a href="https://playmart.example/redeem">Redeem</a>

@@ b4 game key | receipt
Vapor Games <sales@vaporgames.example>
Your purchase: Deep Rail
%text
Thanks for your purchase.

Activation key: 8KD2F-QW4LM-77TRB
Order 20417713. Activate it in Vapor, Games, Activate a product.

@@ b4 conference | meeting
Dana Wu <dana@northwind.example>
Invitation: Weekly sync @ Mon 23 Nov 2026 10:00
%text
Dana Wu is inviting you to a scheduled meeting.

Join: https://meet.example/j/88204417720?pwd=aGVsbG8
Meeting ID: 882 0441 7720
Passcode: 447120
One tap mobile +12532158782,,88204417720#,,,,*447120#

@@ b4 teams | meeting
Lee Park <lee@northwind.example>
Design review
%html
<p>________________</p><p>Join on your computer or mobile app</p><p><a href="https://teams.example/l/meetup-join/19">Click here to join the meeting</a></p><p>Meeting ID: 331 204 771 88<br>Passcode: Xk7Qp2</p><p>Or call in: +44 20 3321 5288,,204417#</p>

@@ b4 ci failure | developer
Gitbarn <notifications@gitbarn.example>
[northwind/api] Run failed: CI - main (7f3a91c)
%text
CI: All jobs have failed
Run 1948201, attempt 2
verify-code: failed in 48120 ms
View workflow run: https://gitbarn.example/northwind/api/actions/runs/1948201

@@ b4 pull request about codes | developer
jo-dev <notifications@gitbarn.example>
Re: [northwind/api] Verification code is always 000000 in staging (#4821)
%text
I can reproduce this: the mail says "Your verification code is 000000" whatever the user asks for. The seed in otp.ts:204 is never set.

--
Reply to this email directly or view it on Gitbarn: https://gitbarn.example/northwind/api/issues/4821#issuecomment-2047710482

@@ b4 support ticket | discussion
Tern Support <support@tern.example>
[Ticket 448120] We received your request
%text
Hello Sam,

thanks for contacting us about "I don't get the login code". Your ticket number is 448120. Please keep it in the subject line when you reply.

@@ b4 support answer steps | discussion
Mia from Nimbus <support@nimbus.example>
Re: Can't log in
%text
Hi Sam,

open the login page, type your email address and we'll send you a 6-digit code. Enter the code within 10 minutes. If it doesn't arrive, check the spam folder. Your case is 20417.

Mia

@@ b4 card payment | bank
First Harbour <alerts@firstharbour.example>
You spent $48.12 at CORNER CAFE
Card ending 8812. Authorisation code 044718. Balance $1,204.17. Not you? Call 0800 441 7720.

@@ b4 bank login notice | bank
First Harbour <alerts@firstharbour.example>
New login to online banking
%html
<p>We noticed a login from a new device at 08:31 on 21 Nov 2026.</p><p>If this was you, you don't need to do anything. Reference FH-204417.</p><p>We will never ask you for your passcode 24 hours a day: call 020 7946 0112.</p>

@@ b4 direct debit | bank
Utilico <billing@utilico.example>
Your direct debit of £84.20 will be taken on 1 December
Account number {4482 0117 33}, mandate reference {UTL-448120}. Sort code {20-44-17}.

@@ b4 warranty | receipt
Brewmaster <care@brewmaster.example>
Warranty registration confirmed
%text
Your Brewmaster X2 is registered.

Serial number: BX2044177
Warranty code: W-7Q2K
Keep this email as proof.

@@ b4 licence | receipt
Draftly <sales@draftly.example>
Your Draftly licence
%html
<p>Thank you for buying Draftly 4.</p><p>License key</p><pre>DRF4-77Q2-K9XM-2041</pre><p>Open Draftly, Help, Enter license.</p>

@@ b4 newsletter about otp | newsletter
Secure Weekly <editor@secureweekly.example>
Why SMS codes fail - issue 204
%html
<h1>Why SMS codes fail</h1><p>"Your code is 123456": we all get such messages. In 2026 alone 48120 accounts were taken over with stolen verification codes.</p><a href="https://secureweekly.example/204">Read more</a>

@@ b4 onboarding | marketing
Tern Analytics <hello@tern.example>
5 things to do after you sign up
%html
<p>Hi Sam, you're in! Now add the tracking code TN-204417 to your site and verify that events arrive.</p><a href="https://tern.example/docs/install">Install tracking code</a>

@@ b4 receipt app | receipt
Plum Store <no_reply@plum.example>
Your receipt from Plum
| Order ID | MK7Q2XK9
| Document | 204417710482
| iCloud+ 200 GB | $2.99

@@ b4 restaurant | booking
TableNow <reservations@tablenow.example>
Your table at Osteria is confirmed
%text
Sat 28 Nov, 19:30, party of 4
Confirmation #: 2044
Please call +1 415 555 0199 to change it.

@@ b4 concert | event-ticket
Tickethall <tickets@tickethall.example>
Your tickets: The Lanterns
%html
<p>Order 44-81204/UK</p><p>Presale access code: LANTERN26</p><p>Show the barcode 7720 4481 2041 at the door.</p>

@@ b4 exam | education
Northern College <exams@college.example>
Exam on Monday: your candidate number
Your candidate number is {448120}. Exam access code will be given by the invigilator. Room 204.

@@ b4 class join | education
Ms. Ortiz <ortiz@school.example>
Join our class
%text
Go to classroom.example and enter class code x7q2k9m. See you Monday!

@@ b4 quiz | meeting
Quizzer <host@quizzer.example>
Quiz night starts at 8
Go to quizzer.example and enter game PIN {7720448}. Bring a friend!

@@ b4 tax letter | public-office
Revenue Office <noreply@revenue.example>
A new message is in your account
Your unique taxpayer reference ends in 4417. To read the message, sign in with your user ID. Do not share your access code.

@@ b4 doctor | reminder
Mercer Row Surgery <noreply@surgery.example>
Appointment reminder
You have an appointment on 24/11/2026 at 09:40. To cancel, reply with code {4417} or call 020 7946 0188.

@@ b4 recurring calendar pin | reminder
Gym Larkspur <info@larkspur.example>
Your new door PIN
%text
From Monday the door PIN of the club changes to 4821. Please don't share it.

@@ b4 usage alert | report
OpenMetrics Cloud <alerts@openmetrics.example>
Alert: auth-service error rate
%text
auth-service: 48120 failed logins in 5 minutes
code 401: 20417
code 429: 8812
Runbook: https://wiki.openmetrics.example/auth

@@ b4 api key created | developer
Tern Analytics <security@tern.example>
A new API key was created
API key "prod" (ends in 7q2k) was created by sam.k. Key ID {AK204417}. If this wasn't you, revoke it.

@@ b4 trial ends | marketing
Flowboard <team@flowboard.example>
Your trial ends in 3 days
%html
<p>Hi Sam, confirm your plan to keep your boards.</p><a href="https://flowboard.example/billing">Choose a plan</a><p>Account no. 448120</p>

@@ b4 invoice | receipt
Hetza Online <billing@hetza.example>
Invoice 084000448120
Your invoice {084000448120} of 21.11.2026 over EUR 20,41 is in your account. Customer number K0448120.

@@ b4 survey | marketing
Aerolite <survey@aerolite.example>
How was your flight AL482?
Enter survey code {7720-4481} on aerolite.example/survey and win miles.

@@ b4 ride receipt | receipt
Scoot <receipts@scoot.example>
Your Saturday ride
%html
<p>Total £8.81</p><p>Driver: Jon, plate LB20 QXK. Your PIN for this trip was 4471.</p>

@@ b4 friend wrote code | personal
Jo <jo@friends.example>
garage
hey, the code for the garage is 4821, the alarm is 204417. feed the cat please! x

@@ b4 forwarded digest | newsletter
Postbird <digest@postbird.example>
Your unread messages this week
%text
3 unread messages:

- Slate: "Your code is 448120" (Tue)
- Aerolite: "Booking confirmation QX7R2M" (Wed)
- Jo: "garage" (Thu)

@@ b4 login succeeded | security-notice
Marlow <login@marlow.example>
New sign-in to your Marlow account
%html
<p>You just signed in with a login code.</p><p>Device: iPhone<br>Location: Leeds<br>Request ID: 204417</p><p>Not you? <a href="https://marlow.example/secure">Secure your account</a></p>

@@ b4 password expires | reminder
IT Desk <it@northwind.example>
Your password expires in 7 days
Your network password expires on 28.11.2026. Press Ctrl+Alt+Del and choose Change a password. Help: ext. {4471}, ticket code {INC0044812}.
`,
);
