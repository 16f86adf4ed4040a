import { mails } from '../mails.ts';

/** Complete HTML mails of template systems with a code or link, kept sealed until the end. */
export const NINTH_HTML = [
  ...mails(
    'en',
    `
@@ b9u issue tracker react | alphanumeric | T4XW9M
Trackline <login@trackline.example>
Your Trackline login code
%text
Your login code for Trackline

Open Trackline https://trackline.example

This code will only be valid for the next 5 minutes. Enter it on the login page of your workspace:

T4XW9M

--------------------------------------------------------------------------------

Trackline https://trackline.example
%html
<!DOCTYPE html><html dir="ltr" lang="en"><head><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/><meta name="x-apple-disable-message-reformatting"/><!--$--></head><div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">Your login code for Trackline<div>\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff</div></div><body style="background-color:#ffffff;font-family:-apple-system,BlinkMacSystemFont,&quot;Segoe UI&quot;,Roboto,sans-serif"><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:37.5em;margin:0 auto;padding:20px 0 48px"><tbody><tr style="width:100%"><td><img alt="Trackline" height="42" src="https://trackline.example/static/logo.png" style="display:block;outline:none;border:none;text-decoration:none;border-radius:21px;width:42px;height:42px" width="42"/><h1 style="font-size:24px;letter-spacing:-0.5px;line-height:1.3;font-weight:400;color:#484848;padding:17px 0 0">Your login code for <!-- -->Trackline</h1><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="padding:27px 0 27px"><tbody><tr><td><a href="https://trackline.example" style="background-color:#5e6ad2;border-radius:3px;font-weight:600;color:#fff;text-decoration:none;font-size:15px;display:block;padding:11px 23px" target="_blank"><span><!--[if mso]><i style="letter-spacing: 23px;mso-font-width:-100%;mso-text-raise:16.5" hidden>&nbsp;</i><![endif]--></span><span style="mso-text-raise:8.25px">Open Trackline</span></a></td></tr></tbody></table><p style="font-size:15px;line-height:1.4;margin:0 0 15px;color:#3c4149">This code will only be valid for the next 5 minutes. Enter it on the login page of your workspace:</p><code style="font-family:monospace;font-weight:700;padding:1px 4px;background-color:#dfe1e4;letter-spacing:-0.3px;font-size:21px;border-radius:4px;color:#3c4149">T4XW9M</code><hr style="width:100%;border:none;border-top:1px solid #eaeaea;border-color:#dfe1e4;margin:42px 0 26px"/><a href="https://trackline.example" style="color:#b4becc;font-size:14px" target="_blank">Trackline</a></td></tr></tbody></table><!--/$--></body></html>

@@ b9u gym magic cerberus | magic-link
Tidewater Gym <hello@tidewater-gym.example>
Your login link for Tidewater
%expect sign_in https://members.tidewater-gym.example/l/9dQz1kRw7?utm_source=transactional&utm_medium=email&k=b0a9ffee
%html
<!DOCTYPE html>
<html lang="en" dir="ltr" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta charset="utf-8"> <!-- utf-8 works for most cases --><meta name="viewport" content="width=device-width"><meta name="format-detection" content="telephone=no,address=no,email=no,date=no,url=no"><title></title>
<!--[if mso]><style>* { font-family: sans-serif !important; }</style><![endif]-->
<style>:root { color-scheme: light dark; } html, body { margin: 0 auto !important; } a[x-apple-data-detectors] { color: inherit !important; } .button-td-primary:hover { background: #555555 !important; } @media (prefers-color-scheme: dark) { .email-bg { background: #111111 !important; } .darkmode-bg { background: #222222 !important; } h1, h2, p, li, .darkmode-text { color: #F7F7F9 !important; } }</style></head>
<body width="100%" style="margin: 0; padding: 0 !important; mso-line-height-rule: exactly; background-color: #222222;" class="email-bg"><center role="article" aria-roledescription="email" lang="en" style="width: 100%; background-color: #222222;" class="email-bg">
<!-- Visually Hidden Preheader Text : BEGIN --><div style="max-height:0; overflow:hidden; mso-hide:all;" aria-hidden="true">No password needed, just tap the button.</div><!-- Visually Hidden Preheader Text : END -->
<div style="display: none; font-size: 1px; line-height: 1px; max-height: 0px; max-width: 0px; opacity: 0; overflow: hidden; mso-hide: all; font-family: sans-serif;">&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;</div>
<div style="max-width: 680px; margin: 0 auto;" class="email-container"><!--[if mso]><table align="center" role="presentation" cellspacing="0" cellpadding="0" border="0" width="680"><tr><td><![endif]--><table align="center" role="presentation" cellspacing="0" cellpadding="0" border="0" width="100%" style="margin: auto;">
<tr><td style="padding: 20px 0; text-align: center"><img src="https://cdn.tidewater-gym.example/logo-200x50.png" width="200" height="50" alt="Tidewater Gym" border="0" style="height: auto; font-family: sans-serif;" class="g-img"></td></tr>
<tr><td style="background-color: #ffffff;" class="darkmode-bg"><table role="presentation" cellspacing="0" cellpadding="0" border="0" width="100%"><tr><td style="padding: 20px; font-family: sans-serif; font-size: 15px; line-height: 20px; color: #555555;">
<h1 style="margin: 0 0 10px; font-size: 25px; line-height: 30px; color: #333333; font-weight: normal;">Let's get you in, Kofi</h1><p style="margin: 0 0 10px;">Tap the button below to log in to the member area and book your classes. For your security the link works once and for the next 20 minutes.</p>
<table align="center" role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin: auto;"><tr><td class="button-td button-td-primary" style="border-radius: 4px; background: #222222;"><a class="button-a button-a-primary" href="https://members.tidewater-gym.example/l/9dQz1kRw7?utm_source=transactional&amp;utm_medium=email&amp;k=b0a9ffee" style="background: #222222; border: 1px solid #000000; font-family: sans-serif; font-size: 15px; line-height: 15px; text-decoration: none; padding: 13px 17px; color: #ffffff; display: block; border-radius: 4px;">Log me in</a></td></tr></table>
</td></tr></table></td></tr>
<tr><td style="background-color: #ffffff;" class="darkmode-bg"><table role="presentation" cellspacing="0" cellpadding="0" border="0" width="100%"><tr><td style="padding: 20px; font-family: sans-serif; font-size: 15px; line-height: 20px; color: #555555;">
<p style="margin:0;font-size:13px">Button not working? Paste this link into your browser:</p><p style="margin:0;font-size:13px"><a href="https://members.tidewater-gym.example/l/9dQz1kRw7?utm_source=transactional&amp;utm_medium=email&amp;k=b0a9ffee">https://members.tidewater-gym.example/l/9dQz1kRw7?utm_source=transactional&amp;utm_medium=email&amp;k=b0a9ffee</a></p>
</td></tr></table></td></tr>
</table>
<table align="center" role="presentation" cellspacing="0" cellpadding="0" border="0" width="100%" style="margin: auto;"><tr><td style="padding: 20px; font-family: sans-serif; font-size: 12px; line-height: 15px; text-align: center; color: #ffffff;">
Tidewater Gym<br><span class="unstyle-auto-detected-links">12 Pier Road, Swansea SA1 8QY<br>01792 496 014</span><br><br><unsubscribe style="color: #888888; text-decoration: underline;">You get this mail because a login was requested.</unsubscribe>
</td></tr></table><!--[if mso]></td></tr></table><![endif]--></div></center></body></html>

@@ b9u recipe app unlayer | heading | 720914
Saltbox Recipes <cook@saltbox.example>
720914 is your Saltbox code
%html
<!DOCTYPE HTML PUBLIC "-//W3C//DTD XHTML 1.0 Transitional //EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]--><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="x-apple-disable-message-reformatting"><title></title>
<style type="text/css">@media only screen and (min-width: 620px) { .u-row { width: 600px !important; } .u-row .u-col-100 { width: 600px !important; } } body{margin:0;padding:0} table,td,tr{border-collapse:collapse;vertical-align:top} #u_body a { color: #0000ee; text-decoration: underline; }</style></head>
<body class="clean-body u_body" style="margin: 0;padding: 0;-webkit-text-size-adjust: 100%;background-color: #e7e7e7;color: #000000"><!--[if IE]><div class="ie-container"><![endif]--><table id="u_body" style="min-width: 320px;Margin: 0 auto;background-color: #e7e7e7;width:100%" cellpadding="0" cellspacing="0"><tbody><tr><td style="display:none !important;visibility:hidden;mso-hide:all;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">Pop this in the app to verify your email</td></tr><tr style="vertical-align: top"><td><div class="u-row-container" style="padding: 0px;background-color: transparent"><div class="u-row" style="margin: 0 auto;min-width: 320px;max-width: 600px;background-color: #ffffff;"><div class="u-col u-col-100" style="max-width: 320px;min-width: 600px;display: table-cell;vertical-align: top;"><div style="height: 100%;width: 100% !important;">
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<img align="center" border="0" src="https://assets.saltbox.example/1710-image-4.png" alt="" title="" style="outline: none;width: 26%;max-width: 150.8px;" width="150.8" class="v-src-width"/>
</td></tr></tbody></table>
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<!--[if mso]><table width="100%"><tr><td><![endif]--><h1 class="v-text-align" style="margin: 0px; color: #141414; line-height: 100%; text-align: center; font-size: 22px; font-weight: 400;">Verify your email</h1><!--[if mso]></td></tr></table><![endif]-->
</td></tr></tbody></table>
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<div class="v-text-align" style="font-size: 14px; line-height: 170%; text-align: center;"><p style="line-height: 170%;">Hi Beatriz, one small step before you get cooking. Type this in the app:</p></div>
</td></tr></tbody></table>
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<h2 class="v-text-align" style="margin: 0px; line-height: 140%; text-align: center; font-size: 38px;"><strong>7&nbsp;2&nbsp;0&nbsp;9&nbsp;1&nbsp;4</strong></h2>
</td></tr></tbody></table>
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<div class="v-text-align" style="font-size: 12px; line-height: 140%; text-align: center;"><p>Expires in 30 minutes.</p><p>&nbsp;</p><p>Saltbox Ltd, Unit 4, The Maltings, Ipswich IP4 1AA</p><p><a rel="noopener" href="https://saltbox.example/unsubscribe/1710" target="_blank">Unsubscribe</a></p></div>
</td></tr></tbody></table>
</div></div></div></div></td></tr></tbody></table><!--[if IE]></div><![endif]--></body></html>

@@ b9u analytics portal marketo | reset-link
Quantiva Customer Portal <portal@quantiva.example>
Welcome to the Quantiva portal: choose your password
%expect reset_password https://go.quantiva.example/MDQ0LVFOVi03NzEAAAGU9a1bX4fQ?token=set-8f20c1&lang=en
%text
Hello Yusuf,

Your administrator Clara Boone created an account for you at the Quantiva Customer Portal. Your user name is yusuf.demir@northwind.example.

Before your first visit, please choose a password. This link is good for 72 hours.

Choose password → <https://go.quantiva.example/MDQ0LVFOVi03NzEAAAGU9a1bX4fQ?token=set-8f20c1&lang=en>

Quantiva, Inc. | 500 Boylston St, Boston, MA 02116 | +1 617 555 0144
%html
<!doctype html><html xmlns="http://www.w3.org/1999/xhtml"><head><meta charset="utf-8"><title>Welcome</title><meta class="mktoString" id="mainHeading" mktoname="Main Heading" default="Welcome"><style type="text/css">#outlook a {padding: 0;} .mktoModule {width:100%;} @media screen and (max-width: 525px) { table[class=responsive-table] { width: 100%!important; } }</style></head><body style="margin: 0; padding: 0;" id="bodyTable">
<div id="emailPreHeader" class="mktEditable" style="display:none !important;">Your account is ready. Set a password within 72 hours.</div>
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mktoContainer" id="container"><tbody><tr class="mktoModule" id="header" mktoname="Header"><td bgcolor="#0b1f3a" align="center" style="padding:22px"><div class="mktoImg" id="logo"><img src="https://go.quantiva.example/rs/044-QNV-771/images/logo-white.png" width="160" alt="Quantiva"></div></td></tr>
<tr class="mktoModule" id="body1"><td align="center" style="padding: 30px 15px;"><table border="0" cellpadding="0" cellspacing="0" width="500" class="responsive-table"><tbody><tr><td><div class="mktEditable" id="editBody">
<p style="font-family:Helvetica;font-size:16px">Hello Yusuf,</p><p style="font-family:Helvetica;font-size:16px">Your administrator Clara Boone created an account for you at the Quantiva Customer Portal. Your user name is <strong>yusuf.demir@northwind.example</strong>.</p><p style="font-family:Helvetica;font-size:16px">Before your first visit, please choose a password. This link is good for 72 hours.</p></div></td></tr>
<tr><td align="center"><div class="mktoSnippet"><table border="0" cellspacing="0" cellpadding="0" class="mobile-button-container"><tbody><tr><td align="center" style="border-radius: 3px;" bgcolor="#ff5a36"><a href="https://go.quantiva.example/MDQ0LVFOVi03NzEAAAGU9a1bX4fQ?token=set-8f20c1&amp;lang=en" target="_blank" class="mobile-button" style="font-size: 16px; color: #ffffff; text-decoration: none; padding: 15px 25px; display: inline-block;">Choose password &rarr;</a></td></tr></tbody></table></div></td></tr></tbody></table></td></tr>
<tr class="mktoModule" id="footer"><td align="center" style="padding:20px;font:11px/16px Helvetica;color:#666666">Quantiva, Inc. | 500 Boylston St, Boston, MA 02116 | +1 617 555 0144<br><a href="https://go.quantiva.example/MDQ0LVFOVi03NzEAAAGU9a1priv">Privacy Statement</a> | <a href="https://go.quantiva.example/MDQ0LVFOVi03NzEAAAGU9a1help">Documentation</a></td></tr></tbody></table>
<img src="https://go.quantiva.example/trk?t=1&mid=MDQ0LVFOVi03NzE6NDQ3MQ" width="1" height="1" style="display:none !important;" alt="" /></body></html>

@@ b9u reset code and button stripo | code-and-link | 55901328
Pixelmill <accounts@pixelmill.example>
Password reset for Pixelmill
%expect reset_password https://accounts.pixelmill.example/forgot/new-password/9b1f7e?login=zoe&sig=Qx8-0aa
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html dir="ltr" xmlns="http://www.w3.org/1999/xhtml" lang="en" style="font-family:arial, 'helvetica neue', helvetica, sans-serif"><head><meta charset="UTF-8"><meta content="telephone=no" name="format-detection"><title>Reset password</title><!--[if (mso 16)]><style type="text/css">a {text-decoration: none;}</style><![endif]--><style type="text/css">.rollover:hover .rollover-first { max-height:0px!important; display:none!important; } .es-button { text-decoration:none!important; } @media only screen and (max-width:600px) {.es-m-p0r { padding-right:0px!important } h1 { font-size:36px!important; text-align:left } .es-content table { width:100%!important } }</style></head>
<body class="body" style="width:100%;height:100%;padding:0;Margin:0"><div dir="ltr" class="es-wrapper-color" lang="en" style="background-color:#FAFAFA"><!--[if gte mso 9]><v:background xmlns:v="urn:schemas-microsoft-com:vml" fill="t"><v:fill type="tile" color="#fafafa"></v:fill></v:background><![endif]--><span style="display:none !important;font-size:0px;line-height:0;color:#ffffff;visibility:hidden;opacity:0;height:0;width:0;mso-hide:all">Reset code inside.&#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; </span>
<table width="100%" cellspacing="0" cellpadding="0" class="es-wrapper" role="none" style="mso-table-lspace:0pt;border-collapse:collapse"><tr><td valign="top" style="padding:0;Margin:0"><table cellpadding="0" cellspacing="0" align="center" class="es-content" role="none" style="width:100%"><tr><td align="center"><table bgcolor="#ffffff" align="center" cellpadding="0" cellspacing="0" class="es-content-body" role="none" style="background-color:#FFFFFF;width:600px"><tr><td align="left" style="padding:20px"><table cellpadding="0" cellspacing="0" width="100%" role="presentation">
<tr><td align="center" class="es-text-center" style="padding:5px 0;Margin:0"><h1 style="Margin:0;font-family:arial;font-size:46px;font-style:normal;font-weight:bold;line-height:46px;color:#333333">Password reset</h1></td></tr>
<tr><td align="center" class="es-text-center" style="padding:5px 0;Margin:0"><p style="Margin:0;font-size:14px;line-height:21px">After you click the button, you'll be asked to choose a new password for <b>zoe</b>:</p></td></tr>
<tr><td align="center" style="padding:10px 0;Margin:0"><!--[if mso]><a href="https://accounts.pixelmill.example/forgot/new-password/9b1f7e?login=zoe&amp;sig=Qx8-0aa" target="_blank" hidden><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word" esdevVmlButton href="https://accounts.pixelmill.example/forgot/new-password/9b1f7e?login=zoe&amp;sig=Qx8-0aa" style="height:44px; v-text-anchor:middle; width:234px" arcsize="14%" stroke="f" fillcolor="#5c68e2"><w:anchorlock></w:anchorlock><center style="color:#ffffff; font-family:arial; font-size:18px;">Reset your password</center></v:roundrect></a><![endif]--><!--[if !mso]><!-- --><span class="es-button-border msohide" style="border-style:solid;border-width:0px;background:#5C68E2;display:inline-block;border-radius:6px;mso-hide:all"><a href="https://accounts.pixelmill.example/forgot/new-password/9b1f7e?login=zoe&amp;sig=Qx8-0aa" class="es-button" target="_blank" style="mso-style-priority:100 !important;text-decoration:none !important;color:#FFFFFF;font-size:20px;padding:10px 30px;display:inline-block;background:#5C68E2;">Reset your password</a></span><!--<![endif]--></td></tr>
<tr><td align="center" class="es-text-center" style="padding:5px 0;Margin:0"><p style="Margin:0;font-size:14px">On another device? Go to <span style="white-space:nowrap">pixelmill.example/forgot</span> and use this reset code:</p><h3 style="Margin:0;font-size:24px;line-height:40px;font-family:'courier new'"><u>559-013-28</u></h3></td></tr>
<tr><td align="center" class="es-text-center" style="padding:5px 0;Margin:0"><p style="Margin:0;font-size:14px">Both stop working after one use or on March 12, 2026 at 10:30 GMT.</p></td></tr>
</table></td></tr></table></td></tr></table>
<table cellpadding="0" cellspacing="0" align="center" class="es-footer" role="none" style="width:100%"><tr><td align="center"><table class="es-footer-body" align="center" cellpadding="0" cellspacing="0" style="width:640px" role="none"><tr><td align="center" style="font-size:12px;color:#333333">
<p>Style Casual, Inc. 4562 Hazy Panda Limits, Chair Crossing, KY 41033</p><p><a target="_blank" href="https://pixelmill.example/contact">Contact Us</a> &nbsp; <a target="_blank" href="https://pixelmill.example/privacy">Privacy Policy</a></p>
</td></tr></table></td></tr></table></td></tr></table></div></body></html>

@@ b9u whiteboard team invite | invitation
Loomspace <hi@loomspace.example>
Farah shared the team "Growth Lab" with you
%expect invitation https://links.iterable.loomspace.example/u/click?_t=b4471c20e7df4aa0&_m=8f0b&_e=Q3lVdKpIuUQ7%3D%3D
%text
Please view this email in a browser that supports HTML: https://links.iterable.loomspace.example/u/view?_t=b4471c20e7df4aa0
%html
<!DOCTYPE html><html><head><meta charset="UTF-8"><style>.itbl-btn:hover{opacity:.85}@media (max-width:480px){.c{padding:16px!important}}</style></head><body style="margin:0;background:#f5f5f7"><span style="display:none;max-height:0">Growth Lab has 8 boards and 5 members</span><div style="max-width:560px;margin:0 auto;background:#ffffff;font-family:Inter,Helvetica,sans-serif">
<div class="c" style="padding:32px"><img src="https://img.loomspace.example/avatars/farah.png" width="64" height="64" alt="" style="border-radius:32px"><h2 style="font-size:22px">Farah Nasser wants you on her team</h2><p style="font-size:15px;line-height:22px">You will be able to view and edit the boards of <b>Growth Lab</b>, together with Farah and 4 others.</p><div><!--[if mso]><v:rect xmlns:v="urn:schemas-microsoft-com:vml" href="https://links.iterable.loomspace.example/u/click?_t=b4471c20e7df4aa0&amp;_m=8f0b&amp;_e=Q3lVdKpIuUQ7%3D%3D" style="height:48px;width:220px;v-text-anchor:middle;" stroke="f" fillcolor="#4262ff"><w:anchorlock/><center><![endif]--><a class="itbl-btn" href="https://links.iterable.loomspace.example/u/click?_t=b4471c20e7df4aa0&amp;_m=8f0b&amp;_e=Q3lVdKpIuUQ7%3D%3D" style="background-color:#4262ff;border-radius:8px;color:#ffffff;display:inline-block;font-size:16px;line-height:48px;text-align:center;text-decoration:none;width:220px;-webkit-text-size-adjust:none;">Accept invite</a><!--[if mso]></center></v:rect><![endif]--></div>
<p style="font-size:13px;color:#777">The invite is for sofia@studio.example and expires on 18 March 2026.</p></div>
<div class="c" style="padding:24px 32px;background:#fafafa;font-size:12px;color:#888">New to Loomspace? It is a whiteboard for teams that work far apart. <a href="https://links.iterable.loomspace.example/u/click?_t=b4471c20&amp;_m=tour">Take the tour</a><br>Loomspace Inc., 201 Spear St, San Francisco<br><a href="https://links.iterable.loomspace.example/u/unsub?_t=b4471c20">Unsubscribe</a></div></div></body></html>

@@ b9u insurance inputs | split | 92605
Cobalt Insurance <secure@cobalt-insurance.example>
Your one-time PIN
%text
Dear Mr Rahman,

To continue to your policy documents for HOM/4471203, please use the PIN below. It will time out after 10 minutes.

92605

We will never ring you for this PIN. Need to talk to us? Call 0808 157 0144.
%html
<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width, initial-scale=1.0"><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><title>One-time PIN</title><style media="all" type="text/css">
body { font-family: Helvetica, sans-serif; -webkit-font-smoothing: antialiased; font-size: 16px; line-height: 1.3; }
.main { background: #ffffff; border: 1px solid #eaebed; border-radius: 16px; width: 100%; } .wrapper { padding: 24px; } .btn-primary table td { background-color: #0867ec; }
@media only screen and (max-width: 640px) { .main p, .main td, .main span { font-size: 16px !important; } .wrapper { padding: 8px !important; } }</style></head>
<body dir="ltr" style="background-color: #f4f5f6; margin: 0; padding: 0;"><table role="presentation" border="0" cellpadding="0" cellspacing="0" class="body"><tr><td>&nbsp;</td><td class="container" style="max-width: 600px; padding-top: 24px; width: 600px; margin: 0 auto;"><div class="content">
<!-- START CENTERED WHITE CONTAINER --><span class="preheader" style="color: transparent; display: none; height: 0; max-height: 0; opacity: 0; overflow: hidden; visibility: hidden; width: 0;">You need this to see your policy documents.</span>
<table role="presentation" border="0" cellpadding="0" cellspacing="0" class="main"><!-- START MAIN CONTENT AREA --><tr><td class="wrapper">
<p>Dear Mr Rahman,</p>
<p>To continue to your policy documents for <strong>HOM/4471203</strong>, please use the PIN below. It will time out after 10 minutes.</p>
<form><div style="text-align:center;margin:24px 0">
<input type="text" readonly value="9" maxlength="1" style="width:40px;height:48px;text-align:center;font-size:24px;border:1px solid #b5bcc9;border-radius:8px">
<input type="text" readonly value="2" maxlength="1" style="width:40px;height:48px;text-align:center;font-size:24px;border:1px solid #b5bcc9;border-radius:8px">
<input type="text" readonly value="6" maxlength="1" style="width:40px;height:48px;text-align:center;font-size:24px;border:1px solid #b5bcc9;border-radius:8px">
<input type="text" readonly value="0" maxlength="1" style="width:40px;height:48px;text-align:center;font-size:24px;border:1px solid #b5bcc9;border-radius:8px">
<input type="text" readonly value="5" maxlength="1" style="width:40px;height:48px;text-align:center;font-size:24px;border:1px solid #b5bcc9;border-radius:8px">
</div></form>
<p>We will never ring you for this PIN. Need to talk to us? Call 0808 157 0144.</p>
</td></tr><!-- END MAIN CONTENT AREA --></table>
<!-- START FOOTER --><div class="footer" style="clear: both; padding-top: 24px; text-align: center; width: 100%;"><table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%"><tr><td class="content-block" style="color: #9a9ea6; font-size: 14px; text-align: center;">
Cobalt Insurance Services Ltd is authorised and regulated by the Financial Conduct Authority (FRN 447120).<br>Cobalt House, Leatherhead KT22 7LP
</td></tr></table></div><!-- END FOOTER --></div></td><td>&nbsp;</td></tr></table></body></html>

@@ b9u permit portal dl | distractors | 3381942
Harlow County ePermits <epermits@harlowcounty.example>
Harlow County ePermits: email confirmation
%html
<html><head><title>ePermits</title><style>dl{margin:0}dt{font-weight:bold;float:left;clear:left;width:170px}dd{margin:0 0 8px 180px}</style></head><body bgcolor="#ffffff" text="#000000"><table width="640" border="0" cellpadding="0" cellspacing="0" align="center"><tr><td bgcolor="#003f2d"><font face="Verdana" color="#ffffff" size="4">&nbsp;Harlow County<br>&nbsp;Department of Building and Zoning</font></td></tr><tr><td><font face="Verdana" size="2"><br>
Thank you for starting application <b>BLD-2026-00447</b>. Your application is not submitted until you confirm your e-mail address on the page "Applicant".<br><br>
<dl><dt>Application</dt><dd>BLD-2026-00447</dd><dt>Parcel</dt><dd>44-712-0388</dd><dt>Confirmation PIN</dt><dd>3381942</dd><dt>PIN valid until</dt><dd>03/12/2026 5:00 PM</dd><dt>Fee due</dt><dd>$120.00</dd></dl>
<br>Permit counter: 210 Court St, Room 114, Harlow, MT 59526, (406) 555-0144, weekdays 8 to 4:30.<br><br><i>This is an unmonitored mailbox.</i></font></td></tr><tr><td bgcolor="#eeeeee"><font face="Verdana" size="1">Under state law e-mail addresses sent to public entities are public records. <a href="https://harlowcounty.example/epermits/help">Help</a></font></td></tr></table></body></html>

@@ b9u external banner safelinks | verify-link
SiteForeman <no-reply@siteforeman.example>
[EXTERNAL] Confirmation instructions
%expect verify https://eu-prod.safelinks.mailguard.example/?url=https%3A%2F%2Fapp.siteforeman.example%2Fusers%2Fconfirmation%3Fconfirmation_token%3DxV7y-2Lw&data=05%7C02%7Cbp%40halden.example%7C44a7&reserved=0
%html
<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="Generator" content="Microsoft Word 15 (filtered medium)"><style><!-- p.MsoNormal, li.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} a:link {color:#0563C1;} --></style></head><body lang="EN-GB" link="#0563C1">
<table border="1" cellspacing="0" cellpadding="0" style="background:#FFEB9C;border:solid #9C6500 1.0pt"><tr><td style="padding:2pt 2pt"><p class="MsoNormal"><b><span style="font-size:10.0pt;color:#9C6500">CAUTION:</span></b><span style="font-size:10.0pt;color:black"> This email originated from outside of Halden Construction. Do not click links or open attachments unless you recognize the sender and know the content is safe. <o:p></o:p></span></p></td></tr></table>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p><div class="WordSection1"><p class="MsoNormal">Welcome bp@halden.example!<o:p></o:p></p><p class="MsoNormal">You can confirm your account email through the link below:<o:p></o:p></p><p class="MsoNormal"><a href="https://eu-prod.safelinks.mailguard.example/?url=https%3A%2F%2Fapp.siteforeman.example%2Fusers%2Fconfirmation%3Fconfirmation_token%3DxV7y-2Lw&amp;data=05%7C02%7Cbp%40halden.example%7C44a7&amp;reserved=0" originalsrc="https://app.siteforeman.example/users/confirmation?confirmation_token=xV7y-2Lw" shash="Qa1Z">Confirm my account</a><o:p></o:p></p></div>
<p class="MsoNormal" style="color:#7f7f7f;font-size:8.0pt">Halden Construction AS, company no. 944712038. This message is confidential.</p></body></html>

@@ b9u otp gateway origin | origin-bound | 248907
Notify by Textbridge <sms@textbridge.example>
SMS from 38881 to +44 7700 900144
%html
<!DOCTYPE html><html><body style="font-family:Segoe UI,sans-serif;background:#f3f2f1"><table width="520" align="center" cellpadding="20" bgcolor="#ffffff"><tr><td style="border-bottom:1px solid #edebe9"><b>Textbridge</b> | Your number +44 7700 900144 received a text message</td></tr><tr><td><table cellpadding="4"><tr><td style="color:#605e5c">From</td><td>38881</td></tr><tr><td style="color:#605e5c">Received</td><td>11 Mar 2026 16:02:44</td></tr></table>
<pre style="background:#faf9f8;padding:14px;font:14px Consolas,monospace;white-space:pre-wrap">Use 248907 to sign in to Ferrywell. Do not share it.

@ferrywell.example #248907</pre></td></tr><tr><td style="font-size:11px;color:#a19f9d">Plan: Inbound 500, 312 messages left. <a href="https://textbridge.example/inbox/900144">Open inbox</a> · <a href="https://textbridge.example/settings/forwarding">Stop forwarding</a></td></tr></table></body></html>

@@ b9u job alert microdata confirm | microdata
Charter Jobs <alerts@charterjobs.example>
Confirm your job alert: "ux researcher" in Dublin
%expect verify https://www.charterjobs.example/alerts/confirm/77b1-4c02?src=em1
%text
You're nearly set

We saved your search for *ux researcher* jobs within 25 km of *Dublin* (47 open today). So that only you can sign this address up, please tell us that it is yours.

[Activate job alert](https://www.charterjobs.example/alerts/confirm/77b1-4c02?src=em1)

New today
[UX Researcher II, Halyard, Dublin 2](https://www.charterjobs.example/job/20447120?src=em1)
[Senior UX Researcher, Greycoat, remote](https://www.charterjobs.example/job/20447166?src=em1)
%html
<html><head><title>Confirm job alert</title></head><body style="margin:0"><div itemscope itemtype="http://schema.org/EmailMessage"><meta itemprop="description" content="Confirm your job alert"/><div itemprop="potentialAction" itemscope itemtype="http://schema.org/ConfirmAction"><meta itemprop="name" content="Confirm alert"/><div itemprop="handler" itemscope itemtype="http://schema.org/HttpActionHandler"><link itemprop="url" href="https://www.charterjobs.example/alerts/confirm/77b1-4c02?src=em1"/></div></div></div>
<table role="presentation" width="100%" bgcolor="#f3f2ef"><tr><td align="center"><table role="presentation" width="512" bgcolor="#ffffff"><tr><td style="padding:24px;font-family:Arial"><h2 style="margin:0;font-size:20px">You're nearly set</h2><p>We saved your search for <b>ux researcher</b> jobs within 25 km of <b>Dublin</b> (47 open today). So that only you can sign this address up, please tell us that it is yours.</p><p><a href="https://www.charterjobs.example/alerts/confirm/77b1-4c02?src=em1" style="background:#0a66c2;color:#ffffff;border-radius:24px;padding:10px 24px;text-decoration:none">Activate job alert</a></p><hr><p style="font-size:14px">New today</p><p style="font-size:14px"><a href="https://www.charterjobs.example/job/20447120?src=em1">UX Researcher II, Halyard, Dublin 2</a><br><a href="https://www.charterjobs.example/job/20447166?src=em1">Senior UX Researcher, Greycoat, remote</a></p></td></tr><tr><td style="padding:24px;font-size:12px;color:#666666;font-family:Arial">Charter Jobs, 70 Sir John Rogerson's Quay, Dublin 2, D02 R296 · <a href="https://www.charterjobs.example/help">Help</a></td></tr></table></td></tr></table></body></html>
`,
  ),
  ...mails(
    'de',
    `
@@ b9u vereinsverwaltung einladung | invitation
Turnfreunde Kassel über Vereinsheld <einladung@vereinsheld.example>
Einladung: Arbeiten Sie in der Vereinsverwaltung mit
%expect invitation https://verein.turnfreunde.example/einladung/annehmen?k=8b2f0c&m=318
%text
Hallo Herr Wolff,

Sabine Krüger hat Sie eingeladen, die Verwaltung von Turnfreunde Kassel 1887 e. V. als Kassenwart mitzunutzen.

Einladung annehmen [https://verein.turnfreunde.example/einladung/annehmen?k=8b2f0c&m=318]

Die Einladung gilt bis zum 25. März 2026.

Vereinsheld UG (haftungsbeschränkt), Königsplatz 44, 34117 Kassel, HRB 17712
Impressum [https://vereinsheld.example/impressum]
%html
<!doctype html><html lang="de"><head><meta name="viewport" content="width=device-width, initial-scale=1.0"><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><title>Einladung</title><style media="all" type="text/css">
body { font-family: Helvetica, sans-serif; -webkit-font-smoothing: antialiased; font-size: 16px; line-height: 1.3; }
.main { background: #ffffff; border: 1px solid #eaebed; border-radius: 16px; width: 100%; } .wrapper { padding: 24px; } .btn-primary table td { background-color: #0867ec; }
@media only screen and (max-width: 640px) { .main p, .main td, .main span { font-size: 16px !important; } .wrapper { padding: 8px !important; } }</style></head>
<body dir="ltr" style="background-color: #f4f5f6; margin: 0; padding: 0;"><table role="presentation" border="0" cellpadding="0" cellspacing="0" class="body"><tr><td>&nbsp;</td><td class="container" style="max-width: 600px; padding-top: 24px; width: 600px; margin: 0 auto;"><div class="content">
<!-- START CENTERED WHITE CONTAINER --><span class="preheader" style="color: transparent; display: none; height: 0; max-height: 0; opacity: 0; overflow: hidden; visibility: hidden; width: 0;">Sabine Krüger hat Sie als Kassenwart eingeladen.</span>
<table role="presentation" border="0" cellpadding="0" cellspacing="0" class="main"><!-- START MAIN CONTENT AREA --><tr><td class="wrapper">
<p>Hallo Herr Wolff,</p>
<p>Sabine Krüger hat Sie eingeladen, die Verwaltung von <b>Turnfreunde Kassel 1887 e. V.</b> als <b>Kassenwart</b> mitzunutzen.</p>
<table role="presentation" border="0" cellpadding="0" cellspacing="0" class="btn btn-primary"><tbody><tr><td align="left"><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tbody><tr><td> <a href="https://verein.turnfreunde.example/einladung/annehmen?k=8b2f0c&amp;m=318" target="_blank">Einladung annehmen</a> </td></tr></tbody></table></td></tr></tbody></table>
<p>Die Einladung gilt bis zum 25. März 2026. Falls Sie Frau Krüger nicht kennen, löschen Sie diese E-Mail einfach.</p>
<p>Sportliche Grüße<br>Ihr Team von Vereinsheld</p>
</td></tr><!-- END MAIN CONTENT AREA --></table>
<!-- START FOOTER --><div class="footer" style="clear: both; padding-top: 24px; text-align: center; width: 100%;"><table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%"><tr><td class="content-block" style="color: #9a9ea6; font-size: 14px; text-align: center;">
Vereinsheld UG (haftungsbeschränkt), Königsplatz 44, 34117 Kassel, HRB 17712<br><a href="https://vereinsheld.example/impressum">Impressum</a> | <a href="https://vereinsheld.example/datenschutz">Datenschutzerklärung</a>
</td></tr></table></div><!-- END FOOTER --></div></td><td>&nbsp;</td></tr></table></body></html>
`,
  ),
  ...mails(
    'fr',
    `
@@ b9u mutuelle phrase | inline | 861240
Mutuelle Arpège <espace@mutuelle-arpege.example>
Votre code de connexion à votre espace adhérent
%text
Bonjour Madame Lefèvre,

Vous venez de demander à vous connecter à votre espace adhérent. Votre code de sécurité à usage unique est le 861 240. Il est valable 10 minutes.

Si vous n’avez pas fait cette demande, contactez-nous au 09 69 55 01 44 (appel non surtaxé).

Votre numéro d’adhérent : 04471203
%html
<!DOCTYPE html>
<html lang="fr" dir="ltr" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta charset="utf-8"> <!-- utf-8 works for most cases --><meta name="viewport" content="width=device-width"><meta name="format-detection" content="telephone=no,address=no,email=no,date=no,url=no"><title></title>
<!--[if mso]><style>* { font-family: sans-serif !important; }</style><![endif]-->
<style>:root { color-scheme: light dark; } html, body { margin: 0 auto !important; } a[x-apple-data-detectors] { color: inherit !important; } .button-td-primary:hover { background: #555555 !important; } @media (prefers-color-scheme: dark) { .email-bg { background: #111111 !important; } .darkmode-bg { background: #222222 !important; } h1, h2, p, li, .darkmode-text { color: #F7F7F9 !important; } }</style></head>
<body width="100%" style="margin: 0; padding: 0 !important; mso-line-height-rule: exactly; background-color: #222222;" class="email-bg"><center role="article" aria-roledescription="email" lang="fr" style="width: 100%; background-color: #222222;" class="email-bg">
<!-- Visually Hidden Preheader Text : BEGIN --><div style="max-height:0; overflow:hidden; mso-hide:all;" aria-hidden="true">Code valable 10 minutes</div><!-- Visually Hidden Preheader Text : END -->
<div style="display: none; font-size: 1px; line-height: 1px; max-height: 0px; max-width: 0px; opacity: 0; overflow: hidden; mso-hide: all; font-family: sans-serif;">&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;</div>
<div style="max-width: 680px; margin: 0 auto;" class="email-container"><!--[if mso]><table align="center" role="presentation" cellspacing="0" cellpadding="0" border="0" width="680"><tr><td><![endif]--><table align="center" role="presentation" cellspacing="0" cellpadding="0" border="0" width="100%" style="margin: auto;">
<tr><td style="background-color: #ffffff;" class="darkmode-bg"><table role="presentation" cellspacing="0" cellpadding="0" border="0" width="100%"><tr><td style="padding: 20px; font-family: sans-serif; font-size: 15px; line-height: 20px; color: #555555;">
<p>Bonjour Madame Lefèvre,</p><p>Vous venez de demander à vous connecter à votre espace adhérent. Votre code de sécurité à usage unique est le <strong style="color:#5b2a86;white-space:nowrap">861&nbsp;240</strong>. Il est valable 10&nbsp;minutes.</p><p>Si vous n’avez pas fait cette demande, contactez-nous au 09 69 55 01 44 (appel non surtaxé).</p><p>Votre numéro d’adhérent : 04471203</p>
</td></tr></table></td></tr>
<tr><td style="background-color: #ffffff;" class="darkmode-bg"><table role="presentation" cellspacing="0" cellpadding="0" border="0" width="100%"><tr><td style="padding: 20px; font-family: sans-serif; font-size: 15px; line-height: 20px; color: #555555;">
<p style="font-size:12px">Bien à vous,<br>Votre mutuelle</p>
</td></tr></table></td></tr>
</table>
<table align="center" role="presentation" cellspacing="0" cellpadding="0" border="0" width="100%" style="margin: auto;"><tr><td style="padding: 20px; font-family: sans-serif; font-size: 12px; line-height: 15px; text-align: center; color: #ffffff;">
Mutuelle Arpège, soumise au livre II du code de la mutualité, SIREN 447 120 388<br>14 rue de la Paix, 44000 Nantes<br><a href="https://mutuelle-arpege.example/donnees" style="color:#fff">Protection des données</a>
</td></tr></table><!--[if mso]></td></tr></table><![endif]--></div></center></body></html>
`,
  ),
];
