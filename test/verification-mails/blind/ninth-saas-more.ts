import { mails } from '../mails.ts';

/** Mails of developer tools and work software, batch 9, continued. */
export const NINTH_SAAS_MORE = mails(
  'en',
  `
@@ b9p forum software activation | verify-link
Rustaceous Forum <forum@rustaceous.example>
[Rustaceous Forum] Confirm your new account
%expect verify https://forum.rustaceous.example/u/activate-account/64ab09c7e1f25d3089b1aa7700cde412
%text
Welcome to Rustaceous Forum!

Click the following link to confirm and activate your new account:
https://forum.rustaceous.example/u/activate-account/64ab09c7e1f25d3089b1aa7700cde412

If the above link is not clickable, try copying and pasting it into the address bar of your web browser.

@@ b9p self-hosted forge | reset-link
Team Forge <git@git.northwind.example>
Recover your account
%expect reset_password https://git.northwind.example/user/recover_account?code=202611121408000180b5f0e2c9914a7d
%html
<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no"><title>samk, you have requested to recover your account</title></head><body>
<p>Hi <b>samk</b>,</p>
<p>Please click the following link to recover your account within <b>3 hours</b>:</p><p><a href="https://git.northwind.example/user/recover_account?code=202611121408000180b5f0e2c9914a7d">https://git.northwind.example/user/recover_account?code=202611121408000180b5f0e2c9914a7d</a></p><p>Not working? Try copying and pasting it to your browser.</p>
<p>&copy; <a target="_blank" rel="noopener noreferrer" href="https://git.northwind.example/">Team Forge</a></p></body></html>

@@ b9p backend default login | magic-link
Supershelf Auth <noreply@mail.app.supershelf.test>
Your Magic Link
%expect sign_in https://xkqpzrtw.supershelf.test/auth/v1/verify?token=pkce_7d1a90b6c4e2f83355&type=magiclink&redirect_to=https://readlater.test/shelf
%html
<h2>Magic Link</h2>

<p>Follow this link to login:</p>
<p><a href="https://xkqpzrtw.supershelf.test/auth/v1/verify?token=pkce_7d1a90b6c4e2f83355&amp;type=magiclink&amp;redirect_to=https://readlater.test/shelf">Log In</a></p>
<p>You're receiving this email because you signed up for an application powered by Supershelf ⚡️</p>
<p><a href="https://supershelf.test/opt-out/9b1f">opt out of these emails</a></p>

@@ b9p dot framework default | verify-link
Parcelboard <do-not-reply@parcelboard.test>
Confirm your email
%expect verify https://parcelboard.test/Identity/Account/ConfirmEmail?userId=5f0c1d9e-8a21-4b7e-9c55-0d2f6a3b1e48&code=Q2ZESjhOWnB3S3FrT0x&returnUrl=%2F
%html
Please confirm your account by <a href='https://parcelboard.test/Identity/Account/ConfirmEmail?userId=5f0c1d9e-8a21-4b7e-9c55-0d2f6a3b1e48&amp;code=Q2ZESjhOWnB3S3FrT0x&amp;returnUrl=%2F'>clicking here</a>.

@@ b9p transactional template reset | reset-link
Quillbase <support@quillbase.example>
Set up a new password for Quillbase
%expect reset_password https://app.quillbase.example/reset/b71d0f4c-5512-49aa-8e03-7c9de41b60a2
%text
[Quillbase] ( https://quillbase.example )

************
Hi Sam,
************

You recently requested to reset your password for your Quillbase account. Use the button below to reset it. This password reset is only valid for the next 24 hours.

Reset your password ( https://app.quillbase.example/reset/b71d0f4c-5512-49aa-8e03-7c9de41b60a2 )

For security, this request was received from a Windows device using Edge 142. If you did not request a password reset, please ignore this email or contact support ( https://quillbase.example/support ) if you have questions.

Thanks,
The Quillbase Team

Quillbase, LLC
1234 Street Rd., Suite 1234
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html><head><meta name="x-apple-disable-message-reformatting"><style type="text/css" rel="stylesheet" media="all">a{color:#3869D4}.preheader{display:none!important;visibility:hidden;mso-hide:all;font-size:1px}.button{background-color:#22BC66;border:10px solid #22BC66;display:inline-block;color:#FFF}@media (prefers-color-scheme: dark){body,.email-body{background-color:#333!important;color:#FFF!important}}</style></head>
<body><span class="preheader">Use this link to reset your password. The link is only valid for 24 hours.</span><table class="email-wrapper" width="100%"><tr><td align="center"><table class="email-content" width="100%"><tr><td class="email-masthead"><a href="https://quillbase.example" class="f-fallback email-masthead_name">Quillbase</a></td></tr>
<tr><td class="email-body"><table class="email-body_inner" align="center" width="570"><tr><td class="content-cell"><h1>Hi Sam,</h1><p>You recently requested to reset your password for your Quillbase account. Use the button below to reset it. <strong>This password reset is only valid for the next 24 hours.</strong></p>
<table class="body-action" align="center" width="100%"><tr><td align="center"><a href="https://app.quillbase.example/reset/b71d0f4c-5512-49aa-8e03-7c9de41b60a2" class="f-fallback button button--green" target="_blank">Reset your password</a></td></tr></table>
<p>For security, this request was received from a Windows device using Edge 142. If you did not request a password reset, please ignore this email or <a href="https://quillbase.example/support">contact support</a> if you have questions.</p><p>Thanks,<br>The Quillbase Team</p>
<table class="body-sub"><tr><td><p class="f-fallback sub">If you’re having trouble with the button above, copy and paste the URL below into your web browser.</p><p class="f-fallback sub">https://app.quillbase.example/reset/b71d0f4c-5512-49aa-8e03-7c9de41b60a2</p></td></tr></table></td></tr></table></td></tr>
<tr><td><table class="email-footer" align="center" width="570"><tr><td align="center"><p class="f-fallback sub align-center">Quillbase, LLC<br>1234 Street Rd.<br>Suite 1234</p></td></tr></table></td></tr></table></td></tr></table></body></html>

@@ b9p cloud topic subscription | verify-link
Cumulus Notifications <no-reply@sns.cumulus.example>
Cumulus Notification - Subscription Confirmation
%expect verify https://sns.eu-west-1.cumulus.example/confirmation.html?TopicArn=arn:cml:sns:eu-west-1:441709825513:billing-alarms&Token=2336412f37fb687f5d51e6e2425&Endpoint=ops@northwind.example
%html
You have chosen to subscribe to the topic: <br><b>arn:cml:sns:eu-west-1:441709825513:billing-alarms</b>
<br><br>To confirm this subscription, click or visit the link below (If this was in error no action is necessary): <br>
<a href="https://sns.eu-west-1.cumulus.example/confirmation.html?TopicArn=arn:cml:sns:eu-west-1:441709825513:billing-alarms&amp;Token=2336412f37fb687f5d51e6e2425&amp;Endpoint=ops@northwind.example">Confirm subscription</a>
<br><br>Please do not reply directly to this email. If you wish to remove yourself from receiving all future subscription confirmation requests please send an email to <a href="mailto:sns-opt-out@cumulus.example">sns-opt-out</a>

@@ b9p mailing list manager | verify-link
embedded-dev-confirm+3b90 <embedded-dev-confirm+3b90c1e7@lists.openkernel.example>
confirm 3b90c1e7f2a8d4410c55e96b07af312d88ce4f19
%expect verify https://lists.openkernel.example/mailman/confirm/embedded-dev/3b90c1e7f2a8d4410c55e96b07af312d88ce4f19
%text
Mailing list subscription confirmation notice for mailing list
Embedded-dev

We have received a request from 198.51.100.23 for subscription of your
email address, "sam@mail.test", to the
embedded-dev@lists.openkernel.example mailing list.  To confirm that
you want to be added to this mailing list, simply reply to this
message, keeping the Subject: header intact.  Or visit this web page:

    https://lists.openkernel.example/mailman/confirm/embedded-dev/3b90c1e7f2a8d4410c55e96b07af312d88ce4f19

If you do not wish to be subscribed to this list, please simply
disregard this message.  If you think you are being maliciously
subscribed to the list, or have any other questions, send them to
embedded-dev-owner@lists.openkernel.example.

@@ b9p vault team invite | invitation
Lockhaven <no-reply@lockhaven.example>
Join Northwind Engineering
%expect invitation https://vault.lockhaven.example/#/accept-organization?organizationId=0c8e1b44-9a70-4d11-b7a4-af8c00e1d2f3&organizationUserId=77b1c02d&email=sam%40northwind.example&organizationName=Northwind+Engineering&token=BwOrganizationUserInvite_CfDJ8Kz
%html
<table width="600" align="center" style="font-family:Arial;color:#333"><tr><td style="background:#0d3b66;color:#fff;padding:24px;text-align:center"><b>You've been invited to join Northwind Engineering on Lockhaven</b></td></tr><tr><td align="center" style="padding:24px"><a href="https://vault.lockhaven.example/#/accept-organization?organizationId=0c8e1b44-9a70-4d11-b7a4-af8c00e1d2f3&amp;organizationUserId=77b1c02d&amp;email=sam%40northwind.example&amp;organizationName=Northwind+Engineering&amp;token=BwOrganizationUserInvite_CfDJ8Kz" clicktracking="off" style="background:#0d3b66;color:#fff;padding:12px 30px;border-radius:25px">Join Organization Now</a></td></tr>
<tr><td style="padding:0 24px"><p>This invitation expires on <b>Tuesday, November 17, 2026 9:41 AM UTC</b>.</p><p>If you do not wish to join this organization, you can safely ignore this email.</p><p>Keep your passwords in one place: <a href="https://lockhaven.example/download">get the apps</a>.</p></td></tr></table>

@@ b9p project tracker seat | invitation
Priya Nair via Trackfold <invitations@mail.trackfold.example>
Priya Nair is waiting for you to join them
%expect invitation https://northwind.trackfold.example/welcome/invite?ott=9f0c1a7b-22d4&utm_source=invite&utm_medium=email&continue=https%3A%2F%2Fnorthwind.trackfold.example%2Fboards%2F14
%text
Priya Nair (priya@northwind.example) has invited you to collaborate on northwind.trackfold.example.

What is Trackfold? Trackfold is a tool to plan, track and release software: 1) see what is due, 2) move cards, 3) ship.

Accept the invite
https://northwind.trackfold.example/welcome/invite?ott=9f0c1a7b-22d4&utm_source=invite&utm_medium=email&continue=https%3A%2F%2Fnorthwind.trackfold.example%2Fboards%2F14

What else can it do? https://trackfold.example/guides

This message was sent to you by Trackfold on behalf of Priya. Privacy policy: https://trackfold.example/legal/privacy-policy

@@ b9p reading platform sign in | magic-link
Longform <noreply@longform.example>
Sign in to Longform
%expect sign_in https://longform.example/m/callback/email?token=5a0c9f1d77b2&operation=login&state=longform&source=email-7b1c0d2e&_branch_referrer=H4sIAAAAAAAAA8
%html
<div style="max-width:680px;margin:auto;font-family:Georgia,serif"><h1 style="text-align:center;font-weight:400">Sign in to Longform</h1><p style="text-align:center"><a href="https://longform.example/m/callback/email?token=5a0c9f1d77b2&amp;operation=login&amp;state=longform&amp;source=email-7b1c0d2e&amp;_branch_referrer=H4sIAAAAAAAAA8" style="background:#1a8917;color:#fff;border-radius:99em;padding:7px 16px 9px;text-decoration:none">Sign in</a></p><p style="text-align:center;color:#6b6b6b">This link will expire in 2 hours and can only be used once. If you did not make this request, please ignore it.</p>
<p style="text-align:center;font-size:12px;color:#6b6b6b">Sent by Longform &middot; <a href="https://longform.example/careers">Careers</a> &middot; <a href="https://help.longform.example">Help Center</a> &middot; <a href="https://policy.longform.example">Privacy Policy</a><br>548 Market St, PMB 42061, San Francisco, CA</p></div>

@@ b9p error tracker address | schema-org
Stacktracer <noreply@md.getstacktracer.example>
Confirm Email
%expect verify https://stacktracer.example/account/confirm-email/318841/kG0vQz8sJ1mNbYxP4dRwT7c2hLfA9eUo/
%html
<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"EmailMessage","potentialAction":{"@type":"ConfirmAction","name":"Confirm","handler":{"@type":"HttpActionHandler","url":"https://stacktracer.example/account/confirm-email/318841/kG0vQz8sJ1mNbYxP4dRwT7c2hLfA9eUo/"}},"description":"Confirm your email address"}</script></head>
<body><div class="container" style="border-top:3px solid #6c5fc7;padding:30px;max-width:700px"><h3>Confirm Email</h3><p>Please confirm your email address (sam@northwind.example) by clicking the link below. This link will expire in 48 hours.</p><a class="btn" style="background:#6c5fc7;color:#fff;padding:8px 15px" href="https://stacktracer.example/account/confirm-email/318841/kG0vQz8sJ1mNbYxP4dRwT7c2hLfA9eUo/">Confirm</a><div class="footer" style="margin-top:40px"><a href="https://stacktracer.example">Home</a> <a href="https://stacktracer.example/settings/account/notifications">Notification Settings</a></div></div></body></html>

@@ b9p file cloud reset | reset-link
Northwind Files <files@northwind.example>
Reset your password
%expect reset_password https://files.northwind.example/index.php/lostpassword/reset/form/q8ZrXv1LmT0kPbW7nYcD/skeller
%text
Password reset

Hello Sam Keller,

The following link will allow you to reset your password. If you have not requested the password reset, then ignore this email.

Reset your password: https://files.northwind.example/index.php/lostpassword/reset/form/q8ZrXv1LmT0kPbW7nYcD/skeller

--
Northwind Files - a safe home for all your data
This is an automatically sent email, please do not reply.

@@ b9p subscription confirm self-hosted | verify-link
Compiler Weekly <compiler@letters.nullbyte.example>
Confirm subscription
%expect verify https://letters.nullbyte.example/subscription/optin/c1d88f0a-6b27-4e0d-9e11-5b2cf7a0d913?l=2f6a11e0-77bd-4d0e-8a01-90c1f4e2d5b3
%html
<!doctype html><html><body style="background-color:#F0F1F3;font-family:'Helvetica Neue','Segoe UI',Helvetica,sans-serif;font-size:15px"><div class="wrap" style="background:#fff;padding:30px;max-width:525px;margin:0 auto;border-radius:5px">
<h2>Confirm subscription</h2><p>Hi Sam,</p><p>You have been added to the following lists:</p><ul><li>Compiler Weekly</li></ul><p>Confirm your subscription by clicking the below button.</p><p><a href="https://letters.nullbyte.example/subscription/optin/c1d88f0a-6b27-4e0d-9e11-5b2cf7a0d913?l=2f6a11e0-77bd-4d0e-8a01-90c1f4e2d5b3" class="button" style="background:#0055d4;border-radius:3px;color:#fff;padding:10px 30px">Confirm subscription</a></p></div>
<div class="footer" style="text-align:center;font-size:12px;color:#888"><p>Powered by <a href="https://listmonkey.example">listmonkey</a></p></div></body></html>
`,
);
