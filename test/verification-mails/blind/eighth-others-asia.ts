import { mails } from '../mails.ts';

/** Mails in Asian languages without anything to find. */
export const EIGHTH_ASIA_OTHERS = [
  ...mails(
    'zh-Hans',
    `
@@ b8t parcel locker | tracking
蜂箱快递柜 <notify@fengxiang.example>
【蜂箱】您有快递待取
%text
【蜂箱】您的中原快递包裹（尾号4471）已到达朝阳区望京西园四区南门蜂箱柜，取件码70418263，请于18小时内取走，超时将收取0.5元/12小时。如有问题请联系快递员138****2204。

@@ b8t e-invoice | receipt
电子发票服务平台 <dzfp@fapiao-mail.example>
您收到一张电子发票[发票号码：26117000000771204418]
%html
<div style="font-family:微软雅黑;font-size:14px"><p>尊敬的客户，您好：</p><p>您在 <b>北风百货有限公司</b> 的消费已开具电子发票，信息如下：</p>
<table border="1" cellspacing="0" cellpadding="6"><tr><td>发票号码</td><td>26117000000771204418</td></tr><tr><td>开票日期</td><td>2026年01月16日</td></tr><tr><td>购方名称</td><td>个人</td></tr><tr><td>价税合计</td><td>￥358.00</td></tr><tr><td>校验码</td><td>66771 20441 77120 44181</td></tr></table>
<p>您可以点击 <a href="https://fapiao-mail.example/d/7Qx01k">下载PDF</a> ｜ <a href="https://fapiao-mail.example/d/7Qx01k?f=ofd">下载OFD</a> ｜ <a href="https://fapiao-mail.example/d/7Qx01k?f=xml">下载XML</a></p><p>您可登录税务局网站查验发票真伪。本邮件由系统发送，请勿回复。</p></div>

@@ b8t video meeting | meeting
云会 <noreply@yunhui.example>
会议邀请：一季度预算评审
%text
王晓东 邀请您参加云会
会议主题：一季度预算评审
会议时间：2026/01/22 14:00-15:30 (GMT+08:00) 中国标准时间 - 北京

点击链接入会，或添加至会议列表：
https://yunhui.example/dm/4kQxW7a0LmZ1

#会议号：482-771-204
会议密码：6612

手机一键拨号入会
+8675536550000,,482771204# (中国大陆)

@@ b8t login notice | security-notice
随身邮箱安全中心 <safe@service.suishenmail.example>
异地登录提醒
%html
<div style="border:1px solid #c8cfda;padding:40px;width:640px"><p>尊敬的 <b>linxiao</b>：</p><p>您的邮箱帐号于 <b>2026-01-18 03:12:44</b> 在 <b>广西南宁（IP：198.51.100.23）</b> 登录，登录方式：IMAP 客户端。</p><p>如果是您本人操作，请忽略本邮件。如果不是，您的密码可能已泄露，请立即<a href="https://safe.suishenmail.example/changepwd">修改密码</a>并<a href="https://safe.suishenmail.example/2fa">开启二次验证</a>。</p><p style="color:#999">随身邮箱不会以任何方式向您索要密码或验证码。客服 95163771</p></div>

@@ b8t credit card bill | bank
临江银行信用卡中心 <ccsvc@message.linjiangbank.example>
临江银行信用卡电子账单（2026年01月）
%html
<table width="680" style="font:13px 宋体"><tr><td><img src="https://img.linjiangbank.example/eb/top.jpg" width="680"></td></tr><tr><td>尊敬的 李娜 女士，您好！感谢您使用临江银行信用卡，以下是您2026年01月的账单。</td></tr>
<tr><td><table width="100%" border="1"><tr><td>账单周期</td><td>2025/12/11-2026/01/10</td></tr><tr><td>本期到期还款日</td><td>2026/01/28</td></tr><tr><td>信用额度</td><td>￥58,000.00</td></tr><tr><td>本期应还金额 New Balance</td><td>￥4,826.17</td></tr><tr><td>本期最低还款额</td><td>￥482.62</td></tr></table></td></tr>
<tr><td><table width="100%"><tr><th>交易日</th><th>记账日</th><th>交易摘要</th><th>人民币金额</th><th>卡号末四位</th></tr><tr><td>0103</td><td>0104</td><td>网上支付-云栈科技</td><td>128.00</td><td>9026</td></tr><tr><td>0106</td><td>0107</td><td>地铁乘车码</td><td>6.00</td><td>9026</td></tr></table></td></tr>
<tr><td>可用积分 771204。<a href="https://cc.linjiangbank.example/repay">立即还款</a>　<a href="https://cc.linjiangbank.example/stage">账单分期</a>　24小时客服热线 400-880-5538</td></tr></table>

@@ b8t milk tea | promo-code
半糖茶铺 <crm@bantang.example>
送你一张8元券，口令在信里
%html
<div style="background:#fde7d6;text-align:center;padding:24px"><h2>冬日限定 · 桂花酒酿</h2><p>小程序内输入兑换码</p><div style="font-size:30px;border:2px dashed #a33">BT8K26</div><p>满25元减8元，2026年1月31日前有效，每个账号限用一次。</p><a href="https://m.bantang.example/order">去点单</a><p style="font-size:11px">回T退订</p></div>
`,
  ),
  ...mails(
    'zh-Hant',
    `
@@ b8t cloud invoice | receipt
好市集購物 <invoice@haoshiji.example>
【好市集】電子發票開立通知
%html
<table width="600" style="font-family:微軟正黑體"><tr><td>親愛的會員 您好，您的電子發票已開立（本發票已存入會員載具，不寄送紙本）</td></tr><tr><td align="center" style="border:1px solid #000;padding:12px;width:220px"><b>好市集購物</b><br>電子發票證明聯<br><span style="font-size:24px">115年01-02月</span><br><span style="font-size:24px">QK-77120441</span><br>2026-01-19 21:07:33　格式 25<br>隨機碼 4471　　總計 1,280<br>賣方 53990217　買方 00000000</td></tr><tr><td>訂單編號：HS260119884102。中獎將由財政部另行通知，<a href="https://www.haoshiji.example/invoice">查詢發票明細</a></td></tr></table>

@@ b8t store pickup | order
好市集購物 <service@haoshiji.example>
您的商品已送達全佳超商崇德門市
%text
陳小姐您好：

您訂購的商品已送達取貨門市，請於 01/27 前攜帶身分證件取貨。

訂單編號：HS260119884102
取貨門市：全佳超商 崇德門市（店號 177104）
取貨人手機末三碼：471
付款金額：NT$0（已付款）

逾期未取將退回並影響您日後超取的權益。

@@ b8t high speed rail | booking
島嶼高鐵 <ticket@island-hsr.example>
【島嶼高鐵】訂位付款完成通知
%text
親愛的旅客您好，您的訂位已付款完成，請於乘車前取票。

訂位代號：04417712
乘車日期：2026/02/14（六）
去程 0637 次　台北 14:31 → 左營 16:15　標準車廂 5車12A、5車12B
票數：全票2　總票價：TWD 2,980
取票識別碼：護照/身分證後四碼 2204

可至超商、車站售票機取票，或使用手機票證。退票請於開車前30分鐘辦理，每張手續費20元。客服專線 4066-3000（苗栗地區請撥 4266-3000）

@@ b8t bank transaction | bank
海港銀行 <ealert@harbourbk.example>
海港銀行：轉數快收款通知
%text
閣下之戶口 012-***-*4471 已於 2026年1月19日 18:22 經轉數快收到 CHAN K** M** 存入 HK$1,650.00。參考編號：FRN20260119PAYC0100771204。
請勿於電郵或可疑網站輸入登入密碼或一次性密碼。查詢請電 2233 3000。

@@ b8t condo committee | personal
佳美社區管委會 <jiamei.office@example.com>
一月份停水與門禁更新通知
%text
各位住戶好，

1. 1/24（六）09:00-13:00 水塔清洗，全棟停水，請先儲水。
2. B1 側門密碼自 2/1 起改為 2204#，請勿告知外送人員。
3. 管理費請匯至 013-771-204418-0，備註戶號即可。

有事請撥管理室分機 900 或找林總幹事 0933-447-120。謝謝！

@@ b8t course newsletter | newsletter
學學看線上課程 <edm@xuexuekan.example>
別再把簡訊驗證碼給人了！5 個常見詐騙手法
%html
<div style="max-width:600px"><p style="font-size:11px"><a href="https://xuexuekan.example/edm/771">無法瀏覽請按此</a></p><h1>資安週報 vol.204</h1><p>「我手機壞了，幫我收一下驗證碼好嗎？」上個月 165 專線就接到 3,471 件類似通報。這週我們整理五個帳號被盜的手法，以及怎麼開啟兩步驟驗證。</p><p><a href="https://xuexuekan.example/blog/otp-scam?utm_campaign=w204">繼續閱讀</a></p><h3>本週開課</h3><p>Python 入門 NT$1,990（原價 3,600）｜輸入折扣碼 NY2026 再折 200</p><p style="font-size:11px"><a href="https://xuexuekan.example/unsub?e=7a1">取消訂閱</a> 學學看有限公司 403 台中市西區公益路 68 號</p></div>
`,
  ),
  ...mails(
    'ja',
    `
@@ b8t delivery notice | tracking
ミドリ運輸 <mail@midori-unyu.example>
お荷物お届けのお知らせ【受取りの日時や場所をご指定ください】
%text
佐藤 真由美様

ミドリ運輸をご利用いただきありがとうございます。
鈴木商店様からのお荷物をお届けする予定です。

■お届け予定日時
　01月21日 14:00～16:00
■品名：衣類
■送り状番号：4471-2290-1182

▼お届け日時・場所変更
https://www.midori-unyu.example/u/c?i=Zk71Qa

※このメールは送信専用です。
サービスセンター 0570-200-771（8:00～21:00）

@@ b8t convenience payment | order
チケットぽん <order@ticketpon.example>
【チケットぽん】コンビニでのお支払いのお願い（申込受付）
%text
山本 大輔 様

お申し込みありがとうございます。下記の番号をコンビニ店頭の端末に入力し、期限までにお支払いください。

【受付番号】　771204
【払込票番号】　2204418830917
【確認番号】　4 0 9 1
【お支払期限】　2026年1月23日(金) 23:59
【お支払金額】　9,350円（税込、システム利用料220円含む）

公演：冬の室内楽フェスティバル　S席 1枚
会場：みなとホール（神奈川県）

お問い合わせ　050-3771-2040（10:00～18:00）

@@ b8t utility bill | bank
ひなたガス <info@hinatagas.example>
【ひなたガス】1月分ガス料金確定のお知らせ
%html
<table width="600" align="center" style="font-family:Meiryo;font-size:13px"><tr><td style="background:#e8590c;color:#fff;padding:12px">myひなたガス</td></tr><tr><td style="padding:20px">佐藤 真由美 様<br><br>1月検針分のガス料金が確定しましたので、お知らせいたします。<br><table border="1" cellpadding="8" style="border-collapse:collapse;margin:14px 0"><tr><td>お客さま番号</td><td>4471-220-9018-03</td></tr><tr><td>ご使用期間</td><td>12月11日～1月13日（34日間）</td></tr><tr><td>ご使用量</td><td>48m³</td></tr><tr><td>ご請求金額</td><td><b>8,214円</b></td></tr><tr><td>お支払予定日</td><td>2026年2月3日（口座振替）</td></tr></table><a href="https://my.hinatagas.example/login">ログインして明細を見る</a></td></tr><tr><td style="font-size:11px;color:#777;padding:20px">配信停止は<a href="https://my.hinatagas.example/mail">こちら</a>。〒105-8527 東京都港区海岸1-5-20　ひなたガス株式会社</td></tr></table>

@@ b8t login notice | security-notice
ショッピングモールまるごと <notice@id.marugoto.example>
【まるごとID】ログインのお知らせ
%text
佐藤 様

お客様のまるごとIDでログインがありました。

日時：2026/01/18 22:41:09
IPアドレス：203.0.113.44
端末：Windows / Chrome

お心当たりがある場合、お手続きは不要です。
お心当たりがない場合は、下記よりパスワードの変更とログイン履歴の確認をお願いします。
https://id.marugoto.example/security/

※当社がメールで認証コードや暗証番号をお尋ねすることはありません。

@@ b8t restaurant booking | booking
食べ日和 <reserve@tabebiyori.example>
【予約確定】鮨 ながと　1月30日（金）19:00～
%html
<div style="font-family:sans-serif"><p>田中 様</p><p>以下の内容でご予約が確定しました。</p><dl><dt>予約番号</dt><dd><b>TB882041</b></dd><dt>日時</dt><dd>2026年1月30日（金）19:00</dd><dt>人数</dt><dd>2名</dd><dt>コース</dt><dd>おまかせ 16,500円</dd><dt>店舗電話</dt><dd>03-6447-7120</dd></dl><p><a href="https://tabebiyori.example/my/882041">予約内容を確認する</a></p><p>前日以降のキャンセルは、キャンセル料（100％）が発生します。</p></div>

@@ b8t coworker reply | reply
中村 彩 <aya.nakamura@akebono.example>
Re: Re: 検証環境のログインについて
%text
高橋さん

お疲れさまです。中村です。
検証環境の件、認証コードのメールが届かないのは、送信元がまだ許可リストに入っていないためでした。
今日の夕方に設定を変えますので、16時以降にもう一度お試しください。

ちなみに会議室は 4F の 402、内線 7712 です。

> 2026年1月19日(月) 9:12 高橋 健 <takahashi@akebono.example>:
> 何度やってもコードが届きません。お手すきで見ていただけますか。

@@ b8t gift code | gift-card
プリカモール <delivery@pricamall.example>
【プリカモール】ギフトコードお届けのお知らせ
%text
ご購入ありがとうございます。

商品名：てんとうゲームス プリペイド 3,000円分
注文番号：20260117-771204
番号：B07K 4Q9X ZT1M 20AA
有効期限：2027年1月31日

てんとうストアの「番号の利用」より上記16ケタの番号を入力してください。
番号の再発行・返品はお受けできません。
`,
  ),
  ...mails(
    'ko',
    `
@@ b8t parcel | tracking
번개택배 <noreply@bungae-post.example>
[번개택배] 이수진님 상품이 배송 출발하였습니다
%text
고객님의 소중한 상품이 오늘 배송될 예정입니다.

▶ 송장번호 : 6471-2204-8891
▶ 보내는 분 : 무드옷장
▶ 상품명 : 코튼 셔츠 외 1건
▶ 배송예정시간 : 15~17시
▶ 담당기사 : 최영호 010-4471-2204

부재 시 요청사항 : 공동현관 비밀번호 입력 후 문 앞

@@ b8t mall order | order
무드옷장 <help@moodcloset.example>
[무드옷장] 주문이 접수되었습니다 (무통장입금 안내)
%html
<div style="width:640px;font-family:'맑은 고딕';font-size:13px"><p>이수진님, 주문해 주셔서 감사합니다.</p><table width="100%" border="1" style="border-collapse:collapse"><tr><th>주문번호</th><td>20260121-0004471</td></tr><tr><th>주문일자</th><td>2026-01-21 20:17:55</td></tr><tr><th>입금계좌</th><td>바른은행 562-204471-01-013 (예금주: (주)무드컴퍼니)</td></tr><tr><th>입금금액</th><td>48,900원</td></tr><tr><th>입금기한</th><td>2026-01-24 23:59</td></tr></table><p><a href="https://moodcloset.example/myshop/order/list.html">주문내역 확인</a></p><p style="font-size:11px">사업자등록번호 204-71-88120 | 04780 서울특별시 성동구 연무장길 47</p></div>

@@ b8t card statement | bank
바로카드 <bill@barocard.example>
[바로카드] 2026년 1월 이용대금 명세서
%text
박정우 고객님, 2026년 1월 이용대금 명세서입니다.

- 결제일 : 2026.01.25
- 결제하실 금액 : 771,204원
- 결제계좌 : 바른은행 ****4471
- 첨부된 보안메일의 비밀번호는 생년월일 6자리(예: 880417)입니다.

소득공제 확인, 분할납부 신청은 바로카드 앱에서 가능합니다. ☎ 1588-4471

@@ b8t movie ticket | event-ticket
무비플렉스 <ticket@movieplex.example>
[무비플렉스] 예매가 완료되었습니다
%html
<table width="560" style="font-family:sans-serif"><tr><td bgcolor="#5a1e8c" style="color:#fff;padding:16px">예매 완료</td></tr><tr><td style="padding:20px"><h2>겨울의 정원 (12세)</h2><p>예매번호</p><p style="font-size:26px"><b>0204-471-88120</b></p><p>2026.01.24(토) 18:40 · 해운대 5관 · G열 11, 12번</p><p>결제금액 28,000원 (신용카드)</p><p>상영 20분 전까지 취소할 수 있습니다. <a href="https://movieplex.example/mypage/booking">예매 내역</a></p></td></tr></table>

@@ b8t tax office | public-office
나라세금 <noreply@narasegeum.example>
[나라세금] 연말정산 간소화자료 제공 동의 신청이 접수되었습니다
%text
박정우 님 안녕하십니까.

신청하신 연말정산 간소화자료 일괄제공이 정상적으로 접수되었습니다.

접수번호: 132-2026-2-500447120441
접수일시: 2026-01-16 10:22:40
처리상태: 접수완료

처리 결과는 나라세금 > 민원 > 처리결과조회에서 확인하실 수 있습니다. 본 메일은 발신전용이며 상담은 국번없이 126번을 이용해 주시기 바랍니다.

@@ b8t build failed | developer
일감보드 CI <ci@ilgamboard.example>
[실패] api-server #20417 main (a81f4c7)
%text
파이프라인 #20417 이 실패했습니다.

브랜치: main
커밋: a81f4c7 - 인증번호 발송 재시도 로직 수정 (정하늘)
실패한 작업: test (3m 41s)
  AssertionError: expected 401 to equal 200  at auth.spec.ts:118

로그 보기: https://ci.ilgamboard.example/p/20417
`,
  ),
  ...mails(
    'vi',
    `
@@ b8t power bill | reminder
Điện lực Miền Sông <cskh@dienlucmiensong.example>
Thông báo tiền điện kỳ 1 tháng 01/2026
%text
Kính gửi: Bà NGUYỄN THỊ LAN, mã khách hàng PB04060077120.
Tiền điện kỳ 1 tháng 01/2026: 684.712 đồng (đã gồm VAT 8%), sản lượng 318 kWh. Hạn thanh toán: 25/01/2026.
Quý khách có thể thanh toán qua ví điện tử hoặc ngân hàng. Tổng đài: 1900 9000.
`,
  ),
  ...mails(
    'th',
    `
@@ b8t food order | receipt
หิวแล้ว เดลิเวอรี่ <receipt@hiwlaew.example>
ใบเสร็จรับเงิน คำสั่งซื้อ #HL-204471
%html
<p>ขอบคุณที่ใช้บริการ คุณสมชาย</p><table><tr><td>หมายเลขคำสั่งซื้อ</td><td>HL-204471</td></tr><tr><td>วันที่</td><td>18 ม.ค. 2569 12:41 น.</td></tr><tr><td>ข้าวมันไก่ x2</td><td>฿120.00</td></tr><tr><td>ส่วนลด โค้ด HIW30</td><td>-฿30.00</td></tr><tr><td>ยอดรวม</td><td>฿105.00</td></tr></table><p>คนขับ: วิชัย ทะเบียน 1กก 4471 <a href="https://hiwlaew.example/rate/204471">ให้คะแนน</a></p>
`,
  ),
  ...mails(
    'id',
    `
@@ b8t data package | marketing
Telko Nusa <promo@telkonusa.example>
Kuota 30GB cuma Rp50.000, khusus hari ini!
%html
<div><h2>Halo Rizky!</h2><p>Aktifkan paket <b>NusaMax 30GB/30 hari</b> dengan menekan *363*204# lalu OK, atau pakai kode promo</p><h3>NUSA50</h3><p>di aplikasi sebelum 20 Januari 2026 pukul 23.59 WIB.</p><p><a href="https://telkonusa.example/paket">Beli Sekarang</a></p><p>Hubungi 188 untuk informasi lebih lanjut. <a href="https://telkonusa.example/u/unsub">Berhenti berlangganan</a></p></div>
`,
  ),
];
