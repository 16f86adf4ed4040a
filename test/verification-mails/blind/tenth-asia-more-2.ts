import { mails } from '../mails.ts';

/** Mails of Hebrew, Vietnamese, Thai and Indonesian services that no other batch has, written without looking at the extractor. */
export const TENTH_ASIA_MORE_2 = [
  ...mails(
    'he',
    `
@@ b10t health fund login | inline | 618437
קופת חולים מרפא <noreply@marpe.example>
קוד כניסה חד פעמי לאזור האישי
%text
שלום יעל,
קוד הכניסה החד פעמי שלך לאזור האישי באתר מרפא הוא: 618437
הקוד תקף ל-5 דקות. אין להעביר את הקוד לאחר.
מוקד מרפא *3555

@@ b10t courier account digits | split | 90275
שליח לדלת <hello@shaliach.example>
הקוד שלך לאימות כתובת המייל
%html
<!DOCTYPE html><html dir="rtl" lang="he"><head><meta charset="utf-8"><style>.d{display:inline-block;width:44px;height:54px;line-height:54px;border:1px solid #cfd8dc;border-radius:6px;font-size:26px;text-align:center;margin:0 3px}</style></head>
<body style="margin:0;background:#fff7ef;font-family:Arial,'Open Sans Hebrew',sans-serif">
<table width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:30px 10px">
<table dir="rtl" width="540" cellpadding="0" cellspacing="0" style="background:#fff;border-radius:10px">
<tr><td style="padding:26px 32px 0"><img src="https://img.shaliach.example/m/logo.png" width="110" alt="שליח לדלת"></td></tr>
<tr><td style="padding:18px 32px 0;font-size:20px;font-weight:bold">היי איתי, נעים להכיר!</td></tr>
<tr><td style="padding:10px 32px;font-size:15px;line-height:1.6">כדי להשלים את ההרשמה צריך רק להזין את הקוד הבא באפליקציה:</td></tr>
<tr><td align="center" dir="ltr" style="padding:14px 32px"><span class="d">9</span><span class="d">0</span><span class="d">2</span><span class="d">7</span><span class="d">5</span></td></tr>
<tr><td style="padding:6px 32px 26px;font-size:13px;color:#78909c">הקוד יפוג בעוד 20 דקות. לא ביקשת קוד? אפשר להתעלם מההודעה.</td></tr>
<tr><td style="padding:16px 32px;background:#fafafa;font-size:11px;color:#90a4ae">שליח לדלת בע"מ, ח.פ. 515872043, דרך מנחם בגין 121, תל אביב 6701203<br><a href="https://shaliach.example/terms">תנאי שימוש</a> | <a href="https://shaliach.example/privacy">מדיניות פרטיות</a></td></tr>
</table></td></tr></table></body></html>
%text
היי איתי, נעים להכיר!
כדי להשלים את ההרשמה צריך רק להזין את הקוד הבא באפליקציה: 90275
הקוד יפוג בעוד 20 דקות.
שליח לדלת בע"מ, דרך מנחם בגין 121, תל אביב 6701203

@@ b10t donation site magic | magic-link
נותנים ביחד <shalom@notnim.example>
קישור הכניסה שלך לנותנים ביחד
%expect sign_in https://notnim.example/auth/callback?token_hash=pkce_7d1e40a8f2c9&type=magiclink&next=/my
%html
<div dir="rtl" style="font-family:Arial;font-size:16px">
<p>שלום רב,</p>
<p>ביקשת להתחבר לחשבון התורמים שלך ללא סיסמה. לחיצה על הקישור תחבר אותך באופן אוטומטי:</p>
<p><a href="https://notnim.example/auth/callback?token_hash=pkce_7d1e40a8f2c9&amp;type=magiclink&amp;next=/my">להתחברות לחשבון</a></p>
<p>הקישור יעבוד פעם אחת בלבד, במשך שעה מרגע השליחה (18.3.2026, 21:40).</p>
<p>תודה שאתם נותנים,<br>עמותת נותנים ביחד (ע"ר 580466218)<br>טל' 02-5671890</p>
</div>
`,
  ),
  ...mails(
    'vi',
    `
@@ b10t bank smart otp | distractors | 70481593
Ngân hàng Hoa Sen <no-reply@hoasenbank.example>
[HoaSenBank] Mã OTP xác thực giao dịch
%text
Kính gửi Quý khách NGUYEN THI MINH ANH,

Quý khách đang thực hiện giao dịch trên HoaSen Digibank:

- Loại giao dịch: Chuyển tiền nhanh Napas 247
- Tài khoản nguồn: 0071xxxx4829
- Người thụ hưởng: TRAN VAN LONG - 19036677xxxx
- Số tiền: 15,500,000 VND
- Mã giao dịch: FT26077103284

Mã OTP của Quý khách là 70481593, có hiệu lực trong 2 phút. Tuyệt đối KHÔNG cung cấp mã OTP cho bất kỳ ai, kể cả nhân viên ngân hàng.

Mọi thắc mắc vui lòng liên hệ Tổng đài 1900 4082 17 (24/7).

Trân trọng,
Ngân hàng TMCP Hoa Sen
41 Trần Quang Khải, Hoàn Kiếm, Hà Nội

@@ b10t marketplace code and link | code-and-link | 206814
ChợViệt <info@mail.choviet.example>
Xác minh địa chỉ email của bạn
%expect verify https://choviet.example/buyer/verify-email?uid=88140273&vtoken=Qm9tR2h0-71c
%html
<!DOCTYPE html><html lang="vi"><head><meta charset="utf-8"><style>body{font-family:Helvetica,Arial,sans-serif}.cta{background:#ee4d2d;color:#fff!important;padding:12px 30px;border-radius:2px;text-decoration:none}</style></head>
<body style="margin:0;background:#f5f5f5">
<table width="600" align="center" cellpadding="0" cellspacing="0" style="background:#ffffff">
<tr><td style="padding:16px 24px;border-bottom:1px solid #ee4d2d"><img src="https://cf.choviet.example/file/email_logo.png" height="36" alt="ChợViệt"></td></tr>
<tr><td style="padding:24px;font-size:14px;line-height:1.6;color:#333">Xin chào <b>thuhang_2k1</b>,<br><br>Để đảm bảo an toàn cho tài khoản, vui lòng xác minh địa chỉ email bằng cách nhấn vào nút bên dưới:</td></tr>
<tr><td align="center" style="padding:8px 24px 24px"><a class="cta" href="https://choviet.example/buyer/verify-email?uid=88140273&amp;vtoken=Qm9tR2h0-71c">XÁC MINH EMAIL</a></td></tr>
<tr><td style="padding:0 24px 24px;font-size:14px;line-height:1.6;color:#333">Hoặc nhập mã xác minh sau trong ứng dụng ChợViệt: <b style="color:#ee4d2d">206814</b><br>Mã và liên kết có hiệu lực trong 30 phút.</td></tr>
<tr><td style="padding:16px 24px;background:#fafafa;font-size:11px;color:#999;line-height:1.6">Công ty TNHH ChợViệt, Tầng 12, 208 Láng Hạ, Quận Đống Đa, Hà Nội. MSDN: 0108417302. Hotline: 1900 4173.<br><a href="https://help.choviet.example" style="color:#999">Trung tâm hỗ trợ</a> · <a href="https://choviet.example/privacy" style="color:#999">Chính sách bảo mật</a></td></tr>
</table></body></html>
%text
Xin chào thuhang_2k1,

Để đảm bảo an toàn cho tài khoản, vui lòng xác minh địa chỉ email: https://choviet.example/buyer/verify-email?uid=88140273&vtoken=Qm9tR2h0-71c

Hoặc nhập mã xác minh sau trong ứng dụng ChợViệt: 206814
Mã và liên kết có hiệu lực trong 30 phút.

@@ b10t coworking activate | verify-link
Không Gian Xanh <chao@khonggianxanh.example>
Chào mừng anh Tuấn! Kích hoạt tài khoản nhé
%expect verify https://khonggianxanh.example/kich-hoat/3f7b-a210-cc94
%text
Chào anh Tuấn,

Cảm ơn anh đã đăng ký thành viên Không Gian Xanh. Anh bấm vào liên kết dưới đây để kích hoạt tài khoản và đặt chỗ ngồi đầu tiên:

https://khonggianxanh.example/kich-hoat/3f7b-a210-cc94

Cần hỗ trợ anh cứ nhắn Zalo 0908 412 776 cho em ạ.

Linh - Không Gian Xanh, 12 Lê Lợi, Đà Nẵng
`,
  ),
  ...mails(
    'th',
    `
@@ b10t broker otp ref | inline | 402817
หลักทรัพย์ ช้างทอง <no-reply@changthong-sec.example>
รหัส OTP สำหรับเข้าสู่ระบบ (Ref: KXQP)
%text
เรียน คุณณัฐพล

รหัส OTP ของคุณคือ 402817 (Ref: KXQP) ใช้ได้ภายใน 5 นาที
ห้ามเปิดเผยรหัสนี้แก่ผู้อื่น หากไม่ได้ทำรายการ โปรดติดต่อ 02-041-7380

@@ b10t university library reset | reset-link
สำนักหอสมุด มหาวิทยาลัยริมโขง <library@rimkhong.example>
ตั้งรหัสผ่านใหม่สำหรับบัญชีสมาชิกห้องสมุด
%expect reset_password https://opac.rimkhong.example/patron/pwreset?pid=6430201145&key=mF9xT2
%html
<p>เรียน คุณพิมพ์ชนก ศรีสุข</p>
<p>ท่านได้แจ้งลืมรหัสผ่านบัญชีสมาชิกห้องสมุด (รหัสนักศึกษา 6430201145) เมื่อวันที่ 18 มีนาคม 2569 เวลา 13.22 น.</p>
<p>กรุณาคลิกลิงก์ด้านล่างเพื่อตั้งรหัสผ่านใหม่ ภายใน 24 ชั่วโมง</p>
<p><a href="https://opac.rimkhong.example/patron/pwreset?pid=6430201145&amp;key=mF9xT2">ตั้งรหัสผ่านใหม่</a></p>
<p>หากท่านไม่ได้เป็นผู้แจ้ง กรุณาเพิกเฉยต่ออีเมลฉบับนี้</p>
<p>ฝ่ายเทคโนโลยีสารสนเทศ สำนักหอสมุด<br>โทร. 0-4320-2541 ต่อ 42117<br><a href="https://library.rimkhong.example/">เว็บไซต์ห้องสมุด</a></p>

@@ b10t food delivery merchant | box | 5906
อิ่มด่วน สำหรับร้านค้า <merchant@imduan.example>
ยืนยันอีเมลร้านค้าของคุณ
%html
<!DOCTYPE html><html lang="th"><head><meta charset="utf-8"><style>td{font-family:Sarabun,Tahoma,sans-serif}</style></head><body style="margin:0;background:#f2f2f2">
<div style="display:none;max-height:0">รหัสยืนยันสำหรับสมัครร้านค้าอิ่มด่วน</div>
<table width="560" align="center" cellpadding="0" cellspacing="0" style="background:#fff">
<tr><td style="background:#00b14f;padding:20px 28px;color:#fff;font-size:20px"><b>อิ่มด่วน</b> Merchant</td></tr>
<tr><td style="padding:26px 28px 6px;font-size:16px">สวัสดีค่ะ ร้าน<b>ก๋วยเตี๋ยวเรือป้าแดง</b></td></tr>
<tr><td style="padding:6px 28px;font-size:14px;line-height:1.8;color:#444">ขอบคุณที่สมัครเป็นร้านค้ากับเรา กรุณากรอกรหัสยืนยัน 4 หลักด้านล่างในแอปเพื่อยืนยันอีเมลของร้าน</td></tr>
<tr><td align="center" style="padding:18px 28px"><table cellpadding="0" cellspacing="0"><tr><td style="background:#e8f8ef;border:1px dashed #00b14f;padding:14px 46px;font-size:30px;font-weight:bold;letter-spacing:8px;color:#00843b">5906</td></tr></table></td></tr>
<tr><td style="padding:6px 28px 26px;font-size:13px;line-height:1.8;color:#777">รหัสจะหมดอายุภายใน 10 นาที เลขที่ใบสมัคร: MC-690318-2275<br>ค่าคอมมิชชันพิเศษ 0% ถึง 30 เม.ย. 2569 สำหรับร้านใหม่</td></tr>
<tr><td style="padding:18px 28px;background:#333;color:#bbb;font-size:11px;line-height:1.7">บริษัท อิ่มด่วน (ประเทศไทย) จำกัด 999/9 ถนนพระราม 1 ปทุมวัน กรุงเทพฯ 10330<br>ศูนย์ช่วยเหลือร้านค้า 02-041-8273 | <a href="https://imduan.example/privacy" style="color:#bbb">นโยบายความเป็นส่วนตัว</a></td></tr>
</table></body></html>
`,
  ),
  ...mails(
    'id',
    `
@@ b10t marketplace otp | heading | 831940
LapakKita <noreply@lapakkita.example>
Kode Verifikasi LapakKita
%html
<!DOCTYPE html><html lang="id"><body style="margin:0;background:#f3f4f5;font-family:'Open Sans',Arial,sans-serif">
<table width="600" align="center" cellpadding="0" cellspacing="0" style="background:#fff;margin-top:20px">
<tr><td style="padding:20px 32px"><img src="https://ecs.lapakkita.example/img/mail/logo.png" width="130" alt="LapakKita"></td></tr>
<tr><td style="padding:0 32px;font-size:14px;line-height:1.7;color:#31353b">Halo Dewi Lestari,<br><br>Kami menerima permintaan untuk mengganti nomor HP akunmu menjadi +62812****7719. Masukkan kode verifikasi di bawah ini untuk melanjutkan:</td></tr>
<tr><td align="center" style="padding:20px 32px"><h2 style="margin:0;font-size:34px;letter-spacing:4px;color:#03ac0e">831940</h2></td></tr>
<tr><td style="padding:0 32px 24px;font-size:13px;line-height:1.7;color:#6d7588">Kode berlaku 5 menit. <b>Jangan berikan kode ini ke siapa pun</b>, termasuk pihak yang mengaku dari LapakKita. Merasa tidak meminta kode? Segera <a href="https://lapakkita.example/user/settings/password" style="color:#03ac0e">ganti kata sandi</a>.</td></tr>
<tr><td style="padding:18px 32px;border-top:1px solid #e5e7e9;font-size:11px;color:#9fa6b0">E-mail ini dibuat otomatis, mohon tidak membalas. Jika butuh bantuan, silakan hubungi <a href="https://lapakkita.example/help" style="color:#9fa6b0">LapakKita Care</a>.<br>2026 © PT Lapak Kita Bersama, Jl. Prof. Dr. Satrio Kav. 11, Jakarta Selatan 12950</td></tr>
</table></body></html>

@@ b10t tax portal activation | verify-link
Pajak Daerah Online <noreply@pajakdaerah.example>
Aktivasi Akun Wajib Pajak
%expect verify https://akun.pajakdaerah.example/aktivasi?npwp=09254xxxx&token=d8c1f07b6a
%text
Yth. Bapak/Ibu BAMBANG SETIAWAN
NPWP: 09.254.***.*-407.000

Terima kasih telah melakukan pendaftaran akun Pajak Daerah Online. Untuk mengaktifkan akun, silakan klik tautan berikut:

https://akun.pajakdaerah.example/aktivasi?npwp=09254xxxx&token=d8c1f07b6a

Tautan berlaku selama 1x24 jam. Apabila tautan sudah kedaluwarsa, silakan lakukan permintaan ulang pada halaman login.

Hormat kami,
Badan Pendapatan Daerah
Layanan Pajak Daerah 1500417

@@ b10t pulsa app | prefixed | TP-60318
TopUp Pulsaku <cs@pulsaku.example>
Kode masuk TopUp Pulsaku
%text
Hai Kak!
Kode masuk kamu: TP-60318
Masukkan kode ini (termasuk huruf TP) di aplikasi dalam 3 menit. Saldo terakhir Rp 57.250.
`,
  ),
];
