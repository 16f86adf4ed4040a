import { mails } from '../mails.ts';

/** Mails in Asian languages without anything to find, of other services than those of batch 8. */
export const NINTH_ASIA_OTHERS = [
  ...mails(
    'zh-Hans',
    `
@@ b9t museum visit | booking
江州博物馆 <yuyue@jzmuseum.example>
参观预约成功通知
%html
<div style="font-family:仿宋;font-size:16px"><p>周女士，您好！您已成功预约江州博物馆参观。</p><table><tr><td>参观日期：</td><td>2026年2月21日（周六）</td></tr><tr><td>入馆时段：</td><td>09:00—11:00</td></tr><tr><td>预约码：</td><td><b>62204471</b></td></tr><tr><td>参观人数：</td><td>成人2 儿童1</td></tr></table><p>入馆时请出示预约码或身份证原件，每周一闭馆。</p><p>咨询电话：0571-8698-7712　地址：江州市孤山路25号</p></div>

@@ b9t ride receipt | receipt
顺路出行 <fapiao@shunlu.example>
顺路出行行程单及电子发票
%text
尊敬的顺路用户，您好：

您申请的电子发票已开具成功，行程报销单及发票详见附件。

申请时间：2026-02-07
行程人手机号：138****4471
共1笔行程，合计46.80元

序号 车型 上车时间 城市 起点 终点 里程[公里] 金额[元]
1 快车 02-05 08:12 周四 深圳市 宝安中心地铁站D口 科技园南区 13.6 46.80

开票方：深圳顺路科技有限公司
发票内容：*运输服务*客运服务费
如需重发请在App“我的-发票”中操作。客服电话 400-000-7712

@@ b9t pull request | discussion
tianlan <notifications@daimadu.example>
Re: [beifeng/sms-gateway] 修复验证码重复下发的问题 (!204)
%text
@tianlan 评论了此 Pull Request：

测试环境里同一个号码 60 秒内还是会收到两条，日志在 2026-02-06 17:44:08，request_id=771204418。
另外 verifyCode() 这里建议把长度从 4 改成 6。

—
直接回复此邮件或在代码渡上查看：https://daimadu.example/beifeng/sms-gateway/pulls/204#note_88120447
您收到此邮件是因为您关注了该仓库。取消关注：https://daimadu.example/beifeng/sms-gateway/unsubscribe

@@ b9t two step enabled | security-notice
青禾帐号 <noreply@notice.qinghe-id.example>
您已开启两步验证
%html
<div style="width:595px;margin:auto;font-family:微软雅黑"><p>亲爱的用户，您好</p><p>您的青禾帐号 71*****04 已于 2026-02-08 16:31 开启两步验证，今后在新设备登录时需输入短信或验证器中的动态码。</p><p>请妥善保管备用码。如果更换手机，可在<a href="https://id.qinghe-id.example/pass/security">帐号安全</a>中重新绑定。</p><p>青禾公司</p></div>

@@ b9t exam score | education
江州大学教务处 <jwc@jzu.example>
2025-2026学年第一学期成绩发布
%text
各位同学：
本学期成绩已发布，请登录教务系统查询。补考报名时间为2月24日8:00至2月27日17:00，逾期不予受理。
选课课号示例：(2025-2026-2)-21120471-0088120-1，选课轮次以通知为准。
对成绩有异议的，请于开学两周内向开课学院提交复核申请（表格编号JW-204）。
教务处
2026年2月6日

@@ b9t fund report | report
蓝筹基金 <service@lanchoufund.example>
蓝筹基金对账单（2026年1月）
%html
<table width="640" style="font-size:13px"><tr><td colspan="4">尊敬的持有人 吴敏（基金账号 980044712204）：</td></tr><tr bgcolor="#ddeeff"><td>基金代码</td><td>基金名称</td><td>份额</td><td>市值（元）</td></tr><tr><td>004471</td><td>蓝筹稳健混合A</td><td>12,040.77</td><td>15,882.10</td></tr><tr><td>017712</td><td>蓝筹中短债C</td><td>8,000.00</td><td>8,471.20</td></tr><tr><td colspan="4">净值日期 2026-01-30。基金有风险，投资须谨慎。查询密码默认为证件号码后六位，请及时修改。<br>全国统一客服热线 400-889-7712　<a href="https://lanchoufund.example/bill/cancel">退订对账单</a></td></tr></table>
`,
  ),
  ...mails(
    'zh-Hant',
    `
@@ b9t concert | event-ticket
拓海售票 <service@tuohai-ticket.example>
【拓海售票】購票完成通知信（訂單 26020904471）
%html
<table width="650" style="font-family:微軟正黑體;font-size:14px" border="0"><tr><td bgcolor="#003e7e" style="color:#fff">拓海售票系統</td></tr><tr><td>親愛的 張雅雯 您好，您的訂單已付款成功。<ul><li>節目：海風樂團《回家》巡迴 高雄場</li><li>時間：2026/04/11（六）19:30</li><li>座位：橙2C區 12排 7號</li><li>票價：NT$2,800</li><li>取票序號：<b>8812044718</b></li></ul>請持取票序號於演出前至超商機台列印票券，每張酌收30元手續費。<br><a href="https://tuohai-ticket.example/orders">查看訂單</a></td></tr><tr><td style="font-size:12px">依文化部規定，退票需酌收票面金額10%手續費。客服 (02)8771-2044</td></tr></table>

@@ b9t library due | reminder
維港公共圖書館 <library@vclib.example>
圖書館外借資料到期提示
%text
讀者您好：

圖書證號碼：2 8812 04471 0

以下項目將於 2026年2月13日 到期：

1. 《地圖集：一個想像的城市的考古學》　條碼 38888047712204
2. 《香港植物手冊》　條碼 38888088120447

閣下可於網上續借，或致電 2698 0002（輸入圖書證號碼及個人密碼）。

@@ b9t dental visit | reminder
微光牙醫診所 <hello@weiguang-dental.example>
看診提醒：2/12（四）下午 3:30
%text
林小姐您好，提醒您 2/12（四）15:30 有定期洗牙，看診號 17 號，陳醫師。若需改期請回覆本信或來電 04-2371-2204。地下停車場入場請按 4 樓對講機。

@@ b9t insurer policy | public-office
全民健康服務署 <no-reply@health-service.example>
您的線上申辦案件已受理
%html
<p>王先生您好：</p><p>您申辦之「在保證明」案件已受理。</p><table border="1" cellpadding="5"><tr><th>案件編號</th><td>NHA-1150209-00447</td></tr><tr><th>查詢碼</th><td>88120447</td></tr><tr><th>申辦時間</th><td>115/02/09 10:05</td></tr><tr><th>預計完成日</th><td>115/02/12</td></tr></table><p>您可於案件進度查詢頁輸入案件編號與查詢碼瞭解辦理情形。</p><p>諮詢專線：0800-030-598</p>

@@ b9t webinar | meeting
雲端學院 <webinar@yunduan-academy.example>
【報名成功】AI 客服實戰線上研討會
%html
<div style="max-width:600px;font-family:'Noto Sans TC'"><h2>您已完成報名！</h2><p>📅 2026/02/25（三）14:00–15:30（台北時間）</p><p>會議 ID：881 2044 7712<br>密碼：ai2026</p><p><a href="https://meet.example.com/w/88120447712?tk=Zq01">加入研討會</a>　<a href="https://yunduan-academy.example/cal/ics?id=204">加入行事曆</a></p><p>講師：劉建志｜前電商平台客服長</p><p style="font-size:12px">若不克參加，請於 2/23 前<a href="https://yunduan-academy.example/cancel?r=71">取消報名</a>，將名額留給候補學員。</p></div>

@@ b9t points expiring | marketing
幸福超市 <vip@xingfu-mart.example>
您有 4,471 點即將到期！
%html
<table width="600" bgcolor="#fff0f0"><tr><td style="padding:20px;text-align:center"><h1 style="color:#d00">年終點數大回饋</h1><p>會員編號 2900771204418</p><p>您有 <b>4,471</b> 點將於 2026/02/28 到期，立即兌換：</p><p>輸入序號 <b>XF2026CNY</b> 可加碼 100 點</p><a href="https://vip.xingfu-mart.example/redeem">馬上換</a></td></tr><tr><td style="font-size:11px;color:#888">如不想再收到本電子報，請<a href="https://vip.xingfu-mart.example/unsub">取消訂閱</a>。幸福超市股份有限公司 統編 28120447</td></tr></table>
`,
  ),
  ...mails(
    'ja',
    `
@@ b9t ryokan | booking
宿さがし <booking@yado-sagashi.example>
【宿さがし】ご予約完了のお知らせ（湯の里 かわせみ）
%html
<html><body style="font-family:'MS PGothic'"><table width="640" border="0"><tr><td>小林 様<br>この度は「宿さがし」をご利用いただき、ありがとうございます。</td></tr><tr><td><hr>◆予約番号：RYa0kq7712<br>◆宿泊施設：湯の里 かわせみ（〒384-0097 長野県小諸市菱平762-2）<br>◆チェックイン：2026年3月7日（土）15:00<br>◆宿泊数：1泊<br>◆お部屋：和室10畳／2名<br>◆料金：44,000円（税・サービス料込、入湯税150円別）<hr></td></tr><tr><td>ご予約の確認・変更は<a href="https://yado-sagashi.example/mypage">マイページ</a>から。<br>宿電話 0267-22-7712</td></tr></table></body></html>

@@ b9t tax receipt | public-office
国民税務オンライン <info@kokumin-zeimu.example>
受付完了（所得税及び復興特別所得税申告）
%text
メッセージ詳細

送信されたデータを受け付けました。
なお、後日、内容の確認のため、担当職員からご連絡させていただく場合がありますので、ご了承ください。

提出先　　　　　武蔵府中税務署
利用者識別番号　2204471088120447
氏名又は名称　　小林　一茶
受付番号　　　　20260216094712204418
受付日時　　　　2026/02/16 09:47:12
年分　　　　　　令和07年分
種目　　　　　　所得税及び復興特別所得税申告書
納付する税金　　28,400円

@@ b9t password changed | security-notice
ソラモバイル <no-reply@id.sora-mobile.example>
パスワード変更完了のお知らせ
%text
ソラIDをご利用いただきありがとうございます。

ソラIDのパスワードが変更されました。
変更日時：2026年02月11日 09:18:20

お客さまご自身で変更されていない場合は、第三者による変更の可能性があります。
以下のページよりお手続きください。
https://id.sora-mobile.example/cmn/lock/

■お問い合わせ
0120-800-471（午前9時～午後8時）

@@ b9t supermarket flyer | newsletter
スーパーみのり <chirashi@minori-super.example>
【2/14～2/16】週末ごちそう市＆アプリクーポン
%html
<table width="100%" bgcolor="#fffbe6"><tr><td align="center"><h2>週末ごちそう市</h2><table border="1" cellpadding="8"><tr><td>国産和牛肩ロース 100g</td><td><b>598円</b>（税込645.84円）</td></tr><tr><td>いちご 1パック</td><td><b>398円</b>（税込429.84円）</td></tr></table><p>ネットスーパー初回限定クーポン<br><span style="font-size:22px;border:1px dashed">MNR0216</span><br>5,000円以上のお買い物で500円引き</p><p><a href="https://minori-super.example/flyer/204">チラシを見る</a></p><p style="font-size:11px">営業時間 9:00～21:45　配信停止は<a href="https://minori-super.example/m/stop">こちら</a></p></td></tr></table>

@@ b9t online interview | meeting
採用担当（北斗商事） <saiyo@hokuto-shoji.example>
一次面接（オンライン）のご案内
%text
井上 様

お世話になっております。北斗商事 人事部の松田です。
一次面接の日程が確定しましたので、ご案内いたします。

日時：2026年2月24日（火）13:00～13:45
方法：Web会議
URL：https://meet.example.com/j/81204471220
ミーティングID：812 0447 1220
パスコード：330417

当日は5分前を目安にご入室ください。接続できない場合は 03-5771-2044（松田）までお電話ください。
どうぞよろしくお願いいたします。

@@ b9t lottery result | event-ticket
ライブチケ <mail@livetike.example>
【ライブチケ】抽選結果のご案内（当選）
%html
<div style="font-family:sans-serif;font-size:14px"><p>お申し込みいただいた公演の抽選結果をお知らせします。</p><p style="font-size:20px;color:#e4007f"><b>当選</b></p><p>公演：星野楽団 TOUR 2026「遠い灯」<br>日時：2026/5/16(土) 17:00開場 18:00開演<br>申込受付番号：L204-4471-88<br>発券番号：<b>5512 0447 1288 0</b><br>発券開始：2026/5/9(土) 10:00</p><p>チケット料金のお支払いはクレジットカードで完了しています。</p><p><a href="https://livetike.example/mypage">申込履歴を見る</a></p></div>

@@ b9t pta memo | personal
桜台小PTA 広報 木村 <kimura.sakuradai@example.com>
3/1 古紙回収のお願い（鍵の件）
%text
広報委員のみなさま

3/1（日）8:30に体育館裏へ集合お願いします。
倉庫のダイヤル錠は 7-7-1-2 です。雨天の場合は3/8に延期、前日18時にれんらくノートで流します。

軍手とハサミをお持ちください。
木村（090-4471-2204）
`,
  ),
  ...mails(
    'ko',
    `
@@ b9t flight ticket | booking
하늘길항공 <eticket@haneulgil-air.example>
[하늘길항공] e-티켓 확인증 (예약번호 K7Q2MD)
%html
<table width="680" style="font-family:'맑은 고딕';font-size:13px"><tr><td colspan="2" bgcolor="#00a0c6" style="color:#fff;padding:12px">e-티켓 여정안내서</td></tr><tr><td>예약번호</td><td><b>K7Q2MD</b></td></tr><tr><td>승객명</td><td>LEE/SUJIN MS</td></tr><tr><td>항공권번호</td><td>771-2204471881</td></tr><tr><td>여정</td><td>HG1204 서울(GMP) 2026년 02월 27일 (금) 07:40 → 제주(CJU) 08:50</td></tr><tr><td>운임합계</td><td>KRW 64,700</td></tr><tr><td colspan="2"><a href="https://haneulgil-air.example/checkin">온라인 체크인</a> 출발 48시간 전부터 가능합니다. 서비스센터 1588-2204</td></tr></table>

@@ b9t password changed | security-notice
도란톡 <noreply@dorantalk.example>
[도란계정] 비밀번호가 변경되었습니다
%text
jiho@example.com 계정의 비밀번호가 변경되었습니다.

변경일시: 2026.02.12 08:41
기기: Galaxy S24 / Android 15

본인이 변경하지 않았다면 즉시 계정을 보호해 주세요.
https://accounts.dorantalk.example/protect

※ 도란톡은 메일이나 전화로 인증번호를 요구하지 않습니다.

@@ b9t hospital exam | reminder
온누리병원 건강증진센터 <health@onnuri-hospital.example>
[온누리병원] 건강검진 예약 안내 (2월 19일)
%text
조현우 님, 건강검진 예약일을 안내해 드립니다.

▷ 일시: 2026년 2월 19일(목) 오전 7시 30분
▷ 장소: 본관 4층 건강증진센터
▷ 등록번호: 20447120
▷ 준비사항: 전날 밤 9시 이후 금식, 채변통 지참

문진표는 홈페이지에서 미리 작성하실 수 있습니다. 문의 053-771-2044

@@ b9t mileage expiry | promo-code
고속버스 타고 <event@tago-bus.example>
(광고) 설 연휴 전 마지막 혜택! 2천원 쿠폰 도착
%html
<div style="width:600px;text-align:center"><img src="https://img.tago-bus.example/e/seollal.png" alt="설 귀성길, 타고와 함께"><p>쿠폰 번호를 결제 화면에 입력하세요</p><p style="font-size:26px;border:2px solid #f60;display:inline-block;padding:8px 20px">SEOL2000</p><p>사용기간: 2026.02.12 ~ 02.18 / 1인 1회</p><p><a href="https://tago-bus.example/book">예매하러 가기</a></p><p style="font-size:11px;color:#999">본 메일은 2026년 2월 10일 기준 수신동의하신 회원님께 발송되었습니다. <a href="https://tago-bus.example/unsub">수신거부</a> / To unsubscribe click here</p></div>

@@ b9t withdrawal done | bank
코인마당 <no-reply@coinmadang.example>
[코인마당] 출금이 완료되었습니다
%text
박서준 회원님, 요청하신 출금이 완료되었습니다.
자산: ETH / 수량: 0.482913 / 수수료: 0.005
TXID: 0x4471c0ffe204b8812044710a9be3d57704190c26
완료 시각: 2026-02-12 23:31:40
거래 내역은 앱 > 입출금에서 확인하실 수 있습니다.

@@ b9t study group | reply
윤서연 <seoyeon.yoon@example.com>
Re: 토요일 스터디 장소
%text
다들 안녕! 토요일은 합정역 7번 출구 스터디룸으로 잡았어.
14시~17시, 302호고 예약자 이름은 윤서연이야. 와이파이 비번은 study2204.
그리고 현우가 물어본 인증 메일은 스팸함에 가 있더라, 확인해 봐~

> 2026년 2월 10일 (화) 오후 9:20, 조현우 님이 작성:
> 동문회 사이트 가입했는데 인증 메일이 안 와ㅠㅠ
`,
  ),
  ...mails(
    'vi',
    `
@@ b9t train ticket | event-ticket
Đường sắt Thống Nhất <ve@duongsat-tn.example>
Thông tin vé tàu điện tử - Mã đặt chỗ 20447712
%html
<p>Kính gửi Ông/Bà TRẦN VĂN MINH,</p><table border="1" cellpadding="4"><tr><td>Mã đặt chỗ</td><td>20447712</td></tr><tr><td>Mã vé</td><td>88120447</td></tr><tr><td>Tàu SE3</td><td>Hà Nội → Đà Nẵng, 19:20 ngày 12/02/2026</td></tr><tr><td>Toa 7, chỗ 21</td><td>Nằm khoang 4 điều hòa</td></tr><tr><td>Giá vé</td><td>1.184.000 đ</td></tr></table><p>Vui lòng xuất trình vé và giấy tờ tùy thân khi lên tàu. Tra cứu vé tại <a href="https://duongsat-tn.example/kiem-tra-ve">đây</a>. Hotline 1900 0447.</p>
`,
  ),
  ...mails(
    'th',
    `
@@ b9t parcel | tracking
สายฟ้า เอ็กซ์เพรส <noreply@saifa-express.example>
พัสดุของคุณกำลังนำส่งวันนี้
%text
เรียน คุณพิมพ์ชนก
พัสดุหมายเลข SF204471288TH กำลังนำส่งโดยคุณวิชัย โทร. 081-447-1204
ยอดเก็บเงินปลายทาง 1,290.00 บาท
ติดตามพัสดุ https://saifa-express.example/track/SF204471288TH
สำนักงาน 88/12 ถ.วิภาวดีรังสิต เขตจตุจักร กรุงเทพฯ 10900
`,
  ),
  ...mails(
    'id',
    `
@@ b9t train booking | order
Sepur Kita <tiket@sepurkita.example>
Menunggu Pembayaran - Kode Booking 7QK2MD
%html
<p>Yth. Bapak Budi Santoso,</p><p>Segera selesaikan pembayaran sebelum <b>10 Februari 2026 pukul 14.20 WIB</b>.</p><table><tr><td>Kode Booking</td><td><b>7QK2MD</b></td></tr><tr><td>Nomor Virtual Account</td><td><b>8812 0447 7120 4418</b></td></tr><tr><td>Total</td><td>Rp 412.500</td></tr><tr><td>Kereta</td><td>Bima Sakti (104), Gambir - Yogyakarta, EKS 3/7A</td></tr></table><p><a href="https://sepurkita.example/pesanan/7QK2MD">Lihat Pesanan</a></p><p>Contact Center 121, cs@sepurkita.example</p>
`,
  ),
];
