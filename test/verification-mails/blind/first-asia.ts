import type { VerificationCase } from '../case.ts';
import { mails } from '../mails.ts';

/** Mails in languages of Asia, written without a look at the extraction. */
export const FIRST_ASIA: readonly VerificationCase[] = [
  ...mails(
    'ar',
    `
@@ b1 متجر | heading | 771204
سوق النيل <noreply@souqnil.example>
رمز تسجيل الدخول
مرحبا، أدخل هذا الرمز لإكمال تسجيل الدخول إلى حسابك:
# 771 204
الرمز صالح لمدة 10 دقائق. رقم الطلب 48291377 لم يتغير.

@@ b1 بنك | inline | 6041
بنك الواحة <alerts@wahabank.example>
تأكيد العملية
كلمة المرور لمرة واحدة هي {٦٠٤١} لعملية بمبلغ 250.00 ريال. لا تشاركها مع أحد.

@@ b1 تفعيل | verify-link
منتدى الطبخ <admin@tabkh.example>
تفعيل حسابك
شكرا لتسجيلك. اضغط على الزر لتفعيل حسابك.
>v تفعيل الحساب | https://tabkh.example/activate?u=17&k=ff02

@@ b1 كلمة المرور | reset-link
سوق النيل <noreply@souqnil.example>
إعادة تعيين كلمة المرور
لقد طلبت إعادة تعيين كلمة المرور.
>r تعيين كلمة مرور جديدة | https://souqnil.example/account/reset?t=9q
`,
  ),
  ...mails(
    'he',
    `
@@ b1 קוד | heading | 550914
בנק הצפון <noreply@bankzafon.example>
קוד חד-פעמי לכניסה
שלום, קוד האימות שלך הוא:
# 550 914
הקוד תקף ל-5 דקות. אין למסור אותו לאיש.
`,
  ),
  ...mails(
    'fa',
    `
@@ b1 کد تایید | heading | 38217
دیجی بازار <no-reply@digibazar.example>
کد تایید ورود
کاربر گرامی، کد تایید شما:
# ۳۸۲۱۷
این کد تا ۲ دقیقه معتبر است.
`,
  ),
  ...mails(
    'hi',
    `
@@ b1 ओटीपी | inline | 730991
ग्राम बैंक <alerts@grambank.example>
आपका OTP
प्रिय ग्राहक, ₹2,450.00 के भुगतान के लिए आपका OTP {730 991} है। इसे किसी के साथ साझा न करें। कार्ड XX8830।

@@ b1 सत्यापन कोड | heading | 4829
यात्रा साथी <noreply@yatrasathi.example>
अपना खाता सत्यापित करें
नमस्ते किम, अपना खाता सत्यापित करने के लिए यह कोड दर्ज करें:
# ४८२९

@@ b1 लिंक | verify-link
पुस्तक मेला <namaste@pustakmela.example>
अपने ईमेल की पुष्टि करें
नीचे दिए गए बटन पर क्लिक करके अपने ईमेल पते की पुष्टि करें।
>v ईमेल की पुष्टि करें | https://pustakmela.example/pushti?k=8x
`,
  ),
  ...mails(
    'zh-CN',
    `
@@ b1 登录 | heading | 820417
云码 <noreply@yunma.example>
【云码】登录验证码
您好，您正在登录云码控制台，验证码为：
# 820417
5分钟内有效，请勿泄露给他人。如非本人操作，请忽略。

@@ b1 短码句内 | inline | 5093
饭团外卖 <service@fantuan.example>
饭团账号验证
您的动态码是{5093}，用于绑定邮箱，请在页面中输入。订单尾号 7714 不受影响。

@@ b1 激活 | verify-link
稻草论坛 <admin@daocao.example>
请激活您的账号
感谢注册。请点击下面的链接激活账号（24小时内有效）：
^v https://bbs.daocao.example/member.php?mod=activate&uid=88&id=q1Z4

@@ b1 找回密码 | reset-link
云码 <noreply@yunma.example>
重置密码
您申请了重置密码，请点击按钮设置新密码。
>r 重置密码 | https://id.yunma.example/reset?ticket=88a1
客服电话 400-820-4417
`,
  ),
  ...mails(
    'zh-TW',
    `
@@ b1 一次性密碼 | heading | 331704
海島銀行 <service@haidaobank.example>
一次性密碼通知
親愛的客戶您好，您的一次性密碼（OTP）為：
# 331 704
請於3分鐘內輸入。交易金額 NT$12,500，卡號末四碼 4471。

@@ b1 確認信箱 | verify-link
山貓市集 <hello@lynxmarket.example>
請確認您的電子郵件地址
只差一步！請點選按鈕完成信箱驗證。
>v 驗證電子郵件 | https://lynxmarket.example/verify?m=2b
`,
  ),
  ...mails(
    'ja',
    `
@@ b1 認証コード | heading | 048213
みどり銀行 <info@midoribank.example>
【みどり銀行】ワンタイムパスワードのお知らせ
お客さま番号 2048-2913 様
ワンタイムパスワードは次のとおりです。10分以内に画面へ入力してください。
# 048 213
※このメールに心当たりがない場合は 0120-482-913 までご連絡ください。

@@ b1 ログイン | inline | 7714
フリマ広場 <no-reply@furima.example>
ログインの確認
ログイン用の確認コードは{７７１４}です。第三者に教えないでください。

@@ b1 本登録 | verify-link
旅の宿 <yoyaku@tabinoyado.example>
【旅の宿】会員登録のご確認
仮登録ありがとうございます。以下のURLより本登録を完了してください。
^v https://www.tabinoyado.example/member/regist/complete?key=ac19
有効期限：2026年11月21日 10:00

@@ b1 パスワード | reset-link
写真帳 <support@shashincho.example>
パスワード再設定のご案内
下のボタンから新しいパスワードを設定してください。
>r パスワードを再設定する | https://shashincho.example/pw/reset/aa12
`,
  ),
  ...mails(
    'ko',
    `
@@ b1 인증번호 | heading | 204718
한강페이 <noreply@hangangpay.example>
[한강페이] 인증번호 안내
안녕하세요. 아래 인증번호를 입력해 주세요.
# 204 718
인증번호는 3분간 유효합니다. 고객센터 1588-4829

@@ b1 로그인 | inline | 915530
달빛게임 <help@dalbit.example>
새 기기 로그인
새 기기에서 로그인하려면 보안 코드 {915 530}을 입력하세요.

@@ b1 이메일 인증 | verify-link
책벌레 <hello@bookbug.example>
이메일 주소를 인증해 주세요
가입을 완료하려면 버튼을 눌러 주세요.
>v 이메일 인증하기 | https://bookbug.example/verify?c=17

@@ b1 비밀번호 | reset-link
책벌레 <hello@bookbug.example>
비밀번호 재설정
아래 링크에서 새 비밀번호를 설정할 수 있습니다.
^r https://bookbug.example/password/reset?c=19
`,
  ),
  ...mails(
    'vi',
    `
@@ b1 ma xac thuc | heading | 690214
Ví Sen <noreply@visen.example>
Mã xác thực của bạn
Xin chào, mã OTP để đăng nhập Ví Sen là:
# 690 214
Mã có hiệu lực trong 3 phút. Không chia sẻ mã này với bất kỳ ai. Hotline 1900 4829.

@@ b1 xac nhan | verify-link
Chợ Quê <hotro@choque.example>
Xác nhận địa chỉ email
Nhấn vào nút bên dưới để xác nhận email của bạn.
>v Xác nhận email | https://choque.example/xac-nhan?t=4
`,
  ),
  ...mails(
    'th',
    `
@@ b1 รหัส | heading | 482017
ธนาคารสยามใหม่ <noreply@siammai.example>
รหัส OTP สำหรับเข้าสู่ระบบ
รหัส OTP ของคุณคือ
# 482 017
รหัสอ้างอิง QXTM ใช้ได้ภายใน 5 นาที ห้ามเปิดเผยแก่ผู้อื่น
`,
  ),
  ...mails(
    'id',
    `
@@ b1 kode | inline | 5518
Warung Pay <noreply@warungpay.example>
Kode verifikasi Warung Pay
JANGAN BERIKAN kode ini kepada siapa pun. Kode verifikasi kamu: {5518}. Berlaku 2 menit.

@@ b1 konfirmasi | verify-link
Toko Buku Kita <halo@tokobukukita.example>
Konfirmasi email kamu
Klik tombol di bawah ini untuk mengaktifkan akun kamu.
>v Aktifkan akun | https://tokobukukita.example/aktivasi?k=22
`,
  ),
  ...mails(
    'bn',
    `
@@ b1 কোড | heading | 739201
পদ্মা পে <noreply@padmapay.example>
আপনার যাচাইকরণ কোড
লগইন করতে এই যাচাইকরণ কোডটি ব্যবহার করুন:
# ৭৩৯২০১
`,
  ),
];
