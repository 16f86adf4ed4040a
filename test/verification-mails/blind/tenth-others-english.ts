import { mails } from '../mails.ts';

/** English mails without anything to find, batch 10. */
export const TENTH_ENGLISH_OTHERS = [
  ...mails(
    'en',
    `
@@ b10p new ssh key | security-notice
Codeyard <noreply@codeyard.example>
[Codeyard] A new SSH authentication public key was added to your account
%text
Hey samk!

The following SSH key was added to your account:

laptop-2026
SHA256:q9Tz81vLxA0pNf3mW27YcKdHb5RsEuJo4iGyXtQ6l8M

If you believe this key was added in error, you can remove the key and disable access at the following location:

https://codeyard.example/settings/keys

Thanks,
The Codeyard Team

@@ b10p pipeline failed | developer
northwind/api <ci@gitgrove.example>
northwind/api | Failed pipeline for main | 482f913c
%html
<html><body style="font-family:'Helvetica Neue',Arial;background:#fafafa;text-align:center"><table width="640" align="center" bgcolor="#ffffff" style="border:1px solid #ededed"><tr><td style="background:#d22f57;color:#fff;padding:10px">✖ Pipeline #1290417733 has failed!</td></tr>
<tr><td><table width="100%" cellpadding="8" style="text-align:left;font-size:14px"><tr><td>Project</td><td><a href="https://gitgrove.example/northwind">northwind</a> / <a href="https://gitgrove.example/northwind/api">api</a></td></tr><tr><td>Branch</td><td><a href="https://gitgrove.example/northwind/api/-/commits/main">main</a></td></tr><tr><td>Commit</td><td><a href="https://gitgrove.example/northwind/api/-/commit/482f913c">482f913c</a> in <a href="https://gitgrove.example/northwind/api/-/merge_requests/604">!604</a><br>Verify one-time codes in constant time</td></tr><tr><td>Commit Author</td><td>Priya Raman</td></tr></table></td></tr>
<tr><td>Pipeline <a href="https://gitgrove.example/northwind/api/-/pipelines/1290417733">#1290417733</a> triggered by Priya Raman had 1 failed job.</td></tr>
<tr><td style="padding:12px"><table width="100%" style="border:1px solid #ededed;font-size:14px"><tr><td>✖ test</td><td><a href="https://gitgrove.example/northwind/api/-/jobs/7719920418">unit: [22]</a></td></tr><tr><td colspan="2"><pre style="text-align:left;background:#111;color:#eee;padding:12px">FAIL src/otp.test.ts
  expected 200, got 401 (code 334455)
ERROR: Job failed: exit code 1</pre></td></tr></table></td></tr>
<tr><td style="font-size:12px;color:#999;padding:16px">You're receiving this email because of your account on <a href="https://gitgrove.example">gitgrove.example</a>. <a href="https://gitgrove.example/-/profile/notifications">Manage all notifications</a> · <a href="https://gitgrove.example/help">Help</a></td></tr></table></body></html>

@@ b10p forum recovery codes | security-notice
Homelab Forum <forum@homelab.test>
Two-factor authentication is now on
%text
Hi samk,

two-factor authentication was switched on for your account. Keep these recovery codes in a safe place. Each lets you in once if you lose your phone:

8f2k-q9d1
71mz-w4xx
k0p3-55ab
d7ra-29ce
gg41-z8vn
04hs-m2q6

You can make new ones in your preferences at any time. The old ones then stop working.

Homelab Forum

@@ b10p vendor call | meeting
Dana Okafor <dana@vendorly.example>
Invitation: Vendorly x Northwind - security review @ Thu Nov 19, 2026 3pm - 4pm (GMT)
%text
You have been invited to the following event.

Vendorly x Northwind - security review
When: Thu Nov 19, 2026 3pm - 4pm (GMT)
Where: https://vendorly.meetly.example/j/98120447715?pwd=Qm8zL0dT

Dana Okafor is inviting you to a scheduled meeting.

Join Meeting
https://vendorly.meetly.example/j/98120447715?pwd=Qm8zL0dT

Meeting ID: 981 2044 7715
Passcode: 604118

One tap mobile
+442079460981,,98120447715#,,,,*604118# United Kingdom

Find your local number: https://vendorly.meetly.example/u/kd81x

Going (sam@northwind.example)?
Yes: https://cal.meetly.example/event?action=RESPOND&eid=NnE0&rst=1
No: https://cal.meetly.example/event?action=RESPOND&eid=NnE0&rst=2

@@ b10p pull request comment | discussion
Jo Lindqvist <notifications@codeyard.example>
Re: [northwind/auth] Make the sign-in code 8 digits long (PR #2291)
%text
@jo-lindqvist commented on this pull request.

In src/email/login-code.ts:

> -  return "Your verification code is " + code.slice(0, 6);
> +  return "Your verification code is " + code.slice(0, 8);

The snapshot still has 123456 in it, and I think the QA bot types 000000 on staging. Could you change both? Also the reset mail says it expires in 10 minutes, but the TTL is 900.

--
Reply to this email directly or view it on Codeyard:
https://codeyard.example/northwind/auth/pull/2291#discussion_r1844720193
You are receiving this because your review was requested.
Message ID: <northwind/auth/pull/2291/review/2440917@codeyard.example>

@@ b10p support ticket lost phone | reply
Maya (Ledgerbook Support) <support@ledgerbook.example>
[Ledgerbook] Re: I can't get my login codes (#604412)
%html
<div style="color:#b5b5b5">##- Please type your reply above this line -##</div>
<p>Your request (604412) has been updated. To add additional comments, reply to this email.</p>
<hr><p><b>Maya</b> (Ledgerbook)<br><span style="color:#999">17 Nov 2026, 11:02 GMT</span></p>
<p>Hi Sam,</p><p>Thanks for answering the security questions. I've taken the old phone off your profile, so the next time that you sign in we'll send the 6-digit code to this address instead of by text. The codes are valid for 10 minutes, so please use the newest one.</p><p>Anything else, just shout!</p><p>Maya<br>Customer Happiness, Ledgerbook</p>
<hr><p><b>Sam Keller</b><br><span style="color:#999">16 Nov 2026, 17:48 GMT</span></p><p>My phone was stolen. I still have a code from last week, is it any use?</p>
<p style="font-size:11px;color:#aaa">This email is a service from Ledgerbook. [D7Q2KX-4PLM]</p>

@@ b10p hosting invoice | receipt
Pixelhost Billing <invoice+statements@pixelhost.example>
Your receipt from Pixelhost, Inc. #2417-7390
%html
<html><body style="background:#f6f9fc;font-family:-apple-system,Arial,sans-serif"><div style="display:none">Receipt from Pixelhost, Inc. $48.00 Paid November 17, 2026</div>
<table width="480" align="center" style="background:#fff;border-radius:12px"><tr><td style="padding:32px"><p style="color:#7a7a7a">Receipt from Pixelhost, Inc.</p><p style="font-size:36px;font-weight:600;margin:0">$48.00</p><p style="color:#7a7a7a">Paid November 17, 2026</p>
<p><a href="https://pay.pixelhost.example/invoice/acct_1Kq/live_YWNjd/pdf?s=em">Download invoice</a> &nbsp; <a href="https://dashboard.pixelhost.example/receipts/invoices/CAcQARoX">Download receipt</a></p>
<table width="100%"><tr><td>Receipt number</td><td align="right">2417-7390</td></tr><tr><td>Invoice number</td><td align="right">A90C41E7-0013</td></tr><tr><td>Payment method</td><td align="right">Visa - 4471</td></tr></table></td></tr>
<tr><td style="padding:32px;border-top:1px solid #eee"><p>Receipt #2417-7390<br>Nov 17 – Dec 17, 2026</p><table width="100%"><tr><td>Pro plan<br>Qty 2</td><td align="right">$40.00</td></tr><tr><td>VAT - United Kingdom (20%)</td><td align="right">$8.00</td></tr><tr><td><b>Amount paid</b></td><td align="right"><b>$48.00</b></td></tr></table><p>Questions? Contact us at support@pixelhost.example or call +1 415-555-0133.</p></td></tr></table></body></html>

@@ b10p password changed | security-notice
Taskboard <do-not-reply@taskboard.example>
Your Taskboard password was changed
%html
<p>Hi Sam,</p><p>The password of your Taskboard account sam@northwind.example was changed on 17 November 2026 at 10:31 UTC from Leeds, GB (203.0.113.17).</p><p>If you did this, there's nothing more to do.</p><p>If it wasn't you, <a href="https://id.taskboard.example/compromised?a=77c1">secure your account</a> and contact <a href="https://support.taskboard.example">support</a>.</p><p>Cheers,<br>The Taskboard team<br><small>71 Fern Street, San Francisco, CA 94104</small></p>

@@ b10p login statistics report | report
Authwell Insights <insights@authwell.example>
Northwind: your sign-in report for week 46
%html
<html><body style="font-family:Arial"><table width="600" align="center"><tr><td><h2>Weekly sign-in report</h2><p>Tenant northwind-prod, 9 to 15 November 2026</p></td></tr>
<tr><td><table width="100%" cellpadding="10" style="border-collapse:collapse;text-align:center"><tr><td style="border:1px solid #ddd">Verification codes sent<br><span style="font-size:30px"><b>184213</b></span><br>▲ 4.1 %</td><td style="border:1px solid #ddd">Codes verified<br><span style="font-size:30px"><b>171908</b></span><br>▲ 3.7 %</td></tr><tr><td style="border:1px solid #ddd">Magic links opened<br><span style="font-size:30px"><b>20447</b></span></td><td style="border:1px solid #ddd">Password resets<br><span style="font-size:30px"><b>3318</b></span></td></tr></table></td></tr>
<tr><td style="padding:20px 0"><a href="https://manage.authwell.example/dashboard/eu/northwind-prod/insights">Open dashboard</a></td></tr><tr><td style="font-size:11px;color:#888">Authwell, Inc., 2041 NE 5th Street, Suite 77, Bellevue, WA 98004 | <a href="https://manage.authwell.example/email-preferences">Email preferences</a></td></tr></table></body></html>

@@ b10p crash alert | developer
Glitchwatch <alerts@glitchwatch.example>
[Glitchwatch] WEB-7QX: TypeError: Cannot read properties of undefined (reading 'code')
%text
New issue from web-frontend in production

TypeError: Cannot read properties of undefined (reading 'code')
  verifyOtp (app/login/verify.tsx:118:22)
  onSubmit (app/login/page.tsx:47:9)

ID: 0cd41fe2a9b34e77
Release: 4.18.2+20261116
User: id 774201, ip 198.51.100.77
Tags: browser Safari 18.1, level error

View on Glitchwatch: https://northwind.glitchwatch.example/issues/5810442077/?referrer=alert_email
Mute: https://northwind.glitchwatch.example/issues/5810442077/mute

@@ b10p status page incident | security-notice
Mailjetty Status <status@mailjetty.example>
[Investigating] Delayed delivery of verification emails
%text
Incident 4fx9q2lmz0p1

Status: Investigating
Nov 17, 09:44 UTC

Some customers see delays of up to 25 minutes for one-time passcodes and password reset emails in eu-west-1. Codes may be expired when they arrive. API responses are normal (202).

Next update by 10:15 UTC.

Incident page: https://status.mailjetty.example/incidents/4fx9q2lmz0p1
Manage subscription: https://status.mailjetty.example/subscriptions/manage/0b71
Unsubscribe: https://status.mailjetty.example/subscriptions/unsubscribe/0b71

@@ b10p teammate joined | developer
Roadmapr <hello@roadmapr.example>
Jo accepted your invitation
%html
<p>Good news, Sam!</p><p>Jo Lindqvist (jo@northwind.example) has accepted your invitation and is now a member of the workspace <b>Northwind</b>. You're using 8 of 10 seats.</p><p><a href="https://roadmapr.example/northwind/settings/members">View members</a></p><p style="font-size:12px">Roadmapr Oy, Aleksanterinkatu 15, Helsinki. <a href="https://roadmapr.example/northwind/settings/notifications">Change what we email you about</a></p>

@@ b10p email verified welcome | marketing
Formkit Cloud <team@formkitcloud.example>
You're verified! Here's how to build your first form
%html
<html><head><style>.btn{background:#2b6cf6;color:#fff;padding:12px 24px;border-radius:24px;text-decoration:none}</style></head><body><div style="display:none">Three steps and you're live.</div>
<table width="600" align="center" style="font-family:Verdana,sans-serif"><tr><td><img src="https://img.formkitcloud.example/hero-welcome.png" width="600" alt="Welcome"></td></tr><tr><td style="padding:24px"><h1>Thanks for verifying your email, Sam</h1><p>Your account is ready, and 14 days of Pro are on us.</p><ol><li><b>Pick a template.</b> There are more than 1200.</li><li><b>Connect your tools.</b> Sheets, chat, webhooks.</li><li><b>Share the link.</b></li></ol><p style="text-align:center"><a class="btn" href="https://go.formkitcloud.example/e3t/Ctc/DM+113/c7Q2k04/VX1s">Create my first form</a></p><p>P.S. Use WELCOME20 when you upgrade and get 20 % off the first year.</p></td></tr>
<tr><td style="font-size:11px;color:#777;padding:24px">Formkit Cloud, 2 Canal Reach, London N1C 4DB · <a href="https://go.formkitcloud.example/hs/preferences-center/en/direct?d=Vn7">Manage preferences</a> · <a href="https://go.formkitcloud.example/hs/unsub?d=Vn7">Unsubscribe</a></td></tr></table></body></html>
`,
  ),
];
