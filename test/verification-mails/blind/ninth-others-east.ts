import { mails } from '../mails.ts';

/** Mails of batch 9 without anything to find: Polish, Russian, Turkish, Arabic, Hindi and a few others. */
export const NINTH_EAST_OTHERS = [
  ...mails(
    'pl',
    `
@@ b9s rail e-ticket | event-ticket
Koleje Wiślane <bilety@kolejewislane.example>
Bilet eIC72104417 Warszawa Centralna - Kraków Główny
%text
Dziękujemy za zakup biletu.

Numer biletu: eIC72104417
Pociąg: EIP 3104, odj. 21.11.2026 godz. 07:45, wagon 4, miejsce 61
Cena: 169,00 PLN (w tym VAT 8%: 12,52 PLN)
Kod Aztec znajduje się w załączonym pliku PDF. Podczas kontroli okaż dokument ze zdjęciem.

Koleje Wiślane S.A., Al. Jerozolimskie 142A, 02-305 Warszawa. Infolinia 703 200 200 (1,29 zł/min)

@@ b9s e-prescription | public-office
Konto Pacjenta <powiadomienia@kontopacjenta.example>
Wystawiono dla Ciebie e-receptę
%html
<div style="font-family:Lato,Arial;max-width:600px"><p>Informacja o wystawionej recepcie</p><p>Data wystawienia: 2026-11-18, ważna do: 2026-12-18</p><p style="background:#eef;padding:16px">4-cyfrowy kod dostępu do recepty: <b>7310</b></p><p>W aptece podaj kod dostępu oraz numer PESEL pacjenta.</p><p>Bezpłatna infolinia: 19 239</p></div>

@@ b9s classifieds message | discussion
Ogłoszenia24 <wiadomosci@ogloszenia24.example>
Nowa wiadomość: Rower górski 29", rama 19
%html
<table width="600" style="font-family:Arial"><tr><td><p>Użytkownik <b>Tomek</b> odpowiedział na Twoje ogłoszenie <a href="https://ogloszenia24.example/o/ID1a4Qx">Rower górski 29", rama 19</a> (1 450 zł)</p><blockquote>Witam, czy 1300 przejdzie? Mogę odebrać w sobotę po 14, proszę o adres albo tel. 660 441 207</blockquote><p><a href="https://ogloszenia24.example/moje/wiadomosci/88120">Odpowiedz</a></p><p style="font-size:11px;color:#888">Uważaj na oszustów: nigdy nie podawaj kodu z SMS ani danych karty kupującym. ID ogłoszenia: 904417712</p></td></tr></table>

@@ b9s school meeting | meeting
Dziennik Szkolny <dziennik@dziennikszkolny.example>
Zebranie z rodzicami klasy 4b: 24.11, godz. 17:30
%text
Szanowni Państwo,
zebranie odbędzie się online. Identyfikator spotkania: 884 120 4417, kod dostępu: 4Bk26. Dołącz: https://spotkania.example/j/8841204417
Składka na komitet: 50 zł, rachunek 12 1090 0000 0001 4412 0771 2093.
Pozdrawiam, Iwona Maj, wychowawczyni

@@ b9s password changed | security-notice
Kantorek <hej@kantorek.example>
Hasło zostało zmienione
%text
Cześć Ewa,

20.11.2026 o 21:04 zmieniono hasło do Twojego konta w Kantorku (aplikacja 5.12.0, Android 16, Gdynia).

To Ty? Nic nie musisz robić.
To nie Ty? Zadzwoń od razu: 58 441 20 77.
`,
  ),
  ...mails(
    'ru',
    `
@@ b9s parcel notice | tracking
Почта Регион <noreply@pochtaregion.example>
Отправление 80084412077122 прибыло в место вручения
%text
Отправление № 80084412077122 ожидает вас в отделении 620014, Екатеринбург, пр. Ленина, 39. Часы работы: 08:00–20:00. Код для получения по упрощённому вручению: 4093 (действует до 30.11.2026). Бесплатное хранение 15 дней. Справки: 8-800-100-00-00

@@ b9s deploy failed | developer
Сборка CI <ci@uralsoft.example>
[FAILED] backend-billing #20417 (release/5.18.2)
%html
<h3 style="color:#c00">Сборка упала</h3><table border="0" cellpadding="4" style="font-family:monospace;font-size:13px"><tr><td>Проект</td><td>backend-billing</td></tr><tr><td>Коммит</td><td>7f0c1e29 (feat: вход по одноразовому коду)</td></tr><tr><td>Автор</td><td>s.petrov</td></tr><tr><td>Этап</td><td>integration-tests, код возврата 137</td></tr><tr><td>Тест</td><td>LoginTest.shouldAcceptCode: expected 200 but was 403</td></tr></table><p><a href="https://ci.uralsoft.example/builds/20417">Журнал сборки</a></p>

@@ b9s fitness invoice | receipt
Фитнес Волна <club@fitvolna.example>
Оплата прошла успешно
%html
<body style="background:#eef7fa"><table width="560" align="center" bgcolor="#ffffff" style="font-family:Arial" cellpadding="12"><tr><td><h2>Спасибо, Алина!</h2><p>Карта клуба № 00441207 продлена до 20.02.2027.</p><p>Списано 7 900 ₽ с карты *4417. Номер операции 631844120917, код авторизации 284Q17.</p><p>Абонемент включает 12 групповых занятий и гостевой визит по промокоду <b>DRUG26</b>.</p><p><a href="https://fitvolna.example/lk">Личный кабинет</a></p></td></tr><tr><td style="font-size:11px;color:#888">ООО «Волна Спорт», 630099, Новосибирск, Красный проспект, 44. Тел. +7 383 207-44-12</td></tr></table></body>

@@ b9s colleague thread | reply
Сергей Петров <s.petrov@uralsoft.example>
RE: Акт сверки за октябрь
%text
Лена, добрый день.

Акт № 417 от 31.10.2026 подписал, скан во вложении. Расхождение 12 840,00 руб. это счёт 90771, его провели ноябрём.
Кабинет переговорной 504, в четверг в 15:30 удобно?

С уважением,
Сергей Петров
ООО «УралСофт», доб. 4412

> От: Елена Зайцева
> Отправлено: 19 ноября 2026 г. 10:22
> Прошу подтвердить сумму до конца недели.

@@ b9s theatre news | newsletter
Театр на Набережной <afisha@teatrnab.example>
Декабрьская афиша и предпродажа на «Щелкунчика»
%html
<div style="background:#1a0f1f;color:#f3e9d2;font-family:Georgia;padding:30px"><h1>Декабрь</h1><p>5, 6 декабря, 19:00, «Вишнёвый сад», от 900 ₽</p><p>12 декабря, 18:00, «Ревизор», от 700 ₽</p><p>Предпродажа для подписчиков: пароль <b>ДРОССЕЛЬМЕЙЕР</b> в кассе и на сайте до 25 ноября.</p><p><a style="color:#e7b75f" href="https://teatrnab.example/afisha">Вся афиша</a></p><p style="font-size:11px">603001, Нижний Новгород, Нижневолжская наб., 9 · <a style="color:#aaa" href="https://teatrnab.example/out?e=71">отписаться</a></p></div>
`,
  ),
  ...mails(
    'tr',
    `
@@ b9s natural gas bill | receipt
Boğaz Gaz <efatura@bogazgaz.example>
E-Faturanız hazır: Kasım 2026
%html
<table width="580" align="center" style="font-family:Arial;font-size:14px;border:1px solid #ccc" cellpadding="10"><tr><td colspan="2" bgcolor="#0054a6" style="color:#fff">Boğaz Gaz Dağıtım A.Ş.</td></tr><tr><td>Tesisat No</td><td>20441207</td></tr><tr><td>Fatura No</td><td>BGZ2026000884417</td></tr><tr><td>Tüketim</td><td>118 m³</td></tr><tr><td>Tutar</td><td><b>1.184,40 TL</b></td></tr><tr><td>Son Ödeme Tarihi</td><td>04.12.2026</td></tr><tr><td colspan="2"><a href="https://online.bogazgaz.example/odeme?t=20441207">Faturayı öde</a><br>Acil durum: 187</td></tr></table>

@@ b9s gate and apartment | personal
Ayşegül Tan <aysegul.tan@posta.example>
Ev için notlar
%text
Selam canım,
Bina kapı şifresi 1923#, daire 14. Wifi adı Tan_5G, şifresi kedi2019. Kombi servisi 0532 441 20 77.
Cumartesi 10:15 vapuruyla dönüyoruz. Öpüyorum!

@@ b9s webinar reminder | meeting
Defterim Akademi <akademi@defterim.example>
Yarın: E-fatura geçişi webinarı (saat 14:00)
%html
<p>Merhaba,</p><p>Kaydolduğunuz webinar yarın, 24 Kasım 2026 Salı, 14:00'te başlıyor.</p><p><a href="https://toplanti.example/w/94417120771?tk=aQ01">Webinara katıl</a></p><p>Webinar kimliği: 944 1712 0771<br>Parola: 604417</p><p>Takviminize eklemeyi unutmayın.</p>

@@ b9s return approved | order
Modaevi <iade@modaevi.example>
İade talebiniz onaylandı
%html
<html><body><div style="font-family:Tahoma;width:560px;margin:auto"><h3>Merhaba Zeynep Kaya,</h3><p>1184402917 numaralı siparişinize ait 1 ürün için iade talebiniz onaylandı.</p><table border="1" cellpadding="8" style="border-collapse:collapse"><tr><td>Ürün</td><td>Kadın Trençkot, 38 beden, 90441</td></tr><tr><td>İade tutarı</td><td>899,99 TL</td></tr><tr><td>Kargo iade kodu</td><td><b>4471209377</b></td></tr></table><p>Ürünü 7 gün içinde iade koduyla en yakın Rüzgar Kargo şubesine teslim ediniz.</p><p><a href="https://www.modaevi.example/hesabim/iadelerim">İadelerim</a></p></div></body></html>

@@ b9s security tips | bank
Anadolu Katılım <bilgi@anadolukatilim.example>
Dolandırıcılara karşı 3 öneri
%text
Değerli Müşterimiz,

1. Tek kullanımlık şifrenizi hiç kimseyle paylaşmayın.
2. SMS ile gelen bağlantılara tıklayarak giriş yapmayın.
3. Kart limitinizi mobil uygulamadan düzenli kontrol edin.

Şüpheli durumlarda 7/24 0850 222 44 17.

Anadolu Katılım, Şişli/İstanbul
`,
  ),
  ...mails(
    'ar',
    `
@@ b9s flight booking | booking
طيران الشرق <booking@sharqair.example>
تأكيد الحجز H7KQ2M: الدار البيضاء - القاهرة
%html
<div dir="rtl" style="font-family:Arial;text-align:right;width:600px;margin:auto"><h2>شكراً لحجزك معنا</h2><p>رمز الحجز (PNR): <b>H7KQ2M</b></p><table border="1" cellpadding="6" style="border-collapse:collapse"><tr><td>الرحلة</td><td dir="ltr">SQ 471</td></tr><tr><td>المغادرة</td><td>25/11/2026، 22:15، المبنى 1</td></tr><tr><td>المسافر</td><td>كريم بناني</td></tr><tr><td>رقم التذكرة</td><td>1474412077120</td></tr><tr><td>المجموع</td><td>3.184,00 درهم</td></tr></table><p><a href="https://sharqair.example/checkin?pnr=H7KQ2M">إنجاز إجراءات السفر</a></p></div>

@@ b9s traffic violation | public-office
إدارة المرور <no-reply@moroor.example>
إشعار بتسجيل مخالفة مرورية
%text
المكرم / سعد القحطاني
تم تسجيل مخالفة مرورية رقم ٤٤١٢٠٧٧١ على المركبة رقم (ح ب ك ٤٤١٧) بتاريخ ١٤٤٨/٠٦/٠٩هـ، الوصف: تجاوز السرعة، المبلغ: ٣٠٠ ريال.
يمكنكم الاعتراض خلال ٣٠ يوماً من خلال المنصة بعد تسجيل الدخول.

@@ b9s mobile recharge | receipt
شبكة نجم للاتصالات <noreply@najmtel.example>
بطاقة الشحن الخاصة بك
%html
<html dir="rtl" lang="ar"><body style="font-family:Tahoma;background:#f3f0fa"><table dir="rtl" width="520" align="center" bgcolor="#fff" cellpadding="14"><tr><td><h3>شكراً لشرائك من متجر نجم</h3></td></tr><tr><td>بطاقة شحن فئة 50 ريال<br>الرقم السري للبطاقة: <b dir="ltr">4412 0771 2093 88</b><br>الرقم التسلسلي: 90041772<br>صالحة حتى: 20/11/2027</td></tr><tr><td>للشحن اطلب <span dir="ltr">*1400*PIN#</span></td></tr><tr><td style="font-size:11px">رقم الطلب 118402 · ضريبة القيمة المضافة 15% مشمولة · الرقم الضريبي 300044120700003</td></tr></table></body></html>

@@ b9s recipe weekly | newsletter
مطبخ جدتي <hello@matbakhjaddati.example>
٥ أكلات شتوية دافئة لهذا الأسبوع
%html
<div dir="rtl" style="font-family:Amiri,serif;font-size:18px"><h1>شوربة العدس على أصولها</h1><p>٢٥٠ غراماً من العدس، بصلة كبيرة، ٤ أكواب ماء، ٣٠ دقيقة فقط.</p><p><a href="https://matbakhjaddati.example/r/2041">الوصفة كاملة</a></p><p>سجّلي دخولك لحفظ وصفاتك المفضلة.</p><p style="font-size:12px"><a href="https://matbakhjaddati.example/unsubscribe/771">إلغاء الاشتراك</a></p></div>

@@ b9s login notice | security-notice
وظيفتي <accounts@wazifati.example>
تم تسجيل الدخول إلى حسابك
%text
مرحباً ليلى،
تم تسجيل الدخول إلى حسابك يوم 20/11/2026 الساعة 10:42 ص من متصفح Firefox 144 على Windows (عمّان، الأردن، 82.212.77.40).
إذا كنت أنت من قام بذلك فلا حاجة لأي إجراء، وإلا فتواصلي معنا: 065770441
`,
  ),
  ...mails(
    'hi',
    `
@@ b9s gas cylinder | order
घरेलू गैस <noreply@gharelugas.example>
आपकी LPG रिफिल बुकिंग की पुष्टि
%text
प्रिय उपभोक्ता, आपकी रिफिल बुकिंग सं. 2-004412077120 दिनांक 19/11/2026 को दर्ज कर ली गई है। राशि रु. 903.00। डिलीवरी के समय DAC 6417 डिलीवरी कर्मी को बताएं। वितरक: श्री बालाजी गैस एजेंसी, कानपुर 208001, फोन 0512-2304412.

@@ b9s mutual fund report | report
धन वृक्ष निवेश <statements@dhanvriksh.example>
Portfolio summary: अक्टूबर 2026
%html
<table width="600" align="center" style="font-family:Arial;font-size:13px" cellpadding="8"><tr><td colspan="3" bgcolor="#e8f5e9"><b>Folio No. 44120771/20</b>, Neha Verma</td></tr><tr><td>योजना</td><td>यूनिट</td><td>मूल्य</td></tr><tr><td>Bluechip Fund (G)</td><td>1,184.402</td><td>₹ 77,120.93</td></tr><tr><td>Tax Saver (IDCW)</td><td>417.900</td><td>₹ 18,045.10</td></tr><tr><td colspan="2">कुल</td><td><b>₹ 95,166.03</b></td></tr><tr><td colspan="3">Statement PDF का password आपका PAN (capital letters) है। अगली SIP किस्त: 05-12-2026, ₹ 5,000.</td></tr><tr><td colspan="3" style="font-size:10px">म्यूचुअल फंड निवेश बाज़ार जोखिमों के अधीन हैं। ARN-104417. <a href="https://dhanvriksh.example/login">Login</a></td></tr></table>

@@ b9s diwali cashback | promo-code
Sasta Mart <deals@sastamart.example>
Sirf aaj! ₹200 OFF + free delivery 🪔
%html
<center style="font-family:Arial"><h1>मेगा सेल का आख़िरी दिन</h1><p>₹999 से ऊपर के order पर code <b style="border:1px dashed #f60;padding:6px">SASTA200</b> लगाएं</p><p>App kholein, login karein aur shopping shuru karein!</p><p><a href="https://e.sastamart.example/k/71xa">अभी ख़रीदें</a></p><p style="font-size:10px">T&amp;C apply. <a href="https://e.sastamart.example/u/71xa">Unsubscribe</a></p></center>

@@ b9s admit card | education
राज्य परीक्षा मंडल <pariksha@rajyapariksha.example>
प्रवेश पत्र डाउनलोड करें - लिखित परीक्षा 29.11.2026
%text
प्रिय अभ्यर्थी मोहित यादव,

आपका अनुक्रमांक 2604412077 है। परीक्षा केंद्र: राजकीय इंटर कॉलेज, प्रयागराज 211002 (केंद्र कोड 14417)
रिपोर्टिंग समय: प्रातः 8:30 बजे, द्वार 9:30 बजे बंद होगा।

पंजीकरण संख्या और जन्म तिथि से login करके प्रवेश पत्र डाउनलोड करें: https://rajyapariksha.example/admitcard

परीक्षा नियंत्रक
`,
  ),
  ...mails(
    'uk',
    `
@@ b9s power outage | reminder
Обленерго Дніпровське <info@oblenergo-dn.example>
Планове відключення 25.11.2026
%text
Шановний споживачу! За адресою м. Дніпро, вул. Січеславська, 44, о/р 304412077, 25.11.2026 з 09:00 до 16:00 буде припинено електропостачання (черга 4.1). Контакт-центр: 0 800 500 444
`,
  ),
  ...mails(
    'cs',
    `
@@ b9s pickup box | tracking
Balíkobox <info@balikobox.example>
Zásilka Z 441 2077 120 je připravena k vyzvednutí
%html
<div style="font-family:Arial;max-width:580px"><h2 style="color:#ba1b02">Vyzvedněte si zásilku</h2><p>Zásilka <b>Z 441 2077 120</b> od Zahradník.example na vás čeká v boxu Olomouc, Hněvotínská 44.</p><p>Heslo pro výdej: <b>4Q7K12</b></p><p>Dobírka: 1 184 Kč, lze platit kartou v aplikaci. Vyzvednout můžete do 25. 11. 2026.</p><p><a href="https://balikobox.example/cs/z/4412077120">Sledovat zásilku</a></p></div>
`,
  ),
  ...mails(
    'he',
    `
@@ b9s show tickets | event-ticket
קופת הכרטיסים <tickets@kupatkartisim.example>
הכרטיסים שלך להופעה ב-28/11/2026
%text
שלום נועם,
הזמנה מס' 88441207 אושרה. היכל התרבות, תל אביב, יציע 4 שורה 12 מושבים 17-18, דלתות 20:00.
סה"כ 478.00 ₪ (כרטיס אשראי המסתיים ב-4417). קוד איסוף בקופה: 30912.
`,
  ),
  ...mails(
    'el',
    `
@@ b9s tax office notice | public-office
Φορολογική Πύλη <noreply@forologikipyli.example>
Νέο μήνυμα στη θυρίδα σας
%html
<p>Αξιότιμε/η φορολογούμενε/η,</p><p>Έχετε νέο μήνυμα με αρ. πρωτ. 441207/18-11-2026 (Οφειλή ΕΝΦΙΑ, 9η δόση, 47,12 €, προθεσμία 30/11/2026).</p><p>Για να το διαβάσετε, συνδεθείτε στην πύλη με τους προσωπικούς σας κωδικούς. <b>Η υπηρεσία δεν ζητά ποτέ κωδικούς μέσω email.</b></p><p>Γραμμή εξυπηρέτησης: 1521</p>
`,
  ),
  ...mails(
    'ro',
    `
@@ b9s pizza order | order
Pizzeria Cuptorul <comenzi@cuptorul.example>
Comanda #4417 a fost preluată
%html
<p>Bună, Mihai!</p><p>1 x Pizza Țărănească 41,00 lei<br>1 x Limonadă 14,00 lei<br>Livrare 8,00 lei<br><b>Total 63,00 lei</b></p><p>Ajunge la tine, pe Str. Memorandumului 21, ap. 12, interfon 12, în jur de 19:40.</p><p>La următoarea comandă folosește codul CUPTOR10 pentru 10% reducere. Tel. 0744 120 771</p>
`,
  ),
];
