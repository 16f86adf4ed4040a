import { mails } from '../mails.ts';

/** Complete HTML mails of template systems without anything to find, of services that no other batch has. */
export const EIGHTH_HTML_OTHERS = [
  ...mails(
    'en',
    `
@@ b8u candle shop order | order
Wickwell Candles <store+5512@wickwell.example>
Order #W10447 confirmed
%text
Order #W10447

Thank you for your purchase!

Hi Hannah, we're getting your order ready to be shipped. We will notify you when it has been sent.

View your order:
https://wickwell.example/5512077/orders/9f2a71c0/authenticate?key=4c77d0a1b2

Fig & Cedar candle, 220 g x 2   $48.00
Shipping                        $6.50
Total                           $54.50 USD
%html
<!DOCTYPE html><html lang="en"><head><title>Thank you for your purchase!</title><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><style>.button__cell{background:#1990C6}.subtitle-line__value{font-weight:600}@media (max-width:600px){.container{width:94%!important}.order-list__image-cell{width:60px}}</style></head>
<body style="margin:0"><table class="body" style="height:100%;width:100%;border-spacing:0"><tr><td style="font-family:-apple-system,Segoe UI,Roboto,sans-serif">
<table class="header row" style="width:100%;margin:40px 0 20px"><tr><td><center><table class="container" style="width:560px;margin:0 auto"><tr><td class="shop-name__cell"><h1><a href="https://wickwell.example">Wickwell Candles</a></h1></td><td class="order-number__cell" align="right" style="text-transform:uppercase;font-size:14px;color:#999"><span class="order-number__text">Order #W10447</span></td></tr></table></center></td></tr></table>
<table class="row content" style="width:100%"><tr><td><center><table class="container" style="width:560px"><tr><td><h2>Thank you for your purchase! </h2><p style="color:#777">Hi Hannah, we're getting your order ready to be shipped. We will notify you when it has been sent.</p>
<table class="row actions"><tr><td><table class="button main-action-cell"><tr><td class="button__cell" align="center"><a href="https://wickwell.example/5512077/orders/9f2a71c0/authenticate?key=4c77d0a1b2" class="button__text" style="font-size:16px;padding:20px 25px;color:#fff;display:block">View your order</a></td></tr></table><table class="link secondary-action-cell"><tr><td>or <a href="https://wickwell.example">Visit our store</a></td></tr></table></td></tr></table></td></tr></table></center></td></tr></table>
<table class="row section" style="width:100%;border-top:1px solid #e5e5e5"><tr><td><center><table class="container" style="width:560px"><tr><td><h3>Order summary</h3></td></tr></table><table class="container" style="width:560px"><tr class="order-list__item"><td><img src="https://cdn.wickwell.example/p/fig_compact_cropped.jpg" width="60" height="60"></td><td><span class="order-list__item-title">Fig &amp; Cedar candle, 220 g&nbsp;&times;&nbsp;2</span><br><span>SKU 440917</span></td><td align="right">$48.00</td></tr><tr><td>Subtotal</td><td></td><td align="right">$48.00</td></tr><tr><td>Shipping</td><td></td><td align="right">$6.50</td></tr><tr><td>Total</td><td></td><td align="right"><strong>$54.50 USD</strong></td></tr></table></center></td></tr></table>
<table class="row section" style="width:100%"><tr><td><center><table class="container" style="width:560px"><tr><td><h4>Shipping address</h4><p>Hannah Ortiz<br>2210 Alder St, Apt 4<br>Eugene OR 97405<br>United States</p></td><td><h4>Payment</h4><p>Visa ending with 4471 &mdash; <strong>$54.50</strong></p></td></tr></table></center></td></tr></table>
<p style="text-align:center;color:#999;font-size:14px">If you have any questions, reply to this email or contact us at <a href="mailto:hello@wickwell.example">hello@wickwell.example</a></p></td></tr></table></body></html>

@@ b8u parcel out for delivery | tracking
Swiftpost <tracking@mail.swiftpost.example>
Your parcel is out for delivery today
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style type="text/css">ReadMsgBody{ width: 100%;} .ExternalClass{width: 100%;} .ExternalClass, .ExternalClass p, .ExternalClass span, .ExternalClass td {line-height: 100%;} body {-webkit-text-size-adjust:100%; margin:0 !important;} @media only screen and (max-width: 480px) { .container {width: 100% !important;} .stack-column {display:block !important;} }</style></head>
<body bgcolor="#eeeeee"><div style="font-size:0; line-height:0;"><img src="https://click.mail.example/open.aspx?ffcb10-fec7157674640c78" width="1" height="1" alt=""></div>
<div style="display:none;max-height:0px;overflow:hidden;">Between 10:42 and 11:42 with Dave &zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;</div>
<table width="100%" border="0" cellpadding="0" cellspacing="0" align="center"><tr><td align="center"><table cellspacing="0" cellpadding="0" border="0" width="600" class="container" align="center" bgcolor="#ffffff"><tr><td class="header" align="center" style="font-size:11px;font-family:Arial;"><a href="https://view.mail.swiftpost.example/?qs=44aa">View online</a></td></tr>
<tr><td class="slot-styling" style="padding:15px 30px;"><table cellpadding="0" cellspacing="0" width="100%" role="presentation" class="stylingblock-content-wrapper"><tr><td class="stylingblock-content-wrapper camarker-inner" style="font-family:Arial, sans-serif;font-size:15px;">
<h1>Your parcel is on its way, Sam</h1><p>Your driver Dave will deliver it today between</p><p style="font-size:30px;text-align:center"><b>10:42 - 11:42</b></p>
</td></tr></table></td></tr>
<tr><td class="slot-styling" style="padding:15px 30px;"><table cellpadding="0" cellspacing="0" width="100%" role="presentation" class="stylingblock-content-wrapper"><tr><td class="stylingblock-content-wrapper camarker-inner" style="font-family:Arial, sans-serif;font-size:15px;">
<table width="100%" cellpadding="8"><tr><td>Parcel number</td><td><b>1550 2447 1203 88</b></td></tr><tr><td>From</td><td>Northpeak Outdoor</td></tr><tr><td>Deliver to</td><td>LS6 3HN</td></tr></table><p align="center"><a href="https://click.mail.swiftpost.example/?qs=7a01" style="background:#dc0032;color:#ffffff;padding:14px 26px;">Track your parcel</a></p><p>Not in? <a href="https://click.mail.swiftpost.example/?qs=7a02">Change your delivery</a> until one hour before.</p>
</td></tr></table></td></tr>
<tr><td style="font-family:Arial, sans-serif;font-size:11px;color:#666666;padding:20px;">
Swiftpost Group UK Ltd, Roebuck Lane, Smethwick B66 1BY. <a href="https://click.mail.swiftpost.example/?qs=7a03">Privacy policy</a>
</td></tr></table></td></tr></table><custom name="opencounter" type="tracking"></body></html>

@@ b8u project tool receipt | receipt
Boardwise Billing <billing@boardwise.example>
Receipt from Boardwise (#2026-0447)
%text
This is a receipt for your recent purchase on March 11. No payment is due with this receipt.

************
Hi Leo,
************

Thanks for using Boardwise. This email is the receipt for your purchase. No payment is due.

2026-0447        March 11, 2026
--------------------------------
Team plan, 12 seats, monthly   $144.00
Total                          $144.00

Download as PDF ( https://boardwise.example/invoices/2026-0447.pdf )
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta name="viewport" content="width=device-width, initial-scale=1.0" /><meta name="x-apple-disable-message-reformatting" /><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /><title></title>
<style type="text/css" rel="stylesheet" media="all">body{width:100% !important;height:100%;margin:0;-webkit-text-size-adjust:none}a{color:#3869D4}.email-masthead_name{font-size:16px;font-weight:bold;color:#A8AAAF;text-decoration:none}.button{background-color:#3869D4;border-top:10px solid #3869D4;border-right:18px solid #3869D4;display:inline-block;color:#FFF;text-decoration:none}.attributes_content{background-color:#F4F4F7;padding:16px}@media (prefers-color-scheme: dark){body,.email-body,.email-body_inner,.email-content{background-color:#333333 !important;color:#FFF !important}p,ul,h1,h2,.attributes_item{color:#FFF !important}}:root{color-scheme:light dark}</style></head>
<body><span class="preheader" style="display:none !important;visibility:hidden;mso-hide:all;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden;">This is a receipt for your recent purchase on March 11. No payment is due.</span>
<table class="email-wrapper" width="100%" cellpadding="0" cellspacing="0" role="presentation"><tr><td align="center"><table class="email-content" width="100%" cellpadding="0" cellspacing="0" role="presentation">
<tr><td class="email-masthead"><a href="https://boardwise.example" class="f-fallback email-masthead_name">Boardwise</a></td></tr>
<tr><td class="email-body" width="570" cellpadding="0" cellspacing="0"><table class="email-body_inner" align="center" width="570" cellpadding="0" cellspacing="0" role="presentation"><tr><td class="content-cell"><div class="f-fallback">
<h1>Hi Leo,</h1><p>Thanks for using Boardwise. This email is the receipt for your purchase. No payment is due.</p>
<p>This purchase will appear as “BOARDWISE* 8005550144” on your credit card statement for your Visa ending in 7703.</p>
<table class="purchase" width="100%" cellpadding="0" cellspacing="0" role="presentation"><tr><td><h3>2026-0447</h3></td><td><h3 class="align-right">March 11, 2026</h3></td></tr><tr><td colspan="2"><table class="purchase_content" width="100%"><tr><th class="purchase_heading" align="left"><p>Description</p></th><th class="purchase_heading" align="right"><p>Amount</p></th></tr><tr><td width="80%" class="purchase_item"><span class="f-fallback">Team plan, 12 seats, monthly</span></td><td class="align-right" width="20%"><span class="f-fallback">$144.00</span></td></tr><tr><td width="80%" class="purchase_footer"><p class="f-fallback purchase_total purchase_total--label">Total</p></td><td width="20%" class="purchase_footer"><p class="f-fallback purchase_total">$144.00</p></td></tr></table></td></tr></table>
<p>If you have any questions about this receipt, simply reply to this email or reach out to our <a href="https://boardwise.example/support">support team</a> for help.</p><table class="body-action" align="center" width="100%" cellpadding="0" cellspacing="0" role="presentation"><tr><td align="center"><table width="100%" border="0" cellspacing="0" cellpadding="0" role="presentation"><tr><td align="center"><a href="https://boardwise.example/invoices/2026-0447.pdf" class="f-fallback button button--green" target="_blank">Download as PDF</a></td></tr></table></td></tr></table><p>Moved recently? Have a new credit card? You can easily <a href="https://boardwise.example/billing">update your billing information</a>.</p>
</div></td></tr></table></td></tr>
<tr><td><table class="email-footer" align="center" width="570" cellpadding="0" cellspacing="0" role="presentation"><tr><td class="content-cell" align="center">
<p class="f-fallback sub align-center">Boardwise Inc<br />88 Howard St, San Francisco, CA 94105</p>
</td></tr></table></td></tr></table></td></tr></table></body></html>

@@ b8u garden newsletter | newsletter
The Potting Shed <news@pottingshed.example>
What to sow in March (and what to leave until April)
%text
View this email in your browser (https://mailchi.example/pottingshed/march-2026?e=b1c2d3)

** March in the garden
------------------------------------------------------------
Hello growers,

The soil is at 7 degrees here, so the broad beans are in.

** 1. Sow indoors
------------------------------------------------------------
Tomatoes, chillies, aubergines. Two seeds a pot, at 20 to 22 degrees.

Shop spring seeds (https://pottingshed.us7.list-manage.example/track/click?u=77ab01&id=9920&e=b1c2d3)

============================================================
Copyright © 2026 The Potting Shed, All rights reserved.
** unsubscribe from this list (https://pottingshed.us7.list-manage.example/unsubscribe?u=77ab01&e=b1c2d3)
%html
<!doctype html><html lang="en" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml"><head><!-- NAME: 1 COLUMN --><!--[if gte mso 15]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]--><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>March in the garden</title>
<style type="text/css">p{margin:10px 0;padding:0;}table{border-collapse:collapse;}h1,h2,h3{display:block;margin:0;padding:0;}#bodyTable{background-color:#FAFAFA;}.mcnPreviewText{display:none !important;}.templateContainer{max-width:600px !important;}#templateFooter .mcnTextContent{color:#656565;font-family:Helvetica;font-size:12px;}@media only screen and (max-width:480px){body,table,td,p,a{-webkit-text-size-adjust:none !important;}h1{font-size:22px !important;}}</style></head>
<body><!--[if !gte mso 9]><!----><span class="mcnPreviewText" style="display:none; font-size:0px; line-height:0px; max-height:0px; max-width:0px; opacity:0; overflow:hidden; visibility:hidden; mso-hide:all;">Broad beans, early peas and one thing not to do</span><!--<![endif]--><center><table align="center" border="0" cellpadding="0" cellspacing="0" height="100%" width="100%" id="bodyTable"><tr><td align="center" valign="top" id="bodyCell"><!--[if (gte mso 9)|(IE)]><table align="center" border="0" cellspacing="0" cellpadding="0" width="600" style="width:600px;"><tr><td align="center" valign="top" width="600" style="width:600px;"><![endif]-->
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="templateContainer"><tr><td valign="top" id="templateBody">
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnTextBlock" style="min-width:100%;"><tbody class="mcnTextBlockOuter"><tr><td valign="top" class="mcnTextBlockInner" style="padding-top:9px;"><table align="left" border="0" cellpadding="0" cellspacing="0" style="max-width:100%; min-width:100%;" width="100%" class="mcnTextContentContainer"><tbody><tr><td valign="top" class="mcnTextContent" style="padding-top:0; padding-right:18px; padding-bottom:9px; padding-left:18px;">
<a href="https://mailchi.example/pottingshed/march-2026?e=b1c2d3" style="font-size:11px">View this email in your browser</a>
</td></tr></tbody></table></td></tr></tbody></table>
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnTextBlock" style="min-width:100%;"><tbody class="mcnTextBlockOuter"><tr><td valign="top" class="mcnTextBlockInner" style="padding-top:9px;"><table align="left" border="0" cellpadding="0" cellspacing="0" style="max-width:100%; min-width:100%;" width="100%" class="mcnTextContentContainer"><tbody><tr><td valign="top" class="mcnTextContent" style="padding-top:0; padding-right:18px; padding-bottom:9px; padding-left:18px;">
<h1>March in the garden</h1><p>Hello growers,</p><p>The soil is at 7 degrees here, so the broad beans are in. If you only do one job this week, cover a bed with fleece.</p>
</td></tr></tbody></table></td></tr></tbody></table>
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnTextBlock" style="min-width:100%;"><tbody class="mcnTextBlockOuter"><tr><td valign="top" class="mcnTextBlockInner" style="padding-top:9px;"><table align="left" border="0" cellpadding="0" cellspacing="0" style="max-width:100%; min-width:100%;" width="100%" class="mcnTextContentContainer"><tbody><tr><td valign="top" class="mcnTextContent" style="padding-top:0; padding-right:18px; padding-bottom:9px; padding-left:18px;">
<h3>1. Sow indoors</h3><p>Tomatoes, chillies, aubergines. Two seeds a pot, at 20 to 22 degrees.</p><h3>2. Sow outdoors</h3><p>Peas, spinach, parsnips. <a href="https://pottingshed.us7.list-manage.example/track/click?u=77ab01&id=4417&e=b1c2d3">Read our sowing calendar</a></p>
</td></tr></tbody></table></td></tr></tbody></table>
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnButtonBlock" style="min-width:100%;"><tbody class="mcnButtonBlockOuter"><tr><td style="padding:0 18px 18px" valign="top" align="center" class="mcnButtonBlockInner"><table border="0" cellpadding="0" cellspacing="0" class="mcnButtonContentContainer" style="border-collapse: separate !important;border-radius: 3px;background-color: #4CAF50;"><tbody><tr><td align="center" valign="middle" class="mcnButtonContent" style="font-family: Helvetica; font-size: 18px; padding: 18px;"><a class="mcnButton " title="Shop spring seeds" href="https://pottingshed.us7.list-manage.example/track/click?u=77ab01&amp;id=9920&amp;e=b1c2d3" target="_self" style="font-weight: bold;letter-spacing: -0.5px;line-height: 100%;text-align: center;text-decoration: none;color: #FFFFFF;">Shop spring seeds</a></td></tr></tbody></table></td></tr></tbody></table>
</td></tr><tr><td valign="top" id="templateFooter"><table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnTextBlock"><tbody><tr><td valign="top" class="mcnTextContent">
<em>Copyright &copy; 2026 The Potting Shed, All rights reserved.</em><br>You are receiving this email because you opted in at our website.<br><br><strong>Our mailing address is:</strong><br>The Potting Shed, 3 Orchard Way, Evesham WR11 4BA<br><br>Want to change how you receive these emails?<br>You can <a href="https://pottingshed.us7.list-manage.example/profile?u=77ab01">update your preferences</a> or <a href="https://pottingshed.us7.list-manage.example/unsubscribe?u=77ab01&e=b1c2d3">unsubscribe from this list</a>
</td></tr></tbody></table></td></tr></table><!--[if (gte mso 9)|(IE)]></td></tr></table><![endif]--></td></tr></table></center></body></html>

@@ b8u shoes code box | promo-code
Fleetfoot <hello@e.fleetfoot.example>
Here it is: your 20% off 👟
%html
<!doctype html><html lang="en" dir="auto" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>20% off</title><!--[if !mso]><!--><meta http-equiv="X-UA-Compatible" content="IE=edge"><!--<![endif]--><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">#outlook a { padding:0; } body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; } table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; } img { border:0;height:auto;line-height:100%; } p { display:block;margin:13px 0; } @media only screen and (min-width:480px) { .mj-column-per-100 { width:100% !important; max-width: 100%; } }</style>
<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]--></head><body style="word-spacing:normal;background-color:#f4f4f7;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">Your welcome code is inside. Ends Sunday.</div><div style="background-color:#f4f4f7;">
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
<tr><td align="center" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:28px;line-height:1.5;text-align:center;color:#333333;font-weight:900;letter-spacing:4px;">FLEETFOOT</div></td></tr>
</tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
<tr><td align="center" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:22px;line-height:1.5;text-align:center;color:#333333;">Welcome to the club, Jordan</div></td></tr>
<tr><td align="center" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:center;color:#333333;">Use this code at checkout for 20% off your first order:</div></td></tr>
<tr><td align="center" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:34px;line-height:1.5;text-align:center;color:#333333;letter-spacing:6px;font-weight:bold;border:2px dashed #333333;padding:12px;">RUN20X7</div></td></tr>
<tr><td align="center" vertical-align="middle" style="font-size:0px;padding:10px 25px;word-break:break-word;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;"><tr><td align="center" bgcolor="#000000" role="presentation" style="border:none;border-radius:3px;cursor:auto;mso-padding-alt:10px 25px;background:#000000;" valign="middle"><a href="https://e.fleetfoot.example/c/44/8812?d=77&amp;u=1" style="display:inline-block;background:#000000;color:#ffffff;font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:13px;font-weight:normal;line-height:120%;margin:0;text-decoration:none;text-transform:none;padding:10px 25px;mso-padding-alt:0px;border-radius:3px;" target="_blank"> SHOP NOW </a></td></tr></table></td></tr>
<tr><td align="center" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:11px;line-height:1.5;text-align:center;color:#333333;">*Valid until March 15, 2026, 11:59 PM PST. One use per customer. Excludes gift cards and sale items. Enter the code in the field "Promo code".</div></td></tr>
</tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
<tr><td align="center" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:11px;line-height:1.5;text-align:center;color:#333333;">Fleetfoot, 900 Trail Rd, Boulder, CO 80302<br><a href="https://e.fleetfoot.example/unsub?u=1">Unsubscribe</a> | <a href="https://e.fleetfoot.example/view?u=1">View in browser</a></div></td></tr>
</tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</div></body></html>

@@ b8u webinar join details | meeting
Cloudseed Events <no-reply@webinars.cloudseed.example>
Confirmation: Scaling support with small teams
%text
Hello Ana Lima,

Thank you for registering for Scaling support with small teams.

Date & Time: Mar 19, 2026 04:00 PM London
Webinar ID: 881 4471 2039
Passcode: 550217

Join Webinar: https://webinars.cloudseed.example/w/88144712039?tk=N7s0Q.DQUAAAA&pwd=bG9uZG9u&uuid=WN_4c
%html
<html><head><meta charset="utf-8"></head><body style="font-family:Lato,Helvetica,Arial,sans-serif;font-size:14px;color:#232333"><table width="640" align="center" cellpadding="0" cellspacing="0" style="border:1px solid #eeeeee"><tr><td style="padding:24px;background:#0b5cff"><img src="https://webinars.cloudseed.example/img/logo-white.png" alt="Cloudseed"></td></tr>
<tr><td style="padding:24px"><p>Hello Ana Lima,</p><p>Thank you for registering for <b>Scaling support with small teams</b>. You can find information about this webinar below.</p>
<table width="100%" cellpadding="8" style="border-collapse:collapse;background:#f7f9fa"><tr><td width="160">Date &amp; Time</td><td>Mar 19, 2026 04:00 PM London</td></tr><tr><td>Webinar ID</td><td>881 4471 2039</td></tr><tr><td>Passcode</td><td>550217</td></tr></table>
<p style="text-align:center"><a href="https://webinars.cloudseed.example/w/88144712039?tk=N7s0Q.DQUAAAA&amp;pwd=bG9uZG9u&amp;uuid=WN_4c" style="background:#0b5cff;color:#ffffff;padding:10px 32px;border-radius:8px;text-decoration:none">Join Webinar</a></p>
<p>Add to: <a href="https://webinars.cloudseed.example/ics/88144712039?type=google">Google Calendar</a> · <a href="https://webinars.cloudseed.example/ics/88144712039?type=ics">Outlook Calendar (.ICS)</a></p>
<p style="font-size:12px;color:#747487">One tap mobile: +442034815237,,88144712039#,,,,*550217# United Kingdom<br>To edit or cancel your registration details, <a href="https://webinars.cloudseed.example/w/register/cancel?tk=N7s0Q">click here</a> before the webinar has started. Questions: events@cloudseed.example</p></td></tr><tr><td style="padding:16px;font-size:11px;color:#747487">+1.888.555.0144 · &copy; 2026, all rights reserved. Cloudseed, 55 Almaden Blvd, San Jose, CA 95113</td></tr></table></body></html>

@@ b8u hotel reservation json-ld | booking
Harbour House Hotel <reservations@harbourhouse.example>
Your reservation is confirmed: 7Q4KX2
%html
<!DOCTYPE html><html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"LodgingReservation","reservationNumber":"7Q4KX2","reservationStatus":"http://schema.org/Confirmed","underName":{"@type":"Person","name":"Nora Lindqvist"},"reservationFor":{"@type":"LodgingBusiness","name":"Harbour House Hotel","telephone":"+44 1326 555 014"},"checkinDate":"2026-04-03T15:00:00+01:00","checkoutDate":"2026-04-06T11:00:00+01:00","potentialAction":{"@type":"ViewAction","target":"https://harbourhouse.example/booking/7Q4KX2?e=nora"},"modifyReservationUrl":"https://harbourhouse.example/booking/7Q4KX2/change"}
</script></head><body style="margin:0;background:#f2efe8"><table width="100%"><tr><td align="center"><table width="600" bgcolor="#ffffff" cellpadding="0" cellspacing="0"><tr><td><img src="https://harbourhouse.example/m/sea.jpg" width="600" alt="View of the harbour"></td></tr><tr><td style="padding:30px;font-family:Georgia"><h2>We look forward to seeing you, Nora</h2><p>Your confirmation number</p><p style="font-size:32px;letter-spacing:3px"><strong>7Q4KX2</strong></p><dl><dt>Arrival</dt><dd>Friday 3 April 2026, from 15:00</dd><dt>Departure</dt><dd>Monday 6 April 2026, by 11:00</dd><dt>Room</dt><dd>Sea view double, no. 214</dd><dt>Total</dt><dd>&pound;537.00, paid at the hotel</dd></dl><p><a href="https://harbourhouse.example/booking/7Q4KX2?e=nora" style="border:1px solid #1a3a4a;padding:10px 20px">Manage booking</a></p><p style="font-size:12px">Free cancellation until 1 April, 18:00. After reception closes (22:00) the front door opens with 4471#.</p></td></tr><tr><td style="padding:20px;font-size:11px;font-family:Arial;color:#888888">Harbour House, 2 Custom House Quay, Falmouth TR11 3JT · 01326 555 014</td></tr></table></td></tr></table></body></html>

@@ b8u new sign-in notice | security-notice
Fieldpad Security <security@fieldpad.example>
New sign-in to your Fieldpad account
%text
New sign-in to your account

Hi Marcus,

Your account was just used to sign in from a device that we have not seen before.

When: 11 March 2026, 07:14 UTC
Device: Chrome 141 on macOS 15.3
Where: Porto, Portugal (198.51.100.42)

If this wasn't you, secure your account now: https://fieldpad.example/security/lockdown?ev=88201744
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="viewport" content="width=device-width"><title>New sign-in</title>
<style>@media only screen{html{min-height:100%;background:#f3f3f3}}@media only screen and (max-width:596px){.small-float-center{margin:0 auto!important;float:none!important;text-align:center!important}}@media only screen and (max-width:596px){table.body img{width:auto;height:auto}table.body .container{width:95%!important}}</style></head>
<body style="-moz-box-sizing:border-box;margin:0;background:#f3f3f3!important;color:#0a0a0a;font-family:Helvetica,Arial,sans-serif;font-size:16px;width:100%!important"><span class="preheader" style="color:#f3f3f3;display:none!important;font-size:1px;line-height:1px;max-height:0;max-width:0;mso-hide:all!important;opacity:0;overflow:hidden;visibility:hidden">Was this you?</span>
<table class="body" style="background:#f3f3f3!important;border-collapse:collapse;border-spacing:0;height:100%;width:100%"><tr><td class="center" align="center" valign="top"><center data-parsed style="min-width:580px;width:100%"><table align="center" class="container float-center" style="background:#fefefe;margin:0 auto;width:580px"><tbody><tr><td style="padding:0;text-align:left">
<table class="row" style="padding:0;position:relative;width:100%"><tbody><tr style="padding:0;text-align:left;vertical-align:top"><th class="small-12 large-12 columns first last" style="font-weight:400;line-height:1.3;padding:16px;text-align:left;width:564px"><table style="width:100%"><tr><th style="font-weight:400;text-align:left">
<h4>New sign-in to your account</h4><p>Hi Marcus,</p><p>Your account was just used to sign in from a device that we have not seen before.</p>
</th><th class="expander" style="padding:0!important;visibility:hidden;width:0"></th></tr></table></th></tr></tbody></table>
<table class="row" style="padding:0;position:relative;width:100%"><tbody><tr style="padding:0;text-align:left;vertical-align:top"><th class="small-12 large-12 columns first last" style="font-weight:400;line-height:1.3;padding:16px;text-align:left;width:564px"><table style="width:100%"><tr><th style="font-weight:400;text-align:left">
<table class="callout" style="width:100%;background:#fefefe;border:1px solid #cbcbcb"><tr><th style="text-align:left;padding:8px">When</th><td style="padding:8px">11 March 2026, 07:14 UTC</td></tr><tr><th style="text-align:left;padding:8px">Device</th><td style="padding:8px">Chrome 141 on macOS 15.3</td></tr><tr><th style="text-align:left;padding:8px">Where</th><td style="padding:8px">Porto, Portugal (198.51.100.42)</td></tr></table><p>If this was you, there is nothing to do. If this wasn't you, <a href="https://fieldpad.example/security/lockdown?ev=88201744">secure your account</a> now: we will sign out all devices and ask you to choose a new password.</p>
</th><th class="expander" style="padding:0!important;visibility:hidden;width:0"></th></tr></table></th></tr></tbody></table>
<table class="spacer"><tbody><tr><td height="16px" style="font-size:16px;line-height:16px;mso-line-height-rule:exactly">&#xA0;</td></tr></tbody></table>
<table class="row footer" style="background:#f3f3f3;width:100%"><tbody><tr><th class="small-12 large-12 columns first last" style="font-weight:400;padding:16px;text-align:left;width:564px"><table><tr><th style="font-size:12px;color:#8a8a8a"><p>You receive this mail because it concerns the security of your account. It cannot be switched off.</p><p>Fieldpad GmbH, Torstr. 140, 10119 Berlin</p></th><th class="expander" style="visibility:hidden;width:0"></th></tr></table></th></tr></tbody></table>
</td></tr></tbody></table></center></td></tr></table><div style="display:none;white-space:nowrap;font:15px courier;line-height:0">&nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp;</div></body></html>

@@ b8u community digest | discussion
Maker Commons <digest@makercommons.example>
[Maker Commons] Summary: 14 new topics since your last visit
%html
<!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta http-equiv="Content-type" name="viewport" content="width=device-width"></head><body style="background-color:#F3F3F3"><div style="display:none;max-height:0">A brief summary of Maker Commons since your last visit on March 4</div><table width="100%" dm="body"><tr><td align="center"><table width="600" bgcolor="#ffffff"><tr><td style="padding:20px;background:#2f6f4e"><a href="https://makercommons.example" style="color:#ffffff;font-size:22px">Maker Commons</a></td></tr>
<tr><td align="center"><table><tr><td style="padding:10px;font-size:36px">1482</td><td style="padding:10px;font-size:36px">14</td><td style="padding:10px;font-size:36px">207</td></tr><tr><td>Unread notifications</td><td>New topics</td><td>New likes</td></tr></table></td></tr>
<tr><td style="padding:20px"><h3>Popular Topics</h3><p><a href="https://makercommons.example/t/bed-levelling-drift/44718">Bed levelling drifts after every 3rd print</a><br>@solderpoint: Check the Z offset in EEPROM, mine was at 0.0214 after the 2.1.3 update…</p><p><a href="https://makercommons.example/t/which-multimeter/44690">Which multimeter under 60?</a> 31 replies, 9 likes</p><p><a href="https://makercommons.example/t/show-your-bench/10217">Show your bench</a> 88 replies</p><a href="https://makercommons.example/latest" style="background:#2f6f4e;color:#ffffff;padding:8px 16px">More</a></td></tr>
<tr><td style="padding:20px;font-size:12px;color:#999999">This summary is sent from Maker Commons when we haven't seen you in a while. Change <a href="https://makercommons.example/my/preferences/emails">your email settings</a>, or <a href="https://makercommons.example/email/unsubscribe/e3b0c44298fc1c149afbf4c8996fb924">click here</a> to unsubscribe.</td></tr></table></td></tr></table></body></html>

@@ b8u stay survey stars | marketing
Lakeview Lodges <feedback@lakeviewlodges.example>
Nora, how was your stay? (2 minutes)
%html
<!doctype html><html lang="en" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml"><head><!-- NAME: 1 COLUMN --><!--[if gte mso 15]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]--><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Survey</title>
<style type="text/css">p{margin:10px 0;padding:0;}table{border-collapse:collapse;}h1,h2,h3{display:block;margin:0;padding:0;}#bodyTable{background-color:#FAFAFA;}.mcnPreviewText{display:none !important;}.templateContainer{max-width:600px !important;}#templateFooter .mcnTextContent{color:#656565;font-family:Helvetica;font-size:12px;}@media only screen and (max-width:480px){body,table,td,p,a{-webkit-text-size-adjust:none !important;}h1{font-size:22px !important;}}</style></head>
<body><!--[if !gte mso 9]><!----><span class="mcnPreviewText" style="display:none; font-size:0px; line-height:0px; max-height:0px; max-width:0px; opacity:0; overflow:hidden; visibility:hidden; mso-hide:all;">Tell us in 2 minutes and win a weekend</span><!--<![endif]--><center><table align="center" border="0" cellpadding="0" cellspacing="0" height="100%" width="100%" id="bodyTable"><tr><td align="center" valign="top" id="bodyCell"><!--[if (gte mso 9)|(IE)]><table align="center" border="0" cellspacing="0" cellpadding="0" width="600" style="width:600px;"><tr><td align="center" valign="top" width="600" style="width:600px;"><![endif]-->
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="templateContainer"><tr><td valign="top" id="templateBody">
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnTextBlock" style="min-width:100%;"><tbody class="mcnTextBlockOuter"><tr><td valign="top" class="mcnTextBlockInner" style="padding-top:9px;"><table align="left" border="0" cellpadding="0" cellspacing="0" style="max-width:100%; min-width:100%;" width="100%" class="mcnTextContentContainer"><tbody><tr><td valign="top" class="mcnTextContent" style="padding-top:0; padding-right:18px; padding-bottom:9px; padding-left:18px;">
<h2>How was your stay at Lakeview?</h2><p>Booking 8840217, 27 February to 2 March. How likely are you to recommend us to a friend?</p><table width="100%"><tr><td align="center" style="border:1px solid #cccccc"><a href="https://survey.lakeviewlodges.example/r/8840217?k=a7&score=0">0</a></td><td align="center" style="border:1px solid #cccccc"><a href="https://survey.lakeviewlodges.example/r/8840217?k=a7&score=1">1</a></td><td align="center" style="border:1px solid #cccccc"><a href="https://survey.lakeviewlodges.example/r/8840217?k=a7&score=2">2</a></td><td align="center" style="border:1px solid #cccccc"><a href="https://survey.lakeviewlodges.example/r/8840217?k=a7&score=3">3</a></td><td align="center" style="border:1px solid #cccccc"><a href="https://survey.lakeviewlodges.example/r/8840217?k=a7&score=4">4</a></td><td align="center" style="border:1px solid #cccccc"><a href="https://survey.lakeviewlodges.example/r/8840217?k=a7&score=5">5</a></td><td align="center" style="border:1px solid #cccccc"><a href="https://survey.lakeviewlodges.example/r/8840217?k=a7&score=6">6</a></td><td align="center" style="border:1px solid #cccccc"><a href="https://survey.lakeviewlodges.example/r/8840217?k=a7&score=7">7</a></td><td align="center" style="border:1px solid #cccccc"><a href="https://survey.lakeviewlodges.example/r/8840217?k=a7&score=8">8</a></td><td align="center" style="border:1px solid #cccccc"><a href="https://survey.lakeviewlodges.example/r/8840217?k=a7&score=9">9</a></td><td align="center" style="border:1px solid #cccccc"><a href="https://survey.lakeviewlodges.example/r/8840217?k=a7&score=10">10</a></td></tr><tr><td colspan="5" style="font-size:11px">Not at all likely</td><td colspan="6" align="right" style="font-size:11px">Extremely likely</td></tr></table>
</td></tr></tbody></table></td></tr></tbody></table>
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnButtonBlock" style="min-width:100%;"><tbody class="mcnButtonBlockOuter"><tr><td style="padding:0 18px 18px" valign="top" align="center" class="mcnButtonBlockInner"><table border="0" cellpadding="0" cellspacing="0" class="mcnButtonContentContainer" style="border-collapse: separate !important;border-radius: 3px;background-color: #2BAADF;"><tbody><tr><td align="center" valign="middle" class="mcnButtonContent" style="font-family: Helvetica; font-size: 18px; padding: 18px;"><a class="mcnButton " title="Start the survey" href="https://survey.lakeviewlodges.example/r/8840217?k=a7" target="_self" style="font-weight: bold;letter-spacing: -0.5px;line-height: 100%;text-align: center;text-decoration: none;color: #FFFFFF;">Start the survey</a></td></tr></tbody></table></td></tr></tbody></table>
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnTextBlock" style="min-width:100%;"><tbody class="mcnTextBlockOuter"><tr><td valign="top" class="mcnTextBlockInner" style="padding-top:9px;"><table align="left" border="0" cellpadding="0" cellspacing="0" style="max-width:100%; min-width:100%;" width="100%" class="mcnTextContentContainer"><tbody><tr><td valign="top" class="mcnTextContent" style="padding-top:0; padding-right:18px; padding-bottom:9px; padding-left:18px;">
<p>Every completed survey enters our prize draw for a weekend for two.</p>
</td></tr></tbody></table></td></tr></tbody></table>
</td></tr><tr><td valign="top" id="templateFooter"><table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnTextBlock"><tbody><tr><td valign="top" class="mcnTextContent">
Lakeview Lodges Ltd, Windermere LA23 1LS. <a href="https://lakeviewlodges.example/unsub/a7">No more surveys</a>
</td></tr></tbody></table></td></tr></table><!--[if (gte mso 9)|(IE)]></td></tr></table><![endif]--></td></tr></table></center></body></html>
`,
  ),
  ...mails(
    'de',
    `
@@ b8u kontoauszug | bank
Sparbank Heidekreis <postfach@sparbank-heidekreis.example>
Neues Dokument in Ihrem Postfach: Kontoauszug 2/2026
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml" lang="de"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style type="text/css">ReadMsgBody{ width: 100%;} .ExternalClass{width: 100%;} .ExternalClass, .ExternalClass p, .ExternalClass span, .ExternalClass td {line-height: 100%;} body {-webkit-text-size-adjust:100%; margin:0 !important;} @media only screen and (max-width: 480px) { .container {width: 100% !important;} .stack-column {display:block !important;} }</style></head>
<body bgcolor="#eeeeee"><div style="font-size:0; line-height:0;"><img src="https://click.mail.example/open.aspx?ffcb10-fec7157674640c78" width="1" height="1" alt=""></div>
<div style="display:none;max-height:0px;overflow:hidden;">Ihr Kontoauszug liegt bereit &zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;</div>
<table width="100%" border="0" cellpadding="0" cellspacing="0" align="center"><tr><td align="center"><table cellspacing="0" cellpadding="0" border="0" width="600" class="container" align="center" bgcolor="#ffffff"><tr><td class="header" align="center" style="font-size:11px;font-family:Arial;"><a href="https://view.sparbank-heidekreis.example/?qs=17">Im Browser ansehen</a></td></tr>
<tr><td class="slot-styling" style="padding:15px 30px;"><table cellpadding="0" cellspacing="0" width="100%" role="presentation" class="stylingblock-content-wrapper"><tr><td class="stylingblock-content-wrapper camarker-inner" style="font-family:Arial, sans-serif;font-size:15px;">
<p>Guten Tag, Herr Brandt,</p><p>in Ihrem elektronischen Postfach liegt ein neues Dokument für Sie bereit:</p><table cellpadding="6" width="100%" style="background:#f5f5f5"><tr><td>Dokument</td><td>Kontoauszug Nr. 2/2026</td></tr><tr><td>Konto</td><td>DE** **** **** **** **44 71</td></tr><tr><td>Eingestellt am</td><td>03.03.2026</td></tr></table><p>Bitte melden Sie sich wie gewohnt im Online-Banking an und geben Sie dort Ihre PIN ein. Aus Sicherheitsgründen enthält diese E-Mail keinen Link zur Anmeldung.</p>
</td></tr></table></td></tr>
<tr><td style="font-family:Arial, sans-serif;font-size:11px;color:#666666;padding:20px;">
Sparbank Heidekreis AöR, Poststraße 7, 29614 Soltau, BLZ 258 516 60, BIC NOLADE21SOL. Telefon 05191 555 0. <a href="https://sparbank-heidekreis.example/impressum">Impressum</a>
</td></tr></table></td></tr></table><custom name="opencounter" type="tracking"></body></html>
`,
  ),
  ...mails(
    'fr',
    `
@@ b8u billet train | event-ticket
Trains du Rhône <billets@trainsrhone.example>
Votre voyage Lyon - Avignon du 14 mars : e-billet et référence TQK8RM
%text
Bon voyage, Camille !

Référence du dossier : TQK8RM
Nom associé : MOREAU

Samedi 14 mars 2026, train n° 6117, voiture 07, place 84
09:04 Lyon Part-Dieu
10:12 Avignon TGV

Afficher mon e-billet [https://click.trainsrhone.example/f/a/9aKq~~/AAQRxQA~/RgRp]
%html
<!doctype html><html lang="fr" dir="auto" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>E-billet</title><!--[if !mso]><!--><meta http-equiv="X-UA-Compatible" content="IE=edge"><!--<![endif]--><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">#outlook a { padding:0; } body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; } table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; } img { border:0;height:auto;line-height:100%; } p { display:block;margin:13px 0; } @media only screen and (min-width:480px) { .mj-column-per-100 { width:100% !important; max-width: 100%; } }</style>
<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]--></head><body style="word-spacing:normal;background-color:#f4f4f7;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">Votre e-billet est prêt</div><div style="background-color:#f4f4f7;">
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
<tr><td align="left" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:24px;line-height:1.5;text-align:left;color:#333333;">Bon voyage, Camille !</div></td></tr>
</tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
<tr><td align="left" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:left;color:#333333;">Référence du dossier : <b>TQK8RM</b><br>Nom associé : MOREAU</div></td></tr>
<tr><td style="padding:10px 25px"><table width="100%" cellpadding="6" style="font-family:Arial;font-size:14px;border:1px solid #cccccc"><tr><td>Samedi 14 mars 2026</td><td>Train n° 6117</td></tr><tr><td>09:04 Lyon Part-Dieu</td><td>Voiture 07, place 84</td></tr><tr><td>10:12 Avignon TGV</td><td>2de classe</td></tr><tr><td>Prix</td><td>39,00 €</td></tr></table></td></tr><tr><td align="center" vertical-align="middle" style="font-size:0px;padding:10px 25px;word-break:break-word;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;"><tr><td align="center" bgcolor="#414141" role="presentation" style="border:none;border-radius:3px;cursor:auto;mso-padding-alt:10px 25px;background:#414141;" valign="middle"><a href="https://click.trainsrhone.example/f/a/9aKq~~/AAQRxQA~/RgRp" style="display:inline-block;background:#414141;color:#ffffff;font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:13px;font-weight:normal;line-height:120%;margin:0;text-decoration:none;text-transform:none;padding:10px 25px;mso-padding-alt:0px;border-radius:3px;" target="_blank"> Afficher mon e-billet </a></td></tr></table></td></tr>
</tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
<tr><td align="left" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:11px;line-height:1.5;text-align:left;color:#333333;">Ne pas répondre à ce message. Contact : 3601 (service gratuit + prix appel).<br>Trains du Rhône SA, 9 rue Jean-Philippe, 69003 Lyon</div></td></tr>
</tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</div></body></html>
`,
  ),
];
