import { mails } from '../mails.ts';

/** Arabic, Hindi and a few other mails of batch 9, written without knowledge of the extractor. */
export const NINTH_EAST_MORE = [
  ...mails(
    'ar',
    `
@@ b9s egypt wallet | native-digits | 706251
محفظة كاش مصر <info@cashmasr.example>
كود تأكيد الدخول
%html
<!doctype html><html dir="rtl" lang="ar-EG"><head><meta charset="utf-8"><style>body{font-family:Cairo,Tahoma,sans-serif;background:#fff}.c{border-radius:12px;background:#fdeeee;padding:18px;text-align:center}</style></head><body>
<div style="width:480px;margin:0 auto"><h3 style="color:#e60000">كاش مصر</h3>
<p>أهلاً بيك يا أحمد،</p><p>علشان تدخل على محفظتك اكتب الكود ده:</p>
<div class="c"><span style="font-size:30px;font-weight:bold">٧٠٦٢٥١</span></div>
<p>الكود شغال لمدة ١٠ دقايق. متديش الكود لأي حد حتى لو قال إنه من خدمة العملاء.</p>
<p style="font-size:12px">كلمنا على ١٦٤٤١ أو زور أقرب فرع. الرصيد الحالي: ١٬٢٥٠٫٧٥ جنيه</p>
<p style="font-size:11px;color:#999">كاش مصر ش.م.م، القرية الذكية، الجيزة ١٢٥٧٧ · سجل تجاري ٤٤١٢٠</p></div></body></html>

@@ b9s design team invite | invitation
هند عبر مساحة <invite@misaha.example>
دعتك هند السالم للانضمام إلى فريق «هوية بصرية»
%expect invitation https://misaha.example/i/t/HW-9b1e0c?ref=email
%html
<div dir="rtl" style="font-family:Arial;font-size:16px"><p>مرحباً،</p><p>دعتك <b>هند السالم</b> للعمل معها على مساحة ضمن فريق «هوية بصرية» (6 أعضاء، 12 ملفاً).</p><p><a href="https://misaha.example/i/t/HW-9b1e0c?ref=email">انضم إلى الفريق</a></p><p style="font-size:12px;color:#777">ستنتهي الدعوة بعد 14 يوماً. إذا لم تكن تتوقعها فيمكنك تجاهلها.</p></div>

@@ b9s classifieds account | code-and-link | 31680
سوق البلد <noreply@souqelbalad.example>
أهلاً بك في سوق البلد، أكمل التسجيل
%expect verify https://souqelbalad.example/ar/confirm/31680/u-77a0c1
%html
<html><head><meta name="viewport" content="width=device-width"></head><body dir="rtl" style="margin:0;background:#e9eef2">
<table dir="rtl" width="100%"><tr><td align="center"><table width="560" bgcolor="#ffffff" style="text-align:right;font-family:Tahoma;font-size:15px" cellpadding="16">
<tr><td style="border-bottom:3px solid #0a6ebd"><img src="https://cdn.souqelbalad.example/e/logo_ar.png" alt="سوق البلد" width="130"></td></tr>
<tr><td>مرحباً عمر، بقي القليل لتبدأ البيع والشراء.<br><br>أدخل الرمز <b>31680</b> في التطبيق، أو اضغط على الزر إذا كنت تتصفح من الحاسوب.</td></tr>
<tr><td align="center"><a href="https://souqelbalad.example/ar/confirm/31680/u-77a0c1" style="background:#0a6ebd;color:#fff;padding:12px 36px;border-radius:24px;text-decoration:none">تأكيد البريد</a></td></tr>
<tr><td style="font-size:12px;color:#667">نصيحة: لا تحوّل أي مبلغ قبل معاينة السلعة.<br><a href="https://souqelbalad.example/ar/safety">مركز الأمان</a> | <a href="https://souqelbalad.example/ar/terms">الشروط والأحكام</a> | <a href="https://souqelbalad.example/app">حمّل التطبيق</a></td></tr>
<tr><td style="font-size:11px;color:#99a">عمّان، شارع مكة 114، هاتف <span dir="ltr">+962 6 577 0441</span> © 2026</td></tr></table></td></tr></table></body></html>

@@ b9s university password | reset-link
عمادة تقنية المعلومات <itc@jamiat-alsahel.example>
استعادة كلمة المرور للنظام الأكاديمي
%expect reset_password https://edugate.jamiat-alsahel.example/ui/forgot/change.faces?req=4409-Zx1Q
%text
عزيزي الطالب / 443102877

بناءً على طلبكم استعادة كلمة المرور يمكنكم تعيين كلمة مرور جديدة من خلال الرابط:

https://edugate.jamiat-alsahel.example/ui/forgot/change.faces?req=4409-Zx1Q

الرابط صالح حتى 21/11/2026 الساعة 11:59 م

يجب أن تحتوي كلمة المرور على 8 خانات على الأقل.
عمادة تقنية المعلومات، تحويلة 2040

@@ b9s exchange login | heading | 840396
تداولات <security@tadawulat.example>
تسجيل دخول من جهاز جديد
%html
<div dir="rtl" lang="ar" style="max-width:600px;margin:auto;font-family:'Noto Kufi Arabic',Tahoma">
<p>عميلنا العزيز،</p>
<p>رصدنا محاولة دخول إلى محفظتك الاستثمارية رقم 00447120 من جهاز لم نتعرف عليه:</p>
<ul><li>الجهاز: iPhone 15، iOS 19.1</li><li>الموقع: الدمام، السعودية</li><li>عنوان IP: <span dir="ltr">93.112.40.7</span></li><li>الوقت: 20/11/2026، 09:17 صباحاً</li></ul>
<p>للمتابعة أدخل رمز الأمان:</p>
<h1 dir="ltr" style="text-align:right;color:#0f5132">840396</h1>
<p>إن لم تكن أنت، اتصل بنا فوراً على 8001110044.</p></div>

@@ b9s ride app | plain | 2749
مشوارك <no-reply@mishwarak.example>
رمز مشوارك
%text
رمز التحقق الخاص بك في مشوارك هو 2749 ولا تشاركه مع السائق.
`,
  ),
  ...mails(
    'hi',
    `
@@ b9s document locker | subject-and-body | 508162
दस्तावेज़ लॉकर <noreply@dastavezlocker.example>
508162 - Your Dastavez Locker OTP / आपका ओटीपी
%html
<html><body><table align="center" width="600" style="border:1px solid #ddd;font-family:Arial" cellpadding="14">
<tr><td bgcolor="#5a3fd6"><img src="https://img.dastavezlocker.example/mail/emblem.png" height="48" alt="दस्तावेज़ लॉकर"></td></tr>
<tr><td>नमस्कार <b>Priyanka Sharma</b>,<br><br>आपके दस्तावेज़ लॉकर खाते में साइन इन करने हेतु ओटीपी है:<br><br><span style="font-size:24px;font-weight:bold;border-bottom:1px solid #5a3fd6">508162</span><br><br>यह ओटीपी 10 मिनट के लिए वैध है।</td></tr>
<tr><td>Hello <b>Priyanka Sharma</b>,<br><br>OTP to sign in to your Dastavez Locker account is <b>508162</b>. It is valid for 10 minutes.</td></tr>
<tr><td style="font-size:11px;color:#777">Electronics Niketan, 6, CGO Complex, Lodhi Road, नई दिल्ली: 110003 | <a href="https://dastavezlocker.example/faq">FAQ</a> | <a href="https://dastavezlocker.example/grievance">शिकायत</a></td></tr></table></body></html>
%text
नमस्कार Priyanka Sharma,
आपके दस्तावेज़ लॉकर खाते में साइन इन करने हेतु ओटीपी है: 508162
यह ओटीपी 10 मिनट के लिए वैध है।

Hello Priyanka Sharma,
OTP to sign in to your Dastavez Locker account is 508162. It is valid for 10 minutes.

Electronics Niketan, 6, CGO Complex, Lodhi Road, नई दिल्ली: 110003

@@ b9s ludo game | alphanumeric | LKD72X
Ludo Adda <support@ludoadda.example>
Device change ke liye code
%text
Hey champion!
Naye phone (Redmi Note 13) par apna Ludo Adda account chalane ke liye ye code daalo: LKD72X
Aapke 4,120 coins safe hain. Agar ye aap nahi ho to humein support@ludoadda.example par likho.

@@ b9s kirana supplier | magic-link
थोक बाज़ार <login@thokbazaar.example>
आपका लॉगिन लिंक
%expect sign_in https://seller.thokbazaar.example/ml?k=9Qa0-77dd-Rr1
%html
<p>नमस्ते गुप्ता जी,</p><p>Seller Panel खोलने के लिए नीचे दिए button को दबाएं, password की ज़रूरत नहीं।</p><p><a href="https://seller.thokbazaar.example/ml?k=9Qa0-77dd-Rr1" style="background:#138808;color:white;padding:10px">Login करें</a></p><p>यह link 15 मिनट चलेगा। आपके 3 नए orders pending हैं।</p><p>थोक बाज़ार, लुधियाना 141001, ☎ 0161-4412077</p>

@@ b9s matrimony email | verify-link
शुभ रिश्ते <verify@shubhrishtey.example>
कृपया अपना ईमेल वेरिफाई करें - Profile ID SR4412077
%expect verify https://m.shubhrishtey.example/c/eJwNyjEOgCA?u=https%3A%2F%2Fshubhrishtey.example%2Fverify
%html
<!DOCTYPE html><html><head><style>.b{background:#d8005f;border-radius:4px;color:#fff!important;padding:14px 28px;display:inline-block}</style></head><body style="background:#fdf3f7;font-family:Roboto,Arial">
<div style="display:none;font-size:1px">बस एक क्लिक और आपकी प्रोफ़ाइल सबको दिखेगी</div>
<table width="600" align="center" bgcolor="#ffffff" cellpadding="20"><tr><td><img src="https://i.shubhrishtey.example/l.png" alt="शुभ रिश्ते" width="150"></td></tr>
<tr><td><p>प्रिय अनिल,</p><p>शुभ रिश्ते परिवार में आपका स्वागत है! आपकी Profile ID <b>SR4412077</b> है।</p><p>Verified ईमेल वाली profiles को 3 गुना ज़्यादा responses मिलते हैं।</p><p align="center"><a class="b" href="https://m.shubhrishtey.example/c/eJwNyjEOgCA?u=https%3A%2F%2Fshubhrishtey.example%2Fverify">ईमेल वेरिफाई करें</a></p></td></tr>
<tr><td style="font-size:12px">Paid membership पर 40% छूट, <a href="https://m.shubhrishtey.example/c/offer?x=1">अभी देखें</a>. Call: 1800-103-4412 (सुबह 9:30 से शाम 7:30)</td></tr>
<tr><td style="font-size:11px;color:#888">© 2026 Shubh Rishtey Matrimony Pvt. Ltd., अंधेरी पूर्व, मुंबई 400093 | <a href="https://m.shubhrishtey.example/c/unsub?x=2">Unsubscribe</a></td></tr></table></body></html>

@@ b9s insurance claim | distractors | 975204
सुरक्षा बीमा <claims@surakshabima.example>
Claim 2026/11/0044127 के लिए OTP
%text
प्रिय पॉलिसीधारक,

पॉलिसी संख्या 441207718 के अंतर्गत रु. 18,450/- के claim (सं. 2026/11/0044127) को जमा करने हेतु आपका OTP: 975204

OTP भरने की अंतिम समय सीमा: 20 नवंबर 2026, शाम 6:45 बजे

सुरक्षा बीमा कंपनी लि., IRDAI Reg. No. 190, टोल फ्री 1800 345 0330
`,
  ),
  ...mails(
    'uk',
    `
@@ b9s university platform | reset-link
Освіта Дім <noreply@osvitadim.example>
Відновлення пароля
%expect reset_password https://osvitadim.example/uk/password/new?reset_password_token=zX9yW1a_TtQ
%html
<p>Доброго дня, Соломіє!</p><p>Хтось надіслав запит на відновлення пароля до вашого облікового запису. Зробити це можна за посиланням нижче.</p><p><a href="https://osvitadim.example/uk/password/new?reset_password_token=zX9yW1a_TtQ">Змінити мій пароль</a></p><p>Якщо ви не надсилали запит, проігноруйте цей лист. Пароль не зміниться, доки ви не перейдете за посиланням і не створите новий.</p><p>Навчальна платформа «Освіта Дім», м. Львів, вул. Городоцька, 44, 79007</p>
`,
  ),
  ...mails(
    'cs',
    `
@@ b9s savings bank | origin-bound | 418820
Spořitelna Vltava <noreply@sporvltava.example>
Autorizační kód pro přihlášení
%text
Vážený kliente, Váš autorizační kód pro přihlášení do internetového bankovnictví je 418820. Platnost 5 minut. Nikomu jej nesdělujte. Infolinka 800 441 207.

@ib.sporvltava.example #418820
`,
  ),
  ...mails(
    'he',
    `
@@ b9s second hand board | verify-link
לוח שכונתי <no-reply@luach.example>
אישור כתובת הדוא"ל שלך בלוח שכונתי
%expect verify https://www.luach.example/account/approve?m=dana%40doar.example&h=0c7aa19
%html
<table dir="rtl" width="560" align="center" style="font-family:Assistant,Arial;font-size:16px;text-align:right;border:1px solid #eee"><tr><td bgcolor="#ff7100" style="color:#fff;padding:12px"><b>לוח שכונתי</b></td></tr><tr><td style="padding:20px"><p>היי דנה,</p><p>תודה שנרשמת! כדי לפרסם מודעות צריך לאשר את כתובת הדוא"ל.</p><p align="center"><a href="https://www.luach.example/account/approve?m=dana%40doar.example&amp;h=0c7aa19" style="background:#ff7100;color:#fff;padding:10px 40px">לאישור הכתובת</a></p><p>לא נרשמת? אפשר להתעלם מההודעה.</p></td></tr><tr><td style="padding:20px;font-size:12px;color:#777">שירות לקוחות: 03-770-4412, א'-ה' 09:00-17:00 | <a href="https://www.luach.example/terms">תקנון</a></td></tr></table>
`,
  ),
  ...mails(
    'el',
    `
@@ b9s supermarket card | split | 60973
Μπακάλικο Online <eshop@bakaliko.example>
Επιβεβαίωση email
%html
<div style="font-family:Arial;width:520px"><p>Γεια σου Ελένη,</p><p>Για να ολοκληρώσεις την εγγραφή σου στο πρόγραμμα πόντων, πληκτρολόγησε τον 5ψήφιο κωδικό:</p><p style="font-size:24px"><span style="background:#eee;padding:6px">6</span> <span style="background:#eee;padding:6px">0</span> <span style="background:#eee;padding:6px">9</span> <span style="background:#eee;padding:6px">7</span> <span style="background:#eee;padding:6px">3</span></p><p>Κάρτα πόντων: 9300 4412 0771. Τηλ. 801 11 770 44</p><p style="font-size:11px">Λεωφ. Συγγρού 144, 176 71 Καλλιθέα</p></div>
`,
  ),
  ...mails(
    'ro',
    `
@@ b9s telecom account | schema-org
Unda Telecom <contulmeu@undatelecom.example>
Confirmă adresa de e-mail pentru Contul Meu
%expect verify https://contulmeu.undatelecom.example/activare?cod=44a1-0fe7-9c20
%html
<html><head><script type="application/ld+json">{"@context":"http://schema.org","@type":"EmailMessage","potentialAction":{"@type":"ConfirmAction","name":"Confirmă adresa","handler":{"@type":"HttpActionHandler","url":"https://contulmeu.undatelecom.example/activare?cod=44a1-0fe7-9c20"}},"description":"Confirmă adresa de e-mail"}</script></head>
<body><p>Bună, Andrei!</p><p>Ai creat un cont cu numărul de client 3007 7120 44. Mai ai un singur pas: <a href="https://contulmeu.undatelecom.example/activare?cod=44a1-0fe7-9c20">confirmă adresa de e-mail</a> în maximum 72 de ore.</p><p>Factura ta curentă: 47,60 lei, scadentă la 05.12.2026.</p><p>Unda Telecom România S.A., Piața Presei Libere 3-5, București 013702. Relații clienți: 1933</p></body></html>
`,
  ),
];
