import { mails } from '../mails.ts';

/** Mails in Chinese and Vietnamese as local services send them. */
export const EIGHTH_ASIA = [
  ...mails(
    'zh-Hans',
    `
@@ b8t cloud console | plain | 482913
云栈 <system@notice.yunzhan.example>
【云栈】登录验证
%text
尊敬的用户：
您正在登录云栈控制台，校验码482913，请在5分钟内按页面提示提交，切勿将校验码泄露于他人。
云栈 敬上

@@ b8t game guard | alphanumeric | K7XQ4
汽笛游戏平台 <noreply@qidigames.example>
您的汽笛帐户：从新计算机登录
%html
<!DOCTYPE html><html><head><meta charset="utf-8"><style>body{margin:0;background:#1b2838}.c{color:#c7d5e0;font-family:Arial,"Microsoft YaHei",sans-serif}</style></head>
<body><center><table width="600" cellpadding="0" cellspacing="0" bgcolor="#2a475e"><tr><td style="padding:32px"><img src="https://cdn.qidigames.example/mail/logo_2x.png" width="176" height="44" alt="汽笛"></td></tr>
<tr><td class="c" style="padding:0 32px;font-size:28px;color:#66c0f4">lanmao_88，您好！</td></tr>
<tr><td class="c" style="padding:16px 32px;font-size:17px;line-height:28px">看来您正尝试从一台新设备登录。以下是您访问帐户所需的令牌验证码：</td></tr>
<tr><td style="padding:8px 32px"><table width="100%" bgcolor="#17191c"><tr><td align="center" style="padding:30px 56px"><div style="font-size:16px;color:#61696d">请求发自 <span>中国, 杭州</span></div><div style="font-size:48px;line-height:52px;color:#3a9aed;font-weight:bold">
K7XQ4
</div></td></tr></table></td></tr>
<tr><td class="c" style="padding:16px 32px;font-size:15px">本电子邮件包含一个登录您帐户所需的代码。您的登录尝试已正确提供您的帐户名和密码。<br><br>没有您的验证码，任何人都无法访问您的帐户。<br><br>如果<b>不是您本人操作</b>，请<a href="https://help.qidigames.example/zh-cn/wizard/ResetMyPassword?reason=2" style="color:#8bc53f">更改您的密码</a>，并考虑更改邮箱密码，以确保您的帐户安全。</td></tr>
<tr><td style="padding:24px 32px;font-size:12px;color:#8f98a0">© 2026 汽笛互动娱乐 保留所有权利。沪ICP备11012201号-3 沪公网安备 31011502007712号<br>上海市徐汇区漕溪北路88号 邮编 200030</td></tr></table></center></body></html>

@@ b8t rail password | box | 071934
铁路客票 <12399@rails.example>
【铁路客票】邮箱找回密码
%html
<div style="width:700px;margin:0 auto;font:14px/24px 宋体,SimSun"><div style="background:#3b99fc;color:#fff;padding:10px 20px">铁路客户服务中心</div>
<div style="padding:20px;border:1px solid #3b99fc"><p>尊敬的 周女士：</p><p style="text-indent:2em">您好！您于2026年01月14日 08时22分申请通过邮箱找回登录密码，验证码为：</p>
<p style="text-align:center;font-size:24px;color:#f60;border:1px dashed #ccc;padding:12px"><b>071934</b></p>
<p style="text-indent:2em">验证码30分钟内有效。为保证您的购票安全，请妥善保管，不要向他人（包括铁路工作人员）提供。如非本人操作，请拨打客服电话12399。</p>
<p style="text-align:right">铁路客户服务中心<br>2026年01月14日</p><p style="color:#999;font-size:12px">本邮件由系统自动发出，请勿直接回复！<br>感谢您对铁路客票网站的支持。</p></div></div>

@@ b8t forum activation | verify-link
观鸟论坛 <webmaster@guanniao.example>
[观鸟论坛] Email 地址验证
%expect verify http://bbs.guanniao.example/member.php?mod=activate&uid=20417&id=Wq3kZ9
%html
小林的鸟窝，<br>
这封信是由 观鸟论坛 发送的。<br><br>
您收到这封邮件，是由于在 观鸟论坛 进行了新用户注册，或用户修改 Email 使用了这个邮箱地址。如果您并没有访问过 观鸟论坛，或没有进行上述操作，请忽略这封邮件。您不需要退订或进行其他进一步的操作。<br><br>
----------------------------------------------------------------------<br>
<strong>帐号激活说明</strong><br>
----------------------------------------------------------------------<br><br>
如果您是 观鸟论坛 的新用户，或在修改您的注册 Email 时使用了本地址，我们需要对您的地址有效性进行验证以避免垃圾邮件或地址被滥用。<br>
您只需点击下面的链接即可激活您的帐号：<br>
<a href="http://bbs.guanniao.example/member.php?mod=activate&amp;uid=20417&amp;id=Wq3kZ9" target="_blank">http://bbs.guanniao.example/member.php?mod=activate&amp;uid=20417&amp;id=Wq3kZ9</a><br>
(如果上面不是链接形式，请将该地址手工粘贴到浏览器地址栏再访问)<br>
感谢您的访问，祝您使用愉快！<br><br>
此致<br>
观鸟论坛 管理团队.<br>
http://bbs.guanniao.example/

@@ b8t code hosting org | invitation
码窝 <noreply@mawo.example>
【码窝】陈立 邀请您加入企业「北风科技」
%expect invitation https://mawo.example/enterprise_invites/8c1e0b7d44a94f?source=email
%html
<table width="100%" style="background:#f4f5f7"><tr><td align="center"><table width="620" style="background:#fff;font-family:PingFang SC,Microsoft YaHei"><tr><td style="padding:24px;border-bottom:3px solid #c71d23"><a href="https://mawo.example"><img src="https://assets.mawo.example/logo.png" alt="码窝" height="32"></a></td></tr>
<tr><td style="padding:24px;color:#40485b">您好，<br><br>陈立 (chenli@beifeng.example) 邀请您以 <b>开发者</b> 身份加入企业 <a href="https://mawo.example/beifeng">北风科技</a>，加入后可参与企业内 12 个仓库的协作开发。</td></tr>
<tr><td align="center" style="padding:12px"><a href="https://mawo.example/enterprise_invites/8c1e0b7d44a94f?source=email" style="background:#c71d23;color:#fff;padding:12px 40px;border-radius:4px;text-decoration:none">立即加入</a></td></tr>
<tr><td style="padding:24px;color:#8c92a4;font-size:12px">邀请链接将于 2026-02-11 10:30 失效。<br>© 2026 码窝 · <a href="https://mawo.example/help">帮助中心</a> · <a href="https://mawo.example/profile/notifications">通知设置</a> · QQ群：771204418</td></tr></table></td></tr></table>

@@ b8t bank transfer | distractors | 660318
临江银行 <95599@ebank.linjiangbank.example>
临江银行电子银行动态密码
%text
【临江银行】您尾号4471的储蓄卡正在进行转账汇款，收款人：张*伟，收款账号尾号9026，金额人民币12,500.00元，交易序号20260117882104。
动态密码：660318（序号07），有效期2分钟。
任何人索要动态密码均为诈骗，切勿转发或告知他人！如有疑问请致电95599。

@@ b8t saas reset | reset-link
石墨白板 <no-reply@mail.shimobaiban.example>
重置您的石墨白板密码
%expect reset_password https://track.mail.shimobaiban.example/ls/click?upn=u001.Zk3bQ9xTt-2FvA7mR4yHc8&t=1768291
%html
<html><body style="background:#fafafa;font-family:-apple-system,'PingFang SC'"><div style="display:none;max-height:0">有人申请重置您的登录密码，链接24小时内有效。</div>
<div style="max-width:560px;margin:40px auto;background:#fff;border-radius:8px;padding:40px">
<h2 style="font-weight:500">Hi，阿哲</h2>
<p>我们收到了重置您石墨白板账号（az***@example.com）密码的请求，请点击下方按钮设置新密码：</p>
<p><a href="https://track.mail.shimobaiban.example/ls/click?upn=u001.Zk3bQ9xTt-2FvA7mR4yHc8&amp;t=1768291" style="display:inline-block;background:#2f6bff;color:#fff;border-radius:4px;padding:0 32px;line-height:44px">重置密码</a></p>
<p style="color:#888">该链接 24 小时内有效，且仅可使用一次。如果您没有发起该请求，请忽略此邮件，您的密码不会改变。</p>
<hr><p style="color:#aaa;font-size:12px">武汉某某网络科技有限公司 | 客服热线 400-820-7712（工作日 9:30-18:30）<br><a href="https://shimobaiban.example/privacy">隐私政策</a>　<a href="https://shimobaiban.example/terms">服务协议</a></p></div></body></html>

@@ b8t short video | split | 903571
浪花短视频 <verify@langhua.example>
浪花邮箱绑定验证码
%html
<div style="font-family:'PingFang SC',sans-serif;max-width:480px"><p>亲爱的浪花用户：</p><p>您正在为账号 <b>浪花号 lh7712045</b> 绑定邮箱，请在App内输入以下验证码：</p>
<table cellspacing="8"><tr><td style="border:1px solid #ddd;width:36px;text-align:center;font-size:22px">9</td><td style="border:1px solid #ddd;width:36px;text-align:center;font-size:22px">0</td><td style="border:1px solid #ddd;width:36px;text-align:center;font-size:22px">3</td><td style="border:1px solid #ddd;width:36px;text-align:center;font-size:22px">5</td><td style="border:1px solid #ddd;width:36px;text-align:center;font-size:22px">7</td><td style="border:1px solid #ddd;width:36px;text-align:center;font-size:22px">1</td></tr></table>
<p style="color:#999">10分钟内有效，逾期请重新获取。</p></div>
`,
  ),
  ...mails(
    'zh-Hant',
    `
@@ b8t card 3d | distractors | 739046
安泰商銀信用卡 <ebill@antaibank.example>
【安泰商銀】網路刷卡3D驗證密碼通知
%html
<table width="650" border="0" align="center" style="font-family:微軟正黑體;font-size:15px;line-height:1.8"><tr><td bgcolor="#00704a" style="color:#fff;padding:10px">安泰商業銀行 信用卡服務</td></tr>
<tr><td style="padding:15px">親愛的林＊宏 貴賓，您好：<br>您正在進行網路刷卡交易，請確認以下資訊無誤後，於交易頁面輸入驗證密碼：
<table border="1" cellpadding="6" style="border-collapse:collapse;width:100%"><tr><td width="35%">卡號末四碼</td><td>3308</td></tr><tr><td>消費日期</td><td>115年01月20日 14:07</td></tr><tr><td>特約商店</td><td>好市集購物</td></tr><tr><td>消費金額</td><td>NT$ 3,480</td></tr><tr><td>網頁識別碼</td><td>QWTB</td></tr><tr><td>驗證密碼</td><td style="color:#c00;font-weight:bold">739046</td></tr></table>
驗證密碼將於5分鐘後失效。<b>本行人員絕不會以任何理由向您索取密碼</b>，如非本人交易，請即刻撥打24小時客服專線 (02)2655-3355 或 0800-033-175。</td></tr>
<tr><td style="font-size:12px;color:#666;padding:15px">謹慎理財 信用至上。循環利率5.88%～15%，基準日：104年9月1日。<br>此為系統自動發送，請勿直接回覆。11492 台北市內湖區瑞光路399號</td></tr></table>

@@ b8t gov account | verify-link
數碼便民 <donotreply@egov-service.example>
啟動您的「數碼便民」帳戶 Activate your eGov Service account
%expect verify https://www.egov-service.example/zh-HK/account/activate?token=MjAyNjAxMTlfNDQ3MQ.a81f
%text
陳先生/女士：

多謝您登記成為「數碼便民」用戶。請於48小時內按以下連結啟動您的帳戶：

https://www.egov-service.example/zh-HK/account/activate?token=MjAyNjAxMTlfNDQ3MQ.a81f

如連結已失效，請重新登記。如有查詢，請致電 183 5500 或電郵至 enquiry@egov-service.example。

數碼便民辦事處
香港灣仔港灣道12號

（此乃電腦編印之電郵，請勿回覆。）

@@ b8t book shop | verify-link
讀墨書店 <service@dumobooks.example>
讀墨書店會員 Email 認證信
%expect verify https://www.dumobooks.example/member/verify/5f0c2ab1?e=meiling%40example.com
%html
<div style="max-width:600px;margin:auto;border-top:6px solid #8a5a2b;font-family:'Noto Sans TC'"><h3>美玲 您好，</h3><p>感謝您加入讀墨書店！完成 Email 認證即可獲得 <b>NT$50</b> 購書金，並開始接收訂單通知。</p>
<p align="center"><a href="https://www.dumobooks.example/member/verify/5f0c2ab1?e=meiling%40example.com"><img src="https://img.dumobooks.example/edm/btn_verify.png" alt="立即認證"></a></p>
<p>若按鈕無法點選，請複製下列網址貼到瀏覽器：<br>https://www.dumobooks.example/member/verify/5f0c2ab1?e=meiling%40example.com</p>
<p style="font-size:12px;color:#777">讀墨數位股份有限公司｜統一編號 53771204｜客服電話 02-2500-7008（週一至週五 09:00-18:00）<br><a href="https://www.dumobooks.example/faq">常見問題</a>・<a href="https://www.dumobooks.example/privacy">隱私權政策</a></p></div>

@@ b8t telecom pin | inline | 5508
遠方電信 <noreply@yuanfangtel.example>
遠方電信會員中心 認證碼通知
%text
親愛的用戶您好，您的會員中心認證碼為 5508，請於10分鐘內輸入。門號：0912-***-471。

@@ b8t writing app | magic-link
筆記島 <hi@bijidao.example>
登入筆記島
%expect sign_in https://bijidao.example/auth/callback?token_hash=pkce_0a91bb72e3&type=magiclink&next=/home
%html
<h2>嗨，歡迎回來 👋</h2>
<p>點一下就能登入，不用記密碼：</p>
<p><a href="https://bijidao.example/auth/callback?token_hash=pkce_0a91bb72e3&amp;type=magiclink&amp;next=/home">登入筆記島</a></p>
<p>連結 1 小時後失效，只能使用一次。沒有要求登入？請放心忽略這封信。</p>
<p>— 筆記島團隊，台南</p>

@@ b8t hospital portal | reset-link
仁和醫院網路掛號 <webreg@renhe-hospital.example>
仁和醫院網路掛號系統－密碼重設
%expect reset_password https://reg.renhe-hospital.example/ForgetPwd.aspx?key=7B21C9E0F4
%text
王○明 先生 您好：

您於 2026/01/22 上午 09:41:07 申請重設網路掛號系統密碼，
請於當日 24:00 前點選下列網址，輸入身分證字號後四碼及新密碼：

https://reg.renhe-hospital.example/ForgetPwd.aspx?key=7B21C9E0F4

若您未提出申請，請與本院資訊室聯絡，分機 71204。
看診進度查詢：https://reg.renhe-hospital.example/Progress.aspx

仁和醫療財團法人仁和醫院 敬上
70142 台南市東區崇德路138號　電話：(06)274-8316

@@ b8t mail provider | prefixed | M-280517
萌信箱 <no-reply@accounts.mengmail.example>
萌信箱驗證碼
%html
<div style="font-family:Roboto,'Noto Sans TC';border:1px solid #dadce0;border-radius:8px;padding:40px 20px;text-align:center;max-width:520px;margin:auto"><img src="https://www.mengmail.example/i/logo.png" width="74"><div style="font-size:24px;border-bottom:1px solid #dadce0;padding-bottom:24px">驗證您的備援電子郵件地址</div>
<div style="text-align:left;padding-top:20px;font-size:14px">萌信箱收到一項要求，希望將 <a>alin@example.com</a> 設為帳戶 <b>alin.w@mengmail.example</b> 的備援電子郵件地址。<br><br>請使用下列驗證碼完成設定：<br><div style="text-align:center;font-size:36px;margin:20px 0;line-height:44px">M-280517</div>這組驗證碼將在 24 小時後失效。<br><br>如果您不認得 alin.w@mengmail.example，可以放心忽略這封電子郵件。</div></div>
<div style="text-align:center;font-size:11px;color:#0000008a">我們透過這封電子郵件通知您帳戶和服務的重大變更。<br>© 2026 萌信箱有限公司，104 台北市中山區松江路 131 號 7 樓</div>
`,
  ),
  ...mails(
    'vi',
    `
@@ b8t bank otp | distractors | 318064
Ngân hàng Sông Hồng <ebanking@songhongbank.example>
[Sông Hồng eBank] Mã OTP xác nhận giao dịch
%text
Kính gửi Quý khách NGUYEN THI LAN,

Quý khách đang thực hiện giao dịch chuyển khoản 2.500.000 VND đến TK 1903****6017 (TRAN VAN MINH) lúc 20:15 ngày 18/01/2026. Mã giao dịch: FT26018771204.

Mã OTP: 318064
Hiệu lực: 120 giây.

TUYỆT ĐỐI KHÔNG cung cấp mã OTP cho bất kỳ ai, kể cả nhân viên ngân hàng. Hotline 24/7: 1900 6688.

@@ b8t marketplace | verify-link
Chợ Nhanh <no-reply@chonhanh.example>
Xác nhận địa chỉ email của bạn tại Chợ Nhanh
%expect verify https://chonhanh.example/xac-nhan-email?u=88120&c=Zt7Qa01xLm
%html
<div style="background:#ee4d2d;padding:12px;color:#fff">Chợ Nhanh</div><p>Xin chào <b>hoangnam92</b>,</p><p>Bạn vừa thêm email này vào tài khoản Chợ Nhanh. Vui lòng nhấn nút bên dưới để xác nhận:</p><p><a href="https://chonhanh.example/xac-nhan-email?u=88120&amp;c=Zt7Qa01xLm" style="background:#ee4d2d;color:#fff;padding:10px 30px">XÁC NHẬN EMAIL</a></p><p>Nếu không phải bạn thực hiện, vui lòng liên hệ <a href="https://help.chonhanh.example">Bộ phận CSKH</a>.</p><p style="font-size:11px">Công ty TNHH Chợ Nhanh. Mã số doanh nghiệp: 0106773786. Tầng 5, 29 Liễu Giai, Ba Đình, Hà Nội</p>
`,
  ),
];
