import { mails } from './mails.ts';

/** English mails with a code. */
export const ENGLISH_CODES = mails(
  'en',
  `
@@ shop login | heading | 482913
Larkspur & Co <no-reply@larkspur.example>
Your Larkspur login code
~ Use this code to log in to Larkspur & Co.
= Log in to Larkspur
Hi Ana, enter this code on the page where you are logging in:
# 482913
It works for 10 minutes. If you didn't try to log in, you can ignore this email.
-- © 2026 Larkspur & Co Ltd, 14 Mill Lane, Leeds LS1 4HQ. Registered in England no. 07731456.
* Unsubscribe | https://larkspur.example/unsubscribe?u=88213

@@ social subject and body | subject-and-body | 731046
Pigeonhole <security@pigeonhole.example>
731046 is your Pigeonhole confirmation code
Hi Marcus,
Someone tried to sign up for a Pigeonhole account with marcus.w@example.com. If it was you, enter this confirmation code in the app:
# 731046
-- from Pigeonhole. © Pigeonhole Platforms, Inc., 1601 Willow Road, Menlo Park, CA 94025
-- This message was sent to marcus.w@example.com.

@@ video platform prefixed | prefixed | G-604418
Glimmer <no-reply@accounts.glimmer.example>
Glimmer Verification Code
Dear Glimmer user,
We received a request to access your Glimmer account through your email address. Your Glimmer verification code is:
# G-604418
If you did not request this code, it is possible that someone else is trying to access your account. Do not forward or give this code to anyone.
Sincerely yours,
The Glimmer Accounts team

@@ network prefixed | prefixed | FB-52907
Facetbook <security@facetbook.example>
FB-52907 is your Facetbook confirmation code
You recently registered for Facetbook. To complete your registration, please confirm your account.
# FB-52907
You may be asked to enter this confirmation code.

@@ developer device | box | 229841
Forgeyard <noreply@forgeyard.example>
[Forgeyard] Please verify your device
Hey octavia!
A sign in attempt requires further verification because we did not recognize your device. To complete the sign in, enter the verification code on the unrecognized device.
| Device | Firefox 128 on macOS 14.5
# Verification code :: 229841
If you did not attempt to sign in to your account, your password may be compromised. Visit https://forgeyard.example/settings/security to create a new, strong password.
Thanks, The Forgeyard Team

@@ bank passcode | distractors | 90417732
Harbour First Bank <alerts@harbourfirst.example>
Your one-time passcode for payee ending 4471
Dear Ms Okafor,
You're adding a new payee: J MERCER, sort code 20-45-77, account ending 4471, amount £1,250.00.
# Your one-time passcode :: 90417732
The passcode expires at 14:32 on 03/02/2026. Bank staff will never ask you for it. If this wasn't you, call us on 0345 602 1997 at once.
-- Harbour First Bank plc. Registered in England, no. 00014259. FCA register no. 122702.

@@ airline account | table | 5580
Meridian Air <noreply@meridianair.example>
Your Meridian Club PIN request
Hello Mr Patel, your membership number is 3302 9918 207.
# Verification PIN :: 5580
Please enter the PIN within 15 minutes to see your miles.
-- Meridian Air, PO Box 4455, Auckland 1142. Phone 0800 737 000

@@ split cells | split | 317650
Quillpad <hello@quillpad.example>
Verify your email for Quillpad
= Verify your email
Type these six digits into Quillpad to finish creating your workspace.
# 317650
-- Quillpad Inc, 548 Market St #34710, San Francisco, CA 94104

@@ split grouped | split | 704519
Tandem Chat <no-reply@tandem.example>
Confirm your email address on Tandem
= Confirm your email address
Your confirmation code is below. Enter it in your open browser window and we'll help you get signed in.
# 704 519
Questions about setting up Tandem? Email us at feedback@tandem.example.

@@ chat alphanumeric | alphanumeric | XK7PQ2
Tandem Chat <no-reply@tandem.example>
Tandem confirmation code: XK7PQ2
Confirm your email address
# XK7PQ2
If you didn't request this email, there's nothing to worry about. You can safely ignore it.

@@ gaming guard | alphanumeric | H4KDN
Kettle Support <noreply@kettlegames.example>
Your Kettle account: Access from new computer
Dear bramblefox,
Here is the Kettle Shield code you need to log in to account bramblefox:
# H4KDN
This email was generated because of a login attempt from a computer located at 203.0.113.54 (GB).
The Kettle Shield code is required to complete the login. No one can access your account without also accessing this email.
The Kettle Support Team, https://help.kettlegames.example

@@ subject only simple | subject-only | 846120
Parcelly <login@parcelly.example>
846120 is your Parcelly code
Hi there, you asked to sign in to Parcelly. The code is in the subject of this message so that you can see it on your lock screen.
It expires in 5 minutes.

@@ subject only colon | subject-only | 118273
Notewell <team@notewell.example>
Your Notewell login code: 118273
We never repeat the code in the body of the email. Look at the subject line.
-- Notewell Labs, 2026

@@ subject only brackets | subject-only | 77340
Stackmint <auth@stackmint.example>
[Stackmint] Sign-in code 77340
You are signing in from Lisbon, Portugal with Chrome 126. See the subject for your code.
-- Stackmint GmbH, 10115 Berlin

@@ origin bound | origin-bound | 482913
Example Bank <otp@example.com>
Your Example Bank verification code
482913 is your Example Bank verification code. Don't share it.
@example.com #482913

@@ origin bound embedded | origin-bound | 940015
Cartway <sms-gateway@cartway.example>
Cartway code
Your Cartway code is 940015.
@shop.example #940015 @pay.example

@@ grouped hyphen | grouped | 613845
Ledgerline <no-reply@ledgerline.example>
Ledgerline security code
To confirm it's you, type the security code below.
# 613-845
The code can be used once and expires at 09:41 UTC.

@@ grouped blank | grouped | 204977
Wanderly <account@wanderly.example>
Your Wanderly code is 204 977
Welcome back, Priya
# 204 977
Enter it to continue to your trips. Need help? Call +1 415 555 0132.

@@ grouped pairs | grouped | 905514
Northwind Energy <mydata@northwindenergy.example>
Access code for your meter portal
Your access code for the customer portal is
# 90 55 14
Customer number 4400918. Please do not reply to this email.

@@ grouped singles | grouped | 381907
Beacon Health <portal@beaconhealth.example>
Beacon Health: your sign-in code
For your privacy we need to check that it's you. Your code:
# 3 8 1 9 0 7
This code is valid for 20 minutes.

@@ sso expiring | inline | 663281
Aegis ID <noreply@login.aegisid.example>
Aegis ID one-time code
Hi, your one-time code for Contoso Wiki is {663281}. It is valid until 12:05 PM. We will never call you to ask for it.
Request ID 8f2a-77b1, IP address 198.51.100.23

@@ microsoft like | distractors | 5071128
Fabrikam account team <account-security-noreply@accounts.fabrikam.example>
Fabrikam account security code
Please use the following security code for the Fabrikam account ma*****@example.com.
# Security code :: 5071128
Only enter this code on an official website or app. Don't share it with anyone.
-- Fabrikam Corporation, One Fabrikam Way, Redmond, WA 98052

@@ cloud mfa | box | 038164
Skyrail Cloud <no-reply@signin.skyrail.example>
Verify your identity
Verification code
To verify your identity, please use the following code:
# 038164
Skyrail takes your account security very seriously. Skyrail will never email you and ask you to disclose your password, credit card, or banking account number.
-- This message was produced and distributed by Skyrail Web Services, Inc., 410 Terry Ave. North, Seattle, WA 98109-5210.

@@ payments step up | distractors | 447120
Pennyflow <service@pennyflow.example>
447120 is your code to confirm the payment of $389.00
Hi Dana,
You are paying $389.00 to Alder Bikes with the card ending in 8830.
# 447120
If you do not recognise this payment of $389.00, please contact us: (888) 221-1161.

@@ password manager | inline | 20884419
Vaultkeep <no-reply@vaultkeep.example>
Your Vaultkeep verification code
You (or someone) are logging in with a new device. Your verification code is: {20884419}
| Date | Thursday, February 12, 2026 at 8:12 AM UTC
| IP address | 203.0.113.9
| Device type | Linux desktop

@@ dating app | heading | 4826
Sparkling <hey@sparkling.example>
Your Sparkling code
Ready to meet someone?
# 4826
Type in these 4 digits and you're in.

@@ university portal | plain | 571903
IT Services <it-helpdesk@westmoor-university.example>
Westmoor multi-factor passcode
Hello,
Your passcode for the Westmoor student portal is: 571903
It was requested on 12 October 2026 at 17:20 and can be used once. If you did not request it, contact the service desk on 01632 960118, quoting reference INC0049120.
IT Services, Westmoor University, Room 2.14, Library Building

@@ government login | inline | 883029
Gov Access <noreply@access.service.gov.example>
Your security code for Gov Access
Your security code is {883029}
The code will expire in 15 minutes. You can only use it once.
Do not share the code with anyone. If you did not ask for it, you can delete this email.

@@ tax portal | table | 718255904
Revenue Online <no-reply@revenueonline.example>
Access code for your tax return 2025
A code was requested for your tax return for the year 2025.
# Access code :: 718255904
Taxpayer reference: ends in 118. Deadline for filing: 31 January 2027.

@@ ten digits | box | 4417802965
Orchid Trust <secure@orchidtrust.example>
Secure message activation code
Use the activation code below to open the secure mailbox.
# 4417802965

@@ sign up wizard | split | 5093
Bloomcart <hi@bloomcart.example>
Almost there: verify your email
Thanks for signing up, Kemi! Please enter the four-digit code to verify your email.
# 5093
-- Bloomcart, 221 Baker Avenue, Toronto ON M5V 2T6, Canada

@@ code twice text and subject | subject-and-body | 690233
Roostly <verify@roostly.example>
Roostly: 690233 is your verification code
Use {690233} to verify your email and start hosting.

@@ crypto withdrawal | distractors | 150683
Coinharbor <do-not-reply@coinharbor.example>
[Coinharbor] Withdrawal verification
You are withdrawing 0.75120000 BTC to bc1q0example0address. Please confirm with the verification code:
# 150683
Anti-phishing code: bluewhale. Time: 2026-05-04 10:22:31 (UTC).
-- Withdrawal id 90018277

@@ change email | plain | 742910
Fieldnote <support@fieldnote.example>
Confirm your new email address
Hi Sam,
You asked us to change the email of your account to sam.new@example.com. To confirm the change, enter 742910 on the settings page.
The Fieldnote team

@@ reset by code | heading | 309417
Tunely <no-reply@tunely.example>
Reset your Tunely password
We received a request to reset the password for your account. Enter this code to set a new one:
# 309417
If you didn't ask for a reset, don't worry. Your password has not been changed.

@@ magic words code | alphanumeric | 8f3kq9zd
Draftbench <login@draftbench.example>
Your temporary Draftbench login code
Copy and paste this temporary login code:
# 8f3kq9zd
If you didn't try to log in, you can safely ignore this email.
-- Draftbench, the connected workspace for your docs

@@ smart home | box | 635208
Hearthlink <noreply@hearthlink.example>
Add a family member: verification code
Enter this verification code in the Hearthlink app to let Jo join your home "14 Elm Road":
# 635208

@@ delivery app | inline | 71925
Munchly <no-reply@munchly.example>
Munchly code
Your Munchly verification code is {71925}. Order 20% off with code HUNGRY20 later, once you are in!

@@ insurer | plain | 557341
Cedar Mutual <claims@cedarmutual.example>
Claim CM-2026-88123: your verification code
To see the documents of claim CM-2026-88123 please enter the verification code 557341 when asked. It is good for 30 minutes.
Policy 77-120-443. Call 1-800-555-0142 with questions.
`,
);
