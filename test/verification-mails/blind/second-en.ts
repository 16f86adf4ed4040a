import { mails } from '../mails.ts';

/** English mails of other services, written after the first batch was looked at and before this one was measured. */
export const SECOND_ENGLISH = mails(
  'en',
  `
@@ b2 meal kit | heading | 918447
FreshBox <hi@freshbox.example>
FreshBox login request
%html
<body><table><tr><td><p>Hey there,</p><p>Here's the code you asked for:</p><p class="big">918447</p><p>Pop it into the app and get cooking. It's good for the next quarter of an hour.</p><p>FreshBox SE, Saarbrücker Str. 37a, 10405 Berlin</p></td></tr></table></body>

@@ b2 streaming profile transfer | box | 77104
Cinebox <info@members.cinebox.example>
Your Cinebox sign-in code
%html
<div><h2>Enter this code to sign in</h2><div>77104</div><p>Enter the code above on your device to sign in to Cinebox. This code will expire in 15 minutes.</p><p>The Cinebox team</p><a href="https://www.cinebox.example/accountaccess?nftoken=BQ4">Didn't request this? Secure your account</a></div>

@@ b2 smart home | plain | 4820
Lumio Home <noreply@lumiohome.example>
Lumio: link your hub
%text
Hello Kim!

Somebody (hopefully you) is adding the hub "Hallway" to a Lumio account.

Linking code: 4820

Type the linking code in the Lumio app within two minutes.

@@ b2 email client add account | plain | 316902
Postbird <hello@postbird.example>
Add agent@agents.test to Postbird
%text
To add this address to your Postbird account, use this code:

    316 902

No idea what this is about? Someone probably mistyped their address.

@@ b2 crypto wallet letters | alphanumeric | Q7ZP4N
Vaultcoin <security@vaultcoin.example>
Authorize new device - 2026-11-20 07:44 (UTC)
%html
<p>You recently attempted to sign into your Vaultcoin account from a new device or in a new location. As a security measure, we require additional confirmation before allowing access.</p><p>Location: Leeds, England</p><p>Your authorization code:</p><h2>Q7ZP4N</h2><p>If this was not you, please disable your account.</p>

@@ b2 wiki sysop | plain | 0483916
Tidewiki <wiki@tidewiki.example>
Tidewiki email authentication
%text
Someone (probably you) is trying to log in to your account "Bramble" on Tidewiki. For security, a code is needed:

0483916

The request came from IP 203.0.113.61. It will expire on 21 November 2026, 08:04.

@@ b2 mediawiki confirm | verify-link
Tidewiki <wiki@tidewiki.example>
Tidewiki email address confirmation
%expect verify https://tidewiki.example/wiki/Special:ConfirmEmail/5c01f2ae93b7d0
%text
Someone, probably you, from IP address 203.0.113.61, has registered an account "Bramble" with this email address on Tidewiki.

To confirm that this account really does belong to you and activate email features on Tidewiki, open this link in your browser:

https://tidewiki.example/wiki/Special:ConfirmEmail/5c01f2ae93b7d0

If you did *not* register the account, follow this link to cancel the email address confirmation:

https://tidewiki.example/wiki/Special:InvalidateEmail/5c01f2ae93b7d0

This confirmation code will expire at 08:04, 28 November 2026.

@@ b2 mastodon confirm | verify-link
Mammoth Social <notifications@mammoth.example>
Confirmation instructions for mammoth.example
%expect verify https://mammoth.example/auth/confirmation?confirmation_token=ZsQ9-x
%html
<table><tr><td><h1>Verify email address</h1><p>You have created an account on mammoth.example with this email address. You are one click away from activating it. If this wasn't you, please ignore this email.</p><a href="https://mammoth.example/auth/confirmation?confirmation_token=ZsQ9-x"><span>Verify email address</span></a><p>Please also check out <a href="https://mammoth.example/about">the rules of the server</a> and <a href="https://mammoth.example/terms">our terms of service</a>.</p></td></tr></table>

@@ b2 package registry otp | plain | 55201947
Packhub <support@packhub.example>
Your one-time password for Packhub
%text
Hi bramble,

Your Packhub one-time password (OTP) is 55201947

This will expire in 15 minutes. If you weren't trying to log in, please change your password: https://www.packhub.example/forgot

@@ b2 language app | magic-link
Parrotly <no-reply@parrotly.example>
Tap to continue on Parrotly
%expect sign_in https://go.parrotly.example/l/s8Kd02mzQ
%html
<p>Hola Kim!</p><p><a href="https://go.parrotly.example/l/s8Kd02mzQ">Log in to Parrotly</a></p><p>This link is valid for one hour and one use.</p>

@@ b2 council portal | verify-link
My Mapleway <noreply@my.mapleway.example>
Please validate your email address
%expect verify https://my.mapleway.example/service/validate?ref=0b2c91f7-4410-4e1c-9b02-7d7a20f7d4be
%html
<p>Dear Kim Lee</p><p>Thank you for registering with My Mapleway. You need to validate your email address before you can use the service.</p><p><a href="https://my.mapleway.example/service/validate?ref=0b2c91f7-4410-4e1c-9b02-7d7a20f7d4be">Validate my email address</a></p><p>Mapleway Council, Civic Centre, MW1 2AB. Ref 100447182.</p>

@@ b2 school portal parent invite | invitation
Oakfield Primary <no-reply@parents.oakfield.example>
You've been invited to connect to Maya's class
%expect invitation https://parents.oakfield.example/i/accept?code=MY7KQ2
%html
<p>Ms Ortiz uses ParentLink to share moments from class.</p><p><a href="https://parents.oakfield.example/i/accept?code=MY7KQ2">Accept invitation</a></p><p>You can stop these emails <a href="https://parents.oakfield.example/optout?e=1">here</a>.</p>

@@ b2 infra invite | invitation
Opsdeck <no-reply@opsdeck.example>
[Opsdeck] Sam Ortiz would like you to join atlas
%expect invitation https://opsdeck.example/orgs/atlas/join?t=GQ2
%text
Sam Ortiz would like you to join the organization atlas on Opsdeck.

Join: https://opsdeck.example/orgs/atlas/join?t=GQ2

If you don't know Sam, you can ignore this message.

@@ b2 bank new payee | distractors | 730846
Harrow Bank <alerts@harrowbank.example>
Confirm your new payee
%html
<table><tr><td>You're adding a new payee</td></tr><tr><td>Name: A PLUMBER LTD<br>Sort code: 20-45-77<br>Account: 48291377<br>Reference: INV 20417</td></tr><tr><td>To confirm, enter this passcode in the app:<br><b style="font-size:24px">730 846</b></td></tr><tr><td>Think it's a scam? Call 159.</td></tr></table>

@@ b2 brokerage | plain | 884013
Tradewell <noreply@tradewell.example>
Tradewell security code
%text
Security code: 884013

Use this code to confirm it's you. It expires in 5 mins.

Account: Individual ...4417
Tradewell Securities LLC, member SIPC. 11/20/2026

@@ b2 ticketing account | heading | 620417
Stagepass <noreply@stagepass.example>
Your Stagepass Verification Code
%html
<div style="font-family:Helvetica"><p>Hi Kim,</p><p>We need to make sure it's really you before you can transfer tickets. Please use the verification code:</p><p><strong style="font-size:32px">620 417</strong></p><p>Order 20-44817/LON is not affected.</p></div>

@@ b2 marketplace new password | reset-link
Secondhandly <help@secondhandly.example>
Kim, forgot something?
%expect reset_password https://secondhandly.example/u/forgot/9c2Xk7bE
%html
<p>We heard you need a new password. It happens.</p><a href="https://secondhandly.example/u/forgot/9c2Xk7bE">Create a new password</a><p>Not you? <a href="https://secondhandly.example/help/not-me">Tell us</a>.</p>

@@ b2 reset plain with code | plain | 66104829
Mealmate <noreply@mealmate.example>
Mealmate password reset
%text
You asked to reset your password. Your reset code is:

66104829

Go back to Mealmate and enter it to pick a new password.

@@ b2 shared doc passcode | plain | 30571846
Contoso Online <no-reply@contosoonline.example>
30571846 is your Contoso Online verification code
%text
Hello,

For security purposes, you must enter the code below to verify your account to access Q3 budget.xlsx. The code will only work for 15 minutes and if you request a new code, this code will stop working.

Account verification code:
30571846

(c) 2026 Contoso Corporation. All rights reserved.

@@ b2 esign | alphanumeric | K4TR9
Inkwell Sign <dse@inkwellsign.example>
Access code for your envelope
%text
Sam Ortiz sent you a document to review and sign. To open it, verify your identity with this access code: K4TR9

Envelope ID 7C1E9A33-B0D2.

@@ b2 survey panel | verify-link
OpinionHub <panel@opinionhub.example>
Last step to join OpinionHub
%expect verify https://opinionhub.example/optin.aspx?pid=7714829&v=E2C0
%html
<p>Thanks for your interest in OpinionHub! Click the button to complete your registration and earn your first 50 points.</p><p><a href="https://opinionhub.example/optin.aspx?pid=7714829&amp;v=E2C0">COMPLETE REGISTRATION</a></p>

@@ b2 podcast host | code-and-link | 571903
Castaway FM <hello@castaway.example>
Sign in to Castaway FM
%expect sign_in https://castaway.example/signin/571903?email=agent%40agents.test
%html
<p>Use the button or the code, whichever you prefer.</p><p><a href="https://castaway.example/signin/571903?email=agent%40agents.test">Sign in</a></p><p>Code: <b>571903</b></p>

@@ b2 table with two rows | table | 04417
Northfield Credit Union <otp@nfcu.example>
NFCU Online Banking
%html
<table border=1><tr><td>Secure Access Code</td><td>04417</td></tr><tr><td>Issued</td><td>11/20/2026 9:15 AM PST</td></tr></table><p>Do not reply.</p>

@@ b2 code between dashes | plain | 904177
Minimal Notes <bot@minimalnotes.example>
login
%text
-----------------
     904 177
-----------------

^ your minimal notes login code

@@ b2 gaming console | heading | 7K3PNW
Playnext <noreply@account.playnext.example>
Your Playnext verification code
%html
<center><p>Hello bramblefox,</p><p>Here's your verification code:</p><p>7K3PNW</p><p>Please don't share it with anyone, including Playnext support.</p></center>

@@ b2 telecom | inline | 482091
Sparrow Mobile <noreply@sparrowmobile.example>
Confirm your email for My Sparrow
Your code to confirm the email address is {48 20 91}. Mobile number 07700 900417, account 20448817.

@@ b2 job board | verify-link
Jobwell <alerts@jobwell.example>
Activate your job alert: "kotlin developer" in Leeds
%expect verify https://jobwell.example/alert/activate?id=ab12-77fe&src=mail
%html
<p>You created a job alert for <b>kotlin developer</b> in Leeds. To start getting emails, <a href="https://jobwell.example/alert/activate?id=ab12-77fe&amp;src=mail">activate your job alert</a>.</p><p>204 new jobs since yesterday.</p>

@@ b2 petition | verify-link
Speakup <petitions@speakup.example>
Please confirm your signature
%expect verify https://speakup.example/signatures/7714829/verify?token=wL9sX
%text
Hi Kim,

please click this link to confirm your email address and sign the petition "Save the library":

https://speakup.example/signatures/7714829/verify?token=wL9sX

@@ b2 mail alias | verify-link
Aliasly <noreply@aliasly.example>
Just one more step to join Aliasly
%expect verify https://app.aliasly.example/auth/activate?code=hgdplzyrbw
%html
<h1>Verify your email</h1><p>Thank you for choosing Aliasly. To get started, please verify your email by clicking on the button below:</p><a href="https://app.aliasly.example/auth/activate?code=hgdplzyrbw">Verify your email</a><p>If you cannot see the button: https://app.aliasly.example/auth/activate?code=hgdplzyrbw</p>

@@ b2 dating | inline | 502847
Kindle Hearts <no-reply@kindlehearts.example>
Is this your email?
Just making sure! Your verification code is {502847}. See you in there.

@@ b2 saas change email | verify-link
Planeo <no-reply@planeo.example>
Confirm your new email
%expect verify https://planeo.example/account/email/confirm/3f2a-9910?n=1
%html
<p>You asked to change your login email to agent@agents.test.</p><p><a href="https://planeo.example/account/email/confirm/3f2a-9910?n=1">Confirm change</a></p>

@@ b2 cloud root sign in | distractors | 902431
Nimbus Cloud <no-reply@signin.nimbus.example>
Nimbus Cloud: your sign-in verification code
%html
<html><body><h3>Verify your identity</h3><p>Hello,</p><p>We detected an unusual sign-in attempt for the Nimbus account with the account ID <b>4829-1377-4021</b>. To continue, please use the code below.</p><p>Verification code:<br><span style="font-size:26px"><b>902 431</b></span></p><p>Nimbus will never email you and ask you to disclose or verify your password, credit card, or banking account number.</p></body></html>

@@ b2 library card | plain | 5519
Leeds Libraries <library@leedslib.example>
Your PIN reset
%text
Your one-time PIN is 5519.

Use it with your library card number D0048291377 to choose a new PIN at https://leedslib.example/pin

@@ b2 hidden preheader code | subject-and-body | 740288
Rocketdeploy <no-reply@rocketdeploy.example>
740288 - Your Rocketdeploy verification code
%html
<div style="display:none;max-height:0">Use 740288 to sign in.</div><div><p>Please enter the following verification code to sign in to Rocketdeploy:</p><p><code>740288</code></p><p>This code will expire in 10 minutes.</p></div>

@@ b2 approve transfer link | verify-link
Registrar Cloud <transfers@registrarcloud.example>
Verify your contact information for potluck.example
%expect verify https://verify.registrarcloud.example/icann/wdrp?h=ab77e1&d=potluck.example
%text
Dear Kim Lee,

ICANN requires that we verify the email address of domain registrants. Domains: potluck.example

Please click the following link to verify your email address:

https://verify.registrarcloud.example/icann/wdrp?h=ab77e1&d=potluck.example

If you do not verify within 15 days, the domain will be suspended.
`,
);
