import { mails } from '../mails.ts';

/** English mails of consumer services with a code or a link, sealed until the end. */
export const NINTH_CONSUMER_MORE = mails(
  'en',
  `
@@ b9q gamer chat location | verify-link
Guildhall <noreply@guildhall.example>
Verify Guildhall login from new location
%expect verify https://click.guildhall.example/ls/click?upn=u001.qDwP2T8yGv-2Fk1Hc5sN0mR9aZx7LbE4JfUoI6tVdQyS3WpXrBgMnCk-3DYz8K_hJ2
%html
<!doctype html><html><head><title></title><style type="text/css">@media only screen and (min-width:480px){.mj-column-per-100{width:100%!important}}</style></head><body style="background:#F9F9F9"><div style="background-color:#F9F9F9"><div style="margin:0 auto;max-width:640px"><table role="presentation" width="100%"><tbody><tr><td align="center" style="padding:40px 0"><a href="https://click.guildhall.example/ls/click?upn=u001.home-2Bx"><img src="https://cdn.guildhall.example/email_assets/logo.png" width="138" alt=""></a></td></tr></tbody></table></div>
<div style="max-width:640px;margin:0 auto;border-radius:4px;overflow:hidden"><table role="presentation" width="100%" style="background:#ffffff"><tbody><tr><td style="padding:40px 50px;font-family:Whitney,Helvetica Neue,Arial;font-size:16px;line-height:24px;color:#737F8D"><h2 style="font-weight:500;font-size:20px;color:#4F545C">Hey emberfox,</h2><p>It looks like someone tried to log into your Guildhall account from a new location. If this is you, follow the link below to authorize logging in from this location on your account. If this isn't you, we suggest changing your password as soon as possible.</p><p><strong>IP Address:</strong> 203.0.113.201<br><strong>Location:</strong> Porto, Porto District, Portugal</p></td></tr>
<tr><td align="center" style="padding:10px 25px 40px"><table role="presentation" style="border-collapse:separate"><tbody><tr><td style="border-radius:3px;color:white;padding:15px 19px" bgcolor="#5865f2"><a href="https://click.guildhall.example/ls/click?upn=u001.qDwP2T8yGv-2Fk1Hc5sN0mR9aZx7LbE4JfUoI6tVdQyS3WpXrBgMnCk-3DYz8K_hJ2" style="color:white;text-decoration:none" target="_blank">Verify Login</a></td></tr></tbody></table></td></tr>
<tr><td style="padding:0 50px 40px;font-family:Arial;font-size:13px;color:#747F8D">Need help? <a href="https://click.guildhall.example/ls/click?upn=u001.support-2Bx">Contact our support team</a> or hit us up on Chirrup.</td></tr></tbody></table></div>
<div style="text-align:center;font-size:12px;color:#99AAB5;padding:20px">Sent by Guildhall • <a href="https://click.guildhall.example/ls/click?upn=u001.blog-2Bx">check our blog</a><br>444 De Haro Street, Suite 200, San Francisco, CA 94107</div></div></body></html>

@@ b9q film site password | reset-link
Reelhouse <support@reelhouse.example>
Finish resetting your password
%expect reset_password https://reelhouse.example/users/password/edit?reset_password_token=Wz7s-Ry4Qe_tBkP1xVhd
%text
Hello cinephile_mara!

Someone has requested a link to change your password. You can do this through the link below.

Change my password: https://reelhouse.example/users/password/edit?reset_password_token=Wz7s-Ry4Qe_tBkP1xVhd

If you didn't request this, please ignore this email. Your password won't change until you access the link above and create a new one.

@@ b9q essay site | magic-link
Plume <noreply@plume.example>
Finish signing in to Plume
%expect sign_in https://plume.example/m/callback/email?token=5f1d03bb92ac&operation=login&state=plume&source=email-5f1d03bb92ac-1763020800000-auth.login
%html
<div style="font-family:sohne,Helvetica;text-align:center;max-width:480px;margin:auto"><p style="font-size:26px;font-family:serif">Plume</p><p>Click the button below to sign in to Plume as <b>arjun.writes@example.com</b>.</p><a href="https://plume.example/m/callback/email?token=5f1d03bb92ac&amp;operation=login&amp;state=plume&amp;source=email-5f1d03bb92ac-1763020800000-auth.login" style="background:#191919;border-radius:20px;color:#fff;padding:9px 20px">Sign in to Plume</a><p style="font-size:12px;color:#757575">This link will expire in 2 hours and can only be used once.</p><p style="font-size:12px;color:#757575">Sent by <a href="https://plume.example">Plume</a> · 548 Market St, PMB 42061, San Francisco, CA 94104</p></div>

@@ b9q recipe club opt-in | schema-org
Sunday Supper Club <letters@sundaysupper.example>
Please confirm your email
%expect verify https://app.mailkite.example/subscribers/confirm/1f8d20b4-7c1f-4a3b-b7b1?s=OTgx
%html
<html><body><script type="application/ld+json">{"@context":"http://schema.org","@type":"EmailMessage","potentialAction":{"@type":"ConfirmAction","name":"Confirm subscription","handler":{"@type":"HttpActionHandler","url":"https://app.mailkite.example/subscribers/confirm/1f8d20b4-7c1f-4a3b-b7b1?s=OTgx"}},"description":"Confirm your subscription to Sunday Supper Club"}</script>
<p>Hi friend!</p><p>You're one click away from a new one-pot recipe every Sunday (and 20 knife skills in PDF).</p><p><a href="https://app.mailkite.example/subscribers/confirm/1f8d20b4-7c1f-4a3b-b7b1?s=OTgx"><b>Yes, send me the recipes</b></a></p><p>Dorothea</p><p style="font-size:11px">Sunday Supper Club c/o Dorothea Lang, 9450 SW Gemini Dr #84417, Beaverton, OR 97008</p></body></html>

@@ b9q travel site mail change | verify-link
Wanderfare <account@e.wanderfare.example>
Verify your new email address
%expect verify https://link.e.wanderfare.example/f/a/7hHqI0mB~~/AAQRxQA~/RgRrT2W1P0Q7aHR0cHM6Ly93YW5kZXJmYXJl
%html
<html><head><style>.bx{border:1px solid #dfe0e4}@media(max-width:600px){.m{padding:12px!important}}</style></head><body bgcolor="#f3f3f5"><table class="bx" width="600" align="center" bgcolor="#fff" cellspacing="0"><tr><td class="m" style="padding:24px"><img src="https://media.wanderfare.example/b/email/logo_2x.png" width="150" alt="wanderfare"></td></tr><tr><td class="m" style="padding:0 24px;font:700 22px Arial">Hi Chidi, you changed your email</td></tr><tr><td class="m" style="padding:16px 24px;font:15px Arial">Your upcoming trip (itinerary 7249 1180 3362, Montréal, 20-24 Nov) isn't affected. Please tell us that <b>chidi.new@example.net</b> is yours. Until you do, we keep sending mails to your old address.</td></tr><tr><td class="m" align="center" style="padding:16px 24px 32px"><table><tr><td bgcolor="#1668e3" style="border-radius:24px;padding:12px 28px"><a href="https://link.e.wanderfare.example/f/a/7hHqI0mB~~/AAQRxQA~/RgRrT2W1P0Q7aHR0cHM6Ly93YW5kZXJmYXJl" style="color:#fff;font:15px Arial;text-decoration:none">Verify email</a></td></tr></table></td></tr><tr><td style="padding:24px;font:11px Arial;color:#818494">Button not working? Copy this into your browser:<br>https://link.e.wanderfare.example/f/a/7hHqI0mB~~/AAQRxQA~/RgRrT2W1P0Q7aHR0cHM6Ly93YW5kZXJmYXJl<br><br>© 2026 Wanderfare, Inc. 1111 Way W., Seattle, WA 98119. CST# 2044180-50. <a href="https://link.e.wanderfare.example/f/a/prv~~/2">Privacy</a> | <a href="https://link.e.wanderfare.example/f/a/hlp~~/3">Help</a></td></tr></table></body></html>

@@ b9q kids football team | invitation
TeamPitch <no-reply@teampitch.example>
Coach Sal added you to Rovers U9s
%expect invitation https://app.teampitch.example/i/rovers-u9s/a81K0c?g=parent
%text
Hi!

Coach Sal has invited you to join the team Rovers U9s on TeamPitch as the parent of Leo. See fixtures, say who can come, chat with other parents.

Accept the invitation: https://app.teampitch.example/i/rovers-u9s/a81K0c?g=parent

Next match: Sun 15 Nov, 10:15, Pitch 4.
Don't know this team? Ignore this email or write to help@teampitch.example.

@@ b9q holiday planner | invitation
Tripboard <hello@tripboard.example>
Yuki invited you to plan "Hokkaido 2027"
%expect invitation https://tripboard.example/plan/hokkaido-2027/accept?invite=9d7e1b54&email=noor%40example.org
%html
<table align="center" width="520" style="font-family:Lato,Arial"><tr><td><img src="https://cdn.tripboard.example/u/yuki.jpg" width="56" style="border-radius:50%"></td></tr><tr><td><h2>Yuki Tanabe wants to plan a trip with you</h2><p>Feb 6 - Feb 16, 2027 · 3 people · 14 places saved</p><p><i>"Snow festival!! Add the onsen you liked"</i></p><p><a href="https://tripboard.example/plan/hokkaido-2027/accept?invite=9d7e1b54&amp;email=noor%40example.org" style="background:#f75940;color:#fff;padding:12px 24px;border-radius:999px">Join trip plan</a></p><p style="font-size:12px;color:#999">You received this because Yuki entered your email. <a href="https://tripboard.example/block?invite=9d7e1b54">Block invites</a></p></td></tr></table>

@@ b9q bank unlock | reset-link
Prairie Federal Credit Union <alerts@prairiefcu.example>
Your online banking is locked
%expect verify https://banking.prairiefcu.example/unlock?r=7E1C44B0A9
%text
Your access was locked after 3 unsuccessful attempts on 11/10/2026 at 6:52 PM CT.

Unlock your account here (expires in 30 minutes):
https://banking.prairiefcu.example/unlock?r=7E1C44B0A9

You will be asked for your date of birth and member number. Prefer to talk? 785-555-0140.

Federally insured by NCUA. Routing number 301999917.

@@ b9q pet insurance | magic-link
Pawshield <care@pawshield.example>
Mabel's policy is one tap away
%expect sign_in https://my.pawshield.example/login/email/confirm#t=Cf2vQk8yNz0x
%html
<p>Hi Greta,</p><p>Here's the link you asked for, no password needed:</p><p><a href="https://my.pawshield.example/login/email/confirm#t=Cf2vQk8yNz0x">Log in to Pawshield</a></p><p>It works once, within the next 15 minutes, and in the browser you started from.</p><p>Mabel (Border Terrier), policy PS-204417-B</p><p style="font-size:11px">Pawshield is a trading name of Terrier Insurance Services Ltd, FRN 311277. Calls to 0333 555 0190 may be recorded.</p>

@@ b9q petition | verify-link
Petitions Office <no-reply@petitions.parliament.example>
Please confirm your email address
%expect verify https://petition.parliament.example/signatures/88130427/verify?token=XkR3vN0pAq8sTz
%text
Thanks for signing the petition: Keep swimming pools open in winter

Click this link to sign the petition:
https://petition.parliament.example/signatures/88130427/verify?token=XkR3vN0pAq8sTz

Once confirmed, your signature will be added to the petition.

Thanks,
The Petitions team

@@ b9q exchange approve transfer | verify-link
Tidepool Exchange <noreply@tidepoolx.example>
Action needed: approve your withdrawal
%expect verify https://www.tidepoolx.example/withdrawal-approve?code=ABCW4Q-H2YJH-7LMKPX
%html
<div style="font-family:IBM Plex Sans,Arial;max-width:600px"><h3>Approve withdrawal of 1,500.00 USDC</h3><p>Hello henrike_v, a withdrawal was requested from your account. Please check every detail.</p><ul><li>Asset: USDC (Solana)</li><li>To: 9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin</li><li>Fee: 1.00 USDC</li><li>IP: 192.0.2.118, Bremen, DE</li><li>Ref: FTQcuak-V6Za8qrWnhzTx67yYHz8Tg</li></ul><p>I have checked the address and want to proceed:</p><p><a href="https://www.tidepoolx.example/withdrawal-approve?code=ABCW4Q-H2YJH-7LMKPX">Approve withdrawal</a></p><p>Something wrong? <a href="https://www.tidepoolx.example/withdrawal-cancel?code=ABCW4Q-H2YJH-7LMKPX">Cancel it</a> or lock your account in the app.</p></div>

@@ b9q applicant mail check | verify-link
Civic Careers <do-not-reply@civiccareers.example>
Civic Careers - Activate your candidate account
%expect verify https://civic.wd3.careersite.example/en-GB/External/activate/ujm6qv0h1zt9c2wd/?redirect=%2Fen-GB%2FExternal%2Fjob%2FJR-0041882%2Fapply
%text
Dear Candidate,

Welcome! Please verify your account within 24 hours so that you can finish your application for Library Assistant (JR-0041882):

https://civic.wd3.careersite.example/en-GB/External/activate/ujm6qv0h1zt9c2wd/?redirect=%2Fen-GB%2FExternal%2Fjob%2FJR-0041882%2Fapply

Closing date: 22 November 2026.

Human Resources
This email was intended for applicant90417@example.com. Replies to this message are undeliverable.
`,
);
