import { mails } from './mails.ts';

/** Mails in Chinese, Japanese, Korean, Vietnamese, Indonesian and Thai that have nothing to find. */
export const ASIAN_OTHERS = [
  ...mails(
    'zh-Hans',
    `
@@ 订单 | order
好物商城 <order@haowu.example>
订单 482913774021 已确认
感谢您的购买！订单号：482913774021，实付 ¥148.20，预计 3 月 14 日送达。

@@ 快递 | tracking
飞燕快递 <notice@feiyan.example>
您的包裹已发出
运单号 {SF1482913774021}，预计明天 18:00 前送达。

@@ 优惠码 | promo-code
小厨房 <promo@xiaochufang.example>
优惠码 SPRING20 限时八折
结算时输入优惠码 {SPRING20}，有效期至 2026 年 4 月 30 日。

@@ 账单 | bank
江海银行 <ebank@jianghaibank.example>
信用卡电子账单（2026年3月）
尾号4471，本期应还 ¥4,829.13，到期还款日 03/25。

@@ 异地登录 | security-notice
云上笔记 <service@yunbiji.example>
您的账号有新的登录
时间 2026-03-04 18:40，地点杭州，IP 203.0.113.88。如为本人操作请忽略。

@@ 防诈骗 | education
江海银行 <safe@jianghaibank.example>
谨防诈骗：请勿泄露验证码
银行工作人员不会索要您的短信验证码。反诈热线 96110。

@@ 会议 | meeting
王伟 <wangwei@xiezuoban.example>
会议邀请：周会 2026/03/10 10:00
会议号：881 2344 1902，会议密码：482913

@@ 电费 | receipt
城市供电 <bill@gongdian.example>
3月电费通知
户号 4400918772，本月用电 213 度，电费 120.48 元。
`,
  ),
  ...mails(
    'zh-Hant',
    `
@@ 訂單 | order
島嶼選物 <order@daoyu.example>
訂單編號 2026031248291 已成立
感謝訂購，金額 NT$1,482，預計 3/14 出貨。

@@ 發票 | receipt
島嶼選物 <invoice@daoyu.example>
電子發票開立通知 QX-48291377
發票號碼 QX-48291377，隨機碼 4471，金額 1,482 元。

@@ 折扣碼 | promo-code
料理教室 <promo@liaoli.example>
折扣碼 COOK88 只到週日
結帳時輸入 {COOK88} 享 88 折。

@@ 詐騙 | education
福安銀行 <service@fuanbank.example>
請勿將驗證碼告訴任何人
若接到自稱銀行人員的電話，請撥打 165 反詐騙專線。

@@ 新登入 | security-notice
信箱家 <security@xinxiangjia.example>
您的帳號有新的登入
台北，18:40，Chrome 126。如果是您本人，請忽略此信。
`,
  ),
  ...mails(
    'ja',
    `
@@ 注文 | order
まちかど商店 <order@machikado.example>
【まちかど商店】ご注文ありがとうございます（注文番号 482913）
ご注文番号：482913
| 商品コード 660412　マグカップ | 1,480円
| 送料 | 500円

@@ 発送 | tracking
はやぶさ便 <info@hayabusa.example>
お荷物のお届け予定（伝票番号 4829-1377-4021）
3月14日（土）14時～16時にお届け予定です。

@@ クーポン | promo-code
おうちごはん <news@ouchigohan.example>
クーポンコード GOHAN300 で300円OFF
購入画面でクーポンコード {GOHAN300} を入力してください。4月30日まで。

@@ 明細 | bank
みなも銀行 <info@minamobank.example>
カードご利用のお知らせ 4,829円
ご利用日時 2026/03/04 18:40　カード下4桁 4471

@@ ログイン通知 | security-notice
ゆうびん箱 <security@yubinbako.example>
新しい端末からのログインがありました
大阪府、Windows 11、18時40分。ご本人の場合、対応は不要です。

@@ 注意喚起 | education
みなも銀行 <info@minamobank.example>
認証コードを他人に教えないでください
当行の職員がワンタイムパスワードをお聞きすることはありません。相談窓口 #9110

@@ 予約 | booking
うみべの宿 <yoyaku@umibe.example>
ご予約完了（予約番号 R77190）
4月3日 15時チェックイン、2名様、25,800円。〒413-0011 静岡県熱海市

@@ 会議 | meeting
田中 <tanaka@kanban-team.example>
定例会議のご案内 3/10 10:00
ミーティングID: 881 2344 1902、パスコード: 482913
`,
  ),
  ...mails(
    'ko',
    `
@@ 주문 | order
모두마켓 <order@modumarket.example>
주문이 완료되었습니다 (주문번호 20260312-482913)
결제금액 48,200원, 3월 14일 도착 예정입니다.

@@ 배송 | tracking
바로택배 <info@barotaekbae.example>
운송장번호 482913774021 배송 출발
오늘 14~16시 사이 도착 예정입니다.

@@ 쿠폰 | promo-code
집밥 <event@jipbap.example>
할인코드 BOM20을 입력하세요
결제 시 할인코드 {BOM20} 입력하면 20% 할인. 4월 30일까지.

@@ 로그인 알림 | security-notice
클라우드노트 <support@cloudnote.example>
새로운 기기에서 로그인되었습니다
서울, 18:40, Chrome 126. 본인이라면 아무것도 하지 않으셔도 됩니다.

@@ 사기 주의 | education
한빛은행 <notice@hanbitbank.example>
인증번호를 절대 알려주지 마세요
은행 직원은 인증번호를 묻지 않습니다. 보이스피싱 신고 112

@@ 명세서 | bank
한빛은행 <card@hanbitbank.example>
3월 카드 이용대금 명세서
결제금액 482,913원, 결제일 3월 25일, 카드 끝자리 4471

@@ 예약 | booking
바다펜션 <stay@badapension.example>
예약번호 77190 예약이 확정되었습니다
4월 3일 15시 입실, 2명, 129,000원. 강원도 강릉시 25460
`,
  ),
  ...mails(
    'vi',
    `
@@ đơn hàng | order
Chợ Tốt Lành <order@chotl.example>
Đơn hàng #482913 đã được xác nhận
Tổng cộng 148.200 ₫. Giao hàng dự kiến 14/03.

@@ giảm giá | promo-code
Chợ Tốt Lành <promo@chotl.example>
Nhập mã TET2026 giảm 20%
Mã giảm giá {TET2026} áp dụng đến hết ngày 15/02.
`,
  ),
  ...mails(
    'id',
    `
@@ pesanan | order
Pasar Kita <order@pasarkita.example>
Pesanan INV/20260312/482913 diproses
Total Rp148.200. Estimasi tiba 14 Maret.

@@ penipuan | education
Bank Nusantara <info@banknusantara.example>
Jangan berikan kode OTP kepada siapa pun
Petugas bank tidak pernah meminta OTP. Hubungi 14017.
`,
  ),
  ...mails(
    'th',
    `
@@ คำสั่งซื้อ | order
ตลาดนัด <order@talatnat.example>
ยืนยันคำสั่งซื้อ 482913
ยอดรวม 1,482 บาท จัดส่งภายใน 14 มี.ค.

@@ ใบแจ้งหนี้ | receipt
การไฟฟ้าตัวอย่าง <bill@faifa.example>
ใบแจ้งค่าไฟฟ้าเดือนมีนาคม 2569
หมายเลขผู้ใช้ไฟฟ้า 020004829137 ยอดชำระ 318.22 บาท
`,
  ),
  ...mails(
    'sv',
    `
@@ order | order
Butiken <order@butiken.example>
Orderbekräftelse 482913
Tack för ditt köp! Summa 482,90 kr. Leverans 14 mars.

@@ rabatt | promo-code
Butiken <erbjudande@butiken.example>
Rabattkod VÅR20
Använd rabattkoden {VÅR20} i kassan före 30 april.
`,
  ),
  ...mails(
    'da',
    `
@@ ordre | order
Cykelhuset <ordre@cykelhuset.example>
Ordrebekræftelse nr. 482913
Tak for din ordre på 1.482,00 kr. Vi sender den i morgen.
`,
  ),
  ...mails(
    'cs',
    `
@@ objednávka | order
Obchůdek <objednavky@obchudek.example>
Potvrzení objednávky č. 482913
Děkujeme! Celkem 1 482 Kč, variabilní symbol 2026048291.

@@ přihlášení | security-notice
Poštovka <bezpeci@postovka.example>
Nové přihlášení k účtu
Brno, 18:40, Firefox 128. Pokud jste to byli vy, nemusíte nic dělat.
`,
  ),
  ...mails(
    'el',
    `
@@ παραγγελία | order
Αγορά <orders@agora-shop.example>
Η παραγγελία 482913 καταχωρίστηκε
Σύνολο 48,20 €. Παράδοση έως 14/03/2026.
`,
  ),
];
