import { mails } from '../mails.ts';

/** Mails of East Asian senders without anything to find, written without looking at the extractor. */
export const TENTH_ASIA_OTHERS = [
  ...mails(
    'zh-Hans',
    `
@@ b10t parcel locker | tracking
蜂鸟驿站 <notice@fengniao-yz.example>
【蜂鸟驿站】您有包裹待取
%text
【蜂鸟驿站】取件码 7-2-4016，您的圆速快递（运单号 YS8830172946516）已到锦绣花园南门蜂鸟驿站，请于今日 21:00 前取件。联系电话 13800138000。

@@ b10t fapiao ready | receipt
诺税电子发票 <fapiao@nuoshui.example>
您收到一张来自【北京禾木餐饮有限公司】的电子发票【发票号码：26112000000483917205】
%html
<table width="600" align="center" style="font-family:微软雅黑;font-size:14px;border:1px solid #ddd" cellpadding="0" cellspacing="0">
<tr><td style="background:#d7473c;color:#fff;padding:14px 20px">电子发票通知</td></tr>
<tr><td style="padding:20px;line-height:26px">尊敬的客户您好：<br>北京禾木餐饮有限公司为您开具了电子发票，发票信息如下：</td></tr>
<tr><td style="padding:0 20px 20px"><table width="100%" border="1" cellpadding="6" style="border-collapse:collapse;border-color:#eee"><tr><td>发票号码</td><td>26112000000483917205</td></tr><tr><td>开票日期</td><td>2026年03月18日</td></tr><tr><td>价税合计</td><td>￥386.00</td></tr><tr><td>购方名称</td><td>上海启明软件有限公司</td></tr></table></td></tr>
<tr><td align="center" style="padding-bottom:20px"><a href="https://fp.nuoshui.example/d/9Kx2/pdf" style="background:#d7473c;color:#fff;padding:8px 24px;text-decoration:none">下载PDF文件</a>　<a href="https://fp.nuoshui.example/d/9Kx2/ofd" style="background:#888;color:#fff;padding:8px 24px;text-decoration:none">下载OFD文件</a></td></tr>
<tr><td style="padding:14px 20px;background:#f7f7f7;font-size:12px;color:#888">发票可在国家税务总局全国增值税发票查验平台查验。客服热线 400-0168-520</td></tr>
</table>

@@ b10t video meeting | meeting
飞会议 <meeting@feihui.example>
邀请您参加会议：Q2 产品路线评审
%text
刘倩 邀请您参加飞会议
会议主题：Q2 产品路线评审
会议时间：2026/03/20 14:00-15:30 (GMT+08:00) 中国标准时间 - 北京

点击链接入会，或添加至会议列表：
https://meeting.feihui.example/dm/kQ7ZpX02LmYe

#飞会议：718-402-955
会议密码：306118

手机一键拨号入会
+8675536550000,,718402955# (中国大陆)

@@ b10t login from new place | security-notice
青柠邮箱 <safe@qingning.example>
异地登录提醒
%html
<div style="font-size:14px;line-height:1.8"><p>尊敬的用户：</p><p>您的邮箱 zhouwei@qingning.example 于 2026-03-18 03:12 在 <b>福建省莆田市</b>（IP 203.0.113.9）通过 IMAP 客户端登录成功。</p><p>如是您本人操作，请忽略本提醒；如非本人操作，请<a href="https://mail.qingning.example/safe/pwd">修改密码</a>并重置客户端授权码。</p><p>您可以在<a href="https://mail.qingning.example/safe/log">自助查询</a>中查看近 30 天的登录记录。</p><p style="color:#aaa">青柠邮箱安全中心　京ICP备10019483号</p></div>
`,
  ),
  ...mails(
    'zh-Hant',
    `
@@ b10t store pickup | order
好棧便利店 <ec@haozhan.example>
【取貨通知】您的包裹已送達 好棧 民生門市
%text
親愛的 王** 您好：

您訂購的商品已於 2026/03/18 09:20 送達取貨門市。

取貨門市：民生門市（店號 184027）
寄件代碼：K72840193655
取件人：王**（手機末三碼 418）
代收金額：1,290 元
取件期限：2026/03/25

取貨時請出示身分證件，並告知店員手機末三碼。逾期未取將退回賣家。

好棧便利店 客服 0800-041-738

@@ b10t high speed rail | booking
島鐵網路訂票 <ticket@daotie.example>
訂位成功通知（訂位代號 04183726）
%html
<html><body style="font-family:'微軟正黑體';font-size:14px;color:#333">
<table width="620" align="center" cellpadding="0" cellspacing="0" style="border-top:6px solid #ca4f0f">
<tr><td style="padding:18px 0;font-size:18px">您好，您的訂位已成功！</td></tr>
<tr><td><table width="100%" cellpadding="8" style="background:#fbf4ee"><tr><td>訂位代號</td><td style="font-size:22px;color:#ca4f0f;font-weight:bold">04183726</td></tr><tr><td>付款期限</td><td>2026/03/20 23:59</td></tr><tr><td>去程</td><td>03/28（六） 0641 次　台北 16:31 → 左營 18:05</td></tr><tr><td>座位</td><td>標準車廂 7 車 12A、12B</td></tr><tr><td>總票價</td><td>TWD 2,980</td></tr></table></td></tr>
<tr><td style="padding:18px 0;line-height:1.8">請於付款期限前持身分證字號後四碼與訂位代號，至車站窗口、自動售票機或四大超商付款取票。<br><a href="https://www.daotie.example/booking/04183726">查詢／修改訂位</a></td></tr>
<tr><td style="padding:14px 0;border-top:1px solid #ddd;font-size:12px;color:#888">本郵件由系統自動寄出，請勿直接回覆。客服專線 4066-4173（苗栗 4266-4173）</td></tr>
</table></body></html>

@@ b10t e-invoice lottery | receipt
綠茶手搖飲 <einvoice@lvcha-drink.example>
電子發票開立通知 QK-48201937
%text
您好，本次消費之電子發票已開立。
發票號碼：QK-48201937
隨機碼：8042
發票日期：2026-03-17 15:08
總計：新台幣 135 元
載具類別：手機條碼
本發票將由本公司代為對獎，如有中獎將另行通知。

@@ b10t credit card bill | bank
磐石商業銀行信用卡中心 <ebill@panshi-bank.example>
磐石銀行信用卡電子帳單 115 年 03 月
%text
親愛的客戶 您好：

您 115 年 03 月份信用卡帳單已產生，請開啟附件 PDF 檔查閱。附件密碼為您的身分證字號（英文大寫，共 10 碼）。

本期應繳總額：NT$ 18,402
本期最低應繳：NT$ 1,841
繳款截止日：115/04/02
繳款帳號：9928 4071 5530 28

為維護您的權益，請於截止日前完成繳款。
`,
  ),
  ...mails(
    'ja',
    `
@@ b10t failed delivery | tracking
くろしお運輸 <mail@kuroshio-unyu.example>
ご不在連絡eメール（くろしお運輸）
%text
山本　健太　様

くろしお運輸です。
本日 3月18日 18時12分頃、お荷物をお届けに伺いましたが、ご不在でしたので持ち帰りました。

■伝票番号　　4471-0386-2295
■品名　　　　キッチン用品
■ご依頼主　　暮らし雑貨の店　様

▼再配達のお申し込み
https://toi.kuroshio-unyu.example/redelivery?no=447103862295

自動音声受付　0120-41-7380

@@ b10t theme park ticket | event-ticket
ほしぞらランド チケットストア <tickets@hoshizora-land.example>
【ほしぞらランド】ご購入手続き完了のお知らせ（予約番号：HL26-0318-77420）
%html
<html><body style="margin:0;background:#eef1fb"><table width="600" align="center" cellpadding="0" cellspacing="0" style="background:#fff;font-family:Meiryo,sans-serif;font-size:14px;line-height:1.8">
<tr><td style="background:#2a2f7f;color:#fff;padding:16px 24px;font-size:18px">ほしぞらランド</td></tr>
<tr><td style="padding:24px">高橋 さくら 様<br>チケットをご購入いただき、ありがとうございます。</td></tr>
<tr><td style="padding:0 24px"><table width="100%" border="1" cellpadding="8" style="border-collapse:collapse;border-color:#ccd"><tr><td>予約番号</td><td>HL26-0318-77420</td></tr><tr><td>ご来園日</td><td>2026年4月5日（日）</td></tr><tr><td>券種</td><td>1デーパスポート 大人 ×2、小人 ×1</td></tr><tr><td>合計金額</td><td>24,600円（税込）</td></tr><tr><td>購入コード</td><td>90418273</td></tr></table></td></tr>
<tr><td align="center" style="padding:24px"><a href="https://ticket.hoshizora-land.example/qr/HL26031877420" style="background:#f5a623;color:#fff;padding:12px 40px;text-decoration:none;border-radius:24px">QRコードを表示する</a></td></tr>
<tr><td style="padding:0 24px 24px;font-size:12px;color:#666">ご来園の際は、購入したチケットの2次元コードを直接入園ゲートにかざしてください。購入コードはアプリへのグループ登録に使用します。</td></tr>
<tr><td style="padding:16px 24px;background:#f4f4f4;font-size:11px;color:#888">株式会社ほしぞらリゾート　三重県桑名市長島町7-2　インフォメーションセンター 0570-04-1738（9:00～18:00）</td></tr>
</table></body></html>
%text
高橋 さくら 様
チケットをご購入いただき、ありがとうございます。

予約番号：HL26-0318-77420
ご来園日：2026年4月5日（日）
券種：1デーパスポート 大人 ×2、小人 ×1
合計金額：24,600円（税込）
購入コード：90418273

QRコードを表示する https://ticket.hoshizora-land.example/qr/HL26031877420

@@ b10t spring coupon | promo-code
靴のあしたば <mailmag@ashitaba-shoes.example>
【3日間限定】春の新作に使える1,500円OFFクーポン
%text
いつもご愛顧ありがとうございます。靴のあしたばです。

＼ 会員さま限定 ／
税込9,900円以上のお買い物で使える1,500円OFFクーポンをお届けします♪

クーポンコード：SPR1500
有効期限：3月20日（金）23:59まで

ご注文手続き画面の「クーポンコード入力」欄に入力してください。お一人様1回限り、他のクーポンとの併用はできません。

▼新作を見る
https://ashitaba-shoes.example/new?utm_source=mm&utm_campaign=260318

配信停止はこちら https://ashitaba-shoes.example/mm/stop

@@ b10t interview schedule | reply
人事部 岡田 <okada@tanaka-seiki.example>
Re: 一次面接の日程について
%text
木村様

お世話になっております。
株式会社田中精機 人事部の岡田です。

ご返信ありがとうございます。
それでは、下記の日程にて一次面接を実施させていただきます。

日時：3月25日（水）15:00～16:00
場所：本社3階 302会議室（〒532-0011 大阪市淀川区西中島5-14-10）
持ち物：履歴書、職務経歴書

1階受付の内線電話より「4127」をお呼び出しください。
当日のご連絡は 06-6305-2817 までお願いいたします。

どうぞよろしくお願いいたします。

> 岡田様
> ご連絡ありがとうございます。25日15時でお願いいたします。
`,
  ),
  ...mails(
    'ko',
    `
@@ b10t cafe gift voucher | gift-card
선물나루 <gift@seonmulnaru.example>
최유진님이 보낸 선물이 도착했어요 🎁
%html
<table width="520" align="center" cellpadding="0" cellspacing="0" style="font-family:'Malgun Gothic';border:1px solid #eee"><tr><td style="background:#ffe812;padding:24px;font-size:20px;font-weight:bold">최유진님의 선물이에요</td></tr><tr><td style="padding:24px;font-size:14px;line-height:1.8">"생일 축하해~ 따뜻한 커피 한 잔 하고 힘내!"</td></tr><tr><td align="center" style="padding:0 24px"><img src="https://img.seonmulnaru.example/p/88120.jpg" width="200" alt="카페라떼 T 2잔 + 조각케이크"><br>카페라떼 T 2잔 + 조각케이크</td></tr><tr><td align="center" style="padding:20px"><div style="font-size:13px;color:#888">쿠폰번호</div><div style="font-size:24px;letter-spacing:2px">9304 1187 2650</div><div style="font-size:13px;color:#888">유효기간 2026.03.18 ~ 2027.03.17</div></td></tr><tr><td align="center" style="padding-bottom:24px"><a href="https://seonmulnaru.example/g/4bX9pa" style="background:#222;color:#fff;padding:12px 36px;text-decoration:none">선물 확인하기</a></td></tr><tr><td style="background:#f7f7f7;padding:16px;font-size:11px;color:#999">(주)선물나루 사업자등록번호 129-86-40173 | 고객센터 1644-0418 (평일 9시~18시)</td></tr></table>

@@ b10t apartment fee | public-office
푸른숲아파트 관리사무소 <office@pureunsoop-apt.example>
2026년 2월분 관리비 고지서 (103동 1204호)
%text
입주민 여러분 안녕하십니까.
2026년 2월분 관리비를 아래와 같이 알려드립니다.

납부금액: 284,730원
납부마감일: 2026-03-31
전자납부번호: 10345-26-02-1204817
가상계좌: 한마음은행 561-910372-81507

자동이체 세대는 3월 31일에 출금됩니다.
지하주차장 물청소(3/24~25) 기간에는 지상에 주차해 주시기 바랍니다.

푸른숲아파트 관리사무소 031-712-4480

@@ b10t flight itinerary | booking
가온항공 <eticket@gaonair.example>
[가온항공] e-티켓 발급 안내 (예약번호 K7QXLM)
%html
<html><body><table width="640" align="center" cellpadding="0" cellspacing="0" style="font-family:Dotum;font-size:13px;color:#333">
<tr><td style="padding:18px 0;border-bottom:3px solid #00256c"><img src="https://www.gaonair.example/etc/email/logo.png" width="150" alt="가온항공"></td></tr>
<tr><td style="padding:20px 0;line-height:1.8">KIM/HANEUL MS 고객님, 가온항공을 이용해 주셔서 감사합니다. 항공권이 정상적으로 발급되었습니다.</td></tr>
<tr><td><table width="100%" cellpadding="8" style="background:#f3f6fb"><tr><td>예약번호</td><td><b>K7QXLM</b> (4820-1763)</td></tr><tr><td>항공권번호</td><td>1802391740628</td></tr><tr><td>편명</td><td>GN 1217 김포(GMP) 4월 3일 10:05 → 제주(CJU) 11:15</td></tr><tr><td>좌석 / 수하물</td><td>28C / 1PC</td></tr><tr><td>결제금액</td><td>KRW 96,400</td></tr></table></td></tr>
<tr><td align="center" style="padding:22px"><a href="https://www.gaonair.example/checkin?pnr=K7QXLM" style="background:#00256c;color:#fff;padding:10px 28px;text-decoration:none">온라인 체크인</a></td></tr>
<tr><td style="padding:14px 0;border-top:1px solid #ddd;font-size:11px;color:#888">국내선은 출발 48시간 전부터 30분 전까지 온라인 체크인이 가능합니다. 서비스센터 1588-0482<br>(주)가온항공 서울시 강서구 방화대로 417 | 사업자등록번호 110-81-40826</td></tr>
</table></body></html>

@@ b10t password changed notice | security-notice
별빛게임즈 <noreply@byeolbit.example>
비밀번호가 변경되었습니다
%text
안녕하세요, 별빛게임즈입니다.

회원님의 계정(star****)의 비밀번호가 2026-03-18 02:33:51에 변경되었습니다.
접속 IP: 203.0.113.201

본인이 변경하지 않았다면 고객센터(1670-0417)로 문의하거나 아래 페이지에서 계정 보호 조치를 해주세요.
https://www.byeolbit.example/support/protect
`,
  ),
];
