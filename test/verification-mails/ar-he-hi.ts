import { mails } from './mails.ts';

/** Arabic mails with a code or a link. */
export const ARABIC = mails(
  'ar',
  `
@@ متجر رمز | heading | 581203
سوق الحي <no-reply@souq-alhay.example>
رمز التحقق الخاص بك
= تأكيد البريد الإلكتروني
مرحبًا ليلى، أدخلي الرمز التالي في التطبيق:
# 581203
تنتهي صلاحية الرمز خلال 10 دقائق.
-- سوق الحي، ص.ب. 1234، دبي. هاتف ‎+971 4 555 0123

@@ أرقام هندية | native-digits | 739460
بنك النخيل <alerts@nakheelbank.example>
كلمة المرور لمرة واحدة
كلمة المرور لمرة واحدة هي:
# ٧٣٩٤٦٠
لا تشاركها مع أي شخص. للاستفسار اتصل على ٩٢٠٠٠١٢٣٤

@@ الموضوع | subject-only | 40718
مشوار <hello@mishwar.example>
رمز الدخول إلى مشوار هو 40718
الرمز موجود في عنوان هذه الرسالة.

@@ تحويل | distractors | 663109
بنك الساحل <info@sahelbank.example>
رمز تأكيد التحويل
المبلغ: 1,500.00 ريال، التاريخ 12/03/2026، البطاقة المنتهية بـ 4471
# رمز التأكيد :: 663109
إذا لم تقم بهذه العملية فاتصل بنا على 800 124 0000.

@@ خطوتين | inline | 208437
بريدي <security@bareedi.example>
التحقق بخطوتين
رمز الأمان الخاص بك هو {208437}. طُلب من جهاز iPhone في الرياض الساعة 9:15.

@@ مجموعات | grouped | 914260
طيران الخليج الأزرق <account@bluegulf-air.example>
رمز الدخول إلى حسابك
استخدم الرمز
# 914 260
رقم العضوية: 550011223

@@ أرقام هندية في النص | native-digits | 5071
تعلّم <hi@taallam.example>
رمز التفعيل
رمز التفعيل الخاص بك هو {٥٠٧١} وهو صالح لمدة ٥ دقائق.

@@ تأكيد | verify-link
حديقتي <welcome@hadiqati.example>
يرجى تأكيد عنوان بريدك الإلكتروني
شكرًا لتسجيلك. اضغط على الزر لتفعيل حسابك.
>v تفعيل الحساب | https://hadiqati.example/activate?c=7b10
* إلغاء الاشتراك | https://hadiqati.example/unsubscribe?c=7b10

@@ كلمة المرور | reset-link
مشوار <hello@mishwar.example>
إعادة تعيين كلمة المرور
تلقينا طلبًا لإعادة تعيين كلمة المرور الخاصة بك.
>r إعادة تعيين كلمة المرور | https://mishwar.example/reset/0ab9c

@@ دعوة | invitation
لوحة <invite@lawha.example>
دعاك سامي للانضمام إلى فريق المبيعات
يريد سامي حداد العمل معك.
>i قبول الدعوة | https://lawha.example/invite/sales/55aa
`,
);

/** Hebrew mails with a code or a link. */
export const HEBREW = mails(
  'he',
  `
@@ קוד חנות | heading | 604477
השוק שלי <noreply@hashuk.example>
קוד האימות שלך
שלום נועה, יש להזין את הקוד הבא באתר:
# 604477
הקוד תקף ל-10 דקות. טלפון: 03-555-0123

@@ כניסה | inline | 39182
דוארון <security@doaron.example>
קוד כניסה חד-פעמי
הקוד החד-פעמי שלך הוא {39182}. אין להעביר אותו לאף אחד.

@@ אישור | verify-link
גינתי <shalom@ginati.example>
אישור כתובת הדואר האלקטרוני
תודה שנרשמת! לחץ על הכפתור לאישור.
>v אישור הכתובת | https://ginati.example/verify/81f0
`,
);

/** Hindi mails with a code or a link. */
export const HINDI = mails(
  'hi',
  `
@@ दुकान कोड | heading | 730914
अपना बाज़ार <no-reply@apnabazaar.example>
आपका सत्यापन कोड
= अपना ईमेल सत्यापित करें
नमस्ते आरती, साइन अप पूरा करने के लिए यह कोड डालें:
# 730914
यह कोड 10 मिनट तक मान्य है। इसे किसी के साथ साझा न करें।
-- अपना बाज़ार प्रा. लि., 12 एम.जी. रोड, बेंगलुरु 560001

@@ देवनागरी अंक | native-digits | 418260
ग्रामीण बैंक <alerts@grameenbank.example>
आपका ओटीपी
आपका वन टाइम पासवर्ड (ओटीपी) है:
# ४१८२६०
टोल फ्री: १८०० १२३ ४५६७

@@ बैंक ओटीपी | distractors | 552907
सागर बैंक <otp@sagarbank.example>
₹2,499.00 के लेनदेन के लिए OTP
कार्ड XX4471 से ₹2,499.00 का भुगतान, दिनांक 14-03-2026 18:20।
# OTP :: 552907
बैंक कभी भी OTP नहीं पूछता। हेल्पलाइन 1800 555 0199

@@ विषय | subject-only | 8043
सफ़र <hello@safar-app.example>
8043 आपका लॉगिन कोड है
कोड इस ईमेल के विषय में दिया गया है।

@@ दो चरण | inline | 661730
डाकघर <security@dakghar.example>
दो चरणों में सत्यापन
साइन इन करने के लिए कोड {661730} का उपयोग करें। अनुरोध: दिल्ली, Android 14.

@@ english mix | plain | 904417
Kisan Sewa <noreply@kisansewa.example>
Kisan Sewa login OTP
प्रिय उपयोगकर्ता,
आपके लॉगिन के लिए OTP 904417 है। यह 5 मिनट में समाप्त हो जाएगा।
टीम Kisan Sewa

@@ खाने | split | 3175
रसोई <hi@rasoi.example>
बस एक कदम और
ऐप में ये अंक लिखें
# 3175

@@ पुष्टि | verify-link
बाग़वानी <swagat@baagwani.example>
कृपया अपने ईमेल पते की पुष्टि करें
पंजीकरण के लिए धन्यवाद।
>v ईमेल की पुष्टि करें | https://baagwani.example/confirm/aa1c
* सदस्यता समाप्त करें | https://baagwani.example/unsub/aa1c

@@ पासवर्ड | reset-link
सफ़र <hello@safar-app.example>
अपना पासवर्ड रीसेट करें
हमें आपका पासवर्ड रीसेट करने का अनुरोध मिला है।
>r पासवर्ड रीसेट करें | https://safar-app.example/reset?t=91bb

@@ आमंत्रण | invitation
टोली <invite@toli.example>
रोहन ने आपको "वेबसाइट" टीम में आमंत्रित किया है
साथ मिलकर काम करने के लिए जुड़ें।
>i आमंत्रण स्वीकार करें | https://toli.example/join/web/18ce
`,
);
