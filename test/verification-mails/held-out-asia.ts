import type { VerificationCase } from './case.ts';
import { mails } from './mails.ts';

/** Mails with a code or a link in languages of Asia and the Middle East, for measuring only. */
export const HELD_OUT_ASIA: readonly VerificationCase[] = [
  ...mails(
    'ar',
    `
@@ h توصيل | heading | 7240
لقمة <hi@luqma.example>
رمز التأكيد: 7240
رمز التأكيد الخاص بك هو
# 7240
لا ترسل الرمز إلى المندوب.

@@ h حكومي | table | 518302
بوابة الخدمات <no-reply@bawaba-khadamat.example>
رمز تفعيل الحساب
| رقم الطلب | 2026-0044182
# رمز التفعيل :: 518302

@@ h أرقام | native-digits | 902718
جامعة الواحة <it@waha-uni.example>
رمز الدخول المؤقت
رمز الدخول المؤقت:
# ٩٠٢٧١٨
صالح حتى الساعة ١٤:٣٠.

@@ h رابط | magic-link
دفتر <login@daftar.example>
رابط تسجيل الدخول
اضغط على الزر لتسجيل الدخول بدون كلمة مرور.
>s تسجيل الدخول | https://daftar.example/in/9f7

@@ h تفعيل | verify-link
مكتبة النور <hi@alnoor-lib.example>
أكّد بريدك الإلكتروني لإكمال التسجيل
بقيت خطوة واحدة فقط.
>v تأكيد البريد الإلكتروني | https://alnoor-lib.example/c?e=0a1
`,
  ),
  ...mails(
    'he',
    `
@@ h קופת חולים | distractors | 518204
קופת בריא <online@kupat-bari.example>
קוד אימות לאזור האישי
מספר חבר 22044177, תור ב-14/03/2026 בשעה 9:40.
# קוד אימות :: 518204

@@ h סיסמה | reset-link
השוק שלי <noreply@hashuk.example>
איפוס סיסמה
קיבלנו בקשה לאיפוס הסיסמה שלך.
>r איפוס הסיסמה | https://hashuk.example/reset/91c
`,
  ),
  ...mails(
    'hi',
    `
@@ h खाना | heading | 6083
झटपट <hi@jhatpat.example>
6083 आपका झटपट ओटीपी है
आपका ओटीपी
# 6083
डिलीवरी पार्टनर को न बताएँ।

@@ h परीक्षा | table | 771930
परीक्षा पोर्टल <noreply@pariksha.example>
पंजीकरण हेतु सत्यापन कोड
| आवेदन संख्या | 260310048213
# सत्यापन कोड :: 771930

@@ h देवनागरी | native-digits | 5094
पुस्तकालय <lib@pustakalay.example>
लॉगिन पिन
आपका लॉगिन पिन {५०९४} है।

@@ h खाता | verify-link
झटपट <hi@jhatpat.example>
अपना खाता सक्रिय करें
खाता सक्रिय करने के लिए नीचे दिए गए बटन पर क्लिक करें।
>v खाता सक्रिय करें | https://jhatpat.example/activate/0c
`,
  ),
  ...mails(
    'zh-Hans',
    `
@@ h 社交 | subject-and-body | 205917
火花社区 <noreply@huohua.example>
205917 是您的验证码
您正在修改绑定邮箱，验证码：
# 205917
15分钟内有效。

@@ h 银行 | distractors | 660418
海棠银行 <otp@haitangbank.example>
交易验证码
商户：书香网，金额：¥88.20，时间：2026-03-12 20:31:05，卡尾号 7715。
# 验证码 :: 660418

@@ h 四位 | inline | 4072
外卖侠 <hi@waimaixia.example>
登录校验码
【外卖侠】校验码 {4072}，用于登录，请勿转发。

@@ h 分组 | grouped | 718204
学习岛 <edu@xuexidao.example>
注册验证码
请输入以下验证码完成注册
# 718 204

@@ h 找回密码 | reset-link
火花社区 <noreply@huohua.example>
找回密码
您申请了找回密码，请点击下方按钮设置新密码，链接 2 小时内有效。
>r 设置新密码 | https://huohua.example/pwd/new?t=51

@@ h 确认订阅 | verify-link
读书周报 <hi@dushuzhoubao.example>
请确认订阅
点击确认后，您将在每周五收到周报。
>v 确认订阅 | https://dushuzhoubao.example/ok/70
`,
  ),
  ...mails(
    'zh-Hant',
    `
@@ h 外送 | heading | 5514
吃飽飽 <hi@chibaobao.example>
【吃飽飽】登入驗證碼 5514
您的登入驗證碼
# 5514
請勿提供給外送員。

@@ h 政府 | table | 330817
線上申辦 <no-reply@shenban.example>
信箱驗證通知
| 案件編號 | 1150312004821
# 驗證碼 :: 330817
有效時間：10 分鐘

@@ h 確認信 | verify-link
讀冊島 <hi@duce.example>
會員確認信
請於 24 小時內點選連結完成會員驗證。
>v 完成會員驗證 | https://duce.example/m/verify?x=1c
`,
  ),
  ...mails(
    'ja',
    `
@@ h 出前 | heading | 8316
でまえくん <info@demaekun.example>
でまえくん：認証番号 8316
認証番号
# 8316
この番号を配達員に伝えないでください。

@@ h 証券 | distractors | 504719
あさひ証券 <otp@asahi-sec.example>
出金手続きの確認コード
出金額 150,000円、受付番号 2026031244、口座番号 ****331
# 確認コード :: 504719
有効期限 2026/03/12 14:15

@@ h 文中 | inline | 226081
たびログ <support@tabilog.example>
メールアドレス変更の確認
メールアドレスを変更するには、認証コード「{226081}」を入力してください。

@@ h 会員登録 | verify-link
ほんだな <info@hondana.example>
会員登録の確認
下のボタンを押して、会員登録を完了してください。リンクの有効期限は1時間です。
>v 登録を完了する | https://hondana.example/entry/fin?k=33

@@ h 再設定 | reset-link
でまえくん <info@demaekun.example>
パスワードの再設定について
お客様よりパスワード再設定の依頼を受け付けました。
^r https://demaekun.example/pw/new/8f01
お心当たりがない場合は破棄してください。

@@ h 招待 | invitation
ほんだな <info@hondana.example>
山本さんから読書会への招待
「冬の読書会」グループに招待されています。
>i グループに参加する | https://hondana.example/g/join/81
`,
  ),
  ...mails(
    'ko',
    `
@@ h 배달 | heading | 3825
맛나배달 <hi@matna.example>
[맛나배달] 인증번호 3825
인증번호
# 3825
배달원에게 알려주지 마세요.

@@ h 증권 | distractors | 710482
새벽증권 <otp@saebyeok.example>
출금 확인 인증코드
출금액 1,500,000원, 계좌 ***-331, 2026-03-12 14:05
# 인증코드 :: 710482

@@ h 본문 | inline | 559013
여행로그 <support@yeohaenglog.example>
이메일 변경 확인
이메일을 변경하려면 확인 코드 {559013}을 입력하세요.

@@ h 가입 | verify-link
책장 <info@chaekjang.example>
회원가입을 완료해 주세요
아래 버튼을 눌러 이메일 주소를 확인해 주세요.
>v 이메일 주소 확인 | https://chaekjang.example/join/ok?k=91

@@ h 비밀번호 | reset-link
맛나배달 <hi@matna.example>
비밀번호를 재설정하세요
비밀번호 재설정 링크는 30분간 유효합니다.
>r 새 비밀번호 만들기 | https://matna.example/pw/8a
`,
  ),
  ...mails(
    'vi',
    `
@@ h giao đồ ăn | heading | 4917
Ăn Ngay <hi@anngay.example>
4917 là mã xác thực của bạn
Mã xác thực
# 4917

@@ h mật khẩu | reset-link
Ăn Ngay <hi@anngay.example>
Đặt lại mật khẩu
Chúng tôi nhận được yêu cầu đặt lại mật khẩu của bạn.
>r Đặt lại mật khẩu | https://anngay.example/mk/01
`,
  ),
  ...mails(
    'id',
    `
@@ h kode masuk | inline | 70382
Ojekku <halo@ojekku.example>
Kode masuk Ojekku
Gunakan kode {70382} untuk masuk. Jangan bagikan kepada pengemudi.
`,
  ),
  ...mails(
    'th',
    `
@@ h รหัสผ่าน | reset-link
ตลาดนัด <no-reply@talatnat.example>
ตั้งรหัสผ่านใหม่
เราได้รับคำขอรีเซ็ตรหัสผ่านของคุณ
>r ตั้งรหัสผ่านใหม่ | https://talatnat.example/reset/5c
`,
  ),
];
