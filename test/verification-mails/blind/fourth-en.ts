import { mails } from '../mails.ts';

/** English mails of services that no other batch has, written without a look at the rules. */
export const FOURTH_ENGLISH = mails(
  'en',
  `
@@ b4 code host device | heading | 730164
Gitbarn <noreply@gitbarn.example>
[Gitbarn] Please verify your device
%text
Hey kim-w!

A sign in attempt requires further verification because we did not recognize your device. To complete the sign in, enter the verification code on the unrecognized device.

Device: Firefox on Linux
Verification code: 730164

If you did not attempt to sign in to your account, your password may be compromised. Visit https://gitbarn.example/settings/security to create a new, strong password for your Gitbarn account.

If you'd like to automatically verify devices in the future, consider enabling two-factor authentication on your account. Visit https://docs.gitbarn.example/articles/configuring-two-factor-authentication to learn about two-factor authentication.

Thanks,
The Gitbarn Team

@@ b4 one digit per cell | split | 519073
Quillpay <no-reply@quillpay.example>
Your Quillpay security code
%html
<table width="600"><tr><td colspan="6"><h1>Confirm it's you</h1><p>Enter this code in the Quillpay app to continue.</p></td></tr><tr><td>5</td><td>1</td><td>9</td><td>0</td><td>7</td><td>3</td></tr><tr><td colspan="6"><p>The code is valid for 10 minutes and can only be used once.</p><p>Quillpay Ltd, 14 Mercer Row, London EC2A 4RT. Company 08812734.</p></td></tr></table>

@@ b4 subject only | subject-only | 048215
Marlow <login@marlow.example>
048215 is your Marlow login code
%html
<p>Hi Sam,</p><p>Copy the code from the subject line of this email and paste it into the window you left open.</p><p>Marlow Inc., 2261 Market Street #4801, San Francisco, CA 94114</p>

@@ b4 bare subject | subject-and-body | 5582
Nimbus <hey@nimbus.example>
Nimbus code 5582
%text
5582

That's your code. Type it in and you're set.

@@ b4 tracked button | verify-link
Tern Analytics <hello@tern.example>
Confirm your email address to get started
%expect verify https://u1942.ct.mailgrid.example/ls/click?upn=u001.9-2BqkLxv
%html
<div><a href="https://u1942.ct.mailgrid.example/ls/click?upn=u001.home"><img src="https://tern.example/logo.png" alt="Tern"></a><h2>Welcome aboard, Sam</h2><p>One quick step: confirm your email address so that we know it's really you.</p><a href="https://u1942.ct.mailgrid.example/ls/click?upn=u001.9-2BqkLxv" style="background:#0a5"><strong>Confirm email</strong></a><p>Questions? <a href="https://u1942.ct.mailgrid.example/ls/click?upn=u001.help">Visit our help center</a>.</p><p><a href="https://u1942.ct.mailgrid.example/wf/unsubscribe?upn=u001.x">Unsubscribe</a></p></div>

@@ b4 magic link with words | magic-link
Notional <notify@mail.notional.example>
Your temporary Notional login code is bronze-otter-lamp-7
%expect sign_in https://www.notional.example/loginwithemail?state=9f2c&password=bronze-otter-lamp-7
%html
<h1>Log in</h1><p><a href="https://www.notional.example/loginwithemail?state=9f2c&amp;password=bronze-otter-lamp-7">Click here to log in with this magic link</a></p><p>Or, copy and paste this temporary login code:</p><code>bronze-otter-lamp-7</code><p>If you didn't try to log in, you can safely ignore this email.</p>

@@ b4 dashes | alphanumeric | 7QX-4MP
Slate <feedback@slate.example>
Slate confirmation code: 7QX-4MP
%html
<h1>Confirm your email address</h1><p>Your confirmation code is below — enter it in your open browser window and we'll help you get signed in.</p><div><span>7QX-4MP</span></div><p>If you didn't request this email, there's nothing to worry about, you can safely ignore it.</p><p>Slate Technologies, 500 Howard St, San Francisco 94105</p>

@@ b4 store otp | plain | 904416
Amberzon <account-update@amberzon.example>
amberzon.example: Sign-in attempt
%text
Someone who knows your password is attempting to sign-in to your account.

When: Nov 21, 2026 08:12 AM Pacific Standard Time
Device: Google Chrome Windows (Desktop)
Near: Oregon, United States

If this was you, your verification code is:

904416

If this wasn't you: click https://www.amberzon.example/a/c/r/r_Xyz12/deny to let us know. Don't share it with others.

@@ b4 password reset django | reset-link
Harbor Wiki <webmaster@harborwiki.example>
Password reset on harborwiki.example
%expect reset_password https://harborwiki.example/accounts/reset/MTQ/cf2k1b-5d0e7/
%text
You're receiving this email because you requested a password reset for your user account at harborwiki.example.

Please go to the following page and choose a new password:

https://harborwiki.example/accounts/reset/MTQ/cf2k1b-5d0e7/

Your username, in case you've forgotten: sam.k

Thanks for using our site!

@@ b4 forum activation | verify-link
Cycling Forums <noreply@cycleforum.example>
Welcome to "Cycling Forums"
%expect verify https://cycleforum.example/ucp.php?mode=activate&u=4821&k=H3X9K2
%text
Welcome to Cycling Forums forums

Please keep this email for your records. Your account information is as follows:

----------------------------
Username: samk

Board URL: https://cycleforum.example
----------------------------

Please visit the following link in order to activate your account:

https://cycleforum.example/ucp.php?mode=activate&u=4821&k=H3X9K2

Your password has been securely stored in our database and cannot be retrieved.

@@ b4 mailing list confirm | verify-link
Rust-users list <rust-users-request@lists.example>
confirm 7be21a90cc1f52e0
%expect verify https://lists.example/mailman/confirm/rust-users/7be21a90cc1f52e0
%text
Mailing list subscription confirmation notice for mailing list Rust-users

We have received a request for subscription of your email address to the rust-users@lists.example mailing list. To confirm that you want to be added to this mailing list, visit this web page:

    https://lists.example/mailman/confirm/rust-users/7be21a90cc1f52e0

If you do not wish to be subscribed to this list, please simply disregard this message.

@@ b4 workspace invitation | invitation
Flowboard <team@flowboard.example>
Priya invited you to the Northwind workspace
%expect invitation https://flowboard.example/invite/accept/aa91-77f0
%html
<h2>Join Northwind on Flowboard</h2><p>Priya N. (priya@northwind.example) has invited you to use Flowboard with them.</p><p><a href="https://flowboard.example/invite/accept/aa91-77f0">Join now</a></p><p>Not sure? <a href="https://flowboard.example/about">Learn about Flowboard</a></p>

@@ b4 spaces | grouped | 40718826
TaxPort <do-not-reply@taxport.example>
TaxPort access code
%html
<p>Dear customer,</p><p>Use the access code below to sign in to your TaxPort account ending 4417.</p><table><tr><th>Access code</th><td>4071 8826</td></tr><tr><th>Requested</th><td>21/11/2026 09:14</td></tr><tr><th>Expires</th><td>21/11/2026 09:29</td></tr></table>

@@ b4 game guard | alphanumeric | R4K7N
Vapor Support <noreply@vaporgames.example>
Your Vapor account: Access from new computer
%html
<h1>samk42,</h1><p>It looks like you are trying to log in from a new device. Here is the Vapor Guard code you need to access your account:</p><div style="font-size:48px">R4K7N</div><p>Login attempt from 203.0.113.4 (Leeds, GB)</p><p>This email was generated because of a login attempt. The Vapor Guard code is required to complete the login. No one can access your account without also accessing this email.</p>

@@ b4 identity platform | prefixed | M-550918
Monument <noreply@monument.example>
M-550918 is your Monument verification code
%text
M-550918 is your Monument verification code.

@@ b4 approve device | verify-link
Cobalt Exchange <no-reply@cobaltx.example>
Approve new device
%expect verify https://cobaltx.example/device-approval?id=5f8a0c
%html
<p>Hi Sam,</p><p>A login from a device we haven't seen before was blocked:</p><ul><li>IP: 198.51.100.77</li><li>Browser: Safari 18.1</li></ul><p>If it was you, authorise the device:</p><p><a href="https://cobaltx.example/device-approval?id=5f8a0c">Authorise device</a></p><p>If not, <a href="https://cobaltx.example/lock?id=5f8a0c">lock your account</a> immediately.</p>

@@ b4 change of address | code-and-link | 118402
Pennywise <security@pennywise.example>
Confirm your new email address
%expect verify https://app.pennywise.example/email-change/confirm?t=kk20
%text
You asked to change the email address of your Pennywise account from s•••@oldmail.example to this one.

Either open this link:
https://app.pennywise.example/email-change/confirm?t=kk20

or enter the code 118402 on the page that is still open.

If that wasn't you, contact us at +44 20 7946 0991.

@@ b4 sentence middle | inline | 66107
Lunchbox <ping@lunchbox.example>
Hello again
%text
Hi! You (or someone with your email) wants into Lunchbox. Punch in 66107 when the app asks and you're done. It'll go stale in five minutes.

@@ b4 telecom pin | inline | 8830
Hexa Mobile <info@hexamobile.example>
Your one-time PIN
%text
Dear Customer, 8830 is your one time PIN (OTP) for Hexa Mobile self-service. Validity: 3 mins. Do not share it with anyone, including Hexa staff. Call 191 for help.

@@ b4 saas verification token | alphanumeric | 3f9d81
OpenMetrics Cloud <support@openmetrics.example>
Verify your OpenMetrics account
%html
<p>Hello,</p><p>Thanks for signing up for OpenMetrics Cloud. Please use the following token to verify your account:</p><pre>3f9d81</pre><p>Cheers,<br>Team OpenMetrics</p>

@@ b4 bank payment | box | 27715904
First Harbour <alerts@firstharbour.example>
Your one-time passcode
%html
<table><tr><td>First Harbour Bank</td></tr><tr><td><p>You're about to pay <b>$1,240.00</b> to <b>J MARTIN</b>, account ending <b>8812</b>.</p><p>Only enter this passcode if you recognise the payment:</p><div>27715904</div><p>We will never ask you for this passcode by phone.</p></td></tr></table>

@@ b4 sign in link plain | magic-link
Ledgerly <signin@ledgerly.example>
Sign in to Ledgerly
%expect sign_in https://ledgerly.example/auth/callback?token_hash=pkce_8e1f&type=magiclink
%text
Hello,

Follow this link to sign in to Ledgerly:

<https://ledgerly.example/auth/callback?token_hash=pkce_8e1f&type=magiclink>

It works once and for one hour.

--
Ledgerly, https://ledgerly.example
Help: https://ledgerly.example/help

@@ b4 supabase otp | inline | 771309
Taskpit <noreply@mail.taskpit.example>
Your Magic Link
%expect sign_in https://abcd.supa.example/auth/v1/verify?token=pkce_77aa&type=magiclink&redirect_to=https://taskpit.example
%html
<h2>Magic Link</h2><p><a href="https://abcd.supa.example/auth/v1/verify?token=pkce_77aa&amp;type=magiclink&amp;redirect_to=https://taskpit.example">Log In</a></p><p>Alternatively, enter the code: 771309</p>

@@ b4 teen app confirm code html | heading | 22608
Snapline <no-reply@snapline.example>
22608 — finish creating your account
%html
<h3>Almost there!</h3><p>Hi sam,</p><p>Someone tried to sign up for a Snapline account with agent@agents.test. If it was you, enter this confirmation code in the app:</p><table><tr><td style="font-size:32px;letter-spacing:4px">22608</td></tr></table><p>© Snapline. 1 Hacker Way, Menlo Park, CA 94025. This message was sent to agent@agents.test.</p>
`,
);
