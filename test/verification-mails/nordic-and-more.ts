import type { VerificationCase } from './case.ts';
import { mails } from './mails.ts';

/** Mails with a code or a link in languages with a few mails each. */
export const MORE_LANGUAGES: readonly VerificationCase[] = [
  ...mails(
    'sv',
    `
@@ butik kod | heading | 318405
Butiken <noreply@butiken.example>
Din verifieringskod
Hej Maja! Ange koden för att slutföra registreringen:
# 318405
Koden gäller i 10 minuter. Kundtjänst 08-555 012 34

@@ engångskod | inline | 660291
Fjordbanken <info@fjordbanken.example>
Engångskod för inloggning
Din engångskod är {660291}. Dela den aldrig med någon.

@@ lösenord | reset-link
Butiken <noreply@butiken.example>
Återställ ditt lösenord
Klicka för att välja ett nytt lösenord.
>r Återställ lösenord | https://butiken.example/losenord/nytt/71fa
`,
  ),
  ...mails(
    'da',
    `
@@ bekræftelse | heading | 504812
Cykelhuset <noreply@cykelhuset.example>
Din bekræftelseskode
Hej Freja, indtast denne kode for at fortsætte:
# 504812
Koden udløber om 15 minutter.

@@ aktiver | verify-link
Havevenner <hej@havevenner.example>
Bekræft din e-mailadresse
Tak for din tilmelding!
>v Bekræft min e-mail | https://havevenner.example/bekraeft/18c0
`,
  ),
  ...mails(
    'nb',
    `
@@ engangskode | inline | 71830
Nordbillett <innlogging@nordbillett.example>
Engangskode for innlogging
Koden din er {71830}. Den er gyldig i 5 minutter.
`,
  ),
  ...mails(
    'fi',
    `
@@ vahvistuskoodi | heading | 440927
Kirppis <noreply@kirppis.example>
Vahvistuskoodisi
Hei! Syötä vahvistuskoodi sovellukseen:
# 440927
Koodi on voimassa 10 minuuttia.
`,
  ),
  ...mails(
    'cs',
    `
@@ ověřovací kód | heading | 693017
Obchůdek <neodpovidejte@obchudek.example>
Váš ověřovací kód
Dobrý den, zadejte prosím tento kód:
# 693017
Platnost kódu je 10 minut. IČO 12345678

@@ heslo | reset-link
Jízdenka <ucet@jizdenka.example>
Obnovení hesla
Požádali jste o obnovení hesla.
>r Nastavit nové heslo | https://jizdenka.example/heslo/nove?t=8cc1
`,
  ),
  ...mails(
    'el',
    `
@@ κωδικός | heading | 285901
Αγορά <noreply@agora-shop.example>
Ο κωδικός επαλήθευσής σας
Γεια σας, εισαγάγετε τον παρακάτω κωδικό:
# 285901
Ο κωδικός λήγει σε 10 λεπτά.

@@ επιβεβαίωση | verify-link
Κήπος <welcome@kipos.example>
Επιβεβαιώστε τη διεύθυνση email σας
Ευχαριστούμε για την εγγραφή σας.
>v Επιβεβαίωση email | https://kipos.example/verify/0fa7
`,
  ),
  ...mails(
    'vi',
    `
@@ mã xác minh | heading | 907142
Chợ Tốt Lành <no-reply@chotl.example>
Mã xác minh của bạn
Xin chào Linh, vui lòng nhập mã sau để tiếp tục:
# 907142
Mã có hiệu lực trong 5 phút. Hotline 1900 1234

@@ mã otp | inline | 361805
Ngân hàng Sông Hồng <otp@songhongbank.example>
Mã OTP giao dịch
Mã OTP của quý khách là {361805}. Tuyệt đối không cung cấp mã này cho bất kỳ ai.
`,
  ),
  ...mails(
    'id',
    `
@@ kode verifikasi | heading | 550318
Pasar Kita <no-reply@pasarkita.example>
Kode verifikasi Anda
Halo Dewi, masukkan kode berikut untuk masuk:
# 550318
Berlaku 5 menit. Jangan berikan kode ini kepada siapa pun.

@@ konfirmasi | verify-link
Kebunku <halo@kebunku.example>
Konfirmasi alamat email Anda
Terima kasih sudah mendaftar.
>v Konfirmasi email | https://kebunku.example/konfirmasi/77ce
`,
  ),
  ...mails(
    'th',
    `
@@ รหัสยืนยัน | heading | 418063
ตลาดนัด <no-reply@talatnat.example>
รหัสยืนยันของคุณ
สวัสดีค่ะ กรุณากรอกรหัสยืนยันด้านล่าง
# 418063
รหัสมีอายุ 5 นาที

@@ otp | inline | 772916
ธนาคารริมน้ำ <otp@rimnambank.example>
รหัส OTP สำหรับทำรายการ
รหัส OTP ของท่านคือ {772916} ห้ามบอกผู้อื่น
`,
  ),
  ...mails(
    'hu',
    `
@@ ellenőrző kód | heading | 830145
Piactér <noreply@piacter.example>
Az Ön ellenőrző kódja
Kérjük, adja meg ezt a kódot a belépéshez:
# 830145
`,
  ),
  ...mails(
    'ro',
    `
@@ cod de verificare | inline | 265094
Magazinul Meu <noreply@magazinulmeu.example>
Codul tău de verificare
Codul tău de verificare este {265094}. Expiră în 10 minute.
`,
  ),
];
