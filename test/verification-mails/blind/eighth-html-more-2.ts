import { mails } from '../mails.ts';

/** Complete HTML mails of template systems with a code or link, of services that no other batch has. */
export const EIGHTH_HTML_MORE_2 = [
  ...mails(
    'hi',
    `
@@ b8u सीखो लॉगिन लिंक | magic-link
सीखो ऐप <namaste@seekho.example>
आपका सीखो लॉगिन लिंक
%expect sign_in https://seekho.example/m/login?otl=91c0ffee7d2a&uid=40128
%text
नमस्ते अनिल,

आपने बिना पासवर्ड के साइन इन करने के लिए एक लिंक माँगा है।

साइन इन करें ( https://seekho.example/m/login?otl=91c0ffee7d2a&uid=40128 )

यह लिंक 30 मिनट तक मान्य है और केवल एक बार काम करेगा।

धन्यवाद,
टीम सीखो
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="hi"><head><meta name="viewport" content="width=device-width, initial-scale=1.0" /><meta name="x-apple-disable-message-reformatting" /><meta name="color-scheme" content="light dark" /><meta name="supported-color-schemes" content="light dark" /><title></title>
<style type="text/css" rel="stylesheet" media="all">body{width:100% !important;height:100%;margin:0;-webkit-text-size-adjust:none}a{color:#3869D4}.email-masthead_name{font-size:16px;font-weight:bold;color:#A8AAAF;text-decoration:none}.button{background-color:#3869D4;border-top:10px solid #3869D4;border-right:18px solid #3869D4;display:inline-block;color:#FFF;text-decoration:none}.attributes_content{background-color:#F4F4F7;padding:16px}@media (prefers-color-scheme: dark){body,.email-body,.email-body_inner,.email-content{background-color:#333333 !important;color:#FFF !important}p,ul,h1,h2,.attributes_item{color:#FFF !important}}:root{color-scheme:light dark}</style></head>
<body><span class="preheader" style="display:none !important;visibility:hidden;mso-hide:all;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden;">यह लिंक 30 मिनट तक काम करेगा।</span>
<table class="email-wrapper" width="100%" cellpadding="0" cellspacing="0" role="presentation"><tr><td align="center"><table class="email-content" width="100%" cellpadding="0" cellspacing="0" role="presentation">
<tr><td class="email-masthead"><a href="https://seekho.example" class="f-fallback email-masthead_name">सीखो</a></td></tr>
<tr><td class="email-body" width="570" cellpadding="0" cellspacing="0"><table class="email-body_inner" align="center" width="570" cellpadding="0" cellspacing="0" role="presentation"><tr><td class="content-cell"><div class="f-fallback">
<h1>नमस्ते अनिल,</h1>
<p>आपने बिना पासवर्ड के साइन इन करने के लिए एक लिंक माँगा है। नीचे दिए गए बटन पर क्लिक करें और अपनी कक्षा पर लौटें।</p>
<table class="body-action" align="center" width="100%" cellpadding="0" cellspacing="0" role="presentation"><tr><td align="center"><table width="100%" border="0" cellspacing="0" cellpadding="0" role="presentation"><tr><td align="center"><a href="https://seekho.example/m/login?otl=91c0ffee7d2a&amp;uid=40128" class="f-fallback button button--green" target="_blank">साइन इन करें</a></td></tr></table></td></tr></table>
<p>यह लिंक 30 मिनट तक मान्य है और केवल एक बार काम करेगा। अगर आपने यह अनुरोध नहीं किया है, तो इस ईमेल को अनदेखा करें।</p>
<p>धन्यवाद,<br />टीम सीखो</p>
</div></td></tr></table></td></tr>
<tr><td><table class="email-footer" align="center" width="570" cellpadding="0" cellspacing="0" role="presentation"><tr><td class="content-cell" align="center">
<p class="f-fallback sub align-center">सीखो एडटेक प्राइवेट लिमिटेड<br />44, एमजी रोड, बेंगलुरु 560001 · 1800 555 0144</p>
</td></tr></table></td></tr></table></td></tr></table></body></html>
`,
  ),
  ...mails(
    'zh-Hans',
    `
@@ b8u 云盘登录 | inline | 290716
星河云盘 <service@xinghepan.example>
【星河云盘】登录验证码
%html
<div style="background-color:#ECECEC; padding: 35px;"><table cellpadding="0" align="center" style="width: 600px; margin: 0px auto; text-align: left; position: relative; border-radius: 5px; font-size: 14px; font-family: 微软雅黑, 黑体; line-height: 1.5; box-shadow: rgb(153, 153, 153) 0px 0px 5px; border-collapse: collapse; background: #fff;"><tbody>
<tr><th valign="middle" style="height: 25px; line-height: 25px; padding: 15px 35px; border-bottom: 1px solid #42a3d3; background-color: #49bcff;"><font face="微软雅黑" size="5" style="color: rgb(255, 255, 255);">星河云盘</font></th></tr>
<tr><td><div style="padding: 25px 35px 40px; background-color: #fff;"><h2 style="margin: 5px 0px;"><font color="#333333" style="line-height: 20px;" size="4">亲爱的用户 lin_2019：</font></h2>
<p>您好！您正在进行邮箱登录操作，本次验证码为 <span style="color:#ff6600;font-weight:bold;border-bottom:1px dashed #ccc;">290716</span>，请在 10 分钟内完成验证。为保障帐号安全，请勿将验证码告知他人。<br>如非本人操作，请忽略本邮件。登录 IP：203.0.113.118（浙江杭州）</p>
<p align="right">星河云盘团队</p><p align="right">2026年3月11日</p>
<div style="width: 700px; margin: 0 auto;"><div style="padding: 10px 10px 0; border-top: 1px solid #ccc; color: #747474; font-size: 12px;"><p>此为系统邮件，请勿回复<br>客服热线：400-555-0188\u3000沪ICP备20447120号</p><p>©星河网络科技有限公司</p></div></div></div></td></tr></tbody></table></div>
`,
  ),
  ...mails(
    'ja',
    `
@@ b8u 会員登録 認証番号 | plain | 038471
ひばり書店オンライン <noreply@hibari-shoten.example>
【ひばり書店】メールアドレス確認のご案内
%text
佐藤 様

ひばり書店オンラインをご利用いただき、ありがとうございます。
会員登録はまだ完了しておりません。以下の認証番号を画面に入力し、登録手続きを完了してください。

━━━━━━━━━━━━━━
認証番号：038 471
有効期限：2026年3月11日 21時30分
━━━━━━━━━━━━━━

※本メールにお心当たりのない場合は、お手数ですが破棄してくださいますようお願いいたします。

ひばり書店株式会社\u3000〒101-0051 東京都千代田区神田神保町1-44\u3000電話 03-5550-0144
%html
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd"><html xmlns="http://www.w3.org/1999/xhtml" lang="ja"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style type="text/css">ReadMsgBody{ width: 100%;} .ExternalClass{width: 100%;} .ExternalClass, .ExternalClass p, .ExternalClass span, .ExternalClass td {line-height: 100%;} body {-webkit-text-size-adjust:100%; margin:0 !important;} @media only screen and (max-width: 480px) { .container {width: 100% !important;} .stack-column {display:block !important;} }</style></head>
<body bgcolor="#eeeeee"><div style="font-size:0; line-height:0;"><img src="https://click.mail.example/open.aspx?ffcb10-fec7157674640c78" width="1" height="1" alt=""></div>
<div style="display:none;max-height:0px;overflow:hidden;">会員登録はまだ完了していません。 &zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;</div>
<table width="100%" border="0" cellpadding="0" cellspacing="0" align="center"><tr><td align="center"><table cellspacing="0" cellpadding="0" border="0" width="600" class="container" align="center" bgcolor="#ffffff"><tr><td class="header" align="center" style="font-size:11px;font-family:Arial;"><a href="https://view.hibari-shoten.example/?qs=b71e">ブラウザで表示する</a></td></tr>
<tr><td class="slot-styling" style="padding:15px 30px;"><table cellpadding="0" cellspacing="0" width="100%" role="presentation" class="stylingblock-content-wrapper"><tr><td class="stylingblock-content-wrapper camarker-inner" style="font-family:Arial, sans-serif;font-size:15px;">
<p>佐藤 様</p><p>ひばり書店オンラインをご利用いただき、ありがとうございます。<br>会員登録はまだ完了しておりません。以下の認証番号を画面に入力し、登録手続きを完了してください。</p>
<p>━━━━━━━━━━━━━━<br>認証番号：<b style="font-size:22px">038 471</b><br>有効期限：2026年3月11日 21時30分<br>━━━━━━━━━━━━━━</p>
<p>※本メールにお心当たりのない場合は、お手数ですが破棄してくださいますようお願いいたします。</p>
</td></tr></table></td></tr>
<tr><td style="font-family:Arial, sans-serif;font-size:11px;color:#666666;padding:20px;">
ひばり書店株式会社\u3000〒101-0051 東京都千代田区神田神保町1-44\u3000電話 03-5550-0144（平日10:00～17:00）<br><a href="https://hibari-shoten.example/guide">ご利用ガイド</a>｜<a href="https://hibari-shoten.example/privacy">個人情報保護方針</a><br>Copyright (C) Hibari Shoten Co., Ltd.
</td></tr></table></td></tr></table><custom name="opencounter" type="tracking"></body></html>
`,
  ),
  ...mails(
    'ko',
    `
@@ b8u 쇼핑몰 인증번호 | box | 615820
모아마켓 <no-reply@moamarket.example>
[모아마켓] 이메일 인증번호 안내
%html
<table align="center" border="0" cellpadding="0" cellspacing="0" width="100%" style="max-width:630px;margin:0 auto;font-family:'나눔고딕',NanumGothic,'맑은고딕',Malgun Gothic,dotum,Helvetica;"><tbody><tr><td height="30"></td></tr>
<tr><td style="padding:0 25px;border-top:2px solid #ff4b3e;"><img src="https://img.moamarket.example/mail/logo.gif" alt="모아마켓" style="padding-top:20px;"></td></tr>
<tr><td style="padding:27px 25px 0;font-size:26px;letter-spacing:-1px;">이메일 <span style="color:#ff4b3e;">인증번호</span>를 알려드립니다.</td></tr>
<tr><td style="padding:20px 25px;font-size:14px;color:#696969;line-height:24px;">안녕하세요, 김*수 고객님.<br>아래 인증번호 6자리를 진행 중인 화면에 입력하고 회원정보 변경을 완료해 주세요.</td></tr>
<tr><td style="padding:0 25px;"><table border="0" cellpadding="0" cellspacing="0" width="100%" style="background:#f8f8f8;border:1px solid #e5e5e5;"><tbody><tr><td width="120" style="padding:18px;font-size:13px;font-weight:bold;">인증번호</td><td style="padding:18px;font-size:20px;"><strong>615 820</strong></td></tr><tr><td style="padding:0 18px 18px;font-size:13px;">유효시간</td><td style="padding:0 18px 18px;font-size:13px;">2026.03.11 14:20:35 까지</td></tr></tbody></table></td></tr>
<tr><td style="padding:24px 25px;font-size:12px;color:#9e9e9e;line-height:18px;">본 메일은 발신전용입니다. 문의사항은 <a href="https://help.moamarket.example">고객센터</a>(1588-0144)를 이용해 주세요.<br>(주)모아마켓 대표이사 박서준 | 사업자등록번호 220-81-44712 | 통신판매업신고 제2019-서울강남-04471호<br>서울특별시 강남구 테헤란로 152, 8층 (06236)<br>Copyright © Moamarket Corp. All rights reserved.</td></tr></tbody></table>
`,
  ),
];
