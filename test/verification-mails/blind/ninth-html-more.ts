import { mails } from '../mails.ts';

/** Complete HTML mails of template systems with a code or link, kept sealed until the end. */
export const NINTH_HTML_MORE = [
  ...mails(
    'es',
    `
@@ b9u plataforma cursos verificar | verify-link
Taller Abierto <hola@tallerabierto.example>
¡Bienvenida, Marta! Confirma tu correo para empezar
%expect verify https://sendgrid.tallerabierto.example/ls/click?upn=u001.Hk2-2BvQ0yZ7s1mP4_9TgR&v=2
%text
Ver este correo en el navegador: https://tallerabierto.example/ver?e=9f
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html dir="ltr" xmlns="http://www.w3.org/1999/xhtml" lang="es" style="font-family:arial, 'helvetica neue', helvetica, sans-serif"><head><meta charset="UTF-8"><meta content="telephone=no" name="format-detection"><title>Confirma</title><!--[if (mso 16)]><style type="text/css">a {text-decoration: none;}</style><![endif]--><style type="text/css">.rollover:hover .rollover-first { max-height:0px!important; display:none!important; } .es-button { text-decoration:none!important; } @media only screen and (max-width:600px) {.es-m-p0r { padding-right:0px!important } h1 { font-size:36px!important; text-align:left } .es-content table { width:100%!important } }</style></head>
<body class="body" style="width:100%;height:100%;padding:0;Margin:0"><div dir="ltr" class="es-wrapper-color" lang="es" style="background-color:#FAFAFA"><!--[if gte mso 9]><v:background xmlns:v="urn:schemas-microsoft-com:vml" fill="t"><v:fill type="tile" color="#fafafa"></v:fill></v:background><![endif]--><span style="display:none !important;font-size:0px;line-height:0;color:#ffffff;visibility:hidden;opacity:0;height:0;width:0;mso-hide:all">Solo falta un clic para empezar tu primer curso.&#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; </span>
<table width="100%" cellspacing="0" cellpadding="0" class="es-wrapper" role="none" style="mso-table-lspace:0pt;border-collapse:collapse"><tr><td valign="top" style="padding:0;Margin:0"><table cellpadding="0" cellspacing="0" align="center" class="es-content" role="none" style="width:100%"><tr><td align="center"><table bgcolor="#ffffff" align="center" cellpadding="0" cellspacing="0" class="es-content-body" role="none" style="background-color:#FFFFFF;width:600px"><tr><td align="left" style="padding:20px"><table cellpadding="0" cellspacing="0" width="100%" role="presentation">
<tr><td align="center" class="es-text-center" style="padding:5px 0;Margin:0"><img src="https://img.tallerabierto.example/hola.gif" alt="Bienvenida" width="560" class="adapt-img"></td></tr>
<tr><td align="left" class="es-text-left" style="padding:5px 0;Margin:0"><h2 style="font-size:24px">¡Qué bien tenerte aquí, Marta!</h2><p>Has creado tu cuenta con <a href="mailto:marta@correo.example">marta@correo.example</a>. Confirma que es tu correo y podrás empezar con más de 320 cursos de cerámica, costura e ilustración.</p></td></tr>
<tr><td align="center" style="padding:10px 0;Margin:0"><!--[if mso]><a href="https://sendgrid.tallerabierto.example/ls/click?upn=u001.Hk2-2BvQ0yZ7s1mP4_9TgR&amp;v=2" target="_blank" hidden><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word" esdevVmlButton href="https://sendgrid.tallerabierto.example/ls/click?upn=u001.Hk2-2BvQ0yZ7s1mP4_9TgR&amp;v=2" style="height:44px; v-text-anchor:middle; width:234px" arcsize="14%" stroke="f" fillcolor="#5c68e2"><w:anchorlock></w:anchorlock><center style="color:#ffffff; font-family:arial; font-size:18px;">Confirmar mi correo</center></v:roundrect></a><![endif]--><!--[if !mso]><!-- --><span class="es-button-border msohide" style="border-style:solid;border-width:0px;background:#5C68E2;display:inline-block;border-radius:6px;mso-hide:all"><a href="https://sendgrid.tallerabierto.example/ls/click?upn=u001.Hk2-2BvQ0yZ7s1mP4_9TgR&amp;v=2" class="es-button" target="_blank" style="mso-style-priority:100 !important;text-decoration:none !important;color:#FFFFFF;font-size:20px;padding:10px 30px;display:inline-block;background:#5C68E2;">Confirmar mi correo</a></span><!--<![endif]--></td></tr>
<tr><td align="left" class="es-text-left" style="padding:5px 0;Margin:0"><p style="font-size:13px">Mientras tanto, echa un vistazo a <a href="https://tallerabierto.example/cursos/populares">los cursos más populares</a>.</p></td></tr>
</table></td></tr></table></td></tr></table>
<table cellpadding="0" cellspacing="0" align="center" class="es-footer" role="none" style="width:100%"><tr><td align="center"><table class="es-footer-body" align="center" cellpadding="0" cellspacing="0" style="width:640px" role="none"><tr><td align="center" style="font-size:12px;color:#333333">
<p>Taller Abierto, S.L. · C/ de Verdi 44, 08012 Barcelona · CIF B66447120</p><p><a href="https://tallerabierto.example/baja?e=9f">Darse de baja</a> · <a href="https://tallerabierto.example/ver?e=9f">Ver en el navegador</a></p>
</td></tr></table></td></tr></table></td></tr></table></div></body></html>
`,
  ),
  ...mails(
    'pt',
    `
@@ b9u corretora token pre | plain | 092746
Vértice Investimentos <seguranca@verticeinvest.example>
Token para confirmar seu resgate
%html
<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8"><!-- klaviyo --><style>.kl-text p{margin:0;padding-bottom:1em}@media screen and (max-width:480px){.kl-row{padding:8px!important}}</style></head><body style="background:#f7f7f7"><div style="display:none">Resgate de R$ 4.471,20 aguardando confirmação</div><table class="kl-section" align="center" width="600" bgcolor="#ffffff"><tr><td class="kl-row" style="padding:18px"><table width="100%"><tr><td class="kl-text" style="font-family:'Helvetica Neue',Arial;font-size:16px;color:#222222">
<p>Olá, Thiago.</p><p>Você solicitou o resgate de R$ 4.471,20 do fundo Vértice Renda FI (CNPJ 44.712.038/0001-17) para a conta 0144-7 / 22071-9.</p><p>Token de confirmação:</p>
<pre style="font-size:24px;background:#eef2ff;padding:12px;text-align:center">092 746</pre>
<p>Digite o token no aplicativo até as 16h30. Ele só pode ser usado uma vez.</p><p>Não reconhece este pedido? Ligue para 4003-0144 (capitais) ou 0800 555 0144.</p></td></tr></table></td></tr><tr><td style="padding:18px;font-family:Arial;font-size:10px;color:#999999">Vértice CTVM S.A. Rua Funchal, 447, São Paulo/SP. Rentabilidade passada não representa garantia de resultados futuros. Ouvidoria: 0800 555 0145. <a href="https://verticeinvest.example/preferencias">Preferências de e-mail</a></td></tr></table></body></html>
`,
  ),
  ...mails(
    'it',
    `
@@ b9u prenotazioni hubspot | prefixed | S-730418
Agenda Salute <avvisi@agendasalute.example>
Codice di conferma per il tuo account Agenda Salute
%text
Ciao Davide,

per completare la registrazione ad Agenda Salute inserisci questo codice, comprese la lettera e il trattino:

 S-730418

Il codice scade tra 20 minuti. Se non hai chiesto tu la registrazione, cancella pure questo messaggio.

Agenda Salute S.r.l., Via Emilia 144, 40121 Bologna, P.IVA 03447120371

Gestisci le preferenze (https://agendasalute.example/hs/preferences?d=Vn4471)
%html
<!DOCTYPE html><html lang="it"><head><title>Conferma</title><meta http-equiv="X-UA-Compatible" content="IE=edge"><style>.moz-text-html .hse-column-container{max-width:600px!important}@media only screen and (max-width:639px){.hse-column{width:100%!important}}</style></head><body id="bodyTable" class="" bgcolor="#ffffff"><div id="preview_text" style="display:none;font-size:1px;color:#ffffff;max-height:0">Inserisci il codice nella pagina di registrazione.</div><div id="hs_cos_wrapper_main" class="hs_cos_wrapper" data-hs-cos-general-type="flexible_columns"><div id="section-0" class="hse-section hse-section-first"><!--[if !((mso)|(IE))]><!-- --><div class="hse-column-container" style="width:100%;max-width:600px;margin:0 auto"><!--<![endif]--><!--[if (mso)|(IE)]><div class="hse-column-container" style="width:600px;border-collapse:collapse"><table align="center" width="600"><tr><td valign="top" style="width:600px;"><![endif]--><div id="column-0-0" class="hse-column hse-size-12"><div id="hs_cos_wrapper_module-0-0-0" class="hs_cos_wrapper hs_cos_wrapper_widget"><p>Ciao Davide,</p><p>per completare la registrazione ad Agenda Salute inserisci questo codice, comprese la lettera e il trattino:</p><p style="text-align:center;font-size:26px"><span style="background-color:#e6f7f5">&nbsp;S-730418&nbsp;</span></p><p>Il codice scade tra 20 minuti. Se non hai chiesto tu la registrazione, cancella pure questo messaggio.</p></div></div><!--[if (mso)|(IE)]></td></tr></table></div><![endif]--></div></div><div class="hse-section hse-section-last" data-hs-cos-type="email_footer" style="font-size:12px;color:#23496d;text-align:center">Agenda Salute S.r.l., Via Emilia 144, 40121 Bologna, P.IVA 03447120371<br><a href="https://agendasalute.example/hs/preferences?d=Vn4471" data-unsubscribe="true">Gestisci le preferenze</a></div></div></body></html>
`,
  ),
  ...mails(
    'nl',
    `
@@ b9u zorgportaal cellen | box | 197403
Huisartsenpraktijk De Linde <portaal@mijnlinde.example>
Uw inlogcode voor Mijn Linde
%html
<!DOCTYPE HTML PUBLIC "-//W3C//DTD XHTML 1.0 Transitional //EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml" lang="nl"><head><!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]--><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="x-apple-disable-message-reformatting"><title></title>
<style type="text/css">@media only screen and (min-width: 620px) { .u-row { width: 600px !important; } .u-row .u-col-100 { width: 600px !important; } } body{margin:0;padding:0} table,td,tr{border-collapse:collapse;vertical-align:top} #u_body a { color: #0000ee; text-decoration: underline; }</style></head>
<body class="clean-body u_body" style="margin: 0;padding: 0;-webkit-text-size-adjust: 100%;background-color: #e7e7e7;color: #000000"><!--[if IE]><div class="ie-container"><![endif]--><table id="u_body" style="min-width: 320px;Margin: 0 auto;background-color: #e7e7e7;width:100%" cellpadding="0" cellspacing="0"><tbody><tr><td style="display:none !important;visibility:hidden;mso-hide:all;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">Vul deze code in binnen 15 minuten.</td></tr><tr style="vertical-align: top"><td><div class="u-row-container" style="padding: 0px;background-color: transparent"><div class="u-row" style="margin: 0 auto;min-width: 320px;max-width: 600px;background-color: #ffffff;"><div class="u-col u-col-100" style="max-width: 320px;min-width: 600px;display: table-cell;vertical-align: top;"><div style="height: 100%;width: 100% !important;">
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<p style="font-size:20px;color:#00695c"><strong>Huisartsenpraktijk De Linde</strong></p>
</td></tr></tbody></table>
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<p>Beste mevrouw Jansen,</p><p>U wilt inloggen op het patiëntenportaal. Vul onderstaande code in op het scherm.</p>
</td></tr></tbody></table>
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<table role="presentation" align="center" cellpadding="0" cellspacing="0"><tbody><tr><td style="background:#e0f2f1;border:1px solid #00695c;border-radius:6px;padding:18px 36px;"><span style="font-size:12px;color:#00695c;display:block">INLOGCODE</span><span style="font-size:30px;font-family:'Courier New',monospace">19&thinsp;74&thinsp;03</span></td></tr></tbody></table>
</td></tr></tbody></table>
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<p style="font-size:13px">Wij sturen u nooit een e-mail met de vraag om deze code door te geven. Spoed? Bel 0172 55 01 44.</p>
</td></tr></tbody></table>
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<p style="font-size:11px;color:#888">Lindelaan 19, 2405 AX Alphen aan den Rijn · AGB-code 01054471 · KvK 28044712</p>
</td></tr></tbody></table>
</div></div></div></div></td></tr></tbody></table><!--[if IE]></div><![endif]--></body></html>
`,
  ),
  ...mails(
    'ru',
    `
@@ b9u жкх подтверждение | code-and-link | 683150
Дом Услуг <robot@dom-uslug.example>
Подтвердите адрес электронной почты
%expect verify https://cabinet.dom-uslug.example/confirm-email/1f0e77c2/?uid=40128
%html
<!DOCTYPE HTML PUBLIC "-//W3C//DTD XHTML 1.0 Transitional //EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml" lang="ru"><head><!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]--><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta name="x-apple-disable-message-reformatting"><title></title>
<style type="text/css">@media only screen and (min-width: 620px) { .u-row { width: 600px !important; } .u-row .u-col-100 { width: 600px !important; } } body{margin:0;padding:0} table,td,tr{border-collapse:collapse;vertical-align:top} #u_body a { color: #0000ee; text-decoration: underline; }</style></head>
<body class="clean-body u_body" style="margin: 0;padding: 0;-webkit-text-size-adjust: 100%;background-color: #e7e7e7;color: #000000"><!--[if IE]><div class="ie-container"><![endif]--><table id="u_body" style="min-width: 320px;Margin: 0 auto;background-color: #e7e7e7;width:100%" cellpadding="0" cellspacing="0"><tbody><tr><td style="display:none !important;visibility:hidden;mso-hide:all;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">Осталось подтвердить почту</td></tr><tr style="vertical-align: top"><td><div class="u-row-container" style="padding: 0px;background-color: transparent"><div class="u-row" style="margin: 0 auto;min-width: 320px;max-width: 600px;background-color: #ffffff;"><div class="u-col u-col-100" style="max-width: 320px;min-width: 600px;display: table-cell;vertical-align: top;"><div style="height: 100%;width: 100% !important;">
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<p style="font-size:22px"><b>Дом Услуг</b></p>
</td></tr></tbody></table>
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<p>Здравствуйте, Ирина Павловна!</p><p>Вы указали этот адрес в личном кабинете жильца. Чтобы получать квитанции по почте, подтвердите его.</p>
</td></tr></tbody></table>
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<!--[if mso]><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word" href="https://cabinet.dom-uslug.example/confirm-email/1f0e77c2/?uid=40128" style="height:37px; v-text-anchor:middle; width:240px;" arcsize="11%" stroke="f" fillcolor="#3aaee0"><w:anchorlock/><center style="color:#FFFFFF;"><![endif]--><a href="https://cabinet.dom-uslug.example/confirm-email/1f0e77c2/?uid=40128" target="_blank" class="v-button" style="box-sizing: border-box; display: inline-block; text-decoration: none; color: #FFFFFF; background-color: #3AAEE0; border-radius: 4px;"><span style="display:block;padding:10px 20px;line-height:120%;">Подтвердить адрес</span></a><!--[if mso]></center></v:roundrect><![endif]-->
</td></tr></tbody></table>
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<p>Или введите код подтверждения в приложении: <b>68 31 50</b></p><p style="font-size:12px">Ссылка и код действуют сутки. Лицевой счёт 447120388.</p>
</td></tr></tbody></table>
<table style="font-family:arial,helvetica,sans-serif;" role="presentation" cellpadding="0" cellspacing="0" width="100%" border="0"><tbody><tr><td class="v-container-padding-padding" style="overflow-wrap:break-word;word-break:break-word;padding:10px;font-family:arial,helvetica,sans-serif;" align="left">
<p style="font-size:11px;color:#888888">АО «Дом Услуг», 620014, г. Екатеринбург, ул. Малышева, 44. Диспетчерская: +7 343 555-01-44. <a href="https://dom-uslug.example/otpiska">Отписаться</a></p>
</td></tr></tbody></table>
</div></div></div></div></td></tr></tbody></table><!--[if IE]></div><![endif]--></body></html>
`,
  ),
  ...mails(
    'tr',
    `
@@ b9u kargo panel sifre | reset-link
KargoBulut <destek@kargobulut.example>
Şifre sıfırlama talebiniz
%expect reset_password https://panel.kargobulut.example/sifre/yenile/5d02be?e=selin%40firma.example
%text
Merhaba Selin,

KargoBulut hesabınızın şifresini yenilemek istediniz. Aşağıdaki düğmeye tıklayarak yeni bir şifre belirleyebilirsiniz:

Şifremi yenile https://panel.kargobulut.example/sifre/yenile/5d02be?e=selin%40firma.example

Bu talebi siz yapmadıysanız bu e-postayı dikkate almayın.

KargoBulut Lojistik A.Ş., Büyükdere Cad. No:144, 34394 Şişli/İstanbul
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html dir="ltr" lang="tr"><head><meta content="text/html; charset=UTF-8" http-equiv="Content-Type"/><meta name="x-apple-disable-message-reformatting"/><!--$--></head><div style="display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0" data-skip-in-text="true">Yeni şifrenizi belirlemek için bağlantıyı kullanın<div>\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff</div></div><body style="background-color:#ffffff;font-family:-apple-system,BlinkMacSystemFont,&quot;Segoe UI&quot;,Roboto,sans-serif"><table align="center" width="100%" border="0" cellPadding="0" cellSpacing="0" role="presentation" style="max-width:37.5em;margin:0 auto;padding:20px 0 48px"><tbody><tr style="width:100%"><td><p style="font-size:16px;line-height:26px;margin:16px 0">Merhaba <!-- -->Selin<!-- -->,</p><p style="font-size:16px;line-height:26px;margin:16px 0">KargoBulut hesabınızın şifresini yenilemek istediniz. Aşağıdaki düğmeye tıklayarak yeni bir şifre belirleyebilirsiniz:</p><a href="https://panel.kargobulut.example/sifre/yenile/5d02be?e=selin%40firma.example" style="line-height:100%;text-decoration:none;display:block;max-width:100%;background-color:#007ee6;border-radius:4px;color:#fff;font-size:15px;text-align:center;width:210px;padding:14px 7px" target="_blank">Şifremi yenile</a><p style="font-size:16px;line-height:26px;margin:16px 0">Bu talebi siz yapmadıysanız bu e-postayı dikkate almayın. Güvenliğiniz için bu e-postayı kimseyle paylaşmayın. İpuçları için <a href="https://kargobulut.example/yardim/guvenlik" target="_blank">yardım sayfamıza</a> bakın.</p><p style="font-size:12px;color:#8898aa">KargoBulut Lojistik A.Ş., Büyükdere Cad. No:144, 34394 Şişli/İstanbul. Mersis No: 0447120388000017</p></td></tr></tbody></table><!--/$--></body></html>
`,
  ),
  ...mails(
    'ar',
    `
@@ b9u تطبيق توصيل | table | 73164
تطبيق مشوار <no-reply@mishwar.example>
رمز تأكيد البريد الإلكتروني
%html
<!doctype html><html lang="ar"><head><meta name="viewport" content="width=device-width, initial-scale=1.0"><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><title>رمز التأكيد</title><style media="all" type="text/css">
body { font-family: Helvetica, sans-serif; -webkit-font-smoothing: antialiased; font-size: 16px; line-height: 1.3; }
.main { background: #ffffff; border: 1px solid #eaebed; border-radius: 16px; width: 100%; } .wrapper { padding: 24px; } .btn-primary table td { background-color: #0867ec; }
@media only screen and (max-width: 640px) { .main p, .main td, .main span { font-size: 16px !important; } .wrapper { padding: 8px !important; } }</style></head>
<body dir="rtl" style="background-color: #f4f5f6; margin: 0; padding: 0;"><table role="presentation" border="0" cellpadding="0" cellspacing="0" class="body"><tr><td>&nbsp;</td><td class="container" style="max-width: 600px; padding-top: 24px; width: 600px; margin: 0 auto;"><div class="content">
<!-- START CENTERED WHITE CONTAINER --><span class="preheader" style="color: transparent; display: none; height: 0; max-height: 0; opacity: 0; overflow: hidden; visibility: hidden; width: 0;">أدخل الرمز في التطبيق خلال عشر دقائق</span>
<table role="presentation" border="0" cellpadding="0" cellspacing="0" class="main"><!-- START MAIN CONTENT AREA --><tr><td class="wrapper">
<p>مرحباً يا سامي،</p>
<p>شكراً لتسجيلك في مشوار. استخدم الرمز أدناه لتأكيد بريدك الإلكتروني.</p>
<table dir="rtl" width="100%" cellpadding="10" style="border:1px solid #dddddd;border-collapse:collapse"><tr><td style="border:1px solid #dddddd">رمز التأكيد</td><td style="border:1px solid #dddddd;font-size:24px;direction:ltr" align="right"><b>73164</b></td></tr><tr><td style="border:1px solid #dddddd">رقم الجوال</td><td style="border:1px solid #dddddd;direction:ltr" align="right">+966 5X XXX X471</td></tr><tr><td style="border:1px solid #dddddd">الصلاحية</td><td style="border:1px solid #dddddd">10 دقائق</td></tr></table>
<p>إذا لم تطلب هذا الرمز فيمكنك تجاهل هذه الرسالة.</p>
</td></tr><!-- END MAIN CONTENT AREA --></table>
<!-- START FOOTER --><div class="footer" style="clear: both; padding-top: 24px; text-align: center; width: 100%;"><table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%"><tr><td class="content-block" style="color: #9a9ea6; font-size: 14px; text-align: center;">
مشوار لتقنية المعلومات، الرياض 12244، المملكة العربية السعودية<br><a href="https://mishwar.example/ar/help">المساعدة</a> · <a href="https://mishwar.example/ar/privacy">الخصوصية</a>
</td></tr></table></div><!-- END FOOTER --></div></td><td>&nbsp;</td></tr></table></body></html>
`,
  ),
  ...mails(
    'zh-Hant',
    `
@@ b9u 銀行驗證碼 | distractors | 50927413
東海銀行 <ebank@donghaibank.example>
東海銀行網路銀行一次性密碼（OTP）通知
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body><table width="700" border="0" align="center" cellpadding="0" cellspacing="0"><tr><td><img src="https://ebank.donghaibank.example/edm/top.jpg" width="700" height="80" alt="東海銀行"></td></tr><tr><td style="padding:20px;font-family:'微軟正黑體',Arial;font-size:15px;line-height:28px">
親愛的陳○安客戶，您好：<br>您於 2026/03/11 15:20:44 申請約定轉入帳號，交易明細如下：
<table width="100%" border="1" cellpadding="6" style="border-collapse:collapse;border-color:#cccccc"><tr><td width="35%" bgcolor="#f0f4f8">轉出帳號</td><td>0447-***-***203</td></tr><tr><td bgcolor="#f0f4f8">約定轉入帳號</td><td>(812) 2071****4471</td></tr><tr><td bgcolor="#f0f4f8">網頁識別碼</td><td>KQRT</td></tr><tr><td bgcolor="#f0f4f8">OTP 密碼</td><td><font color="#cc0000" size="5"><b>50927413</b></font></td></tr></table>
請於 5 分鐘內至網路銀行輸入上述 OTP 密碼。<font color="#cc0000">若非您本人申請，請立即致電 24 小時客服專線 (02) 5550-1144。</font></td></tr><tr><td bgcolor="#e8ecef" style="padding:12px;font-size:12px;color:#666666">本郵件由系統自動寄發，請勿直接回覆。東海商業銀行股份有限公司\u3000統一編號 04471203\u3000台北市中山區南京東路二段 144 號</td></tr></table></body></html>
`,
  ),
  ...mails(
    'ja',
    `
@@ b9u 家計簿 ログイン | magic-link
くもノート家計簿 <no-reply@kumonote.example>
くもノート家計簿へのログイン用リンク
%expect sign_in https://account.kumonote.example/signin/email?ticket=c2lnbi1pbi0wNDQ3&lang=ja
%text
いつもくもノート家計簿をご利用いただきありがとうございます。

下のURLを開くと、パスワードなしでログインできます。

https://account.kumonote.example/signin/email?ticket=c2lnbi1pbi0wNDQ3&lang=ja

※リンクの有効期限は発行から30分です。
※1回のみ有効です。

株式会社くもノート
〒150-0002 東京都渋谷区渋谷2-44-1
%html
<!DOCTYPE html>
<html lang="ja" dir="ltr" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta charset="utf-8"> <!-- utf-8 works for most cases --><meta name="viewport" content="width=device-width"><meta name="format-detection" content="telephone=no,address=no,email=no,date=no,url=no"><title></title>
<!--[if mso]><style>* { font-family: sans-serif !important; }</style><![endif]-->
<style>:root { color-scheme: light dark; } html, body { margin: 0 auto !important; } a[x-apple-data-detectors] { color: inherit !important; } .button-td-primary:hover { background: #555555 !important; } @media (prefers-color-scheme: dark) { .email-bg { background: #111111 !important; } .darkmode-bg { background: #222222 !important; } h1, h2, p, li, .darkmode-text { color: #F7F7F9 !important; } }</style></head>
<body width="100%" style="margin: 0; padding: 0 !important; mso-line-height-rule: exactly; background-color: #222222;" class="email-bg"><center role="article" aria-roledescription="email" lang="ja" style="width: 100%; background-color: #222222;" class="email-bg">
<!-- Visually Hidden Preheader Text : BEGIN --><div style="max-height:0; overflow:hidden; mso-hide:all;" aria-hidden="true">30分以内にログインしてください。</div><!-- Visually Hidden Preheader Text : END -->
<div style="display: none; font-size: 1px; line-height: 1px; max-height: 0px; max-width: 0px; opacity: 0; overflow: hidden; mso-hide: all; font-family: sans-serif;">&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;</div>
<div style="max-width: 680px; margin: 0 auto;" class="email-container"><!--[if mso]><table align="center" role="presentation" cellspacing="0" cellpadding="0" border="0" width="680"><tr><td><![endif]--><table align="center" role="presentation" cellspacing="0" cellpadding="0" border="0" width="100%" style="margin: auto;">
<tr><td style="background-color: #ffffff;" class="darkmode-bg"><table role="presentation" cellspacing="0" cellpadding="0" border="0" width="100%"><tr><td style="padding: 20px; font-family: sans-serif; font-size: 15px; line-height: 20px; color: #555555;">
<p style="margin:0 0 16px">いつもくもノート家計簿をご利用いただきありがとうございます。</p><p style="margin:0 0 16px">下のボタンを押すと、パスワードなしでログインできます。</p><table align="center" role="presentation" cellspacing="0" cellpadding="0" border="0"><tr><td style="border-radius:24px;background:#00a0a0"><a href="https://account.kumonote.example/signin/email?ticket=c2lnbi1pbi0wNDQ3&amp;lang=ja" style="padding:14px 40px;color:#ffffff;display:block;text-decoration:none">ログインする</a></td></tr></table><p style="margin:16px 0 0;font-size:12px">ボタンが押せない場合は、次のURLをブラウザーに貼り付けてください。<br><a href="https://account.kumonote.example/signin/email?ticket=c2lnbi1pbi0wNDQ3&amp;lang=ja" style="word-break:break-all">https://account.kumonote.example/signin/email?ticket=c2lnbi1pbi0wNDQ3&amp;lang=ja</a></p><p style="margin:16px 0 0;font-size:12px">※リンクの有効期限は発行から30分です。<br>※1回のみ有効です。</p>
</td></tr></table></td></tr>
</table>
<table align="center" role="presentation" cellspacing="0" cellpadding="0" border="0" width="100%" style="margin: auto;"><tr><td style="padding: 20px; font-family: sans-serif; font-size: 12px; line-height: 15px; text-align: center; color: #ffffff;">
株式会社くもノート\u3000〒150-0002 東京都渋谷区渋谷2-44-1<br><a href="https://kumonote.example/terms" style="color:#fff">利用規約</a>\u3000<a href="https://kumonote.example/faq" style="color:#fff">よくある質問</a>
</td></tr></table><!--[if mso]></td></tr></table><![endif]--></div></center></body></html>
`,
  ),
  ...mails(
    'ko',
    `
@@ b9u 학교 포털 | heading | 447902
한빛대학교 통합인증 <sso@hanbit.example>
[한빛대학교] 통합로그인 2차 인증번호
%text
2차 인증번호 안내

이*린님, 통합로그인(SSO) 2차 인증을 위한 번호입니다.

447902

· 유효시간: 3분 (요청시각 2026-03-11 09:12:33)
· 접속 IP: 203.0.113.9
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html dir="ltr" xmlns="http://www.w3.org/1999/xhtml" lang="ko" style="font-family:arial, 'helvetica neue', helvetica, sans-serif"><head><meta charset="UTF-8"><meta content="telephone=no" name="format-detection"><title>2차 인증</title><!--[if (mso 16)]><style type="text/css">a {text-decoration: none;}</style><![endif]--><style type="text/css">.rollover:hover .rollover-first { max-height:0px!important; display:none!important; } .es-button { text-decoration:none!important; } @media only screen and (max-width:600px) {.es-m-p0r { padding-right:0px!important } h1 { font-size:36px!important; text-align:left } .es-content table { width:100%!important } }</style></head>
<body class="body" style="width:100%;height:100%;padding:0;Margin:0"><div dir="ltr" class="es-wrapper-color" lang="ko" style="background-color:#FAFAFA"><!--[if gte mso 9]><v:background xmlns:v="urn:schemas-microsoft-com:vml" fill="t"><v:fill type="tile" color="#fafafa"></v:fill></v:background><![endif]--><span style="display:none !important;font-size:0px;line-height:0;color:#ffffff;visibility:hidden;opacity:0;height:0;width:0;mso-hide:all">3분 이내에 입력해 주세요&#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; </span>
<table width="100%" cellspacing="0" cellpadding="0" class="es-wrapper" role="none" style="mso-table-lspace:0pt;border-collapse:collapse"><tr><td valign="top" style="padding:0;Margin:0"><table cellpadding="0" cellspacing="0" align="center" class="es-content" role="none" style="width:100%"><tr><td align="center"><table bgcolor="#ffffff" align="center" cellpadding="0" cellspacing="0" class="es-content-body" role="none" style="background-color:#FFFFFF;width:600px"><tr><td align="left" style="padding:20px"><table cellpadding="0" cellspacing="0" width="100%" role="presentation">
<tr><td align="left" class="es-text-left" style="padding:5px 0;Margin:0"><img src="https://sso.hanbit.example/img/ui.png" alt="한빛대학교" width="180"></td></tr>
<tr><td align="left" class="es-text-left" style="padding:5px 0;Margin:0"><h2 style="font-size:20px">2차 인증번호 안내</h2><p>이*린님, 통합로그인(SSO) 2차 인증을 위한 번호입니다.</p></td></tr>
<tr><td align="center" class="es-text-center" style="padding:5px 0;Margin:0"><h1 style="font-size:40px;letter-spacing:.3em;color:#0b3d91">447902</h1></td></tr>
<tr><td align="left" class="es-text-left" style="padding:5px 0;Margin:0"><p style="font-size:13px">· 유효시간: 3분 (요청시각 2026-03-11 09:12:33)<br>· 접속 IP: 203.0.113.9<br>· 본인이 요청하지 않은 경우 정보전산원(내선 4471)으로 연락 바랍니다.</p></td></tr>
</table></td></tr></table></td></tr></table>
<table cellpadding="0" cellspacing="0" align="center" class="es-footer" role="none" style="width:100%"><tr><td align="center"><table class="es-footer-body" align="center" cellpadding="0" cellspacing="0" style="width:640px" role="none"><tr><td align="center" style="font-size:12px;color:#333333">
<p>(34141) 대전광역시 유성구 대학로 144 한빛대학교 정보전산원</p><p>COPYRIGHT 2026 HANBIT UNIVERSITY.</p>
</td></tr></table></td></tr></table></td></tr></table></div></body></html>
`,
  ),
];
