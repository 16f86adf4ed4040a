import { mails } from '../mails.ts';

/** Complete HTML mails of template systems without anything to find, of services that no other batch has. */
export const EIGHTH_HTML_OTHERS_MORE = [
  ...mails(
    'es',
    `
@@ b8u contraseña cambiada | security-notice
Librería Olmo <cuentas@libreriaolmo.example>
Tu contraseña se ha cambiado
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="es"><head><meta name="viewport" content="width=device-width, initial-scale=1.0" /><meta name="x-apple-disable-message-reformatting" /><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /><title></title>
<style type="text/css" rel="stylesheet" media="all">body{width:100% !important;height:100%;margin:0;-webkit-text-size-adjust:none}a{color:#3869D4}.email-masthead_name{font-size:16px;font-weight:bold;color:#A8AAAF;text-decoration:none}.button{background-color:#3869D4;border-top:10px solid #3869D4;border-right:18px solid #3869D4;display:inline-block;color:#FFF;text-decoration:none}.attributes_content{background-color:#F4F4F7;padding:16px}@media (prefers-color-scheme: dark){body,.email-body,.email-body_inner,.email-content{background-color:#333333 !important;color:#FFF !important}p,ul,h1,h2,.attributes_item{color:#FFF !important}}:root{color-scheme:light dark}</style></head>
<body><span class="preheader" style="display:none !important;visibility:hidden;mso-hide:all;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden;">Aviso de seguridad de tu cuenta</span>
<table class="email-wrapper" width="100%" cellpadding="0" cellspacing="0" role="presentation"><tr><td align="center"><table class="email-content" width="100%" cellpadding="0" cellspacing="0" role="presentation">
<tr><td class="email-masthead"><a href="https://libreriaolmo.example" class="f-fallback email-masthead_name">Librería Olmo</a></td></tr>
<tr><td class="email-body" width="570" cellpadding="0" cellspacing="0"><table class="email-body_inner" align="center" width="570" cellpadding="0" cellspacing="0" role="presentation"><tr><td class="content-cell"><div class="f-fallback">
<h1>Hola, Lucía:</h1><p>La contraseña de tu cuenta (lucia@correo.example) se cambió el 11/03/2026 a las 18:22 desde la dirección IP 198.51.100.201.</p><p>Si has sido tú, no tienes que hacer nada más.</p><p>Si no has sido tú, escríbenos cuanto antes a <a href="mailto:cuentas@libreriaolmo.example">cuentas@libreriaolmo.example</a> o llama al 955 55 01 44 indicando la referencia 440271.</p>
</div></td></tr></table></td></tr>
<tr><td><table class="email-footer" align="center" width="570" cellpadding="0" cellspacing="0" role="presentation"><tr><td class="content-cell" align="center">
<p class="f-fallback sub align-center">Librería Olmo S.L.<br />C/ Feria 44, 41002 Sevilla</p>
</td></tr></table></td></tr></table></td></tr></table></body></html>
`,
  ),
  ...mails(
    'pt',
    `
@@ b8u cartao presente | gift-card
Presenteie <vale@presenteie.example>
Você recebeu um vale-presente de R$ 150,00!
%html
<!doctype html><html lang="pt" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml"><head><!-- NAME: 1 COLUMN --><!--[if gte mso 15]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]--><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Vale-presente</title>
<style type="text/css">p{margin:10px 0;padding:0;}table{border-collapse:collapse;}h1,h2,h3{display:block;margin:0;padding:0;}#bodyTable{background-color:#FAFAFA;}.mcnPreviewText{display:none !important;}.templateContainer{max-width:600px !important;}#templateFooter .mcnTextContent{color:#656565;font-family:Helvetica;font-size:12px;}@media only screen and (max-width:480px){body,table,td,p,a{-webkit-text-size-adjust:none !important;}h1{font-size:22px !important;}}</style></head>
<body><!--[if !gte mso 9]><!----><span class="mcnPreviewText" style="display:none; font-size:0px; line-height:0px; max-height:0px; max-width:0px; opacity:0; overflow:hidden; visibility:hidden; mso-hide:all;">Marina enviou um presente para você</span><!--<![endif]--><center><table align="center" border="0" cellpadding="0" cellspacing="0" height="100%" width="100%" id="bodyTable"><tr><td align="center" valign="top" id="bodyCell"><!--[if (gte mso 9)|(IE)]><table align="center" border="0" cellspacing="0" cellpadding="0" width="600" style="width:600px;"><tr><td align="center" valign="top" width="600" style="width:600px;"><![endif]-->
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="templateContainer"><tr><td valign="top" id="templateBody">
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnTextBlock" style="min-width:100%;"><tbody class="mcnTextBlockOuter"><tr><td valign="top" class="mcnTextBlockInner" style="padding-top:9px;"><table align="left" border="0" cellpadding="0" cellspacing="0" style="max-width:100%; min-width:100%;" width="100%" class="mcnTextContentContainer"><tbody><tr><td valign="top" class="mcnTextContent" style="padding-top:0; padding-right:18px; padding-bottom:9px; padding-left:18px;">
<h1>Você ganhou um presente!</h1><p><b>Marina</b> enviou um vale-presente com a mensagem: "Feliz aniversário, aproveite!"</p>
</td></tr></tbody></table></td></tr></tbody></table>
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnTextBlock" style="min-width:100%;"><tbody class="mcnTextBlockOuter"><tr><td valign="top" class="mcnTextBlockInner" style="padding-top:9px;"><table align="left" border="0" cellpadding="0" cellspacing="0" style="max-width:100%; min-width:100%;" width="100%" class="mcnTextContentContainer"><tbody><tr><td valign="top" class="mcnTextContent" style="padding-top:0; padding-right:18px; padding-bottom:9px; padding-left:18px;">
<table align="center" cellpadding="14" style="border:2px dashed #c2185b"><tr><td align="center">Código do vale<br><strong style="font-size:26px">8VKQ 44R7 X2MD</strong></td></tr><tr><td align="center">PIN: 7714<br>Valor: R$ 150,00 · Validade: 11/03/2027</td></tr></table>
</td></tr></tbody></table></td></tr></tbody></table>
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnButtonBlock" style="min-width:100%;"><tbody class="mcnButtonBlockOuter"><tr><td style="padding:0 18px 18px" valign="top" align="center" class="mcnButtonBlockInner"><table border="0" cellpadding="0" cellspacing="0" class="mcnButtonContentContainer" style="border-collapse: separate !important;border-radius: 3px;background-color: #C2185B;"><tbody><tr><td align="center" valign="middle" class="mcnButtonContent" style="font-family: Helvetica; font-size: 18px; padding: 18px;"><a class="mcnButton " title="Usar agora" href="https://presenteie.example/loja?utm_campaign=vale" target="_self" style="font-weight: bold;letter-spacing: -0.5px;line-height: 100%;text-align: center;text-decoration: none;color: #FFFFFF;">Usar agora</a></td></tr></tbody></table></td></tr></tbody></table>
</td></tr><tr><td valign="top" id="templateFooter"><table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnTextBlock"><tbody><tr><td valign="top" class="mcnTextContent">
Presenteie Comércio Digital Ltda., CNPJ 31.447.120/0001-55, Curitiba/PR. <a href="https://presenteie.example/termos">Termos de uso</a>
</td></tr></tbody></table></td></tr></table><!--[if (gte mso 9)|(IE)]></td></tr></table><![endif]--></td></tr></table></center></body></html>
`,
  ),
  ...mails(
    'it',
    `
@@ b8u bolletta luce | bank
Lumina Energia <bollette@luminaenergia.example>
La tua bolletta di febbraio è disponibile
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="it" xml:lang="it"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="viewport" content="width=device-width"><title>Bolletta</title>
<style>@media only screen{html{min-height:100%;background:#f3f3f3}}@media only screen and (max-width:596px){.small-float-center{margin:0 auto!important;float:none!important;text-align:center!important}}@media only screen and (max-width:596px){table.body img{width:auto;height:auto}table.body .container{width:95%!important}}</style></head>
<body style="-moz-box-sizing:border-box;margin:0;background:#f3f3f3!important;color:#0a0a0a;font-family:Helvetica,Arial,sans-serif;font-size:16px;width:100%!important"><span class="preheader" style="color:#f3f3f3;display:none!important;font-size:1px;line-height:1px;max-height:0;max-width:0;mso-hide:all!important;opacity:0;overflow:hidden;visibility:hidden">Importo 84,17 euro, scadenza 30/03/2026</span>
<table class="body" style="background:#f3f3f3!important;border-collapse:collapse;border-spacing:0;height:100%;width:100%"><tr><td class="center" align="center" valign="top"><center data-parsed style="min-width:580px;width:100%"><table align="center" class="container float-center" style="background:#fefefe;margin:0 auto;width:580px"><tbody><tr><td style="padding:0;text-align:left">
<table class="row" style="padding:0;position:relative;width:100%"><tbody><tr style="padding:0;text-align:left;vertical-align:top"><th class="small-12 large-12 columns first last" style="font-weight:400;line-height:1.3;padding:16px;text-align:left;width:564px"><table style="width:100%"><tr><th style="font-weight:400;text-align:left">
<h2>Ciao Giulia, ecco la tua bolletta</h2><table class="row" style="width:100%"><tr><th class="large-6">Importo da pagare</th><th class="large-6"><span style="font-size:28px">84,17 €</span></th></tr><tr><th>Numero bolletta</th><th>2026 0447 1203</th></tr><tr><th>Codice cliente</th><th>77120440</th></tr><tr><th>POD</th><th>IT001E04471203</th></tr><tr><th>Scadenza</th><th>30/03/2026</th></tr></table>
</th><th class="expander" style="padding:0!important;visibility:hidden;width:0"></th></tr></table></th></tr></tbody></table>
<table class="row" style="padding:0;position:relative;width:100%"><tbody><tr style="padding:0;text-align:left;vertical-align:top"><th class="small-12 large-12 columns first last" style="font-weight:400;line-height:1.3;padding:16px;text-align:left;width:564px"><table style="width:100%"><tr><th style="font-weight:400;text-align:left">
<table class="button"><tr><td><a href="https://click.luminaenergia.example/?q=8a1" style="background:#f9a825;padding:12px 20px">Vedi la bolletta</a></td></tr></table><p>Codice avviso pagoPA: 3010 0447 1203 8840 21</p>
</th><th class="expander" style="padding:0!important;visibility:hidden;width:0"></th></tr></table></th></tr></tbody></table>
<table class="spacer"><tbody><tr><td height="16px" style="font-size:16px;line-height:16px;mso-line-height-rule:exactly">&#xA0;</td></tr></tbody></table>
<table class="row footer" style="background:#f3f3f3;width:100%"><tbody><tr><th class="small-12 large-12 columns first last" style="font-weight:400;padding:16px;text-align:left;width:564px"><table><tr><th style="font-size:12px;color:#8a8a8a"><p>Lumina Energia S.p.A., Viale Regina 125, 00198 Roma. Numero verde 800 555 014. <a href="https://luminaenergia.example/privacy">Privacy</a></p></th><th class="expander" style="visibility:hidden;width:0"></th></tr></table></th></tr></tbody></table>
</td></tr></tbody></table></center></td></tr></table><div style="display:none;white-space:nowrap;font:15px courier;line-height:0">&nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp;</div></body></html>
`,
  ),
  ...mails(
    'pl',
    `
@@ b8u paczka w automacie | tracking
Paczkobox <powiadomienia@paczkobox.example>
Paczka czeka na Ciebie w automacie WAW44A
%text
Twoja paczka już czeka!

Numer przesyłki: 620447120388401771204417
Automat: WAW44A, ul. Puławska 144, Warszawa
Kod odbioru: 440 917
Masz 48 godzin na odbiór.
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml" lang="pl"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style type="text/css">ReadMsgBody{ width: 100%;} .ExternalClass{width: 100%;} .ExternalClass, .ExternalClass p, .ExternalClass span, .ExternalClass td {line-height: 100%;} body {-webkit-text-size-adjust:100%; margin:0 !important;} @media only screen and (max-width: 480px) { .container {width: 100% !important;} .stack-column {display:block !important;} }</style></head>
<body bgcolor="#eeeeee"><div style="font-size:0; line-height:0;"><img src="https://click.mail.example/open.aspx?ffcb10-fec7157674640c78" width="1" height="1" alt=""></div>
<div style="display:none;max-height:0px;overflow:hidden;">Odbierz do piątku 13.03, godz. 14:05 &zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;</div>
<table width="100%" border="0" cellpadding="0" cellspacing="0" align="center"><tr><td align="center"><table cellspacing="0" cellpadding="0" border="0" width="600" class="container" align="center" bgcolor="#ffffff"><tr><td class="header" align="center" style="font-size:11px;font-family:Arial;">&nbsp;</td></tr>
<tr><td class="slot-styling" style="padding:15px 30px;"><table cellpadding="0" cellspacing="0" width="100%" role="presentation" class="stylingblock-content-wrapper"><tr><td class="stylingblock-content-wrapper camarker-inner" style="font-family:Arial, sans-serif;font-size:15px;">
<h2>Twoja paczka już czeka!</h2><p>Numer przesyłki: <b>620447120388401771204417</b></p><table width="100%" cellpadding="10"><tr><td>Automat</td><td>WAW44A, ul. Puławska 144, Warszawa</td></tr><tr><td>Telefon</td><td>*** *** 718</td></tr><tr><td>Kod odbioru</td><td style="font-size:30px"><b>440 917</b></td></tr></table><p>Możesz też zeskanować kod QR w aplikacji. Masz 48 godzin na odbiór.</p>
</td></tr></table></td></tr>
<tr><td style="font-family:Arial, sans-serif;font-size:11px;color:#666666;padding:20px;">
Paczkobox sp. z o.o., ul. Wielicka 28, 30-552 Kraków. <a href="https://paczkobox.example/rodo">Informacje o danych osobowych</a>
</td></tr></table></td></tr></table><custom name="opencounter" type="tracking"></body></html>
`,
  ),
  ...mails(
    'ru',
    `
@@ b8u запись к врачу | reminder
Клиника «Ромашка» <zapis@romashka-clinic.example>
Напоминание: приём 14 марта в 10:30
%html
<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"><style>td{font-family:Arial,sans-serif}</style></head><body style="background:#eef6f3;margin:0"><table align="center" width="560" bgcolor="#ffffff" cellpadding="0" cellspacing="0"><tr><td style="padding:24px;background:#2a9d8f;color:#ffffff;font-size:20px">Клиника «Ромашка»</td></tr><tr><td style="padding:24px;font-size:15px;line-height:22px">Здравствуйте, Ольга Сергеевна!<br><br>Ждём вас на приёме:<table width="100%" cellpadding="6"><tr><td>Врач</td><td><b>Лебедева А. П., терапевт</b></td></tr><tr><td>Когда</td><td><b>14 марта 2026, 10:30</b></td></tr><tr><td>Где</td><td>ул. Садовая, 44, кабинет 312</td></tr><tr><td>Номер записи</td><td>7712044</td></tr></table><br>Планы изменились? Позвоните нам: +7 495 555-01-44.</td></tr><tr><td align="center" style="padding:0 24px 24px"><a href="https://romashka-clinic.example/cabinet/visits" style="background:#2a9d8f;color:#ffffff;padding:12px 24px;text-decoration:none">Открыть личный кабинет</a></td></tr><tr><td style="padding:16px 24px;font-size:11px;color:#999999">ООО «Ромашка», лицензия ЛО-77-01-020447. Имеются противопоказания, необходима консультация специалиста.</td></tr></table></body></html>
`,
  ),
  ...mails(
    'ar',
    `
@@ b8u كشف طلب | receipt
مطعم زعتر <orders@zaatar.example>
إيصال طلبك رقم 44718
%html
<!doctype html><html lang="ar" dir="rtl" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>إيصال</title><!--[if !mso]><!--><meta http-equiv="X-UA-Compatible" content="IE=edge"><!--<![endif]--><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">#outlook a { padding:0; } body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; } table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; } img { border:0;height:auto;line-height:100%; } p { display:block;margin:13px 0; } @media only screen and (min-width:480px) { .mj-column-per-100 { width:100% !important; max-width: 100%; } }</style>
<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]--></head><body style="word-spacing:normal;background-color:#f4f4f7;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">شكراً لطلبك من زعتر</div><div style="background-color:#f4f4f7;">
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
<tr><td align="center" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:26px;line-height:1.5;text-align:center;color:#333333;font-weight:bold;">زعتر</div></td></tr>
</tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
<tr><td align="right" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:right;color:#333333;direction:rtl;">مرحباً ليلى،<br>شكراً لطلبك. سيصلك خلال ٣٥ دقيقة.</div></td></tr>
<tr><td style="padding:10px 25px"><table dir="rtl" width="100%" cellpadding="6" style="font-family:Tahoma;font-size:14px"><tr><td>رقم الطلب</td><td>44718</td></tr><tr><td>منقوشة زعتر × 2</td><td>18.00 د.إ</td></tr><tr><td>رسوم التوصيل</td><td>7.00 د.إ</td></tr><tr><td><b>المجموع</b></td><td><b>25.00 د.إ</b></td></tr><tr><td>طريقة الدفع</td><td>بطاقة تنتهي بـ 4471</td></tr></table></td></tr><tr><td align="center" vertical-align="middle" style="font-size:0px;padding:10px 25px;word-break:break-word;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;"><tr><td align="center" bgcolor="#414141" role="presentation" style="border:none;border-radius:3px;cursor:auto;mso-padding-alt:10px 25px;background:#414141;" valign="middle"><a href="https://zaatar.example/track/44718" style="display:inline-block;background:#414141;color:#ffffff;font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:13px;font-weight:normal;line-height:120%;margin:0;text-decoration:none;text-transform:none;padding:10px 25px;mso-padding-alt:0px;border-radius:3px;" target="_blank"> تتبع الطلب </a></td></tr></table></td></tr>
</tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
<tr><td align="center" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:11px;line-height:1.5;text-align:center;color:#333333;direction:rtl;">زعتر للمطاعم ش.ذ.م.م، دبي، ص.ب. 44712 · هاتف 800-55501<br><a href="https://zaatar.example/unsub">إلغاء الاشتراك</a></div></td></tr>
</tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</div></body></html>
`,
  ),
  ...mails(
    'zh-Hans',
    `
@@ b8u 订单发货 | order
云集小铺 <notify@yunjixiaopu.example>
您的订单已发货（订单号：202603114471203）
%html
<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body><div style="width:680px;margin:0 auto;font-family:'Microsoft YaHei',arial;border:1px solid #e4e4e4"><div style="background:#e1251b;color:#fff;padding:14px 20px;font-size:18px">云集小铺</div><div style="padding:20px;font-size:14px;line-height:26px"><p>尊敬的 王女士：</p><p>您购买的商品已由顺达快递揽收，请注意查收。</p><table width="100%" border="1" cellpadding="8" style="border-collapse:collapse;border-color:#eee;font-size:13px"><tr bgcolor="#f7f7f7"><td>商品</td><td>数量</td><td>金额</td></tr><tr><td>不锈钢保温杯 500ml 墨绿</td><td>1</td><td>￥89.00</td></tr><tr><td colspan="2">运单号</td><td>SD7120440918832</td></tr></table><p>收货地址：浙江省杭州市西湖区文三路 447 号，邮编 310012</p><p><a href="https://yunjixiaopu.example/order/202603114471203" style="color:#e1251b">查看物流详情 &gt;&gt;</a></p></div><div style="background:#f7f7f7;padding:12px 20px;color:#999;font-size:12px">系统邮件，请勿回复。客服电话 950618。<a href="https://yunjixiaopu.example/mail/tuiding?u=77" style="color:#999">退订</a></div></div></body></html>
`,
  ),
  ...mails(
    'ja',
    `
@@ b8u メルマガ セール | marketing
ひなた雑貨店 <news@hinata-zakka.example>
【最大50%OFF】春のクリアランスセール開催中
%html
<!doctype html><html lang="ja" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml"><head><!-- NAME: 1 COLUMN --><!--[if gte mso 15]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]--><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>春のセール</title>
<style type="text/css">p{margin:10px 0;padding:0;}table{border-collapse:collapse;}h1,h2,h3{display:block;margin:0;padding:0;}#bodyTable{background-color:#FAFAFA;}.mcnPreviewText{display:none !important;}.templateContainer{max-width:600px !important;}#templateFooter .mcnTextContent{color:#656565;font-family:Helvetica;font-size:12px;}@media only screen and (max-width:480px){body,table,td,p,a{-webkit-text-size-adjust:none !important;}h1{font-size:22px !important;}}</style></head>
<body><!--[if !gte mso 9]><!----><span class="mcnPreviewText" style="display:none; font-size:0px; line-height:0px; max-height:0px; max-width:0px; opacity:0; overflow:hidden; visibility:hidden; mso-hide:all;">3月15日23:59まで</span><!--<![endif]--><center><table align="center" border="0" cellpadding="0" cellspacing="0" height="100%" width="100%" id="bodyTable"><tr><td align="center" valign="top" id="bodyCell"><!--[if (gte mso 9)|(IE)]><table align="center" border="0" cellspacing="0" cellpadding="0" width="600" style="width:600px;"><tr><td align="center" valign="top" width="600" style="width:600px;"><![endif]-->
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="templateContainer"><tr><td valign="top" id="templateBody">
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnTextBlock" style="min-width:100%;"><tbody class="mcnTextBlockOuter"><tr><td valign="top" class="mcnTextBlockInner" style="padding-top:9px;"><table align="left" border="0" cellpadding="0" cellspacing="0" style="max-width:100%; min-width:100%;" width="100%" class="mcnTextContentContainer"><tbody><tr><td valign="top" class="mcnTextContent" style="padding-top:0; padding-right:18px; padding-bottom:9px; padding-left:18px;">
<p style="text-align:right;font-size:11px"><a href="https://view.hinata-zakka.example/m/4471">うまく表示されない場合はこちら</a></p>
</td></tr></tbody></table></td></tr></tbody></table>
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnTextBlock" style="min-width:100%;"><tbody class="mcnTextBlockOuter"><tr><td valign="top" class="mcnTextBlockInner" style="padding-top:9px;"><table align="left" border="0" cellpadding="0" cellspacing="0" style="max-width:100%; min-width:100%;" width="100%" class="mcnTextContentContainer"><tbody><tr><td valign="top" class="mcnTextContent" style="padding-top:0; padding-right:18px; padding-bottom:9px; padding-left:18px;">
<h1 style="text-align:center">春のクリアランスセール</h1><p>いつもひなた雑貨店をご利用いただきありがとうございます。人気のうつわ120点が最大50%OFF。</p><table width="100%"><tr><td align="center">粉引マグカップ<br><s>2,400円</s> <b style="color:#c00">1,200円</b>（税込）<br>商品番号 440917</td><td align="center">木製トレー<br><s>3,800円</s> <b style="color:#c00">2,660円</b>（税込）<br>商品番号 440922</td></tr></table>
</td></tr></tbody></table></td></tr></tbody></table>
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnButtonBlock" style="min-width:100%;"><tbody class="mcnButtonBlockOuter"><tr><td style="padding:0 18px 18px" valign="top" align="center" class="mcnButtonBlockInner"><table border="0" cellpadding="0" cellspacing="0" class="mcnButtonContentContainer" style="border-collapse: separate !important;border-radius: 3px;background-color: #2BAADF;"><tbody><tr><td align="center" valign="middle" class="mcnButtonContent" style="font-family: Helvetica; font-size: 18px; padding: 18px;"><a class="mcnButton " title="セール会場へ" href="https://click.hinata-zakka.example/r?a=1&amp;b=77" target="_self" style="font-weight: bold;letter-spacing: -0.5px;line-height: 100%;text-align: center;text-decoration: none;color: #FFFFFF;">セール会場へ</a></td></tr></tbody></table></td></tr></tbody></table>
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnTextBlock" style="min-width:100%;"><tbody class="mcnTextBlockOuter"><tr><td valign="top" class="mcnTextBlockInner" style="padding-top:9px;"><table align="left" border="0" cellpadding="0" cellspacing="0" style="max-width:100%; min-width:100%;" width="100%" class="mcnTextContentContainer"><tbody><tr><td valign="top" class="mcnTextContent" style="padding-top:0; padding-right:18px; padding-bottom:9px; padding-left:18px;">
<p>さらにクーポンコード <b>HARU2026</b> のご入力で送料無料。</p>
</td></tr></tbody></table></td></tr></tbody></table>
</td></tr><tr><td valign="top" id="templateFooter"><table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnTextBlock"><tbody><tr><td valign="top" class="mcnTextContent">
配信停止は<a href="https://hinata-zakka.example/mm/stop">こちら</a><br>ひなた雑貨店\u3000〒600-8216 京都市下京区東塩小路町44\u3000TEL 075-555-0144
</td></tr></tbody></table></td></tr></table><!--[if (gte mso 9)|(IE)]></td></tr></table><![endif]--></td></tr></table></center></body></html>
`,
  ),
];
