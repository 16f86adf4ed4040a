import { mails } from '../mails.ts';

/** Mails with a code or link in Chinese, Japanese, Korean, Arabic and Hindi, of services that no other batch has. */
export const ELEVENTH_ASIA_MORE = [
  ...mails(
    'zh-Hans',
    `
@@ b11t 云主机 | distractors | 837261
云栈科技 <service@notice.yunzhan.example>
【云栈】操作安全验证
%html
<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head><body>
<table width="640" align="center" cellpadding="0" cellspacing="0" style="font-family:'Microsoft YaHei',PingFang SC,sans-serif;font-size:14px;color:#333;border:1px solid #e5e5e5">
<tr><td style="background:#1f6feb;padding:16px 32px"><img src="https://img.yunzhan.example/mail/logo-white.png" height="28" alt="云栈"></td></tr>
<tr><td style="padding:32px">
<p>尊敬的用户 yz_20930118，您好！</p>
<p>您正在控制台执行<b>释放云服务器</b>操作，为保障资产安全，请在页面中输入以下校验码完成身份验证：</p>
<p style="font-size:28px;color:#1f6feb;font-weight:bold;letter-spacing:4px">837261</p>
<p>校验码 15 分钟内有效，请勿转发或告知他人（包括云栈工作人员）。</p>
<table width="100%" cellpadding="8" style="background:#f7f8fa;font-size:13px"><tr><td>实例 ID</td><td>i-7xv401m3kq</td></tr><tr><td>公网 IP</td><td>203.0.113.148</td></tr><tr><td>操作时间</td><td>2026-11-18 21:07:33</td></tr><tr><td>主账号 ID</td><td>1008834571</td></tr></table>
<p>如非本人操作，请立即修改登录密码并联系客服：400-820-0199。</p></td></tr>
<tr><td style="padding:16px 32px;background:#fafafa;color:#999;font-size:12px">此邮件由系统自动发送，请勿直接回复。<br>Copyright © 2013-2026 云栈科技（杭州）有限公司 版权所有 浙ICP备13020411号-3</td></tr>
</table></body></html>

@@ b11t 论坛激活 | verify-link
骑行者社区 <webmaster@qixing.example>
[骑行者社区] Email 地址验证
%expect verify https://bbs.qixing.example/home.php?mod=misc&ac=emailcheck&hash=c4e1wUvXb1%2BKq0rP
%text
laoma2008，
这封信是由 骑行者社区 发送的。

您收到这封邮件，是由于在 骑行者社区 进行了新用户注册，或用户修改 Email 使用了这个邮箱地址。如果您并没有访问过 骑行者社区，或没有进行上述操作，请忽略这封邮件。您不需要退订或进行其他进一步的操作。

----------------------------------------------------------------------
帐号激活说明
----------------------------------------------------------------------

如果您是 骑行者社区 的新用户，我们需要对您的地址有效性进行验证以避免垃圾邮件或地址被滥用。

您只需点击下面的链接即可激活您的帐号：
https://bbs.qixing.example/home.php?mod=misc&ac=emailcheck&hash=c4e1wUvXb1%2BKq0rP
(如果上面不是链接形式，请将该地址手工粘贴到浏览器地址栏再访问)

感谢您的访问，祝您使用愉快！

此致
骑行者社区 管理团队.
https://bbs.qixing.example/

@@ b11t 网盘 | alphanumeric | F7kQ2m
坚云网盘 <noreply@jianyun.example>
坚云网盘-邮箱验证码
%html
<div style="padding:20px"><p>Hi，亲爱的用户：</p><p>你正在绑定邮箱，本次的验证码为：<span style="color:#f60;font-size:20px">F7kQ2m</span>（区分大小写）。</p><p>30分钟内输入有效。如果不是你本人操作，请忽略。</p><p style="text-align:right">坚云团队<br>2026年11月20日</p></div>

@@ b11t 协作空间 | invitation
稿纸协作 <invite@gaozhi.example>
周晓彤 邀请你加入「蓝鲸内容组」
%expect invitation https://gaozhi.example/i/9Xw3LmTq?inviter=480217&from=email
%html
<table width="100%" style="background:#f5f6f7"><tr><td align="center"><table width="480" style="background:#fff;margin:24px 0;border-radius:8px"><tr><td style="padding:32px;text-align:center">
<img src="https://static.gaozhi.example/avatar/480217.jpg" width="56" style="border-radius:28px" alt="">
<p><b>周晓彤</b> 邀请你加入团队空间 <b>蓝鲸内容组</b>，一起编辑文档、表格和看板。</p>
<p><a href="https://gaozhi.example/i/9Xw3LmTq?inviter=480217&amp;from=email" style="display:inline-block;background:#25b864;color:#fff;padding:10px 40px;border-radius:4px">立即加入</a></p>
<p style="color:#999;font-size:12px">该邀请 7 天内有效，目前空间已有 23 名成员</p></td></tr></table>
<p style="color:#bbb;font-size:12px"><a href="https://gaozhi.example/about">关于稿纸</a> | <a href="https://gaozhi.example/unsubscribe?e=480217">退订此类邮件</a></p></td></tr></table>
`,
  ),
  ...mails(
    'zh-Hant',
    `
@@ b11t 信用卡 | distractors | 590317
海岸商業銀行 <eservice@coastbank.example>
【海岸銀行】網路交易驗證密碼通知
%text
親愛的客戶 您好：

您於 2026/11/20 14:32 使用末四碼 7716 之信用卡於 LUMA TRAVEL 進行網路交易，金額新臺幣 12,480 元。

網頁識別碼：KQTB
交易驗證密碼：590317

請確認網頁識別碼相符後，於 5 分鐘內輸入驗證密碼。密碼請勿提供予任何人，若非您本人交易，請速電本行 24 小時客服專線 (02)2182-0099。

海岸商業銀行 敬上
※本信件由系統自動發送，請勿直接回覆。

@@ b11t 電子書 | reset-link
頁頁電子書 <service@yeye.example>
重設您的頁頁密碼
%expect reset_password https://www.yeye.example/tw/member/pwd/reset?m=a7f31&sig=Jt_0Qz81LxNc
%html
<table align="center" width="560" style="font-family:'PingFang TC','Microsoft JhengHei';color:#444"><tr><td style="border-bottom:3px solid #00a5b5;padding:16px"><b>頁頁 Yeye</b></td></tr><tr><td style="padding:24px 16px">
<p>林小姐您好，</p><p>我們收到您忘記密碼的通知，請點選下方按鈕設定新的密碼：</p>
<p align="center"><a href="https://www.yeye.example/tw/member/pwd/reset?m=a7f31&amp;sig=Jt_0Qz81LxNc" style="background:#00a5b5;color:#fff;padding:12px 30px;text-decoration:none">設定新密碼</a></p>
<p>按鈕無法點選時，請複製以下網址至瀏覽器：<br>https://www.yeye.example/tw/member/pwd/reset?m=a7f31&amp;sig=Jt_0Qz81LxNc</p>
<p>連結將於 2 小時後失效。若您沒有提出申請，請不必理會此信。</p></td></tr>
<tr><td style="background:#f2f2f2;font-size:12px;padding:12px 16px">頁頁數位出版股份有限公司｜臺北市松山區南京東路五段 999 號｜統一編號 90412376<br><a href="https://www.yeye.example/tw/faq">常見問題</a>　<a href="https://www.yeye.example/tw/contact">聯絡客服</a></td></tr></table>

@@ b11t 同學會 | full-width | 194062
北城高中校友會 <alumni@beicheng.example>
校友網登入驗證
%text
學長姐您好：

您的登入驗證碼為【１９４０６２】，請於十分鐘內輸入。
如有問題請洽校友會秘書處，分機 311。

@@ b11t 圖書館 | verify-link
青衣社區圖書室 <library@tsingyi-reading.example>
請確認閣下的電郵地址
%expect verify https://tsingyi-reading.example/patron/activate/5f1cb2e0-7d3a-4e19-9b0c-21aa80e4f7d6
%text
陳先生／女士：

多謝閣下登記成為青衣社區圖書室讀者（申請編號 R2611-00483）。

請按以下連結確認電郵地址，以啟動閣下的網上戶口：
https://tsingyi-reading.example/patron/activate/5f1cb2e0-7d3a-4e19-9b0c-21aa80e4f7d6

連結有效期至 2026 年 11 月 27 日。其後請攜同身份證明文件及住址證明到服務台領取讀者證。

開放時間：星期二至日 上午10時至晚上7時
查詢：2435 0192
`,
  ),
  ...mails(
    'ja',
    `
@@ b11t 酒店通販 | plain | 271840
蔵元オンライン <shop@kuramoto-online.example>
【蔵元オンライン】ワンタイムパスワードのお知らせ
%text
いつも蔵元オンラインをご利用いただき、誠にありがとうございます。

会員情報の変更に必要なワンタイムパスワードをお知らせいたします。

━━━━━━━━━━━━━━━━━━
　ワンタイムパスワード：271840
━━━━━━━━━━━━━━━━━━
※有効期限は発行から10分間です。
※お心当たりのない場合は、お手数ですが下記までご連絡ください。

------------------------------------------------
蔵元オンライン　カスタマーセンター
〒949-9999 新潟県南魚沼市酒町1-2-3
TEL：0120-555-018（平日10:00〜17:00）
20歳未満の方への酒類の販売はいたしません。
------------------------------------------------

@@ b11t 転職 | verify-link
しごとナビ介護 <entry@shigotonavi.example>
【しごとナビ介護】会員登録はまだ完了していません
%expect verify https://kaigo.shigotonavi.example/entry/complete?key=20261120_b7Qe93KsVw
%text
※このメールは自動配信です。ご返信いただいてもお答えできません。

このたびは、しごとナビ介護に仮登録いただきありがとうございます。
24時間以内に下記URLにアクセスし、本登録を完了させてください。

▼本登録はこちら
https://kaigo.shigotonavi.example/entry/complete?key=20261120_b7Qe93KsVw

期限を過ぎますとURLは無効となりますので、再度お手続きをお願いいたします。

▼よくあるご質問
https://kaigo.shigotonavi.example/faq/

株式会社しごとナビ
有料職業紹介事業許可番号：13-ユ-399999

@@ b11t 証券 | table | 48305927
みなと証券 <no-reply@minato-sec.example>
ログイン追加認証コードのご連絡
%html
<!DOCTYPE html><html lang="ja"><head><meta charset="UTF-8"><style>td{font-size:14px;line-height:1.7}.code{font-size:24px;font-weight:bold}</style></head><body style="margin:0;background:#f0f0f0">
<table width="600" align="center" bgcolor="#ffffff" cellpadding="0" cellspacing="0" style="font-family:'Hiragino Kaku Gothic ProN',Meiryo,sans-serif">
<tr><td bgcolor="#002b5c" style="padding:14px 24px;color:#fff">みなと証券</td></tr>
<tr><td style="padding:24px">お客様<br><br>平素より、みなと証券をご利用いただきありがとうございます。<br>お取引サイトへのログインに必要な認証コードをお送りいたします。<br><br>
<table width="100%" border="1" cellpadding="10" style="border-collapse:collapse;border-color:#ccc">
<tr><th align="left" bgcolor="#f5f8fc" width="35%">受付日時</th><td>2026年11月20日 09時02分</td></tr>
<tr><th align="left" bgcolor="#f5f8fc">部店・口座番号</th><td>***-***4419</td></tr>
<tr><th align="left" bgcolor="#f5f8fc">ご利用環境</th><td>Windows / Chrome</td></tr>
<tr><th align="left" bgcolor="#f5f8fc">認証コード</th><td class="code">48305927</td></tr>
<tr><th align="left" bgcolor="#f5f8fc">有効期限</th><td>5分</td></tr></table><br>
<span style="color:#c00">当社を装った偽サイトにご注意ください。当社からのメールにログイン画面へのリンクを記載することはありません。</span></td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid #ddd;font-size:11px;color:#666">みなと証券株式会社 金融商品取引業者 関東財務局長（金商）第99999号<br>加入協会：日本証券業協会<br>〒103-0000 東京都中央区日本橋港町9-9-9　コンタクトセンター 0570-000-444<br>Copyright © 2026 Minato Securities Co., Ltd. All rights reserved.</td></tr>
</table></body></html>

@@ b11t 家計簿 | magic-link
ポケット家計簿 <hello@pocketkakei.example>
ログイン用リンクをお送りします
%expect sign_in https://pocketkakei.example/l/Qm8tY0vEr3?d=ios
%html
<p>ポケット家計簿です。</p><p>下のボタンをタップすると、パスワードなしでログインできます。</p><p><a href="https://pocketkakei.example/l/Qm8tY0vEr3?d=ios">ログインする</a></p><p>リンクは15分間、1回のみ有効です。覚えのない方はこのメールを破棄してください。</p><p><small>© 2026 ポケット家計簿 <a href="https://pocketkakei.example/terms">利用規約</a></small></p>
`,
  ),
  ...mails(
    'ko',
    `
@@ b11t 웹툰 | box | 602758
만화마루 <noreply@manhwamaru.example>
[만화마루] 이메일 인증번호 안내
%html
<div style="width:640px;margin:0 auto;border-top:4px solid #ff5a36;font-family:'Malgun Gothic',sans-serif;color:#222">
<h2 style="padding:32px 24px 0;font-weight:400"><b>이메일 인증번호</b>를 안내해 드립니다.</h2>
<p style="padding:0 24px;line-height:26px">안녕하세요, 만화마루입니다.<br>회원가입을 계속하시려면 아래 인증번호 6자리를 회원가입 화면에 입력해 주세요.</p>
<div style="margin:24px;padding:28px;background:#fafafa;text-align:center;font-size:32px;font-weight:bold">602758</div>
<p style="padding:0 24px;font-size:13px;color:#777">인증번호는 발송 시점(2026.11.20 18:45)부터 30분간 유효합니다.</p>
<div style="padding:20px 24px;background:#f4f4f4;font-size:12px;color:#999">본 메일은 발신전용입니다. 문의사항은 <a href="https://manhwamaru.example/cs">고객센터</a>를 이용해 주세요.<br>(주)만화마루 | 대표이사 한지우 | 사업자등록번호 000-81-99999 | 통신판매업신고 제2019-성남분당-9999호<br>경기도 성남시 분당구 판교로 999, 7층 | 대표전화 1500-0000<br>© Manhwamaru Corp. All rights reserved.</div></div>

@@ b11t 헬스장 | reset-link
핏데이 <support@fitday.example>
핏데이 비밀번호 재설정 안내
%expect reset_password https://fitday.example/member/password/change?code=eyJ1aWQiOjU1MTB9.x0Pq&lang=ko
%html
<p>박서준 회원님, 안녕하세요.</p><p>비밀번호 재설정 요청이 접수되었습니다. 아래 버튼을 눌러 새 비밀번호를 등록해 주세요.</p><p><a href="https://fitday.example/member/password/change?code=eyJ1aWQiOjU1MTB9.x0Pq&amp;lang=ko" style="padding:12px 24px;background:#111;color:#fff">비밀번호 변경하기</a></p><p>링크는 1시간 후 만료됩니다. 본인이 요청하지 않으셨다면 이 메일을 무시하셔도 됩니다.</p><p>핏데이 드림</p>

@@ b11t 협업툴 | subject-only | 731905
모아보드 <no-reply@moaboard.example>
[모아보드] 로그인 인증코드 [731905]
%text
안녕하세요.
새로운 기기에서 로그인하려면 메일 제목에 있는 인증코드를 입력해 주세요.
코드는 3분 동안만 사용할 수 있습니다.

모아보드 팀
`,
  ),
  ...mails(
    'ar',
    `
@@ b11t توصيل | native-digits | 482607
سلة الحي <no-reply@sallathay.example>
رمز التحقق لحسابك
%text
مرحباً نورة،

رمز التحقق الخاص بك في سلة الحي هو: ٤٨٢٦٠٧

الرمز صالح لمدة ٥ دقائق. لا تشاركه مع أي شخص، حتى مندوب التوصيل.

فريق سلة الحي

@@ b11t منصة دورات | verify-link
مدار للتعلّم <accounts@madar-learn.example>
فعّل حسابك في مدار
%expect verify https://madar-learn.example/ar/activate?uid=MTA0OTI&token=c8x1-7be0d2a94f61
%html
<!DOCTYPE html><html dir="rtl" lang="ar"><head><meta charset="utf-8"><style>body{font-family:Tahoma,Arial;background:#f3f1ec}.b{background:#5b3cc4;color:#fff;padding:12px 36px;border-radius:6px;text-decoration:none}</style></head><body>
<div style="display:none">خطوة واحدة تفصلك عن أول دورة لك</div>
<table align="center" width="600" style="background:#fff"><tr><td align="center" style="padding:24px"><img src="https://cdn.madar-learn.example/logo.png" alt="مدار" width="90"></td></tr>
<tr><td style="padding:0 40px"><p>أهلاً يوسف،</p><p>شكراً لانضمامك إلى مدار! بقي أن تؤكد بريدك الإلكتروني لتتمكن من الالتحاق بالدورات والحصول على الشهادات.</p></td></tr>
<tr><td align="center" style="padding:24px"><a class="b" href="https://madar-learn.example/ar/activate?uid=MTA0OTI&amp;token=c8x1-7be0d2a94f61">تفعيل الحساب</a></td></tr>
<tr><td style="padding:0 40px 24px"><p>تنتهي صلاحية الرابط خلال 48 ساعة. إذا لم تقم بإنشاء حساب، فتجاهل هذه الرسالة.</p></td></tr>
<tr><td align="center" style="background:#eee;padding:16px;font-size:12px"><a href="https://madar-learn.example/ar/courses">تصفح الدورات</a> | <a href="https://madar-learn.example/ar/help">المساعدة</a> | <a href="https://madar-learn.example/ar/privacy">سياسة الخصوصية</a><br>© 2026 مدار للتعلّم، شارع الوكالات، عمّان، الأردن</td></tr></table></body></html>

@@ b11t اتصالات | inline | 5194
شركة أفق للاتصالات <eservices@ofoq-telecom.example>
كلمة المرور لمرة واحدة (OTP)
%html
<div dir="rtl"><p>عزيزنا العميل،</p><p>كلمة المرور المؤقتة لتغيير باقة الرقم 05XXXXX318 هي <strong>5194</strong>، وتنتهي صلاحيتها عند الساعة 10:25 مساءً.</p><p>للاستفسار اتصل على 900 أو من خارج الشبكة 0560101900.</p></div>
`,
  ),
  ...mails(
    'hi',
    `
@@ b11t सहकारी बैंक | distractors | 816352
जनहित सहकारी बैंक <alerts@janhitbank.example>
लाभार्थी जोड़ने के लिए OTP
%text
प्रिय ग्राहक,

खाता संख्या XX7703 में लाभार्थी "रमेश ट्रेडर्स" (IFSC JNHT0000418) जोड़ने के लिए आपका OTP 816352 है। यह 20-11-2026 को 11:48 बजे तक मान्य है।

कृपया यह OTP किसी के साथ साझा न करें। बैंक कभी भी फ़ोन पर OTP नहीं माँगता। यदि यह अनुरोध आपने नहीं किया है, तो तुरंत 1800-000-4477 पर कॉल करें।

धन्यवाद,
जनहित सहकारी बैंक लि.
(यह कंप्यूटर-जनित ईमेल है, कृपया उत्तर न दें।)

@@ b11t छात्रवृत्ति | verify-link
राज्य छात्रवृत्ति पोर्टल <noreply@chhatravritti.example>
कृपया अपना ईमेल सत्यापित करें
%expect verify https://portal.chhatravritti.example/verifyEmail.do?appId=MP2627-0091843&h=7c20fd1be8
%html
<p>नमस्ते अंजलि वर्मा,</p><p>छात्रवृत्ति 2026-27 के लिए आपका पंजीकरण प्राप्त हुआ। आपकी आवेदन संख्या <b>MP2627-0091843</b> है।</p><p>आगे बढ़ने से पहले <a href="https://portal.chhatravritti.example/verifyEmail.do?appId=MP2627-0091843&amp;h=7c20fd1be8">यहाँ क्लिक करके</a> अपना ईमेल पता सत्यापित करें।</p><p>आवेदन की अंतिम तिथि: 15 दिसंबर 2026<br>हेल्पडेस्क: 0755-2550999 (सोमवार से शुक्रवार, 10:30 से 5:30)</p>

@@ b11t गाना ऐप | prefixed | S-204917
सुरीला <accounts@sureela.example>
S-204917 आपका सुरीला वेरिफ़िकेशन कोड है
%html
<div style="max-width:480px;margin:auto;font-family:Noto Sans Devanagari,sans-serif;border:1px solid #ddd;padding:24px"><h3>अपना ईमेल पता वेरिफ़ाई करें</h3><p>सुरीला खाता बनाने के लिए इस कोड का इस्तेमाल करें:</p><p style="font-size:28px;text-align:center">S-204917</p><p>इस कोड की समयसीमा 24 घंटे में खत्म हो जाएगी। अगर आपने इसका अनुरोध नहीं किया है, तो इस ईमेल को अनदेखा करें।</p><p style="font-size:11px;color:#888">© 2026 सुरीला म्यूज़िक प्रा. लि., अंधेरी पूर्व, मुंबई 400069</p></div>
`,
  ),
];
