import type { VerificationCase } from './case.ts';
import { mails } from './mails.ts';

/** Further wordings of services in languages of Asia and the Middle East, each in a short mail. */
export const ASIAN_PHRASES: readonly VerificationCase[] = [
  ...mails(
    'ar',
    `
@@ p رمز الأمان | plain | 508851
نادي الموج <club@almawj.example>
رمز الأمان
رمز الأمان: 508851، صالح حتى 18:30.

@@ p كود التفعيل | inline | 7724
مسرح المدينة <hi@masrah.example>
كود التفعيل
أدخل كود التفعيل {7724} لإكمال التسجيل.

@@ p رمز مؤقت | plain | 90441
جامعة الواحة <it@waha-uni.example>
كلمة مرور مؤقتة لمرة واحدة
استخدم الرمز 90441 لتسجيل الدخول إلى البوابة.

@@ p تأكيد الحساب | verify-link
مسرح المدينة <hi@masrah.example>
أكّد حسابك
خطوة أخيرة قبل الحجز.
>v تأكيد الحساب | https://masrah.example/ok/7c
`,
  ),
  ...mails(
    'he',
    `
@@ p קוד זמני | plain | 508862
בריכת הגל <club@hagal.example>
קוד זמני
הקוד הזמני שלך: 508862. בתוקף עד 18:30.
`,
  ),
  ...mails(
    'hi',
    `
@@ p सुरक्षा कोड | plain | 508873
तरंग क्लब <club@tarang.example>
सुरक्षा कोड
आपका सुरक्षा कोड 508873 है, 18:30 तक मान्य।

@@ p वन टाइम पासवर्ड | inline | 7731
रंगमंच <hi@rangmanch.example>
वन टाइम पासवर्ड
लॉगिन के लिए वन टाइम पासवर्ड {7731} दर्ज करें।

@@ p hinglish | plain | 904452
Tarang Club <club@tarang.example>
Aapka OTP
Aapka OTP hai 904452. Kisi ke saath share na karein.

@@ p खाता सत्यापित | verify-link
रंगमंच <hi@rangmanch.example>
अपना खाता सत्यापित करें
बस एक कदम बाकी है।
>v खाता सत्यापित करें | https://rangmanch.example/v/11
`,
  ),
  ...mails(
    'zh-Hans',
    `
@@ p 动态码 | plain | 508884
海浪俱乐部 <club@hailang.example>
动态码
动态码：508884，18:30 前有效。

@@ p 激活码 | inline | 773140
小剧场 <hi@xiaojuchang.example>
您的激活码
请使用激活码 {773140} 开通账号。

@@ p 一次性密码 | plain | 90446
在线学堂 <help@xuetang.example>
一次性密码
您的一次性密码为90446。班级：7(2)班。

@@ p 邮箱确认 | verify-link
小剧场 <hi@xiaojuchang.example>
确认您的邮箱地址
还差最后一步。
>v 确认邮箱 | https://xiaojuchang.example/q/61
`,
  ),
  ...mails(
    'zh-Hant',
    `
@@ p 動態密碼 | plain | 508895
海浪會館 <club@hailang-tw.example>
動態密碼
動態密碼：508895，18:30 前有效。

@@ p 認證碼 | inline | 77315
小劇院 <hi@xiaojuyuan.example>
信箱認證碼
請輸入認證碼 {77315} 完成認證。

@@ p 安全碼 | plain | 904470
線上學堂 <help@xuetang-tw.example>
登入安全碼
904470 是您的登入安全碼。
`,
  ),
  ...mails(
    'ja',
    `
@@ p 認証番号 | plain | 508906
なみプール <club@namipool.example>
認証番号のご連絡
認証番号：508906（18:30まで有効）

@@ p 暗証番号 | inline | 7732
こげきじょう <hi@kogekijo.example>
ログイン用の暗証番号
一時的な暗証番号 {7732} を入力してください。

@@ p セキュリティコード | plain | 904481
まなびネット <help@manabi-net.example>
セキュリティコード
セキュリティコードは「904481」です。第一中学校 2年3組

@@ p メール確認 | verify-link
こげきじょう <hi@kogekijo.example>
メールアドレスの確認をお願いします
最後のステップです。
>v メールアドレスを確認する | https://kogekijo.example/c/1a
`,
  ),
  ...mails(
    'ko',
    `
@@ p 일회용 비밀번호 | plain | 508917
물결수영장 <club@mulgyeol.example>
일회용 비밀번호
일회용 비밀번호: 508917 (18:30까지 유효)

@@ p 확인번호 | inline | 7733
작은극장 <hi@jageun.example>
로그인 확인번호
확인번호 {7733}을 입력해 주세요.

@@ p 인증코드 | plain | 904492
배움터 <help@baeumteo.example>
이메일 인증코드
904492 - 배움터 인증코드입니다. 2학년 3반

@@ p 계정 인증 | verify-link
작은극장 <hi@jageun.example>
계정을 인증해 주세요
마지막 단계입니다.
>v 계정 인증 | https://jageun.example/a/5
`,
  ),
  ...mails(
    'vi',
    `
@@ p mã bảo mật | plain | 508928
Hồ Bơi Sóng <club@hoboisong.example>
Mã bảo mật
Mã bảo mật của bạn: 508928, có hiệu lực đến 18:30.
`,
  ),
  ...mails(
    'id',
    `
@@ p kode keamanan | plain | 508939
Kolam Ombak <club@kolamombak.example>
Kode keamanan
Kode keamanan Anda: 508939, berlaku sampai 18.30.
`,
  ),
  ...mails(
    'th',
    `
@@ p รหัสความปลอดภัย | plain | 508940
สระคลื่น <club@sraklun.example>
รหัสความปลอดภัย
รหัสความปลอดภัยของคุณคือ 508940 ใช้ได้ถึง 18:30 น.
`,
  ),
];
