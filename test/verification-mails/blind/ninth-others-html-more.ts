import { mails } from '../mails.ts';

/** Complete HTML mails of template systems without anything to find, kept sealed until the end. */
export const NINTH_HTML_OTHERS_MORE = [
  ...mails(
    'hi',
    `
@@ b9u रिचार्ज रसीद | receipt
तेज़ रिचार्ज <receipt@tezrecharge.example>
रिचार्ज सफल: ₹299
%html
<!doctype html><html lang="hi"><head><meta name="viewport" content="width=device-width, initial-scale=1.0"><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><title>रिचार्ज</title><style media="all" type="text/css">
body { font-family: Helvetica, sans-serif; -webkit-font-smoothing: antialiased; font-size: 16px; line-height: 1.3; }
.main { background: #ffffff; border: 1px solid #eaebed; border-radius: 16px; width: 100%; } .wrapper { padding: 24px; } .btn-primary table td { background-color: #0867ec; }
@media only screen and (max-width: 640px) { .main p, .main td, .main span { font-size: 16px !important; } .wrapper { padding: 8px !important; } }</style></head>
<body dir="ltr" style="background-color: #f4f5f6; margin: 0; padding: 0;"><table role="presentation" border="0" cellpadding="0" cellspacing="0" class="body"><tr><td>&nbsp;</td><td class="container" style="max-width: 600px; padding-top: 24px; width: 600px; margin: 0 auto;"><div class="content">
<!-- START CENTERED WHITE CONTAINER --><span class="preheader" style="color: transparent; display: none; height: 0; max-height: 0; opacity: 0; overflow: hidden; visibility: hidden; width: 0;">आपका रिचार्ज सफल रहा</span>
<table role="presentation" border="0" cellpadding="0" cellspacing="0" class="main"><!-- START MAIN CONTENT AREA --><tr><td class="wrapper">
<p>प्रिय ग्राहक,</p><p>आपके मोबाइल नंबर 98XXXXX471 पर ₹299 का रिचार्ज सफल रहा।</p>
<table width="100%" cellpadding="6"><tr><td>लेनदेन संख्या</td><td>260311447120</td></tr><tr><td>ऑपरेटर संदर्भ</td><td>77120440</td></tr><tr><td>वैधता</td><td>28 दिन</td></tr><tr><td>भुगतान</td><td>UPI, anil@bank</td></tr></table><table role="presentation" border="0" cellpadding="0" cellspacing="0" class="btn btn-primary"><tbody><tr><td align="left"><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tbody><tr><td> <a href="https://tezrecharge.example/r/260311447120.pdf" target="_blank">रसीद डाउनलोड करें</a> </td></tr></tbody></table></td></tr></tbody></table>
</td></tr><!-- END MAIN CONTENT AREA --></table>
<!-- START FOOTER --><div class="footer" style="clear: both; padding-top: 24px; text-align: center; width: 100%;"><table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%"><tr><td class="content-block" style="color: #9a9ea6; font-size: 14px; text-align: center;">
तेज़ रिचार्ज प्राइवेट लिमिटेड, सेक्टर 44, गुरुग्राम 122003<br>1800 555 0144
</td></tr></table></div><!-- END FOOTER --></div></td><td>&nbsp;</td></tr></table></body></html>
`,
  ),
  ...mails(
    'zh-Hant',
    `
@@ b9u 訂位確認 | booking
山海食堂 <booking@shanhai.example>
訂位成功通知：3月14日 18:30 四位
%text
訂位成功

林小姐您好，您的訂位資訊如下：
日期時間：2026/03/14（六）18:30
人數：4 位大人
訂位代號：H7K3Q

查看或修改訂位 [https://shanhai.example/r/H7K3Q]
%html
<!DOCTYPE html>
<html lang="zh-Hant" dir="ltr" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head><meta charset="utf-8"> <!-- utf-8 works for most cases --><meta name="viewport" content="width=device-width"><meta name="format-detection" content="telephone=no,address=no,email=no,date=no,url=no"><title></title>
<!--[if mso]><style>* { font-family: sans-serif !important; }</style><![endif]-->
<style>:root { color-scheme: light dark; } html, body { margin: 0 auto !important; } a[x-apple-data-detectors] { color: inherit !important; } .button-td-primary:hover { background: #555555 !important; } @media (prefers-color-scheme: dark) { .email-bg { background: #111111 !important; } .darkmode-bg { background: #222222 !important; } h1, h2, p, li, .darkmode-text { color: #F7F7F9 !important; } }</style></head>
<body width="100%" style="margin: 0; padding: 0 !important; mso-line-height-rule: exactly; background-color: #222222;" class="email-bg"><center role="article" aria-roledescription="email" lang="zh-Hant" style="width: 100%; background-color: #222222;" class="email-bg">
<!-- Visually Hidden Preheader Text : BEGIN --><div style="max-height:0; overflow:hidden; mso-hide:all;" aria-hidden="true">期待您的光臨</div><!-- Visually Hidden Preheader Text : END -->
<div style="display: none; font-size: 1px; line-height: 1px; max-height: 0px; max-width: 0px; opacity: 0; overflow: hidden; mso-hide: all; font-family: sans-serif;">&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;</div>
<div style="max-width: 680px; margin: 0 auto;" class="email-container"><!--[if mso]><table align="center" role="presentation" cellspacing="0" cellpadding="0" border="0" width="680"><tr><td><![endif]--><table align="center" role="presentation" cellspacing="0" cellpadding="0" border="0" width="100%" style="margin: auto;">
<tr><td style="background-color: #ffffff;" class="darkmode-bg"><table role="presentation" cellspacing="0" cellpadding="0" border="0" width="100%"><tr><td style="padding: 20px; font-family: sans-serif; font-size: 15px; line-height: 20px; color: #555555;">
<h1 style="font-size:22px">訂位成功</h1><p>林小姐您好，您的訂位資訊如下：</p><table width="100%" cellpadding="8" style="border:1px solid #dddddd"><tr><td>日期時間</td><td>2026/03/14（六）18:30</td></tr><tr><td>人數</td><td>4 位大人</td></tr><tr><td>訂位代號</td><td><b>H7K3Q</b></td></tr><tr><td>電話</td><td>(04) 2255-0144</td></tr></table><p>座位保留 10 分鐘，逾時恕不保留。</p><p><a href="https://shanhai.example/r/H7K3Q">查看或修改訂位</a></p>
</td></tr></table></td></tr>
</table>
<table align="center" role="presentation" cellspacing="0" cellpadding="0" border="0" width="100%" style="margin: auto;"><tr><td style="padding: 20px; font-family: sans-serif; font-size: 12px; line-height: 15px; text-align: center; color: #ffffff;">
山海食堂\u3000台中市西屯區市政北二路 44 號
</td></tr></table><!--[if mso]></td></tr></table><![endif]--></div></center></body></html>
`,
  ),
  ...mails(
    'ja',
    `
@@ b9u カード利用明細 | bank
つばめカード <info@tsubamecard.example>
【つばめカード】ご利用のお知らせ
%html
<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body><table width="600" align="center" cellpadding="0" cellspacing="0" style="font-family:'メイリオ',Meiryo,sans-serif;font-size:14px"><tr><td style="border-bottom:3px solid #003a8c;padding:12px"><img src="https://img.tsubamecard.example/mail/logo.gif" alt="つばめカード"></td></tr><tr><td style="padding:20px;line-height:26px">高橋 健太 様<br><br>いつもつばめカードをご利用いただきありがとうございます。<br>下記の通りご利用がありましたのでお知らせします。<br><br><table cellpadding="6" width="100%" bgcolor="#f4f7fb"><tr><td>ご利用カード</td><td>つばめゴールド（末尾4471）</td></tr><tr><td>ご利用日時</td><td>2026/03/11 12:08</td></tr><tr><td>ご利用先</td><td>カフェ・ミモザ 渋谷店</td></tr><tr><td>ご利用金額</td><td>1,280円</td></tr><tr><td>支払回数</td><td>1回</td></tr></table><br>※お心当たりのない場合は、カード裏面の電話番号までご連絡ください。</td></tr><tr><td style="padding:20px;font-size:11px;color:#777777">つばめカード株式会社\u3000東京都港区芝4-47-1\u3000登録番号 関東財務局長（9）第00144号<br><a href="https://tsubamecard.example/mail/stop">本メールの配信停止</a></td></tr></table></body></html>
`,
  ),
  ...mails(
    'ko',
    `
@@ b9u 뉴스레터 웨비나 | marketing
그로스랩 <letter@growthlab.example>
(광고) 3월 무료 세미나 3개를 한 번에
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html dir="ltr" xmlns="http://www.w3.org/1999/xhtml" lang="ko" style="font-family:arial, 'helvetica neue', helvetica, sans-serif"><head><meta charset="UTF-8"><meta content="telephone=no" name="format-detection"><title>세미나</title><!--[if (mso 16)]><style type="text/css">a {text-decoration: none;}</style><![endif]--><style type="text/css">.rollover:hover .rollover-first { max-height:0px!important; display:none!important; } .es-button { text-decoration:none!important; } @media only screen and (max-width:600px) {.es-m-p0r { padding-right:0px!important } h1 { font-size:36px!important; text-align:left } .es-content table { width:100%!important } }</style></head>
<body class="body" style="width:100%;height:100%;padding:0;Margin:0"><div dir="ltr" class="es-wrapper-color" lang="ko" style="background-color:#FAFAFA"><!--[if gte mso 9]><v:background xmlns:v="urn:schemas-microsoft-com:vml" fill="t"><v:fill type="tile" color="#fafafa"></v:fill></v:background><![endif]--><span style="display:none !important;font-size:0px;line-height:0;color:#ffffff;visibility:hidden;opacity:0;height:0;width:0;mso-hide:all">3월 무료 세미나 일정&#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; &#847; &#8199; &shy; </span>
<table width="100%" cellspacing="0" cellpadding="0" class="es-wrapper" role="none" style="mso-table-lspace:0pt;border-collapse:collapse"><tr><td valign="top" style="padding:0;Margin:0"><table cellpadding="0" cellspacing="0" align="center" class="es-content" role="none" style="width:100%"><tr><td align="center"><table bgcolor="#ffffff" align="center" cellpadding="0" cellspacing="0" class="es-content-body" role="none" style="background-color:#FFFFFF;width:600px"><tr><td align="left" style="padding:20px"><table cellpadding="0" cellspacing="0" width="100%" role="presentation">
<tr><td align="left" class="es-text-left" style="padding:5px 0;Margin:0"><h1 style="font-size:26px">3월 무료 세미나</h1><p>안녕하세요, 그로스랩 구독자님!</p></td></tr>
<tr><td align="left" class="es-text-left" style="padding:5px 0;Margin:0"><table width="100%" cellpadding="8"><tr><td>3/17(화) 19:00</td><td>초보 마케터의 데이터 읽기</td></tr><tr><td>3/24(화) 19:00</td><td>이메일 오픈율 2배 만들기</td></tr><tr><td>3/31(화) 19:00</td><td>AI로 광고 카피 쓰기</td></tr></table><p>선착순 300명, 할인코드 <b>GROW03</b> 입력 시 유료 강의 20% 할인.</p></td></tr>
<tr><td align="center" style="padding:10px 0;Margin:0"><!--[if mso]><a href="https://stib.growthlab.example/f/3102/44712" target="_blank" hidden><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word" esdevVmlButton href="https://stib.growthlab.example/f/3102/44712" style="height:44px; v-text-anchor:middle; width:234px" arcsize="14%" stroke="f" fillcolor="#5c68e2"><w:anchorlock></w:anchorlock><center style="color:#ffffff; font-family:arial; font-size:18px;">세미나 신청하기</center></v:roundrect></a><![endif]--><!--[if !mso]><!-- --><span class="es-button-border msohide" style="border-style:solid;border-width:0px;background:#5C68E2;display:inline-block;border-radius:6px;mso-hide:all"><a href="https://stib.growthlab.example/f/3102/44712" class="es-button" target="_blank" style="mso-style-priority:100 !important;text-decoration:none !important;color:#FFFFFF;font-size:20px;padding:10px 30px;display:inline-block;background:#5C68E2;">세미나 신청하기</a></span><!--<![endif]--></td></tr>
</table></td></tr></table></td></tr></table>
<table cellpadding="0" cellspacing="0" align="center" class="es-footer" role="none" style="width:100%"><tr><td align="center"><table class="es-footer-body" align="center" cellpadding="0" cellspacing="0" style="width:640px" role="none"><tr><td align="center" style="font-size:12px;color:#333333">
<p>주식회사 그로스랩 | 서울특별시 성동구 왕십리로 144 | 02-555-0144</p><p><a href="https://stib.growthlab.example/u/44712">수신거부</a> Unsubscribe</p>
</td></tr></table></td></tr></table></td></tr></table></div></body></html>
`,
  ),
];
