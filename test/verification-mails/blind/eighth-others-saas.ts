import { mails } from '../mails.ts';

/** Mails of developer tools and work software without anything to find, batch 8. */
export const EIGHTH_SAAS_OTHERS = mails(
  'en',
  `
@@ b8p pull request opened | developer
Tomasz Lis <notifications@forgeyard.example>
[northwind-labs/harvest] Rotate session tokens after login (PR #4821)
%html
<p dir="auto">Sessions kept their id when the user signed in. This rotates the id and adds a test.</p><p dir="auto">Fixes <a href="https://forgeyard.example/northwind-labs/harvest/issues/4790">#4790</a></p>
<h4>You can view, comment on, or merge this pull request online at:</h4><p>&nbsp;&nbsp;<a href="https://forgeyard.example/northwind-labs/harvest/pull/4821">https://forgeyard.example/northwind-labs/harvest/pull/4821</a></p>
<h4>Commit Summary</h4><ul><li><a href="https://forgeyard.example/northwind-labs/harvest/pull/4821/commits/8c21f04"><b>8c21f04</b></a> Rotate session tokens after login</li><li><a href="https://forgeyard.example/northwind-labs/harvest/pull/4821/commits/d90b7e1"><b>d90b7e1</b></a> Test for it</li></ul>
<h4>File Changes</h4><p>(<a href="https://forgeyard.example/northwind-labs/harvest/pull/4821/files">3 files</a>)</p><h4>Patch Links:</h4><ul><li>https://forgeyard.example/northwind-labs/harvest/pull/4821.patch</li></ul>
<p style="font-size:small;color:#666">&mdash;<br>Reply to this email directly, <a href="https://forgeyard.example/northwind-labs/harvest/pull/4821">view it on Forgeyard</a>, or <a href="https://forgeyard.example/notifications/unsubscribe-auth/AAH3K2QZ7">unsubscribe</a>.<br>You are receiving this because your review was requested.</p>

@@ b8p review comment | discussion
Priya Nair <notifications@forgeyard.example>
Re: [northwind-labs/harvest] Rotate session tokens after login (PR #4821)
%text
@priya-n requested changes on this pull request.

> @@ -118,7 +118,9 @@ export async function signIn(request) {
+  await sessions.rotate(request.sessionId);

Does this also run for API clients? They share a pool of 5 and would get a 429.

--
Reply to this email directly or view it on Forgeyard:
https://forgeyard.example/northwind-labs/harvest/pull/4821#pullrequestreview-2209471183
You are receiving this because you authored the thread.

@@ b8p ci failed | developer
Forgeyard <notifications@forgeyard.example>
[northwind-labs/harvest] Run failed: CI - main (3f9a0c2)
%html
<table width="100%"><tr><td align="center"><h2>[northwind-labs/harvest] CI workflow run</h2><table style="border:1px solid #e1e4e8;border-radius:6px"><tr><td style="padding:24px"><h3>CI: Some jobs were not successful</h3><a href="https://forgeyard.example/northwind-labs/harvest/actions/runs/11920457731" style="background:#28a745;color:#fff;padding:10px 16px">View workflow run</a></td></tr>
<tr><td style="padding:16px"><b>CI / test (node 22)</b><br>Failed in 2 minutes and 14 seconds <span>&#128172; 3</span></td></tr><tr><td style="padding:16px"><b>CI / lint</b><br>Succeeded in 41 seconds</td></tr></table>
<p style="font-size:12px">You are receiving this because you are subscribed to this thread.<br><a href="https://forgeyard.example/settings/notifications">Manage your Forgeyard Actions notifications</a></p><p style="font-size:12px">Forgeyard, Inc. &middot; 88 Harbor Street &middot; San Francisco, CA 94107</p></td></tr></table>

@@ b8p pager alert | developer
Beeper Alerts <no-reply@beeper.example>
[Beeper] TRIGGERED Incident #482913: High error rate on auth-api (prod)
%text
INCIDENT #482913 TRIGGERED
Service: auth-api (prod)
Urgency: High
Assigned to: Sam Keller
Opened on: Nov 12 at 3:07am UTC

5xx rate above 4 % for 5 minutes (current: 7.31)

View: https://northwind.beeper.example/incidents/Q1K9ZL0TJ3
Acknowledge: https://northwind.beeper.example/incidents/Q1K9ZL0TJ3/acknowledge?t=0bX2
To acknowledge by SMS reply 4, to resolve reply 6.

@@ b8p saas invoice | receipt
Cronwatch OÜ <invoice+statements@payrail.example>
Your receipt from Cronwatch OÜ #2294-7713
%html
<table width="600" align="center" style="font-family:Arial;background:#f6f9fc"><tr><td style="padding:24px;background:#fff"><p style="color:#7a7a7a">Receipt from Cronwatch OÜ</p><p style="font-size:36px;font-weight:600">€24.00</p><p style="color:#7a7a7a">Paid November 12, 2026</p>
<p><a href="https://pay.payrail.example/invoice/acct_1K2x/live_YWNjdF8x/pdf?s=em">Download invoice</a> &nbsp; <a href="https://pay.payrail.example/receipts/invoices/CAcQARoXChVh?s=em">Download receipt</a></p>
<table width="100%"><tr><td>Receipt number</td><td align="right">2294-7713</td></tr><tr><td>Invoice number</td><td align="right">7C3E0F12-0019</td></tr><tr><td>Payment method</td><td align="right">Visa - 4242</td></tr></table></td></tr>
<tr><td style="padding:24px;background:#fff"><b>Receipt #2294-7713</b><br>Nov 12 &ndash; Dec 12, 2026<table width="100%"><tr><td>Team plan<br>Qty 3</td><td align="right">€24.00</td></tr><tr><td>Total excluding tax</td><td align="right">€20.00</td></tr><tr><td>VAT - Estonia (20%)</td><td align="right">€4.00</td></tr><tr><td><b>Amount paid</b></td><td align="right"><b>€24.00</b></td></tr></table><p>Questions? Visit our support site or contact us at support@cronwatch.example or +372 555 01940.</p></td></tr></table>

@@ b8p dependency alert digest | security-notice
Forgeyard Dependency Guard <noreply@forgeyard.example>
Your Dependency Guard alerts for the week of Nov 3 - Nov 10
%html
<h1>Security alert digest</h1><p>Explore this week's alerts for <b>samk</b></p><table><tr><td><a href="https://forgeyard.example/samk/recipes">samk / recipes</a></td></tr><tr><td>Known <b>high</b> severity security vulnerability detected in <code>cookie-jar &lt; 4.1.3</code> defined in <code>package-lock.json</code>.</td></tr><tr><td>Suggested update: <code>cookie-jar ~&gt; 4.1.3</code>. CVE-2026-26136</td></tr></table>
<p>Always verify the validity and compatibility of suggestions with your codebase.</p><p><a href="https://forgeyard.example/samk/recipes/security">Review all vulnerable dependencies</a></p><p>Only users who have been granted access can see this. <a href="https://forgeyard.example/settings/notifications">Unsubscribe</a></p>

@@ b8p new sign-in notice | security-notice
Huddlespace <feedback@huddlespace.example>
Huddlespace account sign in from a new device
%text
Hi Sam,

Your Huddlespace account on the workspace Northwind (northwind.huddlespace.example) was just used to sign in from a new device.

Device: Huddlespace for Mac 4.41.96
IP address: 198.51.100.23
Location: Hamburg, Germany
Time: 12 Nov 2026, 09:14 CET

If this was you, there's nothing to do. If you don't recognise it, sign out all other sessions: https://northwind.huddlespace.example/account/settings and change your password.

Cheers,
The team at Huddlespace

@@ b8p api key created | security-notice
Postlane <security@postlane.example>
New API key created on your account
%text
A new API key named "staging-2026" (ending in 9f2c) was created by sam@northwind.example on 2026-11-12 08:44 UTC.

Key ID: 771204
Permissions: Mail Send, Stats Read

If you did not create it, revoke it at https://app.postlane.example/settings/api_keys.

@@ b8p deploy succeeded | developer
Launchrail <notifications@launchrail.example>
Deployment successful: storefront (production)
%html
<div style="font-family:Inter,Arial;max-width:465px;margin:auto;border:1px solid #eaeaea;border-radius:5px;padding:20px"><h1 style="font-size:22px;text-align:center">storefront is live</h1><p>Commit <b>4c7719e</b> "Fix cart drawer on small screens" on branch <b>main</b> was deployed in 58s.</p><p style="text-align:center"><a href="https://storefront-4c7719e.launchrail.test" style="background:#000;color:#fff;padding:12px 20px">Visit deployment</a></p><hr><p style="color:#666;font-size:12px">Deployment ID dpl_8Xq2LwT0. To stop these mails, change your <a href="https://launchrail.example/account/notifications">notification settings</a>.</p></div>

@@ b8p calendar invitation | meeting
Lucia Ferro <lucia@brightloom.example>
Invitation: Q4 security review @ Mon Nov 16, 2026 2pm - 3pm (CET) (sam@northwind.example)
%html
<div itemscope itemtype="http://schema.org/InformAction"><span style="display:none" itemprop="about" itemscope itemtype="http://schema.org/Person"><meta itemprop="description" content="Invitation from lucia@brightloom.example"></span></div>
<table width="100%" style="font-family:Roboto,sans-serif"><tr><td><a href="https://roomcast.example/j/88214470913?pwd=Qm1xZz09" style="background:#1a73e8;color:#fff;padding:10px 25px">Join with Roomcast</a></td></tr>
<tr><td><h2>When</h2>Monday Nov 16, 2026 &sdot; 2pm &ndash; 3pm (Central European Time - Berlin)<h2>Roomcast Meeting</h2>Meeting ID: 882 1447 0913<br>Passcode: 604118<br>One tap mobile: +4969555010,,88214470913#,,,,*604118#</td></tr>
<tr><td><h2>Guests</h2>Lucia Ferro - organizer<br>sam@northwind.example</td></tr>
<tr><td>Reply for <b>sam@northwind.example</b><br><a href="https://calendar.skydesk.example/calendar/event?action=RESPOND&amp;eid=MnE5ZTBr&amp;rst=1&amp;tok=MjIj">Yes</a> <a href="https://calendar.skydesk.example/calendar/event?action=RESPOND&amp;eid=MnE5ZTBr&amp;rst=2&amp;tok=MjIj">No</a> <a href="https://calendar.skydesk.example/calendar/event?action=RESPOND&amp;eid=MnE5ZTBr&amp;rst=3&amp;tok=MjIj">Maybe</a> <a href="https://calendar.skydesk.example/calendar/event?action=VIEW&amp;eid=MnE5ZTBr&amp;tok=MjIj">More options</a></td></tr>
<tr><td style="font-size:12px">Invitation from Skydesk Calendar. You are receiving this email because you are an attendee on the event. Forwarding this invitation could allow any recipient to send a response to the organizer.</td></tr></table>

@@ b8p design comment | discussion
Vectory <no-reply@email.vectory.example>
Jonas mentioned you in Onboarding v3
%html
<table width="600" align="center"><tr><td style="padding:24px"><p><b>Jonas Wirth</b> mentioned you in <a href="https://www.vectory.example/file/Qz81kP0e/Onboarding-v3?node-id=412-7713">Onboarding v3</a></p><blockquote style="border-left:3px solid #0d99ff;padding-left:12px">@Sam can we show the plans as cards? $12 / seat is only a placeholder, the colour should be 0D99FF</blockquote><p><a href="https://www.vectory.example/file/Qz81kP0e/Onboarding-v3?node-id=412-7713#118204471" style="background:#000;color:#fff;border-radius:8px;padding:12px 20px">Reply</a></p><p style="color:#8c8c8c;font-size:12px">Tip: you can reply to this email to answer Jonas.</p></td></tr></table>

@@ b8p certificate expiring | reminder
Open Certs expiry bot <expiry@opencerts.example>
Certificate expiration notice for domain "git.northwind.example"
%text
Hello,

Your certificate (or certificates) for the names listed below will expire in 19 days (on 2026-12-01). Please make sure to renew your certificate before then, or visitors to your web site will encounter errors.

git.northwind.example
registry.northwind.example

We recommend renewing certificates automatically when they have a third of their total lifetime left.

If you'd like to stop receiving these emails: https://mail.opencerts.example/unsubscribe?md_id=30850198&md_email=ops

@@ b8p domain renewal | reminder
Namecove <renewals@namecove.example>
Action required: northwind-labs.test expires in 14 days
%html
<table width="620" align="center" style="font-family:Verdana;font-size:13px"><tr><td style="border-top:4px solid #de3723;padding:20px"><p>Dear Sam Keller,</p><p>The following domain expires soon. To keep it, please renew before <b>November 26, 2026</b>.</p><table border="1" cellpadding="6" style="border-collapse:collapse"><tr><th>Domain</th><th>Expires</th><th>Price</th></tr><tr><td>northwind-labs.test</td><td>Nov 26, 2026</td><td>$14.98/yr</td></tr></table><p><a href="https://ap.namecove.example/domains/renew?ids=40192288">RENEW NOW</a></p><p>Use coupon <b>RENEW26</b> at checkout for 10% off. Your support PIN can be found in your profile.</p><p>Account: skeller41 | Customer no. 40192288<br>Namecove Inc., 4600 East Washington Street, Suite 305, Phoenix, AZ 85034</p></td></tr></table>

@@ b8p password changed | security-notice
Cratehub <support@cratehub.example>
Your password has been changed
%text
Hi samk,

The password of your cratehub account was changed on November 12, 2026 at 10:02 UTC from 198.51.100.23.

If you made this change, no further action is required. If you did not, reset your password at https://cratehub.example/forgot and write to security@cratehub.example.

@@ b8p two-factor enabled | security-notice
Forgeyard <noreply@forgeyard.example>
[Forgeyard] Two-factor authentication enabled
%text
Hey samk!

Two-factor authentication has been enabled on your account with an authenticator app.

Have you downloaded your recovery codes? They are the only way back in if you lose your phone:

https://forgeyard.example/settings/auth/recovery-codes

From now on you are asked for a six-digit code from your app when you sign in.

To see this and other security events for your account, visit https://forgeyard.example/settings/security-log

@@ b8p usage quota | report
Logfunnel <alerts@logfunnel.example>
You've used 80% of your November event quota
%html
<h2>Northwind has used 80% of its errors</h2><p>At the current rate you will reach the limit of 500000 events on November 24.</p><table><tr><th>Project</th><th>Accepted</th><th>Dropped</th></tr><tr><td>harvest-web</td><td>318402</td><td>1190</td></tr><tr><td>auth-api</td><td>84117</td><td>0</td></tr></table><p><a href="https://logfunnel.example/settings/northwind/billing/checkout/?referrer=quota-email">Increase event limits</a></p><p><a href="https://logfunnel.example/settings/account/notifications">Notification settings</a></p>

@@ b8p trial ending | marketing
Askery <hello@askery.example>
Sam, your trial ends in 3 days
%html
<body style="background:#faf9f7;font-family:Georgia"><div style="display:none">Keep your logic jumps, your custom thank-you screens and 1,000 responses a month.</div><table width="600" align="center" bgcolor="#fff"><tr><td><img src="https://images.askery.example/hero_trial_1200x480.png" width="600" alt=""></td></tr><tr><td style="padding:40px"><h1>Three days left</h1><p>Your Plus trial ends on 15 November 2026. After that your forms stay online, with 10 responses per month.</p><p><a href="https://t.askery.example/e3t/Ctc/GF+113/cJ0pQ04/VWC7pL6Vn3mDW7-k" style="background:#262627;color:#fff;padding:14px 28px">Keep Plus</a></p><p>Get 20% off the first year with code <b>STAYPLUS20</b>.</p></td></tr><tr><td style="font-size:11px;padding:24px">Askery S.L., Carrer Bac de Roda 163, 08018 Barcelona. <a href="https://t.askery.example/e3t/unsub/77b">Unsubscribe</a> &middot; <a href="https://askery.example/privacy">Privacy</a></td></tr></table></body>

@@ b8p status page incident | developer
Stratus Cloud Status <noreply@statusboard.example>
[Stratus Cloud status] Identified: Delayed delivery of one-time codes
%text
Delayed delivery of one-time codes

Incident status: Identified
Components affected: Directory - Email OTP (Degraded Performance)

We have identified the cause of slow delivery of verification codes by email in eu-central-1. Codes that arrive after more than 10 minutes do not work; please ask for a new one.

Nov 12, 10:31 UTC

View this incident: https://stratus.statusboard.example/incidents/hk9tq2x7v41z
Unsubscribe: https://stratus.statusboard.example/subscriptions/edit/7qp0xv?incident=hk9t

@@ b8p helpdesk reply | reply
Namecove Support <support@namecove.example>
[Ticket #5904127] Re: Transfer of northwind-labs.test
%text
##- Please type your reply above this line -##

Your request (5904127) has been updated. To add additional comments, reply to this email.

Marisol (Namecove)
Nov 12, 2026, 6:40 AM MST

Hi Sam, the registry needs up to 5 days for the transfer. I have unlocked the domain; the authorization code is shown in your dashboard, we never send it by email.

--------------------------------
This email is a service from Namecove. [LX4W9K-Z0P2]

@@ b8p time off approved | personal
Peoplegrove HR <notifications@app.peoplegrove.example>
Your time off request was approved
%html
<p>Hi Sam,</p><p>Lucia Ferro approved your request for <b>Vacation, Dec 21, 2026 - Jan 4, 2027 (9 days)</b>.</p><p>Note from Lucia: "Enjoy! Please hand over to Tomasz before you go."</p><p><a href="https://brightloom.peoplegrove.example/app/time_off/requests/881204">View request</a></p>

@@ b8p interview scheduled | meeting
Dana Oyelaran <dana@brightloom.example>
Your interview with Brightloom - Thursday, Nov 19
%text
Hi Sam,

Thank you for your interest in Brightloom! Your interview for Senior Platform Engineer (Req 20417) is confirmed:

Thu, Nov 19, 2026, 15:00-15:45 CET with Ivo Brandt, Director of Engineering
https://roomcast.example/j/91240477120?pwd=c3BhY2U
Meeting ID: 912 4047 7120, password 338190

Thu, Nov 19, 2026, 16:00-17:00 CET with the platform team: live coding in Padlab, https://app.padlab.example/K4XPQ9TM

Let me know if you need anything.
Dana

@@ b8p envelope completed | report
Signwell Flow <dse@flow.signwell-mail.example>
Completed: "Lease Amendment 2026-114"
%html
<div style="font-family:Helvetica,Arial,sans-serif;max-width:640px"><div style="background:#1e4ca1;color:#fff;padding:28px;text-align:center"><img src="https://flow.signwell-mail.example/member/images/email/docComplete-white.png" width="75" alt=""><p>Your document has been completed</p><a href="https://flow.signwell-mail.example/signing/emails/v1-81fa90cc27d2?c=0" style="border:1px solid #fff;color:#fff;padding:10px 30px">VIEW COMPLETED DOCUMENT</a></div>
<p>All signers completed with Signwell Flow: "Lease Amendment 2026-114".</p><p style="font-size:12px;color:#666"><b>Alternate Signing Method</b><br>Visit signwell-mail.example, click 'Access Documents', and enter the security code:<br>4F8122079930AD1C0B77E2541F6C8E4D1</p></div>

@@ b8p recording ready | meeting
Roomcast <no-reply@roomcast.example>
Cloud Recording - Q4 security review is now available
%text
Hi Sam Keller,

Your cloud recording is now available.

Topic: Q4 security review
Date: Nov 16, 2026 01:58 PM Berlin

For host only, click here to view your recording (viewers cannot access this page):
https://roomcast.example/recording/detail?meeting_id=Zk3xQ0sR1m

Copy the link below to share with viewers:
https://roomcast.example/rec/share/8cQ2XwL9vTn
Passcode: 7.nQ%4Zk

Thank you for choosing Roomcast.

@@ b8p payment failed | receipt
Keyburrow Billing <billing@keyburrow.example>
We couldn't charge your card
%html
<p>Hi Sam,</p><p>The payment of <b>$40.00</b> for Keyburrow Families (invoice 20948-1136) failed because your bank asked for confirmation. Visa ending in 1881, tried on November 11, 2026.</p><p>We'll try again on November 14. You can also <a href="https://vault.keyburrow.example/#/settings/subscription/payment-method">update your payment method</a>.</p><p>Keyburrow Inc., 1 N. Calle Cesar Chavez, Suite 102, Santa Barbara, CA 93103</p>

@@ b8p changelog mail | newsletter
Plankwork Product <product@mail.plankwork.example>
What's new in Boards: November 2026
%html
<html><body style="margin:0;background:#f4f5f7"><center><table width="640" bgcolor="#fff"><tr><td align="right" style="font-size:11px"><a href="https://view.mail.plankwork.example/?qs=11c04fd2a8">View in browser</a></td></tr><tr><td style="padding:32px"><h1>November in Boards</h1><h3>Boards 10.4.2</h3><p>Bulk change now moves up to 10000 issues. Passkeys come to all Cloud sites: members confirm a sign-in with their fingerprint instead of a six-digit code.</p><h3>Deprecations</h3><p>API v2 endpoints answer 410 from 2027-03-01. Read <a href="https://click.mail.plankwork.example/?qs=ee90b1">the migration guide</a>.</p><p><a href="https://click.mail.plankwork.example/?qs=4c71aa" style="background:#0052cc;color:#fff;padding:12px">Try it now</a></p></td></tr><tr><td style="font-size:11px;color:#6b778c;padding:24px">&copy; 2026 Plankwork Pty Ltd, Level 6, 341 George Street, Sydney NSW 2000. <a href="https://click.mail.plankwork.example/unsub?qs=0f31">Unsubscribe</a> | <a href="https://click.mail.plankwork.example/prefs?qs=0f31">Manage preferences</a></td></tr></table></center></body></html>

@@ b8p package published | developer
cratehub <support@cratehub.example>
Successfully published harvest-client@2.14.0
%text
Hi samk!

A new version of the package harvest-client (2.14.0) was published at 2026-11-12T11:20:48.117Z from 198.51.100.23. The shasum of this package was 8d1e07c6b90a4f2f5c3377aa10be64cf0e2b9d18.

If you have questions or security concerns, you can reply to this message or email support@cratehub.example.

@@ b8p ssh key added | security-notice
Forgeyard <noreply@forgeyard.example>
[Forgeyard] A new public key was added to your account
%text
The following SSH key was added to your account:

thinkpad-2026
SHA256:Zk1mT8qO0c4Jp7YxN2r9vLwE5sHdFa3uB6iGtQyXoPk

If you believe this key was added in error, you can remove the key and disable access at the following location:

https://forgeyard.example/settings/keys
`,
);
