import { mails } from '../mails.ts';

/** Mails of developer tools and work software, batch 8. */
export const EIGHTH_SAAS = mails(
  'en',
  `
@@ b8p code host device | plain | 570318
Forgeyard <noreply@forgeyard.example>
[Forgeyard] Please verify your device
%text
Hey samk!

A sign in attempt requires further verification because we did not recognize your device. To complete the sign in, enter the verification code on the unrecognized device.

Device: Firefox on Ubuntu
Verification code: 570318

If you did not attempt to sign in to your account, your password may be compromised. Visit https://forgeyard.example/settings/security to create a new, strong password for your Forgeyard account.

If you'd like to automatically verify devices in the future, consider enabling two-factor authentication on your account. Visit https://docs.forgeyard.example/articles/configuring-two-factor-authentication to learn about two-factor authentication.

If you decide to enable two-factor authentication, ensure you retain access to one or more account recovery methods. See https://docs.forgeyard.example/articles/configuring-two-factor-authentication-recovery-methods in the Forgeyard Help.

Thanks,
The Forgeyard Team

@@ b8p team chat confirm | grouped | 731902
Huddlespace <no-reply@email.huddlespace.example>
Huddlespace confirmation code: 731-902
%html
<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Confirm your email address</title>
<style type="text/css">body{margin:0;padding:0;background:#ffffff;font-family:"Helvetica Neue",Helvetica,Arial,sans-serif} .code{font-size:30px;line-height:1.25} @media only screen and (max-width:600px){.container{width:100%!important;padding:0 16px!important}}</style></head>
<body><div style="display:none;max-height:0;overflow:hidden">Your confirmation code is below. Enter it in the browser window where you started signing up.</div>
<table width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center"><table class="container" width="600" cellpadding="0" cellspacing="0" border="0">
<tr><td style="padding:30px 0 15px"><img src="https://a.huddlespace.example/img/email/logo@2x.png" width="120" height="36" alt="huddlespace"></td></tr>
<tr><td><h1 style="font-size:36px;line-height:42px;letter-spacing:-0.75px;color:#1d1c1d">Confirm your email address</h1>
<p style="font-size:20px;line-height:28px;color:#434245">Your confirmation code is below &mdash; enter it in your open browser window and we'll help you get signed in.</p></td></tr>
<tr><td style="background:#f5f4f5;border-radius:4px;padding:43px 23px;text-align:center;vertical-align:middle" class="code">731-902</td></tr>
<tr><td><p style="font-size:14px;color:#696969">If you didn't request this email, there's nothing to worry about, you can safely ignore it.</p></td></tr>
<tr><td style="padding-top:40px"><a href="https://huddlespace.example/blog" style="color:#696969">Our Blog</a> &nbsp;|&nbsp; <a href="https://huddlespace.example/legal" style="color:#696969">Policies</a> &nbsp;|&nbsp; <a href="https://huddlespace.example/help" style="color:#696969">Help Center</a> &nbsp;|&nbsp; <a href="https://huddlespace.example/community" style="color:#696969">Community</a>
<p style="font-size:12px;color:#696969">&copy;2026 Huddlespace Technologies, LLC<br>415 Mission Street, 3rd Floor, San Francisco, CA 94105<br><br>All rights reserved.</p></td></tr>
</table></td></tr></table></body></html>

@@ b8p passwordless default | box | 046291
Tidepool <root@tidepool.example>
Welcome to Tidepool
%html
<html><head><style type="text/css">.ExternalClass,.ExternalClass div,.ExternalClass font,.ExternalClass p,.ExternalClass span,.ExternalClass td,img{line-height:100%}body,table,td{-webkit-text-size-adjust:100%}#backgroundTable{margin:0;padding:0;width:100%!important}</style></head>
<body style="padding:0;margin:0;background:#f3f3f3;font-family:avenir,sans-serif"><center><table style="width:600px"><tbody><tr><td style="padding:32px 0"><p><img style="height:30px" src="https://cdn.tidepool.example/logo-blue.svg" alt="Tidepool"></p>
<h1>Welcome to Tidepool!</h1>
<p>Your verification code is: <b>046291</b></p>
<p>If you are having any issues with your account, please don't hesitate to contact us by replying to this mail.</p>
<br>Thanks!<br><br><strong>Tidepool</strong><br><br><hr style="border:2px solid #EAEEF3;border-bottom:0;margin:20px 0">
<p style="text-align:center;color:#A9B3BC">If you did not make this request, please contact us by replying to this mail.</p></td></tr></tbody></table></center></body></html>

@@ b8p user pool default | inline | 802417
no-reply@verificationemail.example <no-reply@verificationemail.example>
Your verification code
%html
Your confirmation code is 802417

@@ b8p tenant directory default | table | 190433
Fabrikon on behalf of Northwind B2C <msonlineservices@fabrikon.example>
Northwind Customers account email verification code
%html
<html><body><table dir="ltr" cellpadding="0" cellspacing="0" width="100%"><tr><td width="1" style="background:#e3e3e3"></td><td width="24"></td><td id="PageHeader" valign="middle" style="padding:20px 0"><span style="font-family:'Segoe UI',Tahoma,sans-serif;font-size:17px;color:#707070">Northwind Customers</span></td></tr>
<tr><td></td><td></td><td style="font-family:'Segoe UI Light',Tahoma;font-size:41px;color:#2672ec">Verify your email address</td></tr>
<tr><td></td><td></td><td style="padding-top:25px;font-family:'Segoe UI';font-size:14px;color:#2a2a2a">Thanks for verifying your sam.keller@mail.test account!</td></tr>
<tr><td></td><td></td><td style="padding-top:25px;font-family:'Segoe UI';font-size:14px;color:#2a2a2a">Your code is: <span style="font-weight:bold">190433</span></td></tr>
<tr><td></td><td></td><td style="padding-top:25px;font-family:'Segoe UI';font-size:14px;color:#2a2a2a">Sincerely,<br>Northwind Customers</td></tr>
<tr><td></td><td></td><td style="padding-top:40px;font-family:'Segoe UI';font-size:10px;color:#6c6c6c">This message was sent from an unmonitored email address. Please do not reply to this message.<br>Fabrikon Corporation, One Harbor Way, Redmond, WA 98052</td></tr></table></body></html>

@@ b8p applicant security code | alphanumeric | hT4mQz8b
Evergreen Hiring <no-reply@us.evergreen-mail.example>
Security code for your application to Brightloom
%html
<p>Hi Sam,</p>
<p>Copy and paste this code into the security code field on your application:</p>
<h1>hT4mQz8b</h1>
<p>After you enter the code, resubmit your application.</p>
<p>---</p><p>Evergreen Hiring helps companies like Brightloom find the right people. <a href="https://www.evergreen.example/privacy-policy">Privacy Policy</a></p>

@@ b8p zero trust app login | code-and-link | 384620
Edgegate Access <noreply@notify.edgegate.example>
Log in to Grafting Dashboards
%expect sign_in https://northwind.edgegateaccess.example/cdn-cgi/access/callback?code=384620&nonce=9fQ2xLrT7eVbB01k
%text
Hi there,

Someone (hopefully you) requested a login code for sam@northwind.example to access Grafting Dashboards (dash.northwind.example).

You can log in by following this link:

https://northwind.edgegateaccess.example/cdn-cgi/access/callback?code=384620&nonce=9fQ2xLrT7eVbB01k

Or by entering this code on the login page:

384620

This code and link expire 10 minutes after they were requested and can be used only once.

If you didn't request it, you can ignore this mail.

@@ b8p issue tracker signup | alphanumeric | R7K4WD
Plankwork <noreply+2f81@id.plankwork.example>
R7K4WD is your verification code
%html
<table width="100%" style="background:#fff;font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,sans-serif"><tr><td align="center"><table width="520">
<tr><td style="padding:24px 0;border-bottom:1px solid #dfe1e6"><img src="https://id-mail-assets.plankwork.example/template/logo-blue.png" alt="Plankwork" height="24"></td></tr>
<tr><td style="padding-top:24px"><h1 style="font-size:24px;font-weight:500">You're nearly there!</h1><p>Hi sam.keller@mail.test,</p><p>To finish setting up your Plankwork account and start using Boards, confirm we've got the correct email for you.</p><p>Verification code</p></td></tr>
<tr><td align="center" style="background:#f4f5f7;font-size:24px;letter-spacing:4px;padding:16px;font-family:monospace">R7K4WD</td></tr>
<tr><td><p>This code expires in 24 hours.</p><p>If you didn't make this request, you can safely ignore this email, or <a href="https://support.plankwork.example/contact">contact support</a>.</p></td></tr>
<tr><td style="padding-top:32px;text-align:center;font-size:12px;color:#707070">This message was sent to you by Plankwork Cloud<br><img src="https://id-mail-assets.plankwork.example/template/footer.png" alt="" height="16"><br>Level 6, 341 George Street, Sydney NSW 2000</td></tr></table></td></tr></table>

@@ b8p e-sign signer check | distractors | 61840
Signwell Flow via Marlow Legal LLP <dse@flow.signwell-mail.example>
Your one-time passcode for "Lease Amendment 2026-114"
%html
<div style="font-family:Helvetica,Arial,sans-serif;max-width:640px;margin:auto"><div style="background:#1e4ca1;color:#fff;padding:28px;text-align:center"><p style="font-size:16px">You requested a passcode to open a document.</p></div>
<p>Dana Marlow of Marlow Legal LLP requires additional authentication before you can view envelope <b>4F81-2207-9930</b>.</p>
<p>Enter the following access passcode on the signing page:</p><p style="font-size:26px;letter-spacing:2px"><strong>61840</strong></p>
<p>The passcode is valid for 20 minutes, until 3:45 PM (UTC-05:00) on 11/12/2026.</p>
<p style="color:#666;font-size:12px"><b>Do Not Share This Email</b><br>This email contains information about a secure document. Please do not share this email, link, or passcode with others.</p>
<p style="color:#666;font-size:12px"><b>Questions about the Document?</b><br>If you need to modify the document or have questions about the details, reach out to the sender at dana@marlowlegal.example or +1 (312) 555-0147.</p></div>

@@ b8p docs workspace login | code-and-link | 915027
Folio Pages <notify@mail.foliopages.example>
Your temporary Folio Pages login code is 915027
%expect sign_in https://www.foliopages.example/loginwithemail?state=v02%3Aemail_login%3Aq8Zz1uPx0rNn5YtW3cHkGd&password=915027&isSignup=false
%html
<div style="max-width:600px;padding:0 12px;font-family:sans-serif;color:#333"><h1 style="font-size:24px;margin:40px 0">Login</h1>
<p><a href="https://www.foliopages.example/loginwithemail?state=v02%3Aemail_login%3Aq8Zz1uPx0rNn5YtW3cHkGd&amp;password=915027&amp;isSignup=false" target="_blank" style="color:#2754c5;font-size:14px;text-decoration:underline">Click here to log in with this magic link</a></p>
<p style="font-size:14px;margin:24px 0 14px">Or, copy and paste this temporary login code:</p>
<code style="display:inline-block;padding:16px 4.5%;width:90.5%;background:#f4f4f4;border-radius:5px;border:1px solid #eee">915027</code>
<p style="font-size:14px;color:#ababab">If you didn't try to login, you can safely ignore this email.</p>
<p style="font-size:14px;color:#ababab">Hint: You can set a permanent password in Settings &amp; members &rarr; My account.</p>
<p style="font-size:12px;color:#898989"><a href="https://foliopages.example" style="color:#898989">foliopages.example</a>, the connected workspace<br>for your docs, projects, and knowledge.</p></div>

@@ b8p vault new device | heading | 20948136
Keyburrow <no-reply@keyburrow.example>
Keyburrow login verification code
%html
<table width="600" align="center" style="font-family:'Helvetica Neue',Arial,sans-serif;font-size:16px;color:#333"><tr><td style="background:#175ddc;padding:20px" align="center"><img src="https://assets.keyburrow.example/email/logo-horizontal-white.png" alt="Keyburrow" width="190"></td></tr>
<tr><td style="padding:20px"><p>We need to verify it's you before this device can open your vault.</p><p>Your two-step verification code is:</p><h2 style="font-size:28px">20948136</h2>
<p>Use this code to complete logging in with Keyburrow.</p><hr>
<p><b>Date:</b> Thursday, November 12, 2026 at 7:21 AM UTC<br><b>IP:</b> 203.0.113.86<br><b>Device Type:</b> Chrome Extension</p>
<p>If this was not you, take these immediate steps to secure your account in the <a href="https://vault.keyburrow.example/#/login">web app</a>: deauthorize unrecognized devices, change your master password, turn on two-step login.</p></td></tr>
<tr><td align="center" style="font-size:12px;color:#888;padding:20px">&copy; 2026 Keyburrow Inc.<br><a href="https://keyburrow.example/privacy">Privacy</a> | <a href="https://keyburrow.example/help">Help Center</a></td></tr></table>

@@ b8p video meetings otp | subject-and-body | 559071
Roomcast <no-reply@roomcast.example>
Code for signing in to Roomcast: 559071
%html
<!doctype html><html><head><style>.btn{background:#0b5cff} .foot td{font-size:12px;color:#747487}</style></head><body bgcolor="#f7f9fa"><table role="presentation" width="100%"><tr><td align="center"><table role="presentation" width="660" bgcolor="#ffffff">
<tr><td style="padding:32px 48px 0"><img alt="roomcast" src="https://st1.roomcast.example/static/6.3.23971/image/new/logo_email.png" width="110"></td><td align="right" style="padding:32px 48px 0"><a href="https://roomcast.example/signin">Sign In</a></td></tr>
<tr><td colspan="2" style="padding:24px 48px"><p>Hello Sam Keller,</p><p>There's a sign-in attempt that we want to make sure it's you. Use the one-time passcode below to sign in to your Roomcast account.</p>
<p style="font-size:24px;font-weight:700;line-height:36px">559071</p><p>The passcode will expire in 10 minutes.</p>
<p>Time: Nov 12, 2026 09:14 AM Europe/Berlin<br>IP address: 198.51.100.23<br>Location: Hamburg, Germany</p>
<p>If this wasn't you, please <a href="https://roomcast.example/forgot_password">change your password</a> right away or contact our support at <a href="https://support.roomcast.example/hc/en-us">support.roomcast.example</a>.</p><p>Thank you for choosing Roomcast.<br>-The Roomcast Team</p></td></tr>
<tr class="foot"><td colspan="2" align="center" style="padding:24px;background:#39394d"><p style="color:#fff">Copyright &copy;2026 Roomcast Communications, Inc. All rights reserved.<br>55 Almond Blvd, 6th Floor, San Jose, CA 95113<br>1.888.555.0196</p></td></tr></table></td></tr></table></body></html>

@@ b8p package registry otp | box | 40718823
cratehub <support@cratehub.example>
OTP for logging in to your account: samk
%text
Hi samk!

Seems like you are trying to login on cratehub using your username and password. As an additional security measure you are requested to enter the OTP code (one-time password) provided in this email.

If you did not attempt to log in to your account, please change your password and forward this email to support@cratehub.example.

The code is: 40718823

We recommend that you enable two-factor authentication.

https://docs.cratehub.example/about-two-factor-authentication

If you have questions or security concerns, you can reply to this message or email support@cratehub.example.

Thanks for publishing with us!
%html
<style>td{font-family:'Source Sans Pro',sans-serif}</style><table align="center" width="580"><tr><td><h1>Hi samk!</h1>
<p>Seems like you are trying to login on cratehub using your username and password. As an additional security measure you are requested to enter the OTP code (one-time password) provided in this email.</p>
<p>If you did not attempt to log in to your account, please change your password and forward this email to support@cratehub.example.</p>
<p>The code is:</p><pre style="background:#f2f2f2;padding:12px;font-size:22px;text-align:center">40718823</pre>
<p>We recommend that you <a href="https://docs.cratehub.example/about-two-factor-authentication">enable two-factor authentication</a>.</p>
<p>If you have questions or security concerns, you can reply to this message or email support@cratehub.example.</p><p>Thanks for publishing with us!</p></td></tr></table>

@@ b8p deploy platform | subject-only | 117364
Launchrail <notifications@launchrail.example>
117364 is your Launchrail verification code
%html
<div style="font-family:Inter,Arial"><p>We received a request to sign in to Launchrail from Leipzig, Germany. The code is in the subject of this email.</p><p>It can be used once, and only on the page that you have open.</p><p style="color:#888;font-size:12px">Launchrail Inc., 340 Pine St, San Francisco CA 94104</p></div>

@@ b8p hosting panel autofill | origin-bound | 663150
Serverbarn Panel <panel@serverbarn.example>
Your panel sign-in code
%text
663150 is your Serverbarn Panel authentication code.

@panel.serverbarn.example #663150

@@ b8p single-use code | plain | 2207419
Fabrikon account team <account-security-noreply@accountprotection.fabrikon.example>
Your single-use code
%text
Fabrikon account

Your single-use code

We received your request for a single-use code to use with your Fabrikon account sa*****@mail.test.

Your single-use code is: 2207419

Only enter this code on an official website or app. Don't share it with anyone. We'll never ask for it outside an official platform.

If you didn't request this code, you can safely ignore this email. Someone else might have typed your email address by mistake.

Thanks,
The Fabrikon account team

Privacy Statement: https://go.fabrikon.example/fwlink/?LinkId=521839
Fabrikon Corporation, One Harbor Way, Redmond, WA 98052
`,
);
