import { mails } from '../mails.ts';

/** Mails of Korean, Arabic and Hindi services that no other batch has, written without looking at the extractor. */
export const TENTH_ASIA_MORE = [
  ...mails(
    'ko',
    `
@@ b10t portal second mail | distractors | 350871
두레포털 <dure_noreply@durecorp.example>
[두레] 이메일 인증번호 안내
%html
<table align="center" width="700" cellpadding="0" cellspacing="0" border="0" style="border:1px solid #e4e4e4;font-family:'돋움',Dotum,sans-serif">
<tr><td style="padding:30px 40px 0"><img src="https://static.dure.example/email/h1_dure.gif" width="92" height="18" alt="DURE"></td></tr>
<tr><td style="padding:24px 40px;font-size:26px;color:#000;letter-spacing:-1px"><span style="color:#1aa64b">이메일 인증번호</span>를 안내해 드립니다.</td></tr>
<tr><td style="padding:0 40px;font-size:13px;line-height:22px;color:#666">안녕하세요? 두레를 이용해 주셔서 진심으로 감사합니다.<br>회원님(minj****)께서 요청하신 <strong>본인확인 이메일 변경</strong>을 위한 인증번호입니다.<br>아래 인증번호를 화면에 입력해 주세요.</td></tr>
<tr><td style="padding:26px 40px"><table width="100%" cellpadding="0" cellspacing="0" style="border-top:2px solid #424240;border-bottom:1px solid #e4e4e4"><tr><th width="120" style="background:#f8f8f6;padding:14px;font-size:12px;text-align:left">인증번호</th><td style="padding:14px;font-size:18px;color:#fc2929;font-weight:bold">350871</td></tr><tr><th style="background:#f8f8f6;padding:14px;font-size:12px;text-align:left">요청일시</th><td style="padding:14px;font-size:12px">2026.03.18 11:26:40</td></tr><tr><th style="background:#f8f8f6;padding:14px;font-size:12px;text-align:left">요청 IP</th><td style="padding:14px;font-size:12px">198.51.100.27 (대한민국)</td></tr></table></td></tr>
<tr><td style="padding:0 40px 30px;font-size:12px;line-height:20px;color:#999">개인정보보호를 위해 인증번호는 30분 동안만 유효합니다. 본인이 요청하지 않았다면 <a href="https://help.dure.example/support/alias/membership/p2.dure" style="color:#1aa64b">고객센터</a>로 문의해 주세요.</td></tr>
<tr><td style="padding:20px 40px;background:#f8f8f6;font-size:11px;line-height:18px;color:#999">본 메일은 발신전용입니다. 두레(주) | 대표이사 한지우 | 사업자등록번호 220-81-40417 | 통신판매업 신고번호 제2009-경기성남-0417호<br>경기도 성남시 분당구 성남대로 418, 13590 | 고객센터 1588-0417<br>Copyright © DURE Corp. All Rights Reserved.</td></tr>
</table>

@@ b10t developer api console | alphanumeric | R8TQ4Z
한결API <no-reply@hangyeol-api.example>
[한결API] 관리자 콘솔 2단계 인증 코드
%text
안녕하세요, 이서준 님.

관리자 콘솔 로그인을 위한 2단계 인증 코드입니다.

인증 코드: R8TQ4Z

- 유효 시간: 발송 후 5분
- 접속 환경: macOS 15.3, Safari 18 / 서울특별시 마포구
- 코드는 영문 대문자와 숫자 6자리입니다.

직접 시도한 로그인이 아니라면 이 메일을 무시하고 API 키를 재발급해 주세요.

한결API 드림
서울특별시 마포구 월드컵북로 402, 1204호

@@ b10t letter subscription confirm | verify-link
동네책방 편지 <letter@dongne-books.example>
[동네책방 편지] 구독을 확인해 주세요
%expect verify https://mail.stampbee.example/api/v1/subscribe/confirm/Q2hhNzEw_kZx81?lang=ko
%html
<div style="max-width:600px;margin:0 auto;font-family:AppleSDGothic,'malgun gothic',sans-serif;font-size:15px;line-height:1.8;color:#333">
<p>안녕하세요!<br><b>동네책방 편지</b> 구독을 신청해 주셔서 고맙습니다.</p>
<p>아래 버튼을 누르셔야 구독이 완료되고, 매주 수요일 아침 7시에 편지를 받아보실 수 있어요.</p>
<div style="text-align:center;padding:20px 0"><a href="https://mail.stampbee.example/api/v1/subscribe/confirm/Q2hhNzEw_kZx81?lang=ko" target="_blank" style="display:inline-block;background:#ffcd4a;color:#222;padding:12px 40px;border-radius:30px;text-decoration:none;font-weight:bold">구독 확인하기</a></div>
<p style="font-size:13px;color:#999">신청하신 적이 없다면 아무것도 하지 않으셔도 됩니다. 확인하지 않은 주소는 3일 후 삭제됩니다.</p>
<hr style="border:0;border-top:1px solid #eee"><p style="font-size:12px;color:#aaa">동네책방 · 전라북도 전주시 완산구 동문길 50 · 063-288-0417<br><a href="https://page.stampbee.example/dongne/archive" style="color:#aaa">지난 편지 보기</a></p>
</div>

@@ b10t groupware join | invitation
잔디밭 <team@jandibat.example>
박도현 님이 (주)새봄물류 팀에 초대했습니다
%expect invitation https://click.jandibat.example/ls/click?upn=u001.Yk9-2BfT4xMZlqW0q7eGvS-2FjN81mMHc&r=invite
%html
<!DOCTYPE html><html><head><meta charset="utf-8"><style>@media screen and (max-width:480px){.inner{padding:16px!important}}</style></head><body style="margin:0;background:#f4f5f7">
<div style="display:none;max-height:0;overflow:hidden">지금 팀에 참여하고 동료들과 대화를 시작하세요. &zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="background:#fff;border-radius:8px"><tr><td class="inner" style="padding:40px">
<img src="https://cdn.jandibat.example/mail/logo@2x.png" width="84" alt="잔디밭">
<h1 style="font-size:22px;color:#1d1d1f;margin:28px 0 12px">(주)새봄물류 팀에 초대되었습니다</h1>
<p style="font-size:15px;color:#555;line-height:1.7"><b>박도현</b>(dohyun.park@saebom.test) 님이 함께 일하기 위해 초대했어요. 참여하면 팀 멤버 38명과 바로 대화하고 파일을 주고받을 수 있습니다.</p>
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td style="background:#00c473;border-radius:6px"><a href="https://click.jandibat.example/ls/click?upn=u001.Yk9-2BfT4xMZlqW0q7eGvS-2FjN81mMHc&amp;r=invite" style="display:inline-block;padding:14px 32px;color:#fff;font-size:16px;font-weight:bold;text-decoration:none">초대 수락하기</a></td></tr></table>
<p style="font-size:13px;color:#999">초대는 2026년 4월 1일까지 유효합니다.</p>
</td></tr></table>
<p style="font-size:11px;color:#aaa;line-height:1.7">(주)잔디밭컴퍼니 | 서울특별시 강남구 테헤란로 311, 7층<br><a href="https://click.jandibat.example/ls/click?upn=u001.p1-2BHelp9x" style="color:#aaa">도움말</a> · <a href="https://click.jandibat.example/ls/click?upn=u001.p1-2BUnsub3k" style="color:#aaa">수신거부</a></p>
</td></tr></table></body></html>
%text
(주)새봄물류 팀에 초대되었습니다

박도현(dohyun.park@saebom.test) 님이 함께 일하기 위해 초대했어요.

초대 수락하기: https://click.jandibat.example/ls/click?upn=u001.Yk9-2BfT4xMZlqW0q7eGvS-2FjN81mMHc&r=invite

초대는 2026년 4월 1일까지 유효합니다.

@@ b10t flea market short | inline | 4821
꿀장터 <verify@kkuljangter.example>
꿀장터 이메일 인증
%text
[꿀장터] 인증번호 [4821] 를 입력해 주세요. 타인에게 절대 알려주지 마세요.
`,
  ),
  ...mails(
    'ar',
    `
@@ b10t pharmacy arabic digits | native-digits | 730592
صيدليات الشفاء <noreply@shifa-pharma.example>
رمز التحقق الخاص بك
%html
<div dir="rtl" style="font-family:Tahoma,Arial;font-size:16px;line-height:1.9;text-align:right">
<p>عزيزنا العميل،</p>
<p>شكراً لاختيارك صيدليات الشفاء. لإكمال تسجيل حسابك يرجى إدخال رمز التحقق التالي في التطبيق:</p>
<p style="font-size:30px;font-weight:bold;color:#0a7d5c;text-align:center">٧٣٠٥٩٢</p>
<p>الرمز صالح لمدة ١٠ دقائق فقط. إذا لم تطلب هذا الرمز فيرجى تجاهل الرسالة.</p>
<p style="font-size:12px;color:#777">صيدليات الشفاء – شارع التحلية، جدة ٢٣٣٢٦ – الرقم الموحد ٩٢٠٠١١٤٧٧<br>© ٢٠٢٦ جميع الحقوق محفوظة</p>
</div>

@@ b10t government gateway | inline | 6149
منصة خدماتي <no-reply@khadamati.example>
خدماتي: رمز الدخول المؤقت
%text
رمز الدخول المؤقت إلى منصة خدماتي هو 6149
الخدمة: الدخول الموحد عبر "وزارة الإسكان"
يرجى عدم مشاركة الرمز مع أي شخص مهما كانت صفته.

@@ b10t freelance confirm mail | verify-link
مستقلون <notifications@mustaqillun.example>
تأكيد عنوان بريدك الإلكتروني في مستقلون
%expect verify https://accounts.mustaqillun.example/email/confirm/eyJpdiI6Im5rT0xq?signature=b2a9f6034cd1
%html
<!DOCTYPE html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><style>body{direction:rtl}.btn{background:#2386c8;border-radius:3px}.sub{color:#8c8c8c;font-size:12px}</style></head>
<body style="background:#f0f0f0;margin:0;padding:20px;font-family:Kufi,Tahoma,sans-serif">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">خطوة واحدة تفصلك عن تفعيل حسابك في مستقلون</div>
<table dir="rtl" width="600" align="center" cellpadding="0" cellspacing="0" style="background:#fff;border:1px solid #ddd">
<tr><td style="padding:20px 30px;border-bottom:1px solid #eee"><a href="https://mustaqillun.example/"><img src="https://assets.mustaqillun.example/mail/logo-ar.png" width="120" alt="مستقلون"></a></td></tr>
<tr><td style="padding:30px;font-size:15px;line-height:1.9;color:#333">مرحباً خالد،<br><br>شكراً لانضمامك إلى مستقلون. لتتمكن من تقديم العروض على المشاريع والتواصل مع أصحابها، يرجى تأكيد عنوان بريدك الإلكتروني بالنقر على الزر التالي:</td></tr>
<tr><td align="center" style="padding:0 30px 30px"><a class="btn" href="https://accounts.mustaqillun.example/email/confirm/eyJpdiI6Im5rT0xq?signature=b2a9f6034cd1" style="display:inline-block;color:#fff;padding:12px 36px;text-decoration:none;font-weight:bold">تأكيد البريد الإلكتروني</a></td></tr>
<tr><td style="padding:0 30px 30px;font-size:13px;color:#555;line-height:1.8">إن لم يعمل الزر، انسخ الرابط التالي وألصقه في متصفحك:<br><span dir="ltr" style="word-break:break-all">https://accounts.mustaqillun.example/email/confirm/eyJpdiI6Im5rT0xq?signature=b2a9f6034cd1</span></td></tr>
<tr><td class="sub" style="padding:20px 30px;background:#fafafa;line-height:1.8">وصلتك هذه الرسالة لأن بريدك مسجل في مستقلون. <a href="https://help.mustaqillun.example/">مركز المساعدة</a> · <a href="https://mustaqillun.example/privacy">بيان الخصوصية</a><br>شركة العمل الحر المحدودة، 71-75 شارع الملك عبدالله، عمّان 11190، الأردن</td></tr>
</table></body></html>

@@ b10t course site reset | reset-link
منصة رواء التعليمية <support@rawaa.example>
إعادة تعيين كلمة المرور
%expect reset_password https://learn.rawaa.example/login/forgot_password.php?token=Zs81bQ0tYv4LmKcN27dRfXp3hW6uJaEg
%text
السلام عليكم نورة العتيبي،

تم طلب إعادة تعيين كلمة المرور لحسابك 'noura.o' في منصة رواء التعليمية.

لتأكيد هذا الطلب وتعيين كلمة مرور جديدة لحسابك، يرجى الذهاب إلى عنوان الإنترنت التالي:

https://learn.rawaa.example/login/forgot_password.php?token=Zs81bQ0tYv4LmKcN27dRfXp3hW6uJaEg
(هذا الرابط صالح لمدة 30 دقيقة من وقت طلب إعادة التعيين لأول مرة)

إذا لم تقم بطلب إعادة تعيين كلمة المرور، فلا يلزمك القيام بأي إجراء.

إذا كنت بحاجة إلى مساعدة، يرجى الاتصال بمدير الموقع،
إدارة المنصة

@@ b10t crypto exchange new device | distractors | 284617
بورصة نُقَد <security@nuqad.example>
[نُقَد] رمز تفويض الجهاز الجديد
%html
<html dir="rtl" lang="ar"><body style="margin:0;background:#0b0e11">
<table width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px">
<table width="580" dir="rtl" cellpadding="0" cellspacing="0" style="background:#ffffff;font-family:Arial,sans-serif;color:#1e2329">
<tr><td style="background:#0b0e11;padding:18px 28px;color:#f0b90b;font-size:20px;font-weight:bold">NUQAD نُقَد</td></tr>
<tr><td style="padding:28px 28px 8px;font-size:20px;font-weight:bold">تفويض جهاز جديد</td></tr>
<tr><td style="padding:8px 28px;font-size:14px;line-height:1.8">لقد حاولت مؤخراً تسجيل الدخول إلى حسابك من جهاز أو موقع جديد. كإجراء أمني، يلزم تأكيد إضافي قبل السماح بالدخول.</td></tr>
<tr><td style="padding:8px 28px"><table width="100%" style="background:#f5f5f5;font-size:13px" cellpadding="8"><tr><td width="30%">البريد</td><td dir="ltr" align="right">fah***@inbox.test</td></tr><tr><td>عنوان IP</td><td dir="ltr" align="right">192.0.2.145</td></tr><tr><td>الموقع</td><td>الكويت، حولي</td></tr><tr><td>الوقت (UTC)</td><td dir="ltr" align="right">2026-03-18 06:53:29</td></tr><tr><td>الجهاز</td><td dir="ltr" align="right">SM-S928B Android 16</td></tr></table></td></tr>
<tr><td style="padding:16px 28px 4px;font-size:14px">رمز التفويض الخاص بك:</td></tr>
<tr><td style="padding:0 28px 16px;font-size:28px;font-weight:bold;color:#c99400" dir="ltr" align="right">284617</td></tr>
<tr><td style="padding:0 28px 24px;font-size:13px;line-height:1.8;color:#707a8a">الرمز صالح لمدة 30 دقيقة. إذا لم تكن أنت من حاول الدخول، <a href="https://www.nuqad.example/ar/my/security/disable?tk=6f0c">عطّل حسابك فوراً</a> وتواصل مع <a href="https://www.nuqad.example/ar/support">فريق الدعم</a>.<br><br>رمز مكافحة التصيد الخاص بك: fahad1988</td></tr>
<tr><td style="padding:16px 28px;background:#fafafa;font-size:11px;color:#929aa5">تحذير من المخاطر: تداول الأصول الرقمية ينطوي على مخاطر عالية. © 2019 - 2026 Nuqad.example جميع الحقوق محفوظة.</td></tr>
</table></td></tr></table></body></html>
`,
  ),
  ...mails(
    'hi',
    `
@@ b10t wallet otp hinglish | subject-and-body | 583920
PaisaJeb <alerts@paisajeb.example>
583920 आपका PaisaJeb OTP है
%text
नमस्ते रोहित,

PaisaJeb में लॉगिन के लिए आपका OTP 583920 है। यह 5 मिनट तक मान्य है।

PaisaJeb की टीम कभी भी कॉल या मैसेज पर OTP नहीं मांगती। कृपया इसे किसी के साथ साझा न करें।

धन्यवाद,
टीम PaisaJeb

@@ b10t pension portal bilingual | table | 914006
राष्ट्रीय पेंशन सहायता पोर्टल <donotreply@pension-sahayata.example>
ई-मेल सत्यापन हेतु ओटीपी / OTP for E-mail Verification
%html
<html><body>
<table width="650" align="center" border="0" cellpadding="0" cellspacing="0" style="border:1px solid #c9d3df;font-family:Mangal,'Nirmala UI',Arial">
<tr><td bgcolor="#0b3d91" style="padding:12px 18px;color:#ffffff"><table width="100%"><tr><td width="60"><img src="https://pension-sahayata.example/images/emblem.png" width="44" alt=""></td><td style="color:#fff;font-size:17px">राष्ट्रीय पेंशन सहायता पोर्टल<br><span style="font-size:12px">National Pension Assistance Portal</span></td></tr></table></td></tr>
<tr><td style="padding:18px;font-size:14px;line-height:24px">महोदय/महोदया,<br><br>आपके पंजीकरण अनुरोध (संदर्भ संख्या: NPAP/2026/0047213) के संबंध में ई-मेल सत्यापन हेतु वन टाइम पासवर्ड (ओटीपी) नीचे दिया गया है:</td></tr>
<tr><td style="padding:0 18px"><table border="1" width="100%" cellpadding="8" style="border-collapse:collapse;border-color:#c9d3df;font-size:14px"><tr><td width="45%">पंजीकृत ई-मेल / Registered E-mail</td><td>sunita.devi@dak.test</td></tr><tr><td>ओटीपी / OTP</td><td><strong style="font-size:20px">914006</strong></td></tr><tr><td>वैधता / Validity</td><td>15 मिनट / 15 minutes</td></tr></table></td></tr>
<tr><td style="padding:18px;font-size:13px;line-height:22px">कृपया यह ओटीपी किसी को न बताएं। Please do not share this OTP with anyone.<br><br>टोल फ्री हेल्पलाइन: 1800-118-005 (सोमवार से शनिवार, प्रातः 9:30 से सायं 6:00)</td></tr>
<tr><td bgcolor="#eef2f7" style="padding:12px 18px;font-size:11px;color:#555">यह एक स्वतः जनित ई-मेल है, कृपया उत्तर न दें। This is a system generated e-mail.<br>सेक्टर 10, आर.के. पुरम, नई दिल्ली - 110066</td></tr>
</table>
</body></html>

@@ b10t exam prep confirm | verify-link
परीक्षा साथी <hello@mail.parikshasathi.example>
अपना ईमेल सत्यापित करें और मॉक टेस्ट शुरू करें
%expect verify https://u7781203.ct.sendpath.example/ls/click?upn=kT5-2FvJ8nQ2mD3yXr0sPw9aLh-3D_verify
%html
<!DOCTYPE html><html lang="hi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>.h{font-size:22px;color:#1a237e}.p{font-size:15px;line-height:1.7;color:#424242}</style></head>
<body style="margin:0;padding:0;background:#eceff1">
<div style="display:none;font-size:1px;line-height:1px;max-height:0;overflow:hidden">बस एक क्लिक और आपका खाता तैयार है। 12 लाख+ विद्यार्थी हमारे साथ जुड़े हैं।</div>
<table width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table width="600" cellpadding="0" cellspacing="0" style="background:#fff;margin:24px 0">
<tr><td style="padding:24px" align="center"><img src="https://cdn.parikshasathi.example/logo-hi.png" width="150" alt="परीक्षा साथी"></td></tr>
<tr><td class="h" align="center" style="padding:0 30px">नमस्ते अंकित! स्वागत है 🙏</td></tr>
<tr><td class="p" style="padding:18px 36px">परीक्षा साथी पर पंजीकरण करने के लिए धन्यवाद। अपने खाते को सक्रिय करने के लिए कृपया नीचे दिए गए बटन पर क्लिक करके अपने ईमेल पते की पुष्टि करें। यह लिंक 24 घंटे में समाप्त हो जाएगा।</td></tr>
<tr><td align="center" style="padding:8px 0 28px"><a href="https://u7781203.ct.sendpath.example/ls/click?upn=kT5-2FvJ8nQ2mD3yXr0sPw9aLh-3D_verify" style="background:#ff6f00;color:#ffffff;padding:14px 44px;border-radius:24px;text-decoration:none;font-size:16px">ईमेल सत्यापित करें</a></td></tr>
<tr><td class="p" style="padding:0 36px 24px;font-size:13px">सत्यापन के बाद आपको मिलेगा: 3 मुफ्त मॉक टेस्ट, रोज़ाना करंट अफेयर्स और पिछले 10 वर्षों के प्रश्न पत्र (2016-2025)।</td></tr>
<tr><td align="center" style="padding:18px;background:#263238;color:#b0bec5;font-size:12px;line-height:1.7">परीक्षा साथी एजुटेक प्रा. लि., 4था तल, बोरिंग रोड, पटना 800001<br>व्हाट्सएप: +91 70040 11882<br><a href="https://u7781203.ct.sendpath.example/ls/click?upn=kT5-2FvJ8nQ2mD3yXr0sPw9aLh-3D_app" style="color:#ffb74d">ऐप डाउनलोड करें</a> | <a href="https://u7781203.ct.sendpath.example/asm/unsubscribe/?d=kT5-2F" style="color:#ffb74d">सदस्यता समाप्त करें</a></td></tr>
</table></td></tr></table></body></html>

@@ b10t krishi mandi reset | reset-link
किसान मंडी ऑनलाइन <sahayata@kisanmandi.example>
पासवर्ड बदलने का अनुरोध
%expect reset_password https://kisanmandi.example/user/password?reset=ab7c0e5519&mob=98xxxxxx21
%html
<p>प्रिय श्री रामेश्वर यादव जी,</p>
<p>हमें आपके किसान मंडी खाते (विक्रेता आईडी KM-220841) का पासवर्ड बदलने का अनुरोध मिला है।</p>
<p>नया पासवर्ड बनाने के लिए <a href="https://kisanmandi.example/user/password?reset=ab7c0e5519&amp;mob=98xxxxxx21">यहाँ क्लिक करें</a>। यह लिंक 2 घंटे तक ही काम करेगा।</p>
<p>अगर आपने यह अनुरोध नहीं किया है तो इस ईमेल को अनदेखा करें, आपका पुराना पासवर्ड चलता रहेगा।</p>
<p>किसी भी सहायता के लिए कॉल करें: 1551 या <a href="https://kisanmandi.example/sampark">संपर्क पृष्ठ</a> देखें।<br>किसान मंडी ऑनलाइन, इंदौर, म.प्र. 452001</p>

@@ b10t matrimony activation both | code-and-link | 47126
शुभ विवाह मिलन <service@shubhmilan.example>
शुभ मिलन: प्रोफाइल SM8830176 का ईमेल सत्यापन बाकी है
%expect verify https://www.shubhmilan.example/ev.php?mid=SM8830176&k=e41fd9
%text
नमस्कार प्रिया जी,

आपकी प्रोफाइल (आईडी: SM8830176) सफलतापूर्वक बन गई है। प्रोफाइल को सक्रिय करने के लिए ऐप में यह सत्यापन पिन डालें:

47126

या इस लिंक पर जाकर ईमेल सत्यापित करें:
https://www.shubhmilan.example/ev.php?mid=SM8830176&k=e41fd9

सत्यापित प्रोफाइल को 3 गुना ज़्यादा जवाब मिलते हैं।

शुभकामनाओं सहित,
शुभ विवाह मिलन | ग्राहक सेवा 0124-4188200 (सुबह 9 से रात 9 बजे)
`,
  ),
];
