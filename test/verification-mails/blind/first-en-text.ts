import { mails } from '../mails.ts';

/** English mails of text, written without a look at the extraction. */
export const FIRST_ENGLISH_TEXT = mails(
  'en',
  `
@@ b1 model service | plain | 906158
Paragon AI <noreply@tm.paragon-ai.example>
Your Paragon code is 906158
%text
We noticed a suspicious log-in on your account. If that was you, enter this code:

906158

Thanks,
The Paragon Team

@@ b1 repository device | plain | 550193
Forgeyard <noreply@forgeyard.example>
[Forgeyard] Please verify your device
%text
Hey octavia!

A sign in attempt requires further verification because we did not recognize your device. To complete the sign in, enter the verification code on the unrecognized device.

Device: Firefox on Ubuntu
Verification code: 550193

If you did not attempt to sign in to your account, your password may be compromised. Visit https://forgeyard.example/settings/security to create a new, strong password for your account.

If you'd like to automatically verify devices in the future, consider enabling two-factor authentication on your account. Visit https://docs.forgeyard.example/articles/configuring-two-factor-authentication to learn about two-factor authentication.

Thanks,
The Forgeyard Team

@@ b1 repository sudo | plain | 30418872
Forgeyard <noreply@forgeyard.example>
[Forgeyard] Sudo email verification code
%text
Here is your Forgeyard sudo authentication code: 30418872

This code is valid for 15 minutes and can only be used once.

Please don't share this code with anyone: we'll never ask for it on the phone or via email.

Thanks,
The Forgeyard Team

@@ b1 cloud console | plain | 771802
no-reply <no-reply@verificationemail.example>
Your verification code
%text
Your confirmation code is 771802

@@ b1 cloud id pool 2 | plain | 040912
no-reply <no-reply@verificationemail.example>
Verify your new account
%text
The verification code to your new account is 040912.

@@ b1 social confirm | alphanumeric | k3x9q2mz
Chirper <info@x.chirper.example>
Your Chirper confirmation code is k3x9q2mz
%text
Confirm your email address

There's one quick step you need to complete before creating your Chirper account. Let's make sure this is the right email address for you. Please confirm this is the right address to use for your new account.

Please enter this verification code to get started on Chirper:

k3x9q2mz

Verification codes expire after two hours.

Thanks,
Chirper

Help | Not my account | Email security tips
Chirper Corp. 1355 Market Street, Suite 900 San Francisco, CA 94103

@@ b1 work chat | alphanumeric | XKF-9DT
Tandem <no-reply@email.tandem.example>
Tandem confirmation code: XKF-9DT
%text
Confirm your email address

Your confirmation code is below - enter it in your open browser window and we'll help you get signed in.

XKF-9DT

Questions about setting up Tandem? Email us at feedback@tandem.example

If you didn't request this email, there's nothing to worry about, you can safely ignore it.

@@ b1 passwordless newsletter | grouped | 418207
Inkpress <no-reply@inkpress.example>
418 207 is your Inkpress verification code
%text
Here's your verification code to sign in to Inkpress:

418 207

This code will only be valid for the next 10 minutes.

@@ b1 bank passcode dollar | plain | 6402817
Federated Trust Online <onlinebanking@ealerts.fedtrust.example>
Your authorization code for Federated Trust
%text
Your one-time authorization code is 6402817. It is good for 10 minutes. A Federated Trust associate will NEVER ask you for this code.

You asked us to send $1,250.00 from Checking ...4471 to J. ALVAREZ on 11/18/2026. If you didn't ask for this code, call 800.432.1000 right away.

Ref 00921-44817733

@@ b1 login gov style | alphanumeric | RK4PX2
Access.gov <no-reply@access-gov.example>
Your one-time code: RK4PX2
%text
You requested a one-time code to sign in to Access.gov.

RK4PX2

This code expires in 10 minutes. Do not share it. Access.gov employees will never ask for it.

@@ b1 gov security code | plain | 207513
GOV Sign-in <noreply@notifications.service.gov-signin.example>
Your security code for your account
%text
This email was sent from the account service.

Your security code: 207513

You have 60 minutes to use it. This is an automated email: replies are not monitored.

---
Need help? Contact us on 0300 790 6801, Monday to Friday, 8am to 6pm

@@ b1 ssh into host panel | plain | 8814
Stackhost <support@stackhost.example>
Stackhost login PIN
%text
A login to your Stackhost account from a new IP (198.51.100.77) needs a PIN.

PIN : 8814

Not you? Open a ticket: https://stackhost.example/tickets/new

@@ b1 exchange withdraw | plain | 915603
Coinharbor <do-not-reply@post.coinharbor.example>
[Coinharbor] Confirm Your Withdrawal - 2026-11-20 07:44:18(UTC)
%text
Withdrawal Request

You've initiated a request to withdraw 0.05120000 BTC to the following address:

bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh

Your verification code:
915603

The verification code will be valid for 30 minutes. Please do not share this code with anyone.

@@ b1 vpn one liner | plain | 59204
Murmur VPN <no-reply@murmurvpn.example>
Murmur VPN login
%text
59204

This is your login code. It works for 5 minutes.

@@ b1 self-hosted forum digits in sentence | inline | 316640
Baking Forum <forum@baking-forum.example>
Finish signing up at Baking Forum
%text
Hello crumbs_and_co,

thanks for joining. To finish, go back to the page that you came from and type 316640 into the box. That's all!

- the moderators

@@ b1 magic url text | magic-link
Notewell <hello@notewell.example>
Login for Notewell
%expect sign_in https://www.notewell.example/magic?token=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MjE3In0.Q-8sN2bq_fF0&redirect=%2Finbox
%text
Hi,

click the link to log in to Notewell:

https://www.notewell.example/magic?token=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MjE3In0.Q-8sN2bq_fF0&redirect=%2Finbox

It works once and for 15 minutes. If you did not ask for it, delete this mail.

@@ b1 django reset | reset-link
webmaster@localhost <webmaster@potluck.example>
Password reset on potluck.example
%expect reset_password https://potluck.example/accounts/reset/MTc/c9w2l5-5a3a6d3f1f6ab8a4a3a0f8b1d1e7c5b2/
%text
You're receiving this email because you requested a password reset for your user account at potluck.example.

Please go to the following page and choose a new password:

https://potluck.example/accounts/reset/MTc/c9w2l5-5a3a6d3f1f6ab8a4a3a0f8b1d1e7c5b2/

Your username, in case you've forgotten: kim.lee

Thanks for using our site!

The potluck.example team

@@ b1 allauth confirm | verify-link
potluck.example <noreply@potluck.example>
[potluck.example] Please Confirm Your Email Address
%expect verify https://potluck.example/accounts/confirm-email/NDI:1tXq2R:Zb8xw3fQpD0uW6h4Xn8b/
%text
Hello from potluck.example!

You're receiving this email because user kim.lee has given your email address to register an account on potluck.example.

To confirm this is correct, go to https://potluck.example/accounts/confirm-email/NDI:1tXq2R:Zb8xw3fQpD0uW6h4Xn8b/

Thank you for using potluck.example!
potluck.example

@@ b1 list manager | verify-link
users-request@lists.opencalc.example <users-confirm+0f31a8b2c94d@lists.opencalc.example>
confirm 0f31a8b2c94d7e60
%expect verify https://lists.opencalc.example/mailman/confirm/users/0f31a8b2c94d7e60
%text
Mailing list subscription confirmation notice for mailing list users

We have received a request from 203.0.113.9 for subscription of your email address, "agent@agents.test", to the users@lists.opencalc.example mailing list. To confirm that you want to be added to this mailing list, simply reply to this message, keeping the Subject: header intact. Or visit this web page:

    https://lists.opencalc.example/mailman/confirm/users/0f31a8b2c94d7e60

If you do not wish to be subscribed to this list, please simply disregard this message.

@@ b1 wordpress reset | reset-link
WordPress <wordpress@knitting-diary.example>
[Knitting Diary] Password Reset
%expect reset_password https://knitting-diary.example/wp-login.php?action=rp&key=x6Vq0sFJ2kLr9tBn&login=kim&wp_lang=en_US
%text
Someone has requested a password reset for the following account:

Site Name: Knitting Diary

Username: kim

If this was a mistake, ignore this email and nothing will happen.

To reset your password, visit the following address:

https://knitting-diary.example/wp-login.php?action=rp&key=x6Vq0sFJ2kLr9tBn&login=kim&wp_lang=en_US

This password reset request originated from the IP address 192.0.2.61.
`,
);
