import { mails } from '../mails.ts';

/** English mails of work and consumer services, batch 10. */
export const TENTH_ENGLISH_MORE = [
  ...mails(
    'en',
    `
@@ b10p single sign-on activation | verify-link
Identia <noreply@identia.example>
Welcome to Identia!
%expect verify https://northwind.identia.example/tokens/dKq0ZyX1cRwYh2LsE8vT/verify
%html
<div style="background-color:#fafafa;margin:0"><table style="font-family:'proxima nova',Arial;border:1px solid #c8c8c8;width:600px;background:#fff" align="center"><tr><td style="padding:22px"><img src="https://northwind.identia.example/bc/image/logo.png" height="37"></td></tr>
<tr><td style="padding:24px 22px"><strong>Northwind Ltd - Welcome to Identia!</strong></td></tr>
<tr><td style="padding:0 22px">Hi Sam,<br><br>Your organization is using Identia to manage your web applications. This means you can conveniently access all the applications you normally use, through a single, secure home page. Watch this short video to learn more: <a href="https://www.identia.example/intro-to-identia">https://www.identia.example/intro-to-identia</a></td></tr>
<tr><td style="padding:24px 22px">Your system administrator has created an Identia user account for you.<br>Click the following link to activate your Identia account:</td></tr>
<tr><td align="center"><a href="https://northwind.identia.example/tokens/dKq0ZyX1cRwYh2LsE8vT/verify" style="background:#007dc1;color:#fff;padding:10px 36px;text-decoration:none">Activate Identia Account</a><br><span style="font-size:11px;color:#999">This link expires in 7 days.</span></td></tr>
<tr><td style="padding:24px 22px">Your username is <strong>sam@northwind.example</strong><br>Your organization's sign-in page is <a href="https://northwind.identia.example">https://northwind.identia.example</a><br><br>If you experience difficulties accessing your account, you can send a help request to your administrator using the link: <a href="https://northwind.identia.example/help/login">Go to your Sign-in Help page</a></td></tr></table>
<p style="font-size:12px;text-align:center;color:#999">This is an automatically generated message by Identia. Replies are not monitored or answered.</p></div>

@@ b10p dev newsletter opt-in | verify-link
Bytes & Bolts <hello@bytesandbolts.example>
Confirm your subscription to Bytes & Bolts
%expect verify https://bytesandbolts.us14.listpost.example/subscribe/confirm?u=b7a0e1c41&id=20af3d77e1&e=0bd18ac219
%text
Bytes & Bolts

Please Confirm Subscription

Yes, subscribe me to this list:
https://bytesandbolts.us14.listpost.example/subscribe/confirm?u=b7a0e1c41&id=20af3d77e1&e=0bd18ac219

If you received this email by mistake, simply delete it. You won't be subscribed if you don't click the confirmation link above.

For questions about this list, please contact: hello@bytesandbolts.example

@@ b10p registrar contact verification | verify-link
Namebarn Domains <verification@namebarn.example>
ACTION REQUIRED: Verify the contact data of your domains within 15 days
%expect verify https://approve.namebarn.example/whois/verify?ref=RT77120&auth=kS92bbQ1
%html
<p>Dear Sam Keller,</p>
<p>As of 1 January 2014, ICANN requires that all accredited registrars verify the email address of the registrant when a domain is registered, transferred or its contact data is changed. Please see <a href="https://icann-info.example/registrants/2013-raa">the ICANN page on validation</a>.</p>
<p>The following domains use the address sam@northwind.example:</p>
<table border="1" cellpadding="6"><tr><th>Domain</th><th>Registered</th><th>Deadline</th></tr><tr><td>northwind-labs.example</td><td>2026-11-16</td><td>2026-12-01</td></tr><tr><td>nwlabs.test</td><td>2026-11-16</td><td>2026-12-01</td></tr></table>
<p><b>Please click the link below to verify your email address:</b><br><a href="https://approve.namebarn.example/whois/verify?ref=RT77120&amp;auth=kS92bbQ1">https://approve.namebarn.example/whois/verify?ref=RT77120&amp;auth=kS92bbQ1</a></p>
<p>If you do not follow the link before the deadline, the domains will be suspended, and web sites and mail will stop working.</p>
<p>Customer number 3318204 | Support: +1 480 555 0117 | <a href="https://www.namebarn.example/support">namebarn.example/support</a></p>

@@ b10p delete organization confirm | verify-link
Shiplog <no-reply@shiplog.example>
Confirm deletion of organization northwind-staging
%expect verify https://app.shiplog.example/orgs/northwind-staging/delete/confirm?t=eyJvIjo0NDcxfQ.b8Qz
%text
samk asked to delete the organization northwind-staging, with its 14 projects and 2.3 TB of logs. This can't be undone.

Confirm the deletion within 60 minutes:
https://app.shiplog.example/orgs/northwind-staging/delete/confirm?t=eyJvIjo0NDcxfQ.b8Qz

Nothing happens if you don't.

@@ b10p storefront sign-in | subject-and-body | 553902
Shopkeep <email@shopkeep.example>
553902 is your Shopkeep verification code
%html
<div style="max-width:400px;margin:0 auto;font-family:Arial"><p style="font-size:16px"><b>Check out faster with Shopkeep</b></p><p>Your verification code is:</p><p style="font-size:40px;font-weight:bold;color:#5433eb">553902</p><p style="color:#777">This code expires in 10 minutes and can only be used once. By using it you confirm that you are the owner of the email address ag***@agents.test.</p><p style="font-size:12px"><a href="https://shopkeep.example/terms">Terms of service</a> <a href="https://shopkeep.example/privacy">Privacy policy</a><br>48 Larch Street, 3rd Floor, Ottawa ON K2P 1L4</p></div>

@@ b10p bank card payment | distractors | 48291736
Meridian Bank <alerts@meridianbank.example>
Your one-time passcode for an online payment
%html
<html><body><table width="640" align="center" style="font-family:Arial,Helvetica,sans-serif;font-size:15px;color:#222;border-top:6px solid #00395d"><tr><td style="padding:24px"><img src="https://img.meridianbank.example/logo.gif" alt="Meridian Bank" width="160"></td><td align="right" style="font-size:12px">Account ending: 4471<br>Postcode ending: 7QX</td></tr>
<tr><td colspan="2" style="padding:0 24px"><p>Dear Mr Keller,</p><p>You're about to pay <b>£1,204.50</b> to <b>NORTHERN RAIL TRAVEL</b> with your debit card ending <b>8820</b>.</p>
<p>To approve it, type this passcode on the payment page:</p><p style="font-size:26px"><b>48291736</b></p>
<p>We'll never phone you to ask for this passcode. If somebody does, hang up and call us from another phone on <b>0345 496 0150</b>, or +44 1632 960150 from abroad. If you don't recognise the payment, don't use the passcode and call us straight away.</p><p>Reference: MB-20261117-0094</p></td></tr>
<tr><td colspan="2" style="padding:24px;font-size:11px;color:#666">Meridian Bank plc. Registered office: 1 Exchange Place, Manchester M2 7HA. Registered in England No. 0204417. Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority (Financial Services Register No. 991047).</td></tr></table></body></html>

@@ b10p crypto withdrawal | distractors | 660247
Bitquay <do-not-reply@bitquay.example>
[Bitquay] Confirm Your Withdrawal Request - 2026-11-17 06:20:11 (UTC)
%text
Anti-phishing phrase: grey-heron

You've initiated a request to withdraw 0.41500000 BTC to the following address:

bc1q9h6tzs0v5m3w4y8kexample7l2r0p

Withdrawal ID: 20417733
Network fee: 0.00008 BTC

Confirmation code:

660247

The code is valid for 30 minutes. Please check the address carefully: withdrawals can't be cancelled once they are confirmed. If this activity is not your own, disable your account at https://www.bitquay.example/account/disable and contact us.

Bitquay Team
This is an automated message, please do not reply.

@@ b10p game launcher guard | alphanumeric | KX4TF
Boilerworks Support <noreply@boilerworks.example>
Your Boilerworks account: Access from new web or mobile device
%html
<html><body style="background:#1b2838;margin:0"><table width="600" align="center" cellpadding="0" cellspacing="0" style="background:#17212e;color:#c6d4df;font-family:'Motiva Sans',Arial,sans-serif"><tr><td style="padding:40px 60px 10px"><img src="https://store.boilerworks.example/email/logo.png" width="212"></td></tr>
<tr><td style="padding:20px 60px;font-size:36px"><span style="color:#77b9ee">keller_s</span>,</td></tr>
<tr><td style="padding:0 60px;font-size:18px;line-height:25px">It looks like you are trying to log in from a new device. Here is the Boilerworks Guard code you need to access your account:</td></tr>
<tr><td style="padding:30px 60px"><table width="100%" style="background:#121a25;border-radius:4px"><tr><td style="padding:30px 0;text-align:center"><span style="font-size:16px;color:#f1f1f1">Request made from United Kingdom</span></td></tr><tr><td style="font-size:48px;color:#3a9aed;font-weight:bold;text-align:center;padding-bottom:36px">KX4TF</td></tr></table></td></tr>
<tr><td style="padding:0 60px;font-size:16px"><b>If this wasn't you</b><br>This email was generated because of a login attempt from a web or mobile device located at 203.0.113.88 (GB). The login attempt included your correct account name and password. The Guard code is required to complete the login. <b>No one can access your account without also accessing this email.</b><br><br>If you are not attempting to login then please change your <a href="https://help.boilerworks.example/en/wizard/HelpChangePassword" style="color:#8c9dae">Boilerworks password</a>.</td></tr>
<tr><td style="padding:40px 60px;font-size:12px;color:#8c9dae">© Boilerworks Corporation. PO Box 4071, Bellevue, WA 98009. All rights reserved.</td></tr></table></body></html>

@@ b10p console network code | grouped | 309418
Playfield Network <account@playfield.example>
Your Playfield security code
%text
Hi HexBadger,

309 418

is your security code. Enter it on your console or at playfield.example to finish signing in. It's good for 15 minutes.

Didn't ask for it? Visit help.playfield.example.

@@ b10p photo network signup | split | 118204
Snaply <no-reply@mail.snaply.example>
118204 is your Snaply code
%html
<div style="padding:0 24px;font-family:Roboto,sans-serif;color:#565a5c;font-size:18px"><p>Hi,</p><p>Someone tried to sign up for a Snaply account with agent@agents.test. If it was you, enter this confirmation code in the app:</p>
<table align="center"><tr><td style="border:1px solid #dbdbdb;padding:10px">1</td><td style="border:1px solid #dbdbdb;padding:10px">1</td><td style="border:1px solid #dbdbdb;padding:10px">8</td><td style="border:1px solid #dbdbdb;padding:10px">2</td><td style="border:1px solid #dbdbdb;padding:10px">0</td><td style="border:1px solid #dbdbdb;padding:10px">4</td></tr></table></div>
<div style="color:#abadae;font-size:11px;text-align:center">from<br>Snapworks<br>© Snaply. Snapworks Inc., 20 Poplar Road, Menlo Park, CA 94025<br>This message was sent to agent@agents.test. If this isn't your email address, please <a href="https://snaply.example/accounts/remove/?nonce=q8Lz">remove your address</a>.</div>

@@ b10p social login trouble | magic-link
Chirrup <security@mail.chirrup.example>
samk, we've made it easy to get back on Chirrup
%expect sign_in https://chirrup.example/_n/emaillogin?uid=3kq0&token=8Fs1zP&auto_send=0
%expect reset_password https://chirrup.example/accounts/password/reset/confirm/?uidb36=3kq0&token=8Fs1zP%3Apassword_reset_email
%html
<table width="430" align="center" style="font-family:Helvetica Neue,Arial;font-size:16px;color:#444"><tr><td><p>Hi samk,</p><p>Sorry to hear you're having trouble logging into Chirrup. We got a message that you forgot your password. If this was you, you can get right back into your account or reset your password now.</p>
<a href="https://chirrup.example/_n/emaillogin?uid=3kq0&amp;token=8Fs1zP&amp;auto_send=0" style="display:block;background:#47a2ea;color:#fff;padding:10px;text-align:center;text-decoration:none;border-radius:4px">Log in as samk</a><br>
<a href="https://chirrup.example/accounts/password/reset/confirm/?uidb36=3kq0&amp;token=8Fs1zP%3Apassword_reset_email" style="display:block;border:1px solid #47a2ea;color:#47a2ea;padding:10px;text-align:center;text-decoration:none;border-radius:4px">Reset your password</a>
<p>If you didn't request a login link or a password reset, you can ignore this message and <a href="https://help.chirrup.example/487319">learn more about why you may have received it</a>.</p><p>Only people who know your Chirrup password or click the login link in this email can log into your account.</p></td></tr>
<tr><td style="font-size:11px;color:#aaa;text-align:center">This message was sent to agent@agents.test and intended for samk. Not your account? <a href="https://chirrup.example/emailreport/revoke/?k=0a">Remove your email</a> from this account.</td></tr></table>

@@ b10p government sign-in | plain | 550218
Citizen Login <citizen.login@notify.gov.test>
Your Citizen Login security code
%text
# Your security code

Use this security code to continue:

550218

The code expires in 15 minutes.

Do not share this code with anyone, not even with government staff. If you think somebody is trying to get into your account, contact the Citizen Login team: https://home.login.gov.test/contact-citizen-login

From the Citizen Login team

---
Do not reply to this email, it is an automated message.

@@ b10p veterans benefits confirm | code-and-link | R4T8WM
Benefits Portal <no-reply@benefits.gov.test>
Confirm your email
%expect verify https://secure.benefits.gov.test/sign_up/email/confirm?_request_id=&confirmation_token=xW9sHtQp3uZr
%html
<html><body style="font-family:'Source Sans Pro',Arial;margin:0"><div style="background:#f0f0f0;font-size:12px;padding:4px 16px">An official website of the government</div>
<table width="580" align="center"><tr><td style="padding:24px 0"><img src="https://secure.benefits.gov.test/images/logo.png" alt="Benefits Portal" width="142"></td></tr>
<tr><td><h1 style="font-weight:normal">Confirm your email</h1><p>Thanks for submitting your email address. Please click the link below or copy and paste the entire link into your browser. This link will expire in 24 hours.</p>
<p><a href="https://secure.benefits.gov.test/sign_up/email/confirm?_request_id=&amp;confirmation_token=xW9sHtQp3uZr" style="background:#0071bb;color:#fff;padding:12px 24px;text-decoration:none;border-radius:4px">Confirm email address</a></p>
<p><a href="https://secure.benefits.gov.test/sign_up/email/confirm?_request_id=&amp;confirmation_token=xW9sHtQp3uZr">https://secure.benefits.gov.test/sign_up/email/confirm?_request_id=&amp;confirmation_token=xW9sHtQp3uZr</a></p>
<p>Started on another device? Choose "Enter code instead" there and type <strong>R4T8WM</strong>.</p></td></tr>
<tr><td style="border-top:1px solid #d6d7d9;padding-top:16px;font-size:13px;color:#5b616b">Please do not reply to this message. If you need help, visit <a href="https://www.benefits.gov.test/help">www.benefits.gov.test/help</a>.<br><a href="https://benefits.gov.test/policy">About the portal</a> | <a href="https://benefits.gov.test/privacy">Privacy policy</a></td></tr></table></body></html>

@@ b10p patient portal | prefixed | RC-091224
Rosehill Clinics MyHealth <donotreply@rosehill.example>
MyHealth identity check
%text
Sam, RC-091224 is your MyHealth verification code. Type it with the letters. Valid 20 min.
Not an emergency service: in an emergency call 999. Rosehill Clinics, 01632 960420

@@ b10p mobile operator pin | inline | 5507
Beacon Mobile <noreply@beaconmobile.example>
Your one-time PIN
%html
<p>Hi Sam,</p><p>You're on the phone with us, or in a store, about the number ending 318. Please tell our adviser, or type on your keypad, this one-time PIN: <b>5507</b>.</p><p>It stops working after 5 minutes.</p><p>Account 700418822. You can reach us on 191 from your Beacon phone or 0333 496 0191 from any other. Beacon Mobile Ltd, Reading RG2 6UJ.</p>

@@ b10p streaming sign-in | heading | 8842
Flixbox <info@account.flixbox.example>
Flixbox: Your sign-in code
%html
<html><head><style>.h{font-size:24px;font-weight:700}.c{font-size:28px;letter-spacing:6px;font-weight:700}</style></head><body bgcolor="#ffffff"><div style="display:none">Enter the code to sign in to Flixbox.</div><table width="500" align="center" style="font-family:Arial"><tr><td><a href="https://www.flixbox.example/browse?lnktrk=EMP&amp;g=A1C0"><img src="https://assets.flixbox.example/us/email/logo.png" width="40" alt="Flixbox"></a></td></tr><tr><td class="h">Enter this code to sign in</td></tr><tr><td>Enter the code below on your device to sign in to Flixbox. This code will expire in 15 minutes.</td></tr><tr><td class="c" style="padding:20px 0">8842</td></tr>
<tr><td>If you weren't expecting this email, please make sure that your accounts are secure. <a href="https://www.flixbox.example/password?g=A1C0">Change password</a> or <a href="https://www.flixbox.example/ManageDevices?g=A1C0">sign out of all devices</a>.</td></tr><tr><td>We're here to help if you need it. Visit the <a href="https://help.flixbox.example">Help Center</a> for more info or <a href="https://help.flixbox.example/contactus">contact us</a>.<br>– The Flixbox team</td></tr>
<tr><td style="font-size:11px;color:#a4a4a4">Flixbox, Inc.<br>This account email has been sent to you as part of your Flixbox membership.<br>SRC: 0A1CF730_c81b_en_GB</td></tr></table></body></html>

@@ b10p grocery delivery login | origin-bound | 917365
FreshBasket <login@freshbasket.example>
Log in to FreshBasket
%text
917365 is your FreshBasket code.

Delivery slots for Thursday are filling up!

@freshbasket.example #917365

@@ b10p airline miles password | reset-link
Skyway Miles <skywaymiles@email.skyway.example>
Reset your Skyway Miles password
%expect reset_password https://click.email.skyway.example/?qs=7b1f0e92c8d4a63355e0f1aa9c2b7740d8
%html
<html><body style="margin:0;background:#eef1f5"><table width="640" align="center" bgcolor="#ffffff" style="font-family:Arial"><tr><td align="right" style="font-size:11px;padding:8px"><a href="https://view.email.skyway.example/?qs=0b3a">View in web browser</a></td></tr>
<tr><td bgcolor="#0b1f4b" style="color:#fff;padding:16px 24px">SKYWAY MILES <span style="float:right;font-size:12px">Sam Keller | No. 2240418871 | 18,420 miles</span></td></tr>
<tr><td style="padding:24px"><h2>Forgot your password?</h2><p>It happens. Select the button and choose a new one within 24 hours.</p><table><tr><td bgcolor="#d6001c" style="padding:12px 28px"><a href="https://click.email.skyway.example/?qs=7b1f0e92c8d4a63355e0f1aa9c2b7740d8" style="color:#fff;text-decoration:none">Reset password</a></td></tr></table><p>Your next trip: LHR–BOS, 4 December 2026. <a href="https://click.email.skyway.example/?qs=11c0ffee">Manage booking</a></p></td></tr>
<tr><td style="padding:24px;font-size:11px;color:#777">Please do not reply. Skyway Airlines, P.O. Box 20417, Dallas, TX 75299. © 2026. <a href="https://click.email.skyway.example/?qs=99aa">Privacy</a> | <a href="https://click.email.skyway.example/?qs=99ab">Contact us</a></td></tr></table></body></html>

@@ b10p holiday homes verify | verify-link
Stayaway <automated@stayaway.example>
Please confirm your email address
%expect verify https://www.stayaway.example/users/verify_email?code=0x7Qz91&euid=1b7c-20e4
%html
<p>Hi Sam,</p><p>Welcome to Stayaway! In order to get started, you need to confirm your email address.</p><p><a href="https://www.stayaway.example/users/verify_email?code=0x7Qz91&amp;euid=1b7c-20e4">Confirm email</a></p><p>Thanks,<br>The Stayaway Team</p><p><small>Sent with ♥ from Stayaway, 417 Alder St, San Francisco. <a href="https://www.stayaway.example/help">Help</a></small></p>
%text
Hi Sam,

Welcome to Stayaway! In order to get started, you need to confirm your email address:
https://www.stayaway.example/users/verify_email?code=0x7Qz91&euid=1b7c-20e4

Thanks,
The Stayaway Team

@@ b10p brokerage locked | verify-link
Fairstock <service@fairstock.example>
Your account is locked
%expect verify https://invest.fairstock.example/unlock/c30e1f7744
%text
Sam,

After 5 wrong passwords we locked the login of account ****3391 on 17 Nov 2026 at 07:58 ET. To unlock it, open:

https://invest.fairstock.example/unlock/c30e1f7744

Orders that are open are not affected. Trouble? Call 800-555-0163, weekdays 8 to 8.

Fairstock Securities LLC, Member FINRA/SIPC
`,
  ),
];
