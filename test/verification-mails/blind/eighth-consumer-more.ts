import { mails } from '../mails.ts';

/** English mails of consumer services with a code or a link. */
export const EIGHTH_CONSUMER_MORE = mails(
  'en',
  `
@@ b8q handmade shop confirm | verify-link
Craftnook <transaction@mail.craftnook.example>
Confirm your Craftnook account
%expect verify https://mail.craftnook.example/wf/click?upn=u001.Zk9XQ2ZtLTJGb3Nlc3Qtd2F0ZXI-3D_8K1mQ0pVx2aYw7RrT5uJ3s
%html
<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><style>a{color:#222}.btn a:hover{background:#444!important}</style></head>
<body style="margin:0;padding:0;background:#f5f5f1"><table width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px"><a href="https://mail.craftnook.example/wf/click?upn=u001.aG9tZS1wYWdl-3D_4M2nB1"><img src="https://i.craftnook.example/email/logo.png" alt="Craftnook" width="90"></a></td></tr>
<tr><td align="center"><table width="580" bgcolor="#ffffff" cellpadding="0" cellspacing="0"><tr><td style="padding:40px;font-family:Georgia,serif;font-size:28px;text-align:center">Confirm your account</td></tr>
<tr><td style="padding:0 40px 24px;font-family:Arial,sans-serif;font-size:16px;text-align:center">Hi Beatrix, thanks for joining. Tap the button to confirm that beatrix@example.org is the right address for your account.</td></tr>
<tr><td align="center" class="btn" style="padding-bottom:40px"><!--[if mso]><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" href="https://mail.craftnook.example/wf/click?upn=u001.Zk9XQ2ZtLTJGb3Nlc3Qtd2F0ZXI-3D_8K1mQ0pVx2aYw7RrT5uJ3s" style="height:48px;width:220px" arcsize="50%" fillcolor="#222222"><center>Confirm account</center></v:roundrect><![endif]--><a href="https://mail.craftnook.example/wf/click?upn=u001.Zk9XQ2ZtLTJGb3Nlc3Qtd2F0ZXI-3D_8K1mQ0pVx2aYw7RrT5uJ3s" style="background:#222;color:#fff;padding:14px 32px;border-radius:96px;text-decoration:none;font-family:Arial">Confirm account</a></td></tr>
<tr><td style="padding:24px 40px;border-top:1px solid #e1e3df;font-family:Arial;font-size:14px"><b>While you're here</b><br><a href="https://mail.craftnook.example/wf/click?upn=u001.c2hvcC1naWZ0cw-3D_1">Shop gifts</a> &nbsp; <a href="https://mail.craftnook.example/wf/click?upn=u001.c2VsbA-3D_2">Open your shop</a> &nbsp; <a href="https://mail.craftnook.example/wf/click?upn=u001.YXBw-3D_3">Get the app</a></td></tr></table></td></tr>
<tr><td align="center" style="padding:24px;font:12px Arial;color:#757575">Copyright 2026 Craftnook, Inc. 117 Adams Street, Brooklyn, NY 11201, USA. All rights reserved.<br><a href="https://mail.craftnook.example/wf/click?upn=u001.cHJpdmFjeQ-3D_4">Privacy Policy</a> | <a href="https://mail.craftnook.example/wf/click?upn=u001.aGVscA-3D_5">Help Center</a></td></tr></table><img src="https://mail.craftnook.example/wf/open?upn=u001.b3Blbg-3D" width="1" height="1"></body></html>

@@ b8q forum activation | verify-link
Woodturners Forum <noreply@forum.woodturners.example>
[Woodturners Forum] Confirm your new account
%expect verify https://forum.woodturners.example/u/activate-account/5e0b7c9cf1d2a7740d8f63c4f0a1f6b2
%text
Welcome to Woodturners Forum!

Click the following link to confirm and activate your new account:
https://forum.woodturners.example/u/activate-account/5e0b7c9cf1d2a7740d8f63c4f0a1f6b2

If the above link is not clickable, try copying and pasting it into the address bar of your web browser.

@@ b8q locked out of social | magic-link
Snaptale <security@mail.snaptale.example>
lena.p, we've made it easy to get back on Snaptale
%expect sign_in https://snaptale.example/_n/emaillogin?uid=41k8sa&token=pQ9LkM2&auto_send=0
%expect reset_password https://snaptale.example/accounts/password/reset/confirm/?uidb36=41k8sa&token=7x2-0be1c9f5d3
%html
<div style="font-family:Helvetica,Arial,sans-serif;font-size:18px;color:#565a5c;max-width:430px;margin:auto">
<p>Hi lena.p,</p><p>Sorry to hear you're having trouble logging into Snaptale. We got a message that you forgot your password. If this was you, you can get right back into your account or reset your password now.</p>
<p><a href="https://snaptale.example/_n/emaillogin?uid=41k8sa&amp;token=pQ9LkM2&amp;auto_send=0" style="display:block;background:#47a2ea;color:#fff;text-align:center;padding:12px;border-radius:3px;text-decoration:none">Log in as lena.p</a></p>
<p><a href="https://snaptale.example/accounts/password/reset/confirm/?uidb36=41k8sa&amp;token=7x2-0be1c9f5d3" style="display:block;background:#47a2ea;color:#fff;text-align:center;padding:12px;border-radius:3px;text-decoration:none">Reset your password</a></p>
<p>If you didn't request a login link or a password reset, you can ignore this message and <a href="https://help.snaptale.example/374546259294234">learn more about why you may have received it</a>.</p><p>Only people who know your Snaptale password or click the login link in this email can log into your account.</p>
<p style="font-size:11px;color:#abadae">© Snaptale, Unit 9, Grand Canal Square, Dublin 2. This message was sent to lena.p@example.net.</p></div>

@@ b8q ticketing magic link | magic-link
Encore Tickets <no-reply@order.encoretickets.example>
Here's your sign-in link
%expect sign_in https://www.encoretickets.example/signin/magic/eyJhbGciOiJIUzI1NiJ9.eyJ1IjoiNTUxIn0.r8Yx0Q
%text
Hi there,

Tap to sign in and see your tickets:
<https://www.encoretickets.example/signin/magic/eyJhbGciOiJIUzI1NiJ9.eyJ1IjoiNTUxIn0.r8Yx0Q>

This link expires in 1 hour and can be used once.

Encore Tickets, 155 5th St, San Francisco

@@ b8q airline password | reset-link
Albatross Air <membersupport@news.albatrossair.example>
Reset your Albatross Club password
%expect reset_password https://t.news.albatrossair.example/r/?id=h5c1d9f02,8a7712e4,8a7712ea&p1=QWxiYXRyb3Nz&p2=reset
%html
<html><head><style type="text/css">.ExternalClass{width:100%}td{font-family:Verdana,Arial}@media(max-width:480px){.full{width:100%!important}}</style></head><body>
<table class="full" width="650" align="center" cellpadding="0" cellspacing="0"><tr><td align="right" style="font-size:10px"><a href="https://t.news.albatrossair.example/r/?id=h5c1d9f02,8a7712e4,8a7712e5">View online</a></td></tr>
<tr><td bgcolor="#00205b" style="padding:16px"><img src="https://res.news.albatrossair.example/res/img/club.gif" alt="Albatross Club"></td></tr>
<tr><td style="padding:8px 16px;font-size:11px;background:#eef2f8">Oliver Nakamura | Membership number 40281177 | Blue tier | 12,940 Miles</td></tr>
<tr><td style="padding:24px 16px;font-size:13px">Dear Mr Nakamura<br><br>We've received a request to reset the password for your Albatross Club account. Please choose a new one using the button below within the next 60 minutes.<br><br>
<table><tr><td bgcolor="#c8102e" style="padding:10px 24px"><a href="https://t.news.albatrossair.example/r/?id=h5c1d9f02,8a7712e4,8a7712ea&amp;p1=QWxiYXRyb3Nz&amp;p2=reset" style="color:#fff;text-decoration:none"><b>Create new password</b></a></td></tr></table><br>Didn't ask for it? Your current password will keep working. You may want to <a href="https://t.news.albatrossair.example/r/?id=h5c1d9f02,8a7712e4,8a7712eb">contact us</a>.</td></tr>
<tr><td style="padding:16px;font-size:10px;color:#777">Albatross Air plc, Waterside, PO Box 365, Harmondsworth UB7 0GB. Registered in England 1777777. Please do not reply to this email; the mailbox is not monitored. <a href="https://t.news.albatrossair.example/r/?id=h5c1d9f02,8a7712e4,8a7712ec">Privacy policy</a></td></tr></table></body></html>

@@ b8q job alert opt-in | verify-link
Hirely Job Alerts <alert@hirely.example>
Activate your job alert: "barista in Leeds, West Yorkshire"
%expect verify https://subscriptions.hirely.example/alert/activate?aid=0d9bb7ce31f2&co=GB&tk=1hf8m0k6vih6j800
%html
<p>You're almost done!</p>
<p>Please confirm that you'd like to receive new <b>barista</b> jobs in <b>Leeds, West Yorkshire</b> by email.</p>
<p><a href="https://subscriptions.hirely.example/alert/activate?aid=0d9bb7ce31f2&amp;co=GB&amp;tk=1hf8m0k6vih6j800">Confirm</a></p>
<p>If you did not sign up for this alert you can <a href="https://subscriptions.hirely.example/alert/delete?aid=0d9bb7ce31f2&amp;tk=1hf8m0k6vih6j800">delete it</a>. No further emails will be sent.</p>
<p>© 2026 Hirely Ireland Operations, Ltd. 124 St. Stephen's Green, Dublin 2</p>

@@ b8q charity newsletter opt-in | verify-link
Riverkeepers Trust <hello@riverkeeperstrust.example>
One more step: please confirm your subscription
%expect verify https://riverkeeperstrust.us14.list.example/subscribe/confirm?u=2b9e0c7f14&id=66fa11c0&e=9d02e7b4ac
%text
** Please Confirm Subscription
------------------------------------------------------------

Yes, subscribe me to this list. (https://riverkeeperstrust.us14.list.example/subscribe/confirm?u=2b9e0c7f14&id=66fa11c0&e=9d02e7b4ac)

If you received this email by mistake, simply delete it. You won't be subscribed if you don't click the confirmation link above.

For questions about this list, please contact:
hello@riverkeeperstrust.example

@@ b8q home search sign-in | magic-link
Doorstep Homes <noreply@doorstephomes.example>
Sign in to Doorstep
%expect sign_in https://account.doorstephomes.example/passwordless/callback?ticket=ZX_tT0YqkE3w&return=%2Fsaved-homes
%html
<table width="100%"><tr><td align="center"><table width="480" style="font-family:Open Sans,Arial"><tr><td><h2 style="color:#006aff">Welcome back</h2><p>Click below to sign in and get back to your 3 saved homes, including <b>1418 Alder Ct, Boise, ID 83702</b> ($489,000).</p><p><a href="https://account.doorstephomes.example/passwordless/callback?ticket=ZX_tT0YqkE3w&amp;return=%2Fsaved-homes" style="background:#006aff;color:#fff;padding:12px 28px;border-radius:4px">Sign in</a></p><p style="font-size:12px;color:#888">For your protection, don't forward this email. Link expires 11/18/2026 at 4:05 PM PST.</p><p style="font-size:11px;color:#888">Doorstep, Inc., 1301 Second Avenue, Floor 31, Seattle, WA 98101 &middot; License #93-1188 &middot; <a href="https://doorstephomes.example/terms">Terms</a></p></td></tr></table></td></tr></table>

@@ b8q family music plan | invitation
Tunewell <no-reply@tunewell.example>
Ines wants you on her Tunewell Family plan
%expect invitation https://www.tunewell.example/family/join/confirm/9b5d0c7e1Aa8Zz0/
%html
<h1>You're invited</h1>
<p>Ines Carvalho has invited you to join her Family plan. Enjoy ad-free music on your own account, on her.</p>
<a href="https://www.tunewell.example/family/join/confirm/9b5d0c7e1Aa8Zz0/">ACCEPT INVITE</a>
<p>You must live at the same address as the plan manager. <a href="https://www.tunewell.example/legal/family-terms">Terms apply</a>. This invitation expires in 7 days.</p>
<p>Tunewell AB, Regeringsgatan 19, 111 53 Stockholm</p>

@@ b8q crypto device | verify-link
Coinharbor <no-reply@coinharbor.example>
Authorize new device
%expect verify https://www.coinharbor.example/device_confirmations/confirm?token=3f77b2a4-60cb-4d0f-a8d1-9c4c5f10e6aa
%html
<div style="max-width:600px;font-family:Arial"><h2>New device confirmation</h2><p>We noticed a sign-in to your Coinharbor account from a device we don't recognise. Please authorise it before you continue.</p>
<table style="font-size:14px"><tr><td>IP address</td><td>198.51.100.77</td></tr><tr><td>Location</td><td>Utrecht, Netherlands</td></tr><tr><td>Browser</td><td>Firefox 145 on Windows</td></tr><tr><td>Date</td><td>Nov 11, 2026 21:03 UTC</td></tr></table>
<p><a href="https://www.coinharbor.example/device_confirmations/confirm?token=3f77b2a4-60cb-4d0f-a8d1-9c4c5f10e6aa">Authorize New Device</a></p>
<p>If this was not you, <a href="https://www.coinharbor.example/lock/7c02ab">lock your account</a>.</p></div>

@@ b8q electricity set password | reset-link
Brightgrid Energy <welcome@brightgrid.example>
Your online account is ready, set your password
%expect reset_password https://my.brightgrid.example/activate?c=8830417&k=Lm5xR0t3
%text
Hello Mrs Adebayo

Thanks for switching to Brightgrid. Your account number is 8830417 and your supply starts on 2 December 2026.

To see your bills and send meter readings online, set a password here:
https://my.brightgrid.example/activate?c=8830417&k=Lm5xR0t3

The link works for 72 hours. After that, choose "forgotten password" on our site.

Kind regards
The Brightgrid team
0800 555 0119 (Mon-Fri 8am-6pm)
`,
);
