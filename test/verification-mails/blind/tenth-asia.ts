import { mails } from '../mails.ts';

/** Mails of East Asian services that no other batch has, written without looking at the extractor. */
export const TENTH_ASIA = [
  ...mails(
    'zh-Hans',
    `
@@ b10t note app bind | inline | 739204
墨笺云笔记 <noreply@notice.mojian.example>
【墨笺】邮箱绑定验证码
%text
【墨笺】您正在绑定登录邮箱，验证码为 739204，5分钟内有效。请勿将验证码转发给他人，墨笺工作人员不会向您索取。如非本人操作，请忽略本邮件。

@@ b10t cloud console | heading | 581036
云岭计算 <system@mail.yunling.example>
云岭计算-登录安全验证
%html
<!DOCTYPE html><html><head><meta charset="utf-8"><style type="text/css">body{margin:0;background:#f5f7fa;font-family:"PingFang SC","Microsoft YaHei",sans-serif}.wrap{width:680px;margin:0 auto}.foot{color:#999999;font-size:12px;line-height:20px}</style></head>
<body>
<div style="display:none;font-size:0;max-height:0;overflow:hidden">您的主账号正在通过新环境登录云岭计算控制台</div>
<table class="wrap" width="680" align="center" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff">
<tr><td style="padding:24px 40px;border-bottom:2px solid #0064c8"><img src="https://img.yunling.example/tfs/TB1_ZXuNcfpK1RjSZFOXXa6nFXa-32-32.png" width="128" alt="云岭计算"></td></tr>
<tr><td style="padding:32px 40px 8px;font-size:16px;color:#333333">尊敬的 ops_hangzhou@163mail.test，您好！</td></tr>
<tr><td style="padding:8px 40px;font-size:14px;line-height:26px;color:#333333">您的云岭账号（UID：1048 2277 3190）于 2026-03-18 09:42:17 在 浙江省杭州市（IP：203.0.113.84）申请登录控制台，为确保是您本人操作，请在验证页面填写以下验证码：</td></tr>
<tr><td style="padding:16px 40px" align="center"><span style="display:inline-block;padding:12px 36px;background:#f0f6ff;color:#0064c8;font-size:32px;font-weight:bold;letter-spacing:6px">581036</span></td></tr>
<tr><td style="padding:8px 40px 32px;font-size:14px;line-height:26px;color:#333333">验证码 10 分钟内有效，超时请重新获取。若非您本人操作，您的密码可能已经泄露，请尽快<a href="https://account.yunling.example/password/change?from=mail" style="color:#0064c8">修改密码</a>，或拨打 7×24 小时服务热线 400-826-3317 咨询。</td></tr>
<tr><td class="foot" style="padding:20px 40px;background:#fafafa">此为系统邮件，请勿回复。<br>云岭计算有限公司 版权所有 © 2011-2026<br>浙B2-20174082-7　浙公网安备 33010602048173号　地址：杭州市西湖区转塘街道云林路 82 号<br><a href="https://help.yunling.example/" style="color:#999999">帮助中心</a> | <a href="https://msc.yunling.example/subscribe" style="color:#999999">消息接收管理</a></td></tr>
</table>
</body></html>

@@ b10t forum activation | verify-link
老木匠论坛 <admin@bbs.laomujiang.example>
[老木匠论坛] Email 地址验证
%expect verify http://bbs.laomujiang.example/member.php?mod=activate&uid=204817&id=xK3vPq
%text
shanbei_zhao，
这封信是由 老木匠论坛 发送的。

您收到这封邮件，是由于在 老木匠论坛 进行了新用户注册，或用户修改 Email 使用了这个邮箱地址。如果您并没有访问过 老木匠论坛，或没有进行上述操作，请忽略这封邮件。您不需要退订或进行其他进一步的操作。

----------------------------------------------------------------------
帐号激活说明
----------------------------------------------------------------------

如果您是 老木匠论坛 的新用户，或在修改您的注册 Email 时使用了本地址，我们需要对您的地址有效性进行验证以避免垃圾邮件或地址被滥用。

您只需点击下面的链接即可激活您的帐号：

http://bbs.laomujiang.example/member.php?mod=activate&uid=204817&id=xK3vPq
(如果上面不是链接形式，请将该地址手工粘贴到浏览器地址栏再访问)

感谢您的访问，祝您使用愉快！

此致
老木匠论坛 管理团队.
http://bbs.laomujiang.example/

@@ b10t campus portal reset | reset-link
江畔大学信息化办公室 <cas@jiangpan-u.example>
统一身份认证平台-找回密码
%expect reset_password https://cas.jiangpan-u.example/retrieve/reset?sign=5b0e3c1f9d7a4428b6&t=1773811200&uid=2023110486
%html
<div style="font-family:SimSun;font-size:14px;line-height:2">
<p>张同学（学号：2023110486）：</p>
<p style="text-indent:2em">您好！您于 2026年03月18日 14时05分 提交了找回密码申请，请在 30 分钟内点击下面的链接设置新密码，链接仅可使用一次：</p>
<p style="text-indent:2em"><a href="https://cas.jiangpan-u.example/retrieve/reset?sign=5b0e3c1f9d7a4428b6&amp;t=1773811200&amp;uid=2023110486">https://cas.jiangpan-u.example/retrieve/reset?sign=5b0e3c1f9d7a4428b6&amp;t=1773811200&amp;uid=2023110486</a></p>
<p style="text-indent:2em">如有疑问，请致电信息化服务大厅：027-68750118（工作日 8:30-17:00），或前往图书馆一楼 105 室。</p>
<p style="text-align:right">信息化办公室<br>2026年3月18日</p>
</div>

@@ b10t seller payout change | alphanumeric | 7KX4PM
跨洋卖家中心 <seller-notice@kuayang.example>
跨洋卖家中心：您正在修改收款账户
%text
亲爱的卖家 宁波XX进出口有限公司：

您的店铺（店铺ID 66120934）正在进行敏感操作：

操作类型：修改收款账户
操作时间：2026-03-02 21:17（北京时间）
新账户：中国XX银行 尾号 8817
登录设备：Windows 11 / Chrome 143

校验码：7KX4PM（区分大小写，15分钟内有效）

请返回操作页面输入校验码完成修改。修改成功后 72 小时内将暂停提现。
如非本人操作，请立即联系客户经理或拨打 400-826-5190。

跨洋卖家中心
深圳市前海深港合作区南山街道听海大道 5059 号
`,
  ),
  ...mails(
    'zh-Hant',
    `
@@ b10t card payment otp | distractors | 906148
磐石商業銀行 <eservice@panshi-bank.example>
【磐石銀行】網路刷卡交易驗證碼通知
%text
親愛的卡友 您好：

您正使用磐石銀行信用卡（卡號末四碼 7305）進行網路交易：

特約商店：TRAVELNOW*HOTEL
交易金額：NTD 12,860
交易時間：115/03/18 20:31
網頁識別碼：QFKD

本次交易驗證碼（OTP）為 906148，請於 5 分鐘內輸入。請先核對網頁識別碼是否與交易網頁顯示相同。

★提醒您：本行人員絕不會以電話、簡訊或電子郵件向您詢問驗證碼，如接獲可疑來電請撥打 165 反詐騙專線。
24小時客服專線：(02)2741-6083、0800-041-728（限市話）

本郵件由系統自動發送，請勿直接回覆。

@@ b10t hk licence portal | table | 42719385
牌照易 LicenceEasy <no-reply@licence-easy.example>
電郵地址驗證碼 Email Address Verification Code
%html
<html><body style="font-family:Arial,'Microsoft JhengHei';font-size:15px">
<p>敬啟者：</p>
<p>閣下於牌照易網上服務提交之申請須核實電郵地址。請於網頁輸入以下資料：</p>
<table border="1" cellspacing="0" cellpadding="8" style="border-collapse:collapse">
<tr><td>申請編號 Application No.</td><td>LE-2026-0083172</td></tr>
<tr><td>驗證碼 Verification Code</td><td><b>42719385</b></td></tr>
<tr><td>有效至 Valid until</td><td>18/03/2026 17:45</td></tr>
</table>
<p>如有查詢，請於辦公時間內致電 2174 0836 或傳真至 2174 0854。</p>
<hr>
<p>Dear Sir/Madam,</p>
<p>The email address of your application submitted through LicenceEasy has to be verified. Please enter the verification code above on the web page. For enquiries, please call 2804 2600 during office hours.</p>
<p>此電郵由系統自動發出，請勿回覆。<br>This is a system generated email. Please do not reply.</p>
</body></html>

@@ b10t bookstore activation | verify-link
讀冊小舖 <service@edm.dushop.example>
讀冊小舖會員註冊確認信，請完成信箱認證
%expect verify https://edm.dushop.example/t/c?e=AQH8u2s0LJvPz&u=https%3A%2F%2Fwww.dushop.example%2Fmember%2Factivate%3Ftk%3D77b1d0c4
%html
<!DOCTYPE html>
<html lang="zh-Hant-TW"><head><meta charset="UTF-8"><title>會員註冊確認信</title>
<style>a.btn:hover{opacity:.8} @media only screen and (max-width:600px){.main{width:100% !important}}</style></head>
<body bgcolor="#f3efe6" style="margin:0">
<span style="display:none!important;visibility:hidden;mso-hide:all;font-size:1px;color:#f3efe6">只差一步！完成信箱認證即可領取新會員 100 元購書金。</span>
<table class="main" width="600" align="center" border="0" cellpadding="0" cellspacing="0" style="background:#ffffff">
<tr><td align="right" style="padding:6px 20px;font-size:11px"><a href="https://edm.dushop.example/t/v?e=AQH8u2s0LJvPz" style="color:#999">無法正常瀏覽？請點此線上閱讀</a></td></tr>
<tr><td style="padding:20px"><a href="https://edm.dushop.example/t/c?e=AQH8u2s0LJvPz&amp;u=https%3A%2F%2Fwww.dushop.example%2F"><img src="https://cdn.dushop.example/edm/logo_2026.png" alt="讀冊小舖" width="140" border="0"></a></td></tr>
<tr><td style="padding:10px 40px;font-size:16px;line-height:1.8;color:#444">雅婷 您好，<br>歡迎加入讀冊小舖！您的會員帳號為 <strong>yating.lin@inbox.test</strong>。<br>請點選下方按鈕完成信箱認證，認證連結將於 <span style="color:#c0392b">48 小時</span>後失效。</td></tr>
<tr><td align="center" style="padding:24px"><table border="0" cellpadding="0" cellspacing="0"><tr><td bgcolor="#8a5a2b" style="border-radius:4px"><a class="btn" href="https://edm.dushop.example/t/c?e=AQH8u2s0LJvPz&amp;u=https%3A%2F%2Fwww.dushop.example%2Fmember%2Factivate%3Ftk%3D77b1d0c4" target="_blank" style="display:block;padding:14px 48px;color:#fff;font-size:17px;text-decoration:none">立即認證信箱</a></td></tr></table></td></tr>
<tr><td style="padding:0 40px 24px;font-size:13px;color:#777;line-height:1.7">認證完成後即可：<br>・領取 100 元購書金（結帳輸入折扣碼 HELLO100，效期至 2026/04/30）<br>・收藏想看的書並接收到貨通知</td></tr>
<tr><td style="padding:20px 40px;background:#f8f5ee;font-size:12px;color:#999;line-height:1.7">讀冊小舖股份有限公司　統一編號 53914270<br>114 臺北市內湖區瑞光路 513 巷 22 號 5 樓　客服專線 (02)2657-4173（週一至週五 09:00-18:00）<br><a href="https://edm.dushop.example/t/c?e=AQH8u2s0LJvPz&amp;u=https%3A%2F%2Fwww.dushop.example%2Fprivacy">隱私權政策</a>｜<a href="https://edm.dushop.example/t/u?e=AQH8u2s0LJvPz">取消訂閱電子報</a></td></tr>
</table>
</body></html>

@@ b10t studio workspace | invitation
板橋設計所（透過 版塊） <invite@bankuai.example>
陳柏宇 邀請您加入「板橋設計所」工作區
%expect invitation https://app.bankuai.example/join/ws_8FqT2LmZ?inv=c1e09b77d5
%html
<div style="max-width:520px;margin:auto;font-family:'Noto Sans TC',sans-serif">
<h2 style="font-weight:500">一起在版塊上工作吧</h2>
<p><strong>陳柏宇</strong>（boyu@bqdesign.test）邀請您以「編輯者」身分加入 <strong>板橋設計所</strong> 工作區，目前已有 14 位成員。</p>
<p><a href="https://app.bankuai.example/join/ws_8FqT2LmZ?inv=c1e09b77d5" style="background:#222;color:#fff;padding:12px 28px;border-radius:6px;text-decoration:none">接受邀請</a></p>
<p style="color:#888;font-size:13px">此邀請將於 7 天後到期。若您不認識寄件者，可以忽略這封信，或<a href="https://app.bankuai.example/report?inv=c1e09b77d5">檢舉此邀請</a>。</p>
<p style="color:#bbb;font-size:12px">© 2026 Bankuai Inc. · <a href="https://bankuai.example/help">使用說明</a></p>
</div>

@@ b10t mobile game login | grouped | 317084
龍脊物語 <account@dragonridge.example>
您的登入驗證碼：317 084
%text
冒險者您好，

您的驗證碼為

317 084

請於 3 分鐘內在遊戲畫面輸入。若非您本人登入，請變更密碼。

龍脊物語營運團隊 敬上
`,
  ),
  ...mails(
    'ja',
    `
@@ b10t rail reservation | plain | 264905
みどり鉄道ネット予約 <info@eki-net.midori-rail.example>
【みどり鉄道ネット予約】確認コードのお知らせ
%text
※本メールは送信専用アドレスから配信しています。ご返信いただいてもお答えできませんのでご了承ください。
━━━━━━━━━━━━━━━━━━━━━━━━━━
　確認コードのお知らせ
━━━━━━━━━━━━━━━━━━━━━━━━━━
いつもみどり鉄道ネット予約をご利用いただき、誠にありがとうございます。

ログインに必要な確認コードをお送りいたします。
画面に戻り、以下の確認コードをご入力ください。

　◆確認コード
　264905

　◆有効期限
　2026年3月18日（水）22時14分

有効期限を過ぎた場合は、お手数ですが最初からやり直してください。
お心当たりのない場合は、本メールを破棄していただきますようお願いいたします。

──────────────────────────
みどり鉄道ネット予約サポートセンター
TEL　050-4173-2086（8：00～22：00　年中無休）
https://www.midori-rail.example/faq/
──────────────────────────

@@ b10t recipe site registration | verify-link
おうちレシピ帖 <noreply@ouchi-recipe.example>
【おうちレシピ帖】会員仮登録完了のお知らせ（まだ登録は完了していません）
%expect verify https://ouchi-recipe.example/regist/complete.php?mode=regist&id=r68d1f0a93c27be
%text
佐々木 美咲 様

この度は「おうちレシピ帖」に会員登録のお申し込みをいただき、ありがとうございます。

現在は仮登録の状態です。
下記URLにアクセスして、本登録を完了してください。

https://ouchi-recipe.example/regist/complete.php?mode=regist&id=r68d1f0a93c27be

※上記URLの有効期限は24時間です。
※URLが2行にわたっている場合は、1行につなげてアクセスしてください。
※このメールにお心当たりのない方は、お手数ですが support@ouchi-recipe.example までご連絡ください。

株式会社おうち出版　〒101-0051 東京都千代田区神田神保町2-14-7

@@ b10t regional bank otp | full-width | 529418
しらゆり銀行 <otp@shirayuri-bank.example>
しらゆりダイレクト　ワンタイムパスワード通知
%text
しらゆりダイレクトをご利用いただきありがとうございます。

お取引に必要なワンタイムパスワードをお知らせします。

ワンタイムパスワード：５２９４１８

受付日時：２０２６年３月１８日　１０時０７分
受付番号：０３１８００４７２１
お取引内容：振込（当行本支店宛）

当行から電話やＳＭＳでワンタイムパスワードをお聞きすることは絶対にありません。
身に覚えのないお取引の場合は、ただちにヘルプデスク（０１２０－３９－４１８９）までご連絡ください。

しらゆり銀行

@@ b10t furniture reset | reset-link
KURASHI家具オンライン <shop@kurashi-kagu.example>
パスワード再設定のご案内
%expect reset_password https://www.kurashi-kagu.example/account/reset/71840265/9f2ad7c0e1b84d3f-1773812999
%html
<!DOCTYPE html><html lang="ja"><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><style>.body{width:100%!important}.button__cell{background:#5c6b4f;border-radius:4px}.button__text{color:#ffffff;font-size:16px;text-decoration:none}</style></head>
<body style="margin:0"><table class="body" style="border-collapse:collapse;height:100%;width:100%"><tr><td>
<table class="header" style="width:100%;margin:40px 0 20px"><tr><td><center><table style="width:560px;text-align:left"><tr><td><h1 style="font-size:28px;color:#333;margin:0"><a href="https://www.kurashi-kagu.example" style="color:#333;text-decoration:none">KURASHI家具オンライン</a></h1></td></tr></table></center></td></tr></table>
<table style="width:100%"><tr><td style="padding-bottom:40px"><center><table style="width:560px;text-align:left"><tr><td>
<h2 style="font-weight:normal;font-size:24px">パスワードを再設定してください</h2>
<p style="color:#777;line-height:150%">このリンクより、<a href="https://www.kurashi-kagu.example" style="color:#5c6b4f">KURASHI家具オンライン</a>のお客様アカウントのパスワードを再設定してください。新しいパスワードをリクエストされていない場合は、このメールを削除していただいて問題ありません。</p>
<table style="margin-top:20px"><tr><td><table style="float:left;margin-right:15px"><tr><td class="button__cell" align="center"><a href="https://www.kurashi-kagu.example/account/reset/71840265/9f2ad7c0e1b84d3f-1773812999" class="button__text" style="padding:20px 25px;display:block">パスワードを再設定する</a></td></tr></table>
<table style="margin-top:19px"><tr><td>または <a href="https://www.kurashi-kagu.example" style="color:#5c6b4f">ストアにアクセスする</a></td></tr></table></td></tr></table>
</td></tr></table></center></td></tr></table>
<table style="width:100%;border-top:1px solid #e5e5e5"><tr><td style="padding:35px 0"><center><table style="width:560px;text-align:left"><tr><td><p style="color:#999;font-size:14px">ご質問がある場合は、このメールに返信するか、<a href="mailto:shop@kurashi-kagu.example" style="color:#5c6b4f">shop@kurashi-kagu.example</a> までお問い合わせください</p></td></tr></table></center></td></tr></table>
</td></tr></table></body></html>

@@ b10t drugstore app | box | 8063
ドラッグまつかぜ公式アプリ <no-reply@app.matsukaze.example>
認証番号のご案内
%html
<html><body style="background:#eef3ee;margin:0;padding:24px 0">
<table width="480" align="center" cellpadding="0" cellspacing="0" style="background:#fff;font-family:'Hiragino Sans','Meiryo',sans-serif">
<tr><td style="background:#1b8a5a;color:#fff;padding:14px 20px;font-size:15px">ドラッグまつかぜ公式アプリ</td></tr>
<tr><td style="padding:24px 20px 8px;font-size:14px;line-height:1.9">アプリの初回設定ありがとうございます。<br>以下の4桁の認証番号をアプリに入力してください。</td></tr>
<tr><td align="center" style="padding:12px"><div style="border:2px solid #1b8a5a;display:inline-block;padding:10px 40px;font-size:34px;letter-spacing:.3em">8063</div></td></tr>
<tr><td style="padding:8px 20px 24px;font-size:12px;color:#666;line-height:1.8">・認証番号の有効時間は発行から30分です。<br>・会員カードをお持ちの方は、次の画面で会員番号（16桁）とPIN（4桁）を入力するとポイントが引き継がれます。</td></tr>
<tr><td style="padding:14px 20px;background:#f6f6f6;font-size:11px;color:#888">株式会社まつかぜ薬品　埼玉県川口市栄町3-2-1<br>お客様相談室 0120-845-206（9:00～18:00、土日祝除く）<br>Copyright 2026 Matsukaze Co., Ltd.</td></tr>
</table></body></html>
%text
アプリの初回設定ありがとうございます。
以下の4桁の認証番号をアプリに入力してください。

8063

・認証番号の有効時間は発行から30分です。
・会員カードをお持ちの方は、次の画面で会員番号（16桁）とPIN（4桁）を入力するとポイントが引き継がれます。

株式会社まつかぜ薬品　お客様相談室 0120-845-206
`,
  ),
];
