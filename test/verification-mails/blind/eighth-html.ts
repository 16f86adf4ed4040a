import { mails } from '../mails.ts';

/** Complete HTML mails of template systems with a code or link, of services that no other batch has. */
export const EIGHTH_HTML = [
  ...mails(
    'en',
    `
@@ b8u ledger signup | grouped | 582914
Ledgerline <no-reply@ledgerline.example>
Confirm your email for Ledgerline
%text
Almost there, Priya

You asked to open a Ledgerline account with priya@northwind.example. Type this code in the window where you started:

582 914

The code expires in 10 minutes and can be used once. Nobody from Ledgerline will ever call you to ask for it.

Ledgerline Ltd, 14 Quay Street, Bristol BS1 4DJ. Company no. 09917735.
Questions? Call 0117 496 0144 or read our help page [https://ledgerline.example/help/email-codes].
© 2026 Ledgerline
%html
<!doctype html><html lang="en" dir="auto" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>Confirm your email</title><!--[if !mso]><!--><meta http-equiv="X-UA-Compatible" content="IE=edge"><!--<![endif]--><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">#outlook a { padding:0; } body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; } table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; } img { border:0;height:auto;line-height:100%; } p { display:block;margin:13px 0; } @media only screen and (min-width:480px) { .mj-column-per-100 { width:100% !important; max-width: 100%; } }</style>
<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]--></head><body style="word-spacing:normal;background-color:#f4f4f7;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">Enter this code to keep going. It works for 10 minutes.</div><div style="background-color:#f4f4f7;">
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
<tr><td align="center" style="font-size:0px;padding:10px 25px;"><img height="auto" src="https://cdn.ledgerline.example/mail/logo@2x.png" alt="Ledgerline" width="140"></td></tr>
</tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
<tr><td align="left" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:24px;line-height:1.5;text-align:left;color:#333333;">Almost there, Priya</div></td></tr>
<tr><td align="left" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:left;color:#333333;">You asked to open a Ledgerline account with <b>priya@northwind.example</b>. Type this code in the window where you started:</div></td></tr>
<tr><td align="center" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:40px;line-height:1.5;text-align:center;color:#333333;letter-spacing:6px;font-weight:700;">582 914</div></td></tr>
<tr><td align="left" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:13px;line-height:1.5;text-align:left;color:#333333;">The code expires in 10 minutes and can be used once. Nobody from Ledgerline will ever call you to ask for it.</div></td></tr>
</tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
<tr><td align="center" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:11px;line-height:1.5;text-align:center;color:#333333;color:#888888;">Ledgerline Ltd, 14 Quay Street, Bristol BS1 4DJ. Company no. 09917735.<br>Questions? Call 0117 496 0144 or read our <a href="https://ledgerline.example/help/email-codes">help page</a>.<br>© 2026 Ledgerline</div></td></tr>
</tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</div></body></html>

@@ b8u parcel login cells | split | 703381
Parcelhub <service@email.parcelhub.example>
Your Parcelhub one-time passcode
%text
To view this email as a web page, go to the link below, or copy and paste it into your browser's address window.
https://view.email.parcelhub.example/?qs=6ca1f7d0b8e2
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style type="text/css">ReadMsgBody{ width: 100%;} .ExternalClass{width: 100%;} .ExternalClass, .ExternalClass p, .ExternalClass span, .ExternalClass td {line-height: 100%;} body {-webkit-text-size-adjust:100%; margin:0 !important;} @media only screen and (max-width: 480px) { .container {width: 100% !important;} .stack-column {display:block !important;} }</style></head>
<body bgcolor="#eeeeee"><div style="font-size:0; line-height:0;"><img src="https://click.mail.example/open.aspx?ffcb10-fec7157674640c78" width="1" height="1" alt=""></div>
<div style="display:none;max-height:0px;overflow:hidden;">Use this passcode to sign in. &zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;</div>
<table width="100%" border="0" cellpadding="0" cellspacing="0" align="center"><tr><td align="center"><table cellspacing="0" cellpadding="0" border="0" width="600" class="container" align="center" bgcolor="#ffffff"><tr><td class="header" align="center" style="font-size:11px;font-family:Arial;"><a href="https://view.email.parcelhub.example/?qs=6ca1f7d0b8e2" target="_blank">View this email in a browser</a></td></tr>
<tr><td class="slot-styling" style="padding:0;"><table cellpadding="0" cellspacing="0" width="100%" role="presentation" class="stylingblock-content-wrapper"><tr><td class="stylingblock-content-wrapper camarker-inner" style="font-family:Arial, sans-serif;font-size:15px;">
<img src="https://image.email.parcelhub.example/lib/fe9015/m/1/head.png" alt="Parcelhub" width="540" style="display:block;">
</td></tr></table></td></tr>
<tr><td class="slot-styling" style="padding:15px 30px;"><table cellpadding="0" cellspacing="0" width="100%" role="presentation" class="stylingblock-content-wrapper"><tr><td class="stylingblock-content-wrapper camarker-inner" style="font-family:Arial, sans-serif;font-size:15px;">
<h1 style="font-size:22px;">Here is your one-time passcode</h1><p>Hi Tom,</p><p>Use the passcode below to finish signing in to parcelhub.example.</p>
</td></tr></table></td></tr>
<tr><td class="slot-styling" style="padding:15px 30px;"><table cellpadding="0" cellspacing="0" width="100%" role="presentation" class="stylingblock-content-wrapper"><tr><td class="stylingblock-content-wrapper camarker-inner" style="font-family:Arial, sans-serif;font-size:15px;">
<table align="center" cellspacing="6" cellpadding="0" border="0"><tr>
<td width="44" height="56" align="center" style="border:1px solid #cccccc;font-size:28px;">7</td>
<td width="44" height="56" align="center" style="border:1px solid #cccccc;font-size:28px;">0</td>
<td width="44" height="56" align="center" style="border:1px solid #cccccc;font-size:28px;">3</td>
<td width="44" height="56" align="center" style="border:1px solid #cccccc;font-size:28px;">3</td>
<td width="44" height="56" align="center" style="border:1px solid #cccccc;font-size:28px;">8</td>
<td width="44" height="56" align="center" style="border:1px solid #cccccc;font-size:28px;">1</td>
</tr></table>
</td></tr></table></td></tr>
<tr><td class="slot-styling" style="padding:15px 30px;"><table cellpadding="0" cellspacing="0" width="100%" role="presentation" class="stylingblock-content-wrapper"><tr><td class="stylingblock-content-wrapper camarker-inner" style="font-family:Arial, sans-serif;font-size:15px;">
<p>It is valid for 15 minutes. If you did not try to sign in, please <a href="https://click.email.parcelhub.example/?qs=a1f0b3">change your password</a>.</p>
</td></tr></table></td></tr>
<tr><td style="font-family:Arial, sans-serif;font-size:11px;color:#666666;padding:20px;">
Please do not reply to this email. Parcelhub Inc., 4100 Distribution Way, Memphis, TN 38118.<br>
<a href="https://click.email.parcelhub.example/?qs=a1f0b4">Privacy notice</a> | <a href="https://click.email.parcelhub.example/?qs=a1f0b5">Unsubscribe</a> | 1-800-555-0163
</td></tr></table></td></tr></table><custom name="opencounter" type="tracking"></body></html>

@@ b8u rota reset postmark | reset-link
Dana from Rosterly <support@rosterly.example>
Set up a new password for Rosterly
%expect reset_password https://app.rosterly.example/password/edit?reset_token=Wm3yTzv-9xYkqL2hUo4B&email=dana%40bluefern.example
%text
Use this link to reset your password. The link is only valid for 24 hours.

[Rosterly](https://rosterly.example)

************
Hi Dana,
************

You recently requested to reset your password for your Rosterly account. Use the button below to reset it. This password reset is only valid for the next 24 hours.

Reset your password ( https://app.rosterly.example/password/edit?reset_token=Wm3yTzv-9xYkqL2hUo4B&email=dana%40bluefern.example )

For security, this request was received from a Windows 11 device using Firefox 143. If you did not request a password reset, please ignore this email or contact support ( https://rosterly.example/support ) if you have questions.

Thanks,
The Rosterly team

Rosterly, LLC

1234 Street Rd.
Suite 1234
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta name="viewport" content="width=device-width, initial-scale=1.0" /><meta name="x-apple-disable-message-reformatting" /><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /><title></title>
<style type="text/css" rel="stylesheet" media="all">body{width:100% !important;height:100%;margin:0;-webkit-text-size-adjust:none}a{color:#3869D4}.email-masthead_name{font-size:16px;font-weight:bold;color:#A8AAAF;text-decoration:none}.button{background-color:#3869D4;border-top:10px solid #3869D4;border-right:18px solid #3869D4;display:inline-block;color:#FFF;text-decoration:none}.attributes_content{background-color:#F4F4F7;padding:16px}@media (prefers-color-scheme: dark){body,.email-body,.email-body_inner,.email-content{background-color:#333333 !important;color:#FFF !important}p,ul,h1,h2,.attributes_item{color:#FFF !important}}:root{color-scheme:light dark}</style></head>
<body><span class="preheader" style="display:none !important;visibility:hidden;mso-hide:all;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden;">Use this link to reset your password. The link is only valid for 24 hours.</span>
<table class="email-wrapper" width="100%" cellpadding="0" cellspacing="0" role="presentation"><tr><td align="center"><table class="email-content" width="100%" cellpadding="0" cellspacing="0" role="presentation">
<tr><td class="email-masthead"><a href="https://rosterly.example" class="f-fallback email-masthead_name">Rosterly</a></td></tr>
<tr><td class="email-body" width="570" cellpadding="0" cellspacing="0"><table class="email-body_inner" align="center" width="570" cellpadding="0" cellspacing="0" role="presentation"><tr><td class="content-cell"><div class="f-fallback">
<h1>Hi Dana,</h1>
<p>You recently requested to reset your password for your Rosterly account. Use the button below to reset it. <strong>This password reset is only valid for the next 24 hours.</strong></p>
<table class="body-action" align="center" width="100%" cellpadding="0" cellspacing="0" role="presentation"><tr><td align="center"><table width="100%" border="0" cellspacing="0" cellpadding="0" role="presentation"><tr><td align="center"><a href="https://app.rosterly.example/password/edit?reset_token=Wm3yTzv-9xYkqL2hUo4B&amp;email=dana%40bluefern.example" class="f-fallback button button--green" target="_blank">Reset your password</a></td></tr></table></td></tr></table>
<p>For security, this request was received from a Windows 11 device using Firefox 143. If you did not request a password reset, please ignore this email or <a href="https://rosterly.example/support">contact support</a> if you have questions.</p>
<p>Thanks, <br />The Rosterly team</p>
<table class="body-sub" role="presentation"><tr><td><p class="f-fallback sub">If you’re having trouble with the button above, copy and paste the URL below into your web browser.</p>
<p class="f-fallback sub">https://app.rosterly.example/password/edit?reset_token=Wm3yTzv-9xYkqL2hUo4B&amp;email=dana%40bluefern.example</p></td></tr></table>
</div></td></tr></table></td></tr>
<tr><td><table class="email-footer" align="center" width="570" cellpadding="0" cellspacing="0" role="presentation"><tr><td class="content-cell" align="center">
<p class="f-fallback sub align-center">Rosterly, LLC<br />1234 Street Rd. <br>Suite 1234</p>
</td></tr></table></td></tr></table></td></tr></table></body></html>

@@ b8u repo org invite vml | invitation
Stackyard <noreply@stackyard.example>
Mei Tanaka invited you to join the acme-robotics organization
%expect invitation https://go.trk.stackyard.example/ls/click?upn=u001.x7Qe0-2FbN1kPz8-2BhWq3aDLtYv9oM4rUcJ6s_3Dx0&d=invite
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="viewport" content="width=device-width"><title>Organization invitation</title>
<style>@media only screen{html{min-height:100%;background:#f3f3f3}}@media only screen and (max-width:596px){.small-float-center{margin:0 auto!important;float:none!important;text-align:center!important}}@media only screen and (max-width:596px){table.body img{width:auto;height:auto}table.body .container{width:95%!important}}</style></head>
<body style="-moz-box-sizing:border-box;margin:0;background:#f3f3f3!important;color:#0a0a0a;font-family:Helvetica,Arial,sans-serif;font-size:16px;width:100%!important"><span class="preheader" style="color:#f3f3f3;display:none!important;font-size:1px;line-height:1px;max-height:0;max-width:0;mso-hide:all!important;opacity:0;overflow:hidden;visibility:hidden">Accept within 7 days.</span>
<table class="body" style="background:#f3f3f3!important;border-collapse:collapse;border-spacing:0;height:100%;width:100%"><tr><td class="center" align="center" valign="top"><center data-parsed style="min-width:580px;width:100%"><table align="center" class="container float-center" style="background:#fefefe;margin:0 auto;width:580px"><tbody><tr><td style="padding:0;text-align:left">
<table class="row" style="padding:0;position:relative;width:100%"><tbody><tr style="padding:0;text-align:left;vertical-align:top"><th class="small-12 large-12 columns first last" style="font-weight:400;line-height:1.3;padding:16px;text-align:left;width:564px"><table style="width:100%"><tr><th style="font-weight:400;text-align:left">
<img src="https://assets.stackyard.example/e/mark.png" width="48" alt="Stackyard"><h4>You have been invited to <strong>acme-robotics</strong></h4>
</th><th class="expander" style="padding:0!important;visibility:hidden;width:0"></th></tr></table></th></tr></tbody></table>
<table class="row" style="padding:0;position:relative;width:100%"><tbody><tr style="padding:0;text-align:left;vertical-align:top"><th class="small-12 large-12 columns first last" style="font-weight:400;line-height:1.3;padding:16px;text-align:left;width:564px"><table style="width:100%"><tr><th style="font-weight:400;text-align:left">
<p><strong>@mtanaka</strong> has invited you to join the <a href="https://stackyard.example/acme-robotics">acme-robotics</a> organization as a <em>member</em>.</p>
<p>Joining lets you see the 14 private repositories of this organization. This invitation will expire in 7 days.</p>
<!--[if mso]><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word" href="https://go.trk.stackyard.example/ls/click?upn=u001.x7Qe0-2FbN1kPz8-2BhWq3aDLtYv9oM4rUcJ6s_3Dx0&amp;d=invite" style="height:40px;v-text-anchor:middle;width:200px;" arcsize="10%" strokecolor="#1e3650" fillcolor="#1f883d"><w:anchorlock/><center style="color:#ffffff;font-family:sans-serif;font-size:13px;font-weight:bold;">Join acme-robotics</center></v:roundrect><![endif]-->
<!--[if !mso]><!--><table class="button"><tr><td><table><tr><td style="background:#1f883d;border-radius:5px"><a href="https://go.trk.stackyard.example/ls/click?upn=u001.x7Qe0-2FbN1kPz8-2BhWq3aDLtYv9oM4rUcJ6s_3Dx0&amp;d=invite" style="color:#fefefe;display:inline-block;padding:8px 16px;text-decoration:none">Join acme-robotics</a></td></tr></table></td></tr></table><!--<![endif]-->
<p>Want to know who is asking? Visit <a href="https://stackyard.example/mtanaka">Mei's profile</a> first.</p>
</th><th class="expander" style="padding:0!important;visibility:hidden;width:0"></th></tr></table></th></tr></tbody></table>
<table class="spacer"><tbody><tr><td height="16px" style="font-size:16px;line-height:16px;mso-line-height-rule:exactly">&#xA0;</td></tr></tbody></table>
<table class="row footer" style="background:#f3f3f3;width:100%"><tbody><tr><th class="small-12 large-12 columns first last" style="font-weight:400;padding:16px;text-align:left;width:564px"><table><tr><th style="font-size:12px;color:#8a8a8a"><p>Note: this invitation was intended for <strong>leo@harbor.example</strong>. If you were not expecting it, you can ignore this email. If Mei is sending you too many emails, you can <a href="https://stackyard.example/settings/blocked?block=mtanaka">block them</a>.</p><p>Stackyard B.V., Herengracht 500, 1017 CB Amsterdam</p></th><th class="expander" style="visibility:hidden;width:0"></th></tr></table></th></tr></tbody></table>
</td></tr></tbody></table></center></td></tr></table><div style="display:none;white-space:nowrap;font:15px courier;line-height:0">&nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp;</div></body></html>

@@ b8u notes code or link | code-and-link | K7QMXP
Fieldnote <login@fieldnote.example>
Your temporary Fieldnote sign-in code is K7QMXP
%expect sign_in https://fieldnote.example/auth/email/verify?t=eyJhbGciOi.J9zd1.Kq7&redirect=%2Fhome
%text
Sign in

Click here to sign in with this magic link: https://fieldnote.example/auth/email/verify?t=eyJhbGciOi.J9zd1.Kq7&redirect=%2Fhome

Or, copy and paste this temporary sign-in code:

K7QMXP

If you didn't try to sign in, you can safely ignore this email.

fieldnote.example, the all-in-one notebook
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="viewport" content="width=device-width"><style type="text/css">@media only screen and (max-width: 550px), screen and (max-device-width: 550px) { body[yahoo] .buttonwrapper { background-color: transparent !important; } body[yahoo] .button a { background-color: #1EBEA5; padding: 15px 25px !important; display: block !important; } }</style></head>
<body bgcolor="#ffffff" yahoo="fix"><div style="display:none;white-space:nowrap">Paste it in the sign-in screen</div>
<table bgcolor="#ffffff" width="100%" border="0" cellspacing="0" cellpadding="0"><tr><td align="center"><!--[if (gte mso 9)|(IE)]><table width="550" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table class="content" align="center" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:550px;">
<tr><td align="left" style="padding:20px 20px 0 20px;color:#333;font-family:Arial, sans-serif;font-size:24px;font-weight:bold;">Sign in</td></tr>
<tr><td style="padding:10px 20px;font-family:Arial, sans-serif;font-size:15px;">
<a href="https://fieldnote.example/auth/email/verify?t=eyJhbGciOi.J9zd1.Kq7&amp;redirect=%2Fhome" style="color:#2eaadc;">Click here to sign in with this magic link</a><br><br>
Or, copy and paste this temporary sign-in code:
<div style="padding:16px 4.5%;width:90.5%;background:#f4f4f4;border-radius:5px;border:1px solid #eee;color:#333;margin:14px 0;"><code>K7QMXP</code></div>
<span style="color:#ababab">If you didn't try to sign in, you can safely ignore this email.</span><br>
<span style="color:#ababab">Hint: You can set a permanent password in Settings &amp; members → My account.</span></td></tr>
<tr><td style="padding:20px;color:#898989;font-family:Arial;font-size:12px;"><a href="https://fieldnote.example" style="color:#898989;">fieldnote.example</a>, the all-in-one notebook<br>for your projects, tasks and wikis.<br>2300 Harrison St, San Francisco CA 94110</td></tr></table><!--[if (gte mso 9)|(IE)]></td></tr></table><![endif]--></td></tr></table>
<img src="https://e.customer.example/e/o/dgTQtRsDAPzVMvvVMgGU" height="1" width="1"></body></html>

@@ b8u mail account prefixed | prefixed | O-641902
Orbit Accounts <accounts-noreply@orbit.example>
Orbit Verification Code
%html
<!DOCTYPE html><html lang="en"><head><meta name="format-detection" content="email=no"/><meta name="format-detection" content="date=no"/><style nonce="q8VqzY3m">.awl a {color: #FFFFFF; text-decoration: none;} .abml a {color: #000000; font-family: Roboto-Medium,Helvetica,Arial,sans-serif; font-weight: bold; text-decoration: none;} .adgl a {color: rgba(0, 0, 0, 0.87); text-decoration: none;} @media screen and (min-width: 600px) {.v2sp {padding: 6px 30px 0px;} .v2rsp {padding: 0px 10px;}}</style></head>
<body style="margin: 0; padding: 0;" bgcolor="#FFFFFF"><table width="100%" height="100%" style="min-width: 348px;" border="0" cellspacing="0" cellpadding="0" lang="en"><tr height="32" style="height: 32px;"><td></td></tr><tr align="center"><td><div itemscope itemtype="//schema.org/EmailMessage"><div itemprop="action" itemscope itemtype="//schema.org/ViewAction"><link itemprop="url" href="https://accounts.orbit.example/AccountChooser?Email=ravi.p@orbitmail.example&amp;continue=https://myaccount.orbit.example"/><meta itemprop="name" content="Review Activity"/></div></div>
<table border="0" cellspacing="0" cellpadding="0" style="padding-bottom: 20px; max-width: 516px; min-width: 220px;"><tr><td width="8" style="width: 8px;"></td><td><div style="border-style: solid; border-width: thin; border-color:#dadce0; border-radius: 8px; padding: 40px 20px;" align="center" class="mdv2rw"><img src="https://www.static.orbit.example/images/branding/logo_74x24dp.png" width="74" height="24" aria-hidden="true" style="margin-bottom: 16px;" alt="Orbit"><div style="font-family: Roboto,Arial,sans-serif;border-bottom: thin solid #dadce0; color: rgba(0,0,0,0.87); line-height: 32px; padding-bottom: 24px;text-align: center; word-break: break-word;"><div style="font-size: 24px;">Verify your recovery email </div></div><div style="font-family: Roboto-Regular,Helvetica,Arial,sans-serif; font-size: 14px; color: rgba(0,0,0,0.87); line-height: 20px;padding-top: 20px; text-align: left;">Orbit received a request to use <a style="font-weight: bold;">ravi@home.example</a> as a recovery email for Orbit Account <a style="font-weight: bold;">ravi.p@orbitmail.example</a>.<br><br>Use this code to finish setting up this recovery email:<br><div style="text-align: center; font-size: 36px; margin-top: 20px; line-height: 44px;">O-641902</div><br>This code will expire in 24 hours.<br><br>If you don’t recognize <a style="font-weight: bold;">ravi.p@orbitmail.example</a>, you can safely ignore this email.</div></div>
<div style="text-align: left;"><div style="font-family: Roboto-Regular,Helvetica,Arial,sans-serif;color: rgba(0,0,0,0.54); font-size: 11px; line-height: 18px; padding-top: 12px; text-align: center;"><div>You received this email to let you know about important changes to your Orbit Account and services.</div><div style="direction: ltr;">&copy; 2026 Orbit LLC, <a class="afal" style="color: rgba(0,0,0,0.54); text-align: center;">1600 Meridian Parkway, Mountain View, CA 94043, USA</a></div></div></div></td><td width="8" style="width: 8px;"></td></tr></table></td></tr></table></body></html>

@@ b8u review json-ld confirm | schema-org
The Holloway Review <subscriptions@hollowayreview.example>
One more step: confirm your subscription
%expect verify https://press.hollowayreview.example/confirm?list=3f2c&e=b1Yd0a94&h=e77a0c1d
%html
<html><head><title>Confirm</title><script type="application/ld+json">
{
  "@context": "http://schema.org",
  "@type": "EmailMessage",
  "description": "Confirm your subscription to The Holloway Review",
  "potentialAction": {
    "@type": "ConfirmAction",
    "name": "Confirm subscription",
    "handler": {
      "@type": "HttpActionHandler",
      "url": "https://press.hollowayreview.example/confirm?list=3f2c&e=b1Yd0a94&h=e77a0c1d"
    }
  }
}
</script></head><body style="background:#fbf8f1;font-family:Georgia,serif"><table width="100%" cellpadding="0" cellspacing="0"><tr><td align="center"><table width="560" cellpadding="24" bgcolor="#ffffff"><tr><td>
<p style="font-size:26px;margin:0">The Holloway Review</p>
<p>Thank you for signing up to our Sunday letter, 2,400 words on books, weather and cities.</p>
<p>Please confirm that this address is yours, and the first letter will be with you on Sunday.</p>
<table cellpadding="0" cellspacing="0"><tr><td bgcolor="#7a1f1f" style="padding:12px 22px"><a href="https://press.hollowayreview.example/confirm?list=3f2c&amp;e=b1Yd0a94&amp;h=e77a0c1d" style="color:#ffffff;text-decoration:none">Yes, send me the letter</a></td></tr></table>
<p style="font-size:12px;color:#777">Did not sign up? Do nothing, and you will not hear from us again.</p></td></tr><tr><td style="font-size:11px;color:#999">The Holloway Review, PO Box 1184, Burlington VT 05402 · <a href="https://hollowayreview.example/privacy">Privacy</a> · <a href="https://hollowayreview.example">hollowayreview.example</a></td></tr></table></td></tr></table></body></html>

@@ b8u bank transfer sentence | distractors | 913057
Meridian Bank <alerts@meridianbank.example>
Approve a payment to J. Okafor
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style type="text/css">ReadMsgBody{ width: 100%;} .ExternalClass{width: 100%;} .ExternalClass, .ExternalClass p, .ExternalClass span, .ExternalClass td {line-height: 100%;} body {-webkit-text-size-adjust:100%; margin:0 !important;} @media only screen and (max-width: 480px) { .container {width: 100% !important;} .stack-column {display:block !important;} }</style></head>
<body bgcolor="#eeeeee"><div style="font-size:0; line-height:0;"><img src="https://click.mail.example/open.aspx?ffcb10-fec7157674640c78" width="1" height="1" alt=""></div>
<div style="display:none;max-height:0px;overflow:hidden;">A payment from your account ending 4471 is waiting for you &zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;</div>
<table width="100%" border="0" cellpadding="0" cellspacing="0" align="center"><tr><td align="center"><table cellspacing="0" cellpadding="0" border="0" width="600" class="container" align="center" bgcolor="#ffffff"><tr><td class="header" align="center" style="font-size:11px;font-family:Arial;">&nbsp;</td></tr>
<tr><td class="slot-styling" style="padding:0;"><table cellpadding="0" cellspacing="0" width="100%" role="presentation" class="stylingblock-content-wrapper"><tr><td class="stylingblock-content-wrapper camarker-inner" style="font-family:Arial, sans-serif;font-size:15px;">
<img src="https://image.meridianbank.example/lib/hdr_600.gif" width="600" alt="Meridian Bank" border="0">
</td></tr></table></td></tr>
<tr><td class="slot-styling" style="padding:15px 30px;"><table cellpadding="0" cellspacing="0" width="100%" role="presentation" class="stylingblock-content-wrapper"><tr><td class="stylingblock-content-wrapper camarker-inner" style="font-family:Arial, sans-serif;font-size:15px;">
<p>Dear Ms Whitfield</p>
<p>You asked us to pay <strong>&pound;1,250.00</strong> to <strong>J. Okafor</strong> (sort code 20-44-71, account 55219034). To approve this payment, please enter <strong>913057</strong> in the Meridian app or at Online Banking before 14:35 today.</p>
<table width="100%" cellpadding="6" style="border-top:1px solid #dddddd"><tr><td>From</td><td align="right">Current Account ****4471</td></tr><tr><td>Payment reference</td><td align="right">RENT 1126</td></tr><tr><td>Our reference</td><td align="right">MB-20260311-884120</td></tr></table>
<p><strong>Stop!</strong> Has someone asked you to make this payment? Criminals pretend to be the bank or the police. Never share this number with anyone, not even our staff. If you are worried, call 0345 496 0199.</p>
</td></tr></table></td></tr>
<tr><td style="font-family:Arial, sans-serif;font-size:11px;color:#666666;padding:20px;">
Meridian Bank plc. Registered in England no. 01026167. Registered office: 1 Exchange Square, London EC2A 2JN. Authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority and the Prudential Regulation Authority (Firm reference number 122702).<br>
Email ref: EM4417-03/26
</td></tr></table></td></tr></table><custom name="opencounter" type="tracking"></body></html>

@@ b8u forum verify dark | verify-link
Threadboard <noreply@threadboard.example>
Verify your Threadboard email address
%expect verify https://email.threadboard.example/c/eJwdjEEOgCAQA1-DN4iLLOCBg1_ZAFESBQP4f9cmTbdNM6EQkEUJ
%text
Hi there,

Your email address quietotter41@home.example has been added to your u/quietotter41 account. But wait, we are not done yet...

To finish verifying your email address and securing your account, click the link below.

[https://email.threadboard.example/c/eJwdjEEOgCAQA1-DN4iLLOCBg1_ZAFESBQP4f9cmTbdNM6EQkEUJ]

548 Market St., #16093, San Francisco, CA 94104-5401
%html
<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><style>:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){.bg{background:#0b1416!important}.txt{color:#eef1f3!important}.light-img{display:none!important}.dark-img{display:block!important}}[data-ogsc] .txt{color:#eef1f3!important}</style></head>
<body class="bg" style="margin:0;background:#ffffff"><div style="display:none;max-height:0">Your email address, it has to be verified. Takes one click. &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; </div>
<table align="center" width="500" cellpadding="0" cellspacing="0" role="presentation"><tr><td style="padding:16px"><img class="light-img" src="https://www.static.threadboard.example/l.png" alt="Threadboard logo"><div class="dark-img" style="display:none;overflow:hidden;max-height:0"><img src="https://www.static.threadboard.example/d.png" alt=""></div></td></tr>
<tr><td class="txt" style="font-family:Helvetica;font-size:14px;color:#222222;padding:16px">Hi there,<br><br>Your email address <b>quietotter41@home.example</b> has been added to your <a href="https://www.threadboard.example/user/quietotter41">u/quietotter41</a> account. But wait, we are not done yet...<br><br>To finish verifying your email address and securing your account, click the button below.</td></tr>
<tr><td align="center" style="padding:16px"><table cellpadding="0" cellspacing="0"><tr><td style="border-radius:4px;background:#0079d3"><a href="https://email.threadboard.example/c/eJwdjEEOgCAQA1-DN4iLLOCBg1_ZAFESBQP4f9cmTbdNM6EQkEUJ" style="font:bold 14px Helvetica;color:#ffffff;display:inline-block;padding:12px 60px;text-decoration:none">Verify Email Address</a></td></tr></table></td></tr>
<tr><td style="padding:16px;font-size:11px;color:#888888">This email was generated for you. <a href="https://email.threadboard.example/c/eJwFwUEKwCAMBMA">Contact support</a>. 548 Market St., #16093, San Francisco, CA 94104-5401</td></tr></table></body></html>

@@ b8u game launcher guard | alphanumeric | QX7TV
Vapor Support <noreply@vaporgames.example>
Your Vapor account: Access from new computer
%text
nightjar_77,

It looks like you are trying to log in from a new device. Here is the Vapor Guard code you need to access your account:

QX7TV

Request made from Leeds, England

If this wasn't you
This email was generated because of a login attempt from a web or mobile device located at 203.0.113.77 (GB).

Cheers,
The Vapor Team
https://help.vaporgames.example
%html
<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><style>a:link{color:#7abefa}a:visited{color:#7abefa}</style></head><body style="margin:0;background-color:#0f1922">
<table width="100%" border="0" cellspacing="0" cellpadding="0"><tr><td align="center" bgcolor="#0f1922"><table width="612" border="0" cellspacing="0" cellpadding="0" style="background-color:#171a21"><tr><td style="padding:30px"><img src="https://cdn.vaporgames.example/email/header_logo.png" width="300" height="60" alt="Vapor"></td></tr><tr><td style="padding:0 30px"><table width="552" cellpadding="0" cellspacing="0">
<tr><td style="font-size:36px;line-height:42px;font-family:Arial;color:#bfbfbf;font-weight:bold;padding-bottom:36px">nightjar_77,</td></tr>
<tr><td style="font-size:18px;font-family:Arial;color:#dbdbdb;padding-bottom:30px">It looks like you are trying to log in from a new device. Here is the Vapor Guard code you need to access your account:</td></tr>
<tr><td><table width="100%" cellpadding="0" cellspacing="0" style="background-color:#17191c"><tr><td width="3" bgcolor="#3a9aed"></td><td style="padding:24px 56px" align="center"><table><tr><td style="font-size:16px;color:#f1f1f1;font-family:Arial" align="center">Request made from Leeds, England</td></tr><tr><td style="font-size:48px;line-height:52px;font-family:Arial;color:#3a9aed;font-weight:bold" align="center">
QX7TV
</td></tr></table></td></tr></table></td></tr>
<tr><td style="padding:30px 0;font-size:18px;color:#f1f1f1;font-family:Arial"><b>If this wasn't you</b><br><span style="color:#a9a9a9">This email was generated because of a login attempt from a web or mobile device located at 203.0.113.77 (GB). The login attempt included your correct account name and password. If you are not attempting to log in, please <a href="https://help.vaporgames.example/en/wizard/HelpChangePW?redir=email">change your Vapor password</a>.</span></td></tr>
<tr><td style="font-size:14px;color:#7c7c7c;font-family:Arial;padding-bottom:30px">Cheers,<br>The Vapor Team<br><br>This notification has been sent to the email address associated with your Vapor account. &copy; 2026 Vapor Games Corp., PO Box 1688, Bellevue WA 98009</td></tr></table></td></tr></table></td></tr></table></body></html>

@@ b8u bakery double opt-in | verify-link
Bakers Lane <hello@bakerslane.example>
Bakers Lane: Please Confirm Subscription
%expect verify https://bakerslane.us4.list-manage.example/subscribe/confirm?u=8c2f1ea0b7d94&id=55e01af2c9&e=7d30b1a6f2
%html
<!doctype html><html lang="en" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml"><head><!-- NAME: 1 COLUMN --><!--[if gte mso 15]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]--><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Please confirm</title>
<style type="text/css">p{margin:10px 0;padding:0;}table{border-collapse:collapse;}h1,h2,h3{display:block;margin:0;padding:0;}#bodyTable{background-color:#FAFAFA;}.mcnPreviewText{display:none !important;}.templateContainer{max-width:600px !important;}#templateFooter .mcnTextContent{color:#656565;font-family:Helvetica;font-size:12px;}@media only screen and (max-width:480px){body,table,td,p,a{-webkit-text-size-adjust:none !important;}h1{font-size:22px !important;}}</style></head>
<body><!--[if !gte mso 9]><!----><span class="mcnPreviewText" style="display:none; font-size:0px; line-height:0px; max-height:0px; max-width:0px; opacity:0; overflow:hidden; visibility:hidden; mso-hide:all;"></span><!--<![endif]--><center><table align="center" border="0" cellpadding="0" cellspacing="0" height="100%" width="100%" id="bodyTable"><tr><td align="center" valign="top" id="bodyCell"><!--[if (gte mso 9)|(IE)]><table align="center" border="0" cellspacing="0" cellpadding="0" width="600" style="width:600px;"><tr><td align="center" valign="top" width="600" style="width:600px;"><![endif]-->
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="templateContainer"><tr><td valign="top" id="templateBody">
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnTextBlock" style="min-width:100%;"><tbody class="mcnTextBlockOuter"><tr><td valign="top" class="mcnTextBlockInner" style="padding-top:9px;"><table align="left" border="0" cellpadding="0" cellspacing="0" style="max-width:100%; min-width:100%;" width="100%" class="mcnTextContentContainer"><tbody><tr><td valign="top" class="mcnTextContent" style="padding-top:0; padding-right:18px; padding-bottom:9px; padding-left:18px;">
<h1 style="text-align:center;">Bakers Lane</h1>
</td></tr></tbody></table></td></tr></tbody></table>
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnTextBlock" style="min-width:100%;"><tbody class="mcnTextBlockOuter"><tr><td valign="top" class="mcnTextBlockInner" style="padding-top:9px;"><table align="left" border="0" cellpadding="0" cellspacing="0" style="max-width:100%; min-width:100%;" width="100%" class="mcnTextContentContainer"><tbody><tr><td valign="top" class="mcnTextContent" style="padding-top:0; padding-right:18px; padding-bottom:9px; padding-left:18px;">
<h2>Please Confirm Subscription</h2>
</td></tr></tbody></table></td></tr></tbody></table>
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnButtonBlock" style="min-width:100%;"><tbody class="mcnButtonBlockOuter"><tr><td style="padding:0 18px 18px" valign="top" align="center" class="mcnButtonBlockInner"><table border="0" cellpadding="0" cellspacing="0" class="mcnButtonContentContainer" style="border-collapse: separate !important;border-radius: 3px;background-color: #5D5D5D;"><tbody><tr><td align="center" valign="middle" class="mcnButtonContent" style="font-family: Helvetica; font-size: 18px; padding: 18px;"><a class="mcnButton " title="Yes, subscribe me to this list." href="https://bakerslane.us4.list-manage.example/subscribe/confirm?u=8c2f1ea0b7d94&amp;id=55e01af2c9&amp;e=7d30b1a6f2" target="_self" style="font-weight: bold;letter-spacing: -0.5px;line-height: 100%;text-align: center;text-decoration: none;color: #FFFFFF;">Yes, subscribe me to this list.</a></td></tr></tbody></table></td></tr></tbody></table>
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnTextBlock" style="min-width:100%;"><tbody class="mcnTextBlockOuter"><tr><td valign="top" class="mcnTextBlockInner" style="padding-top:9px;"><table align="left" border="0" cellpadding="0" cellspacing="0" style="max-width:100%; min-width:100%;" width="100%" class="mcnTextContentContainer"><tbody><tr><td valign="top" class="mcnTextContent" style="padding-top:0; padding-right:18px; padding-bottom:9px; padding-left:18px;">
<p>If you received this email by mistake, simply delete it. You won't be subscribed if you don't click the confirmation link above.</p><p>For questions about this list, please contact:<br><a href="mailto:hello@bakerslane.example">hello@bakerslane.example</a></p>
</td></tr></tbody></table></td></tr></tbody></table>
</td></tr><tr><td valign="top" id="templateFooter"><table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnTextBlock"><tbody><tr><td valign="top" class="mcnTextContent">
<em>Copyright &copy; 2026 Bakers Lane, All rights reserved.</em><br><a href="https://www.list-manage.example/monkey-rewards/?utm_source=freemium"><img src="https://gallery.list-manage.example/mc_logo.png" alt="Email Marketing Powered by Listmanage" width="139"></a>
</td></tr></tbody></table></td></tr></table><!--[if (gte mso 9)|(IE)]></td></tr></table><![endif]--></td></tr></table></center></body></html>
`,
  ),
];
