import { mails } from '../mails.ts';

/** Mails of developer tools and work software, batch 8, continued. */
export const EIGHTH_SAAS_MORE = mails(
  'en',
  `
@@ b8p cloud root action | distractors | 908274
Stratus Cloud Services <no-reply@signin.stratus.example>
Stratus: confirm a change of your root user email
%html
<p>Hello,</p><p>You asked to change the root user email of Stratus account <b>4417-0982-5513</b> (northwind-prod) from ops@northwind.example to platform@northwind.example.</p>
<p>To confirm this change, enter the verification code below in the console.</p><p>Verification code:<br><span style="font-size:28px;font-weight:bold">908274</span></p><p>(This code will expire 10 minutes after it was sent.)</p>
<p>Request ID: 7f3c1e02-55d1-4a0c-9b7e-0e81a2d417c9<br>Source IP: 192.0.2.118<br>Region: eu-central-1</p>
<p>Stratus Cloud Services will never email you and ask you to disclose or verify your password, credit card, or banking account number.</p><p style="font-size:11px">This message was produced and distributed by Stratus Cloud Services, Inc., 410 Terry Ave. North, Seattle, WA 98109. &copy; 2026. All rights reserved. Read our <a href="https://stratus.example/privacy">Privacy Policy</a>.</p>

@@ b8p survey tool boxes | split | 364882
Askery <hello@askery.example>
Let's confirm it's you
%html
<table width="480" align="center" style="font-family:Georgia,serif"><tr><td colspan="6"><h2>One last step, Sam</h2><p>Type these six digits on the page where you signed up:</p></td></tr>
<tr><td style="border:1px solid #262627;width:56px;height:64px;text-align:center;font-size:28px">3</td><td style="border:1px solid #262627;width:56px;text-align:center;font-size:28px">6</td><td style="border:1px solid #262627;width:56px;text-align:center;font-size:28px">4</td><td style="border:1px solid #262627;width:56px;text-align:center;font-size:28px">8</td><td style="border:1px solid #262627;width:56px;text-align:center;font-size:28px">8</td><td style="border:1px solid #262627;width:56px;text-align:center;font-size:28px">2</td></tr>
<tr><td colspan="6"><p>They stop working after 15 minutes. Problems? <a href="https://help.askery.example/hc/en-us/articles/360029615911">Read this article</a>.</p><p style="font-size:11px;color:#777">Askery S.L., Carrer Bac de Roda 163, 08018 Barcelona</p></td></tr></table>

@@ b8p mobile backend default | verify-link
noreply@roamly-prod.test <noreply@roamly-prod.test>
Verify your email for Roamly
%expect verify https://roamly-prod.test/__/auth/action?mode=verifyEmail&oobCode=kF1s0QxN8b3mUuYt7Zr2Lw&apiKey=AIzaXy09&lang=en
%html
<p>Hello Sam,</p>
<p>Follow this link to verify your email address.</p>
<p><a href='https://roamly-prod.test/__/auth/action?mode=verifyEmail&amp;oobCode=kF1s0QxN8b3mUuYt7Zr2Lw&amp;apiKey=AIzaXy09&amp;lang=en'>https://roamly-prod.test/__/auth/action?mode=verifyEmail&amp;oobCode=kF1s0QxN8b3mUuYt7Zr2Lw&amp;apiKey=AIzaXy09&amp;lang=en</a></p>
<p>If you didn&#8217;t ask to verify this address, you can ignore this email.</p>
<p>Thanks,</p>
<p>Your Roamly team</p>

@@ b8p realm default | verify-link
Northwind SSO <sso@northwind.example>
Verify email
%expect verify https://sso.northwind.example/realms/northwind/login-actions/action-token?key=eyJhbGciOiJIUzUxMiIsInR5cCIgOiAiSldUIn0.eyJleHAiOjE3OTQ0&client_id=account-console&tab_id=Zk3_0sQx1
%text
Someone has created a Northwind account with this email address. If this was you, click the link below to verify your email address

https://sso.northwind.example/realms/northwind/login-actions/action-token?key=eyJhbGciOiJIUzUxMiIsInR5cCIgOiAiSldUIn0.eyJleHAiOjE3OTQ0&client_id=account-console&tab_id=Zk3_0sQx1

This link will expire within 5 minutes.

If you didn't create this account, just ignore this message.

@@ b8p gem default reset | reset-link
please-change-me-at-config-initializers@cookshelf.test <please-change-me-at-config-initializers@cookshelf.test>
Reset password instructions
%expect reset_password https://app.cookshelf.test/users/password/edit?reset_password_token=yZ8xD2Pq-R1nWm7sTkVb
%html
<p>Hello sam@mail.test!</p>

<p>Someone has requested a link to change your password. You can do this through the link below.</p>

<p><a href="https://app.cookshelf.test/users/password/edit?reset_password_token=yZ8xD2Pq-R1nWm7sTkVb">Change my password</a></p>

<p>If you didn't request this, please ignore this email.</p>
<p>Your password won't change until you access the link above and create a new one.</p>

@@ b8p python framework reset | reset-link
webmaster@localhost.test <webmaster@localhost.test>
Password reset on labtrack.northwind.example
%expect reset_password https://labtrack.northwind.example/accounts/reset/MTQ/c8f1zq-3d0a7be9f8c41d22e6ab5570/
%text

You're receiving this email because you requested a password reset for your user account at labtrack.northwind.example.

Please go to the following page and choose a new password:

https://labtrack.northwind.example/accounts/reset/MTQ/c8f1zq-3d0a7be9f8c41d22e6ab5570/

Your username, in case you’ve forgotten: skeller

Thanks for using our site!

The labtrack.northwind.example team

@@ b8p php framework verify | verify-link
Stockpilot <hello@stockpilot.example>
Verify Email Address
%expect verify https://app.stockpilot.example/email/verify/2291/1b6453892473a467d07372d45eb05abc2031647a?expires=1794470400&signature=7a1e44c09d3bb2f6
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml"><head><title>Stockpilot</title><meta name="color-scheme" content="light"><style>@media only screen and (max-width: 600px) {.inner-body{width:100% !important}.footer{width:100% !important}} @media only screen and (max-width: 500px) {.button{width:100% !important}}</style></head>
<body style="box-sizing:border-box;background-color:#ffffff;color:#718096"><table class="wrapper" width="100%" style="background-color:#edf2f7"><tr><td align="center"><table class="content" width="100%">
<tr><td class="header" style="padding:25px 0;text-align:center"><a href="https://app.stockpilot.example" style="color:#3d4852;font-size:19px;font-weight:bold;text-decoration:none">Stockpilot</a></td></tr>
<tr><td class="body" width="100%"><table class="inner-body" align="center" width="570" style="background-color:#ffffff"><tr><td class="content-cell" style="padding:32px">
<h1 style="color:#3d4852;font-size:18px">Hello!</h1><p>Please click the button below to verify your email address.</p>
<table class="action" align="center" width="100%"><tr><td align="center"><a href="https://app.stockpilot.example/email/verify/2291/1b6453892473a467d07372d45eb05abc2031647a?expires=1794470400&amp;signature=7a1e44c09d3bb2f6" class="button button-primary" target="_blank" rel="noopener" style="background-color:#2d3748;color:#fff">Verify Email Address</a></td></tr></table>
<p>If you did not create an account, no further action is required.</p><p>Regards,<br>Stockpilot</p>
<table class="subcopy" width="100%" style="border-top:1px solid #e8e5ef"><tr><td><p style="font-size:14px">If you're having trouble clicking the "Verify Email Address" button, copy and paste the URL below into your web browser: <span class="break-all"><a href="https://app.stockpilot.example/email/verify/2291/1b6453892473a467d07372d45eb05abc2031647a?expires=1794470400&amp;signature=7a1e44c09d3bb2f6">https://app.stockpilot.example/email/verify/2291/1b6453892473a467d07372d45eb05abc2031647a?expires=1794470400&amp;signature=7a1e44c09d3bb2f6</a></span></p></td></tr></table>
</td></tr></table></td></tr><tr><td><table class="footer" align="center" width="570"><tr><td class="content-cell" align="center"><p style="color:#b0adc5;font-size:12px">&copy; 2026 Stockpilot. All rights reserved.</p></td></tr></table></td></tr></table></td></tr></table></body></html>

@@ b8p blog engine reset | reset-link
Harbour Notes <blog@harbournotes.example>
[Harbour Notes] Password Reset
%expect reset_password https://harbournotes.example/wp-login.php?login=skeller&key=tW0vLr5DqK1uXbM8nZfe&action=rp&wp_lang=en_GB
%text
Someone has requested a password reset for the following account:

Site Name: Harbour Notes

Username: skeller

If this was a mistake, ignore this email and nothing will happen.

To reset your password, visit the following address:

https://harbournotes.example/wp-login.php?login=skeller&key=tW0vLr5DqK1uXbM8nZfe&action=rp&wp_lang=en_GB

This password reset request originated from the IP address 198.51.100.7.

@@ b8p list opt-in | verify-link
Slow Kitchen Dispatch <ines@slowkitchen.example>
Slow Kitchen Dispatch: Please Confirm Subscription
%expect verify https://slowkitchen.us11.mailape-list.example/subscribe/confirm?u=3b1f0c27d8a94e5566aa01c2d&id=90e4c3a1b7&e=f2d81a9c04
%html
<body style="background:#ffffff"><div style="margin:0;padding:0;font-family:Helvetica,Arial,sans-serif;color:#333"><div style="max-width:560px;margin:0 auto;border:1px solid #ddd">
<h1 style="font-size:22px;padding:20px;border-bottom:1px solid #eee">Slow Kitchen Dispatch</h1><div style="padding:20px"><h2 style="font-size:18px">Please Confirm Subscription</h2>
<p><a href="https://slowkitchen.us11.mailape-list.example/subscribe/confirm?u=3b1f0c27d8a94e5566aa01c2d&amp;id=90e4c3a1b7&amp;e=f2d81a9c04" style="background:#336699;border:10px solid #336699;color:#ffffff;display:inline-block;font-weight:bold;text-decoration:none">Yes, subscribe me to this list.</a></p>
<p>If you received this email by mistake, simply delete it. You won't be subscribed if you don't click the confirmation link above.</p><p>For questions about this list, please contact:<br><a href="mailto:ines@slowkitchen.example">ines@slowkitchen.example</a></p></div></div></div></body>

@@ b8p publishing platform sign-in | magic-link
The Ledger Weekly <noreply@ledgerweekly.example>
🔑 Secure sign in link for The Ledger Weekly
%expect sign_in https://ledgerweekly.example/members/?token=Xq7JrW0dGmB2nTzP4vYk9cSf&action=signin&r=https%3A%2F%2Fledgerweekly.example%2Faccount
%text
Hey there,

Welcome back! Use this link to securely sign in to your The Ledger Weekly account:

https://ledgerweekly.example/members/?token=Xq7JrW0dGmB2nTzP4vYk9cSf&action=signin&r=https%3A%2F%2Fledgerweekly.example%2Faccount

For your security, the link will expire in 24 hours time.

See you soon!

---

Sent to sam@mail.test
If you did not make this request, you can safely ignore this email.

@@ b8p code host org invite | invitation
Northwind Labs <noreply@forgeyard.example>
[Forgeyard] @priya-n has invited you to join the @northwind-labs organization
%expect invitation https://forgeyard.example/orgs/northwind-labs/invitation?via_email=1
%html
<table width="100%"><tr><td align="center"><img src="https://avatars.forgeyard.example/u/4410982?s=80" width="60" alt="@northwind-labs"> <span>+</span> <img src="https://avatars.forgeyard.example/u/118820?s=80" width="60" alt="@samk">
<h1 style="font-size:20px;font-weight:600">@priya-n has invited you to join the<br>@northwind-labs organization</h1>
<p>Hi <strong>Sam Keller</strong>!</p><p><a href="https://forgeyard.example/priya-n">@priya-n</a> has invited you to join the <strong>@northwind-labs</strong> organization on Forgeyard. Head over to <a href="https://forgeyard.example/northwind-labs">https://forgeyard.example/northwind-labs</a> to check out @northwind-labs' profile.</p>
<p>This invitation will expire in 7 days.</p><p><a href="https://forgeyard.example/orgs/northwind-labs/invitation?via_email=1" style="background:#1f883d;color:#fff;padding:12px 20px;border-radius:6px">Join @northwind-labs</a></p>
<p style="font-size:12px;color:#57606a"><strong>Note:</strong> This invitation was intended for <strong>sam@northwind.example</strong>. If you were not expecting this invitation, you can ignore this email. If @priya-n is sending you too many emails, you can <a href="https://forgeyard.example/settings/blocked_users?block_user=priya-n">block them</a> or <a href="https://forgeyard.example/contact/report-abuse?report=priya-n">report abuse</a>.</p>
<p style="font-size:12px"><strong>Getting a 404 error?</strong> Make sure you're signed in as <strong>samk</strong>.</p><p style="font-size:12px;color:#57606a">You're receiving this email because @priya-n invited you to an organization on Forgeyard.<br>Forgeyard, Inc. &bull; 88 Harbor Street &bull; San Francisco, CA 94107</p></td></tr></table>

@@ b8p billing portal link | magic-link
Cronwatch <support@cronwatch.example>
Your Cronwatch customer portal login link
%expect sign_in https://billing.payrail.example/p/session/live_YWNjdF8xSzJ4LF9Pb3JkZXI0410Pq9
%html
<table width="100%" bgcolor="#f6f9fc"><tr><td align="center"><table width="560" bgcolor="#ffffff" style="border-radius:8px;font-family:-apple-system,'Segoe UI',Arial"><tr><td style="padding:32px"><p style="font-size:20px;font-weight:600">Manage your Cronwatch subscription</p>
<p>Use the link below to log in to your customer portal. You can update your payment method, download invoices or cancel your plan there.</p><p><a href="https://billing.payrail.example/p/session/live_YWNjdF8xSzJ4LF9Pb3JkZXI0410Pq9" style="background:#5469d4;color:#fff;padding:10px 16px;border-radius:4px;text-decoration:none">Log in</a></p>
<p style="color:#697386;font-size:14px">This link expires in 15 minutes. If you didn't request it, you can ignore this email; your account is safe.</p><p style="color:#8898aa;font-size:12px">Powered by <a href="https://payrail.example">Payrail</a> | Cronwatch OÜ, Telliskivi 60a, 10412 Tallinn</p></td></tr></table></td></tr></table>

@@ b8p design tool team | invitation
Vectory <no-reply@email.vectory.example>
Jonas Wirth invited you to the Northwind Design team
%expect invitation https://click.email.vectory.example/f/a/9Kq2~~/AAQRxQA~/RgRpYb3rP0SNaHR0cHM6Ly93d3cudmVjdG9yeS5leGFtcGxlL3RlYW1faW52aXRl
%html
<!DOCTYPE html><html><head><style>@font-face{font-family:'Whyte';src:url(https://static.vectory.example/whyte.woff)} .cta{border-radius:8px;background:#000} @media (prefers-color-scheme:dark){.bg{background:#1e1e1e!important}}</style></head><body class="bg" style="margin:0"><span style="display:none;font-size:1px;color:#fff">Jonas wants you to join them in Vectory &#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</span>
<table align="center" width="600"><tr><td style="padding:40px 24px"><img src="https://static.vectory.example/uploads/mark.png" width="24" alt=""><p style="font-size:32px;line-height:40px;letter-spacing:-.02em">Join Jonas on the Northwind Design team</p>
<p style="font-size:16px;line-height:24px">Jonas Wirth (jonas@northwind.example) has invited you to edit files with 14 other people.</p>
<table class="cta"><tr><td style="padding:12px 20px"><a href="https://click.email.vectory.example/f/a/9Kq2~~/AAQRxQA~/RgRpYb3rP0SNaHR0cHM6Ly93d3cudmVjdG9yeS5leGFtcGxlL3RlYW1faW52aXRl" style="color:#fff;text-decoration:none">Accept invite</a></td></tr></table>
<p style="font-size:14px;color:#666">New here? <a href="https://click.email.vectory.example/f/a/7Lp0~~/AAQRxQA~/RgRpYb3rP0RaHR0cHM6Ly9oZWxw">See how teams work in Vectory</a>.</p></td></tr>
<tr><td style="padding:24px;border-top:1px solid #e6e6e6;font-size:12px;color:#8c8c8c">Vectory, Inc., 760 Market St, Floor 10, San Francisco, CA 94102<br><a href="https://click.email.vectory.example/f/a/0Zc3~~/AAQRxQA~/RgRpYb3rP0RVuc3Vi">Unsubscribe</a> from emails like this</td></tr></table></body></html>

@@ b8p agency password setup | reset-link
Peoplegrove HR <notifications@app.peoplegrove.example>
Welcome to Brightloom! Set up your Peoplegrove account
%expect reset_password https://brightloom.peoplegrove.example/login/set_password.php?h=5c0fb7a19e&u=2417
%text
Hi Sam,

Your HR team at Brightloom has given you access to Peoplegrove, where you request time off, see your pay stubs and complete your new hire packet.

Your login email: sam.keller@brightloom.example
Start date: 1 December 2026

Create your password to get started (the link works for 72 hours):
https://brightloom.peoplegrove.example/login/set_password.php?h=5c0fb7a19e&u=2417

After that you can always sign in at https://brightloom.peoplegrove.example

Questions? Contact your HR administrator, Lucia Ferro, at lucia@brightloom.example.
`,
);
