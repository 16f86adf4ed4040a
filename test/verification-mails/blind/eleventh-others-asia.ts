import { mails } from '../mails.ts';

/** Mails without anything to find, of services that no other batch has. */
export const ELEVENTH_ASIA_OTHERS = [
  ...mails(
    'en',
    `
@@ b11t recovery codes saved | security-notice
Alder Forge <forge@alderforge.example>
[Alder Forge] Your two-factor recovery codes were downloaded
%text
Hey @mkovacs!

Your two-factor authentication recovery codes were downloaded on November 19, 2026 at 08:31 UTC from 198.51.100.44 (Zurich, Switzerland).

If this was you, no action is needed. If not, generate new codes at https://alderforge.example/settings/two_factor and review your security log.

Thanks,
The Alder Forge Team

@@ b11t dependency advisory | developer
Depwatch <alerts@depwatch.example>
[harbor/api] 2 new advisories (1 high)
%html
<html><body><style>td{border-bottom:1px solid #ddd;padding:6px 10px;font:13px monospace}</style>
<p>Hi Ines, we found new vulnerabilities in <b>harbor/api</b> at commit 7f30c1e.</p>
<table><tr><td>HIGH</td><td>tarstream</td><td>3.1.6</td><td>fixed in 3.1.8</td><td>CVE-2026-41877</td></tr><tr><td>LOW</td><td>yamlite</td><td>2.0.0</td><td>fixed in 2.4.1</td><td>CVE-2026-40213</td></tr></table>
<p><a href="https://depwatch.example/harbor/api/pull/1882" style="background:#222;color:#fff;padding:8px 16px">Open fix pull request</a></p>
<p style="color:#888">You get this because you watch harbor/api. <a href="https://depwatch.example/notifications">Settings</a></p></body></html>

@@ b11t charging receipt | receipt
VoltLane <receipts@voltlane.example>
Your charging session in Utrecht
%html
<table width="480" align="center" style="font-family:Arial"><tr><td colspan="2"><h2>Thanks for charging!</h2></td></tr>
<tr><td>Station</td><td>NL*VLT*E40718*2</td></tr><tr><td>Started</td><td>19 Nov 2026, 17:52</td></tr><tr><td>Duration</td><td>00:41:09</td></tr><tr><td>Energy</td><td>31.84 kWh</td></tr><tr><td>Session</td><td>90441827</td></tr><tr><td><b>Total incl. VAT</b></td><td><b>€ 18,79</b></td></tr>
<tr><td colspan="2"><a href="https://voltlane.example/invoices/90441827.pdf">Download invoice</a></td></tr><tr><td colspan="2" style="font-size:11px">VoltLane B.V., Keizersgracht 1, Amsterdam. VAT NL999999999B01</td></tr></table>

@@ b11t new device notice | security-notice
Castwell <security@castwell.example>
New login to your Castwell account
%html
<p>Hi Theo,</p><p>Your account was just accessed from a device that we haven't seen before.</p><ul><li>Firefox 146 on Fedora</li><li>Lisbon, Portugal (192.0.2.61)</li><li>20 Nov 2026, 07:15 WET</li></ul><p>Was it you? Great, you can delete this email.</p><p>If not, <a href="https://app.castwell.example/account/lockdown?e=51b0">secure your account</a> right away.</p><p>The Castwell team</p>

@@ b11t pottery class | booking
Kiln & Co <studio@kilnandco.example>
You're booked: Wheel throwing for beginners
%text
Hi Aisha,

You're all set for Wheel throwing for beginners.

When: Saturday 28 November 2026, 10:30 - 13:00
Where: Unit 14, Tannery Yard, Bristol BS3 4AA (door code 2580, then up the stairs)
Booking ref: KC-88140

Wear something you don't mind getting muddy! Cancel up to 48 hours before: https://kilnandco.example/b/KC-88140

@@ b11t board agenda | meeting
Ruth Feldman <ruth@northlake-hoa.example>
Agenda + dial-in for Tuesday
%text
All,

Agenda attached. Dial in if you can't come in person:

Meeting ID: 871 4402 9936
Passcode: 550218
One tap mobile: +1 312 555 0148,,87144029936#

Please have the 2027 budget draft (v3) read by then.

Ruth

@@ b11t running shoes | promo-code
Stride Supply <news@mail.stridesupply.example>
Your 20% off expires tonight ⏰
%html
<html><head><style>.cta{background:#e4002b;color:#fff;padding:14px 40px}</style></head><body>
<div style="display:none">Last call. Use your code before midnight.</div>
<table width="600" align="center"><tr><td align="center"><img src="https://img.stridesupply.example/hero.jpg" width="600" alt="Run into winter"></td></tr>
<tr><td align="center"><h1>LAST CALL</h1><p>Enter this code at checkout:</p><p style="border:2px dashed #000;padding:12px;font-size:24px"><b>RUN20NOW</b></p><p><a class="cta" href="https://mail.stridesupply.example/t/c/8f1b02">SHOP NOW</a></p></td></tr>
<tr><td style="font-size:10px;color:#777">Valid until 11/20/2026 11:59 pm PT on orders of $75 or more. One use per customer. Stride Supply Co., 2200 NW Vaughn St, Portland, OR 97210. <a href="https://mail.stridesupply.example/t/u/8f1b02">Unsubscribe</a> | <a href="https://mail.stridesupply.example/t/v/8f1b02">View in browser</a></td></tr></table></body></html>

@@ b11t support answer | reply
Dana at Quaylog <support@quaylog.example>
Re: [#204518] Retention is not applied to archived streams
%text
Hi Marek,

Thanks for the logs. We could reproduce this with agent 7.2.14: streams archived before 1 October keep the old setting. A fix goes out with 7.2.15 next week.

Until then you can set retention_days=30 on each stream.

Best,
Dana

> On 18 Nov 2026, at 16:40, Marek wrote:
> We archived 1140 streams and the bill says 90 days

@@ b11t ingest usage | report
Quaylog <reports@quaylog.example>
Weekly usage: 84% of your plan
%html
<h3>Harbor Metrics, 9 - 15 November</h3><table border="0" cellpadding="6"><tr><th>Ingested</th><td>421.7 GB</td><td style="color:green">+3.1%</td></tr><tr><th>Events</th><td>918,402,775</td><td>+2.8%</td></tr><tr><th>Alerts fired</th><td>1482</td><td style="color:#c00">+410</td></tr></table><p><a href="https://app.quaylog.example/usage">View usage</a> · <a href="https://app.quaylog.example/settings/email">Email settings</a></p>
`,
  ),
  ...mails(
    'zh-Hans',
    `
@@ b11t 驿站取件 | tracking
邻里驿站 <notice@linliyizhan.example>
您有1个包裹待领取
%text
【邻里驿站】您的包裹（运单尾号4862）已到望江花园北门店，请凭取件码 12-3-7045 于21:00前取件，地址：望江路318号底商。超过48小时将收取保管费。咨询电话：0571-88990112

@@ b11t 电子发票 | receipt
诺税电子发票平台 <invoice@nuoshui.example>
您收到一张来自【杭州小满餐饮有限公司】的电子发票
%html
<table width="600" align="center" style="font-family:微软雅黑;font-size:14px"><tr><td><p>尊敬的客户：您好！</p><p>您于2026年11月17日消费的电子发票已开具，信息如下：</p>
<p>发票号码：26332000004418027719<br>购方名称：杭州云栖文化传媒有限公司<br>价税合计：￥386.00</p>
<p><a href="https://nuoshui.example/d/8sLq2X">下载PDF文件</a>　<a href="https://nuoshui.example/d/8sLq2X.ofd">下载OFD文件</a></p>
<p style="color:#999;font-size:12px">电子发票的法律效力、基本用途与纸质发票相同。客服热线：400-000-6677</p></td></tr></table>

@@ b11t 登录提醒 | security-notice
坚云网盘 <noreply@jianyun.example>
异地登录提醒
%html
<div><p>你好：</p><p>你的坚云帐号 138****2207 于 2026-11-19 23:41 在<b>广东深圳</b>登录（Android，IP 198.51.100.9）。</p><p>如果是你本人操作，请忽略本邮件；如果不是，说明密码可能已泄露，建议尽快<a href="https://jianyun.example/safe/center">前往安全中心</a>检查。</p><p>坚云安全中心</p></div>
`,
  ),
  ...mails(
    'zh-Hant',
    `
@@ b11t 餐廳訂位 | booking
巷口小館訂位系統 <booking@eatseat.example>
【訂位成功】巷口小館 11/28（六）18:30
%text
王先生 您好，

您的訂位已完成：
餐廳：巷口小館 永康店
時間：2026/11/28（六）18:30，用餐時間 90 分鐘
人數：4 大 1 小
訂位代號：A83152

座位保留 10 分鐘，如需更改請於前一日 20:00 前來電 02-2395-0188。

@@ b11t 雙11優惠 | promo-code
好物日常 <edm@haowu.example>
⏳最後倒數！全站現折 $300 折扣碼送給您
%html
<table width="600" align="center"><tr><td align="center"><img src="https://img.haowu.example/edm/1111.jpg" alt="年末感謝祭" width="600"></td></tr><tr><td align="center"><h2>結帳輸入折扣碼</h2><p style="font-size:26px;color:#d0021b"><b>HAO300TW</b></p><p>單筆滿 $2,500 即可使用，每人限用一次，數量有限，用完為止。</p><p><a href="https://edm.haowu.example/r/71b2?u=20418">馬上逛逛</a></p></td></tr><tr><td style="font-size:11px;color:#999">活動期間：2026/11/20 00:00 至 2026/11/22 23:59。若不想再收到此類信件，請<a href="https://edm.haowu.example/unsub?u=20418">取消訂閱</a>。</td></tr></table>

@@ b11t 停水通知 | public-office
新港市水務處 <notice@water.sinkang.example>
計劃停水通知（編號 W-260933）
%text
各用戶：

因更換輸水管線工程，下列地區將暫停供水：
日期：2026年12月2日（星期三）
時間：上午9時至下午5時
地區：海濱路1至88號、民生街全段

請預先儲水備用。不便之處，敬請原諒。查詢熱線：2824 5000，按 3。

新港市水務處
`,
  ),
  ...mails(
    'ja',
    `
@@ b11t 発送 | tracking
蔵元オンライン <shop@kuramoto-online.example>
【蔵元オンライン】商品発送のお知らせ（ご注文番号：K261118-0472）
%text
高橋 美咲 様

このたびはご注文いただき、誠にありがとうございます。
本日、下記の商品を発送いたしました。

■ご注文番号：K261118-0472
■配送会社：つばめ運輸（クール便）
■お問い合わせ伝票番号：4402-7719-3358
■お届け予定日：2026年11月22日（日）午前中

[商品] 純米吟醸 雪しずく 720ml × 2本
小計 4,840円 / 送料 990円 / 合計 5,830円（税込）

配送状況：https://tsubame-unyu.example/trace?no=440277193358

蔵元オンライン　TEL：0120-555-018

@@ b11t 保護者会 | meeting
ひかり幼稚園 <office@hikari-kinder.example>
オンライン保護者会のご案内
%text
保護者の皆様

12月の保護者会を下記の通りオンラインで開催いたします。

日時：12月5日（土）10:00〜11:00
ミーティングID：924 0817 3365
パスコード：718204

入室の際は「クラス名＋お子様のお名前」を表示してください。

ひかり幼稚園　事務室

@@ b11t ログイン通知 | security-notice
みなと証券 <no-reply@minato-sec.example>
【みなと証券】ログイン通知
%html
<table width="600" style="font-family:Meiryo"><tr><td>お客様の口座へのログインがありましたのでお知らせいたします。<br><br>ログイン日時：2026年11月20日 09時04分<br>接続元IPアドレス：203.0.113.205<br><br>お心当たりがない場合は、直ちにパスワードを変更のうえ、コンタクトセンター（0570-000-444）までご連絡ください。<br>※本メールは通知サービスを設定されているお客様にお送りしています。</td></tr><tr><td style="font-size:11px">みなと証券株式会社 金融商品取引業者 関東財務局長（金商）第99999号</td></tr></table>

@@ b11t ポイント失効 | reminder
ハナマルストア <info@hanamaru-store.example>
【重要】1,250ポイントの有効期限が近づいています
%html
<html><body><table width="100%" bgcolor="#fff3e0"><tr><td align="center"><table width="580" bgcolor="#ffffff" cellpadding="16"><tr><td><b>佐々木 様</b>（会員番号：00817734）<br>いつもハナマルストアをご利用いただきありがとうございます。</td></tr><tr><td align="center"><div style="border:3px solid #f57c00;padding:16px">有効期限：2026年11月30日<br><span style="font-size:28px;color:#f57c00">1,250</span> ポイント</div></td></tr><tr><td align="center"><a href="https://r.hanamaru-store.example/c?m=88102&amp;l=1" style="background:#f57c00;color:#fff;padding:12px 32px">お買い物をする</a></td></tr><tr><td style="font-size:11px;color:#777">ポイント数は11月19日時点のものです。<br>配信停止は<a href="https://r.hanamaru-store.example/c?m=88102&amp;l=9">こちら</a><br>株式会社ハナマルストア　〒460-0000 愛知県名古屋市中区花丸1-1</td></tr></table></td></tr></table></body></html>
`,
  ),
  ...mails(
    'ko',
    `
@@ b11t 배송 출발 | tracking
다온마켓 <noreply@daonmarket.example>
[다온마켓] 주문하신 상품이 배송을 시작했습니다
%html
<div style="font-family:'Malgun Gothic';width:600px"><p>김하늘 고객님, 주문하신 상품이 출발했습니다.</p><table border="1" cellpadding="8" style="border-collapse:collapse"><tr><td>주문번호</td><td>20261119-0083412</td></tr><tr><td>상품명</td><td>제주 감귤 5kg 외 1건</td></tr><tr><td>송장번호</td><td>640188203371 (바람택배)</td></tr><tr><td>결제금액</td><td>31,900원</td></tr><tr><td>공동현관 출입번호</td><td>#1204</td></tr></table><p><a href="https://daonmarket.example/my/orders/20261119-0083412">배송 조회하기</a></p><p style="font-size:12px;color:#999">발신전용 메일입니다. 고객센터 1600-0000</p></div>

@@ b11t 병원 예약 | booking
푸른숲치과의원 <reserve@pureunsoop.example>
진료 예약이 확정되었습니다
%text
이도현 님, 예약이 확정되었습니다.

일시: 2026년 12월 3일(목) 오후 4:30
진료: 스케일링 / 담당 정유진 원장
예약번호: 512087

변경이나 취소는 하루 전까지 02-555-0170으로 연락 부탁드립니다.
주차는 건물 지하 2층, 1시간 무료입니다.

@@ b11t 광고 쿠폰 | promo-code
(광고) 만화마루 <event@manhwamaru.example>
(광고) 주말 한정! 코인 30% 추가 적립 쿠폰이 도착했어요
%html
<table width="600" align="center"><tr><td><img src="https://img.manhwamaru.example/ev/1120.png" width="600" alt="주말 한정 코인 이벤트"></td></tr><tr><td align="center"><p>쿠폰번호를 등록하고 보너스 코인을 받아가세요</p><p style="font-size:24px"><b>MARU1130</b></p><p>등록 기간: 11.20(금) ~ 11.22(일) 23:59</p><a href="https://manhwamaru.example/coupon">쿠폰 등록하러 가기</a></td></tr><tr><td style="font-size:11px;color:#aaa">메일 수신을 원치 않으시면 <a href="https://manhwamaru.example/mail/reject?k=90a1">수신거부</a>를 눌러 주세요.</td></tr></table>
`,
  ),
  ...mails(
    'ar',
    `
@@ b11t فاتورة مياه | bank
الشركة الوطنية للمياه <billing@watania-water.example>
فاتورتك لشهر نوفمبر جاهزة
%html
<div dir="rtl" style="font-family:Tahoma"><p>عزيزي المشترك سالم الحربي،</p><p>صدرت فاتورتك وتفاصيلها كالتالي:</p><table cellpadding="6"><tr><td>رقم الحساب</td><td>4017728</td></tr><tr><td>رقم الفاتورة</td><td>202611084415</td></tr><tr><td>المبلغ المستحق</td><td>143.75 ريال</td></tr><tr><td>آخر موعد للسداد</td><td>2026/12/05</td></tr></table><p>يمكنك السداد عبر تطبيق البنك باستخدام رمز المفوتر 018.</p><p><a href="https://watania-water.example/bills/202611084415">عرض الفاتورة</a></p></div>

@@ b11t طلب مطعم | order
سلة الحي <orders@sallathay.example>
تم استلام طلبك رقم ٧٧٣١٠٤
%text
شكراً لطلبك يا نورة!

رقم الطلب: ٧٧٣١٠٤
المطعم: بيت المندي
الوقت المتوقع للتوصيل: ٣٥ إلى ٤٥ دقيقة
الإجمالي: ٨٦٫٥٠ ريال (مدى **** ٤٤١٨)

بالعافية!
`,
  ),
  ...mails(
    'hi',
    `
@@ b11t बस टिकट | event-ticket
सफ़र बस <tickets@safarbus.example>
आपका टिकट कन्फ़र्म हो गया: भोपाल से इंदौर
%text
प्रिय यात्री,

आपकी बुकिंग कन्फ़र्म है।

PNR: SB7740218
बस: सफ़र एसी स्लीपर (MP09 FA 4471)
प्रस्थान: 27 नवंबर 2026, रात 10:15, लालघाटी
सीट: L4, L5
किराया: ₹1,180

यात्रा के समय पहचान पत्र साथ रखें। सहायता: 0731-4000-555

@@ b11t खाता डेबिट | bank
जनहित सहकारी बैंक <alerts@janhitbank.example>
लेन-देन सूचना
%html
<p>प्रिय ग्राहक,</p><p>आपके खाते XX7703 से दिनांक 20-11-2026 को UPI द्वारा ₹2,450.00 डेबिट किए गए। संदर्भ संख्या 632418807751। उपलब्ध शेष ₹18,306.42।</p><p>यह लेन-देन आपने नहीं किया? 1800-000-4477 पर कॉल करें। अपना OTP या पिन किसी को न बताएँ।</p><p>जनहित सहकारी बैंक लि.</p>
`,
  ),
];
