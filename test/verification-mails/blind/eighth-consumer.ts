import { mails } from '../mails.ts';

/** English mails of consumer services with a code or a link. */
export const EIGHTH_CONSUMER = mails(
  'en',
  `
@@ b8q photo network signup | heading | 730482
Snapfold <no-reply@mail.snapfold.example>
730482 is your Snapfold code
%html
<html lang="en" xmlns="http://www.w3.org/1999/xhtml"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>Snapfold</title>
<style nonce="Qk3v9aXz">@media all and (max-width: 480px){*[class].ib_t{min-width:100% !important}*[class].ib_row{display:block !important}*[class].mb_blk{display:block !important}}.d_mb_show{display:none}</style></head>
<body style="margin:0;" dir="ltr" bgcolor="#ffffff">
<table border="0" width="100%" cellspacing="0" cellpadding="0" align="center" id="email_table" style="border-collapse:collapse;"><tr><td id="email_content" style="font-family:Helvetica Neue,Helvetica,Lucida Grande,tahoma,verdana,arial,sans-serif;background:#ffffff;">
<table border="0" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;">
<tr><td height="20" style="line-height:20px;" colspan="3">&nbsp;</td></tr>
<tr><td height="1" colspan="3" style="line-height:1px;"><span style="color:#FFFFFF;font-size:1px;opacity:0;">Hi, Someone tried to sign up for a Snapfold account with maya.okafor@example.com. If it was you, enter this confirmation code in the app</span></td></tr>
<tr><td width="15" style="display:block;width:15px;">&nbsp;&nbsp;&nbsp;</td><td><img width="112" src="https://static.snapfold.example/rsrc.php/v4/yM/r/8n91YnfPq0s.png" height="41" alt="Snapfold" style="border:0;"></td></tr>
<tr><td style="display:block;width:15px;" width="15"></td><td style="padding:10px 0;"><p style="margin:10px 0 10px 0;color:#565a5c;font-size:18px;">Hi,</p><p style="margin:10px 0 10px 0;color:#565a5c;font-size:18px;">Someone tried to sign up for a Snapfold account with maya.okafor@example.com. If it was you, enter this confirmation code in the app:</p></td></tr>
<tr><td></td><td style="padding:10px;color:#565a5c;font-size:32px;font-weight:500;text-align:center;padding-bottom:25px;">730482</td></tr>
<tr><td></td><td><div style="color:#abadae;font-size:11px;margin:0 auto 5px auto;">© Snapfold. Harbor Platforms, Inc., 1601 Bayfront Road, Menlo Park, CA 94025<br></div><div style="color:#abadae;font-size:11px;">This message was sent to <a style="color:#abadae;text-decoration:underline;">maya.okafor@example.com</a> and intended for someone trying to sign up. Not your account? <a href="https://snapfold.example/accounts/remove/revoke_wrong_email/?uidb36=8kd1xq&amp;token=Q2xhcml0eQ&amp;nonce=7HsA0pLm" style="color:#abadae;">Remove your email</a> from this account.</div></td></tr>
</table><span><img src="https://snapfold.example/email_open_log_pic.php?mid=61f0d7b8c11a2G5af4e3" style="border:0;width:1px;height:1px;"></span></td></tr></table></body></html>

@@ b8q dating login | plain | 581937
Kindling <noreply@kindling.example>
Your Kindling verification code
%text
Your Kindling code is 581937

Don't share this with anyone, even if they say they work for us.

@@ b8q messenger mail check | grouped | 914270
Parley Messenger <no-reply@support.parley.example>
Verify your email address for Parley
%html
<div style="font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;max-width:560px;margin:0 auto;color:#1c1e21">
<p>Hi,</p>
<p>You asked to add this email address to your Parley account. Enter the code below in Parley to verify it.</p>
<p style="font-size:28px;letter-spacing:2px;text-align:center;margin:32px 0"><b>914-270</b></p>
<p>If you didn't request this, someone may have typed your address by mistake and you can ignore this message. Parley will never ask you for this code in a call or chat.</p>
<p>Thanks,<br>The Parley Team</p>
</div>

@@ b8q game store guard | alphanumeric | R7KXD
Boiler Support <noreply@boilergames.example>
Your Boiler account: Access from new web or mobile device
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html><head><meta name="viewport" content="width=device-width"><style type="text/css">body{margin:0;background:#0a0f18}.title-48{font-size:48px;line-height:52px;color:#3a9aed}.c-grey4{color:#f1f1f1}</style></head>
<body><center><table width="100%" bgcolor="#17212e" cellpadding="0" cellspacing="0"><tr><td align="center"><table width="775" style="max-width:775px" cellpadding="0" cellspacing="0">
<tr><td style="padding:40px 80px 0"><img src="https://cdn.boilergames.example/public/shared/images/email/logo.png" width="300" alt="Boiler" border="0"></td></tr>
<tr><td style="padding:30px 80px"><table width="100%"><tr><td style="font-size:36px;line-height:42px;font-family:Arial,sans-serif;color:#bfbfbf;font-weight:bold">Hello <span style="color:#77b9ee">grizzlepaw_77</span>,</td></tr>
<tr><td style="font-size:18px;line-height:25px;color:#dbdbdb;padding-top:24px">It looks like you are trying to log in from a new device. Here is the Boiler Guard code you need to access your account:</td></tr>
<tr><td style="padding:24px 0"><table width="100%" bgcolor="#17191c"><tr><td style="padding:30px 56px"><table><tr><td style="font-size:18px;color:#8f98a0">Request made from&nbsp;<span>Manchester, United Kingdom</span></td></tr><tr><td class="title-48 c-blue fw-b a-center" style="font-size:48px;line-height:52px;font-family:Arial;color:#3a9aed;font-weight:bold;text-align:center">
									R7KXD								</td></tr></table></td></tr></table></td></tr>
<tr><td style="font-size:18px;color:#c6d4df"><b>If this wasn't you</b><br>This email was generated because of a login attempt from a web or mobile device located at 203.0.113.84 (GB). The login attempt included your correct account name and password. The Boiler Guard code is required to complete the login. <b>No one can access your account without also accessing this email.</b><br><br>If you are not attempting to log in, please <a href="https://help.boilergames.example/en/wizard/HelpWithLogin">change your password</a>, and consider changing your email password as well.</td></tr>
<tr><td style="padding:30px 0;color:#c6d4df">Cheers,<br>The Boiler Team</td></tr></table></td></tr>
<tr><td style="font-size:12px;color:#6d7880;padding:0 80px 40px">This notification has been sent to the email address associated with your Boiler account. This email message was auto-generated. Please do not respond.<br>© Kettle Corporation. PO Box 1688 Bellevue, WA 98009.</td></tr></table></td></tr></table></center></body></html>
%text
Dear grizzlepaw_77,

Here is the Boiler Guard code you need to login to account grizzlepaw_77:

R7KXD

This email was generated because of a login attempt from a web or mobile device located at 203.0.113.84 (GB). The login attempt included your correct account name and password.

If you are not attempting to login then please change your Boiler password, and consider changing your email password to ensure your account security.

The Boiler Team
https://help.boilergames.example

@@ b8q streaming tv sign-in | box | 7316
Flickwave <info@account.flickwave.example>
Your sign-in code
%html
<!DOCTYPE html><html><head><meta charset="UTF-8"><style>.hidden-preheader{display:none;max-height:0;overflow:hidden}@media screen and (max-width:600px){.content-shell{width:100%!important}}</style></head>
<body bgcolor="#FFFFFF" style="margin:0;padding:0"><span class="hidden-preheader" style="display:none">Enter this code to sign in&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;</span>
<table width="500" align="center" class="content-shell" cellpadding="0" cellspacing="0"><tr><td style="padding:20px 40px 0"><a href="https://www.flickwave.example/browse?lnktrk=EMP&amp;g=A1B9F04C77&amp;lkid=URL_LOGO"><img src="https://assets.flickwave.example/us/email/logo/fw_logo_v3.png" width="24" alt="Flickwave"></a></td></tr>
<tr><td style="font-family:Arial,sans-serif;font-size:36px;font-weight:700;padding:20px 40px 0;color:#221f1f">Enter this code to sign in</td></tr>
<tr><td style="padding:20px 40px 0;font-size:16px">Hi Tomasz,</td></tr>
<tr><td style="padding:20px 40px 0;font-size:16px">Enter this code on your TV to sign in to Flickwave. It will expire in 15 minutes.</td></tr>
<tr><td style="padding:20px 40px 0"><table width="100%" style="background:#f3f3f3;border-radius:4px"><tr><td align="center" class="lrg-number" style="font-size:28px;line-height:32px;letter-spacing:6px;padding:12px">7316</td></tr></table></td></tr>
<tr><td style="padding:20px 40px 0;font-size:14px">If you didn't request this code, <a href="https://www.flickwave.example/youraccount?g=A1B9F04C77">sign out of all devices</a> and visit the <a href="https://help.flickwave.example/node/410">Help Center</a>. We're here to help if you need it.</td></tr>
<tr><td style="padding:20px 40px 0;font-size:14px">- Your friends at Flickwave</td></tr>
<tr><td style="padding:30px 40px;font-size:11px;color:#a4a4a4"><a href="https://help.flickwave.example">Questions? Call 1-855-555-0142</a><br><br>This account email has been sent to you as part of your Flickwave membership. SRC: 3B8F01A7_62c0e1d4-9a51-4f0c-8f45-3ab27d5510ce_en_US_EVO<br>Flickwave, Inc. 121 Albright Way, Los Gatos, CA 95032, U.S.A.</td></tr></table></body></html>

@@ b8q marketplace otp | plain | 208816
Ginkgo Marketplace <account-update@ginkgo.example>
Verify your new Ginkgo account
%html
<table id="verificationMsg" cellpadding="0" cellspacing="0" style="font-family:Arial,sans-serif;width:600px"><tr><td style="border-bottom:1px solid #eaeaea;padding-bottom:10px"><img src="https://images.ginkgo.example/G/01/x-locale/cs/te/logo._CB152417367_.png"></td><td align="right" style="font-size:17px">Verify your new Ginkgo account</td></tr>
<tr><td colspan="2" style="padding-top:20px;font-size:13px"><p>To verify your email address, please use the following One Time Password (OTP):</p><p class="otp" style="font-size:18px;font-weight:bold">208816</p><p>Do not share this OTP with anyone. Ginkgo takes your account security very seriously. Ginkgo Customer Service will never ask you to disclose or verify your Ginkgo password, OTP, credit card, or banking account number. If you receive a suspicious email with a link to update your account information, do not click on the link&mdash;instead, report the email to Ginkgo for investigation.</p><p>Thank you for shopping with us! We hope to see you again soon.</p></td></tr></table>
<p style="font-size:10px;color:#666">©2026 Ginkgo, Inc. or its affiliates. All rights reserved. Ginkgo Marketplace, 410 Terry Avenue North, Seattle, WA 98109-5210</p>

@@ b8q ride pin | heading | 4093
Zipcab <noreply@zipcab.example>
Your Zipcab account verification code
%text
Welcome back, Adaeze

To finish logging in, here's your verification code:

4093

Please never share this code with anyone. Zipcab representatives will never reach out to you to verify this code over the phone or SMS.

Didn't request this? You can ignore this message.

Zipcab Technologies Inc.
1515 3rd Street, San Francisco, CA 94158

@@ b8q food delivery change phone | inline | 662015
Forkful <no-reply@forkful.example>
Confirm the change to your phone number
%text
Hi Daniel, use 662015 to confirm that you want to change the phone number of your Forkful account to the one ending in 48. The code works for 10 minutes.

@@ b8q hotel loyalty | table | 39174026
Harborline Rewards <rewards@email.harborline.example>
Your Harborline Rewards one-time passcode
%html
<table width="640" align="center" style="border:1px solid #d9d9d9;font-family:Georgia,serif"><tr><td bgcolor="#1b2a41" style="padding:18px;color:#fff">HARBORLINE HOTELS &amp; RESORTS</td></tr>
<tr><td style="padding:24px"><table width="100%" style="font-size:12px;color:#666"><tr><td>Member: <b>Ruth Lindqvist</b></td><td>Account: XXXXX4417</td><td>Points: 48,210</td></tr></table>
<p>Dear Ruth,</p><p>We received a request that requires you to validate your identity. Please enter this passcode on the page where you requested it:</p>
<table style="margin:16px 0"><tr><td style="padding:6px 16px;border:1px solid #ccc">One-time passcode</td><td style="padding:6px 16px;border:1px solid #ccc"><strong>39174026</strong></td></tr><tr><td style="padding:6px 16px;border:1px solid #ccc">Valid until</td><td style="padding:6px 16px;border:1px solid #ccc">14 Nov 2026, 19:42 EST</td></tr></table>
<p>If you did not make this request, please call Member Support at 1-800-555-0117 or +1-801-555-0163 outside the U.S.</p></td></tr>
<tr><td style="padding:12px 24px;font-size:11px;color:#888">©1996-2026 Harborline International, Inc. All rights reserved. 7750 Wisconsin Avenue, Bethesda, MD 20814. <a href="https://click.email.harborline.example/?qs=6f1e3b0c9d7a2f4e8b5c1d0a9f8e7d6c5b4a39281706f5e4">Privacy Statement</a></td></tr></table>

@@ b8q bank passcode | distractors | 47120938
Mersey & Dee Bank <alerts@notify.merseydee.example>
Your one-time passcode
%html
<div style="font-family:Arial;font-size:15px;color:#222;width:600px">
<p>For your security, this email is intended for <b>Mr P Hargreaves, postcode ending 4QT</b></p>
<p>You're setting up a payment of &pound;1,250.00 to J Whitlock (sort code 04-00-75, account ending 3381).</p>
<p>Your one-time passcode is <b>47120938</b>. Enter it in online banking to approve the payment.</p>
<p>Never share this passcode with anyone, not even us. If someone has asked you to move money to a "safe account", it's a scam. Hang up and call 159.</p>
<p>If you didn't request this, call us straight away on 0345 555 0132 (or +44 1539 555 0132 from abroad). Lines are open 24/7.</p>
<hr><p style="font-size:11px">Mersey &amp; Dee Bank plc. Registered in England and Wales No. 02294747. Registered office: 2 Dock Place, Liverpool L2 4QT. Authorised by the Prudential Regulation Authority. Firm reference number: 310417.</p></div>

@@ b8q card 3ds | inline | 905713
Paylight <securepay@paylight.example>
905713 - your code for a purchase at Oak & Iron
%text
Your secure code for a purchase of EUR 86.40 at OAK & IRON with card **** 7719 is 905713. Valid for 5 min. Do not give it to anyone.

@@ b8q crypto withdrawal | distractors | 318650
Bitmeadow <do-not-reply@mailer.bitmeadow.example>
[Bitmeadow] Withdrawal Requested From 198.51.100.23 - 2026-11-12 08:14:55(UTC)
%html
<!DOCTYPE html><html><head><style>@media only screen and (max-width:600px){.w{width:100%!important}}</style></head><body style="background:#fafafa;margin:0"><table class="w" width="600" align="center" bgcolor="#fff" style="font-family:Arial,sans-serif;font-size:14px;color:#1e2329">
<tr><td bgcolor="#12161c" align="center" style="padding:20px"><img src="https://public.bitmeadow.example/image/ufo/logo.png" width="140"></td></tr>
<tr><td style="padding:24px 30px"><div style="font-size:20px;font-weight:900">Confirm Your Withdrawal</div>
<p>You have initiated a request to withdraw the amount below to the following address:</p>
<p>Amount: <b>0.24810000 BTC</b><br>Network: BTC (SegWit)<br>Address: <b>bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq</b><br>Withdrawal ID: 8841207736</p>
<p>Your verification code:</p><div style="font-size:24px;color:#f0b90b;font-weight:bold">318650</div>
<p>The verification code will be valid for 30 minutes. Please do not share this code with anyone.</p>
<p>Anti-phishing code: <b>saltmarsh</b></p>
<p>Don't recognize this activity? Please <a href="https://accounts.bitmeadow.example/en/security/disable-account?token=0f2b77ce41d94c33a1">disable your account</a> and contact customer support immediately.</p><p><i>This is an automated message, please do not reply.</i></p></td></tr>
<tr><td align="center" style="font-size:10px;color:#aeb4bc;padding:20px"><a href="https://social.example/bitmeadow">Stay connected!</a><br><b>Risk warning:</b> Cryptocurrency trading is subject to high market risk. Bitmeadow will not be liable for your trading losses.<br>© 2026 Bitmeadow.example, All Rights Reserved.</td></tr></table></body></html>

@@ b8q insurance portal | plain | 254879
Evergreen Mutual <donotreply@evergreenmutual.example>
Evergreen Mutual Security Code
%text
EVERGREEN MUTUAL INSURANCE COMPANY
----------------------------------

Your security code is: 254879

You will need this code to finish registering for online access to policy HO3-6620418.

This code expires at 03:25 PM CT on 11/09/2026. A new code replaces any you may have received before.

Questions? Call 1-800-555-0188, Monday to Friday, 7 a.m. to 10 p.m. Central.

This mailbox is not monitored. P.O. Box 2359, Bloomington, IL 61702

@@ b8q health portal | subject-and-body | 861402
Lakeview MyHealth <noreply@myhealth.lakeview.example>
Your MyHealth code is 861402
%text
Here is the security code you requested to log in to MyHealth: 861402

Someone from Lakeview will never ask you for this code. If you did not just try to log in, call the MyHealth help desk at (608) 555-0124.

@@ b8q tax account | grouped | 573108
Revenue Online Services <no.reply@notifications.revenue.example>
Your access code
%html
<div style="background:#0b0c0c;padding:10px 20px"><span style="color:#fff;font:bold 24px Arial">Revenue Online Services</span></div>
<div style="font:19px/1.3 Arial;color:#0b0c0c;padding:20px;max-width:580px">
<p>Your access code is</p>
<h2 style="font-size:27px;font-weight:bold">573 108</h2>
<p>It expires in 20 minutes.</p>
<p>If you did not ask for an access code, you can ignore this email. Someone may have typed your address by mistake.</p>
<p>Do not reply to this email. <a href="https://www.revenue.example/contact">Contact Revenue Online Services</a> if you need help.</p>
<p style="font-size:14px">Self Assessment deadline for paper returns for the 2025 to 2026 tax year: 31 October 2026.</p></div>

@@ b8q telecom my account | subject-only | 190736
Bluepoint Mobile <noreply@bluepointmobile.example>
190736 is your Bluepoint temporary PIN
%text
Use the PIN in the subject of this email to log in to My Bluepoint. It's good for the next 15 minutes.

Need help? Dial 611 from your Bluepoint phone.
(c) 2026 Bluepoint Mobile USA. 12920 SE 38th St., Bellevue, WA 98006

@@ b8q fitness app boxes | split | 560291
Stridely <hello@stridely.example>
Let's get you moving: your login code
%html
<!doctype html><html><body style="margin:0;background:#f7f5f2"><div style="display:none;font-size:1px;color:#f7f5f2">Your code is inside. It works for 30 minutes.</div>
<table role="presentation" width="100%"><tr><td align="center"><table role="presentation" width="520" bgcolor="#ffffff" style="border-radius:12px"><tr><td align="center" style="padding:32px"><img src="https://img.stridely.example/e/wordmark@2x.png" width="120" alt="Stridely"></td></tr>
<tr><td align="center" style="font:600 22px Inter,Arial">Hey Priyanka, here's your code</td></tr>
<tr><td align="center" style="padding:24px"><table role="presentation" cellspacing="6"><tr><td style="width:44px;height:56px;border:1px solid #ddd;border-radius:8px;font:700 28px Inter,Arial" align="center">5</td><td style="width:44px;height:56px;border:1px solid #ddd;border-radius:8px;font:700 28px Inter,Arial" align="center">6</td><td style="width:44px;height:56px;border:1px solid #ddd;border-radius:8px;font:700 28px Inter,Arial" align="center">0</td><td style="width:44px;height:56px;border:1px solid #ddd;border-radius:8px;font:700 28px Inter,Arial" align="center">2</td><td style="width:44px;height:56px;border:1px solid #ddd;border-radius:8px;font:700 28px Inter,Arial" align="center">9</td><td style="width:44px;height:56px;border:1px solid #ddd;border-radius:8px;font:700 28px Inter,Arial" align="center">1</td></tr></table></td></tr>
<tr><td align="center" style="font:14px Inter,Arial;color:#555;padding:0 40px 32px">Didn't ask for it? No worries, nothing has changed on your account.</td></tr>
<tr><td align="center" style="font:11px Inter,Arial;color:#999;padding:16px">Stridely Ltd, 41 Corn Street, Bristol BS1 1HT<br><a href="https://stridely.example/legal/privacy">Privacy</a> · <a href="https://stridely.example/support">Support</a></td></tr></table></td></tr></table></body></html>

@@ b8q newsletter login | code-and-link | 402957
Longhand <no-reply@longhand.example>
402957 is your Longhand verification code
%expect sign_in https://email.mg1.longhand.example/c/eJxMkMFu4yAQhp8GblQDGOwDhz0k77HCMHFQDFjgVOqbtNZKvSFm9H-fP7dOQVqv3oKySXlKyN8_RoZnf8gfjQ
%html
<div class="email-body-container" style="font-size:16px;line-height:26px;max-width:550px;margin:0 auto"><p>Here's a link to sign in to Longhand. This link can only be used once and expires after 24 hours. If expired, please try logging in again <a href="https://longhand.example/sign-in">here</a>.</p>
<p style="text-align:center"><a href="https://email.mg1.longhand.example/c/eJxMkMFu4yAQhp8GblQDGOwDhz0k77HCMHFQDFjgVOqbtNZKvSFm9H-fP7dOQVqv3oKySXlKyN8_RoZnf8gfjQ" style="display:inline-block;background:#ff6719;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none">Sign in now</a></p>
<p>Or, enter this code on the sign-in page:</p><p style="font-size:24px;font-weight:600">402957</p>
<p style="color:#777;font-size:12px">© 2026 Longhand Inc. 548 Market Street PMB 72296, San Francisco, CA 94104</p></div>

@@ b8q school account | prefixed | E-771043
Edvantage Accounts <no-reply@accounts.edvantage.example>
E-771043 is your Edvantage verification code
%text
Dear Edvantage user,

We received a request to access your Edvantage account nkemp.year9@example.com through your email address. Your Edvantage verification code is:

E-771043

If you did not request this code, it is possible that someone else is trying to access the account nkemp.year9@example.com. Do not forward or give this code to anyone.

You received this message because this email address is listed as the recovery email for the account.

Sincerely yours,

The Edvantage Accounts team

@@ b8q airline seat wallet | origin-bound | 038274
Aeronova <no-reply@aeronova.example>
Your Aeronova sign-in code
%text
038274 is your Aeronova Skies sign-in code. We will never call you to ask for it.

@www.aeronova.example #038274
`,
);
