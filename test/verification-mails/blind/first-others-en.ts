import { mails } from '../mails.ts';

/** English mails without anything to find, written without a look at the extraction. */
export const FIRST_ENGLISH_OTHERS = mails(
  'en',
  `
@@ b1 order confirmed pickup code | order
Brickyard Hardware <orders@brickyard.example>
Ready for pickup: order 7714820
Your order is ready. Show this email or your pickup code at the counter.
# Pickup code :: 4471
| Order | 7714820
| Total | $84.19

@@ b1 parcel locker code | tracking
Swiftpost <no-reply@swiftpost.example>
Your parcel is in locker 12
Hi Kim, your parcel from Linen and Loom is waiting for you. Open the locker with this code:
# 604 118
Collect it by Monday 23 November. Tracking number SP482913774GB.

@@ b1 coupon black friday | promo-code
Linen and Loom <hello@linenandloom.example>
Black Friday: 25% off with code
Use the code below at checkout to get 25% off everything.
# LOOM25
Valid until November 30, 2026. One code per customer. Cannot be combined.

@@ b1 discount enter code | promo-code
Quickbite <hello@quickbite.example>
Here's your code 🎉
Enter your code {TASTY450} at checkout and get $4.50 off your next order.
> Order now | https://quickbite.example/r/77?c=TASTY450

@@ b1 single use voucher | gift-card
Bluebird Books <gifts@bluebird.example>
You got a $50 gift card from Sam
Redeem it online with this code:
# 7XK2-9QTM-44LD
PIN: 8830. Never expires.

@@ b1 pnr | booking
Aurora Airways <noreply@auroraairways.example>
Your booking confirmation QX7T2M
%html
<html><body><h1>Thank you for your booking</h1><p>Booking confirmation code</p><p style="font-size:28px"><b>QX7T2M</b></p><table><tr><td>AY 1337</td><td>24 Nov 2026</td><td>07:25 HEL</td><td>08:15 LHR</td></tr></table><p>E-ticket 105-2204417733</p><p><a href="https://www.auroraairways.example/checkin?pnr=QX7T2M">Check in</a></p></body></html>

@@ b1 hotel confirmation | booking
Harbour Hotels <reservations@harbourhotels.example>
Confirmation 83920417: Harbour Hotel Lisbon
We look forward to welcoming you.
# Confirmation number :: 83920417
| Check-in | Friday, 4 December 2026, 15:00
| Door code after 22:00 | 2580
> Manage booking | https://harbourhotels.example/manage/83920417

@@ b1 apartment access | booking
Stayhere <automated@stayhere.example>
How to get in: Maple Court 14
The key box is left of the door. Its code is 7702. WiFi: MapleGuest, password sunny-hill-88. Check-out is at 11:00.

@@ b1 webinar dial in | meeting
Zoomy <no-reply@zoomy.example>
Quarterly product webinar starts in 1 hour
%text
Hi Kim,

You are registered for "Quarterly product webinar".

Join from PC, Mac, iPad: https://zoomy.example/w/88412207714?tk=Vb3x

Passcode: 604118
Webinar ID: 884 1220 7714

Or One tap mobile: +13462487799,,88412207714#,,,,*604118# US

@@ b1 conference pin calendar | meeting
Sam Ortiz <sam@atlas.example>
Invitation: Budget review @ Thu 3 Dec 2026 2pm - 3pm (GMT) (Kim Lee)
%text
Budget review
Thursday 3 Dec 2026 ⋅ 2pm – 3pm

Join with Meetly
meet.meetly.example/xkf-dtqz-rpw

Join by phone
(GB) +44 20 3956 4829
PIN: 918 204 771#

More phone numbers: https://tel.meetly.example/xkf?pin=9182047711234

Reply for agent@agents.test: Yes / No / Maybe

@@ b1 2fa enabled | security-notice
Forgeyard <noreply@forgeyard.example>
[Forgeyard] Two-factor authentication enabled
%text
Hey octavia!

Two-factor authentication was enabled on your account. From now on you need a verification code from your authenticator app to sign in.

You have 16 recovery codes left. Keep them somewhere safe: https://forgeyard.example/settings/auth/recovery-codes

Thanks,
The Forgeyard Team

@@ b1 recovery code used | security-notice
Paragon AI <noreply@paragon-ai.example>
A recovery code was used
A recovery code was used to sign in to your account on November 20, 2026 at 09:14 UTC from 198.51.100.9 (London). You have 7 codes left.
> Review activity | https://paragon-ai.example/security

@@ b1 new sign in | security-notice
Glimmer <no-reply@accounts.glimmer.example>
Security alert: new sign-in on Windows
We noticed a new sign-in to your Glimmer Account on a Windows device. If this was you, you don't need to do anything. If not, we'll help you secure your account.
> Check activity | https://accounts.glimmer.example/AccountChooser?Email=agent@agents.test&continue=https://myaccount.glimmer.example/alert/nt/1763632

@@ b1 password changed | security-notice
Ridgeline <support@ridgeline.example>
Your password has been changed
Hello Kim! We're contacting you to notify you that your password was changed on 2026-11-20 10:12:44 UTC. Incident 48291377.

@@ b1 phishing warning about codes | security-notice
Federated Trust <alerts@fedtrust.example>
Never share your one-time passcode
Scammers may call and ask you for a one-time passcode. We will never ask for it. If in doubt call 1-800-432-1000 or text HELP to 62265.
> Learn about scams | https://fedtrust.example/security/2026

@@ b1 invoice saas | receipt
Registrar Cloud <billing@registrarcloud.example>
Your receipt from Registrar Cloud #2204-4177
%html
<table><tr><td>Receipt from Registrar Cloud</td></tr><tr><td>Receipt #2204-4177</td></tr><tr><td>AMOUNT PAID<br>$48.29</td><td>DATE PAID<br>November 20, 2026</td><td>PAYMENT METHOD<br>VISA - 8830</td></tr><tr><td>Pro plan Nov 20 – Dec 20, 2026</td><td>$48.29</td></tr><tr><td>Invoice number 9C1E77-0042. VAT IE6388047V. <a href="https://pay.registrarcloud.example/invoice/acct_1/pdf">Download invoice</a></td></tr></table>

@@ b1 payment authorisation | bank
Federated Trust <alerts@fedtrust.example>
Debit card purchase of $129.99 approved
| Merchant | BRICKYARD #0482
| Authorization code | 091377
| Card ending in | 4471
| Balance | $3,204.17

@@ b1 money transfer pickup | bank
Rapidcash <noreply@rapidcash.example>
Your transfer is ready: MTCN 482-913-7740
Tell the receiver this tracking number (MTCN). They need it and an ID to pick up 250.00 EUR.
# 482-913-7740

@@ b1 statement ready | bank
Northfield Credit Union <estatements@nfcu.example>
Your November e-statement is ready
Account ending 2291. Statement period 10/21/2026 to 11/20/2026. Routing number 256074974. Log in to view it.
> Log in | https://online.nfcu.example/login

@@ b1 ticket updated | discussion
Stackhost Support <support@stackhost.example>
[#KXT-482-91377] Re: Disk quota
%text
##- Please type your reply above this line -##

Your request (204417) has been updated. To add additional comments, reply to this email.

Marta (Stackhost)
Nov 20, 2026, 11:48 GMT

Hi Kim, I raised the quota to 51200 MB. The error code 0x80070070 should be gone. Could you restart node 4471 and confirm?

@@ b1 ci failed | developer
Forgeyard <notifications@forgeyard.example>
[atlas/api] Run failed: CI - main (4f1c7e9)
%html
<p><b>CI: Some jobs were not successful</b></p><table><tr><td>build / node-24</td><td>Failed in 2 minutes and 14 seconds</td><td>1 annotation</td></tr><tr><td>test / shard 3</td><td>exit code 137</td></tr></table><p><a href="https://forgeyard.example/atlas/api/actions/runs/8824410337">View workflow run</a></p><p>You are receiving this because you are subscribed to this thread. <a href="https://forgeyard.example/settings/notifications">Manage your notifications</a></p>

@@ b1 issue comment | developer
Lena Brandt <notifications@forgeyard.example>
Re: [atlas/api] Verification code email is never sent (Issue #4829)
%text
I can reproduce this on 3.20.4. The mailer logs

    rendered otp_email (code=550193, ttl=600)

but the queue drops it with code 421. Reverting 9f3c01ab helps.

--
Reply to this email directly or view it on Forgeyard:
https://forgeyard.example/atlas/api/issues/4829#issuecomment-2204417733
`,
);
