import type { VerificationCase } from './case.ts';
import { mails } from './mails.ts';

/** Mails in languages of Asia and the Middle East without anything to find, for measuring only. */
export const HELD_OUT_ASIA_OTHERS: readonly VerificationCase[] = [
  ...mails(
    'ar',
    `
@@ h حجز | booking
طيران الخليج الأزرق <bookings@bluegulf-air.example>
تأكيد الحجز KX7PQ2
الرحلة BG482، المغادرة 07:15، المقعد 21A.

@@ h اجتماع | meeting
سامي حداد <sami@lawha.example>
دعوة إلى اجتماع يوم الثلاثاء 10:00
معرّف الاجتماع: 881 2344 1902، رمز المرور: 482913

@@ h كلمة المرور تغيرت | security-notice
لقمة <hi@luqma.example>
تم تغيير كلمة المرور
تم التغيير يوم 04/03/2026 الساعة 18:40. رقم البلاغ 204417.
`,
  ),
  ...mails(
    'he',
    `
@@ h קופון | promo-code
השוק שלי <promo@hashuk.example>
קוד קופון AVIV20
הזינו את קוד הקופון {AVIV20} בקופה עד 30.04.2026.
`,
  ),
  ...mails(
    'hi',
    `
@@ h बैठक | meeting
रोहन <rohan@toli.example>
बैठक का निमंत्रण: मंगलवार 10:00
मीटिंग आईडी: 881 2344 1902, पासकोड: 482913

@@ h बिजली बिल | receipt
विद्युत वितरण <bill@vidyut.example>
मार्च 2026 का बिजली बिल ₹318.22
उपभोक्ता संख्या 4400918772, अंतिम तिथि 25-03-2026।
`,
  ),
  ...mails(
    'zh-Hans',
    `
@@ h 火车票 | booking
出行网 <ticket@chuxing.example>
订票成功：订单号 E482913774
3月12日 G482次 07车12A号 09:15开。

@@ h 取件 | tracking
校园驿站 <yizhan@feiyan.example>
包裹已签收
运单 77402211482913 已于 18:05 由本人签收。

@@ h 抽奖 | event-ticket
火花社区 <event@huohua.example>
您的抽奖号码是 482913
12月24日开奖，请保留抽奖号码 {482913}。

@@ h 错误码 | developer
监控中心 <alert@jiankong.example>
告警：错误码 50781
接口返回错误码 50781，5 分钟内 4829 次。

@@ h 密码已修改 | security-notice
火花社区 <noreply@huohua.example>
您的密码已修改
修改时间 2026-03-04 18:40。如非本人操作请联系客服 400-820-8820。
`,
  ),
  ...mails(
    'zh-Hant',
    `
@@ h 訂房 | booking
海邊小屋 <stay@haibian.example>
訂房確認 訂單代號 R77190
4/3 入住，2 人，NT$3,280。95001 台東市

@@ h 會議 | meeting
陳怡君 <yichun@kanbantong.example>
會議邀請：3/10 10:00 週會
會議 ID：881 2344 1902，密碼：482913
`,
  ),
  ...mails(
    'ja',
    `
@@ h 受付番号 | discussion
でまえくんサポート <support@demaekun.example>
お問い合わせを受け付けました（受付番号：482913）
2営業日以内に返信いたします。

@@ h 航空券 | booking
そらたび <ticket@soratabi.example>
予約確認（予約番号 KX7PQ2）
3月12日 SR482便 7:15発 座席21A　確認番号 7715

@@ h 抽選 | event-ticket
ほんだな <info@hondana.example>
抽選番号のお知らせ 482913
12月24日に当選番号を発表します。

@@ h 変更完了 | security-notice
でまえくん <info@demaekun.example>
パスワード変更完了のお知らせ
3月4日 18時40分に変更されました。

@@ h 請求 | receipt
ひかり電力 <bill@hikari-denryoku.example>
3月分 電気料金 4,829円
お客様番号 4400918772、使用量 148 kWh
`,
  ),
  ...mails(
    'ko',
    `
@@ h 회의 | meeting
박지훈 <jihun@hamkeboard.example>
회의 초대: 화요일 10:00
회의 ID: 881 2344 1902, 암호: 482913

@@ h 문의 접수 | discussion
맛나배달 고객센터 <help@matna.example>
문의가 접수되었습니다 (접수번호 482913)
24시간 이내에 답변드리겠습니다.

@@ h 변경 알림 | security-notice
책장 <info@chaekjang.example>
비밀번호가 변경되었습니다
2026-03-04 18:40, 서울.

@@ h 전기요금 | receipt
한빛전력 <bill@hanbit-power.example>
3월 전기요금 48,290원
고객번호 4400918772, 납기일 3월 25일
`,
  ),
  ...mails(
    'vi',
    `
@@ h vé máy bay | booking
Bay Xanh <ve@bayxanh.example>
Mã đặt chỗ KX7PQ2
Chuyến bay BX482, 12/05, 07:15, ghế 21A.
`,
  ),
  ...mails(
    'id',
    `
@@ h tagihan | receipt
Listrik Kita <tagihan@listrikkita.example>
Tagihan Maret Rp318.220
ID pelanggan 520044829137, jatuh tempo 20/03/2026.
`,
  ),
  ...mails(
    'th',
    `
@@ h เปลี่ยนรหัสผ่าน | security-notice
ตลาดนัด <no-reply@talatnat.example>
เปลี่ยนรหัสผ่านเรียบร้อยแล้ว
เมื่อวันที่ 4 มี.ค. 2569 เวลา 18:40 น.
`,
  ),
];
