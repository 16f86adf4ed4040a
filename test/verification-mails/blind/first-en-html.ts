import { mails } from '../mails.ts';

/** English mails of HTML, written without a look at the extraction. */
export const FIRST_ENGLISH_HTML = mails(
  'en',
  `
@@ b1 digit per cell with style classes | split | 730924
Orchard <noreply@email.orchard.example>
Verify your identity
%html
<!doctype html><html><head><style>.otp td{width:44px;height:52px;font:700 24px Inter}</style></head><body><table width="100%"><tr><td><img src="https://img.orchard.example/l.png" alt="Orchard" width="80"></td></tr><tr><td><h2>Verify your identity</h2><p>Use the code below to finish signing in to Orchard.</p><table class="otp" cellspacing="8"><tr><td align="center">7</td><td align="center">3</td><td align="center">0</td><td align="center">9</td><td align="center">2</td><td align="center">4</td></tr></table><p>Code expires in 10 minutes.</p></td></tr><tr><td style="font-size:11px">Orchard Inc, 2261 Market Street #4667, San Francisco, CA 94114</td></tr></table></body></html>

@@ b1 video social pin in div | box | 615482
Reelz <noreply@account.reelz.example>
615482 is your verification code
%html
<html><body><div style="background:#f8f8f8"><div style="max-width:600px"><p>Hi,</p><p>You're signing in to Reelz. Here is your verification code:</p><p style="font-family:arial;color:#161823;font-size:20px;line-height:24px">615482</p><p>Reelz Support Team</p><p>Questions? Visit our <a href="https://www.reelz.example/forms/report/contact">Help Center</a>. This is an automatically generated email. Replies to this email address aren't monitored.</p><p>This email was generated for agent@agents.test.</p><p><a href="https://www.reelz.example/legal/privacy-policy">Privacy Policy</a></p><p>Reelz 5800 Bristol Pkwy, Culver City, CA 90230</p></div></div></body></html>

@@ b1 picture network confirm account | box | 482907
Picto <no-reply@mail.picto.example>
482907 is your Picto code
%html
<html><body><table border="0" width="430" align="center"><tr><td><p>Hi,</p><p>Someone tried to sign up for a Picto account with agent@agents.test. If it was you, enter this confirmation code in the app:</p></td></tr><tr><td style="padding:10px;color:#565a5c;font-size:32px;font-weight:500;text-align:center;padding-bottom:25px">482907</td></tr><tr><td><img src="https://img.picto.example/from.png" alt="from Meadow"></td></tr><tr><td>© Picto. Meadow Platforms, Inc., 1601 Willow Road, Menlo Park, CA 94025</td></tr><tr><td>This message was sent to agent@agents.test. <a href="https://picto.example/accounts/remove/revoke_wrong_email/?uidb36=3x&amp;token=6u9">Not yours? Remove your email from this account.</a></td></tr></table></body></html>

@@ b1 face network prefixed | prefixed | MD-60142
Meadow <registration@meadowmail.example>
MD-60142 is your confirmation code
%html
<table><tr><td>Hi Kim,</td></tr><tr><td>You recently registered for Meadow. To complete your Meadow registration, please confirm your account.</td></tr><tr><td>You may be asked to enter this confirmation code:</td></tr><tr><td><table><tr><td style="border:1px solid #ccc;padding:12px">MD-60142</td></tr></table></td></tr><tr><td>Didn't sign up for Meadow? <a href="https://www.meadow.example/help/contact/40">Let us know</a>.</td></tr></table>

@@ b1 alt text only button image | verify-link
Dough and Co <hello@doughandco.example>
One more step
%expect verify https://links.doughandco.example/a/verify/4kQx7B2?u=9913
%html
<html><body><center><p>Thanks for signing up for the Dough and Co rewards club! Please confirm your email address so that we know it is really you.</p><a href="https://links.doughandco.example/a/verify/4kQx7B2?u=9913"><img src="https://img.doughandco.example/btn-confirm.png" alt="Confirm my email address" width="220" height="48"></a><p style="font-size:10px">Dough and Co, 18 Mill Lane, Bath BA1 5NX. <a href="https://links.doughandco.example/unsub/9913">Unsubscribe</a></p></center></body></html>

@@ b1 sendgrid tracked confirm | verify-link
Parcelwise <no-reply@parcelwise.example>
Confirm your email for Parcelwise
%expect verify https://u4417320.ct.sendgrid.example/ls/click?upn=u001.Vb3x-2BkQm9Zt7w1c-2Fp0YdE6r-2B8Hn4sLJxUa2oTgKf5iDbWqRz1M-3D2nX9_hT6
%html
<html><body><p>Hi Kim,</p><p>Please confirm your email address by clicking the button below.</p><p><a href="https://u4417320.ct.sendgrid.example/ls/click?upn=u001.Vb3x-2BkQm9Zt7w1c-2Fp0YdE6r-2B8Hn4sLJxUa2oTgKf5iDbWqRz1M-3D2nX9_hT6" style="background:#0b5">Confirm email</a></p><p>If you have trouble, contact <a href="https://u4417320.ct.sendgrid.example/ls/click?upn=u001.support">support</a>.</p><p><a href="https://u4417320.ct.sendgrid.example/wf/unsubscribe?upn=abc">Unsubscribe</a></p></body></html>

@@ b1 react email magic | magic-link
Deckard <noreply@updates.deckard.example>
Log in to Deckard
%expect sign_in https://deckard.example/auth/callback?token=7b0fca2e9d5e4cd4b2a1&type=magiclink&redirect_to=https%3A%2F%2Fdeckard.example%2Fapp
%html
<!DOCTYPE html><html dir="ltr" lang="en"><head></head><div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0">Log in with this magic link.<div> ‌​‍‎‏﻿ ‌​‍‎‏﻿</div></div><body style="background-color:#ffffff"><table align="center" width="100%" role="presentation" style="max-width:37.5em"><tbody><tr style="width:100%"><td><img alt="Deckard" height="48" src="https://img.deckard.example/l.png"><h1 style="font-size:28px">🪄 Your magic link</h1><p><a href="https://deckard.example/auth/callback?token=7b0fca2e9d5e4cd4b2a1&amp;type=magiclink&amp;redirect_to=https%3A%2F%2Fdeckard.example%2Fapp" style="color:#FF6363" target="_blank">👉 Click here to sign in 👈</a></p><p>If you didn't request this, please ignore this email.</p><p>Best,<br>- Deckard Team</p><hr><p style="color:#8898aa">Deckard Technologies Inc.<br>2093 Philadelphia Pike #3222, Claymont, DE 19703</p></td></tr></tbody></table></body></html>

@@ b1 notes app words | magic-link
Notemill <notify@mail.notemill.example>
Your temporary Notemill login code
%expect sign_in https://www.notemill.example/loginwithemail?state=eyJlIjoi&password=sparo-mulix-tandu&isSignup=false
%html
<div style="padding:20px"><h1>Login</h1><p><a href="https://www.notemill.example/loginwithemail?state=eyJlIjoi&amp;password=sparo-mulix-tandu&amp;isSignup=false">Click here to log in with this magic link</a></p><p>Or, copy and paste this temporary login code:</p><div style="background:#f4f4f4"><code>sparo-mulix-tandu</code></div><p style="color:#ababab">If you didn't try to login, you can safely ignore this email.</p></div>

@@ b1 deploy platform sign in | magic-link
Rocketdeploy <notifications@rocketdeploy.example>
Rocketdeploy Sign-in Verification (code: "Daring Tapir")
%expect sign_in https://rocketdeploy.example/confirm?email=agent%40agents.test&token=q1Z4cX&mode=login
%html
<div><h2>Verify your email to sign in to <b>Rocketdeploy</b></h2><p>Hello <b>kim-lee</b>,</p><p>We have received a login attempt from <b>London, United Kingdom</b> with the following code:</p><p style="background:#eee"><b>Daring Tapir</b></p><p>To complete the login process, please click the button below:</p><a href="https://rocketdeploy.example/confirm?email=agent%40agents.test&amp;token=q1Z4cX&amp;mode=login">VERIFY</a><p>Or copy and paste this URL into a new tab of your browser:</p><p><a href="https://rocketdeploy.example/confirm?email=agent%40agents.test&amp;token=q1Z4cX&amp;mode=login">https://rocketdeploy.example/confirm?email=agent%40agents.test&amp;token=q1Z4cX&amp;mode=login</a></p></div>

@@ b1 heroku style confirm account | verify-link
Purple Apps <bot@notifications.purpleapps.example>
Confirm your account on Purple Apps
%expect verify https://id.purpleapps.example/account/accept/4418820/4f1c7e9a33b0
%text
Thanks for signing up with Purple Apps! You must follow this link within 30 days of registration to activate your account:

https://id.purpleapps.example/account/accept/4418820/4f1c7e9a33b0

Have fun, and don't hesitate to contact us with your feedback.

@@ b1 supabase defaults signup | verify-link
Supabird Auth <noreply@mail.app.supabird.example>
Confirm Your Signup
%expect verify https://xyzcompany.supabird.example/auth/v1/verify?token=pkce_5f2d&type=signup&redirect_to=http://localhost:3000
%html
<h2>Confirm your signup</h2>

<p>Follow this link to confirm your user:</p>
<p><a href="https://xyzcompany.supabird.example/auth/v1/verify?token=pkce_5f2d&type=signup&redirect_to=http://localhost:3000">Confirm your mail</a></p>

<p>You're receiving this email because you signed up for an application powered by Supabird ⚡️<br><a href="https://supabird.example/opt-out/abc">Opt out of these emails</a></p>

@@ b1 supabase reset | reset-link
Supabird Auth <noreply@mail.app.supabird.example>
Reset Your Password
%expect reset_password https://xyzcompany.supabird.example/auth/v1/verify?token=77aa10&type=recovery&redirect_to=http://localhost:3000
%html
<h2>Reset Password</h2>

<p>Follow this link to reset the password for your user:</p>
<p><a href="https://xyzcompany.supabird.example/auth/v1/verify?token=77aa10&type=recovery&redirect_to=http://localhost:3000">Reset Password</a></p>

@@ b1 firebase verify | verify-link
noreply <noreply@fieldnote-prod.firehub.example>
Verify your email for Fieldnote
%expect verify https://fieldnote-prod.firehub.example/__/auth/action?mode=verifyEmail&oobCode=Xo7-kPz0Q&apiKey=AIzaSyD&lang=en
%html
<p>Hello Kim,</p>
<p>Follow this link to verify your email address.</p>
<p><a href='https://fieldnote-prod.firehub.example/__/auth/action?mode=verifyEmail&oobCode=Xo7-kPz0Q&apiKey=AIzaSyD&lang=en'>https://fieldnote-prod.firehub.example/__/auth/action?mode=verifyEmail&oobCode=Xo7-kPz0Q&apiKey=AIzaSyD&lang=en</a></p>
<p>If you didn't ask to verify this address, you can ignore this email.</p>
<p>Thanks,</p>
<p>Your Fieldnote team</p>

@@ b1 firebase sign in | magic-link
noreply <noreply@fieldnote-prod.firehub.example>
Sign in to Fieldnote requested at November 20, 2026 7:14 AM UTC
%expect sign_in https://fieldnote-prod.firehub.example/__/auth/action?apiKey=AIzaSyD&mode=signIn&oobCode=t-4Lq&continueUrl=https://fieldnote.example/finish&lang=en
%html
<p>Hello,</p>
<p>We received a request to sign in to Fieldnote using this email address, at November 20, 2026 7:14 AM UTC. If you want to sign in with your agent@agents.test account, click this link:</p>
<p><a href='https://fieldnote-prod.firehub.example/__/auth/action?apiKey=AIzaSyD&mode=signIn&oobCode=t-4Lq&continueUrl=https://fieldnote.example/finish&lang=en'>Sign in to Fieldnote</a></p>
<p>If you did not request this link, you can safely ignore this email.</p>
<p>Thanks,</p>
<p>Your Fieldnote team</p>

@@ b1 shop account activation | verify-link
Linen and Loom <orders@linenandloom.example>
Customer account activation
%expect verify https://linenandloom.example/account/activate/7714820331/8b6c0a7dd21e-1763632801
%html
<table class="body"><tr><td><h1><a href="https://linenandloom.example">Linen and Loom</a></h1><h2>Welcome to Linen and Loom!</h2><p>You've activated your customer account. Next time you shop with us, log in for faster checkout.</p></td></tr><tr><td><p>Hi Kim, you've created a new customer account at Linen and Loom. All you have to do is activate it:</p><table class="button"><tr><td><a href="https://linenandloom.example/account/activate/7714820331/8b6c0a7dd21e-1763632801" class="button__text">Activate your account</a></td><td>or <a href="https://linenandloom.example">Visit our store</a></td></tr></table></td></tr><tr><td><p>If you have any questions, reply to this email or contact us at <a href="mailto:orders@linenandloom.example">orders@linenandloom.example</a></p></td></tr></table>

@@ b1 shop login code | heading | 301847
Linen and Loom <store+8841@shopmail.example>
Your Linen and Loom login code: 301847
%html
<table><tr><td><img src="https://cdn.shopmail.example/logo.png" alt="Linen and Loom"></td></tr><tr><td><h2>Log in to Linen and Loom</h2><p style="font-size:28px;letter-spacing:4px">301847</p><p>This code can only be used once. It expires in 15 minutes.</p></td></tr><tr><td style="font-size:12px">© Linen and Loom<br><a href="https://linenandloom.example/policies/privacy-policy">Privacy policy</a></td></tr></table>

@@ b1 payments wallet verify with buttons | code-and-link | 204886
Stripey Link <noreply@linkpay.example>
204 886 is your Link verification code
%html
<html><body><p>Your verification code for Link is:</p><p style="font-size:36px"><b>204</b>&nbsp;<b>886</b></p><p>It expires in 10 minutes. If you didn't request it, you can ignore this email or <a href="https://support.linkpay.example/contact">contact support</a>.</p></body></html>

@@ b1 airline plus booking distractor | distractors | 558310
Aurora Airways <noreply@info.auroraairways.example>
Your verification code
%html
<html><body><table><tr><td>Booking reference: <b>QX7T2M</b></td><td>Flight AY 1337</td></tr></table><h1>Confirm it's you</h1><p>To change booking QX7T2M of 24 November 2026, enter this verification code:</p><p style="font-size:30px"><strong>558310</strong></p><p>Contact centre: +358 9 818 0800. Aurora Airways Plc, Tietotie 9, 01530 Vantaa</p></body></html>

@@ b1 device approval button | magic-link
Vaultkeep <no-reply@vaultkeep.example>
Was this you? New device wants to sign in
%expect sign_in https://vault.vaultkeep.example/#/approve-device?id=8Fq&token=Zx01
%html
<div><p>A new device wants to sign in to your Vaultkeep account.</p><table><tr><th>Device</th><td>Chrome 131, Windows 11</td></tr><tr><th>IP</th><td>198.51.100.23</td></tr><tr><th>Time</th><td>2026-11-20 10:41 UTC</td></tr></table><p><a href="https://vault.vaultkeep.example/#/approve-device?id=8Fq&amp;token=Zx01">Approve sign-in</a></p><p>This request expires in 15 minutes. If this wasn't you, <a href="https://vaultkeep.example/help/compromised">secure your account</a>.</p></div>

@@ b1 outlook word html | box | 94821
IT Service Desk <noreply@itsd.northfield-univ.example>
Northfield account: verification
%html
<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0cm;font-size:11.0pt;font-family:"Calibri",sans-serif;} --></style></head><body lang=EN-GB><div class=WordSection1><p class=MsoNormal>Dear Kim,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>The verification code for your Northfield account is <b><span style='font-size:14.0pt'>94821</span></b>.<o:p></o:p></p><p class=MsoNormal>Please enter it at the prompt. Tel 01632 960144, room 2.14.<o:p></o:p></p></div></body></html>

@@ b1 single div gray subject has none | heading | 660248
Hearthly <hello@hearthly.example>
Let's get you signed in
%html
<div style="font-family:system-ui;max-width:480px;margin:auto"><p style="font-size:20px">Let's get you signed in</p><p>Enter the following on the sign-in screen</p><div style="padding:16px 0;font-size:40px;font-weight:700;letter-spacing:.2em">660248</div><p style="color:#777">Hearthly will never call to ask for this.</p></div>

@@ b1 spaced spans with nbsp | split | 194027
Pagerly <security@pagerly.example>
Your two-factor code
%html
<p>Use this one-time code as your second factor:</p><p><span>19</span>&nbsp;&nbsp;<span>40</span>&nbsp;&nbsp;<span>27</span></p><p>Requested from 192.0.2.19 at 12:40 (UTC+2).</p>

@@ b1 verification link in a sentence | verify-link
Stitchery <team@stitchery.example>
Welcome to Stitchery, Kim!
%expect verify https://stitchery.example/e/c?i=5518&h=0ab2ffcc
%html
<p>Welcome aboard! We're glad you're here. Before you can post patterns, <a href="https://stitchery.example/e/c?i=5518&amp;h=0ab2ffcc">please verify your email</a>. After that, have a look at <a href="https://stitchery.example/patterns/new">this week's patterns</a> or read <a href="https://stitchery.example/blog/getting-started">how to get started</a>.</p><p>PS: follow us on <a href="https://social.example/stitchery">Social</a>.</p>

@@ b1 team invite with avatar | invitation
Planeo <no-reply@planeo.example>
Ingrid Solberg has invited you to join Fjord Design on Planeo
%expect invitation https://planeo.example/join/fjord-design?invite=7c2b&email=agent%40agents.test
%html
<table><tr><td><img src="https://img.planeo.example/a/1.png" alt="IS" width="40"></td><td><b>Ingrid Solberg</b> (ingrid@fjord.example) has invited you to the workspace <b>Fjord Design</b>.</td></tr><tr><td colspan="2"><a href="https://planeo.example/join/fjord-design?invite=7c2b&amp;email=agent%40agents.test" class="b">Join workspace</a></td></tr><tr><td colspan="2">What is Planeo? <a href="https://planeo.example/tour">Take the tour</a>. <a href="https://planeo.example/invites/block?x=1">Block invitations</a></td></tr></table>

@@ b1 shared document sign in | magic-link
Signwell Docs <dse@eumail.signwell.example>
Your access link for "Lease Agreement 2026"
%expect sign_in https://eu.signwell.example/Signing/EmailStart.aspx?a=bd06&etti=24&acct=51
%html
<div><p>You asked for a new link to sign in and view your document.</p><p><a href="https://eu.signwell.example/Signing/EmailStart.aspx?a=bd06&amp;etti=24&amp;acct=51">Sign in to view document</a></p><p style="font-size:9px">Do not share this email. Questions about the document? Reach out to the sender. <a href="https://support.signwell.example/">Help</a></p></div>

@@ b1 insurance otp in table with label | table | 73018264
Oakline Insurance <noreply@service.oakline.example>
Oakline: one-time passcode
%html
<table border="0" width="600"><tr><td colspan="2">Policy no. HH-20714482</td></tr><tr><td>Passcode</td><td><b>73018264</b></td></tr><tr><td>Valid until</td><td>20/11/2026 16:45</td></tr><tr><td colspan="2">Enter the passcode in the Oakline portal to see your documents.</td></tr></table>

@@ b1 confirm subscription double opt in | verify-link
The Slow Kitchen <hi@slowkitchen.example>
Confirm your subscription to The Slow Kitchen
%expect verify https://slowkitchen.us7.list-manage.example/subscribe/confirm?u=9d&id=0c41&e=77ab
%html
<html><body><h2>Please Confirm Subscription</h2><a class="button" href="https://slowkitchen.us7.list-manage.example/subscribe/confirm?u=9d&amp;id=0c41&amp;e=77ab">Yes, subscribe me to this list.</a><p>If you received this email by mistake, simply delete it. You won't be subscribed if you don't click the confirmation link above.</p><p>For questions about this list, please contact: hi@slowkitchen.example</p></body></html>

@@ b1 password reset with button and raw | reset-link
Ridgeline <support@ridgeline.example>
Reset your Ridgeline password
%expect reset_password https://account.ridgeline.example/password/edit?reset_password_token=K1x-_zQ9mWvB
%html
<table width="570"><tr><td><h1>Hello!</h1><p>You are receiving this email because we received a password reset request for your account.</p><table><tr><td><a href="https://account.ridgeline.example/password/edit?reset_password_token=K1x-_zQ9mWvB" class="button button-primary">Reset Password</a></td></tr></table><p>This password reset link will expire in 60 minutes.</p><p>If you did not request a password reset, no further action is required.</p><p>Regards,<br>Ridgeline</p><table class="subcopy"><tr><td><p>If you're having trouble clicking the "Reset Password" button, copy and paste the URL below into your web browser: <span class="break-all"><a href="https://account.ridgeline.example/password/edit?reset_password_token=K1x-_zQ9mWvB">https://account.ridgeline.example/password/edit?reset_password_token=K1x-_zQ9mWvB</a></span></p></td></tr></table></td></tr><tr><td>© 2026 Ridgeline. All rights reserved.</td></tr></table>

@@ b1 reset by code | heading | 448120
Larkspur Fitness <no-reply@larkspurfit.example>
Your password reset code
%html
<center><h3>Forgot your password?</h3><p>No problem. Here's a code to reset it:</p><h1>448120</h1><p>Didn't ask for this? You can ignore it and your password stays the same.</p></center>

@@ b1 two buttons yes no | magic-link
Brightlock <alerts@brightlock.example>
Are you trying to sign in?
%expect sign_in https://id.brightlock.example/login/confirm?txn=77f&answer=yes
%html
<p>We noticed a sign-in from a new browser.</p><p>Edge on Windows, Cork, Ireland, 08:55 GMT</p><p><a href="https://id.brightlock.example/login/confirm?txn=77f&amp;answer=yes">Yes, sign me in</a></p><p><a href="https://id.brightlock.example/report?txn=77f">No, it's not me</a></p>

@@ b1 code in link style with copy button | box | 62K8VT
Cardboard <auth@cardboard.example>
Cardboard sign-in code
%html
<div><p>Copy and paste this sign-in code into the app:</p><a href="https://cardboard.example/auth/code" style="text-decoration:none"><span style="border:1px solid #000;padding:10px">62K8VT</span></a><p>Can't find the window? Start over at <a href="https://cardboard.example/login">cardboard.example/login</a></p></div>

@@ b1 long newsletter like with code at the end | distractors | 907114
Mapleway Transit <info@mapleway.example>
Welcome to Mapleway: confirm your account
%html
<html><body><img src="https://img.mapleway.example/hero.jpg" alt="Mapleway"><h1>Welcome, Kim</h1><p>More than 1,400,000 riders use Mapleway on 212 lines. With your account you get delay alerts, 10% off a 30-day pass ($98.50) and a lost-property desk that is open until 22:00.</p><p>Line 401 runs every 8 minutes since 2024. Route 7450 is our newest.</p><hr><p>One last thing. To confirm your account, enter the confirmation code <b>907 114</b> in the app.</p><p>Mapleway Transit, 1900 Yonge St, Toronto, ON M4S 1Z2. 416-555-0199</p></body></html>

@@ b1 credit bureau | heading | 8402
TrueScore <no-reply@truescore.example>
Your TrueScore access code
%html
<body bgcolor="#ffffff"><table><tr><td><font size="2">Kim, here's the access code you requested:</font></td></tr><tr><td><font size="6" color="#0066b2">8402</font></td></tr><tr><td><font size="1">If you did not request this, call 1-800-555-0164. TrueScore is a trademark. 2370 Performance Dr., Richardson, TX 75082. Ref: 7714-AC</font></td></tr></table></body>

@@ b1 link then fallback without anchor | verify-link
Fenwick Pay <onboarding@fenwickpay.example>
Activate your Fenwick Pay account
%expect verify https://my.fenwickpay.example/activate?uid=1184&sig=ad5f-91
%html
<p>Hi Kim, your Fenwick Pay account is almost ready.</p><p><a href="https://my.fenwickpay.example/activate?uid=1184&amp;sig=ad5f-91"><span style="color:#fff">Activate account</span></a></p><p>Button not working? Paste this into your browser:<br>https://my.fenwickpay.example/activate?uid=1184&amp;sig=ad5f-91</p><p>Fenwick Pay is authorised by the FCA (FRN 900441).</p>

@@ b1 set password for new user | reset-link
Crewplan <no-reply@crewplan.example>
Your Crewplan account has been created
%expect reset_password https://crewplan.example/users/password/new-user?t=Jx81
%html
<p>Hello Kim,</p><p>An account was created for you by Harbour Hotels. Choose a password to get started:</p><p><a href="https://crewplan.example/users/password/new-user?t=Jx81">Set your password</a></p><p>Your username is agent@agents.test.</p>

@@ b1 unlock account | verify-link
Ridgeline <support@ridgeline.example>
Unlock instructions
%expect verify https://account.ridgeline.example/unlock?unlock_token=9zQ_pW
%html
<p>Hello agent@agents.test!</p>
<p>Your account has been locked due to an excessive number of unsuccessful sign in attempts.</p>
<p>Click the link below to unlock your account:</p>
<p><a href="https://account.ridgeline.example/unlock?unlock_token=9zQ_pW">Unlock my account</a></p>

@@ b1 header bar brand digits | heading | 5203
Studio 54321 <noreply@studio54321.example>
Studio 54321 sign-in
%html
<table width="600"><tr><td bgcolor="#000"><font color="#fff">STUDIO 54321</font></td></tr><tr><td><p>Your code:</p><p><big><b>5203</b></big></p><p>Please enter it within 90 seconds.</p></td></tr></table>

@@ b1 schema only view action | schema-org
Confluency <no-reply@confluency.example>
Confirm your email
%expect verify https://id.confluency.example/verify-email?c=4x90
%html
<html><body><script type="application/ld+json">{"@context":"http://schema.org","@type":"EmailMessage","potentialAction":{"@type":"ConfirmAction","name":"Confirm email","handler":{"@type":"HttpActionHandler","url":"https://id.confluency.example/verify-email?c=4x90"}},"description":"Confirm your email"}</script><p>Welcome! <a href="https://id.confluency.example/verify-email?c=4x90">Confirm email</a></p></body></html>
`,
);
