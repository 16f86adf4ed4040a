import { mails } from '../mails.ts';

/** Complete HTML mails of template systems without anything to find, kept sealed until the end. */
export const NINTH_HTML_OTHERS = [
  ...mails(
    'en',
    `
@@ b9u ci failure | developer
Buildkettle <builds@buildkettle.example>
[northwind/api] Build #44718 failed (main, 9f3c2ab)
%text
Build #44718 failed

northwind/api, branch main, commit 9f3c2ab by Mei Tanaka: "Bump session timeout to 3600"

unit (node 22.14.0)  passed  3m 12s
e2e (shard 2/4)      failed, exit code 137  12m 07s

View build https://buildkettle.example/northwind/api/builds/44718
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html dir="ltr" lang="en"><head><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/><meta name="x-apple-disable-message-reformatting"/><!--$--></head><div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">2 of 14 jobs failed<div>\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff</div></div><body style="background-color:#ffffff;font-family:-apple-system,BlinkMacSystemFont,&quot;Segoe UI&quot;,Roboto,sans-serif"><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:37.5em;margin:0 auto;padding:20px 0 48px"><tbody><tr style="width:100%"><td><h1 style="font-size:20px;color:#cf222e">Build #44718 failed</h1><p style="font-size:14px">northwind/api, branch <code>main</code>, commit <a href="https://buildkettle.example/northwind/api/commit/9f3c2ab7"><code>9f3c2ab</code></a> by Mei Tanaka: "Bump session timeout to 3600"</p><table width="100%" cellPadding="6" style="font-size:13px;border:1px solid #d0d7de"><tbody><tr><td>unit (node 22.14.0)</td><td>passed</td><td>3m 12s</td></tr><tr><td>e2e (shard 2/4)</td><td>failed, exit code 137</td><td>12m 07s</td></tr><tr><td>deploy-preview</td><td>failed</td><td>0m 41s</td></tr></tbody></table><pre style="background:#f6f8fa;padding:12px">FAIL test/login.e2e.ts<br/>  expected 200, received 401<br/>  requestId: 7c10f2</pre><a href="https://buildkettle.example/northwind/api/builds/44718" style="background:#24292f;color:#fff;padding:8px 14px">View build</a><p style="font-size:12px;color:#57606a">You get this because you pushed to this branch. <a href="https://buildkettle.example/settings/notifications">Manage notifications</a></p></td></tr></tbody></table><!--/$--></body></html>

@@ b9u streaming receipt apple like | receipt
Fruitbowl Store <no_reply@email.fruitbowl.example>
Your receipt from Fruitbowl
%html
<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"><style>@media only screen and (max-device-width:480px){.aapl-desktop-tbl{display:none!important}}</style></head><body><table align="center" width="740" class="aapl-desktop-tbl" style="font-family:'Helvetica Neue',Arial;font-size:12px;color:#333333"><tr><td align="right" style="font-size:32px;color:#888888">Receipt</td></tr><tr><td><table width="100%" style="background:#fafafa" cellpadding="8"><tr><td><span style="color:#666666;font-size:10px">ACCOUNT</span><br>nora@post.example</td><td rowspan="3"><span style="color:#666666;font-size:10px">BILLED TO</span><br>Mastercard .... 7703<br>Nora Lindqvist<br>4 Rope Walk<br>Falmouth, TR10 8AA<br>GBR</td></tr><tr><td><span style="color:#666666;font-size:10px">DATE</span><br>11 Mar 2026</td></tr><tr><td><span style="color:#666666;font-size:10px">ORDER ID</span><br><a href="https://store.fruitbowl.example/purchase?o=MK4T7QX2L9">MK4T7QX2L9</a></td></tr><tr><td><span style="color:#666666;font-size:10px">DOCUMENT NO.</span><br>204471203884</td></tr></table></td></tr>
<tr><td style="background:#fafafa;font-size:14px"><b>Fruitbowl Music</b></td></tr><tr><td><table width="100%"><tr><td><img src="https://is1.fruitbowl.example/thumb/64.png" width="64"></td><td>Individual (Monthly)<br><span style="color:#666666">Renews 11 Apr 2026</span></td><td align="right"><b>&pound;10.99</b></td></tr><tr><td colspan="2" align="right">TOTAL</td><td align="right" style="font-size:16px"><b>&pound;10.99</b></td></tr></table></td></tr><tr><td style="font-size:10px;color:#666666;text-align:center">If you have any questions about your bill, please <a href="https://support.fruitbowl.example/billing">visit support</a>. Privacy: We use a Subscriber ID to provide reports to developers.<br>Copyright &copy; 2026 Fruitbowl Distribution International Ltd. VAT IE 9447120F</td></tr></table></body></html>

@@ b9u store click collect | order
Fenwold Homeware <orders@fenwold.example>
Good news: order 5500447120 is ready to collect
%text
Your order is ready! View this email in your browser: https://fenwold.example/v/55
%html
<!DOCTYPE HTML PUBLIC "-//W3C//DTD XHTML 1.0 Transitional //EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]--><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="x-apple-disable-message-reformatting"><title></title>
<style type="text/css">@media only screen and (min-width: 620px) { .u-row { width: 600px !important; } .u-row .u-col-100 { width: 600px !important; } } body{margin:0;padding:0} table,td,tr{border-collapse:collapse;vertical-align:top} #u_body a { color: #0000ee; text-decoration: underline; }</style></head>
<body class="clean-body u_body" style="margin: 0;padding: 0;-webkit-text-size-adjust: 100%;background-color: #e7e7e7;color: #000000"><!--[if IE]><div class="ie-container"><![endif]--><table id="u_body" style="min-width: 320px;Margin: 0 auto;background-color: #e7e7e7;width:100%" cellpadding="0" cellspacing="0"><tbody><tr><td style="display:none !important;visibility:hidden;mso-hide:all;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">Bring this email and some ID</td></tr><tr style="vertical-align: top"><td><div class="u-row-container" style="padding: 0px;background-color: transparent"><div class="u-row" style="margin: 0 auto;min-width: 320px;max-width: 600px;background-color: #ffffff;"><div class="u-col u-col-100" style="max-width: 320px;min-width: 600px;display: table-cell;vertical-align: top;"><div style="height: 100%;width: 100% !important;">
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<p style="font-size:26px;text-align:center">FENWOLD</p>
</td></tr></tbody></table>
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<h1 style="font-size:22px">Your order is ready, Dev!</h1><p>Collect from <b>Fenwold York, Monks Cross</b>, open until 8pm today. Please show the code at the desk.</p>
</td></tr></tbody></table>
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<table width="100%" cellpadding="12" style="background:#f4efe6"><tr><td align="center">Collection code<br><span style="font-size:34px"><b>7715</b></span></td><td align="center">Order number<br><b>5500447120</b></td></tr></table>
</td></tr></tbody></table>
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<p>2 x Linen cushion, moss (SKU 8840217)<br>1 x Table lamp, brass (SKU 8840931)</p><p>We will keep it until 25 March 2026.</p>
</td></tr></tbody></table>
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<p style="font-size:11px">Fenwold Ltd, Malton YO17 6YA · 01904 555 014 · <a href="https://fenwold.example/returns">Returns</a> · <a href="https://fenwold.example/u/55">Unsubscribe</a></p>
</td></tr></tbody></table>
</div></div></div></div></td></tr></tbody></table><!--[if IE]></div><![endif]--></body></html>

@@ b9u weekly analytics | report
Statboard <reports@statboard.example>
Weekly report for northwind.example: 48,213 visits
%text
Hi Priya, here is the week of 2 to 8 March.

48213 Visits / 31904 Visitors / 1:42 Avg. time

Top pages
/sign-in 12040
/verify-email 4471
/pricing 3902

Open dashboard [https://statboard.example/sites/northwind.example?period=7d]
%html
<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width, initial-scale=1.0"><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><title>Weekly report</title><style media="all" type="text/css">
body { font-family: Helvetica, sans-serif; -webkit-font-smoothing: antialiased; font-size: 16px; line-height: 1.3; }
.main { background: #ffffff; border: 1px solid #eaebed; border-radius: 16px; width: 100%; } .wrapper { padding: 24px; } .btn-primary table td { background-color: #0867ec; }
@media only screen and (max-width: 640px) { .main p, .main td, .main span { font-size: 16px !important; } .wrapper { padding: 8px !important; } }</style></head>
<body dir="ltr" style="background-color: #f4f5f6; margin: 0; padding: 0;"><table role="presentation" border="0" cellpadding="0" cellspacing="0" class="body"><tr><td>&nbsp;</td><td class="container" style="max-width: 600px; padding-top: 24px; width: 600px; margin: 0 auto;"><div class="content">
<!-- START CENTERED WHITE CONTAINER --><span class="preheader" style="color: transparent; display: none; height: 0; max-height: 0; opacity: 0; overflow: hidden; visibility: hidden; width: 0;">Visits up 6.2% on last week</span>
<table role="presentation" border="0" cellpadding="0" cellspacing="0" class="main"><!-- START MAIN CONTENT AREA --><tr><td class="wrapper">
<p>Hi Priya, here is the week of 2 to 8 March.</p>
<table width="100%" cellpadding="8"><tr><td align="center"><span style="font-size:32px;font-weight:bold">48213</span><br>Visits</td><td align="center"><span style="font-size:32px;font-weight:bold">31904</span><br>Visitors</td><td align="center"><span style="font-size:32px;font-weight:bold">1:42</span><br>Avg. time</td></tr></table>
<table width="100%"><tr><th align="left">Top pages</th><th align="right">Views</th></tr><tr><td>/sign-in</td><td align="right">12040</td></tr><tr><td>/verify-email</td><td align="right">4471</td></tr><tr><td>/pricing</td><td align="right">3902</td></tr></table><table role="presentation" border="0" cellpadding="0" cellspacing="0" class="btn btn-primary"><tbody><tr><td align="left"><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tbody><tr><td> <a href="https://statboard.example/sites/northwind.example?period=7d" target="_blank">Open dashboard</a> </td></tr></tbody></table></td></tr></tbody></table>
</td></tr><!-- END MAIN CONTENT AREA --></table>
<!-- START FOOTER --><div class="footer" style="clear: both; padding-top: 24px; text-align: center; width: 100%;"><table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%"><tr><td class="content-block" style="color: #9a9ea6; font-size: 14px; text-align: center;">
Statboard OÜ, Tartu mnt 44, Tallinn<br>You get this every Monday. <a href="https://statboard.example/sites/northwind.example/settings/email-reports">Turn off</a>
</td></tr></table></div><!-- END FOOTER --></div></td><td>&nbsp;</td></tr></table></body></html>

@@ b9u passkey added | security-notice
Vaultry <security@vaultry.example>
A passkey was added to your Vaultry account
%text
New passkey added

Hi Zoe, a passkey named "Zoe's phone" was added to your account on March 11, 2026 at 7:40 AM PDT from Portland, OR (IP 203.0.113.61).

Wasn't you? Remove this passkey and reset your password (https://vaultry.example/recover/not-me?event=evt_44712), then write to security@vaultry.example quoting case 7712044.

Vaultry Inc., 1120 NW Couch St, Portland, OR 97209
%html
<!DOCTYPE html>
<html lang="en" dir="ltr" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta charset="utf-8"> <!-- utf-8 works for most cases --><meta name="viewport" content="width=device-width"><meta name="format-detection" content="telephone=no,address=no,email=no,date=no,url=no"><title></title>
<!--[if mso]><style>* { font-family: sans-serif !important; }</style><![endif]-->
<style>:root { color-scheme: light dark; } html, body { margin: 0 auto !important; } a[x-apple-data-detectors] { color: inherit !important; } .button-td-primary:hover { background: #555555 !important; } @media (prefers-color-scheme: dark) { .email-bg { background: #111111 !important; } .darkmode-bg { background: #222222 !important; } h1, h2, p, li, .darkmode-text { color: #F7F7F9 !important; } }</style></head>
<body width="100%" style="margin: 0; padding: 0 !important; mso-line-height-rule: exactly; background-color: #222222;" class="email-bg"><center role="article" aria-roledescription="email" lang="en" style="width: 100%; background-color: #222222;" class="email-bg">
<!-- Visually Hidden Preheader Text : BEGIN --><div style="max-height:0; overflow:hidden; mso-hide:all;" aria-hidden="true">If this was you, no action is needed.</div><!-- Visually Hidden Preheader Text : END -->
<div style="display: none; font-size: 1px; line-height: 1px; max-height: 0px; max-width: 0px; opacity: 0; overflow: hidden; mso-hide: all; font-family: sans-serif;">&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;</div>
<div style="max-width: 680px; margin: 0 auto;" class="email-container"><!--[if mso]><table align="center" role="presentation" cellspacing="0" cellpadding="0" border="0" width="680"><tr><td><![endif]--><table align="center" role="presentation" cellspacing="0" cellpadding="0" border="0" width="100%" style="margin: auto;">
<tr><td style="background-color: #ffffff;" class="darkmode-bg"><table role="presentation" cellspacing="0" cellpadding="0" border="0" width="100%"><tr><td style="padding: 20px; font-family: sans-serif; font-size: 15px; line-height: 20px; color: #555555;">
<h1 style="font-size:22px">New passkey added</h1><p>Hi Zoe, a passkey named <b>"Zoe's phone"</b> was added to your account on March 11, 2026 at 7:40 AM PDT from Portland, OR (IP 203.0.113.61).</p><p>You can now sign in with your fingerprint or face instead of a password and a code.</p>
</td></tr></table></td></tr>
<tr><td style="background-color: #ffffff;" class="darkmode-bg"><table role="presentation" cellspacing="0" cellpadding="0" border="0" width="100%"><tr><td style="padding: 20px; font-family: sans-serif; font-size: 15px; line-height: 20px; color: #555555;">
<p style="margin:0"><b>Wasn't you?</b> <a href="https://vaultry.example/recover/not-me?event=evt_44712">Remove this passkey and reset your password</a>, then write to security@vaultry.example quoting case 7712044.</p>
</td></tr></table></td></tr>
</table>
<table align="center" role="presentation" cellspacing="0" cellpadding="0" border="0" width="100%" style="margin: auto;"><tr><td style="padding: 20px; font-family: sans-serif; font-size: 12px; line-height: 15px; text-align: center; color: #ffffff;">
Vaultry Inc., 1120 NW Couch St, Portland, OR 97209<br>This is a mandatory service email.
</td></tr></table><!--[if mso]></td></tr></table><![endif]--></div></center></body></html>

@@ b9u loyalty birthday | promo-code
Beanery Rewards <rewards@beanery.example>
Happy birthday, Kofi! A drink on us 🎂
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html dir="ltr" xmlns="http://www.w3.org/1999/xhtml" lang="en" style="font-family:arial, 'helvetica neue', helvetica, sans-serif"><head><meta charset="UTF-8"><meta content="telephone=no" name="format-detection"><title>Birthday</title><!--[if (mso 16)]><style type="text/css">a {text-decoration: none;}</style><![endif]--><style type="text/css">.rollover:hover .rollover-first { max-height:0px!important; display:none!important; } .es-button { text-decoration:none!important; } @media only screen and (max-width:600px) {.es-m-p0r { padding-right:0px!important } h1 { font-size:36px!important; text-align:left } .es-content table { width:100%!important } }</style></head>
<body class="body" style="width:100%;height:100%;padding:0;Margin:0"><div dir="ltr" class="es-wrapper-color" lang="en" style="background-color:#FAFAFA"><!--[if gte mso 9]><v:background xmlns:v="urn:schemas-microsoft-com:vml" fill="t"><v:fill type="tile" color="#fafafa"></v:fill></v:background><![endif]--><span style="display:none !important;font-size:0px;line-height:0;color:#ffffff;visibility:hidden;opacity:0;height:0;width:0;mso-hide:all">Your birthday reward is here&#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; </span>
<table width="100%" cellspacing="0" cellpadding="0" class="es-wrapper" role="none" style="mso-table-lspace:0pt;border-collapse:collapse"><tr><td valign="top" style="padding:0;Margin:0"><table cellpadding="0" cellspacing="0" align="center" class="es-content" role="none" style="width:100%"><tr><td align="center"><table bgcolor="#ffffff" align="center" cellpadding="0" cellspacing="0" class="es-content-body" role="none" style="background-color:#FFFFFF;width:600px"><tr><td align="left" style="padding:20px"><table cellpadding="0" cellspacing="0" width="100%" role="presentation">
<tr><td align="center" class="es-text-center" style="padding:5px 0;Margin:0"><h1 style="font-size:40px">HAPPY BIRTHDAY</h1></td></tr>
<tr><td align="center" class="es-text-center" style="padding:5px 0;Margin:0"><p>Show this at any Beanery, or type it in the app under "Add reward":</p><p style="font-size:30px;background:#ffe9d6;padding:14px"><b>BDAY 4K7Q</b></p><p>Expires 31/03/2026. Member no. 6044 7120 3884.</p></td></tr>
<tr><td align="center" style="padding:10px 0;Margin:0"><!--[if mso]><a href="https://click.beanery.example/?u=1&amp;l=stores" target="_blank" hidden><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word" esdevVmlButton href="https://click.beanery.example/?u=1&amp;l=stores" style="height:44px; v-text-anchor:middle; width:234px" arcsize="14%" stroke="f" fillcolor="#5c68e2"><w:anchorlock></w:anchorlock><center style="color:#ffffff; font-family:arial; font-size:18px;">Find a Beanery</center></v:roundrect></a><![endif]--><!--[if !mso]><!-- --><span class="es-button-border msohide" style="border-style:solid;border-width:0px;background:#5C68E2;display:inline-block;border-radius:6px;mso-hide:all"><a href="https://click.beanery.example/?u=1&amp;l=stores" class="es-button" target="_blank" style="mso-style-priority:100 !important;text-decoration:none !important;color:#FFFFFF;font-size:20px;padding:10px 30px;display:inline-block;background:#5C68E2;">Find a Beanery</a></span><!--<![endif]--></td></tr>
</table></td></tr></table></td></tr></table>
<table cellpadding="0" cellspacing="0" align="center" class="es-footer" role="none" style="width:100%"><tr><td align="center"><table class="es-footer-body" align="center" cellpadding="0" cellspacing="0" style="width:640px" role="none"><tr><td align="center" style="font-size:12px;color:#333333">
<p>Beanery Coffee Co. Ltd, 8 Wharf Rd, London N1 7GR</p><p><a href="https://click.beanery.example/?u=1&amp;l=unsub">Unsubscribe</a></p>
</td></tr></table></td></tr></table></td></tr></table></div></body></html>

@@ b9u document comment | discussion
Docloom <comments-noreply@docloom.example>
Budget 2026 v4: @priya can you check row 118?
%text
Leo Marsh mentioned you in a comment in Budget 2026 v4

Leo Marsh
@priya@northwind.example can you check row 118? The code for the cost centre should be 550217, not 550271.

Open: https://docs.docloom.example/s/1aQ9/edit?disco=AAABx7
%html
<html><body style="font-family:Roboto,RobotoDraft,Helvetica,Arial,sans-serif;margin:0"><div itemscope itemtype="http://schema.org/EmailMessage"><div itemprop="publisher" itemscope itemtype="http://schema.org/Organization"><meta itemprop="name" content="Docloom"/></div><div itemprop="potentialAction" itemscope itemtype="http://schema.org/ViewAction"><link itemprop="target" href="https://docs.docloom.example/s/1aQ9/edit?disco=AAABx7"/><meta itemprop="name" content="View Comment"/></div></div><table width="600" align="center" cellpadding="24" style="border:1px solid #dadce0;border-radius:8px"><tr><td><p style="font-size:20px">Leo Marsh mentioned you in a comment in <a href="https://docs.docloom.example/s/1aQ9/edit">Budget 2026 v4</a></p><table style="background:#f8f9fa" width="100%" cellpadding="12"><tr><td><b>Travel, Q2</b><br>118 | 482913.00<hr><b>Leo Marsh</b> 10:14 AM, Mar 11<br>@priya@northwind.example can you check row 118? The code for the cost centre should be 550217, not 550271.</td></tr></table><p><a href="https://docs.docloom.example/s/1aQ9/edit?disco=AAABx7" style="border:1px solid #dadce0;padding:8px 16px">Open</a> <a href="mailto:c+AAABx7@docloom.example">Reply</a></p></td></tr></table><p style="font-size:11px;text-align:center;color:#5f6368">Docloom LLC. You are mentioned in this thread. <a href="https://docs.docloom.example/s/1aQ9/notify?sub=off">Unsubscribe</a></p></body></html>

@@ b9u calendar rsvp | meeting
Clara Boone via Dayplan <calendar@dayplan.example>
Invitation: Vendor review @ Thu Mar 19, 2026 3pm (CET) (yusuf.demir@northwind.example)
%html
<html><body><span itemscope itemtype="http://schema.org/InformAction"><span style="display:none" itemprop="about" itemscope itemtype="http://schema.org/Person"><meta itemprop="description" content="Invitation from Clara Boone"/></span></span><span itemscope itemtype="http://schema.org/Event"><table width="100%" style="max-width:720px;font-family:Arial"><tr><td style="border:1px solid #dadce0;padding:24px"><h2 itemprop="name">Vendor review</h2><time itemprop="startDate" datetime="20260319T140000Z">Thursday Mar 19, 2026 ⋅ 3pm – 3:45pm</time><p><a href="https://meet.dayplan.example/kqr-tmzx-wvo" style="background:#1a73e8;color:#ffffff;padding:10px 25px">Join with Dayplan Meet</a></p><p>Meeting link<br>meet.dayplan.example/kqr-tmzx-wvo</p><p>Join by phone<br>(DE) +49 30 5550 0144<br>PIN: 447120388#</p><p>Reply for yusuf.demir@northwind.example</p><table><tr><td style="border:1px solid #dadce0;padding:8px"><a href="https://calendar.dayplan.example/event?action=RESPOND&amp;eid=NDQ3MTIw&amp;rst=1&amp;tok=MjIj">Yes</a></td><td style="border:1px solid #dadce0;padding:8px"><a href="https://calendar.dayplan.example/event?action=RESPOND&amp;eid=NDQ3MTIw&amp;rst=2&amp;tok=MjIj">No</a></td><td style="border:1px solid #dadce0;padding:8px"><a href="https://calendar.dayplan.example/event?action=RESPOND&amp;eid=NDQ3MTIw&amp;rst=3&amp;tok=MjIj">Maybe</a></td></tr></table></td></tr><tr><td style="font-size:12px;color:#70757a">You are receiving this email because you are an attendee on the event. Forwarding this invitation could allow any recipient to send a response to the organizer.</td></tr></table></span></body></html>

@@ b9u council tax bill | public-office
Borough of Eastmere <revenues@eastmere-council.example>
Your Council Tax bill for 2026/27 is ready
%html
<!DOCTYPE html><html lang="en" class="govuk-template"><head><meta charset="utf-8"><style>@media only screen and (min-device-width:581px){.content{width:580px!important}}</style></head><body style="font-family:Helvetica, Arial, sans-serif;font-size:16px;margin:0;color:#0B0C0C"><table role="presentation" width="100%" style="background:#0b0c0c"><tr><td style="padding:12px 20px;color:#ffffff;font-size:24px">Borough of Eastmere</td></tr></table><table role="presentation" class="content" align="center" width="580"><tr><td style="padding:20px">
<p style="Margin: 0 0 20px 0; font-size: 19px; line-height: 25px;">Dear Mr Rahman</p><p style="Margin: 0 0 20px 0; font-size: 19px;">Account reference: 70447120</p><p style="Margin: 0 0 20px 0; font-size: 19px;">Your bill for 1 April 2026 to 31 March 2027 is &pound;1,904.17. Your first Direct Debit of &pound;190.41 will be taken on 15 April.</p><h2 style="font-size:27px">See your bill</h2><p style="font-size:19px">Sign in at <a href="https://www.eastmere-council.example/my-account">https://www.eastmere-council.example/my-account</a>. Property band D. Property reference 447120388017.</p><p style="font-size:19px">Phone: 020 8555 0144, Monday to Friday, 9am to 5pm</p></td></tr></table></body></html>

@@ b9u course certificate | education
Brightpath Academy <learn@brightpath.example>
You did it! Certificate for "Data Literacy"
%html
<!DOCTYPE html><html><head><meta charset="utf-8"><style>.klaviyo-btn{border-radius:4px}[data-ogsc] h1{color:#ffffff!important}</style></head><body style="background:#eef0fb"><div style="display:none;max-height:0">Share your certificate with the world &#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;&#847;&zwnj;&nbsp;</div><table align="center" width="600" bgcolor="#ffffff" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:36px"><img src="https://cdn.brightpath.example/medal.png" width="96" alt=""><h1 style="font:bold 30px Georgia">Congratulations, Bashir!</h1><p style="font:16px/24px Arial">You finished <b>Data Literacy</b> with 94%. Your certificate is ready.</p><table cellpadding="8" style="font:14px Arial;border:1px solid #dddddd"><tr><td>Credential ID</td><td>QK7TX4M2ZB</td></tr><tr><td>Issued</td><td>11 March 2026</td></tr><tr><td>Hours</td><td>24</td></tr></table><p><a class="klaviyo-btn" href="https://trk.brightpath.example/c/eyJ1IjoiNDQ3MSJ9" style="background:#3d4ee0;color:#ffffff;padding:14px 28px;text-decoration:none">View certificate</a></p><p style="font:12px Arial">Employers can check it at brightpath.example/verify with the credential ID.</p></td></tr><tr><td style="padding:20px;font:11px Arial;color:#999999" align="center">Brightpath Academy, 77 Sir William St, Edinburgh<br><a href="https://trk.brightpath.example/unsub">Unsubscribe</a></td></tr></table></body></html>
`,
  ),
  ...mails(
    'de',
    `
@@ b9u terminbuchung zahnarzt | booking
Zahnarztpraxis Dr. Öztürk <termine@praxis-oeztuerk.example>
Ihr Termin am 19.03.2026 um 08:20 Uhr
%text
Guten Tag Frau Seidel,

Ihr Termin ist gebucht:

Wann: Donnerstag, 19.03.2026, 08:20 Uhr
Was: Prophylaxe (60 Minuten)
Buchungsnummer: TB-447120

Termin absagen [https://praxis-oeztuerk.example/termin/absagen?b=TB-447120]
%html
<!doctype html><html lang="de"><head><meta name="viewport" content="width=device-width, initial-scale=1.0"><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><title>Termin</title><style media="all" type="text/css">
body { font-family: Helvetica, sans-serif; -webkit-font-smoothing: antialiased; font-size: 16px; line-height: 1.3; }
.main { background: #ffffff; border: 1px solid #eaebed; border-radius: 16px; width: 100%; } .wrapper { padding: 24px; } .btn-primary table td { background-color: #0867ec; }
@media only screen and (max-width: 640px) { .main p, .main td, .main span { font-size: 16px !important; } .wrapper { padding: 8px !important; } }</style></head>
<body dir="ltr" style="background-color: #f4f5f6; margin: 0; padding: 0;"><table role="presentation" border="0" cellpadding="0" cellspacing="0" class="body"><tr><td>&nbsp;</td><td class="container" style="max-width: 600px; padding-top: 24px; width: 600px; margin: 0 auto;"><div class="content">
<!-- START CENTERED WHITE CONTAINER --><span class="preheader" style="color: transparent; display: none; height: 0; max-height: 0; opacity: 0; overflow: hidden; visibility: hidden; width: 0;">Bitte 10 Minuten früher da sein</span>
<table role="presentation" border="0" cellpadding="0" cellspacing="0" class="main"><!-- START MAIN CONTENT AREA --><tr><td class="wrapper">
<p>Guten Tag Frau Seidel,</p><p>Ihr Termin ist gebucht:</p><dl><dt>Wann</dt><dd>Donnerstag, 19.03.2026, 08:20 Uhr</dd><dt>Was</dt><dd>Prophylaxe (60 Minuten)</dd><dt>Buchungsnummer</dt><dd>TB-447120</dd></dl><p>Können Sie nicht kommen? Bitte sagen Sie mindestens 24 Stunden vorher ab: <a href="https://praxis-oeztuerk.example/termin/absagen?b=TB-447120">Termin absagen</a> oder Telefon 0561 5550 144.</p>
</td></tr><!-- END MAIN CONTENT AREA --></table>
<!-- START FOOTER --><div class="footer" style="clear: both; padding-top: 24px; text-align: center; width: 100%;"><table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%"><tr><td class="content-block" style="color: #9a9ea6; font-size: 14px; text-align: center;">
Zahnarztpraxis Dr. Öztürk, Wilhelmshöher Allee 44, 34117 Kassel<br><a href="https://praxis-oeztuerk.example/datenschutz">Datenschutz</a>
</td></tr></table></div><!-- END FOOTER --></div></td><td>&nbsp;</td></tr></table></body></html>
`,
  ),
  ...mails(
    'fr',
    `
@@ b9u colis point relais | tracking
Relais Express <suivi@relais-express.example>
Votre colis vous attend au Tabac de la Gare
%html
<!DOCTYPE html>
<html lang="fr" dir="ltr" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta charset="utf-8"> <!-- utf-8 works for most cases --><meta name="viewport" content="width=device-width"><meta name="format-detection" content="telephone=no,address=no,email=no,date=no,url=no"><title></title>
<!--[if mso]><style>* { font-family: sans-serif !important; }</style><![endif]-->
<style>:root { color-scheme: light dark; } html, body { margin: 0 auto !important; } a[x-apple-data-detectors] { color: inherit !important; } .button-td-primary:hover { background: #555555 !important; } @media (prefers-color-scheme: dark) { .email-bg { background: #111111 !important; } .darkmode-bg { background: #222222 !important; } h1, h2, p, li, .darkmode-text { color: #F7F7F9 !important; } }</style></head>
<body width="100%" style="margin: 0; padding: 0 !important; mso-line-height-rule: exactly; background-color: #222222;" class="email-bg"><center role="article" aria-roledescription="email" lang="fr" style="width: 100%; background-color: #222222;" class="email-bg">
<!-- Visually Hidden Preheader Text : BEGIN --><div style="max-height:0; overflow:hidden; mso-hide:all;" aria-hidden="true">À retirer avant le 21 mars</div><!-- Visually Hidden Preheader Text : END -->
<div style="display: none; font-size: 1px; line-height: 1px; max-height: 0px; max-width: 0px; opacity: 0; overflow: hidden; mso-hide: all; font-family: sans-serif;">&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;</div>
<div style="max-width: 680px; margin: 0 auto;" class="email-container"><!--[if mso]><table align="center" role="presentation" cellspacing="0" cellpadding="0" border="0" width="680"><tr><td><![endif]--><table align="center" role="presentation" cellspacing="0" cellpadding="0" border="0" width="100%" style="margin: auto;">
<tr><td style="background-color: #ffffff;" class="darkmode-bg"><table role="presentation" cellspacing="0" cellpadding="0" border="0" width="100%"><tr><td style="padding: 20px; font-family: sans-serif; font-size: 15px; line-height: 20px; color: #555555;">
<h1 style="font-size:24px">Votre colis est arrivé !</h1><p>Bonjour Monsieur Diallo,<br>votre colis n° <b>3SRX04471203</b> (expéditeur : Maison Verrier) vous attend.</p><table width="100%" cellpadding="8" style="background:#f1f1f1"><tr><td>Code de retrait</td><td style="font-size:28px"><b>884 120</b></td></tr><tr><td>Adresse</td><td>Tabac de la Gare, 2 place Carnot, 21000 Dijon</td></tr><tr><td>Horaires</td><td>lun-sam 7h-19h30</td></tr></table><p>Munissez-vous d’une pièce d’identité. <a href="https://trk.relais-express.example/s?c=3SRX04471203">Suivre mon colis</a></p>
</td></tr></table></td></tr>
</table>
<table align="center" role="presentation" cellspacing="0" cellpadding="0" border="0" width="100%" style="margin: auto;"><tr><td style="padding: 20px; font-family: sans-serif; font-size: 12px; line-height: 15px; text-align: center; color: #ffffff;">
Relais Express, 44 avenue Foch, 59000 Lille<br><a href="https://relais-express.example/desabo" style="color:#fff">Se désabonner</a>
</td></tr></table><!--[if mso]></td></tr></table><![endif]--></div></center></body></html>
`,
  ),
  ...mails(
    'es',
    `
@@ b9u boletin editorial | newsletter
Cuadernos del Sur <boletin@cuadernosdelsur.example>
Lo que leemos en marzo
%text
Boletín n.º 118 · marzo de 2026

## La entrevista
Hablamos con la traductora Inés Robledo. [Seguir leyendo](https://cuadernosdelsur.example/r/118/1)

## Cinco libros
1. El invierno de 1947, 312 páginas, 19,90 €
2. Verificar la luz, poemas, 14 €

[Darte de baja](https://cuadernosdelsur.example/baja/9f0c)
%html
<!DOCTYPE HTML PUBLIC "-//W3C//DTD XHTML 1.0 Transitional //EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml" lang="es"><head><!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]--><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="x-apple-disable-message-reformatting"><title></title>
<style type="text/css">@media only screen and (min-width: 620px) { .u-row { width: 600px !important; } .u-row .u-col-100 { width: 600px !important; } } body{margin:0;padding:0} table,td,tr{border-collapse:collapse;vertical-align:top} #u_body a { color: #0000ee; text-decoration: underline; }</style></head>
<body class="clean-body u_body" style="margin: 0;padding: 0;-webkit-text-size-adjust: 100%;background-color: #e7e7e7;color: #000000"><!--[if IE]><div class="ie-container"><![endif]--><table id="u_body" style="min-width: 320px;Margin: 0 auto;background-color: #e7e7e7;width:100%" cellpadding="0" cellspacing="0"><tbody><tr><td style="display:none !important;visibility:hidden;mso-hide:all;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">Cinco libros y una entrevista</td></tr><tr style="vertical-align: top"><td><div class="u-row-container" style="padding: 0px;background-color: transparent"><div class="u-row" style="margin: 0 auto;min-width: 320px;max-width: 600px;background-color: #ffffff;"><div class="u-col u-col-100" style="max-width: 320px;min-width: 600px;display: table-cell;vertical-align: top;"><div style="height: 100%;width: 100% !important;">
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<p style="text-align:right;font-size:11px"><a href="https://cuadernosdelsur.example/b/118?ver=web">Ver en el navegador</a></p><h1>Cuadernos del Sur</h1><p>Boletín n.º 118 · marzo de 2026</p>
</td></tr></tbody></table>
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<h2>La entrevista</h2><p>Hablamos con la traductora Inés Robledo: «Cada palabra pide la contraseña de la anterior». <a href="https://cuadernosdelsur.example/r/118/1">Seguir leyendo</a></p>
</td></tr></tbody></table>
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<h2>Cinco libros</h2><ol><li>El invierno de 1947, 312 páginas, 19,90 €</li><li>Verificar la luz, poemas, 14 €</li><li>Códigos de familia, novela, 21,50 €</li></ol>
</td></tr></tbody></table>
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<p style="font-size:11px">Recibes este boletín porque te suscribiste en nuestra web. <a href="https://cuadernosdelsur.example/baja/9f0c">Darte de baja</a> · Apartado 447, 11003 Cádiz</p>
</td></tr></tbody></table>
</div></div></div></div></td></tr></tbody></table><!--[if IE]></div><![endif]--></body></html>
`,
  ),
  ...mails(
    'it',
    `
@@ b9u promemoria tagliando | reminder
Officina Bertani <service@officinabertani.example>
Promemoria: tagliando della tua auto targata FX 447 KL
%html
<!DOCTYPE html><html lang="it"><head><meta charset="utf-8"><meta name="format-detection" content="telephone=no"></head><body style="margin:0;background:#eceff1"><!--[if mso]><table align="center" width="600"><tr><td><![endif]--><div style="max-width:600px;margin:0 auto;background:#ffffff;font-family:Tahoma,sans-serif;font-size:15px"><div style="padding:18px;background:#263238;color:#ffffff">Officina Bertani</div><div style="padding:24px"><p>Gentile Paolo Conti,</p><p>secondo i nostri dati la tua auto raggiungerà presto i 60000 km. Ti consigliamo di prenotare il tagliando entro il 30 aprile 2026.</p><table width="100%" cellpadding="8" style="border:1px solid #cfd8dc"><tr><td>Targa</td><td>FX 447 KL</td></tr><tr><td>Ultimo intervento</td><td>14/05/2025, scheda n. 20447</td></tr><tr><td>Preventivo</td><td>da 189,00 &euro;</td></tr></table><p style="text-align:center"><a href="https://officinabertani.example/prenota?veicolo=FX447KL" style="background:#ff6f00;color:#ffffff;padding:12px 28px;border-radius:4px;text-decoration:none">Prenota online</a></p><p>Oppure chiama lo 0522 555 014.</p></div><div style="padding:16px 24px;font-size:11px;color:#78909c">Officina Bertani S.n.c., Via Emilia Ovest 44, 42124 Reggio Emilia, P.IVA 02447120351. <a href="https://officinabertani.example/cancella?c=9a">Non voglio più promemoria</a></div></div><!--[if mso]></td></tr></table><![endif]--></body></html>
`,
  ),
  ...mails(
    'nl',
    `
@@ b9u concertkaarten | event-ticket
Zaal Zuiderhof <tickets@zuiderhof.example>
Je tickets voor Nachtvlinder op 28 maart
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html dir="ltr" xmlns="http://www.w3.org/1999/xhtml" lang="nl" style="font-family:arial, 'helvetica neue', helvetica, sans-serif"><head><meta charset="UTF-8"><meta content="telephone=no" name="format-detection"><title>Tickets</title><!--[if (mso 16)]><style type="text/css">a {text-decoration: none;}</style><![endif]--><style type="text/css">.rollover:hover .rollover-first { max-height:0px!important; display:none!important; } .es-button { text-decoration:none!important; } @media only screen and (max-width:600px) {.es-m-p0r { padding-right:0px!important } h1 { font-size:36px!important; text-align:left } .es-content table { width:100%!important } }</style></head>
<body class="body" style="width:100%;height:100%;padding:0;Margin:0"><div dir="ltr" class="es-wrapper-color" lang="nl" style="background-color:#FAFAFA"><!--[if gte mso 9]><v:background xmlns:v="urn:schemas-microsoft-com:vml" fill="t"><v:fill type="tile" color="#fafafa"></v:fill></v:background><![endif]--><span style="display:none !important;font-size:0px;line-height:0;color:#ffffff;visibility:hidden;opacity:0;height:0;width:0;mso-hide:all">Laat de barcode scannen bij de ingang&#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; </span>
<table width="100%" cellspacing="0" cellpadding="0" class="es-wrapper" role="none" style="mso-table-lspace:0pt;border-collapse:collapse"><tr><td valign="top" style="padding:0;Margin:0"><table cellpadding="0" cellspacing="0" align="center" class="es-content" role="none" style="width:100%"><tr><td align="center"><table bgcolor="#ffffff" align="center" cellpadding="0" cellspacing="0" class="es-content-body" role="none" style="background-color:#FFFFFF;width:600px"><tr><td align="left" style="padding:20px"><table cellpadding="0" cellspacing="0" width="100%" role="presentation">
<tr><td align="left" class="es-text-left" style="padding:5px 0;Margin:0"><h1 style="font-size:32px">Nachtvlinder</h1><p>Zaterdag 28 maart 2026, deuren open 19:30</p></td></tr>
<tr><td align="left" class="es-text-left" style="padding:5px 0;Margin:0"><table width="100%" cellpadding="8" border="1" style="border-collapse:collapse"><tr><td>Ticket 1</td><td>Staanplaats</td><td>04471 20388 1</td></tr><tr><td>Ticket 2</td><td>Staanplaats</td><td>04471 20388 2</td></tr></table><p>Bestelnummer: ZH-771204. Betaald: € 58,00 via iDEAL.</p></td></tr>
<tr><td align="center" style="padding:10px 0;Margin:0"><!--[if mso]><a href="https://zuiderhof.example/t/ZH-771204/pdf?s=b1" target="_blank" hidden><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word" esdevVmlButton href="https://zuiderhof.example/t/ZH-771204/pdf?s=b1" style="height:44px; v-text-anchor:middle; width:234px" arcsize="14%" stroke="f" fillcolor="#5c68e2"><w:anchorlock></w:anchorlock><center style="color:#ffffff; font-family:arial; font-size:18px;">Download tickets (pdf)</center></v:roundrect></a><![endif]--><!--[if !mso]><!-- --><span class="es-button-border msohide" style="border-style:solid;border-width:0px;background:#5C68E2;display:inline-block;border-radius:6px;mso-hide:all"><a href="https://zuiderhof.example/t/ZH-771204/pdf?s=b1" class="es-button" target="_blank" style="mso-style-priority:100 !important;text-decoration:none !important;color:#FFFFFF;font-size:20px;padding:10px 30px;display:inline-block;background:#5C68E2;">Download tickets (pdf)</a></span><!--<![endif]--></td></tr>
</table></td></tr></table></td></tr></table>
<table cellpadding="0" cellspacing="0" align="center" class="es-footer" role="none" style="width:100%"><tr><td align="center"><table class="es-footer-body" align="center" cellpadding="0" cellspacing="0" style="width:640px" role="none"><tr><td align="center" style="font-size:12px;color:#333333">
<p>Zuiderhof, Zuiderpark 44, 2545 Den Haag · KvK 27447120</p>
</td></tr></table></td></tr></table></td></tr></table></div></body></html>
`,
  ),
  ...mails(
    'tr',
    `
@@ b9u fatura | bank
Anadolu Fiber <fatura@anadolufiber.example>
Mart 2026 faturanız hazır
%text
Faturanız hazır

Sayın Emre Yıldız,

Hizmet numarası 8850447120
Fatura no AF02026000447120
Tutar 449,90 TL
Son ödeme tarihi 25.03.2026

Faturayı öde https://anadolufiber.example/odeme?f=AF02026000447120
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html dir="ltr" lang="tr"><head><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/><meta name="x-apple-disable-message-reformatting"/><!--$--></head><div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">Son ödeme tarihi 25.03.2026<div>\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff</div></div><body style="background-color:#ffffff;font-family:-apple-system,BlinkMacSystemFont,&quot;Segoe UI&quot;,Roboto,sans-serif"><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:37.5em;margin:0 auto;padding:20px 0 48px"><tbody><tr style="width:100%"><td><h1 style="font-size:22px">Faturanız hazır</h1><p>Sayın Emre Yıldız,</p><table width="100%" cellPadding="8" style="border:1px solid #eee"><tbody><tr><td>Hizmet numarası</td><td>8850447120</td></tr><tr><td>Fatura no</td><td>AF02026000447120</td></tr><tr><td>Tutar</td><td><b>449,90 TL</b></td></tr><tr><td>Son ödeme tarihi</td><td>25.03.2026</td></tr></tbody></table><p><a href="https://anadolufiber.example/odeme?f=AF02026000447120" style="background:#0a7;color:#fff;padding:12px 20px">Faturayı öde</a></p><p style="font-size:12px">Otomatik ödeme talimatı verin, sıra beklemeyin. Müşteri hizmetleri: 0850 555 01 44. <a href="https://anadolufiber.example/eposta-tercihleri">E-posta tercihleri</a></p></td></tr></tbody></table><!--/$--></body></html>
`,
  ),
];
