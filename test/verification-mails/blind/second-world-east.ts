import type { VerificationCase } from '../case.ts';
import { mails } from '../mails.ts';

/** Mails of other services in further languages, written after the first batch was looked at and before this one was measured. */
export const SECOND_WORLD_EAST: readonly VerificationCase[] = [
  ...mails(
    'ru',
    `
@@ b2 мессенджер | plain | 40822
Болталка <login@boltalka.example>
Код для входа в Болталку
%text
Ваш код: 40822

Он действует 5 минут. Если вы не входили в Болталку, просто удалите письмо.

@@ b2 госуслуги | heading | 5512
Единый портал <no-reply@edportal.example>
Подтверждение адреса электронной почты
Для подтверждения адреса введите код на портале:
# 5512
`,
  ),
  ...mails(
    'uk',
    `
@@ b2 банк | inline | 7714
Калина Банк <info@kalynabank.example>
Вхід до кабінету
Ваш одноразовий пароль: {7714}. Нікому його не повідомляйте.
`,
  ),
  ...mails(
    'tr',
    `
@@ b2 e-ticaret | inline | 730184
Sepetim <noreply@sepetim.example>
Sepetim doğrulama
Hesabını doğrulamak için kodun: {730 184}

@@ b2 parola | reset-link
Ders Notu <destek@dersnotu.example>
Şifreni mi unuttun?
Yeni bir şifre belirlemek için butona tıkla.
>r Şifremi sıfırla | https://dersnotu.example/sifre/yeni?anahtar=91xa
`,
  ),
  ...mails(
    'ar',
    `
@@ b2 توصيل | inline | 4829
مشوار <noreply@mishwar.example>
رمز التحقق
رمز التحقق الخاص بك في مشوار هو {4829}. لا تشارك هذا الرمز مع أي شخص.

@@ b2 دعوة | invitation
فريقي <noreply@fariqi.example>
دعاك أحمد للانضمام إلى فريق التصميم
دعاك أحمد للانضمام إلى مساحة العمل.
>i قبول الدعوة | https://fariqi.example/invite/9fk2
`,
  ),
  ...mails(
    'he',
    `
@@ b2 חנות | inline | 620914
שוק ברשת <noreply@shukbareshet.example>
אימות כתובת הדוא"ל
קוד האימות שלך הוא {620 914} ותוקפו 10 דקות.
`,
  ),
  ...mails(
    'hi',
    `
@@ b2 वॉलेट | heading | 482019
पैसा वॉलेट <noreply@paisawallet.example>
लॉगिन के लिए OTP
आपके खाते में लॉगिन करने के लिए वन टाइम पासवर्ड (OTP):
# 482 019
यह 5 मिनट तक मान्य है।
`,
  ),
  ...mails(
    'zh-CN',
    `
@@ b2 视频 | inline | 6604
哔看 <noreply@bikan.example>
邮箱验证
你的校验码：{6604}，10分钟内有效。

@@ b2 修改密码 | heading | 715902
行云 <security@xingyun.example>
安全验证
您正在修改登录密码，请在页面中输入以下验证码：
# 715 902
`,
  ),
  ...mails(
    'zh-TW',
    `
@@ b2 註冊 | inline | 40822
蘋果園 <hello@orchardtw.example>
歡迎加入蘋果園
您的註冊驗證碼為 {40822}，請於 30 分鐘內完成驗證。
`,
  ),
  ...mails(
    'ja',
    `
@@ b2 配信 | heading | 615028
えいが館 <no-reply@eigakan.example>
サインインコードのお知らせ
次のコードを入力してサインインしてください。
# 615 028
このコードは15分で無効になります。

@@ b2 銀行 | inline | 48291377
さくらネット銀行 <info@sakuranet.example>
お振込の確認
お振込（金額 12,500円）の承認に必要な認証番号は{48291377}です。

@@ b2 招待 | invitation
チームボード <no-reply@teamboard.example>
山田さんからチームボードに招待されました
山田太郎さんがあなたをワークスペース「営業」に招待しました。
>i 招待を承諾する | https://teamboard.example/invite/accept?k=Ab9x
`,
  ),
  ...mails(
    'ko',
    `
@@ b2 메신저 | inline | 408217
말풍선 <noreply@malpung.example>
말풍선 로그인
본인 확인을 위한 인증 코드는 {40 82 17}입니다.

@@ b2 은행 | heading | 482913
새벽은행 <alert@saebyeok.example>
일회용 비밀번호 발급
아래 일회용 비밀번호를 화면에 입력해 주세요.
# 482913
`,
  ),
  ...mails(
    'sv',
    `
@@ b2 inlogg | inline | 604118
Biblioteket <noreply@biblioteket.example>
Inloggning
Din kod är {604 118}. Använd den för att logga in på Mina sidor.
`,
  ),
  ...mails(
    'nb',
    `
@@ b2 bekreft | verify-link
Hyttebok <post@hyttebok.example>
Bekreft e-postadressen din
Trykk på knappen for å bekrefte adressen.
>v Bekreft e-post | https://hyttebok.example/bekreft?kode=4f02
`,
  ),
  ...mails(
    'fi',
    `
@@ b2 kirjaudu | inline | 82914
Kirjasto <noreply@kirjasto.example>
Kirjautuminen
Kertakäyttökoodisi on {82914}. Älä anna sitä muille.
`,
  ),
  ...mails(
    'cs',
    `
@@ b2 banka | heading | 771420
Sporobanka <noreply@sporobanka.example>
Potvrzení platby
Pro potvrzení opište tento jednorázový kód do aplikace:
# 771 420
Částka 1 250,00 Kč, účet 2048291377/0800.
`,
  ),
  ...mails(
    'vi',
    `
@@ b2 dang nhap | inline | 482016
Xe Nhanh <noreply@xenhanh.example>
Đăng nhập Xe Nhanh
Mã đăng nhập của bạn là {482016}. Vui lòng không chia sẻ.
`,
  ),
  ...mails(
    'th',
    `
@@ b2 ยืนยัน | verify-link
ตลาดนัด <hello@taladnad.example>
ยืนยันอีเมลของคุณ
กดปุ่มด้านล่างเพื่อยืนยันอีเมล
>v ยืนยันอีเมล | https://taladnad.example/yuenyan?token=71fa
`,
  ),
  ...mails(
    'id',
    `
@@ b2 masuk | inline | 660218
Belanjaku <noreply@belanjaku.example>
Kode OTP untuk masuk
Masukkan kode {660 218} untuk masuk ke akun Belanjaku kamu.
`,
  ),
  ...mails(
    'el',
    `
@@ b2 επιβεβαίωση | verify-link
Βιβλιοπωλείο <info@vivliopoleio.example>
Επιβεβαίωση email
Πατήστε το κουμπί για να επιβεβαιώσετε το email σας.
>v Επιβεβαίωση email | https://vivliopoleio.example/confirm?c=a71f
`,
  ),
  ...mails(
    'ro',
    `
@@ b2 cod | inline | 902417
Banca Munților <noreply@bancamunti.example>
Autentificare
Codul dumneavoastră unic este {902 417}. Nu îl comunicați nimănui.
`,
  ),
  ...mails(
    'hu',
    `
@@ b2 megerősít | verify-link
Piactér <info@piacter.example>
Erősítse meg e-mail-címét
Kattintson a gombra a regisztráció befejezéséhez.
>v E-mail-cím megerősítése | https://piacter.example/megerosites/71fa
`,
  ),
];
