import type { VerificationCase } from '../case.ts';
import { mails } from '../mails.ts';

/** Mails in further languages of Europe, written without a look at the extraction. */
export const FIRST_EUROPE_EAST: readonly VerificationCase[] = [
  ...mails(
    'ru',
    `
@@ b1 почта | heading | 4802217
Яблоко ID <noreply@id.yabloko.example>
Код для входа
Здравствуйте! Чтобы войти в аккаунт, введите этот код:
# 480 22 17
Никому его не сообщайте. Код действует 10 минут.

@@ b1 банк | inline | 9027
ВолгаБанк <info@volgabank.example>
Подтверждение операции
Никому не говорите код: {9027}. Перевод 12 500 ₽ на карту *4471. Остаток 48 291,37 ₽.

@@ b1 регистрация | verify-link
Форум садоводов <robot@sadforum.example>
Завершение регистрации
Чтобы подтвердить свой адрес, перейдите по ссылке:
^v https://sadforum.example/reg/confirm.php?id=88&hash=f00b12

@@ b1 сброс | reset-link
Билетная касса <support@kassa.example>
Восстановление пароля
Вы запросили восстановление пароля. Нажмите на кнопку, чтобы задать новый пароль.
>r Сменить пароль | https://kassa.example/restore?key=91ab
`,
  ),
  ...mails(
    'uk',
    `
@@ b1 дія | heading | 662018
Портал послуг <no-reply@portalposlug.example>
Ваш код підтвердження
Вітаємо! Введіть цей код на сторінці входу:
# 6620 18
Код дійсний 5 хвилин.

@@ b1 пошта | verify-link
Новий магазин <shop@novymag.example>
Підтвердьте електронну адресу
Натисніть кнопку, щоб підтвердити адресу.
>v Підтвердити адресу | https://novymag.example/verify/77-ua
`,
  ),
  ...mails(
    'tr',
    `
@@ b1 banka | inline | 481907
Anadolu Bankası <bilgi@anadolubank.example>
İşlem onayı
Sayın Kim Lee, 1.450,00 TL tutarındaki işleminiz için onay kodunuz: {481 907}. Kimseyle paylaşmayınız. B001

@@ b1 uye | heading | 3382
Pazarcık <bilgi@pazarcik.example>
Giriş kodun: 3382
Merhaba, Pazarcık hesabına giriş yapmak için bu kodu kullan:
# 3382

@@ b1 dogrula | verify-link
Kitapyurdu Gibi <uyelik@kitapgibi.example>
Üyeliğini tamamla
E-posta adresini doğrulamak için aşağıdaki butona tıkla.
>v E-postamı doğrula | https://kitapgibi.example/uyelik/dogrula?k=aa17
`,
  ),
  ...mails(
    'sv',
    `
@@ b1 engangskod | heading | 704218
Svea Konto <noreply@sveakonto.example>
Din engångskod
Hej! Skriv in engångskoden för att logga in:
# 70 42 18
Koden gäller i 5 minuter. Dela den inte med någon.

@@ b1 bekrafta | verify-link
Loppis <hej@loppis.example>
Bekräfta din e-postadress
Tryck på knappen så är du igång.
>v Bekräfta e-postadressen | https://loppis.example/bekrafta/1a2b
`,
  ),
  ...mails(
    'da',
    `
@@ b1 kode | inline | 510938
Havn Bank <ingensvar@havnbank.example>
Bekræftelseskode
Din bekræftelseskode er {510938}. Den udløber kl. 14.35. Giv den aldrig til andre.

@@ b1 nulstil | reset-link
Sofie fra Kursus.dk <kontakt@kursus.example>
Nulstil din adgangskode
Klik her for at vælge en ny adgangskode.
>r Vælg ny adgangskode | https://kursus.example/adgangskode/ny?k=7
`,
  ),
  ...mails(
    'nb',
    `
@@ b1 innlogging | heading | 829140
Fjordpost <ikke-svar@fjordpost.example>
Engangskode for innlogging
Hei Kim, her er koden din:
# 82 91 40
Kundenummer 4471829.
`,
  ),
  ...mails(
    'fi',
    `
@@ b1 koodi | heading | 630172
Metsäpankki <eivastausta@metsapankki.example>
Vahvistuskoodisi
Hei, käytä tätä vahvistuskoodia kirjautumiseen:
# 630172
Koodi on voimassa 10 minuuttia. Asiakasnumero 88204417.

@@ b1 vahvista | verify-link
Kirppis <moi@kirppis.example>
Vahvista sähköpostiosoitteesi
Klikkaa alla olevaa painiketta.
>v Vahvista osoite | https://kirppis.example/vahvista/9f
`,
  ),
  ...mails(
    'cs',
    `
@@ b1 kod | heading | 417830
Vltava Banka <neodpovidat@vltavabanka.example>
Ověřovací kód
Dobrý den, pro přihlášení zadejte tento kód:
# 417 830
Platba 1 250 Kč, VS 2048291377.

@@ b1 potvrzeni | verify-link
Zahrádkář <info@zahradkar.example>
Potvrďte svou e-mailovou adresu
Pro dokončení registrace klikněte na odkaz.
>v Potvrdit e-mail | https://zahradkar.example/potvrdit?id=41
`,
  ),
  ...mails(
    'el',
    `
@@ b1 κωδικός | heading | 904417
Τράπεζα Αιγαίου <noreply@aegeanbank.example>
Κωδικός επαλήθευσης
Ο κωδικός μιας χρήσης για τη σύνδεσή σας είναι:
# 904417
Μην τον κοινοποιήσετε σε κανέναν.
`,
  ),
  ...mails(
    'hu',
    `
@@ b1 kód | inline | 281604
Duna Bank <noreply@dunabank.example>
Belépési kód
Az Ön egyszer használatos belépési kódja: {281 604}. Ne adja meg senkinek.
`,
  ),
  ...mails(
    'ro',
    `
@@ b1 cod | heading | 663019
Carpați Shop <noreply@carpatishop.example>
Codul tău de verificare
Salut! Introdu codul de mai jos pentru a-ți confirma contul:
# 663 019
Codul expiră în 10 minute. Comanda #48291377 rămâne neschimbată.
`,
  ),
];
