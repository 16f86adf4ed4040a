import { mails } from '../mails.ts';

/** Arabic, Hindi and a few other mails of batch 8, written without knowledge of the extractor. */
export const EIGHTH_EAST_MORE = [
  ...mails(
    'ar',
    `
@@ b8s gulf bank | distractors | 593027
مصرف الواحة <alerts@alwahabank.example>
رمز التحقق لعملية الشراء
%html
<!DOCTYPE html><html lang="ar" dir="rtl"><head><meta charset="utf-8"></head>
<body style="font-family:Tahoma,Arial;background:#f2f4f7;margin:0">
<table dir="rtl" width="600" align="center" bgcolor="#fff" cellpadding="18"><tr><td bgcolor="#00594c"><img src="https://www.alwahabank.example/img/logo-ar.png" alt="مصرف الواحة" height="42"></td></tr>
<tr><td><p>عزيزنا العميل،</p><p>لإتمام عملية الشراء التالية عبر الإنترنت، يرجى إدخال رمز التحقق.</p>
<table width="100%" style="border-collapse:collapse;font-size:14px">
<tr><td>البطاقة</td><td dir="ltr">**** 7732</td></tr>
<tr><td>المبلغ</td><td>1,249.00 ريال</td></tr>
<tr><td>التاجر</td><td>NOUR ELECTRONICS JEDDAH</td></tr>
<tr><td>التاريخ</td><td dir="ltr">2026-11-12 20:41</td></tr>
<tr><td><b>رمز التحقق</b></td><td><b>593027</b></td></tr></table>
<p style="color:#b00">لا تشارك هذا الرمز مع أي شخص، ولن يطلبه منك موظفو المصرف أبداً.</p>
<p>للاستفسار: 920001475 من داخل المملكة، أو <span dir="ltr">+966 11 288 8888</span></p></td></tr>
<tr><td style="font-size:11px;color:#777">مصرف الواحة، شركة مساهمة سعودية، ص.ب. 28 الرياض 11411، خاضعة لرقابة وإشراف البنك المركزي.</td></tr></table></body></html>

@@ b8s arabic-indic otp | native-digits | 482913
شبكة نجم للاتصالات <noreply@najmtel.example>
رمز الدخول إلى حسابك
%text
عزيزي المشترك،
رمز الدخول لمرة واحدة هو: ٤٨٢٩١٣
الرمز صالح لمدة ٥ دقائق فقط. للمساعدة اتصل على ١٩٧٧٧.

@@ b8s national portal | verify-link
البوابة الوطنية <no-reply@bawaba.example>
تأكيد عنوان البريد الإلكتروني
%expect verify https://sso.bawaba.example/ar/email-activation?ticket=Yx77-0a1f-bb23&lang=ar
%html
<div dir="rtl" style="text-align:right;font-family:'Segoe UI',Tahoma">
<p>المواطن / المقيم الكريم: فهد عبدالله العتيبي</p>
<p>السلام عليكم ورحمة الله وبركاته،</p>
<p>تم تحديث البريد الإلكتروني المسجل في حسابك بتاريخ 05/06/1448هـ الموافق 15/11/2026م. لتفعيل البريد الجديد نأمل الضغط على الرابط التالي:</p>
<p><a href="https://sso.bawaba.example/ar/email-activation?ticket=Yx77-0a1f-bb23&amp;lang=ar">تفعيل البريد الإلكتروني</a></p>
<p>ينتهي مفعول الرابط خلال 48 ساعة. في حال لم تقم بهذا الطلب يرجى التواصل مع مركز الاتصال الموحد 199099.</p>
<p>مع تحيات فريق البوابة الوطنية</p></div>

@@ b8s food delivery | subject-and-body | 6174
طلباتك <hello@talabatak.example>
6174 هو رمز تأكيد حسابك في طلباتك
%text
مرحباً سارة،
استخدمي الرمز 6174 لتأكيد حسابك في تطبيق طلباتك.
فريق طلباتك، دبي

@@ b8s hosting password | reset-link
استضافة المدار <support@almadar-host.example>
طلب إعادة تعيين كلمة المرور
%expect reset_password https://my.almadar-host.example/password/reset/redeem/5e0c71aa9f0e
%html
<html dir="rtl"><body style="background-color:#efefef"><table align="center" width="600" style="background:#fff;direction:rtl;text-align:right" cellpadding="20">
<tr><td><a href="https://my.almadar-host.example/"><img src="https://my.almadar-host.example/assets/img/logo.png" alt="المدار"></a></td></tr>
<tr><td><p>عزيزي محمود حسن،</p>
<p>وصلنا مؤخراً طلب لإعادة تعيين كلمة المرور الخاصة بك لأنك نسيتها. إذا لم تطلب ذلك فتجاهل هذه الرسالة، وستنتهي صلاحيتها بعد ساعتين.</p>
<p>لإعادة تعيين كلمة المرور، يرجى زيارة الرابط أدناه:</p>
<p><a href="https://my.almadar-host.example/password/reset/redeem/5e0c71aa9f0e">إعادة تعيين كلمة المرور</a></p>
<p>عند زيارة الرابط ستتمكن من اختيار كلمة مرور جديدة.</p></td></tr>
<tr><td style="font-size:12px"><a href="https://my.almadar-host.example/">زيارة موقعنا</a> | <a href="https://my.almadar-host.example/clientarea.php">الدخول إلى حسابك</a> | <a href="https://my.almadar-host.example/submitticket.php">الحصول على الدعم</a><br>حقوق النشر © استضافة المدار 2026، القاهرة، مدينة نصر 11765</td></tr></table></body></html>

@@ b8s job board | verify-link
وظيفتي <accounts@wazifati.example>
خطوة أخيرة: فعّل حسابك في وظيفتي
%expect verify https://t.wazifati.example/ls/click?upn=u001.9fK2bq-2F7a1XQ0mDe_ayYc
%text
أهلاً ليلى،

شكراً لتسجيلك في وظيفتي، أكبر موقع توظيف في المنطقة. بقيت خطوة واحدة: فعّلي بريدك الإلكتروني حتى يتمكن أصحاب العمل من مراسلتك.

فعّلي حسابك من هنا:
https://t.wazifati.example/ls/click?upn=u001.9fK2bq-2F7a1XQ0mDe_ayYc

لديك الآن 312 وظيفة شاغرة في عمّان تطابق اهتماماتك.

وظيفتي، الطابق 11، برج المدينة، عمّان 11181، الأردن
لإلغاء الاشتراك: https://t.wazifati.example/unsub?u=90177
`,
  ),
  ...mails(
    'hi',
    `
@@ b8s bank transfer otp | distractors | 830574
जनता बैंक <otp@janatabank.example>
OTP for fund transfer / निधि अंतरण हेतु OTP
%text
प्रिय ग्राहक,

आपके खाते XX4471 से रु. 25,000.00 IMPS द्वारा RAMESH TRADERS को भेजने के लिए OTP 830574 है। यह OTP 12-11-2026 18:32:10 तक मान्य है।

कृपया यह OTP किसी के साथ साझा न करें। बैंक कभी भी OTP, PIN या CVV नहीं पूछता।
यदि यह लेनदेन आपने नहीं किया है तो तुरंत 1800 11 2211 पर कॉल करें।

जनता बैंक, मुंबई - 400021

@@ b8s rail booking account | code-and-link | 417268
रेल यात्रा टिकट <care@railyatra.example>
RailYatra: अपना खाता सत्यापित करें
%expect verify https://www.railyatra.example/nget/profile/verify-email?uid=ASHA_K88&tok=a0f19c22
%html
<table width="620" border="0" cellpadding="8" style="font-family:Verdana;font-size:13px;border:1px solid #213d77">
<tr><td bgcolor="#213d77" style="color:#fff"><b>रेल यात्रा टिकट सेवा</b></td></tr>
<tr><td>प्रिय आशा कुमारी,<br><br>RailYatra पर पंजीकरण के लिए धन्यवाद। आपका User ID <b>ASHA_K88</b> है। खाता सक्रिय करने के लिए login के बाद नीचे दिया गया Email OTP दर्ज करें:<br><br>
Email OTP: <b>417268</b><br><br>
या सीधे इस लिंक पर क्लिक करें: <a href="https://www.railyatra.example/nget/profile/verify-email?uid=ASHA_K88&amp;tok=a0f19c22">ईमेल सत्यापित करें</a></td></tr>
<tr><td style="font-size:11px">यह एक system generated mail है, कृपया इसका उत्तर न दें। हेल्पलाइन: 14646 / 0755-6610661. Customer Care, इंटरनेट टिकटिंग केंद्र, नई दिल्ली - 110055</td></tr></table>

@@ b8s learning app | heading | 9052
पढ़ाई App <no-reply@padhaiapp.example>
Aapka login OTP
%html
<div style="max-width:420px;margin:auto;font-family:Poppins,Arial;text-align:center"><img src="https://cdn.padhaiapp.example/logo.png" width="80" alt="Padhai"><h3>Namaste Rohit 👋</h3><p>Padhai App mein login karne ke liye ye OTP daalein:</p><h1 style="color:#5a4bda">9052</h1><p>OTP 10 minute tak valid hai. Kisi ke saath share na karein.</p><p style="font-size:11px;color:#999">Padhai Edutech Pvt. Ltd., Sector 62, Noida 201309 | <a href="https://padhaiapp.example/privacy">Privacy</a></p></div>

@@ b8s wallet forgot | reset-link
PaisaWallet <noreply@paisawallet.example>
पासवर्ड बदलने का अनुरोध
%expect reset_password https://accounts.paisawallet.example/reset?c=MTk4MjEx&sig=6f02
%text
नमस्ते सुनील जी,
आपने अपने PaisaWallet खाते का पासवर्ड बदलने का अनुरोध किया है। नया पासवर्ड बनाने के लिए इस लिंक पर जाएं:
https://accounts.paisawallet.example/reset?c=MTk4MjEx&sig=6f02
लिंक 30 मिनट में समाप्त हो जाएगा।

@@ b8s identity portal | inline | 264819
पहचान सेवा <donotreply@pehchaan.example>
पहचान सेवा - ईमेल सत्यापन OTP
%html
<p>प्रिय नागरिक,</p><p>पहचान संख्या XXXX XXXX 3317 के साथ ईमेल जोड़ने के अनुरोध (SRN: 44120/00917/22) के लिए आपका One Time Password <b>264819</b> है, जो 10 मिनट के लिए मान्य है।</p><p>अधिक जानकारी के लिए टोल फ्री नंबर 1947 पर संपर्क करें।</p><p>धन्यवाद,<br>पहचान सेवा प्राधिकरण, भारत</p>
`,
  ),
  ...mails(
    'uk',
    `
@@ b8s parcel app | heading | 38415
Пошта Степ <no-reply@poshtastep.example>
Код підтвердження входу
%html
<table width="560" align="center" style="font-family:Arial;color:#222"><tr><td><img src="https://content.poshtastep.example/mail/top.png" width="560" alt="Пошта Степ"></td></tr>
<tr><td style="padding:24px"><p>Вітаємо, Тарасе!</p><p>Щоб увійти до бізнес-кабінету, введіть код:</p><p style="font-size:34px;font-weight:bold;color:#e41e26">38415</p><p>Код дійсний протягом 3 хвилин. Не передавайте його третім особам.</p></td></tr>
<tr><td style="padding:24px;font-size:12px;color:#888">ТОВ «Пошта Степ», 03026, м. Київ, Столичне шосе, 103. Гаряча лінія: 0 800 500 609</td></tr></table>
`,
  ),
  ...mails(
    'cs',
    `
@@ b8s garden shop | verify-link
Zahradník.example <info@zahradnik.example>
Dokončete prosím registraci
%expect verify https://www.zahradnik.example/registrace/potvrdit/hb71-0qe2/
%text
Dobrý den,

děkujeme za registraci na Zahradník.example. Pro dokončení registrace klikněte prosím na následující odkaz:

https://www.zahradnik.example/registrace/potvrdit/hb71-0qe2/

Odkaz platí do 20. 11. 2026. S přihlášeným účtem získáte 5 % slevu na první nákup nad 1 500 Kč.

S pozdravem
tým Zahradník.example
Zákaznická linka: 777 120 441 (po-pá 8-16 h), Brněnská 4404/65a, 695 01 Hodonín
`,
  ),
  ...mails(
    'he',
    `
@@ b8s health fund | box | 771520
קופת חולים מרפא <noreply@marpe.example>
קוד כניסה חד פעמי
%html
<html lang="he" dir="rtl"><body style="font-family:Arial,sans-serif;direction:rtl;text-align:right;background:#f7f9fb">
<div style="max-width:520px;margin:20px auto;background:#fff;padding:24px;border-top:4px solid #0a7cc1">
<p>שלום יעל,</p><p>קוד הכניסה החד פעמי שלך לאזור האישי הוא:</p>
<div style="background:#e8f3fa;padding:14px;font-size:26px;text-align:center;direction:ltr">771520</div>
<p>הקוד תקף ל-5 דקות. אין למסור את הקוד לאף אדם, גם לא לנציגי הקופה.</p>
<p>לא ביקשת קוד? ניתן לפנות למוקד <span dir="ltr">*3555</span> או 1-700-50-53-53.</p>
<p style="font-size:11px;color:#888">הודעה זו נשלחה באופן אוטומטי, אין להשיב אליה. מרפא שירותי בריאות, רח' הארבעה 23, תל אביב 6473925. <a href="https://www.marpe.example/privacy">מדיניות פרטיות</a></p></div></body></html>
`,
  ),
  ...mails(
    'el',
    `
@@ b8s public services | grouped | 402917
Ψηφιακή Πύλη <noreply@psifiakipyli.example>
Κωδικός μίας χρήσης
%text
Αγαπητέ/ή χρήστη,

Ο κωδικός μίας χρήσης (OTP) για την επιβεβαίωση της υπεύθυνης δήλωσης είναι: 402-917

Ο κωδικός ισχύει για 10 λεπτά. Αν δεν ζητήσατε εσείς τον κωδικό, αγνοήστε το μήνυμα.

Τηλέφωνο υποστήριξης: 213 2100 100
`,
  ),
  ...mails(
    'ro',
    `
@@ b8s electronics reset | reset-link
Elmag <comenzi@elmag.example>
Ai uitat parola?
%expect reset_password https://auth.elmag.example/user/reset-password?hash=9d0fe1b27c&email=ioana.p%40posta.example
%html
<body style="margin:0;background:#f4f4f4"><table width="600" align="center" bgcolor="#fff" style="font-family:Open Sans,Arial;font-size:14px"><tr><td style="padding:16px"><a href="https://www.elmag.example"><img src="https://s.elmag.example/logo.png" alt="elmag" height="32"></a></td></tr>
<tr><td style="padding:16px"><p>Salut, Ioana!</p><p>Ai solicitat resetarea parolei contului tău. Apasă butonul de mai jos pentru a alege o parolă nouă:</p>
<p><a href="https://auth.elmag.example/user/reset-password?hash=9d0fe1b27c&amp;email=ioana.p%40posta.example" style="background:#005eb8;color:#fff;padding:10px 24px;border-radius:4px">Resetează parola</a></p>
<p>Linkul este valabil 24 de ore. Dacă nu ai făcut tu această solicitare, poți ignora acest mesaj.</p><p>Echipa Elmag</p></td></tr>
<tr><td style="padding:16px;font-size:11px;color:#888">Elmag Retail S.A., Șos. Lacului nr. 44, Sector 6, București 060787, CUI RO44120771. Relații clienți: 021 200 52 00. <a href="https://www.elmag.example/anpc">ANPC</a></td></tr></table></body>
`,
  ),
];
