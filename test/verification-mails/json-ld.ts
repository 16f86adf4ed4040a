import { mails } from './mails.ts';

/** Mails with schema.org markup: JSON-LD in the head, microdata in the body. */
export const STRUCTURED = mails(
  'en',
  `
@@ confirm action | schema-org
Timberline <welcome@timberline.example>
Confirm your registration
Welcome! Please confirm your registration.
>v Confirm | https://app.timberline.example/reg/confirm?c=99aa01
%jsonld {"@context":"http://schema.org","@type":"EmailMessage","potentialAction":{"@type":"ConfirmAction","name":"Confirm registration","handler":{"@type":"HttpActionHandler","url":"https://app.timberline.example/reg/confirm?c=99aa01"}},"description":"Confirm your Timberline registration"}

@@ confirm action graph | schema-org
Bloomcart <hi@bloomcart.example>
Please confirm your email address
Tap to confirm that kemi@example.com is yours.
>v Confirm my address | https://bloomcart.example/confirm/0a-77
%jsonld [{"@context":"https://schema.org","@type":"EmailMessage","potentialAction":[{"@type":"ConfirmAction","name":"Confirm my address","target":"https://bloomcart.example/confirm/0a-77"}]}]

@@ view action magic link | schema-org
Notewell <team@notewell.example>
Your link to sign in
Use the link to sign in. It expires in one hour.
>s Sign in | https://notewell.example/auth/m/71Hq
%jsonld {"@context":"http://schema.org","@type":"EmailMessage","potentialAction":{"@type":"ViewAction","target":"https://notewell.example/auth/m/71Hq","name":"Sign in"},"description":"Sign in to Notewell"}

@@ view action reset | schema-org
Roostly <help@roostly.example>
Password reset request
Somebody asked for a new password for your account. If it was you:
>r Set a new password | https://www.roostly.example/pw/aa31?x=1&y=2
%jsonld {"@context":"http://schema.org","@type":"EmailMessage","potentialAction":{"@type":"ViewAction","url":"https://www.roostly.example/pw/aa31?x=1&y=2","name":"Set a new password"}}

@@ confirm action and code | schema-org | 338102
Fernway <no-reply@fernway.example>
Your Fernway verification code
Your verification code is {338102}. You can also confirm with one click.
>v Confirm email | https://fernway.example/c/one-click?k=338102
%jsonld {"@context":"http://schema.org","@type":"EmailMessage","potentialAction":{"@type":"ConfirmAction","name":"Confirm email","handler":{"@type":"HttpActionHandler","url":"https://fernway.example/c/one-click?k=338102","method":"HttpRequestMethod.POST"}}}

@@ microdata confirm | microdata
Glasswing <no-reply@glasswing.example>
Verify your Glasswing address
%expect verify https://glasswing.example/confirm?u=8&h=f00d
%html
<html><body itemscope itemtype="http://schema.org/EmailMessage">
<div itemprop="potentialAction" itemscope itemtype="http://schema.org/ConfirmAction">
  <meta itemprop="name" content="Verify address"/>
  <div itemprop="handler" itemscope itemtype="http://schema.org/HttpActionHandler">
    <link itemprop="url" href="https://glasswing.example/confirm?u=8&amp;h=f00d"/>
  </div>
</div>
<p>Hi Toni, please verify your address to finish setting up Glasswing.</p>
<p><a href="https://glasswing.example/confirm?u=8&amp;h=f00d">Verify address</a></p>
<p style="font-size:11px">Glasswing, 90 Queen St, Auckland 1010</p>
</body></html>

@@ microdata view | microdata
Mailgarden <accounts@mailgarden.example>
Confirm your email address to get started
%expect verify https://mailgarden.example/verify/email/3c9d?from=2026
%html
<div itemscope itemtype="http://schema.org/EmailMessage"><div itemprop="action" itemscope itemtype="http://schema.org/ViewAction"><link itemprop="url" href="https://mailgarden.example/verify/email/3c9d?from=2026"><meta itemprop="name" content="Confirm Email Address"></div><meta itemprop="description" content="Please confirm your email address"></div>
<table class="main" width="100%"><tr><td class="content-wrap"><table><tr><td class="content-block">Please confirm your email address by clicking the link below.</td></tr><tr><td class="content-block">We may need to send you critical information about our service and it is important that we have an accurate email address.</td></tr><tr><td class="content-block" itemprop="handler" itemscope itemtype="http://schema.org/HttpActionHandler"><a href="https://mailgarden.example/verify/email/3c9d?from=2026" class="btn-primary" itemprop="url">Confirm email address</a></td></tr><tr><td class="content-block">&mdash; The Mailgarden Team</td></tr></table></td></tr></table>

@@ microdata code | microdata | 410928
Kettle Support <noreply@kettlegames.example>
Kettle sign-in
%html
<div itemscope itemtype="http://schema.org/EmailMessage"><meta itemprop="description" content="Your Kettle sign-in code"></div>
<table width="538" cellpadding="0"><tr><td style="background:#171a21;padding:20px"><img src="https://img.example.test/kettle.png" alt="Kettle"></td></tr>
<tr><td style="font-size:24px;color:#66c0f4">Your sign-in code</td></tr>
<tr><td bgcolor="#121a25"><table><tr><td style="font-size:48px;line-height:52px;color:#3a9aed;font-weight:bold;text-align:center">410928</td></tr></table></td></tr>
<tr><td>It was requested from a computer at 198.51.100.200 near Tampere, FI.</td></tr>
<tr><td style="font-size:10px">&copy; 2026 Kettle Games. PO Box 1688, Bellevue, WA 98009</td></tr></table>

@@ tokens in outlook html | inline | 662710 | own/outlook
IT Helpdesk <helpdesk@stonebridge-corp.example>
RE: VPN one-time token
%html
<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {margin:0in; font-size:11.0pt; color:#1F497D;} a:link {color:#0563C1;} --></style></head><body lang="EN-US"><div class="WordSection1"><p class="MsoNormal">Hi Grace,<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">your one-time token for the VPN is <b><span style="color:#C00000">662710</span></b>. It is valid for 8 hours.<o:p></o:p></p><p class="MsoNormal">Ticket: 0048812<o:p></o:p></p><p class="MsoNormal">Regards,<br>Helpdesk, ext. 4410</p></div></body></html>

@@ code with style block first | box | 94731086 | own/style-first
Skyrail Cloud <no-reply@signin.skyrail.example>
Skyrail verification code
%html
<style>.c123456{color:#123456}.a{width:600px;margin:2026px 0 0 0}</style><!-- template 20260114 v3.12.0 --><div class="a"><p>Verification code:</p><p class="c123456" style="color:#0f1111;font-size:28px">94731086</p><p>(This code will expire 10 minutes after it was sent.)</p></div>

@@ code in nested spans | split | 271849 | own/nested-spans
Picto <no-reply@mail.picto.example>
Verify your account
%html
<table border="0" width="430" align="center"><tbody><tr><td><p style="margin:10px 0;color:#565a5c;font-size:18px">Hi picto.lover,</p><p>Someone tried to log in to your Picto account. If this was you, please use the following code to confirm your identity:</p><div style="text-align:center"><font size="6"><span>2</span><span>7</span><span>1</span><span><span>8</span></span><span>4</span><span>9</span></font></div></td></tr><tr><td style="color:#abadae;font-size:11px">&copy; Picto. Picto Inc., 1 Hackway, Menlo Park, CA 94025<br>This message was sent to picto.lover and intended for picto.lover. Not your account? <a href="https://picto.example/accounts/remove/?nonce=3Dxy">Remove your email</a> from this account.</td></tr></tbody></table>
`,
);
