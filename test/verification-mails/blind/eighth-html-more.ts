import { mails } from '../mails.ts';

/** Complete HTML mails of template systems with a code or link, of services that no other batch has. */
export const EIGHTH_HTML_MORE = [
  ...mails(
    'en',
    `
@@ b8u energy table plus button | code-and-link | 40718256
Greenlight Energy <no-reply@greenlight-energy.example>
Activate your online account
%expect verify https://id.greenlight-energy.example/activate/email?c=0c1d-77ab-4d20&u=5512087
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="viewport" content="width=device-width"><title>Activate</title>
<style>@media only screen{html{min-height:100%;background:#f3f3f3}}@media only screen and (max-width:596px){.small-float-center{margin:0 auto!important;float:none!important;text-align:center!important}}@media only screen and (max-width:596px){table.body img{width:auto;height:auto}table.body .container{width:95%!important}}</style></head>
<body style="-moz-box-sizing:border-box;margin:0;background:#f3f3f3!important;color:#0a0a0a;font-family:Helvetica,Arial,sans-serif;font-size:16px;width:100%!important"><span class="preheader" style="color:#f3f3f3;display:none!important;font-size:1px;line-height:1px;max-height:0;max-width:0;mso-hide:all!important;opacity:0;overflow:hidden;visibility:hidden">Two ways to activate your account.</span>
<table class="body" style="background:#f3f3f3!important;border-collapse:collapse;border-spacing:0;height:100%;width:100%"><tr><td class="center" align="center" valign="top"><center data-parsed style="min-width:580px;width:100%"><table align="center" class="container float-center" style="background:#fefefe;margin:0 auto;width:580px"><tbody><tr><td style="padding:0;text-align:left">
<table class="row" style="padding:0;position:relative;width:100%"><tbody><tr style="padding:0;text-align:left;vertical-align:top"><th class="small-12 large-12 columns first last" style="font-weight:400;line-height:1.3;padding:16px;text-align:left;width:564px"><table style="width:100%"><tr><th style="font-weight:400;text-align:left">
<h1 style="font-size:30px">Activate your online account</h1><p>Hello Mr Adeyemi,</p><p>Thanks for registering for My Greenlight. Before you can see bills and send meter readings, we need to check your email address.</p>
</th><th class="expander" style="padding:0!important;visibility:hidden;width:0"></th></tr></table></th></tr></tbody></table>
<table class="row" style="padding:0;position:relative;width:100%"><tbody><tr style="padding:0;text-align:left;vertical-align:top"><th class="small-12 large-12 columns first last" style="font-weight:400;line-height:1.3;padding:16px;text-align:left;width:564px"><table style="width:100%"><tr><th style="font-weight:400;text-align:left">
<table class="callout" style="width:100%"><tr><th style="border:1px solid #cbcbcb;padding:16px;width:50%">Activation code</th><th style="border:1px solid #cbcbcb;padding:16px"><strong>40718256</strong></th></tr><tr><th style="border:1px solid #cbcbcb;padding:16px">Customer number</th><th style="border:1px solid #cbcbcb;padding:16px">5512087</th></tr><tr><th style="border:1px solid #cbcbcb;padding:16px">Valid until</th><th style="border:1px solid #cbcbcb;padding:16px">12 March 2026, 18:00</th></tr></table>
<p>Enter the activation code on the page you have open, or simply</p><table class="button large expanded"><tr><td><center><a href="https://id.greenlight-energy.example/activate/email?c=0c1d-77ab-4d20&amp;u=5512087" align="center" class="float-center" style="background:#1b7f3b;color:#fefefe;padding:10px 20px">Activate my account</a></center></td></tr></table>
</th><th class="expander" style="padding:0!important;visibility:hidden;width:0"></th></tr></table></th></tr></tbody></table>
<table class="spacer"><tbody><tr><td height="16px" style="font-size:16px;line-height:16px;mso-line-height-rule:exactly">&#xA0;</td></tr></tbody></table>
<table class="row footer" style="background:#f3f3f3;width:100%"><tbody><tr><th class="small-12 large-12 columns first last" style="font-weight:400;padding:16px;text-align:left;width:564px"><table><tr><th style="font-size:12px;color:#8a8a8a"><p>Power cut? Call 105, free. Anything else: 0330 496 0177, Mon to Fri, 8am to 6pm.</p><p>Greenlight Energy Supply Ltd, 5 Mill Lane, Nottingham NG1 7AA. VAT GB 447 1203 88. <a href="https://greenlight-energy.example/legal">Legal</a> <a href="https://greenlight-energy.example/mail-prefs?u=5512087">Email preferences</a></p></th><th class="expander" style="visibility:hidden;width:0"></th></tr></table></th></tr></tbody></table>
</td></tr></tbody></table></center></td></tr></table><div style="display:none;white-space:nowrap;font:15px courier;line-height:0">&nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; &nbsp;</div></body></html>
`,
  ),
  ...mails(
    'de',
    `
@@ b8u kundenkonto zweispaltig | table | 604218
Sparbank Nordheide <mitteilung@sparbank-nordheide.example>
Ihr Bestätigungscode für das Kundenportal
%text
Sehr geehrte Frau Petersen,

Sie möchten Ihre E-Mail-Adresse im Kundenportal hinterlegen. Bitte geben Sie dort den folgenden Code ein.

Bestätigungscode: 604 218
E-Mail-Adresse: a.petersen@post.example
Kundennummer: 7120 4418 03
Angefordert am: 11.03.2026, 09:42 Uhr

Haben Sie nichts angefordert? Dann rufen Sie uns bitte unter 04131 5550 0 an.

Sparbank Nordheide eG, Am Markt 4, 21335 Lüneburg
Impressum ( https://sparbank-nordheide.example/impressum )
%html
<!doctype html><html lang="de" dir="auto" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>Bestätigungscode</title><!--[if !mso]><!--><meta http-equiv="X-UA-Compatible" content="IE=edge"><!--<![endif]--><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">#outlook a { padding:0; } body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; } table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; } img { border:0;height:auto;line-height:100%; } p { display:block;margin:13px 0; } @media only screen and (min-width:480px) { .mj-column-per-100 { width:100% !important; max-width: 100%; } }</style>
<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]--></head><body style="word-spacing:normal;background-color:#f4f4f7;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">Ihr Code ist 15 Minuten gültig.</div><div style="background-color:#f4f4f7;">
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
<tr><td align="left" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:20px;line-height:1.5;text-align:left;color:#333333;font-weight:bold;color:#b00020;">Sparbank Nordheide</div></td></tr>
</tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
<tr><td align="left" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:left;color:#333333;">Sehr geehrte Frau Petersen,<br><br>Sie möchten Ihre E-Mail-Adresse im Kundenportal hinterlegen. Bitte geben Sie dort den folgenden Code ein.</div></td></tr>
<tr><td align="left" style="font-size:0px;padding:10px 25px;"><table cellpadding="8" cellspacing="0" width="100%" border="0" style="color:#000000;font-family:Arial;font-size:15px;line-height:22px;width:100%;border:1px solid #dddddd;">
<tr><td width="45%">Bestätigungscode</td><td><b>604 218</b></td></tr>
<tr><td>E-Mail-Adresse</td><td>a.petersen@post.example</td></tr>
<tr><td>Kundennummer</td><td>7120 4418 03</td></tr>
<tr><td>Angefordert am</td><td>11.03.2026, 09:42 Uhr</td></tr></table></td></tr><tr><td align="left" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:13px;line-height:1.5;text-align:left;color:#333333;">Haben Sie nichts angefordert? Dann rufen Sie uns bitte unter 04131 5550 0 an.</div></td></tr>
</tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
<tr><td align="left" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:11px;line-height:1.5;text-align:left;color:#333333;">Sparbank Nordheide eG, Am Markt 4, 21335 Lüneburg · Amtsgericht Lüneburg GnR 100044 · USt-IdNr. DE 116 080 442<br><a href="https://sparbank-nordheide.example/impressum">Impressum</a> · <a href="https://sparbank-nordheide.example/datenschutz">Datenschutz</a></div></td></tr>
</tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</div></body></html>
`,
  ),
  ...mails(
    'fr',
    `
@@ b8u jardinerie mot de passe | reset-link
Maison Verte <ne-pas-repondre@maison-verte.example>
Réinitialisation de votre mot de passe
%expect reset_password https://x4kq.mjt.maison-verte.example/lnk/AWcAAFdQ0rQAAc/4/q0Vd7Zb1/aHR0cHM6Ly9tYWlzb24tdmVydGU
%html
<!doctype html><html lang="fr" dir="auto" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>Mot de passe</title><!--[if !mso]><!--><meta http-equiv="X-UA-Compatible" content="IE=edge"><!--<![endif]--><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">#outlook a { padding:0; } body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; } table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; } img { border:0;height:auto;line-height:100%; } p { display:block;margin:13px 0; } @media only screen and (min-width:480px) { .mj-column-per-100 { width:100% !important; max-width: 100%; } }</style>
<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]--></head><body style="word-spacing:normal;background-color:#eef4ea;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">Choisissez un nouveau mot de passe pour votre compte client</div><div style="background-color:#eef4ea;">
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
<tr><td align="center" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:center;color:#333333;"><img src="https://img.maison-verte.example/logo.png" alt="Maison Verte" width="180"></div></td></tr>
</tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
<tr><td align="left" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:left;color:#333333;">Bonjour Camille,</div></td></tr>
<tr><td align="left" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:left;color:#333333;">Vous avez oublié votre mot de passe&nbsp;? Pas de panique, cela arrive à tout le monde. Cliquez sur le bouton ci-dessous pour en créer un nouveau.</div></td></tr>
<tr><td align="center" vertical-align="middle" style="font-size:0px;padding:10px 25px;word-break:break-word;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;"><tr><td align="center" bgcolor="#2e7d32" role="presentation" style="border:none;border-radius:3px;cursor:auto;mso-padding-alt:10px 25px;background:#2e7d32;" valign="middle"><a href="https://x4kq.mjt.maison-verte.example/lnk/AWcAAFdQ0rQAAc/4/q0Vd7Zb1/aHR0cHM6Ly9tYWlzb24tdmVydGU" style="display:inline-block;background:#2e7d32;color:#ffffff;font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:13px;font-weight:normal;line-height:120%;margin:0;text-decoration:none;text-transform:none;padding:10px 25px;mso-padding-alt:0px;border-radius:3px;" target="_blank"> Créer un nouveau mot de passe </a></td></tr></table></td></tr>
<tr><td align="left" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:13px;line-height:1.5;text-align:left;color:#333333;">Le bouton ne fonctionne pas&nbsp;? Copiez-collez ce lien dans votre navigateur&nbsp;:<br><a href="https://x4kq.mjt.maison-verte.example/lnk/AWcAAFdQ0rQAAc/4/q0Vd7Zb1/aHR0cHM6Ly9tYWlzb24tdmVydGU" style="word-break:break-all">https://x4kq.mjt.maison-verte.example/lnk/AWcAAFdQ0rQAAc/4/q0Vd7Zb1/aHR0cHM6Ly9tYWlzb24tdmVydGU</a></div></td></tr>
<tr><td align="left" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:13px;line-height:1.5;text-align:left;color:#333333;">Ce lien est valable 2 heures. Si vous n’êtes pas à l’origine de cette demande, ignorez ce message.</div></td></tr>
</tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
<tr><td align="center" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:11px;line-height:1.5;text-align:center;color:#333333;">Maison Verte SAS au capital de 1 250 000 €, 27 rue des Lilas, 69003 Lyon, RCS Lyon 447 120 388. Service client : 04 72 55 01 44 (du lundi au samedi, 9h-19h).<br><a href="https://maison-verte.example/confidentialite">Politique de confidentialité</a> | <a href="https://maison-verte.example/magasins">Nos magasins</a></div></td></tr>
</tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</div></body></html>
`,
  ),
  ...mails(
    'es',
    `
@@ b8u ayuntamiento cita spans | split | 518067
Sede Electrónica de Valdemora <sede@valdemora.example>
Código de verificación de la Sede Electrónica
%text
Verifique su correo electrónico

Estimado/a Sr./Sra. Ibáñez:

Para continuar con el trámite de empadronamiento (expediente 2026/004417), escriba el código siguiente:

5 1 8 0 6 7

El código caduca a los 5 minutos.

Este mensaje se ha enviado automáticamente; no lo responda. Atención ciudadana: 010 o 91 555 01 20.
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="es"><head><meta name="viewport" content="width=device-width, initial-scale=1.0" /><meta name="x-apple-disable-message-reformatting" /><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /><title></title>
<style type="text/css" rel="stylesheet" media="all">body{width:100% !important;height:100%;margin:0;-webkit-text-size-adjust:none}a{color:#3869D4}.email-masthead_name{font-size:16px;font-weight:bold;color:#A8AAAF;text-decoration:none}.button{background-color:#3869D4;border-top:10px solid #3869D4;border-right:18px solid #3869D4;display:inline-block;color:#FFF;text-decoration:none}.attributes_content{background-color:#F4F4F7;padding:16px}@media (prefers-color-scheme: dark){body,.email-body,.email-body_inner,.email-content{background-color:#333333 !important;color:#FFF !important}p,ul,h1,h2,.attributes_item{color:#FFF !important}}:root{color-scheme:light dark}</style></head>
<body><span class="preheader" style="display:none !important;visibility:hidden;mso-hide:all;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden;">No comparta este código con nadie.</span>
<table class="email-wrapper" width="100%" cellpadding="0" cellspacing="0" role="presentation"><tr><td align="center"><table class="email-content" width="100%" cellpadding="0" cellspacing="0" role="presentation">
<tr><td class="email-masthead"><a href="https://sede.valdemora.example" class="f-fallback email-masthead_name">Ayuntamiento de Valdemora</a></td></tr>
<tr><td class="email-body" width="570" cellpadding="0" cellspacing="0"><table class="email-body_inner" align="center" width="570" cellpadding="0" cellspacing="0" role="presentation"><tr><td class="content-cell"><div class="f-fallback">
<h1>Verifique su correo electrónico</h1>
<p>Estimado/a Sr./Sra. Ibáñez:</p>
<p>Para continuar con el trámite de empadronamiento (expediente 2026/004417), escriba el código siguiente:</p>
<p style="text-align:center"><span style="display:inline-block;width:34px;border-bottom:2px solid #333;font-size:26px">5</span><span style="display:inline-block;width:34px;border-bottom:2px solid #333;font-size:26px">1</span><span style="display:inline-block;width:34px;border-bottom:2px solid #333;font-size:26px">8</span><span style="display:inline-block;width:34px;border-bottom:2px solid #333;font-size:26px">0</span><span style="display:inline-block;width:34px;border-bottom:2px solid #333;font-size:26px">6</span><span style="display:inline-block;width:34px;border-bottom:2px solid #333;font-size:26px">7</span></p>
<p>El código caduca a los 5 minutos.</p>
<p class="f-fallback sub">Este mensaje se ha enviado automáticamente; no lo responda. Atención ciudadana: 010 o 91 555 01 20.</p>
</div></td></tr></table></td></tr>
<tr><td><table class="email-footer" align="center" width="570" cellpadding="0" cellspacing="0" role="presentation"><tr><td class="content-cell" align="center">
<p class="f-fallback sub align-center">Ayuntamiento de Valdemora<br />Plaza Mayor 1, 28470 Valdemora (Madrid)</p>
</td></tr></table></td></tr></table></td></tr></table></body></html>
`,
  ),
  ...mails(
    'pt',
    `
@@ b8u cinema codigo botao | box | 8264
CineLume <acesso@cinelume.example>
Seu código de acesso CineLume
%html
<!DOCTYPE html><html lang="pt-BR"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width,initial-scale=1"><style>@media (max-width:600px){.w{width:100%!important}.btn{display:block!important}}</style></head><body style="margin:0;background:#12081f">
<div style="display:none">Use o código para entrar na sua conta e escolher o perfil.</div>
<table class="w" width="600" align="center" cellpadding="0" cellspacing="0" bgcolor="#1d0f33"><tr><td align="center" style="padding:32px"><img src="https://img.cinelume.example/m/logo-claro.png" alt="CineLume" height="32"></td></tr>
<tr><td style="padding:0 40px;font:16px/24px Arial;color:#f1ecfa">Olá, Rafael!<br><br>Recebemos um pedido para entrar na sua conta por uma Smart TV em Belo Horizonte, MG. Se foi você, digite na tela da TV:</td></tr>
<tr><td align="center" style="padding:28px"><table cellpadding="0" cellspacing="0"><tr><td bgcolor="#e5007d" style="border-radius:28px"><a class="btn" style="display:inline-block;padding:14px 44px;font:bold 22px Arial;color:#ffffff;text-decoration:none;letter-spacing:4px">8264</a></td></tr></table></td></tr>
<tr><td style="padding:0 40px 32px;font:13px/20px Arial;color:#b9a9d6">O código vale por 10 minutos. Não foi você? <a href="https://cinelume.example/seguranca/sair-de-tudo?t=71a0" style="color:#ff7ac0">Encerre todas as sessões</a>.</td></tr>
<tr><td style="padding:24px 40px;font:11px/16px Arial;color:#7e6d9c" bgcolor="#150a26">CineLume Entretenimento S.A. CNPJ 12.447.120/0001-88. Av. Paulista, 1800, 12º andar, São Paulo/SP, 01310-200. SAC 0800 555 0144.<br>Este e-mail foi enviado para rafael@correio.example.</td></tr></table></body></html>
`,
  ),
  ...mails(
    'it',
    `
@@ b8u firma inline | inline | 77190345
Studio Notarile Online <firma@notai-online.example>
Codice OTP per la firma del documento n. 2026/118
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml" lang="it"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style type="text/css">ReadMsgBody{ width: 100%;} .ExternalClass{width: 100%;} .ExternalClass, .ExternalClass p, .ExternalClass span, .ExternalClass td {line-height: 100%;} body {-webkit-text-size-adjust:100%; margin:0 !important;} @media only screen and (max-width: 480px) { .container {width: 100% !important;} .stack-column {display:block !important;} }</style></head>
<body bgcolor="#eeeeee"><div style="font-size:0; line-height:0;"><img src="https://click.mail.example/open.aspx?ffcb10-fec7157674640c78" width="1" height="1" alt=""></div>
<div style="display:none;max-height:0px;overflow:hidden;">Codice valido 3 minuti &zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;</div>
<table width="100%" border="0" cellpadding="0" cellspacing="0" align="center"><tr><td align="center"><table cellspacing="0" cellpadding="0" border="0" width="600" class="container" align="center" bgcolor="#ffffff"><tr><td class="header" align="center" style="font-size:11px;font-family:Arial;"><a href="https://view.notai-online.example/?qs=91ab">Visualizza nel browser</a></td></tr>
<tr><td class="slot-styling" style="padding:15px 30px;"><table cellpadding="0" cellspacing="0" width="100%" role="presentation" class="stylingblock-content-wrapper"><tr><td class="stylingblock-content-wrapper camarker-inner" style="font-family:Arial, sans-serif;font-size:15px;">
<p>Gentile dott.ssa Ferri,</p><p>per apporre la firma digitale al documento «Verbale assemblea del 28/02/2026.pdf» (n. 2026/118) inserisca il codice OTP <b style="color:#0a4d8c">77190345</b> nella finestra di firma entro 3 minuti. Dopo tre tentativi errati la sessione (ID 55-0192) sarà bloccata.</p><p>Impronta SHA-256: 9f31…c07e</p><p>Cordiali saluti,<br>Assistenza firma</p>
</td></tr></table></td></tr>
<tr><td style="font-family:Arial, sans-serif;font-size:11px;color:#666666;padding:20px;">
Studio Notarile Online S.r.l., Via Garibaldi 12, 10122 Torino. P.IVA 04471200388. Tel. 011 555 0199.<br>Le informazioni contenute in questo messaggio sono riservate e destinate esclusivamente al destinatario. <a href="https://click.notai-online.example/?qs=91ac">Informativa privacy</a>
</td></tr></table></td></tr></table><custom name="opencounter" type="tracking"></body></html>
`,
  ),
  ...mails(
    'pl',
    `
@@ b8u ksiegarnia aktywacja | verify-link
Biblioteka Książek <sklep@biblioteka-ksiazek.example>
Aktywuj swoje konto w Bibliotece Książek
%expect verify https://konto.biblioteka-ksiazek.example/aktywacja?token=4c0f8d2e91&lang=pl
%text
Dzień dobry, pani Agnieszko!

Dziękujemy za rejestrację w naszej księgarni. Aby dokończyć zakładanie konta i odebrać 200 punktów, prosimy o potwierdzenie adresu e-mail.

Aktywuję konto (https://konto.biblioteka-ksiazek.example/aktywacja?token=4c0f8d2e91&lang=pl)

Link jest ważny przez 48 godzin.

============================================================
Biblioteka Książek sp. z o.o., ul. Długa 18, 31-147 Kraków
** Regulamin (https://biblioteka-ksiazek.example/regulamin)
%html
<!doctype html><html lang="pl" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml"><head><!-- NAME: 1 COLUMN --><!--[if gte mso 15]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]--><meta charset="UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Aktywacja konta</title>
<style type="text/css">p{margin:10px 0;padding:0;}table{border-collapse:collapse;}h1,h2,h3{display:block;margin:0;padding:0;}#bodyTable{background-color:#FAFAFA;}.mcnPreviewText{display:none !important;}.templateContainer{max-width:600px !important;}#templateFooter .mcnTextContent{color:#656565;font-family:Helvetica;font-size:12px;}@media only screen and (max-width:480px){body,table,td,p,a{-webkit-text-size-adjust:none !important;}h1{font-size:22px !important;}}</style></head>
<body><!--[if !gte mso 9]><!----><span class="mcnPreviewText" style="display:none; font-size:0px; line-height:0px; max-height:0px; max-width:0px; opacity:0; overflow:hidden; visibility:hidden; mso-hide:all;">Został jeszcze jeden krok</span><!--<![endif]--><center><table align="center" border="0" cellpadding="0" cellspacing="0" height="100%" width="100%" id="bodyTable"><tr><td align="center" valign="top" id="bodyCell"><!--[if (gte mso 9)|(IE)]><table align="center" border="0" cellspacing="0" cellpadding="0" width="600" style="width:600px;"><tr><td align="center" valign="top" width="600" style="width:600px;"><![endif]-->
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="templateContainer"><tr><td valign="top" id="templateBody">
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnTextBlock" style="min-width:100%;"><tbody class="mcnTextBlockOuter"><tr><td valign="top" class="mcnTextBlockInner" style="padding-top:9px;"><table align="left" border="0" cellpadding="0" cellspacing="0" style="max-width:100%; min-width:100%;" width="100%" class="mcnTextContentContainer"><tbody><tr><td valign="top" class="mcnTextContent" style="padding-top:0; padding-right:18px; padding-bottom:9px; padding-left:18px;">
<h2>Dzień dobry, pani Agnieszko!</h2><p>Dziękujemy za rejestrację w naszej księgarni. Aby dokończyć zakładanie konta i odebrać 200 punktów, prosimy o potwierdzenie adresu e-mail.</p>
</td></tr></tbody></table></td></tr></tbody></table>
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnButtonBlock" style="min-width:100%;"><tbody class="mcnButtonBlockOuter"><tr><td style="padding:0 18px 18px" valign="top" align="center" class="mcnButtonBlockInner"><table border="0" cellpadding="0" cellspacing="0" class="mcnButtonContentContainer" style="border-collapse: separate !important;border-radius: 3px;background-color: #C0392B;"><tbody><tr><td align="center" valign="middle" class="mcnButtonContent" style="font-family: Helvetica; font-size: 18px; padding: 18px;"><a class="mcnButton " title="Aktywuję konto" href="https://konto.biblioteka-ksiazek.example/aktywacja?token=4c0f8d2e91&amp;lang=pl" target="_self" style="font-weight: bold;letter-spacing: -0.5px;line-height: 100%;text-align: center;text-decoration: none;color: #FFFFFF;">Aktywuję konto</a></td></tr></tbody></table></td></tr></tbody></table>
<table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnTextBlock" style="min-width:100%;"><tbody class="mcnTextBlockOuter"><tr><td valign="top" class="mcnTextBlockInner" style="padding-top:9px;"><table align="left" border="0" cellpadding="0" cellspacing="0" style="max-width:100%; min-width:100%;" width="100%" class="mcnTextContentContainer"><tbody><tr><td valign="top" class="mcnTextContent" style="padding-top:0; padding-right:18px; padding-bottom:9px; padding-left:18px;">
<p style="font-size:12px">Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:<br>https://konto.biblioteka-ksiazek.example/aktywacja?token=4c0f8d2e91&amp;lang=pl</p><p style="font-size:12px">Link jest ważny przez 48 godzin.</p>
</td></tr></tbody></table></td></tr></tbody></table>
</td></tr><tr><td valign="top" id="templateFooter"><table border="0" cellpadding="0" cellspacing="0" width="100%" class="mcnTextBlock"><tbody><tr><td valign="top" class="mcnTextContent">
Biblioteka Książek sp. z o.o., ul. Długa 18, 31-147 Kraków, NIP 676-244-71-20, KRS 0000447120<br><a href="https://biblioteka-ksiazek.example/regulamin">Regulamin</a> · <a href="https://biblioteka-ksiazek.example/rodo">Polityka prywatności</a> · tel. 12 555 01 88
</td></tr></tbody></table></td></tr></table><!--[if (gte mso 9)|(IE)]></td></tr></table><![endif]--></td></tr></table></center></body></html>
`,
  ),
  ...mails(
    'ru',
    `
@@ b8u доставка еды вход | heading | 3905
Самокатыч <no-reply@samokatych.example>
Код для входа в Самокатыч
%text
Здравствуйте!
Чтобы войти, введите этот код в приложении:

3905

Код действует 5 минут. Никому его не сообщайте, даже курьеру и сотрудникам поддержки.

ООО «Самокатыч», 115280, Москва
%html
<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"></head><body style="margin:0;padding:0;background:#f2f2f2;"><center><table border="0" cellpadding="0" cellspacing="0" width="480" style="background:#ffffff;font-family:Arial,sans-serif;">
<tr><td style="padding:24px 32px 0;"><img src="https://static.samokatych.example/mail/logo.png" width="120" alt="Самокатыч"></td></tr>
<tr><td style="padding:16px 32px 0;font-size:16px;line-height:24px;">Здравствуйте!<br>Чтобы войти, введите этот код в приложении:</td></tr>
<tr><td style="padding:12px 32px;"><h1 style="margin:0;font-size:44px;letter-spacing:.2em;">3905</h1></td></tr>
<tr><td style="padding:0 32px 24px;font-size:14px;color:#777777;">Код действует 5 минут. Никому его не сообщайте, даже курьеру и сотрудникам поддержки.</td></tr>
<tr><td style="padding:16px 32px;font-size:12px;color:#aaaaaa;border-top:1px solid #eeeeee;">ООО «Самокатыч», 115280, Москва, ул. Ленинская Слобода, д. 19. ОГРН 1167746447120.<br>Служба поддержки: 8 800 555-01-44. <a href="https://samokatych.example/unsubscribe?u=77ab" style="color:#aaaaaa;">Отписаться от рассылки</a></td></tr>
</table></center><img src="https://tr.samokatych.example/o/77ab.gif" width="1" height="1" alt="" style="display:none;"></body></html>
`,
  ),
  ...mails(
    'ar',
    `
@@ b8u بوابة حكومية | native-digits | 482091
منصة خدماتي <noreply@khadamati.example>
رمز التحقق من منصة خدماتي
%html
<!doctype html><html lang="ar" dir="rtl" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"><head><title>رمز التحقق</title><!--[if !mso]><!--><meta http-equiv="X-UA-Compatible" content="IE=edge"><!--<![endif]--><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">#outlook a { padding:0; } body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; } table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; } img { border:0;height:auto;line-height:100%; } p { display:block;margin:13px 0; } @media only screen and (min-width:480px) { .mj-column-per-100 { width:100% !important; max-width: 100%; } }</style>
<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]--></head><body style="word-spacing:normal;background-color:#f4f4f7;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">رمز التحقق الخاص بك صالح لمدة خمس دقائق</div><div style="background-color:#f4f4f7;">
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
<tr><td align="right" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:22px;line-height:1.5;text-align:right;color:#333333;font-weight:bold;direction:rtl;">منصة خدماتي</div></td></tr>
</tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
<tr><td align="right" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:right;color:#333333;direction:rtl;">عزيزي المستفيد / خالد العتيبي،</div></td></tr>
<tr><td align="right" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:right;color:#333333;direction:rtl;">لإكمال تسجيل الدخول إلى حسابك، يرجى إدخال رمز التحقق التالي:</div></td></tr>
<tr><td align="center" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:36px;line-height:1.5;text-align:center;color:#333333;letter-spacing:8px;font-weight:bold;color:#006c35;">٤٨٢٠٩١</div></td></tr>
<tr><td align="right" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:14px;line-height:1.5;text-align:right;color:#333333;direction:rtl;">الرمز صالح لمدة ٥ دقائق. لا تشارك هذا الرمز مع أي شخص.</div></td></tr>
</tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" class="" style="width:600px;" width="600" ><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><![endif]-->
<div style="background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:600px;"><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="background:#ffffff;background-color:#ffffff;width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;"><!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td class="" style="vertical-align:top;width:600px;" ><![endif]--><div class="mj-column-per-100 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;"><table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody>
<tr><td align="center" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:11px;line-height:1.5;text-align:center;color:#333333;direction:rtl;">مركز الاتصال ٩٢٠٠٠٠٥٥٥ · © ٢٠٢٦ جميع الحقوق محفوظة<br><a href="https://khadamati.example/ar/privacy">سياسة الخصوصية</a></div></td></tr>
</tbody></table></div><!--[if mso | IE]></td></tr></table><![endif]--></td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</div></body></html>
`,
  ),
];
