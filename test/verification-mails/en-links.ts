import { mails } from './mails.ts';

/** English mails with a link, or with a code and a link. */
export const ENGLISH_LINKS = mails(
  'en',
  `
@@ confirm email button | verify-link
Timberline <welcome@timberline.example>
Confirm your email address
= Welcome to Timberline!
Hi Robin, thanks for joining. Please confirm your email address so that we know it's really you.
>v Confirm email address | https://app.timberline.example/confirm?token=eyJhbGciOi.J1c2VyIjo0Mn0.c2ln
This link expires in 24 hours.
-- Timberline Inc. · 500 Pine St · Boulder, CO 80302
* Privacy policy | https://timberline.example/privacy
* Unsubscribe | https://timberline.example/unsub/88f1

@@ confirm email tracked | verify-link
Glasswing <no-reply@glasswing.example>
Please verify your email
Thanks for signing up for Glasswing. We need a little more information to complete your registration, including a confirmation of your email address.
>v Verify email | https://click.mailer.test/ls/click?upn=u001.7fQZ-2Bx9&d=glasswing
Follow us:
* Twitter | https://social.test/glasswing
* View in browser | https://view.mailer.test/?m=9911

@@ double opt in | verify-link
The Slow Baker <news@slowbaker.example>
One more step: confirm your subscription
You asked to receive The Slow Baker every Sunday. Please confirm that this is your address.
>v Yes, subscribe me to this list | https://slowbaker.example/subscribe/confirm?u=5ad1&id=02f9&e=77ce
If you received this email by mistake, simply delete it. You won't be subscribed if you don't click the link above.

@@ verify plain address | verify-link
Hexmap <accounts@hexmap.example>
Activate your Hexmap account
Dear Lee,
Your account has been created. To activate it, please open the following address in your browser:
^v https://hexmap.example/users/activate/MTc4Mg/c4k-1f0a8d77bb93
Username: lee.marsh
Support: +44 20 7946 0812

@@ magic link | magic-link
Notewell <team@notewell.example>
Sign in to Notewell
= Your sign-in link
Click the button to sign in to Notewell. The link works once, for 10 minutes.
>s Sign in to Notewell | https://notewell.example/auth/magic?t=9mTq2Vv0u5bR8xYw
Not you? You can safely ignore this email.

@@ magic link table | magic-link
Draftbench <login@draftbench.example>
Log in to Draftbench
~ Here is your link
Hello! Use this link to log in:
>s Log in with this magic link | https://www.draftbench.example/loginwithemail?state=fYpD&token=Zk1qLw
| Location | Oslo, Norway
| Device | Safari on iPhone
| Time | Mar 3, 2026, 18:04

@@ magic link publisher | magic-link
Longform Weekly <no-reply@longform.example>
Finish signing in to Longform Weekly
Tap below to finish signing in. You will not need a password.
>s Complete sign in | https://longform.example/signin?code=k3n-44X&next=%2Faccount
* Terms | https://longform.example/terms

@@ reset button | reset-link
Roostly <help@roostly.example>
Reset your password
Hi Amelia,
We've received a request to reset your password. If you didn't make the request, just ignore this message. Otherwise, you can reset your password.
>r Reset your password | https://www.roostly.example/users/set_password?secret=7ab14c90&id=40221
Thanks, The Roostly team

@@ reset developer text | reset-link
Forgeyard <noreply@forgeyard.example>
[Forgeyard] Please reset your password
We heard that you lost your Forgeyard password. Sorry about that!
But don't worry! You can use the following link to reset your password:
^r https://forgeyard.example/password_reset/0f1d2c3b4a5968778695a4b3c2d1e0f1
If you don't use this link within 3 hours, it will expire.
Thanks, The Forgeyard Team

@@ reset bank | reset-link
Harbour First Bank <online@harbourfirst.example>
Forgotten password
Dear customer, to choose a new password for Online Banking please use the secure link. It is valid until 18:00 on 4 April 2026.
>r Choose a new password | https://online.harbourfirst.example/forgot/step2?ref=HF-99182-A
If you need help call 0345 602 1997. Your customer number has not been shown for your security.

@@ workspace invitation | invitation
Tandem Chat <no-reply@tandem.example>
Nadia Rahman has invited you to work with them in Tandem
= Join your team on Tandem
Nadia Rahman (nadia@brightside.example) has invited you to use Tandem with them, in a workspace called Brightside.
>i Join Now | https://brightside.tandem.example/join/signup?crumb=s-1771-aa&invite=zt-2x9
What is Tandem? It's a messaging app for teams.
* Learn more | https://tandem.example/features

@@ repository invitation | invitation
Forgeyard <noreply@forgeyard.example>
octavia invited you to octavia/tidepool
@octavia has invited you to collaborate on the octavia/tidepool repository. You can accept or decline this invitation.
>i View invitation | https://forgeyard.example/octavia/tidepool/invitations
This invitation will expire in 7 days.

@@ family plan invitation | invitation
Tunely <no-reply@tunely.example>
You're invited to a Tunely Family plan
Grandpa Joe wants you in his Family plan. Millions of songs, no ads, and you pay nothing.
>i Accept invitation | https://www.tunely.example/family/join/invite/7Ab9xC2/
* Download the app | https://tunely.example/download

@@ code and link | code-and-link | 860214
Quillpad <hello@quillpad.example>
860214 is your Quillpad sign-in code
Enter the code below or use the link to sign in.
# 860214
>s Sign in now | https://quillpad.example/login/verify?email=kim%40example.com&key=Jd83js
Both expire in 15 minutes.

@@ code or confirm | code-and-link | 4407
Fernway <no-reply@fernway.example>
Verify your email to continue
Use verification code
# 4407
or simply click
>v Verify my email | https://fernway.example/v/4407f9aa21
-- Fernway Travel, 7 Quay Street, Cardiff CF10 5EA. Tel. 029 2018 0101

@@ reset with code and link | code-and-link | 775312
Pigeonhole <security@pigeonhole.example>
775312 is your Pigeonhole account recovery code
Hi Marcus, we received a request to reset your Pigeonhole password. Enter the following password reset code:
# 775312
Alternatively, you can directly change your password.
>r Change Password | https://www.pigeonhole.example/recover/code/?n=775312&s=23&exp_locale=en_US
Didn't request this change? If you didn't request a new password, let us know.

@@ device approval | verify-link
Coinharbor <do-not-reply@coinharbor.example>
Authorize new device
You recently attempted to sign in to your Coinharbor account from a new device or in a new location. As a security measure, we require additional confirmation before allowing access.
| IP Address | 192.0.2.77
| Browser | Chrome 126.0.6478
| Time | 2026-06-18 07:15 UTC
>v Authorize New Device | https://coinharbor.example/device_confirmations/confirm?token=aa91bc
If this was not you, please delete this email.

@@ package account activation | verify-link
crateport <support@crateport.example>
Confirm your email on crateport
Hello pkgmaker,
Confirm your email address by opening this link within 6 hours:
^v https://crateport.example/account/verify-email/?token=IjoxNzE2.ZkX.b_1
If you did not sign up, please email admin@crateport.example.

@@ school portal sign in | magic-link
Oakfield Primary <office@oakfield-primary.example>
Your link to the parents' portal
Dear parent, here is your personal link to sign in. No password is needed.
>s Open the portal | https://portal.oakfield-primary.example/l/Rk2-88-Qp
The trip to the museum costs £12.50, payable by 14 May. School office: 01632 960447.

@@ document signing access | code-and-link | 52BF81
Signline <dse@signline.example>
Access code for "Lease 2026"
Your one-time access code is
# 52BF81
Invoices and documents stay available for 30 days.
>v Confirm your identity | https://sign.signline.example/identify?env=6a7b9e
`,
);
