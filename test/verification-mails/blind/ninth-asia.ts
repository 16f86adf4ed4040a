import { mails } from '../mails.ts';

/** Mails in Chinese and Vietnamese of other services than those of batch 8. */
export const NINTH_ASIA = [
  ...mails(
    'zh-Hans',
    `
@@ b9t provident fund | subject-and-body | 506283
江州公积金 <gjj@jiangzhou-gjj.example>
506283（邮箱绑定验证码）【江州公积金】
%text
506283（邮箱绑定验证码，15分钟内有效）。您正在办理个人网厅邮箱绑定，经办渠道：网上服务大厅，业务流水01160020417。如非本人操作请致电0571-12329。

@@ b9t airline member | heading | 8841
云雀航空 <ffp@skylark-air.example>
云雀航空会员登录 - 一次性密码 / Your one-time password
%html
<html><head><style type="text/css">.ttl{font-size:20px;color:#0a3c86}.otp{font-size:40px;font-family:Arial;color:#c8102e}</style></head><body>
<table width="640" align="center" border="0" cellspacing="0"><tr><td><img src="https://edm.skylark-air.example/2026/header.jpg" alt="云雀航空 Skylark Airlines" width="640"></td></tr>
<tr><td style="padding:20px 40px"><p class="ttl">尊敬的云雀会员 ZHAO/MIN 女士：</p><p>会员卡号：6120 4471 0882</p><p>您登录所需的一次性密码为<br>Your one-time password is</p><p class="otp">8841</p><p>请在 10 分钟内使用，仅可使用一次。<br>Please use it within 10 minutes.</p></td></tr>
<tr><td style="padding:0 40px 20px"><table width="100%" bgcolor="#f3f6fb"><tr><td style="padding:12px">🎁 会员日：1月28日里程兑换 7.5 折起 <a href="https://www.skylark-air.example/ffp/day28">查看详情</a></td></tr></table></td></tr>
<tr><td style="padding:20px 40px;font-size:12px;color:#888">国内服务热线 95071 ｜ 海外 +86-771-2044710 ｜ <a href="https://www.skylark-air.example/privacy">隐私声明</a><br>云雀航空股份有限公司 云南省昆明市官渡区长水路1号 650211</td></tr></table></body></html>

@@ b9t phone maker id | box | 240915
青禾帐号 <noreply@notice.qinghe-id.example>
青禾帐号安全验证
%html
<div style="margin:0 auto;width:595px;font-family:'MiSans',微软雅黑"><div style="height:60px;border-bottom:1px solid #e6e6e6"><img src="https://id.qinghe-id.example/res/logo.png"></div>
<p style="margin-top:30px">亲爱的用户，您好</p>
<p>您的青禾帐号 <span style="color:#ff6700">71*****04</span> 正在修改安全手机，本次操作的验证码为：</p>
<p><span style="display:inline-block;background:#f5f5f5;padding:6px 18px;font-size:18px;font-weight:700;color:#ff6700">240915</span></p>
<p>请您在 30 分钟内完成验证。如果该操作不是您本人发起，请立即<a href="https://id.qinghe-id.example/pass/security">前往帐号安全中心</a>冻结帐号。</p>
<p style="margin-top:40px">青禾公司<br>2026-02-08 16:20:31</p><p style="color:#999;font-size:12px">此为系统邮件，请勿回复</p></div>

@@ b9t domain registrar | verify-link
名山互联 <domain@mingshan.example>
【重要】请验证域名注册信息中的邮箱（example.test）
%expect verify https://whois.mingshan.example/icann/verify?d=example.test&code=4e0a77b1cc
%text
尊敬的客户：

根据 ICANN 相关规定，域名注册者需在 15 日内完成联系邮箱验证，否则域名将被暂停解析（clientHold）。

域名：example.test
注册者：刘洋
邮箱：liuyang@example.com
截止日期：2026-02-23

请点击以下链接完成验证：
https://whois.mingshan.example/icann/verify?d=example.test&code=4e0a77b1cc

如您管理多个域名，同一邮箱只需验证一次。更多说明见：
https://help.mingshan.example/doc/20417.html

名山互联（成都）科技有限公司
售后支持：028-6277-1204  工单请登录控制台提交

@@ b9t answers site | code-and-link | 618350
问渠 <no-reply@wenqu.example>
找回问渠密码
%expect reset_password https://www.wenqu.example/account/password_reset/confirm?tk=2.0AHBk9cQz71
%html
<p>Hi 木子，</p><p>你正在找回问渠帐号的密码。你可以在 App 中输入验证码 <strong>618350</strong>，或者直接点击下面的链接设置新密码：</p><p><a href="https://www.wenqu.example/account/password_reset/confirm?tk=2.0AHBk9cQz71">https://www.wenqu.example/account/password_reset/confirm?tk=2.0AHBk9cQz71</a></p><p>二者均在 1 小时内有效。</p><p>如果你没有申请过找回密码，不用理会这封邮件。</p><p>问渠 · 有问题，就会有答案的地方</p>

@@ b9t journal submission | reset-link
《湿地学报》编辑部 <xuebao@shidi-journal.example>
《湿地学报》投稿系统：账号已开通，请设置密码
%expect reset_password http://shidi.journalsystem.example/Journalx_shdx/author/SetPwd.action?uid=88120&sid=c1f7e09a
%text
孙博士：

    您好！编辑部已为您在《湿地学报》网上投稿系统开通审稿专家账号，用户名为您的邮箱 sunbo@example.com。首次使用请点击以下链接设置登录密码（7日内有效）：

    http://shidi.journalsystem.example/Journalx_shdx/author/SetPwd.action?uid=88120&sid=c1f7e09a

    现有稿件 SDXB-2026-0204 拟请您评审，返回时间为2026年3月1日前。

    此致
敬礼！

《湿地学报》编辑部
地址：吉林省长春市高新北区盛北大街4888号  邮编：130102
电话：0431-8554-2204

@@ b9t weekly letter | verify-link
慢读周刊 <letter@mandu.example>
差一步！请确认订阅《慢读周刊》
%expect verify https://mandu.example/subscribe/confirm/ZmF5ZUBleGFtcGxlLmNvbQ/7d10
%html
<div style="font-family:Georgia,'Songti SC',serif;max-width:540px;margin:0 auto;line-height:1.9"><h1 style="font-weight:400">慢读周刊</h1><p>谢谢你的订阅。为了避免有人误填了你的邮箱，请点一下这里：</p><p><a href="https://mandu.example/subscribe/confirm/ZmF5ZUBleGFtcGxlLmNvbQ/7d10">是的，我要订阅 →</a></p><p>每周日晚八点见。不点也没关系，我们不会再打扰你。</p><p style="font-size:12px;color:#999"><a href="https://mandu.example/archive">往期</a> / <a href="https://mandu.example/rss">RSS</a></p></div>

@@ b9t exam entry | grouped | 482013
国际汉语考试中心 <register@hanyukaoshi.example>
考生报名系统邮箱验证 Email Verification
%html
<p>亲爱的考生：</p><p>您的邮箱验证码是</p><p style="font-size:30px;font-family:Consolas,monospace">482&nbsp;013</p><p>请在报名页面输入（不含空格）。验证码20分钟内有效。考试日期：2026年3月14日，报名截止：2026年2月15日。</p><p>Tel: 010-5930-7712　Fax: 010-5930-7713</p>
`,
  ),
  ...mails(
    'zh-Hant',
    `
@@ b9t streaming | heading | 3927
影窩 <info@account.yingwo.example>
影窩：您的登入代碼
%html
<!DOCTYPE html><html lang="zh-TW"><body style="margin:0;background:#fff"><div style="display:none">在您的裝置上輸入此代碼即可登入。&zwnj;&nbsp;&zwnj;&nbsp;&zwnj;&nbsp;</div>
<table width="100%"><tr><td align="center"><table width="500" style="font-family:Helvetica,'PingFang TC',sans-serif;color:#221f1f"><tr><td style="padding:20px 40px"><img src="https://assets.yingwo.example/us/email/logo.png" width="24" alt="影窩"></td></tr>
<tr><td style="padding:0 40px;font-size:36px;font-weight:bold;line-height:42px">輸入此代碼以登入</td></tr>
<tr><td style="padding:20px 40px 0;font-size:16px">雅婷，請在您的裝置上輸入以下代碼以登入影窩。此代碼將於 15 分鐘後失效。</td></tr>
<tr><td align="left" style="padding:20px 40px"><table bgcolor="#f5f5f5" width="100%"><tr><td align="center" style="padding:16px;font-size:28px;letter-spacing:6px">3927</td></tr></table></td></tr>
<tr><td style="padding:0 40px;font-size:16px">請勿分享此代碼。如果您並未提出登入要求，請<a href="https://www.yingwo.example/password?g=9f01&amp;lnktrk=EVO" style="color:#221f1f">變更密碼</a>，或<a href="https://help.yingwo.example/zh-tw">聯絡我們</a>。</td></tr>
<tr><td style="padding:30px 40px;font-size:11px;color:#a4a4a4">有問題嗎？致電 00801-771-204<br>影窩國際股份有限公司台灣分公司<br>這封郵件訊息由影窩寄至 [yating@example.com]。SRC: 20417_zh-TW_TW</td></tr></table></td></tr></table></body></html>

@@ b9t hk bank otp | distractors | 275904
維城銀行 <alerts@victoriabank.example>
維城銀行：一次有效密碼
%text
維城銀行：您正登記新收款人 WONG SIU MING（賬戶 388-***771-833）。一次有效密碼為275904，將於100秒後失效。如有懷疑，請立即致電 2748 8033。切勿向任何人透露此密碼。

VCB: Your one-time password for adding a new payee is 275904, valid for 100 seconds.

@@ b9t arcade game | alphanumeric | R3WN8TKA
楓林遊戲 <service@fenglin-game.example>
【楓林遊戲】安全元件解除認證碼
%text
親愛的玩家您好：

您於 2026/02/10 21:05 申請解除帳號 tiger*** 的安全鎖。
認證碼：R3WN8TKA
請於 30 分鐘內至官網「會員中心＞安全鎖」輸入上列認證碼。

楓林遊戲客服中心 (02)7712-0447
%html
<div style="background:url(https://img.fenglin-game.example/edm/bg.jpg);width:700px;padding:40px"><p>親愛的玩家您好：</p><p>您於 2026/02/10 21:05 申請解除帳號 <font color="blue">tiger***</font> 的安全鎖。</p><table border="0" cellpadding="8"><tr><td bgcolor="#7a1f1f"><font color="#fff">認證碼</font></td><td bgcolor="#fff3e0"><font size="5">R3WN8TKA</font></td></tr></table><p>請於 30 分鐘內至官網「<a href="https://www.fenglin-game.example/member">會員中心</a>＞安全鎖」輸入上列認證碼。</p><p>楓林遊戲客服中心 (02)7712-0447</p></div>

@@ b9t campus forum | verify-link
迪諾校園 <verify@dinocampus.example>
學校信箱驗證
%expect verify https://go.dinocampus.example/c/eJxVjkFuwyAQRU9j7yLhAQNesMim1_AQeyCF
%text
嗨！

只差最後一步就能使用迪諾校園囉！請在 3 天內點選下方連結，驗證你的學校信箱（b10902204@ntdu.example）：

https://go.dinocampus.example/c/eJxVjkFuwyAQRU9j7yLhAQNesMim1_AQeyCF

有任何問題請直接回信給我們 :)
迪諾校園團隊

@@ b9t tax filing | full-width | 730195
財政服務e櫃檯 <etax@fiscal-desk.example>
【財政服務e櫃檯】電子郵件驗證碼通知信
%html
<p>納稅義務人 張○雯 君 您好：</p><p>一、您於１１５年２月９日使用本櫃檯線上申辦服務，電子郵件驗證碼如下：</p><p>　　７３０１９５</p><p>二、請於２０分鐘內輸入完成驗證，逾時請重新取得。</p><p>三、如有疑義，請撥免付費專線 ０８００－０００－３２１，或洽所轄稽徵機關。</p><p>※本信件由系統自動發送，請勿直接回信。</p>

@@ b9t family album | invitation
小手拉小手相簿 <invite@littlehands.example>
阿嬤等您加入「樂樂成長日記」
%expect invitation https://littlehands.example/f/join?inv=LL20240611-9xQ&r=aunt
%html
<div style="text-align:center;background:#fffaf0;padding:32px;font-family:'Heiti TC'"><img src="https://cdn.littlehands.example/u/771204/cover.jpg" width="240" style="border-radius:120px"><h2>佳蓉 邀請您成為家人</h2><p>一起看樂樂的照片和影片吧！目前已有 1,284 張照片、6 位家人。</p><p><a href="https://littlehands.example/f/join?inv=LL20240611-9xQ&amp;r=aunt" style="background:#f39c12;color:#fff;border-radius:30px;padding:14px 48px">加入家庭相簿</a></p><p style="font-size:12px">邀請 14 天內有效　<a href="https://apps.example.com/littlehands">下載 App</a></p></div>

@@ b9t hr system | reset-link
人資雲 <hr-system@renziyun.example>
[人資雲] 帳號建立通知 — 北風貿易有限公司
%expect reset_password https://beifeng.renziyun.example/welcome/set-password/1f9b-44c0-a7e2
%html
<table cellpadding="0" cellspacing="0" style="width:560px;border:1px solid #d9d9d9;font-size:14px"><tr><td style="background:#14213d;color:#fff;padding:16px">北風貿易有限公司 ✕ 人資雲</td></tr><tr><td style="padding:24px">黃柏翰 同仁您好：<br><br>公司已為您開通人資雲帳號，日後請由此系統打卡、請假與查詢薪資單。<br><br>員工編號：B0417<br>登入帳號：bohan@beifeng.example<br>到職日：2026/02/16<br><br>請先設定您的登入密碼：<br><br><a href="https://beifeng.renziyun.example/welcome/set-password/1f9b-44c0-a7e2" style="background:#fca311;color:#000;padding:10px 28px;text-decoration:none">設定密碼</a><br><br>連結有效期限為 72 小時。操作手冊請見<a href="https://support.renziyun.example/hc/zh-tw/articles/360044712">這裡</a>。</td></tr><tr><td style="padding:16px;font-size:12px;color:#888">此信件由系統代公司寄出，如有問題請洽貴公司人資（分機 2204）。</td></tr></table>
`,
  ),
  ...mails(
    'vi',
    `
@@ b9t game id | heading | 58102947
Rồng Lửa Studio <id@ronglua.example>
Mã xác minh Rồng Lửa ID
%html
<center><img src="https://cdn.ronglua.example/id/banner.png" width="480"><p>Chào chiến binh <b>kiemkhach_hn</b>,</p><p>Đây là mã xác minh để liên kết email với Rồng Lửa ID của bạn:</p><p style="font:bold 30px monospace;color:#d62828">58102947</p><p>Mã hết hạn sau 15 phút. Đừng chia sẻ mã này trên nhóm chat hay livestream nhé!</p><p style="font-size:11px;color:#777">Chơi quá 180 phút một ngày sẽ ảnh hưởng xấu đến sức khỏe. Hỗ trợ: 028 7712 0447 (8h–22h)</p></center>

@@ b9t class invite | invitation
Lớp Học Số <thongbao@lophocso.example>
Cô Phạm Thu Hà mời bạn tham gia lớp "Toán 9A2"
%expect invitation https://lophocso.example/tham-gia/loi-moi/7f21c0ab
%text
Chào bạn,

Cô Phạm Thu Hà (THCS Nguyễn Du) đã mời bạn tham gia lớp "Toán 9A2" trên Lớp Học Số.

Chấp nhận lời mời: https://lophocso.example/tham-gia/loi-moi/7f21c0ab

Lời mời hết hạn ngày 28/02/2026.
`,
  ),
];
