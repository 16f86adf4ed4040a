import { mails } from '../mails.ts';

/** English mails of consumer services with a code or a link, sealed until the end. */
export const NINTH_CONSUMER = mails(
  'en',
  `
@@ b9q microblog odd login | alphanumeric | wq7x2mzk
Chirrup <verify@chirrup.example>
Confirm it's you: your login code is wq7x2mzk
%html
<!DOCTYPE html><html lang="en"><head><meta name="viewport" content="width=device-width, minimum-scale=1.0"><style>@media only screen and (max-device-width:480px){.col{width:100%!important}.h2{font-size:20px!important}}</style></head>
<body bgcolor="#e1e8ed" style="margin:0;padding:0;-webkit-text-size-adjust:100%"><table cellpadding="0" cellspacing="0" border="0" width="100%" bgcolor="#e1e8ed" style="background-color:#e1e8ed"><tbody><tr><td align="center"><table class="col" id="header" align="center" width="448" style="width:448px;background-color:#fff" cellpadding="0" cellspacing="0" border="0"><tbody>
<tr><td colspan="4" height="24"></td></tr><tr align="right"><td width="24"></td><td align="right"><a href="https://chirrup.example/?refsrc=email"><img width="32" src="https://ton.chirrup.example/images/logo/logo_32.png" style="display:block"></a></td><td width="24"></td></tr>
<tr><td></td><td class="h2" style="font-family:'HelveticaNeue','Helvetica Neue',Helvetica,Arial,sans-serif;font-size:24px;line-height:32px;font-weight:bold;color:#292f33;text-align:left">Was this you trying to log in?</td></tr>
<tr><td></td><td style="font-size:16px;line-height:20px;padding-top:12px;font-family:Helvetica,Arial">@jonas_bk, we noticed an attempt to log in to your account that seems suspicious. Please enter this single-use code where you were asked for it:</td></tr>
<tr><td></td><td style="padding:16px 0;font-size:24px;line-height:28px;font-weight:bold;font-family:Helvetica,Arial">wq7x2mzk</td></tr>
<tr><td></td><td style="font-size:14px;font-family:Helvetica,Arial">Location*&nbsp;&nbsp; Ghent, Belgium<br>Device&nbsp;&nbsp;&nbsp;&nbsp; Safari on iPhone<br><br>*Location is approximate based on the login's IP address.<br><br>If this wasn't you, <a href="https://chirrup.example/account/begin_password_reset?cn=c3VzcA%3D%3D">change your password now</a> to protect your account.</td></tr>
<tr><td colspan="3" height="24"></td></tr></tbody></table>
<table class="col" width="448"><tr><td align="center" style="font-size:12px;color:#8899a6;font-family:Helvetica,Arial;padding:16px"><a href="https://support.chirrup.example/articles/204820">Help</a> | <a href="https://support.chirrup.example/articles/82050">Email security tips</a><br>This email was meant for @jonas_bk<br>Chirrup International Unlimited Company, One Cumberland Place, Fenian Street, Dublin 2, D02 AX07</td></tr></table></td></tr></tbody></table></body></html>

@@ b9q console account single-use | plain | 70519462
Northlight account team <account-security-noreply@accountprotection.northlight.example>
Your single-use code
%text
Hi ja**7@example.com,

We received your request for a single-use code to use with your Northlight account.

Your single-use code is: 70519462

Only enter this code on an official website or app. Don't share it with anyone. We'll never ask for it outside an official platform.

Thanks,
The Northlight account team

Privacy Statement: https://go.northlight.example/fwlink/?LinkId=521839
Northlight Corporation, One Northlight Way, Redmond, WA 98052

@@ b9q shooter two-factor | heading | 618034
Apex Forge Games <help@acct.apexforge.example>
Your two-factor sign in code
%html
<!doctype html><html xmlns:o="urn:schemas-microsoft-com:office:office"><head><!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]--><style type="text/css">#outlook a{padding:0}img{border:0;-ms-interpolation-mode:bicubic}</style></head>
<body style="margin:0;padding:0;background-color:#121212"><div style="display:none;font-size:1px;line-height:1px;max-height:0;opacity:0;overflow:hidden">Use this code to finish signing in. &#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</div>
<center><table width="640" cellpadding="0" cellspacing="0" bgcolor="#ffffff"><tr><td align="center" bgcolor="#2a2a2a" style="padding:20px"><img src="https://cdn.apexforge.example/email/shield-64.png" width="64" alt="APEX FORGE"></td></tr>
<tr><td align="center" style="padding:48px 60px 0;font-family:Brutal,Helvetica,Arial,sans-serif;font-size:28px;color:#313131">Two-Factor Sign In Code</td></tr>
<tr><td align="center" style="padding:40px 60px"><div style="background:#ececec;color:#313131;font-size:40px;letter-spacing:8px;padding:16px;font-family:Helvetica,Arial">618034</div></td></tr>
<tr><td style="padding:0 60px 20px;font-family:Helvetica,Arial;font-size:16px;line-height:24px;color:#313131">To improve your account security, your account has two-factor sign in activated. We need you to enter the code above when you sign in.</td></tr>
<tr><td style="padding:0 60px 48px;font-family:Helvetica,Arial;font-size:16px;line-height:24px">If you're not sure why you are being asked for the code, check our <a href="https://www.apexforge.example/help/a-202300000001645">help article</a>. Didn't request this? Your password may be known to somebody else; change it in your <a href="https://www.apexforge.example/account/password">account settings</a>.</td></tr>
<tr><td align="center" bgcolor="#f7f7f7" style="padding:32px;font:12px Arial;color:#666"><a href="https://accts.apexforge.example/E?a=fb"><img src="https://cdn.apexforge.example/email/fb.png" width="24"></a> <a href="https://accts.apexforge.example/E?a=yt"><img src="https://cdn.apexforge.example/email/yt.png" width="24"></a><br><br>© 2026 Apex Forge, Inc. All rights reserved. Box 254, 2474 Walnut Street, Cary, North Carolina, 27518, USA<br><a href="https://legal.apexforge.example/tos">Terms of Service</a> | <a href="https://legal.apexforge.example/privacy">Privacy Policy</a> | <a href="https://www.apexforge.example/support">Player Support</a></td></tr></table></center></body></html>

@@ b9q second-hand clothes | inline | 2847
Rewear <no-reply@rewear.example>
Your Rewear code: 2847
%text
Hi sofia_closet,

Enter 2847 to confirm that it's you signing in on a new phone.

Team Rewear

@@ b9q podcast app | subject-and-body | 440917
Earshot <login@earshot.example>
Earshot login code 440917
%html
<p>440917</p><p>That's your code. Type it in the app and keep listening.</p>

@@ b9q grocery subject | subject-only | 835206
Basketly <hello@basketly.example>
835206 is your Basketly login code
%html
<html><body style="margin:0"><table width="100%"><tr><td align="center"><img src="https://img.basketly.example/otp/hero.png" width="560" alt="Almost there!"></td></tr><tr><td align="center" style="font-family:Arial;font-size:15px">You'll find your code in the subject line. It is valid for 10 min and works on one device.</td></tr><tr><td align="center" style="font-family:Arial;font-size:11px;color:#888;padding:20px">Basketly GmbH, London branch, 30 City Road, EC1Y 2AB · <a href="https://basketly.example/imprint">Imprint</a></td></tr></table></body></html>

@@ b9q scooter | box | 51904
Glide Scooters <no-reply@glidescooters.example>
Verify your email to ride
%html
<div style="background:#e8fff4;padding:32px;font-family:Poppins,Arial;text-align:center"><h2>Ready to roll?</h2><p>Pop this code into the app:</p><div style="display:inline-block;background:#fff;border:2px solid #00c26e;border-radius:16px;padding:16px 32px;font-size:30px"><strong>51904</strong></div><p style="font-size:13px">Valid until 17:36. First 10 minutes free with your welcome pass (worth £2.50).</p><p style="font-size:11px">Glide Mobility Ltd · 22 Tabernacle St, London EC2A 4AA · Emergency: 0808 555 0122</p></div>

@@ b9q rail account email change | table | 937441
RailCard & Tickets <noreply@mail.railandtickets.example>
Confirm your new email address
%html
<table cellpadding="8" style="border-collapse:collapse;font-family:Verdana;font-size:13px"><tr><th colspan="2" align="left" style="background:#f60;color:#fff">Change of email address</th></tr><tr><td>Old address</td><td>d.oyelaran@example.com</td></tr><tr><td>New address</td><td>dami.oyelaran@example.net</td></tr><tr><td>Requested</td><td>12/11/2026 09:31</td></tr><tr><td>Confirmation code</td><td><b>937 441</b></td></tr></table>
<p style="font-family:Verdana;font-size:12px">Enter the code on the page where you changed the address. Tickets you've already bought (such as Ref 6TKX90QD) stay in your account.</p>

@@ b9q social recovery | code-and-link | 29471853
Facenote <security@facenotemail.example>
29471853 is your Facenote account recovery code
%expect reset_password https://www.facenote.example/recover/password/?u=100071882&n=29471853&fl=default_recover&sih=0&msgid=6421fe0
%html
<table width="100%" align="center" style="border-collapse:collapse;max-width:430px;font-family:Roboto,Helvetica,Arial;font-size:16px"><tr><td style="padding-bottom:12px"><span style="color:#1877f2;font-size:22px">facenote</span></td></tr><tr><td>Hi Kwame,</td></tr><tr><td style="padding:12px 0">We received a request to reset your Facenote password.<br>Enter the following password reset code:</td></tr><tr><td><table style="background:#f2f2f2;border:1px solid #ccc"><tr><td style="padding:11px 20px;font-family:LucidaGrande,tahoma">29471853</td></tr></table></td></tr><tr><td style="padding-top:12px">Alternatively, you can directly change your password.</td></tr>
<tr><td style="padding:12px 0"><a href="https://www.facenote.example/recover/password/?u=100071882&amp;n=29471853&amp;fl=default_recover&amp;sih=0&amp;msgid=6421fe0" style="display:block;background:#1877f2;color:#fff;text-align:center;padding:10px;border-radius:6px;text-decoration:none">Change Password</a></td></tr><tr><td><b>Didn't request this change?</b><br>If you didn't request a new password, <a href="https://www.facenote.example/login/recover/cancel/?n=29471853&amp;id=100071882">let us know</a>.</td></tr><tr><td style="font-size:11px;color:#aaa;padding-top:20px">This message was sent to kwame.a@example.org at your request.<br>Harbor Platforms, Inc., Attention: Community Support, 1 Note Way, Menlo Park, CA 94025</td></tr></table>

@@ b9q neobank onboarding | plain | 774012
Pebble <hi@pebblebank.example>
Let's verify your email
%html
<!doctype html><html><head><style>@font-face{font-family:Circle;src:url(https://a.pebblebank.example/f/c.woff2)}body{background:#fff}</style></head><body><table width="560" align="center" cellpadding="0" cellspacing="0" style="font-family:Circle,Arial;color:#14233c"><tr><td style="padding:32px 0"><img src="https://a.pebblebank.example/mail/pebble.png" width="48" alt=""></td></tr><tr><td style="font-size:24px;font-weight:700">Hi Niamh 👋</td></tr><tr><td style="padding:16px 0;font-size:16px;line-height:24px">You're a couple of minutes away from opening your account. Head back to the app and enter <strong>774012</strong> to verify your email.</td></tr><tr><td style="padding:16px 0;font-size:16px">Next, have your passport or driving licence ready. Need a hand? Message us in the app or call <a href="tel:08005550181">0800 555 0181</a>.</td></tr><tr><td style="padding:32px 0;border-top:1px solid #eee;font-size:12px;color:#6b7686">Pebble Bank Limited is registered in England and Wales (no. 09440417). Broadwalk House, 5 Appold St, London EC2A 2AG. Eligible deposits are protected up to £120,000 by the FSCS.</td></tr></table></body></html>

@@ b9q pay later | distractors | 359208
Slicepay <noreply@slicepay.example>
Your Slicepay code
%text
359208

is your code to approve a purchase of $148.20 at Trailhead Outfitters in 4 payments of $37.05. First payment today, the next on 11/26/2026.

If this isn't you, text us at 22973 or visit https://slicepay.example/help

Slicepay Inc., 629 N High Street, Columbus, OH 43215 | NMLS #2044181

@@ b9q pharmacy | heading | 604871
Wellbrook Pharmacy <no-reply@rx.wellbrook.example>
Your verification code from Wellbrook Pharmacy
%html
<table width="600" align="center" style="font-family:Arial"><tr><td align="center" style="border-bottom:4px solid #cc0000;padding:16px"><b>Wellbrook</b></td></tr><tr><td style="padding:24px"><p>DO NOT FORWARD OR GIVE THIS CODE TO ANYONE.</p><p>To view your prescriptions, we need to confirm your identity. Your verification code:</p><h2 align="center">604871</h2><p>The code can be used 1 time and will expire in 10 minutes. If you didn't try to view your prescription records, please call 1-800-555-0168.</p></td></tr><tr><td bgcolor="#f2f2f2" style="font-size:11px;padding:16px">Store #4417, 200 Highland Pkwy, Smyrna, GA 30082. Please don't reply. <a href="https://rx.wellbrook.example/t/notice?m=7xq91f">Notice of privacy practices</a></td></tr></table>

@@ b9q visa application | distractors | 8402916
eVisa Service <donotreply@evisa-gov.example>
eVisa: One Time Password for application 2026-EV-1140873
%text
Dear Applicant,

Application number : 2026-EV-1140873
Passport number    : XXXXX4417
Date of submission : 09/11/2026

Kindly use the OTP given below to continue with the application:

OTP : 8402916

This OTP is valid for 15 (fifteen) minutes only. Please do not share it with agents or third parties.

The fee of USD 52.00 is non-refundable.

With regards,
eVisa Cell
(This is a system-generated mail. Helpline: +1 202 555 0149)

@@ b9q water direct debit | inline | 160475
Clearspring Water <noreply@clearspringwater.example>
Confirm your new bank details
%html
<p>Dear Mr Achterberg</p><p>You asked us to change the bank account that we use for your Direct Debit (customer reference 900 4417 2280). To approve the change, enter the code <span style="font-weight:bold">160475</span> in My Account within 24 hours.</p><p>Your next payment of £31.00 is due on 1 December 2026.</p><p>Clearspring Water Services, Rose Kiln Court, Reading RG2 0BY</p>

@@ b9q school parents portal | table | HX842K
ParentBridge <no-reply@parentbridge.example>
One-time code for your ParentBridge account
%text
Dear Parent/Guardian,

You are logging in from a computer that we have not seen before.

  School ........... Oakdene Academy
  User name ........ t.lindgren
  One-time code .... HX842K

Type the code exactly as shown. It can be used until midnight.

Please do not contact the school office about codes; use the Help page instead.

@@ b9q gym booking club | split | 307795
Ironworks Gym <members@ironworksgym.example>
Your member app code
%html
<div style="font-family:Oswald,Impact,Arial;background:#111;color:#fff;padding:40px;text-align:center"><p style="text-transform:uppercase;letter-spacing:2px">Member login</p><p style="font-size:36px"><span style="padding:0 4px;border-bottom:3px solid #f33">3</span><span style="padding:0 4px;border-bottom:3px solid #f33">0</span><span style="padding:0 4px;border-bottom:3px solid #f33">7</span><span style="padding:0 10px">-</span><span style="padding:0 4px;border-bottom:3px solid #f33">7</span><span style="padding:0 4px;border-bottom:3px solid #f33">9</span><span style="padding:0 4px;border-bottom:3px solid #f33">5</span></p><p style="font-size:13px;color:#aaa">Member no. 20448. Open 24/7. Not expecting this? Bin it.</p></div>

@@ b9q phone maker id | grouped | 482067
Pomona ID <noreply@id.pomona.example>
Verify your Pomona ID email address
%html
<div style="font-family:SF Pro Text,Helvetica Neue,Arial;width:570px;margin:auto;font-size:17px;color:#333"><p style="font-size:40px">Pomona ID</p><p>Dear Hannah Vos,</p><p>You've entered <b>hannah.vos@example.com</b> as the contact email address for your Pomona ID. To complete the process, we just need to verify that this email address belongs to you. Simply enter the code below on the email verification page.</p><p><b>482 067</b></p><p>This code will expire three hours after this email was sent.</p><p><b>Why you received this email.</b><br>Pomona requires verification whenever an email address is selected as a contact. Your Pomona ID cannot be used until you verify it.</p><p>If you did not make this request, you can ignore this email. No Pomona ID will be created without verification.</p><p>Pomona Support</p><p style="font-size:12px;color:#888;text-align:center"><a href="https://id.pomona.example">Pomona ID</a> | <a href="https://support.pomona.example">Support</a> | <a href="https://www.pomona.example/legal/privacy">Privacy Policy</a><br>Copyright © 2026 Pomona Inc. One Orchard Loop, Cupertino, CA 95014, United States. All rights reserved.</p></div>
%text
Dear Hannah Vos,

You've entered hannah.vos@example.com as the contact email address for your Pomona ID. Simply enter the code below on the email verification page:

482067

This code will expire three hours after this email was sent.

Pomona Support
https://support.pomona.example

@@ b9q lottery account | prefixed | LT-60318
LuckyDraw <account@luckydraw.example>
Verify your LuckyDraw account
%text
Thanks for playing safely.

Your account code: LT-60318 (include the letters)

Enter it in the app to lift your deposit limit from £50 to £250. Codes expire after 20 minutes. Players must be 18+.
`,
);
