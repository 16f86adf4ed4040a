import { mails } from '../mails.ts';

/** Mails of developer tools and work software without anything to find, batch 9. */
export const NINTH_SAAS_OTHERS = mails(
  'en',
  `
@@ b9p issue assigned | developer
Priya Nair (Trackfold) <trackfold@northwind.trackfold.example>
[Trackfold] (AUTH-4471) Verification code is not accepted after resend
%html
<table width="100%" style="font-family:Arial;font-size:14px"><tr><td><b>Priya Nair</b> assigned an issue to <b>you</b></td></tr><tr><td style="padding-top:12px"><a href="https://northwind.trackfold.example/browse/AUTH-4471">AUTH-4471</a></td></tr><tr><td style="font-size:20px"><a href="https://northwind.trackfold.example/browse/AUTH-4471">Verification code is not accepted after resend</a></td></tr>
<tr><td><table cellpadding="4"><tr><td>Issue Type:</td><td>Bug</td></tr><tr><td>Priority:</td><td>High</td></tr><tr><td>Created:</td><td>12/Nov/26 11:08 AM</td></tr><tr><td>Environment:</td><td>iOS 19.1, build 20814</td></tr></table><p>Steps: 1. Ask for a code. 2. Ask again. 3. Enter the second one. Expected: signed in. Actual: error 40103.</p></td></tr>
<tr><td><a href="https://northwind.trackfold.example/browse/AUTH-4471#add-comment">Add Comment</a></td></tr><tr><td style="font-size:11px;color:#6b778c">Get Trackfold notifications on your phone! Download the app. This message was sent by Trackfold (v1001.0.0-SNAPSHOT#100271)</td></tr></table>

@@ b9p pipeline fixed | developer
MergeFox <gitlab@mg.mergefox.example>
harvest | Fixed pipeline for main | 5d0c77e1
%text
Pipeline has been fixed and #1984420733 ( https://mergefox.example/northwind/harvest/-/pipelines/1984420733 ) has passed!

Project: harvest ( https://mergefox.example/northwind/harvest )
Branch: main ( https://mergefox.example/northwind/harvest/-/commits/main )

Commit: 5d0c77e1 ( https://mergefox.example/northwind/harvest/-/commit/5d0c77e1 )
Commit Message: Round totals before tax (closes 4790)

Pipeline #1984420733 triggered by Sam Keller
successfully completed 6 jobs in 4 stages.

--
You're receiving this email because of your account on mergefox.example.

@@ b9p exception alert | developer
Stacktracer <noreply@md.getstacktracer.example>
HARVEST-7Q2 - InvalidTokenError: confirmation token expired
%html
<div class="container"><h2>New alert from <a href="https://northwind.stacktracer.example/projects/harvest-web/">harvest-web</a> in production</h2><p><a href="https://northwind.stacktracer.example/issues/5904127730/?referrer=alert_email" style="background:#6c5fc7;color:#fff">View on Stacktracer</a></p><h3>Issue</h3><p><b>InvalidTokenError</b><br>confirmation token expired</p><h3>Exception</h3><pre>InvalidTokenError: confirmation token expired
  at verify (app:///server/confirm.js:88:15)
  at Layer.handle (app:///node_modules/router/layer.js:95:5)</pre><table><tr><th>URL</th><td>https://app.harvest.test/users/confirmation?confirmation_token=[Filtered]</td></tr><tr><th>User</th><td>id: 118204</td></tr><tr><th>release</th><td>8c21f04</td></tr></table>
<p>This email was triggered by <a href="https://northwind.stacktracer.example/alerts/rules/40912/">Send a notification for new issues</a></p></div>

@@ b9p monitor recovered | developer
Metricdog Alerting <alert@metricdog.example>
[Monitor Alert] Recovered: [P2] Checkout latency on env:prod
%text
[P2] [Recovered] Checkout latency on env:prod

p95 of http.checkout.request_seconds was <= 15 during the last 10m. Metric value: 12.481

The monitor was last triggered at Thu Nov 12 2026 10:58:20 UTC.

Monitor Status: https://app.metricdog.example/monitors/128840517?group=env%3Aprod&from_ts=1794479600
Edit Monitor: https://app.metricdog.example/monitors/128840517/edit

This alert was raised by account Northwind.

@@ b9p on-call rotation | reminder
Beeper <no-reply@beeper.example>
Your on-call shift starts in 24 hours
%text
Hi Sam,

You go on call for Platform Primary on Fri, Nov 13, 2026 at 09:00 CET and are relieved by Tomasz Lis on Fri, Nov 20 at 09:00.

Check that your phone +49 •••• 0173 still gets our test message: https://northwind.beeper.example/users/me/contact-methods

@@ b9p calendar canceled | meeting
Skydesk Calendar <calendar-notification@skydesk.example>
Canceled event: Vendor demo @ Tue Nov 17, 2026 11:30am (CET) (sam@northwind.example)
%html
<table style="font-family:Roboto,sans-serif;border:1px solid #dadce0;border-radius:8px"><tr><td style="padding:24px"><p><b>This event has been canceled.</b></p><h2 style="text-decoration:line-through">Vendor demo</h2><p>Tuesday Nov 17, 2026 &sdot; 11:30am &ndash; 12pm<br>Room: HQ-4-Elbe (12)</p><p><s>Join by phone (DE) +49 30 555 019 20 PIN: 447 102 993#</s></p></td></tr><tr><td style="font-size:11px;padding:24px">You are receiving this email because you are subscribed to calendar notifications. To stop receiving these emails, go to <a href="https://calendar.skydesk.example/calendar/r/settings">Calendar settings</a>.</td></tr></table>

@@ b9p document comment digest | discussion
Priya Nair (Skydesk Docs) <comments-noreply@docs.skydesk.example>
Incident review 2026-11-09 - 2 comments
%html
<div style="font-family:Roboto,Arial"><p>2 comments by <b>Priya Nair</b> in the following document</p><h3><a href="https://docs.skydesk.example/document/d/1mT8qO0c4Jp7YxN2r9vLw/edit?disco=AAAB0k&amp;usp=comment_email_document">Incident review 2026-11-09</a></h3><blockquote><i>The link in the mail opened the login page</i><p>@sam@northwind.example can you add the exact timeline? The first ticket was 61840.</p></blockquote><blockquote><i>14:02 codes delayed</i><p>Resolved</p></blockquote><p><a href="https://docs.skydesk.example/document/d/1mT8qO0c4Jp7YxN2r9vLw/edit?disco=AAAB0k">Open</a></p><p style="font-size:11px">Skydesk LLC, 1600 Ridge Parkway, Mountain View, CA 94043<br>You have received this email because you are mentioned in this thread. <a href="https://docs.skydesk.example/document/docos/notify?id=1mT8">Change what sends you email</a>. You can reply to this email to reply to the discussion.</p></div>

@@ b9p card due | reminder
Pinboards <do-not-reply@pinboards.example>
Renew code signing certificate is due tomorrow
%text
Renew code signing certificate on Release Train is due tomorrow at 12:00 PM.

See it here: https://pinboards.example/c/K4xP9tQm/214-renew-code-signing-certificate

Change your email preferences: https://pinboards.example/my/account

@@ b9p missed messages | discussion
Huddlespace <notification@huddlespace.example>
[Huddlespace] 3 new messages in Northwind
%html
<table width="560" align="center"><tr><td><h1 style="font-size:24px">You have 3 new messages</h1><p><b>#release</b></p><p><b>Tomasz Lis</b> 4:02 PM<br>who has the test phone? staging wants the sms code</p><p><b>Priya Nair</b> 4:03 PM<br>it's on the shelf in room 4.17, charging</p><p><b>Tomasz Lis</b> 4:04 PM<br>found it thx</p><p><a href="https://northwind.huddlespace.example/archives/C0417/p1794495840?cdn_fallback=2" style="background:#611f69;color:#fff;padding:12px">View in Huddlespace</a></p><p style="font-size:12px"><a href="https://northwind.huddlespace.example/account/notifications">Change your email notifications</a></p></td></tr></table>

@@ b9p cloud bill | report
Cumulus Billing <no-reply@billing.cumulus.example>
Cumulus Billing Statement Available [Account: 441709825513]
%text
Greetings from Cumulus,

Your billing statement for the account ending in *****5513 is now available. Charges for the billing period October 1 - October 31, 2026:

Total: $1,184.62
Invoice number: EUINGB26-4471902

You can see all your charges on the Billing page of the console: https://console.cumulus.example/billing/home#/bills?year=2026&month=10

Cumulus EMEA SARL, 38 Avenue John F. Kennedy, L-1855 Luxembourg, R.C.S. B186284

@@ b9p access token expiring | reminder
MergeFox <gitlab@mg.mergefox.example>
Your personal access tokens will expire in 7 days or less
%text
Hi Sam Keller,

One or more of your personal access tokens will expire in 7 days or less:

- renovate (2026-11-18)
- laptop-cli (2026-11-19)

You can create a new one or check them in your personal access tokens settings https://mergefox.example/-/user_settings/personal_access_tokens.

@@ b9p oauth app authorized | security-notice
Forgeyard <noreply@forgeyard.example>
[Forgeyard] A third-party OAuth application has been added to your account
%text
Hey samk!

A third-party OAuth application (Padlab) with read:user and user:email scopes was recently authorized to access your account. Visit https://forgeyard.example/settings/connections/applications/178c6fc778ccc68e1d6a for more information.

If you run into problems, please contact support at https://forgeyard.example/contact

@@ b9p admin sso change | security-notice
Keystone Identity <noreply@keystone-id.example>
Multifactor Authentication Factor Reset
%html
<table style="font-family:'proxima nova',arial;max-width:600px"><tr><td><img src="https://cdn.keystone-id.example/img/logos/northwind.png" width="84" alt="Northwind"></td></tr><tr><td style="border:1px solid #e8e8e8;padding:24px"><p><b>Northwind - Authenticator Reset</b></p><p>Hi Sam,</p><p>An authenticator was reset for your account sam@northwind.example. You will be asked to set one up the next time you sign in.</p><table><tr><td>Reset</td><td>Keystone Verify (Pixel 9)</td></tr><tr><td>Time</td><td>Thursday, November 12, 2026 3:20:41 PM CET</td></tr><tr><td>Performed by</td><td>helpdesk@northwind.example</td></tr></table><p>Don't recognize this activity? <a href="https://northwind.keystone-id.example/report-suspicious-activity?i=xk2r">Report suspicious activity</a></p></td></tr><tr><td style="font-size:12px">This is an automatically generated message from Keystone. Replies are not monitored or answered.</td></tr></table>

@@ b9p scheduled maintenance | developer
Wagecraft Status <status@wagecraft.example>
Scheduled maintenance on Saturday, November 14
%text
From 02:00 to 05:00 UTC we upgrade our databases (change CHG0041877). Time clocks keep working offline; sign-in and password resets by email are not available.

https://status.wagecraft.example/maintenance/40188

@@ b9p beta build ready | developer
Buildflight <no_reply@email.buildflight.example>
Harvest 2.14.0 (20814) for iOS is now available to test
%html
<table width="640" align="center"><tr><td align="center"><img src="https://is1-ssl.buildflight.example/image/thumb/Purple/512x512bb.png" width="90" style="border-radius:20px" alt=""><h1 style="font-weight:300">Harvest 2.14.0 (20814) is ready to test on iOS.</h1><p><b>What to Test:</b><br>The new recipe editor, offline and with large text.</p><p>To test this app, open Buildflight on your device and tap Update.</p></td></tr><tr><td style="font-size:11px;color:#888">Northwind Labs GmbH, Am Sandtorkai 41, Hamburg, HH 20457, Germany. Build expires February 10, 2027. Copyright &copy; 2026 Buildflight Inc.</td></tr></table>

@@ b9p expense approved | report
Receiptly <concierge@receiptly.example>
Report "Lisbon offsite" was approved
%text
lucia@brightloom.example approved your report Lisbon offsite (R00Zk4Xp9TqM) for €482.91. Reimbursement should arrive by November 17 in account ••9038.

Go to report: https://receiptly.example/report?param=%7B%22reportID%22%3A%224820913377%22%7D

@@ b9p payslip available | receipt
Wagecraft <no-reply@wagecraft.example>
Sam, your pay stub is ready
%html
<table width="580" align="center" bgcolor="#fff"><tr><td style="padding:36px"><p>Hi Sam,</p><p>Brightloom Inc. paid you on <b>November 13, 2026</b>. Check number: 40188. Your pay stub is in your Wagecraft account.</p><p><a href="https://email.wagecraft.example/c/eJxkzTEOwjAMheHTxCNyHDtNhwws3KOxHVqJ0ipEQtwe" style="background:#0a8080;color:#fff;padding:12px 24px">View pay stub</a></p><p style="font-size:12px">For your security, amounts are not in this email. We may ask for a verification code when you sign in from a new browser.</p></td></tr><tr><td style="font-size:11px">Wagecraft, Inc., 525 20th Street, San Francisco, CA 94107 | <a href="https://email.wagecraft.example/c/eJxprefs">Notification settings</a></td></tr></table>

@@ b9p signature requested | reminder
Ivo Brandt via Penstroke <pen@eumail.penstroke.example>
Signature requested on "Mutual NDA - Brightloom / Northwind"
%html
<body bgcolor="#f5f5f5"><table width="640" align="center" bgcolor="#fff"><tr><td align="center" style="padding:40px"><img src="https://secure.penstroke.example/images/emailNextGen/sign.png" alt=""><p style="font-size:20px"><b>Ivo Brandt</b> requests your signature on<br><b>Mutual NDA - Brightloom / Northwind</b></p><a href="https://secure.eu2.penstroke.example/public/esign?tsid=CBFCIBAA3AAABLblqZhC8xq&amp;" style="background:#1473e6;color:#fff;padding:14px 40px;border-radius:24px">Review and sign</a><p style="font-size:12px">After you sign, all parties will receive a final PDF copy. Don't forward this email: others may sign for you. Agreement expires on 12/12/2026.</p></td></tr></table></body>

@@ b9p support survey | marketing
Stevedore Support <support@stevedore.example>
How did we do? [Case 01882734]
%text
Hello skeller41,

Your case 01882734 "Cannot pull private image, error 401" was closed on 11 November 2026. How would you rate the support you received?

Good, I'm satisfied: https://support.stevedore.example/requests/01882734/satisfaction/new/V2x9?intention=16
Bad, I'm unsatisfied: https://support.stevedore.example/requests/01882734/satisfaction/new/V2x9?intention=4

Nadia, Stevedore Support

@@ b9p recovery codes made | security-notice
Northwind Wiki <wiki@northwind.example>
New backup codes for your account
%text
Hi Sam,

You made new backup codes on 12 November 2026 at 16:40. The old ones no longer work. Keep these in a safe place; each can be used once if you lose your authenticator app:

7f2c-91ab   3d08-77ce
b415-02fa   9e61-c8d3
50aa-e17b   c26d-4f90

Northwind IT

@@ b9p app store review | developer
Plugin Market <vendor-noreply@market.trackfold.example>
Your app "Harvest Timesheets" was approved (AMKT-40912)
%text
Congratulations! Version 3.2.1-AC of Harvest Timesheets passed review and is listed on the Trackfold Plugin Market.

App key: test.harvest.timesheets
Build number: 300020010
Listing: https://market.trackfold.example/apps/1230412/harvest-timesheets

New vendors get one free promotion: use code LAUNCH50 in the ads console before 31 December.

@@ b9p nps survey | marketing
Sprintly <hello@sprintly.example>
One quick question, Sam
%html
<html><body style="background:#f9fafb;font-family:Inter,Arial"><div style="display:none">It takes ten seconds.</div><table width="560" align="center" bgcolor="#fff"><tr><td style="padding:32px"><p>How likely are you to recommend Sprintly to a colleague?</p><table><tr><td><a href="https://nps.sprintly.example/r/8fQ2?s=0">0</a></td><td><a href="https://nps.sprintly.example/r/8fQ2?s=1">1</a></td><td><a href="https://nps.sprintly.example/r/8fQ2?s=2">2</a></td><td><a href="https://nps.sprintly.example/r/8fQ2?s=3">3</a></td><td><a href="https://nps.sprintly.example/r/8fQ2?s=4">4</a></td><td><a href="https://nps.sprintly.example/r/8fQ2?s=5">5</a></td></tr></table><p>0 = not at all, 5 = absolutely</p></td></tr><tr><td style="font-size:11px;color:#9ca3af;padding:16px">Sprintly Ltd, 71 Shelton Street, London WC2H 9JQ. <a href="https://nps.sprintly.example/u/8fQ2">Unsubscribe</a></td></tr></table></body></html>

@@ b9p list digest | discussion
embedded-dev-request <embedded-dev-request@lists.openkernel.example>
Embedded-dev Digest, Vol 118, Issue 7
%text
Send Embedded-dev mailing list submissions to
	embedded-dev@lists.openkernel.example

To subscribe or unsubscribe via the World Wide Web, visit
	https://lists.openkernel.example/mailman/listinfo/embedded-dev

Today's Topics:

   1. Re: [PATCH v4 2/5] tpm: check the PIN retry counter (A. Moreau)

----------------------------------------------------------------------

Message: 1
Date: Thu, 12 Nov 2026 09:12:44 +0100
From: A. Moreau <am@kernelhut.example>
Subject: Re: [PATCH v4 2/5] tpm: check the PIN retry counter

> +	if (!memcmp(pin, "123456", 6))
> +		return -EINVAL;

Is this meant for the final version? Otherwise
Reviewed-by: A. Moreau <am@kernelhut.example>

@@ b9p developer newsletter | newsletter
Compiler Weekly <compiler@letters.nullbyte.example>
#311: Passkeys two years on, and a parser in 400 lines
%html
<!doctype html><html><body style="background:#F0F1F3"><div style="background:#fff;padding:30px;max-width:525px;margin:auto"><p style="font-size:11px;text-align:right"><a href="https://letters.nullbyte.example/campaign/0b1c88d2/c1d88f0a">View in browser</a></p><h1>Compiler Weekly #311</h1><h3><a href="https://letters.nullbyte.example/link/6f01/0b1c88d2/c1d88f0a">Why we removed email codes</a></h3><p>A post-mortem: 11204 users typed the code in the wrong window, and what the team learned when they turned to sign-in links.</p><h3><a href="https://letters.nullbyte.example/link/6f02/0b1c88d2/c1d88f0a">Verify your backups with a shell script</a></h3><p>Sixty lines, no dependencies.</p><h3>Jobs</h3><p>Cumulus, Berlin: compiler engineer (ref 20417).</p></div><div style="text-align:center;font-size:12px;color:#888"><a href="https://letters.nullbyte.example/subscription/0b1c88d2/c1d88f0a">Unsubscribe</a></div></body></html>

@@ b9p meeting started | meeting
Roundtable Meet <meetings-noreply@roundtable.example>
Tomasz is waiting in your personal room
%html
<p>Tomasz Lis (guest) is waiting in <b>Sam Keller's personal room</b> and asked us to tell you.</p><p><a href="https://northwind.roundtable.example/meet/skeller" style="background:#07c;color:#fff;padding:10px 20px">Start meeting</a></p><p>Meeting number: 2664 118 0472<br>Host PIN: 4471<br>Video address: skeller@northwind.roundtable.example</p>

@@ b9p weekly mail stats | report
Postlane <reports@postlane.example>
Weekly summary: 40,218 emails sent
%html
<table width="600" align="center" style="font-family:Arial"><tr><td colspan="3"><h1>Your week on Postlane</h1><p>Nov 2 - Nov 8, 2026, server <b>harvest-prod</b></p></td></tr><tr><td align="center"><div style="font-size:30px">40218</div>Sent</td><td align="center"><div style="font-size:30px">98.7%</div>Delivered</td><td align="center"><div style="font-size:30px">117</div>Bounced</td></tr><tr><td colspan="3"><h3>Top subjects</h3><p>Your Harvest verification code: 18204<br>Reset your password: 2417<br>Welcome to Harvest: 1190</p><p><a href="https://account.postlane.example/servers/77120/statistics">See all statistics</a></p></td></tr><tr><td colspan="3" style="font-size:11px">Postlane LLC, 1 N. Dearborn St, Chicago IL 60602. <a href="https://account.postlane.example/digest/unsubscribe/77120">Stop weekly summaries</a></td></tr></table>

@@ b9p terms update | newsletter
Lockhaven <no-reply@lockhaven.example>
We're updating our Terms of Service
%text
Hello,

On December 15, 2026 our new Terms of Service and Privacy Policy take effect. The main changes:

- Section 4.2: accounts without a confirmed email address are removed after 90 days
- Section 9: new address, Lockhaven Inc., 1 N. Main Street, Suite 102, Santa Barbara, CA 93101

You don't need to do anything. Read them at https://lockhaven.example/terms

The Lockhaven team
`,
);
