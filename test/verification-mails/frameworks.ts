import { mails } from './mails.ts';

/** What web frameworks and identity services send when nobody has changed their templates. */
export const FRAMEWORKS = mails(
  'en',
  `
@@ rails confirmation | verify-link
no-reply@orchardapp.example <no-reply@orchardapp.example>
Confirmation instructions
%expect verify http://orchardapp.example/users/confirmation?confirmation_token=zx8Q-4yTn2c
%html
<!DOCTYPE html>
<html>
  <body>
    <p>Welcome kim@example.com!</p>

<p>You can confirm your account email through the link below:</p>

<p><a href="http://orchardapp.example/users/confirmation?confirmation_token=zx8Q-4yTn2c">Confirm my account</a></p>
  </body>
</html>

@@ rails reset | reset-link
Orchardapp <no-reply@orchardapp.example>
Reset password instructions
%expect reset_password http://orchardapp.example/users/password/edit?reset_password_token=S3zZ8q1m
%html
<p>Hello kim@example.com!</p>
<p>Someone has requested a link to change your password. You can do this through the link below.</p>
<p><a href="http://orchardapp.example/users/password/edit?reset_password_token=S3zZ8q1m">Change my password</a></p>
<p>If you didn't request this, please ignore this email.</p>
<p>Your password won't change until you access the link above and create a new one.</p>

@@ django confirmation | verify-link
webmaster@tidepool.example <webmaster@tidepool.example>
[tidepool.example] Please Confirm Your Email Address
%expect verify https://tidepool.example/accounts/confirm-email/MTc:1sQx2k:9zD3_kQ/
%text
Hello from tidepool.example!

You're receiving this email because user octavia has given your email address to register an account on tidepool.example.

To confirm this is correct, go to https://tidepool.example/accounts/confirm-email/MTc:1sQx2k:9zD3_kQ/

Thank you for using tidepool.example!
tidepool.example

@@ django reset | reset-link
webmaster@tidepool.example <webmaster@tidepool.example>
Password reset on tidepool.example
%expect reset_password https://tidepool.example/reset/MTc/c3x1k2-8f0a2d41b7/
%text
You're receiving this email because you requested a password reset for your user account at tidepool.example.

Please go to the following page and choose a new password:

https://tidepool.example/reset/MTc/c3x1k2-8f0a2d41b7/

Your username, in case you've forgotten: octavia

Thanks for using our site!

The tidepool.example team

@@ laravel verify | verify-link
Fernway <hello@fernway-app.example>
Verify Email Address
%expect verify https://fernway-app.example/email/verify/42/9b1c7d?expires=1772618402&signature=5d0f7e
%text
[Fernway](https://fernway-app.example)

# Hello!

Please click the button below to verify your email address.

Verify Email Address: https://fernway-app.example/email/verify/42/9b1c7d?expires=1772618402&signature=5d0f7e

If you did not create an account, no further action is required.

Regards,
Fernway

If you're having trouble clicking the "Verify Email Address" button, copy and paste the URL below
into your web browser: [https://fernway-app.example/email/verify/42/9b1c7d?expires=1772618402&signature=5d0f7e](https://fernway-app.example/email/verify/42/9b1c7d?expires=1772618402&signature=5d0f7e)

© 2026 Fernway. All rights reserved.

@@ wordpress new user | reset-link
WordPress <wordpress@slowbaker.example>
[The Slow Baker] Login Details
%expect reset_password https://slowbaker.example/wp-login.php?action=rp&key=kT8v2XqLw0&login=kim
%text
Username: kim

To set your password, visit the following address:

https://slowbaker.example/wp-login.php?action=rp&key=kT8v2XqLw0&login=kim

@@ wordpress reset | reset-link
WordPress <wordpress@slowbaker.example>
[The Slow Baker] Password Reset
%expect reset_password https://slowbaker.example/wp-login.php?login=kim&key=Qw3Er5Ty7U&action=rp&wp_lang=en_GB
%text
Someone has requested a password reset for the following account:

Site Name: The Slow Baker

Username: kim

If this was a mistake, ignore this email and nothing will happen.

To reset your password, visit the following address:

https://slowbaker.example/wp-login.php?login=kim&key=Qw3Er5Ty7U&action=rp&wp_lang=en_GB

This password reset request originated from the IP address 203.0.113.18.

@@ forum software activation | verify-link
Gardeners Forum <noreply@gardeners.example>
[Gardeners Forum] Confirm your new account
%expect verify https://gardeners.example/u/activate-account/7d3c0b9e1f2a4d5c6b7a8f9e0d1c2b3a
%text
Welcome to Gardeners Forum!

Click the following link to confirm and activate your new account:
https://gardeners.example/u/activate-account/7d3c0b9e1f2a4d5c6b7a8f9e0d1c2b3a

If the above link is not clickable, try copying and pasting it into the address bar of your web browser.

@@ user pool code | inline | 482017 | own/user-pool
no-reply@verificationemail.example <no-reply@verificationemail.example>
Your verification code
%html
Your confirmation code is 482017

@@ user pool sign in | plain | 90713355 | own/user-pool-text
no-reply@verificationemail.example <no-reply@verificationemail.example>
Your authentication code
%text
Your authentication code is 90713355.

@@ hosted auth signup | verify-link
Hosted Auth <noreply@mail.app.hostedauth.example>
Confirm Your Signup
%expect verify https://qkzv.hostedauth.example/auth/v1/verify?token=pkce_0b7d&type=signup&redirect_to=http://localhost:3000
%html
<h2>Confirm your signup</h2>

<p>Follow this link to confirm your user:</p>
<p><a href="https://qkzv.hostedauth.example/auth/v1/verify?token=pkce_0b7d&amp;type=signup&amp;redirect_to=http://localhost:3000">Confirm your mail</a></p>

@@ hosted auth magic link | magic-link
Hosted Auth <noreply@mail.app.hostedauth.example>
Your Magic Link
%expect sign_in https://qkzv.hostedauth.example/auth/v1/verify?token=pkce_77c1&type=magiclink&redirect_to=https://app.example.com
%html
<h2>Magic Link</h2>
<p>Follow this link to login:</p>
<p><a href="https://qkzv.hostedauth.example/auth/v1/verify?token=pkce_77c1&amp;type=magiclink&amp;redirect_to=https://app.example.com">Log In</a></p>

@@ hosted auth invite | invitation
Hosted Auth <noreply@mail.app.hostedauth.example>
You have been invited
%expect invitation https://qkzv.hostedauth.example/auth/v1/verify?token=pkce_9a02&type=invite&redirect_to=https://app.example.com
%html
<h2>You have been invited</h2>
<p>You have been invited to create a user on https://app.example.com. Follow this link to accept the invite:</p>
<p><a href="https://qkzv.hostedauth.example/auth/v1/verify?token=pkce_9a02&amp;type=invite&amp;redirect_to=https://app.example.com">Accept the invite</a></p>

@@ mobile backend verify | verify-link
noreply@tidepool-4471.firelight.example <noreply@tidepool-4471.firelight.example>
Verify your email for Tidepool
%expect verify https://tidepool-4471.firelight.example/__/auth/action?mode=verifyEmail&oobCode=9xQ2&apiKey=AIzaX&lang=en
%html
<p>Hello octavia,</p>
<p>Follow this link to verify your email address.</p>
<p><a href='https://tidepool-4471.firelight.example/__/auth/action?mode=verifyEmail&oobCode=9xQ2&apiKey=AIzaX&lang=en'>https://tidepool-4471.firelight.example/__/auth/action?mode=verifyEmail&oobCode=9xQ2&apiKey=AIzaX&lang=en</a></p>
<p>If you didn’t ask to verify this address, you can ignore this email.</p>
<p>Thanks,</p>
<p>Your Tidepool team</p>

@@ identity server verify | verify-link
Realm Brightside <keys@sso.brightside.example>
Verify email
%expect verify https://sso.brightside.example/realms/brightside/login-actions/action-token?key=eyJhbGciOiJIUzUxMiJ9.eyJqdGkiOiI0&client_id=wiki&tab_id=1Qk
%text
Someone has created a Brightside account with this email address. If this was you, click the link below to verify your email address

https://sso.brightside.example/realms/brightside/login-actions/action-token?key=eyJhbGciOiJIUzUxMiJ9.eyJqdGkiOiI0&client_id=wiki&tab_id=1Qk

This link will expire within 5 minutes.

If you didn't create this account, just ignore this message.

@@ component auth code | subject-and-body | 915206 | own/component-auth
Orchardapp <notifications@accounts.orchardapp.example>
915206 is your Orchardapp verification code
%html
<table role="presentation" cellpadding="0" cellspacing="0" border="0" align="center" style="width:600px"><tr><td><h1 style="font-size:24px">Verification code</h1><p>Enter the following verification code when prompted:</p><p style="font-size:40px;line-height:1.6"><b>915206</b></p><p style="font-size:14px">To protect your account, do not share this code.</p><h2 style="font-size:18px">Didn't request this?</h2><p>This code was requested from <b>198.51.100.4, Porto, PT</b> at <b>18 June 2026, 07:15 UTC</b>. If you didn't make this request, you can safely ignore this email.</p></td></tr></table>

@@ registry otp | heading | 40718825 | own/registry-otp
crateport <support@crateport.example>
OTP for logging in to your account: pkgmaker
%text
Hi pkgmaker,

You or someone else attempted to login to your account. Since you don't have 2FA enabled, please enter this one-time password to continue:

40718825

This OTP will expire in 10 minutes.

Questions? Visit https://crateport.example/support

@@ hosted store customer code | heading | 610094 | own/store-customer
Alder Bikes <store+8812044@shopfront.example>
Your one-time code is 610094
%html
<style>.body{font-family:-apple-system,"Segoe UI";color:#121212}.code{font-size:32px}</style><table class="body" width="100%"><tr><td><center><h1>Alder Bikes</h1><p>Your one-time code</p><p class="code">610094</p><p>Use this code to verify your login. It expires in 10 minutes.</p><p style="color:#777777">Alder Bikes, 88 Canal St, Portland OR 97205, United States · <a href="https://alderbikes.example/policies/privacy-policy">Privacy</a></p></center></td></tr></table>

@@ list manager confirmation | verify-link
auth-dev-request@lists.example.test <auth-dev-confirm+0b1f2c@lists.example.test>
confirm 0b1f2c4d8e9a7b6c5d4e3f2a1b0c9d8e7f6a5b4c
%expect verify https://lists.example.test/mailman/confirm/auth-dev/0b1f2c4d8e9a7b6c5d4e3f2a1b0c9d8e7f6a5b4c
%text
Mailing list subscription confirmation notice for mailing list auth-dev

We have received a request from 203.0.113.77 for subscription of your email address, "kim@example.com", to the auth-dev@lists.example.test mailing list. To confirm that you want to be added to this mailing list, simply reply to this message, keeping the Subject: header intact. Or visit this web page:

    https://lists.example.test/mailman/confirm/auth-dev/0b1f2c4d8e9a7b6c5d4e3f2a1b0c9d8e7f6a5b4c

If you do not wish to be subscribed to this list, please simply disregard this message.

@@ deploy platform login | magic-link
Liftoff <notifications@liftoff.example>
Liftoff Sign-in Verification
To complete the login process, please click the button below.
>s VERIFY | https://liftoff.example/confirm?email=kim%40example.com&mode=login&token=Zz91
Or copy and paste this URL into a new tab of your browser:
^s https://liftoff.example/confirm?email=kim%40example.com&mode=login&token=Zz91
If you didn't attempt to log in but received this email, please ignore it.
`,
);
