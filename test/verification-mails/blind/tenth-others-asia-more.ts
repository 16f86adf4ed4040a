import { mails } from '../mails.ts';

/** Mails of Arabic, Hindi, Hebrew, Vietnamese, Thai and Indonesian senders without anything to find, written without looking at the extractor. */
export const TENTH_ASIA_OTHERS_MORE = [
  ...mails(
    'ar',
    `
@@ b10t grocery order way | order
سلة الحي <orders@sallat-alhay.example>
طلبك رقم 48201736 في الطريق إليك
%html
<html dir="rtl"><body style="margin:0;background:#f6f6f6"><table dir="rtl" width="580" align="center" cellpadding="0" cellspacing="0" style="background:#fff;font-family:Tahoma;font-size:14px;line-height:1.8">
<tr><td style="background:#43a047;color:#fff;padding:16px 24px;font-size:18px">سلة الحي</td></tr>
<tr><td style="padding:24px">أهلاً سارة،<br>المندوب <b>محمد إقبال</b> في طريقه إليك الآن. الوقت المتوقع للوصول: 7:40 مساءً.</td></tr>
<tr><td style="padding:0 24px"><table width="100%" cellpadding="6" style="border-top:1px solid #eee"><tr><td>رقم الطلب</td><td>48201736</td></tr><tr><td>حليب طازج 2 لتر × 2</td><td>23.00 ر.س</td></tr><tr><td>خبز بر</td><td>4.50 ر.س</td></tr><tr><td>رسوم التوصيل</td><td>9.00 ر.س</td></tr><tr><td><b>الإجمالي شامل الضريبة 15%</b></td><td><b>36.50 ر.س</b></td></tr></table></td></tr>
<tr><td style="padding:20px 24px">رمز الاستلام: <b style="font-size:20px">5183</b><br>أعطِ هذا الرمز للمندوب عند استلام الطلب فقط.</td></tr>
<tr><td align="center" style="padding:0 24px 24px"><a href="https://sallat-alhay.example/o/48201736/track" style="background:#43a047;color:#fff;padding:12px 32px;text-decoration:none">تتبع الطلب</a></td></tr>
<tr><td style="background:#fafafa;padding:16px 24px;font-size:11px;color:#888">شركة سلة الحي التجارية، الرقم الضريبي 310284617500003، الرياض 12214</td></tr>
</table></body></html>

@@ b10t salary transfer | bank
مصرف الواحة <alerts@alwaha-bank.example>
إشعار إيداع راتب
%text
عزيزنا العميل،
تم إيداع راتب بمبلغ 11,450.00 ريال في حسابكم المنتهي بـ 7036 بتاريخ 25/02/2026 الساعة 00:14.
الرصيد المتاح: 13,902.65 ريال
رقم العملية: 260560048213

لن يطلب منكم المصرف أبداً كلمة السر أو رمز التحقق. للاستفسار 920000330.

@@ b10t clinic appointment | reminder
مجمع عيادات النخبة <appointments@nokhba-clinics.example>
تذكير بموعدك يوم الأحد
%text
الأستاذة هند المطيري،

نذكركم بموعدكم في عيادة الأسنان مع د. سامي الحربي:
الأحد 22 مارس 2026، الساعة 5:30 مساءً
رقم الملف: 204817
رقم الموعد: 9930412

نرجو الحضور قبل الموعد بـ 15 دقيقة مع إحضار بطاقة التأمين. لإلغاء الموعد أو تعديله اتصلوا على 0126543210 أو عبر الرابط:
https://nokhba-clinics.example/appt/9930412

@@ b10t weekly culture letter | newsletter
نشرة ورق <nashra@waraq.example>
العدد 214: ماذا تبقى من مقاهي القاهرة القديمة؟
%html
<div dir="rtl" style="max-width:620px;margin:auto;font-family:Amiri,serif;font-size:18px;line-height:2"><p style="font-size:12px;text-align:center"><a href="https://waraq.example/n/214">اقرأ العدد في المتصفح</a></p><h1>مقاهٍ على حافة الذاكرة</h1><p>في عام 1936 كان في وسط البلد أكثر من 240 مقهى، لم يبق منها اليوم سوى 17. تأخذنا منى الشاذلي في جولة بينها.</p><p><a href="https://waraq.example/c/9f1?u=https://waraq.example/articles/cafes">أكمل القراءة</a></p><h2>كتاب الأسبوع</h2><p>«ظل النخيل» لأحمد بركات، دار الميناء، 312 صفحة. لقراء النشرة خصم 20٪ باستخدام الكود WARAQ20 حتى نهاية مارس.</p><p style="font-size:12px;color:#999">تصلك هذه الرسالة لأنك مشترك في نشرة ورق. <a href="https://waraq.example/u/9f1">إلغاء الاشتراك</a> — بيروت، الحمرا، شارع عبد العزيز</p></div>
`,
  ),
  ...mails(
    'hi',
    `
@@ b10t train pnr | booking
भारत यात्रा रेल <tickets@yatrarail.example>
टिकट कन्फर्म: PNR 4281736095, गाड़ी 12394
%html
<table width="640" align="center" border="1" cellpadding="6" style="border-collapse:collapse;border-color:#bbb;font-family:'Nirmala UI',Arial;font-size:13px">
<tr><td colspan="4" bgcolor="#213d77" style="color:#fff;font-size:16px">इलेक्ट्रॉनिक आरक्षण पर्ची (ERS)</td></tr>
<tr><td>PNR संख्या</td><td><b>4281736095</b></td><td>गाड़ी सं./नाम</td><td>12394 / सम्पूर्ण क्रांति एक्सप्रेस</td></tr>
<tr><td>यात्रा तिथि</td><td>02-अप्रैल-2026</td><td>श्रेणी / कोटा</td><td>3A / GN</td></tr>
<tr><td>से</td><td>नई दिल्ली (17:30)</td><td>तक</td><td>राजेंद्र नगर टर्मिनल (06:40)</td></tr>
<tr><td>यात्री</td><td>मनोज कुमार, 42, पुरुष</td><td>स्थिति</td><td>CNF/B4/37/LB</td></tr>
<tr><td>लेनदेन आईडी</td><td>100004829173065</td><td>कुल किराया</td><td>₹ 1,562.30</td></tr>
<tr><td colspan="4" style="font-size:11px">यात्रा के दौरान मूल पहचान पत्र साथ रखें। चार्ट बनने के बाद टिकट रद्द नहीं होगा। हेल्पलाइन 139</td></tr>
</table>

@@ b10t electricity bill | reminder
पूर्वांचल बिजली वितरण <bill@purvanchal-bijli.example>
मार्च 2026 का बिजली बिल
%text
प्रिय उपभोक्ता,

खाता संख्या 731920485016 का मार्च 2026 का बिल ₹1,847 है।
पिछली रीडिंग 20418, वर्तमान रीडिंग 20689, खपत 271 यूनिट।
अंतिम तिथि: 28-03-2026। देर से भुगतान पर 1.25% अधिभार लगेगा।

ऑनलाइन भुगतान: https://purvanchal-bijli.example/pay/731920485016
शिकायत के लिए 1912 डायल करें।

@@ b10t delivery with door otp | tracking
झटपट डिलीवरी <update@jhatpat.example>
आपका पैकेट आज पहुँचेगा
%text
नमस्ते कविता जी,

आपका ऑर्डर (ट्रैकिंग नं. JP5528104739IN) आज शाम 4 से 7 बजे के बीच पहुँचेगा।
डिलीवरी एग्जीक्यूटिव: सुरेश, 9876500412
भुगतान: कैश ऑन डिलीवरी, ₹ 749

घर पर कोई न हो तो इस लिंक से समय बदलें: https://jhatpat.example/r/JP5528104739IN

@@ b10t festival sale | marketing
घर सजावट <offers@gharsajavat.example>
होली धमाका! 🎨 60% तक की छूट, सिर्फ 2 दिन
%html
<html><body style="margin:0"><table width="600" align="center" cellpadding="0" cellspacing="0" style="font-family:Mukta,Arial"><tr><td align="center" style="background:#e91e63;color:#fff;padding:30px"><h1 style="margin:0">होली धमाका सेल</h1><p>1 मार्च - 2 मार्च 2026</p></td></tr><tr><td align="center" style="padding:24px">₹1999 से ऊपर की खरीद पर अतिरिक्त 10% छूट<br>कूपन कोड<br><span style="border:2px dashed #e91e63;display:inline-block;padding:8px 24px;font-size:24px">HOLI10</span></td></tr><tr><td align="center" style="padding:12px"><a href="https://click.gharsajavat.example/t/7aa1/shop" style="background:#e91e63;color:#fff;padding:12px 36px;text-decoration:none">अभी खरीदें</a></td></tr><tr><td align="center" style="padding:20px;font-size:11px;color:#888">घर सजावट रिटेल प्रा. लि., प्लॉट 27, सेक्टर 44, गुरुग्राम 122003<br><a href="https://click.gharsajavat.example/t/7aa1/unsub">अनसब्सक्राइब करें</a></td></tr></table></body></html>
`,
  ),
  ...mails(
    'he',
    `
@@ b10t parking fine | public-office
עיריית נווה גפן <parking@neve-gefen.example>
הודעה על דוח חניה מספר 70418263
%text
לכבוד מר אבי כהן,

נרשם לחובתך דוח חניה כמפורט:
מספר דוח: 70418263
מספר רכב: 482-17-603
תאריך: 11.3.2026 בשעה 17:48, רחוב הרצל 14
סכום: 250 ש"ח, לתשלום עד 9.6.2026

לתשלום או לערעור: https://neve-gefen.example/pay/70418263
מוקד עירוני 106

@@ b10t concert tickets | event-ticket
כרטיסים בקליק <tickets@kartisim.example>
הכרטיסים שלך להופעה ב-26 במרץ
%html
<div dir="rtl" style="font-family:Arial;font-size:15px"><h2>תודה על הרכישה, דנה!</h2><p>אסף לוי והלהקה – היכל התרבות, חיפה<br>יום חמישי 26.3.2026, פתיחת שערים 20:00</p><table border="1" cellpadding="6" style="border-collapse:collapse"><tr><td>מספר הזמנה</td><td>5520817</td></tr><tr><td>גוש / שורה / כיסא</td><td>4 / 12 / 18-19</td></tr><tr><td>קוד איסוף מהקופה</td><td>KB8R41</td></tr><tr><td>סה"כ</td><td>398 ₪ (כרטיס מסתיים ב-2207)</td></tr></table><p><a href="https://kartisim.example/t/5520817/pdf">להורדת הכרטיסים</a></p><p style="font-size:12px;color:#777">אין ביטולים פחות מ-7 ימים לפני המופע. שירות לקוחות 03-6045000</p></div>

@@ b10t class parents | personal
מירב <merav.shapira@doar.test>
טיול שנתי - פרטים אחרונים
%text
היי הורים יקרים,
יוצאים ביום שלישי ב-7:15 מרחבת בית הספר, חוזרים בערך ב-18:30.
מי שעוד לא שילם - 185 ש"ח לביט שלי 052-4418207.
הקוד של השער האחורי השתנה ל-2580, אז אפשר להיכנס גם משם.
נשיקות, מירב
`,
  ),
  ...mails(
    'vi',
    `
@@ b10t ride receipt | receipt
XeNhanh <hoadon@xenhanh.example>
Hóa đơn chuyến đi ngày 17/03/2026
%html
<html><body style="background:#f7f7f7;font-family:Arial"><table width="560" align="center" cellpadding="0" cellspacing="0" style="background:#fff"><tr><td style="padding:24px;background:#00875a;color:#fff"><div style="font-size:13px">Tổng cộng</div><div style="font-size:32px">₫ 68.000</div><div style="font-size:12px">17 Th03 2026, 18:42</div></td></tr><tr><td style="padding:20px 24px;font-size:13px;line-height:1.8">Mã đặt xe: A-8F2K71XQW4HM<br>Tài xế: Lê Hoàng Phúc, 59-X3 418.26<br>Từ: 72 Lê Thánh Tôn, Quận 1<br>Đến: 208 Nguyễn Hữu Cảnh, Bình Thạnh<br>Quãng đường: 4,7 km, 19 phút</td></tr><tr><td style="padding:0 24px 20px;font-size:13px">Cước phí 72.000 · Khuyến mãi XEVUI -10.000 · Phí nền tảng 6.000<br>Thanh toán: Ví điện tử ****5512</td></tr><tr><td style="padding:16px 24px;background:#fafafa;font-size:11px;color:#888">Cần hóa đơn GTGT? <a href="https://xenhanh.example/vat">Gửi yêu cầu</a> trong ngày. Công ty CP XeNhanh, MST 0316482907</td></tr></table></body></html>

@@ b10t exam schedule | education
Phòng Đào tạo - ĐH Sông Lam <daotao@songlam-edu.example>
Lịch thi kết thúc học phần HK2 2025-2026
%text
Gửi em Phạm Gia Bảo (MSSV 22520418),

Phòng Đào tạo thông báo lịch thi của em:
- MATH2031: 06/04/2026, 07:30, phòng B4.12, SBD 037
- COMP3104: 09/04/2026, 13:30, phòng C2.05, SBD 112

Sinh viên mang theo thẻ sinh viên và có mặt trước 15 phút. Khiếu nại lịch thi gửi trước 25/03.

Phòng Đào tạo, ĐT: 0238 3855 452

@@ b10t voucher birthday | promo-code
Mỹ phẩm Lá Thơm <cskh@lathom.example>
Chúc mừng sinh nhật Thảo, quà của bạn đây 🎂
%text
Lá Thơm tặng Thảo voucher giảm 100K cho đơn từ 499K.
Mã: SNTHAO26
HSD: 31/03/2026. Mỗi mã dùng 1 lần tại lathom.example hoặc 18 cửa hàng toàn quốc.
Hotline 1800 6310.
`,
  ),
  ...mails(
    'th',
    `
@@ b10t parcel arriving | tracking
ส่งไว เอ็กซ์เพรส <noti@songwai.example>
พัสดุของคุณกำลังนำจ่าย SWTH4820173659
%text
เรียน คุณวราภรณ์
พัสดุหมายเลข SWTH4820173659 กำลังนำจ่ายวันนี้ โดยพนักงาน นายสมชาย (081-447-2093)
ยอดเก็บเงินปลายทาง 459.00 บาท
ตรวจสอบสถานะ: https://songwai.example/track/SWTH4820173659
Call Center 1436

@@ b10t bank slip | bank
ธนาคารรวงข้าว <e-slip@ruangkhao.example>
แจ้งผลการโอนเงินสำเร็จ
%html
<table width="500" align="center" cellpadding="8" style="font-family:Tahoma;font-size:14px;border:1px solid #cde"><tr><td colspan="2" bgcolor="#0a6b3d" style="color:#fff">ธนาคารรวงข้าว - โอนเงินสำเร็จ</td></tr><tr><td>วันที่ทำรายการ</td><td>18 มี.ค. 2569 12:07 น.</td></tr><tr><td>เลขที่อ้างอิง</td><td>016077120724841736</td></tr><tr><td>จากบัญชี</td><td>xxx-x-x4071-x</td></tr><tr><td>ไปยัง</td><td>น.ส. กมลชนก ใจดี พร้อมเพย์ xxx-xxx-5508</td></tr><tr><td>จำนวนเงิน</td><td><b>3,200.00 บาท</b></td></tr><tr><td>ค่าธรรมเนียม</td><td>0.00 บาท</td></tr><tr><td colspan="2" style="font-size:12px;color:#777">หากท่านไม่ได้ทำรายการนี้ กรุณาติดต่อ 02-417-3808 กด 2 ทันที</td></tr></table>
`,
  ),
  ...mails(
    'id',
    `
@@ b10t electricity token | receipt
LapakBayar <transaksi@lapakbayar.example>
Pembelian Token Listrik Berhasil
%html
<html><body style="font-family:Arial;background:#f2f5f8"><table width="560" align="center" cellpadding="0" cellspacing="0" style="background:#fff"><tr><td style="padding:20px 28px;font-size:18px;color:#0b63ce"><b>LapakBayar</b></td></tr><tr><td style="padding:0 28px;font-size:14px;line-height:1.7">Hai Agus, pembayaranmu sudah kami terima. Berikut detail token listrikmu:</td></tr><tr><td align="center" style="padding:18px 28px"><div style="font-size:12px;color:#888">Nomor Token</div><div style="font-size:22px;font-weight:bold">4820 1736 5590 2847 1163</div></td></tr><tr><td style="padding:0 28px 20px;font-size:13px"><table width="100%" cellpadding="4"><tr><td>No. Meter</td><td>86031729455</td></tr><tr><td>Nama</td><td>AGUS PRASETYO</td></tr><tr><td>Tarif/Daya</td><td>R1M/900VA</td></tr><tr><td>Jumlah kWh</td><td>67,2</td></tr><tr><td>Total Bayar</td><td>Rp 102.500</td></tr><tr><td>No. Ref</td><td>0BMS210Z84F7731</td></tr></table></td></tr><tr><td style="padding:16px 28px;background:#fafafa;font-size:11px;color:#999">PT Lapak Bayar Nusantara, Jl. Gatot Subroto Kav. 18, Jakarta 12710 · <a href="https://lapakbayar.example/bantuan">Bantuan</a></td></tr></table></body></html>

@@ b10t repository pipeline | developer
GitKebun <ci@gitkebun.example>
toko-api | Pipeline #48213 gagal untuk main | 7f3a91c2
%text
Pipeline #48213 gagal!

Proyek: kebun/toko-api
Cabang: main
Commit: 7f3a91c2 (perbaiki validasi stok kosong)
Penulis: Rina Wulandari

1 job gagal pada tahap test:
Job #910427 unit-test
AssertionError: expected 401 to equal 200

Lihat detail: https://gitkebun.example/kebun/toko-api/-/pipelines/48213

--
Anda menerima email ini karena akun Anda di gitkebun.example. Kelola notifikasi: https://gitkebun.example/-/profile/notifications
`,
  ),
];
