import { mails } from '../mails.ts';

/** English mails of work and developer services, batch 10. */
export const TENTH_ENGLISH = [
  ...mails(
    'en',
    `
@@ b10p code forge device | plain | 719824
Codeforge <noreply@codeforge.example>
[Codeforge] Please verify your device
%text
Hey samk!

A sign in attempt requires further verification because we did not recognize your device. To complete the sign in, enter the verification code on the unrecognized device.

Device: Firefox 131 on Ubuntu
Verification code: 719824

If you did not attempt to sign in to your account, your password may be compromised. Visit https://codeforge.example/settings/security to create a new, strong password for your Codeforge account.

If you'd like to automatically verify devices in the future, consider enabling two-factor authentication on your account. Visit https://docs.codeforge.example/articles/configuring-2fa to learn about two-factor authentication.

Thanks,
The Codeforge Team

@@ b10p deploy platform login | magic-link
Deployhaus <notifications@deployhaus.example>
Deployhaus Sign-in Verification (code: "Brave Numbat")
%expect sign_in https://deployhaus.example/notifications/email-login-verify?email=sam%40northwind.example&token=Zk2nPq81LsVd0aWq&mode=login&teamId=null
%html
<!DOCTYPE html><html><head><meta charset="utf-8"></head>
<body style="background-color:#ffffff;margin:auto;font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,sans-serif">
<table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%" style="max-width:465px;border:1px solid #eaeaea;border-radius:5px;margin:40px auto;padding:20px"><tbody><tr><td>
<img alt="Deployhaus" height="37" src="https://assets.deployhaus.example/email/logo.png" style="display:block;margin:0 auto" width="40">
<h1 style="font-size:24px;font-weight:normal;text-align:center;margin:30px 0">Verify your email to log in to <strong>Deployhaus</strong></h1>
<p style="font-size:14px;line-height:24px">Hello <strong>samk</strong>,</p>
<p style="font-size:14px;line-height:24px">We have received a login attempt from <strong>Leeds, United Kingdom</strong> with the following code:</p>
<table style="background-color:#fafafa;width:100%"><tr><td align="center"><p style="font-size:14px;font-weight:bold">Brave Numbat</p></td></tr></table>
<p style="font-size:14px;line-height:24px">To complete the login process, please click the button below:</p>
<table align="center" width="100%"><tr><td align="center"><a href="https://deployhaus.example/notifications/email-login-verify?email=sam%40northwind.example&amp;token=Zk2nPq81LsVd0aWq&amp;mode=login&amp;teamId=null" style="background-color:#000;border-radius:5px;color:#fff;font-size:12px;font-weight:500;line-height:50px;text-align:center;text-decoration:none;width:200px;display:inline-block" target="_blank">VERIFY</a></td></tr></table>
<p style="font-size:14px">Or copy and paste this URL into a new tab of your browser:</p>
<p style="font-size:14px"><a href="https://deployhaus.example/notifications/email-login-verify?email=sam%40northwind.example&amp;token=Zk2nPq81LsVd0aWq&amp;mode=login&amp;teamId=null" style="color:#067df7">https://deployhaus.example/notifications/email-login-verify?email=sam%40northwind.example&amp;token=Zk2nPq81LsVd0aWq&amp;mode=login&amp;teamId=null</a></p>
<hr style="border:none;border-top:1px solid #eaeaea;margin:26px 0">
<p style="color:#666;font-size:12px;line-height:24px">If you didn't attempt to log in but received this email, or if the location doesn't match, please ignore this email. If you are concerned about your account's safety, please <a href="https://deployhaus.example/help">visit our Help page</a> to get in touch with us.</p>
</td></tr></tbody></table></body></html>

@@ b10p notes workspace | code-and-link | 583021
Notably <notify@mail.notably.example>
Your temporary Notably login code is 583021
%expect sign_in https://www.notably.example/loginwithemail?state=v02%3Alogin_with_email%3A7hQeR2&isSignup=false
%html
<div style="font-family:Helvetica,Arial,sans-serif;max-width:600px;margin:0 auto;padding:24px;color:#333">
<h1 style="font-size:24px;font-weight:bold;margin:40px 0">Login</h1>
<a href="https://www.notably.example/loginwithemail?state=v02%3Alogin_with_email%3A7hQeR2&amp;isSignup=false" style="color:#2754C5;font-size:14px;text-decoration:underline">Click here to log in with this magic link</a>
<p style="font-size:14px;margin:24px 0 14px">Or, copy and paste this temporary login code:</p>
<code style="display:inline-block;padding:16px 4.5%;width:90.5%;background-color:#f4f4f4;border-radius:5px;border:1px solid #eee">583021</code>
<p style="font-size:14px;color:#ababab;margin-top:14px">If you didn't try to login, you can safely ignore this email.</p>
<p style="font-size:14px;color:#ababab">Hint: You can set a permanent password in Settings &amp; members → My account.</p>
<img src="https://www.notably.example/images/logo-for-mail.png" width="32" height="32">
<p style="font-size:12px;color:#898989"><a href="https://www.notably.example" style="color:#898989">Notably.example</a>, the all-in-one-workspace<br>for your notes, tasks, wikis, and databases.</p>
</div>
%text
Login

Log in with this magic link: https://www.notably.example/loginwithemail?state=v02%3Alogin_with_email%3A7hQeR2&isSignup=false

Or, copy and paste this temporary login code: 583021

If you didn't try to login, you can safely ignore this email.

@@ b10p cloud console signup | table | 604418
Nimbus Web Services <no-reply@signup.nimbus.example>
Nimbus Web Services Email Verification
%html
<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><style>@media only screen and (max-width:480px){.wrap{width:100%!important}}a{color:#0972d3}</style></head>
<body style="margin:0;padding:0;background-color:#f2f3f3">
<table width="100%" cellspacing="0" cellpadding="0" border="0" bgcolor="#f2f3f3"><tr><td align="center" style="padding:20px 0">
<table class="wrap" width="600" cellspacing="0" cellpadding="0" border="0" bgcolor="#ffffff">
<tr><td bgcolor="#232f3e" align="center" style="padding:20px"><img src="https://d3.nimbus.example/logo.png" width="75" height="45" alt="NWS logo"></td></tr>
<tr><td style="padding:25px 35px;font-family:Arial,sans-serif;font-size:14px;color:#444444">
<h1 style="font-size:20px;font-weight:bold;margin:0 0 15px">Verify your email address</h1>
<p style="margin:0 0 15px">Thanks for starting the new NWS account creation process. We want to make sure it's really you. Please enter the following verification code when prompted. If you don't want to create an account, you can ignore this message.</p>
<table width="100%"><tr><td align="center" style="font-weight:bold;padding-bottom:15px">Verification code</td></tr>
<tr><td align="center" style="color:#000;font-size:36px;font-weight:bold;padding-bottom:15px">604418</td></tr>
<tr><td align="center" style="padding-bottom:10px">(This code is valid for 10 minutes)</td></tr></table></td></tr>
<tr><td style="border-top:1px solid #eeeeee;padding:25px 35px;font-family:Arial,sans-serif;font-size:14px;color:#444">Nimbus Web Services will never email you and ask you to disclose or verify your password, credit card, or banking account number.</td></tr>
</table>
<table class="wrap" width="600"><tr><td style="padding:20px 30px;font-family:Arial,sans-serif;font-size:12px;color:#777">This message was produced and distributed by Nimbus Web Services, Inc., 315 Terrace Ave. North, Seattle, WA 98109-5210. © 2026, Nimbus Web Services, Inc. All rights reserved. NWS is a registered trademark of <a href="https://nimbus.example">Nimbus.example</a>, Inc. View our <a href="https://nimbus.example/privacy">privacy policy</a>.</td></tr></table>
</td></tr></table></body></html>

@@ b10p package registry otp | plain | 41209378
parcelpm <support@parcelpm.example>
OTP for logging in to your account: samk
%text
Hi samk!

Please enter the following one-time password to log in:

41209378

This OTP is valid for the next 15 minutes.

Request details: Linux 6.8, cli 10.8.2, node v22.9.0, IP 203.0.113.54

If you didn't try to log in, your password may be known to others. You can change it at https://www.parcelpm.example/settings/samk/profile

Questions? https://www.parcelpm.example/support

@@ b10p password vault new device | inline | 203948
Vaultward <no-reply@vaultward.example>
Your Vaultward Verification Code
%html
<table border="0" cellpadding="0" cellspacing="0" width="100%" style="font-family:'Helvetica Neue',Helvetica,Arial,sans-serif;font-size:16px;color:#333"><tr><td style="padding:20px">
<p>To finish logging in, enter this verification code: <b>203948</b></p>
<p>If this was not you, take these immediate steps to secure your account in the <a href="https://vault.vaultward.example">web app</a>:</p>
<ul><li>Deauthorize unrecognized devices</li><li>Change your master password</li><li>Turn on two-step login</li></ul>
<hr><p style="font-size:12px;color:#666"><b>Account:</b> sam@northwind.example<br><b>Date:</b> Tuesday, November 17, 2026 at 08:41 UTC<br><b>IP:</b> 198.51.100.23<br><b>DeviceType:</b> Edge Extension</p>
<p style="font-size:11px;color:#666">© 2026 Vaultward Inc. 12 Calle Olmo, Suite 20, Santa Barbara, CA, USA 93101</p></td></tr></table>

@@ b10p video meetings otp | box | 481920
Zoomly <no-reply@zoomly.example>
Code for signing in to Zoomly
%html
<html><head><title>Code for signing in</title></head><body style="background:#f8f9fa;font-family:Lato,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">Use this one-time code within 10 minutes.</div>
<table width="600" align="center" style="background:#fff"><tr><td style="padding:32px 40px"><img src="https://file.zoomly.example/logo.png" alt="Zoomly" height="24"></td></tr>
<tr><td style="padding:0 40px"><p>Hi Sam K,</p><p>We noticed a sign-in to your Zoomly account from a device we don't usually see:</p>
<table style="font-size:14px;color:#5c5c5c"><tr><td>Time:</td><td>Nov 17, 2026 09:12 AM (GMT)</td></tr><tr><td>Browser/App:</td><td>Chrome 130.0.6723</td></tr><tr><td>IP address:</td><td>203.0.113.201</td></tr><tr><td>Location:</td><td>Bristol, GB</td></tr></table>
<p>Enter this code on the sign-in page:</p>
<div style="border:1px solid #e4e4ed;border-radius:8px;padding:20px;text-align:center;font-size:32px;letter-spacing:8px;font-weight:700">481920</div>
<p style="font-size:14px">The code expires in 10 minutes. If this wasn't you, <a href="https://zoomly.example/account/secure">change your password</a> right away.</p></td></tr>
<tr><td style="padding:24px 40px;font-size:12px;color:#747487"><a href="https://zoomly.example/help">Help center</a> | <a href="https://blog.zoomly.example">Blog</a> | +1.888.555.0142<br>90 Orchard Blvd, 6th Floor, San Jose, CA 95113</td></tr></table></body></html>

@@ b10p e-signature passcode | distractors | 773106
Signwell via Harlow Legal <dse@signwell.example>
One-time passcode for envelope "Consultancy agreement v4"
%text
Sam Keller,

Harlow Legal LLP asked that you be authenticated before you open the documents they sent.

Envelope ID: 8841-20C7
Documents: 3 (17 pages)
Sent: 16 November 2026, 16:05

Your passcode is 773106. It can be used once, until 16:35.

Enter it in the browser window that you have open. Nobody at Signwell or Harlow Legal will ask you for it.

Harlow Legal LLP, 40 Chancery Row, London WC2A 1QS, 020 7946 0188

@@ b10p issue tracker signup code | alphanumeric | 7GK2QX
Trackline <noreply@am.trackline.example>
7GK2QX is your verification code
%html
<body style="font-family:-apple-system,'Segoe UI',sans-serif;color:#172B4D"><table width="520" align="center"><tr><td align="center"><img src="https://am-cdn.trackline.example/logo@2x.png" width="180" alt="Trackline"></td></tr>
<tr><td style="border-top:1px solid #DFE1E6;padding:30px 0"><h2 style="font-size:20px">Almost there</h2><p>To complete the setup of your Trackline account, enter the following verification code:</p><p style="font-size:28px;font-weight:700;font-family:SFMono-Medium,Consolas,monospace">7GK2QX</p><p>The verification code will expire in 10 minutes.</p><p style="color:#6B778C">Is this not your account? You can <a href="https://id.trackline.example/report?x=12">let us know</a>.</p></td></tr>
<tr><td align="center" style="font-size:12px;color:#6B778C">This message was sent to you by Trackline Cloud<br>Level 6, 88 Quay Street, Sydney NSW 2000</td></tr></table></body>
%text
Almost there

To complete the setup of your Trackline account, enter the following verification code:

7GK2QX

The verification code will expire in 10 minutes.

This message was sent to you by Trackline Cloud

@@ b10p office account security code | plain | 7439218
Officeworks account team <account-security-noreply@officeworks.example>
Officeworks account security code
%html
<table dir="ltr"><tr><td style="font-size:17px;font-family:'Segoe UI Semibold',Arial;color:#707070">Officeworks account</td></tr>
<tr><td style="font-size:41px;font-family:'Segoe UI Light',Arial;color:#2672ec">Security code</td></tr>
<tr><td style="padding-top:25px;font-size:14px">Please use the following security code for the Officeworks account <a dir="ltr" href="mailto:sa**r@agents.test">sa**r@agents.test</a>.</td></tr>
<tr><td style="padding-top:25px;font-size:14px">Security code: <span style="font-weight:bold">7439218</span></td></tr>
<tr><td style="padding-top:25px;font-size:14px">If you don't recognize the Officeworks account <a href="mailto:sa**r@agents.test">sa**r@agents.test</a>, you can <a href="https://account.officeworks.example/dra?apt=2&amp;uaid=20cf81d0">click here</a> to remove your email address from that account.</td></tr>
<tr><td style="padding-top:25px;font-size:14px">Thanks,</td></tr><tr><td>The Officeworks account team</td></tr></table>

@@ b10p design file invite | invitation
Priya Raman (via Canvasly) <no-reply@canvasly.example>
Priya Raman invited you to edit "Checkout redesign"
%expect invitation https://click.canvasly.example/f/a/3xTq9_mP2Zz8aL~~/AAQRxQA~/RgRo7_9cP0Q_aHR0cHM6Ly93d3cuY2FudmFzbHkuZXhhbXBsZS9maWxlL2ludml0ZQ~~
%html
<html><body style="margin:0;font-family:Inter,Arial,sans-serif"><table width="100%"><tr><td align="center"><table width="480"><tr><td style="padding:40px 0 24px"><img src="https://static.canvasly.example/mark.png" width="28"></td></tr>
<tr><td style="font-size:24px;font-weight:600">Priya Raman invited you to edit a file</td></tr>
<tr><td style="padding:16px 0"><table style="border:1px solid #e6e6e6;border-radius:6px" width="100%"><tr><td><img src="https://static.canvasly.example/thumb/91.png" width="480" alt=""></td></tr><tr><td style="padding:12px"><b>Checkout redesign</b><br><span style="color:#777">Northwind / Mobile, edited 2 hours ago</span></td></tr></table></td></tr>
<tr><td style="padding:8px 0 32px"><a href="https://click.canvasly.example/f/a/3xTq9_mP2Zz8aL~~/AAQRxQA~/RgRo7_9cP0Q_aHR0cHM6Ly93d3cuY2FudmFzbHkuZXhhbXBsZS9maWxlL2ludml0ZQ~~" style="background:#000;color:#fff;padding:12px 20px;border-radius:6px;text-decoration:none">Accept invite</a></td></tr>
<tr><td style="font-size:12px;color:#999">The invite was sent to sam@northwind.example. Canvasly, Inc., 1290 Larkspur St, San Francisco, CA 94102<br><a href="https://click.canvasly.example/f/a/77_unsub">Unsubscribe</a> · <a href="https://help.canvasly.example">Help Center</a></td></tr></table></td></tr></table></body></html>

@@ b10p container hub verify | schema-org
Dockyard <no-reply@notify.dockyard.example>
[Dockyard] Please confirm your email address
%expect verify https://u2819.ct.sendhub.example/ls/click?upn=u001.Yx8-2BqL0pVw3D&c=1
%html
<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"EmailMessage","potentialAction":{"@type":"ConfirmAction","name":"Confirm email","handler":{"@type":"HttpActionHandler","url":"https://u2819.ct.sendhub.example/ls/click?upn=u001.Yx8-2BqL0pVw3D&c=1"}},"description":"Confirm the address of your Dockyard account"}</script></head>
<body style="background:#f4f4f6;font-family:Roboto,sans-serif"><center><table width="600" style="background:#fff"><tr><td style="background:#1d63ed;padding:24px"><img src="https://cdn.dockyard.example/whale.png" alt="Dockyard" width="140"></td></tr>
<tr><td style="padding:40px"><h2>Welcome aboard, samk</h2><p>You're one click away from pushing your first image. Confirm that <b>sam@northwind.example</b> is yours.</p><p style="text-align:center"><a href="https://u2819.ct.sendhub.example/ls/click?upn=u001.Yx8-2BqL0pVw3D&amp;c=1" style="background:#1d63ed;color:#fff;padding:14px 32px;text-decoration:none">Confirm email address</a></p><p>Next steps: <a href="https://u2819.ct.sendhub.example/ls/click?upn=u001.gs77aQ&amp;c=1">read the quick start</a> or <a href="https://u2819.ct.sendhub.example/ls/click?upn=u001.dd01pW&amp;c=1">download the desktop app</a>.</p></td></tr>
<tr><td style="padding:24px;font-size:11px;color:#888">© 2026 Dockyard Inc. | 2204 El Monte Way #310, Palo Alto, CA 94306 | <a href="https://www.dockyard.example/legal/privacy">Privacy</a></td></tr></table></center></body></html>

@@ b10p error monitor organization | invitation
Sentinel <noreply@md.sentinel.example>
Join northwind in using Sentinel
%expect invitation https://sentinel.example/accept/northwind/4471820/9d0cf3b2f2e7495c/
%text
Your teammates are using Sentinel to track and debug their software errors.

priya@northwind.example has invited you to join the northwind organization. Join your team by visiting the following url:

https://sentinel.example/accept/northwind/4471820/9d0cf3b2f2e7495c/

What is Sentinel?

Sentinel is an open-source error monitor that shows you every crash in your stack as it happens. You can learn more at https://sentinel.example/welcome/

@@ b10p payroll new hire | reset-link
Paywell <noreply@paywell.example>
Northwind Ltd has added you to Paywell
%expect reset_password https://app.paywell.example/onboarding/set-password?invitee=20c1&key=p8WcZ4-11xa
%html
<p>Hi Sam,</p>
<p>Northwind Ltd uses Paywell for pay and holidays. Your first payslip, for the month ending 30 November 2026, will be there on the 27th.</p>
<p>All you need to do now is choose a password:</p>
<p><a href="https://app.paywell.example/onboarding/set-password?invitee=20c1&amp;key=p8WcZ4-11xa">Create your password</a></p>
<p>Have your National Insurance number and bank details to hand. This link works for 14 days. After that, ask Dana in HR (dana@northwind.example, ext. 4410) for another one.</p>
<p>The Paywell team<br><small>Paywell Technologies Ltd, registered in England 09918240. <a href="https://paywell.example/privacy">Privacy notice</a></small></p>
`,
  ),
];
