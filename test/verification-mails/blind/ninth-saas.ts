import { mails } from '../mails.ts';

/** Mails of developer tools and work software, batch 9. */
export const NINTH_SAAS = mails(
  'en',
  `
@@ b9p merge host identity | heading | 628450
MergeFox <gitlab@mg.mergefox.example>
Verify your identity
%html
<!DOCTYPE html><html lang="en"><head><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"><title>MergeFox</title><style>@import url(https://assets.mergefox.example/inter.css);body{margin:0!important;background-color:#fafafa}td#content{padding:18px 25px}</style></head>
<body><table border="0" cellpadding="0" cellspacing="0" id="body" style="width:100%;text-align:center"><tr class="line"><td style="background-color:#6b4fbb;height:4px"></td></tr><tr class="header"><td style="padding:25px 0"><img alt="MergeFox" src="https://assets.mergefox.example/mailers/mergefox_logo.png" width="55" height="55"></td></tr>
<tr><td><table class="wrapper" style="width:640px;margin:0 auto;border:1px solid #ededed;background:#fff"><tr><td id="content">
<h3>Help us protect your account</h3><p>Before you sign in, we need to verify your identity. Enter the following code on the sign-in page.</p>
<div style="width:207px;height:53px;background-color:#f0f0f0;line-height:53px;font-weight:700;font-size:24px;text-align:center;margin:32px auto">628450</div>
<p>If you have not recently tried to sign into MergeFox, we recommend <a href="https://mergefox.example/-/profile/password/edit">changing your password</a> and <a href="https://mergefox.example/help/user/profile/account/two_factor_authentication">setting up Two-Factor Authentication</a> to keep your account safe. Your verification code expires after 60 minutes.</p>
</td></tr></table></td></tr><tr class="footer"><td style="padding:25px 0;font-size:13px;color:#5c5c5c"><div>You're receiving this email because of your account on <a href="https://mergefox.example">mergefox.example</a>. <a href="https://mergefox.example/-/profile/notifications">Manage all notifications</a> &middot; <a href="https://mergefox.example/help">Help</a></div></td></tr></table></body></html>

@@ b9p workforce identity email factor | code-and-link | 773815
Keystone Identity <noreply@keystone-id.example>
One-time verification code
%expect sign_in https://northwind.keystone-id.example/email/verify/0oa8kq21ZtLm?token=773815
%html
<div style="background-color:#fafafa;margin:0"><table style="font-family:'proxima nova','Century Gothic',arial,verdana,sans-serif;font-size:14px;color:#5e5e5e;width:98%;max-width:600px" cellpadding="0"><tr><td style="padding:24px 0 16px"><img src="https://cdn.keystone-id.example/img/logos/northwind.png" width="84" alt="Northwind"></td></tr>
<tr><td style="border:1px solid #e8e8e8;padding:24px"><p>Hi Sam,</p><p>You have requested an email link to sign in to <b>Northwind Time Sheets</b>. To finish signing in, click the button below or enter the provided code. If you did not request this email, please contact an administrator at helpdesk@northwind.example.</p>
<table align="center"><tr><td style="background:#00297a;padding:12px 24px;border-radius:3px"><a href="https://northwind.keystone-id.example/email/verify/0oa8kq21ZtLm?token=773815" style="color:#fff;text-decoration:none">Sign In</a></td></tr><tr><td align="center" style="color:#999">This link expires in 5 minutes.</td></tr></table>
<p>Can't use the link? Enter a code instead: <b>773815</b></p><p>If you believe you have received this email in error, please reach out to your system administrator.</p></td></tr>
<tr><td style="font-size:12px;padding:16px">This is an automatically generated message from Keystone. Replies are not monitored or answered.</td></tr></table></div>

@@ b9p auth component default | box | 019663
Boardsmith <notifications@accounts.boardsmith.example>
019663 is your Boardsmith verification code
%html
<html><body style="background:#fff;font-family:Helvetica,sans-serif"><table width="100%"><tr><td align="center"><table width="448"><tr><td><h2 style="font-size:18px">Verification code</h2><p>Enter the following verification code when prompted:</p><p style="font-size:40px;font-weight:700;margin:0">019663</p><p>To protect your account, do not share this code.</p>
<table style="background:#f7f7f8;width:100%"><tr><td style="padding:20px"><h3 style="font-size:13px">Didn't request this?</h3><p style="font-size:13px">This code was requested from <b>203.0.113.64, Lyon, FR</b> at <b>12 November 2026, 17:05 UTC</b>. If you didn't make this request, you can safely ignore this email.</p></td></tr></table></td></tr></table></td></tr></table></body></html>

@@ b9p backend default reauth | inline | 482077
Gather Local <noreply@mail.app.gatherlocal.test>
Confirm reauthentication
%html
<h2>Confirm reauthentication</h2>

<p>Enter the code: 482077</p>

@@ b9p command line login | alphanumeric | MJHT7QWD
Cumulus CLI <cli@cumulus.example>
Finish signing in on the command line
%text
You (or someone with your password) started "cumulus login" on build-agent-07.

Paste this code in the terminal to continue:

    MJHT7QWD

The terminal stops waiting in 5 minutes. Cumulus Systems GmbH, Berlin HRB 204417 B

@@ b9p mail suite recovery | prefixed | SD-330917
Skydesk <no-reply@accounts.skydesk.example>
Skydesk Verification Code
%html
<div style="border:thin solid #dadce0;border-radius:8px;padding:40px 20px;max-width:516px;margin:auto;font-family:Roboto-Regular,Helvetica,Arial,sans-serif" align="center"><img src="https://www.gst.skydesk.example/images/branding/1x/skydesk_color_74x24dp.png" width="74" height="24" alt="Skydesk"><div style="font-size:24px;border-bottom:thin solid #dadce0;padding-bottom:20px">Verify your recovery email</div>
<div style="font-size:14px;text-align:left;padding-top:20px">Skydesk received a request to use <a>sam@mail.test</a> as a recovery email for the account <b>sam.keller@northwind.example</b>.<br><br>Use this code to finish setting up this recovery email:<div style="font-size:36px;text-align:center;padding:20px">SD-330917</div>This code will expire in 24 hours.<br><br>If you don't recognize sam.keller@northwind.example, you can safely ignore this email.</div></div>
<div style="font-size:11px;color:rgba(0,0,0,.54);text-align:center;padding-top:12px">You received this email to let you know about important changes to your Skydesk Account and services.<br>&copy; 2026 Skydesk Ireland Ltd., Barrow Street, Dublin 4, Ireland</div>

@@ b9p payroll sensitive change | distractors | 501928
Wagecraft <no-reply@wagecraft.example>
Confirm the change of your direct deposit
%html
<table width="100%" bgcolor="#f4f1ee"><tr><td align="center"><table width="580" bgcolor="#ffffff"><tr><td style="padding:36px"><img src="https://img.wagecraft.example/w.png" width="96" alt="wagecraft"><p>Hi Sam,</p><p>You are changing the bank account for your pay from <b>First Harbor ****4471</b> to <b>Cedar Credit Union ****9038</b> (routing number 021000089). It starts with the pay day of 11/30/2026.</p>
<p>Your security code:</p><p style="font-size:22px"><b>501928</b></p><p>Type it in the Wagecraft tab that you have open by 4:15 PM EST. If you did not start this change, call us now at (855) 555-0122, Monday to Friday, 9 AM - 8 PM ET.</p></td></tr><tr><td style="padding:20px 36px;font-size:12px;color:#6c6c72">Employer: Brightloom Inc. (company ID 88204)<br>Wagecraft, Inc., 525 20th Street, San Francisco, CA 94107. <a href="https://wagecraft.example/privacy">Privacy</a></td></tr></table></td></tr></table>

@@ b9p writer platform login | subject-and-body | 884106
Papertrail <no-reply@papertrail-mail.example>
884106 is your Papertrail verification code
%text
Enter this code in the app to sign in to Papertrail:

884106

It is valid for 10 minutes. Please do not share it with anyone.

If you did not request it, no action is needed; the code alone is not enough without your email address.

© 2026 Papertrail Inc.
548 Market Street PMB 72296, San Francisco, CA 94104

@@ b9p crm verify identity | plain | 27419
Fieldforce <noreply@fieldforce.example>
Verify your identity in Fieldforce
%text
You recently logged in to Fieldforce from a browser or app that we don't recognize.

Username: skeller@northwind.example.sandbox
Browser or app: Chrome
Operating system: Mac OSX
IP address: 198.51.100.23

To ensure your account's security, we need to verify your identity. Enter the following code where prompted by Fieldforce.

Verification Code: 27419

If you didn't log in to Fieldforce, don't share this code with anyone. Contact your Fieldforce admin.

@@ b9p service desk otp | inline | 334871
IT Service Portal <northwind@service-then.example>
One Time Passcode for Multi-factor authentication
%text
Your one time passcode is 334871 and is valid till 2026-11-12 14:37:05 CET. If you did not try to log in, raise an incident with the service desk (ext. 4400).

@@ b9p expense magic code | code-and-link | 118046
Receiptly Concierge <concierge@receiptly.example>
Your Receiptly magic code: 118046
%expect sign_in https://new.receiptly.example/v/8041177/118046
%html
<body bgcolor="#fcfbf9"><table width="100%"><tr><td align="center"><table width="520" style="font-family:Arial"><tr><td align="center" style="padding:40px 0 10px"><img src="https://d2k5nsl2.receiptly.example/images/emails/wordmark.png" width="150" alt="Receiptly"></td></tr><tr><td align="center"><div style="font-size:22px;color:#002e22">Here's your magic code</div><div style="font-size:46px;color:#03d47c;padding:20px"><span>118046</span></div><p>Or just <a href="https://new.receiptly.example/v/8041177/118046" style="color:#0185ff">click this magic sign-in link</a> from the device you are signing in on.</p></td></tr>
<tr><td align="center" style="font-size:12px;color:#76847e"><p>Didn't ask for it? Nobody can get in without it. Write to concierge@receiptly.example.</p><p>Team Receiptly, 401 SW 5th Ave, Portland, OR 97204 | <a href="https://use.receiptly.example/privacy">Privacy</a></p></td></tr></table></td></tr></table></body>

@@ b9p creative suite code | table | 746135
Pigmenta <message@pigmenta-mail.example>
Verification code
%html
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Verification code</title><style>a{color:#1473e6}@media screen and (max-width:480px){td.pad{padding:0 24px!important}.h{font-size:28px!important}}</style></head><body bgcolor="#e4e4e4"><table width="100%" role="presentation"><tr><td align="center"><table width="740" bgcolor="#ffffff" role="presentation"><tr><td class="pad" style="padding:42px 50px 32px"><img src="https://landing.pigmenta-mail.example/res/pg_logo.png" width="30" alt="Pigmenta"></td></tr>
<tr><td class="pad" style="padding:0 50px;font-size:34px;font-weight:bold">Your verification code</td></tr><tr><td class="pad" style="padding:20px 50px;font-size:16px">To verify your account, enter this code in Pigmenta:</td></tr><tr><td class="pad" style="padding:0 50px;font-size:42px;font-weight:bold">746135</td></tr>
<tr><td class="pad" style="padding:20px 50px;font-size:16px">Verification codes expire after 4 hours.<br><br>If you didn't request this code, <a href="https://t-info.pigmenta-mail.example/r/?id=hc5df1a,84c30b2,8a1e9c">change your password</a> immediately.</td></tr>
<tr><td bgcolor="#f5f5f5" style="padding:32px 50px;font-size:11px;color:#505050">Pigmenta and the Pigmenta logo are registered trademarks of Pigmenta Inc. in the United States and/or other countries.<br><br>&copy; 2026 Pigmenta. All rights reserved.<br><br>Pigmenta Systems Software Ireland Limited, 4-6 Riverwalk, Citywest Business Campus, Dublin 24. Registered number: 344992<br><br><a href="https://t-info.pigmenta-mail.example/r/?id=hc5df1a,84c30b2,8a1e9d">Privacy</a> | Message 10411-ENUS-2217</td></tr></table></td></tr></table></body></html>

@@ b9p container hub login | grouped | 290845
Stevedore Hub <no-reply@notify.stevedore.example>
Sign in to Stevedore from a new location
%html
<p>Hello skeller41,</p><p>Use this code to sign in to your Stevedore account:</p><p style="font-family:'Roboto Mono',monospace;font-size:32px">290 845</p><p>Your code expires in 15 minutes. We sent it because you signed in from Porto, Portugal for the first time.</p><p>Best,<br>The Stevedore Team</p><p style="font-size:11px">3790 El Camino Real # 1052, Palo Alto, CA 94306</p>

@@ b9p delete workspace | plain | 4096
Sprintly <hello@sprintly.example>
Confirm that you want to delete "Northwind Archive"
%text
Hi Sam,

You asked us to delete the workspace Northwind Archive with 2481 tasks and 17 members. This can't be undone.

Enter this code in the dialog to confirm: 4096

Changed your mind? Close the dialog and nothing happens.

Sprintly Ltd, 71 Shelton Street, London WC2H 9JQ. Company no. 11480273

@@ b9p host panel digits | split | 57203918
Nimbushost <security@nimbushost.example>
Two-factor code for Nimbushost Manager
%html
<p>Dear Customer sk40188-nimb,</p><p>You want to connect to your customer account. To do so, please enter this validation code:</p>
<p style="text-align:center;font-size:24px"><span style="background:#eef;padding:4px 8px">5</span> <span style="background:#eef;padding:4px 8px">7</span> <span style="background:#eef;padding:4px 8px">2</span> <span style="background:#eef;padding:4px 8px">0</span> <span style="background:#eef;padding:4px 8px">3</span> <span style="background:#eef;padding:4px 8px">9</span> <span style="background:#eef;padding:4px 8px">1</span> <span style="background:#eef;padding:4px 8px">8</span></p>
<p>It is only valid for this session. If you did not initiate this connection, please change the password of your account as soon as possible.</p><p>Thank you for choosing Nimbushost.<br>Customer support: +33 9 72 55 01 07 (standard rate)</p>

@@ b9p webinar host password | alphanumeric | 9TQ4ZB
Stagelight Events <no-reply@stagelight.example>
Reset code: 9TQ4ZB
%html
<table align="center" width="560" style="border-top:6px solid #f16350"><tr><td style="padding:30px"><h2>Forgot your password?</h2><p>No problem. Type the code <strong>9TQ4ZB</strong> on the reset page, then choose a new password. Upper and lower case do not matter.</p><p>Your organizer key 300000000412 and your scheduled sessions stay as they are.</p><p style="font-size:11px;color:#999">Stagelight, 333 Summer Street, Boston, MA 02210. Please do not reply to this email. <a href="https://support.stagelight.example">Support</a></p></td></tr></table>

@@ b9p partner portal web otp | origin-bound | 905517
Northwind Partner Portal <portal@northwind.example>
Partner portal code
%text
905517 is your code for the Northwind partner portal. Do not forward this message.

@partners.northwind.example #905517
`,
);
