import { mails } from '../mails.ts';

/** Further English mails of text, written without a look at the extraction. */
export const FIRST_ENGLISH_TEXT_MORE = mails(
  'en',
  `
@@ b1 cloud invite | invitation
Registrar Cloud <invites@registrarcloud.example>
Priya Natarajan invited you to the project "atlas-prod"
%expect invitation https://console.registrarcloud.example/invitations/accept?id=inv_01JC8Z&sig=cc41
%text
Priya Natarajan (priya@atlas.example) has invited you to join the project atlas-prod as Developer.

Accept the invitation:
https://console.registrarcloud.example/invitations/accept?id=inv_01JC8Z&sig=cc41

The invitation expires on December 1, 2026.

Registrar Cloud, 1 Harbour Sq, Dublin

@@ b1 both code and link text | code-and-link | 482615
Sprintly <login@mail.sprintly.example>
Sign in to Sprintly with 482-615
%expect sign_in https://app.sprintly.example/auth/verify?c=482615&e=agent%40agents.test
%text
Your sign-in code is 482-615

Or open this link to sign in right away:
https://app.sprintly.example/auth/verify?c=482615&e=agent%40agents.test

Both expire in 20 minutes.

@@ b1 wallet device | plain | 7192046
Tillpay <service@tillpay.example>
Tillpay: your security code is 7192046
%text
7192046 is your Tillpay security code. Don't share your code.

Sent to agent@agents.test on Nov 20, 2026 at 09:15:42 PST. Case PP-L-482913774021

@@ b1 origin bound text | origin-bound | 918273
Ledgerly <auth@ledgerly.example>
Ledgerly
%text
918273 is your Ledgerly code.

@ledgerly.example #918273

@@ b1 health portal | grouped | 113482
MyChart Records <do-not-reply@mychartrecords.example>
Identity Verification Code
%text
A request was made to log in to your patient account. To continue logging in, use this code: 113 482

Do not forward. If you didn't try to log in, call the help desk at (608) 555-0142 ext. 4410.

@@ b1 airline account | plain | 66201
Skyrail Miles <miles@t.skyrail.example>
One-time PIN for your Skyrail Miles account
%text
Dear Ms Lee,

Membership number: 9201 4471 83
One-time PIN: 66201
Requested: 20 Nov 2026, 18:04 UTC

Enter the PIN on the sign-in page within 5 minutes.

@@ b1 temporary code word after | inline | 8830142
Contoso account team <account-security-noreply@accountprotection.contoso.example>
Contoso account security code
%text
Contoso account

Security code

Please use the following security code for the Contoso account ag**t@agents.test.

Security code: 8830142

If you didn't request this code, you can safely ignore this email. Someone else might have typed your email address by mistake.

Thanks,
The Contoso account team

@@ b1 game guard | alphanumeric | W7RDK
Kettle Support <noreply@kettlepowered.example>
Your Kettle account: Access from new computer
%text
Dear bramblefox,

Here is the Kettle Guard code you need to login to account bramblefox:

W7RDK

This email was generated because of a login attempt from a computer located at 203.0.113.80 (GB). The login attempt included your correct account name and password.

The Kettle Guard code is required to complete the login. No one can access your account without also accessing this email.

If you are not attempting to login then please change your Kettle password.

@@ b1 confirm new email code | plain | 005518
Postbox Pro <no-reply@postboxpro.example>
Confirm your new email address
%text
You're changing the email address of your Postbox Pro account from kim@old.example to agent@agents.test.

Enter 005518 in the app to confirm the change.

@@ b1 terminal client device flow | alphanumeric | BDWP-HQPK
Forgeyard CLI <noreply@forgeyard.example>
Authorize a new device
%text
Someone asked to connect the Forgeyard CLI to your account from a terminal (macOS, Leeds).

Go to https://forgeyard.example/login/device and enter the code BDWP-HQPK

It expires in 15 minutes.

@@ b1 short sms like | plain | 4471
Quickbite <no-reply@quickbite.example>
Quickbite
%text
<#> Your Quickbite code is 4471. Never share this code. FA+9qCX9VSu

@@ b1 backend template | plain | 730116
Acme Dev <noreply@acme-dev.example>
OTP Verification
%text
Dear User,

Your OTP is 730116. Please do not disclose it to others. OTP is valid for 3 mins.

Regards,
Acme Dev Pvt. Ltd.
GSTIN 29AABCU9603R1ZM

@@ b1 webmail recovery | plain | 390641
Glimmer Accounts Team <accounts-noreply@glimmer.example>
Glimmer Verification Code
%text
Dear Glimmer User,

We received a request to access your Glimmer Account kim.lee@glimmermail.example through your email address. Your Glimmer verification code is:

390641

If you did not request this code, it is possible that someone else is trying to access the Glimmer Account kim.lee@glimmermail.example. Do not forward or give this code to anyone.

You received this message because this email address is listed as the recovery email for the Glimmer Account kim.lee@glimmermail.example. If that is incorrect, please visit https://accounts.glimmer.example/IDDisassociate?token=AM5PThB to remove your email address from that Glimmer Account.

Sincerely yours,

The Glimmer Accounts team
`,
);
