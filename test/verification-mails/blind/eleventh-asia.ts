import { mails } from '../mails.ts';

/** English mails with a code or link, of services that no other batch has. */
export const ELEVENTH_ASIA = [
  ...mails(
    'en',
    `
@@ b11t git forge | plain | 318204
Alder Forge <forge@alderforge.example>
[Alder Forge] Sudo email verification code
%text
Hey @mkovacs!

We just need to verify that it's you before you can change the settings of alder-labs/parser-core.

Verification code: 318204

This code is valid for 15 minutes and can only be used once.

If you did not start this, somebody may know your password. Visit https://alderforge.example/settings/security to change it.

Thanks,
The Alder Forge Team

@@ b11t package registry | distractors | 04918273
Cratebox Support <support@cratebox.example>
OTP for publishing date-ranges@4.12.0
%text
Hi tova-lindqvist!

You are about to publish date-ranges@4.12.0 (tag: latest, 38 files, 214.6 kB unpacked).

To continue, please enter the following one-time password in your terminal:

04918273

Request: publish from 203.0.113.77 at 2026-11-19T08:14:52Z with CLI 11.3.2
This OTP expires in 10 minutes.

If you have questions or concerns, feel free to open a ticket at https://cratebox.example/support

Thanks,
The Cratebox team

@@ b11t feature flags | invitation
Flagpole <no-reply@mail.flagpole.example>
Ines Duarte invited you to Harbor Metrics on Flagpole
%expect invitation https://click.mail.flagpole.example/ls/click?upn=u001.Zk3pQ-2FvY7xL0b1mWc-2BqT9eR4sA8dNfGhJkLz_7Hx&c=9&s=m
%html
<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><style>
body{margin:0;background:#f4f6fb;font-family:Inter,Arial,sans-serif;color:#1d2433}
.wrap{max-width:580px;margin:0 auto;background:#ffffff;border-radius:8px}
.btn{background:#405bff;color:#ffffff!important;padding:14px 28px;border-radius:6px;text-decoration:none;font-weight:600}
@media (max-width:600px){.wrap{width:100%!important}}
</style></head><body>
<div style="display:none;max-height:0;overflow:hidden">Get set up in minutes. Your seat is waiting for you.&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</div>
<table role="presentation" class="wrap" width="580" cellpadding="0" cellspacing="0" align="center">
<tr><td style="padding:32px 40px 0"><a href="https://click.mail.flagpole.example/ls/click?upn=u001.HomeAa1&amp;c=9"><img src="https://cdn.flagpole.example/logo@2x.png" width="120" alt="Flagpole"></a></td></tr>
<tr><td style="padding:24px 40px"><h1 style="font-size:22px;margin:0 0 16px">You have a new teammate request</h1>
<p>Ines Duarte (<a href="mailto:ines@harbormetrics.example">ines@harbormetrics.example</a>) would like you to join the <strong>Harbor Metrics</strong> account as a <strong>Writer</strong>.</p>
<p>With Flagpole, teams release features when they are ready, and turn them off when they are not.</p></td></tr>
<tr><td align="center" style="padding:8px 40px 32px"><a class="btn" href="https://click.mail.flagpole.example/ls/click?upn=u001.Zk3pQ-2FvY7xL0b1mWc-2BqT9eR4sA8dNfGhJkLz_7Hx&amp;c=9&amp;s=m">Accept and set up profile</a></td></tr>
<tr><td style="padding:0 40px 32px;font-size:14px;color:#5a6478">The invitation expires on December 3, 2026. New to feature flags? <a href="https://click.mail.flagpole.example/ls/click?upn=u001.DocsBb2&amp;c=9">Read the docs</a>.</td></tr>
<tr><td style="padding:20px 40px;border-top:1px solid #e3e7f0;font-size:12px;color:#8a93a6">Flagpole, Inc. | 1999 Harrison Street, Suite 1100 | Oakland, CA 94612<br>© 2026 Flagpole. <a href="https://click.mail.flagpole.example/ls/click?upn=u001.PrivCc3&amp;c=9">Privacy</a> | <a href="https://click.mail.flagpole.example/ls/click?upn=u001.UnsubDd4&amp;c=9">Unsubscribe</a></td></tr>
</table></body></html>

@@ b11t meal kit | reset-link
Peel & Pan <hello@e.peelandpan.example>
Forgot your password?
%expect reset_password https://e.peelandpan.example/c/eJxFjktuwzAMRE8jLw1?to=%2Fpassword%2Fnew&tk=4f0b7e21d9c84a
%html
<table width="100%" bgcolor="#fff8ef" style="font-family:Georgia,serif"><tr><td align="center">
<table width="600" bgcolor="#ffffff">
<tr><td align="center" style="padding:20px"><img src="https://img.peelandpan.example/header.png" width="180" alt="Peel and Pan"></td></tr>
<tr><td style="padding:0 48px"><h2 style="color:#c2491d">It happens to the best of cooks</h2>
<p>Hi Marguerite,</p><p>We received a request for a new password for your Peel &amp; Pan account. Click below and you will be back to your recipes in no time.</p></td></tr>
<tr><td align="center" style="padding:16px"><table><tr><td bgcolor="#c2491d" style="border-radius:24px;padding:12px 32px"><a style="color:#fff;text-decoration:none" href="https://e.peelandpan.example/c/eJxFjktuwzAMRE8jLw1?to=%2Fpassword%2Fnew&amp;tk=4f0b7e21d9c84a">Create new password</a></td></tr></table></td></tr>
<tr><td style="padding:0 48px 24px"><p>The link works once and for 24 hours. Didn't ask for it? Then simply ignore this email; your old password stays as it is.</p><p>Next delivery: Thursday 26 November, box #4417730</p></td></tr>
<tr><td align="center" bgcolor="#2c3a2e" style="padding:20px;color:#fff;font-size:12px"><a style="color:#fff" href="https://e.peelandpan.example/c/eJxMenu">This week's menu</a> · <a style="color:#fff" href="https://e.peelandpan.example/c/eJxHelp">Help centre</a> · <a style="color:#fff" href="https://e.peelandpan.example/c/eJxOut">Unsubscribe</a><br>Peel &amp; Pan Ltd, 60 Worship Row, London EC2A 2EZ. Company no. 07781231</td></tr>
</table></td></tr></table>

@@ b11t pet insurance | distractors | 705516
Pawsure <noreply@pawsure.example>
Your Pawsure security code
%html
<html><body style="margin:0;padding:0;background:#eef3f2">
<span style="display:none">Use this code within 10 minutes to finish updating your bank details.</span>
<table align="center" width="600" cellpadding="0" cellspacing="0" style="background:#fff;font-family:Verdana,sans-serif;font-size:14px">
<tr><td style="background:#0b6e5f;color:#fff;padding:18px 30px">pawsure</td><td align="right" style="background:#0b6e5f;color:#fff;padding:18px 30px;font-size:12px">Policy PW-20418837</td></tr>
<tr><td colspan="2" style="padding:30px">
<p>Dear Mr Okafor,</p>
<p>You asked to change the account that we pay claims for <b>Biscuit</b> into (ending 2291). So we know it's really you, please type this code where you left off:</p>
<table align="center" style="margin:20px auto"><tr><td style="border:2px dashed #0b6e5f;padding:14px 36px;font-size:30px;letter-spacing:6px"><strong>705516</strong></td></tr></table>
<p>We will never phone you to ask for it. If you weren't expecting this, call us on 0330 102 5748 (Mon-Fri 8am to 7pm, Sat 9am to 1pm).</p>
<p>Kind regards,<br>The Pawsure team</p></td></tr>
<tr><td colspan="2" style="padding:20px 30px;font-size:10px;color:#777">Pawsure is a trading name of Hollin Insurance Services Limited, registered in England and Wales no. 05539421. Registered office: 3 Quay Place, Plymouth PL1 3RP. Authorised and regulated by the Financial Conduct Authority, firm reference 311958. Calls may be recorded.</td></tr>
</table></body></html>

@@ b11t charging app | subject-and-body | 6083
VoltLane <account@voltlane.example>
6083 is your VoltLane login code
%html
<p>Hi there 👋</p><p>Enter <b>6083</b> in the VoltLane app to log in and start charging.</p><p>Can't find the screen? Open the app and tap <i>I have a code</i>.</p><p>VoltLane B.V., Keizersgracht 1, Amsterdam</p>

@@ b11t podcast host | code-and-link | 442917
Castwell <login@castwell.example>
Log in to Castwell
%expect sign_in https://app.castwell.example/auth/email?token=VkZ1-9qXw2LrB07n&next=%2Fshows
%text
Log in to Castwell

Click here to log in with this magic link:
https://app.castwell.example/auth/email?token=VkZ1-9qXw2LrB07n&next=%2Fshows

On another device? Use this temporary login code instead: 442917

If you didn't try to log in, you can safely ignore this email.
Castwell, podcasts without the paperwork. https://castwell.example
%html
<h1 style="font-size:24px">Log in to Castwell</h1>
<p><a href="https://app.castwell.example/auth/email?token=VkZ1-9qXw2LrB07n&amp;next=%2Fshows" style="color:#2754c5">Click here to log in with this magic link</a></p>
<p>On another device? Use this temporary login code instead:</p>
<code style="display:inline-block;padding:16px 4.5%;background:#f4f4f4;border-radius:5px">442917</code>
<p style="color:#ababab">If you didn't try to log in, you can safely ignore this email.</p>
<p style="font-size:12px;color:#898989"><a href="https://castwell.example">Castwell</a>, podcasts without the paperwork.</p>

@@ b11t list confirmation | verify-link
rockets-announce-request@lists.rockets.example <rockets-announce-request@lists.rockets.example>
confirm 8e0f63bd12c94a7f5e20b1d7c6a93f480d5be217
%expect verify https://lists.rockets.example/mailman/confirm/rockets-announce/8e0f63bd12c94a7f5e20b1d7c6a93f480d5be217
%text
Mailing list subscription confirmation notice for mailing list
Rockets-announce

We have received a request from 198.51.100.20 for subscription of your
email address, "j.brandvold@post.example", to the
rockets-announce@lists.rockets.example mailing list.  To confirm that
you want to be added to this mailing list, simply reply to this
message, keeping the Subject: header intact.  Or visit this web page:

    https://lists.rockets.example/mailman/confirm/rockets-announce/8e0f63bd12c94a7f5e20b1d7c6a93f480d5be217

If you do not wish to be subscribed to this list, please simply
disregard this message.  If you think you are being maliciously
subscribed to the list, or have any other questions, send them to
rockets-announce-owner@lists.rockets.example.

@@ b11t status page | verify-link
Quaylog Status <noreply@status.quaylog.example>
Quaylog Status - Confirm your subscription
%expect verify https://status.quaylog.example/subscriptions/confirm/l1m9s0vq72jd?component_ids=all
%html
<table width="100%"><tr><td style="font:14px/20px Helvetica,Arial"><h3>Quaylog Status</h3>
<p>Before we can start sending you incident notifications, you need to confirm that this address is yours.</p>
<p><a href="https://status.quaylog.example/subscriptions/confirm/l1m9s0vq72jd?component_ids=all" style="background:#3498db;color:#fff;padding:10px 18px">Confirm subscription</a></p>
<p>Subscribed to: API (eu-west, us-east), Dashboard, Ingest</p>
<p style="color:#999;font-size:12px">You received this email because someone entered it at <a href="https://status.quaylog.example">status.quaylog.example</a>. Not you? No need to do anything, we won't mail you again.</p></td></tr></table>

@@ b11t checkout wallet | origin-bound | 930174
Tappay <no-reply@tappay.example>
Check out faster
%text
930174 is your Tappay verification code for Linden Candles.

@tappay.example #930174

@@ b11t e-lending | alphanumeric | RT8X4KQ2
Bookloft for Libraries <devices@bookloft.example>
Add your e-reader to Bookloft
%html
<p>Hello Dolores,</p>
<p>You started setting up <b>Inkpad 7 (black)</b> with your Millbrook County Library card. On the e-reader, go to Settings &gt; Bookloft and type this setup code to sign in:</p>
<p style="font-family:monospace;font-size:26px">RT8X4KQ2</p>
<p>The code expires in 60 minutes. You have 3 of 5 devices registered.</p>
<hr><p style="font-size:11px">Millbrook County Library, 410 Elm Ave, Millbrook, OH 43055 | (740) 555-0132 | <a href="https://millbrook.bookloft.example/help">Help</a></p>
`,
  ),
];
