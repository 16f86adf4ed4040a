import { mails } from '../mails.ts';

/** Mails of eastern Europe and Asia that no other batch has, written without a look at the rules. */
export const FOURTH_WORLD_EAST = [
  ...mails(
    'pl',
    `
@@ b4 kod | heading | 620447
Rowerek <kontakt@rowerek.example>
Zaloguj się do Rowerek
%html
<p>Cześć!</p><p>Oto Twój kod do logowania:</p><p><b>620447</b></p><p>Wpisz go w aplikacji w ciągu 5 minut.</p>

@@ b4 link | verify-link
Sklep Lipa <sklep@lipa.example>
Aktywacja konta
%expect verify https://lipa.example/aktywuj/77-aa
%text
Dziękujemy za rejestrację. Aby aktywować konto, kliknij w link:
https://lipa.example/aktywuj/77-aa

NIP 5260001246
`,
  ),
  ...mails(
    'ru',
    `
@@ b4 vhod | subject-and-body | 48127
Лавка <noreply@lavka.example>
48127 — код для входа в Лавку
%html
<p>Здравствуйте!</p><p>Ваш код: <b>48127</b></p><p>Никому его не сообщайте, даже сотрудникам Лавки. Телефон поддержки 8 800 555-01-99.</p>

@@ b4 parol | reset-link
Библиотека <lib@biblio.example>
Восстановление доступа
%expect reset_password https://biblio.example/restore/9a1f
%text
Вы запросили восстановление пароля. Чтобы задать новый пароль, перейдите по ссылке:

https://biblio.example/restore/9a1f

Номер читательского билета: 004417
`,
  ),
  ...mails(
    'uk',
    `
@@ b4 kod | inline | 305871
Мрія Банк <info@mriabank.example>
Підтвердження операції
Код підтвердження {305871}. Сума 1 250,00 грн, картка *4417. Нікому не повідомляйте код.
`,
  ),
  ...mails(
    'tr',
    `
@@ b4 dogrulama | box | 917730
Pazar <bilgi@pazar.example>
Doğrulama kodunuz hazır
%html
<p>Merhaba,</p><p>Hesabınıza giriş yapabilmek için aşağıdaki kodu girin.</p><div>917730</div><p>Kod 3 dakika geçerlidir. Mersis No: 0123456789012345</p>

@@ b4 sifre | reset-link
Kitaplık <destek@kitaplik.example>
Şifre sıfırlama talebi
%expect reset_password https://kitaplik.example/sifre/yenile?t=1aa9
%html
<p>Şifrenizi sıfırlamak için bir talep aldık.</p><p><a href="https://kitaplik.example/sifre/yenile?t=1aa9">Şifremi yenile</a></p><p><a href="https://kitaplik.example/yardim">Yardım</a></p>
`,
  ),
  ...mails(
    'ar',
    `
@@ b4 ramz | native-digits | 604917
سوقنا <no-reply@souqna.example>
رمز الدخول إلى حسابك
%html
<div dir="rtl"><p>مرحبًا،</p><p>رمز الدخول الخاص بك هو:</p><h2>٦٠٤٩١٧</h2><p>صالح لمدة ١٠ دقائق. لا تشاركه مع أحد.</p></div>

@@ b4 tafeel | verify-link
مكتبتي <hello@maktabati.example>
فعّل حسابك
%expect verify https://maktabati.example/activate/5tt1
%html
<div dir="rtl"><p>شكرًا لتسجيلك. اضغط على الزر لتفعيل حسابك.</p><a href="https://maktabati.example/activate/5tt1">تفعيل الحساب</a></div>
`,
  ),
  ...mails(
    'hi',
    `
@@ b4 otp | inline | 447120
सहज बैंक <alerts@sahaj.example>
आपका OTP
प्रिय ग्राहक, खाता xx8812 में लॉग इन करने के लिए आपका ओटीपी {447120} है। यह 5 मिनट तक मान्य है। इसे किसी के साथ साझा न करें।

@@ b4 pushti | verify-link
पाठशाला <info@pathshala.example>
अपना ईमेल सत्यापित करें
%expect verify https://pathshala.example/satyapan?x=71
%html
<p>नमस्ते,</p><p>अपना खाता चालू करने के लिए नीचे दिए गए बटन पर क्लिक करें।</p><a href="https://pathshala.example/satyapan?x=71">ईमेल सत्यापित करें</a>
`,
  ),
  ...mails(
    'zh-Hans',
    `
@@ b4 yanzhengma | inline | 883014
云舟科技 <service@yunzhou.example>
登录验证
您正在登录云舟账号，验证码：{883014}，5分钟内有效。如非本人操作，请致电400-820-0101。

@@ b4 jihuo | verify-link
书虫网 <noreply@shuchong.example>
请激活您的账号
%expect verify https://shuchong.example/jihuo?c=0fa1
%html
<p>亲爱的用户，感谢注册书虫网。请点击下面的链接完成激活：</p><p><a href="https://shuchong.example/jihuo?c=0fa1">https://shuchong.example/jihuo?c=0fa1</a></p><p>客服QQ：10002004</p>
`,
  ),
  ...mails(
    'zh-Hant',
    `
@@ b4 yanzheng | heading | 5501
小鹿外送 <hi@deer.example>
您的一次性密碼
%html
<p>您好：</p><p>請於登入頁面輸入以下一次性密碼：</p><h1>5501</h1><p>統一編號 24567890</p>

@@ b4 mima | reset-link
山海書店 <service@shanhai.example>
重設您的密碼
%expect reset_password https://shanhai.example/reset/kk81
%text
您好，

我們收到您重設密碼的要求，請點擊以下連結設定新密碼：

https://shanhai.example/reset/kk81

若非您本人操作，請忽略此信。
`,
  ),
  ...mails(
    'ja',
    `
@@ b4 ninsho | plain | 609182
ひまわり証券 <no-reply@himawari.example>
【ひまわり証券】ワンタイムパスワードのお知らせ
%text
ひまわり証券をご利用いただきありがとうございます。

ログイン画面に以下のワンタイムパスワードを入力してください。

ワンタイムパスワード：609182
有効期限：2026年11月21日 10:15

お問い合わせ：0120-000-417

@@ b4 honninkakunin | verify-link
まちのパン <info@machipan.example>
会員登録のご確認
%expect verify https://machipan.example/entry/kakunin?id=77f
%text
このたびは会員登録をお申し込みいただき、ありがとうございます。
まだ登録は完了していません。

下記URLにアクセスして、本登録を完了してください。
https://machipan.example/entry/kakunin?id=77f

※URLの有効期限は24時間です。
`,
  ),
  ...mails(
    'ko',
    `
@@ b4 injeung | box | 220941
한빛페이 <noreply@hanbit.example>
[한빛페이] 인증번호 안내
%html
<p>안녕하세요. 한빛페이입니다.</p><p>아래 인증번호를 화면에 입력해 주세요.</p><table><tr><td><b>220941</b></td></tr></table><p>사업자등록번호 120-81-47521 | 고객센터 1588-0000</p>

@@ b4 bimil | reset-link
책나루 <help@naru.example>
비밀번호 재설정 안내
%expect reset_password https://naru.example/pw/reset?k=1x
%html
<p>비밀번호 재설정을 요청하셨습니다.</p><p><a href="https://naru.example/pw/reset?k=1x">비밀번호 재설정하기</a></p><p>본인이 요청하지 않았다면 이 메일을 무시하세요.</p>
`,
  ),
  ...mails(
    'cs',
    `
@@ b4 kod | heading | 558102
Knihovna <info@knihovna.example>
Přihlášení do Knihovny
%html
<p>Dobrý den,</p><p>pro přihlášení zadejte tento kód:</p><p><strong>558102</strong></p><p>Platnost kódu je 10 minut. IČO 27082440</p>
`,
  ),
  ...mails(
    'vi',
    `
@@ b4 ma | inline | 731905
Chợ Nhà <hotro@chonha.example>
Mã xác thực đăng nhập
Mã xác thực của bạn là {731905}. Mã có hiệu lực trong 5 phút. Tuyệt đối không chia sẻ mã này.
`,
  ),
  ...mails(
    'id',
    `
@@ b4 kode | inline | 604771
Warung <halo@warung.example>
Kode verifikasi Warung
Masukkan kode {604771} untuk masuk ke akun Warung kamu. JANGAN berikan kode ini ke siapa pun.
`,
  ),
  ...mails(
    'th',
    `
@@ b4 otp | inline | 118205
ร้านดี <noreply@randee.example>
รหัส OTP ของคุณ
รหัส OTP คือ {118205} (Ref: KXQZ) ใช้ได้ภายใน 5 นาที ห้ามเปิดเผยรหัสนี้กับผู้อื่น
`,
  ),
];
