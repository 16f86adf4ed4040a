import { mails } from './mails.ts';

/** Short English mails whose wording or form of the code is unusual; and mails with text that is not shown. */
export const ENGLISH_WORDINGS = mails(
  'en',
  `
@@ code first sentence | plain | 604112
Lodgekeeper <auth@lodgekeeper.example>
Sign in to Lodgekeeper
604112 is the code you need to sign in. It stops working in ten minutes.

@@ code in quotes | plain | 88215 | text/paragraphs
Bramble <id@bramble.example>
Verify it's you
Enter "88215" when the page asks for a code.

@@ code in parentheses | plain | 771034 | text/paragraphs
Plumline <secure@plumline.example>
Your Plumline security code (valid 10 minutes)
Hello! Your security code (771034) was requested at 10:44.

@@ code before full stop | plain | 0093 | text/paragraphs
Kelp <hi@kelp.example>
PIN
Your PIN is 0093.

@@ letters with digits | plain | Q4T9ZL7B | text/wrapped
Mapleworks <login@mapleworks.example>
Your access key
To continue, type the access key Q4T9ZL7B into the window that is open on your computer.

@@ upper case sentence | plain | 512908 | text/tight
SYSTEM <noreply@tn3270.example>
LOGON TOKEN
YOUR LOGON TOKEN IS 512908. TOKEN EXPIRES 14:22 2026-03-04. TERMINAL TX0144.

@@ sms style | plain | 93051 | text/tight
Relay <sms@relay.example>
SMS from 32665
Foxglove: 93051 is your security code. Don't share it with anyone. Reply STOP to opt out.

@@ ussd like message forward | plain | 447093 | text/angle
Simbox <forward@simbox.example>
New SMS for +1 217 555 0188
Your Picto code is 447093. Received 03/04/26, 5:10 PM.

@@ passcode | inline | 61204877
Lighthouse Pensions <members@lighthousepensions.example>
Your temporary passcode
You can get back in with the temporary passcode {61204877}. Scheme number 00417.

@@ verification number | inline | 30481
Clinicbook <noreply@clinicbook.example>
Confirm your appointment request
To confirm the request, give us this verification number: {30481}. The appointment would be on 9 June at 11:20.

@@ unlock | heading | 540927
Vaultkeep <no-reply@vaultkeep.example>
Unlock your vault
Someone entered a wrong password 5 times. To unlock your vault, enter
# 540927
in the app. Incident 20260304.

@@ add authenticator | box | 208855
Aegis ID <noreply@login.aegisid.example>
Finish adding your authenticator
Finish by entering this number in the setup window:
# Verification code :: 208855

@@ parental consent | heading | 77103
Kettle Junior <family@kettlegames.example>
Approve Timmy's account
Give Timmy this approval code if he may play:
# 77103
It is good until Sunday.

@@ two groups of letters | alphanumeric | RTKWBX
Orchard Media <device@orchardmedia.example>
Your device activation code
Open orchardmedia.example/link and enter the activation code:
# RTKWBX

@@ change phone | distractors | 330562
Sparrow Mobile <care@sparrowmobile.example>
Moving your number: verification code 330562
You asked to move (217) 555-0188 to a new SIM. Tell the agent in the shop your verification code {330562}. Your account PIN stays the same. Order SM-204417.

@@ e signature | code-and-link | 71934
Signline <dse@signline.example>
Your one-time passcode to open "NDA 2026.pdf"
Enter 71934 after you open the document.
# Passcode :: 71934
>v Verify and continue | https://sign.signline.example/otp/9a?d=NDA2026

@@ invite with code | code-and-link | 5TQX82
Guildhall <noreply@guildhall.example>
Join the team "Orbit" on Guildhall
Ola invited you. If you are asked for a join code, enter:
# Join code :: 5TQX82
>i Join team | https://guildhall.example/join?team=orbit&c=5TQX82

@@ reset with pin | code-and-link | 9042
Homely <hi@homely.example>
Your PIN to reset the password
Your reset PIN:
# 9042
>r Reset password | https://homely.example/reset/start?m=kim%40example.com

@@ blank lines | plain | 641187 | own/blank-lines
Otter Club <no-reply@otter.example>
Otter Club verification
%text
Hello Kim,

please enter this verification code:



        641187



The code expires in 15 minutes.

--
Otter Club e.V., Postfach 1180, 26721 Emden, +49 4921 555 0

@@ old style equals | plain | 8841203 | own/equals
mainframe@westmoor.example <mainframe@westmoor.example>
One-time password
%text
USER     = KLEE
OTP      = 8841203
EXPIRES  = 2026-03-04 18:00
JOB      = J0048213

@@ wrapped label | plain | 226904 | own/wrapped-label
Cedar Credit Union <notify@cedarcu.example>
Secure access
%text
You are receiving this email because you asked for a secure access
code:
226904

This code is for one use. Member services: 1-800-555-0170, 8 AM to 6 PM.

@@ html without text around | heading | 48207 | own/only-code
Pingu <otp@pingu.example>
Your OTP
%html
<div style="font-size:48px;font-weight:700">48207</div>

@@ hidden decoy | box | 730028 | own/hidden-decoy
Harbour First Bank <alerts@harbourfirst.example>
Your one-time passcode
%html
<html><body><div style="display:none">Your one-time passcode is 111999</div><p>Your one-time passcode is</p><p style="font-size:30px">730028</p><span style="font-size:0;color:#fff">code 222888</span><p>It expires in 5 minutes.</p></body></html>

@@ hidden preheader with code | heading | 551938
Northline Rail <account@northline.example>
Verify your email to see your tickets
~ Your verification code is 551938
Your verification code is
# 551938

@@ lower case letters | box | wk4tzp
Tinymail <login@tinymail.example>
tinymail login code
your login code is
# wk4tzp
(lower case, no blanks)

@@ copy button | table | 903316 | own/copy-button
Stackmint <auth@stackmint.example>
Confirm your sign-in
%html
<table width="100%"><tr><td style="padding:32px"><p>Confirm your sign-in with this code:</p><table style="border:1px solid #dddddd"><tr><td style="font:24px monospace;padding:12px">903316</td><td style="padding:12px"><a href="https://stackmint.example/copy?c=1">Copy</a></td></tr></table><p>Sent to kim@example.com at 07:15 (GMT+2).</p></td></tr></table>

@@ image alt logo and years | heading | 204260 | own/years
Heritage Bank since 1884 <otp@heritage1884.example>
Heritage Bank: one-time code
%html
<center><img src="https://img.example.test/h.png" alt="Heritage Bank, since 1884"><h2>One-time code</h2><h1>204260</h1><p>Valid until 18:30, 03/04/2026</p><p><small>&copy; 1884-2026 Heritage Bank, 1884 Bank St, Boston, MA 02108 &middot; Routing 011000138</small></p></center>

@@ code split over lines of cells | split | 7B2K9Q | own/alphanumeric-cells
Cardhaven <verify@cardhaven.example>
Cardhaven verification code
%html
<p>Enter this code:</p><table><tr><td><b>7</b></td><td><b>B</b></td><td><b>2</b></td><td><b>K</b></td><td><b>9</b></td><td><b>Q</b></td></tr></table><p>Thanks!</p>
`,
);
