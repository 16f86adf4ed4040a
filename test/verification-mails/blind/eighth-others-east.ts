import { mails } from '../mails.ts';

/** Mails of batch 8 without anything to find: Polish, Russian, Turkish, Arabic, Hindi and a few others. */
export const EIGHTH_EAST_OTHERS = [
  ...mails(
    'pl',
    `
@@ b8s locker pickup | tracking
Paczkownia <info@paczkownia.example>
Twoja paczka czeka w automacie WRO47M
%html
<html><body style="background:#fff;font-family:Arial"><div style="display:none">Masz 48 godzin na odbiór.</div>
<table width="600" align="center"><tr><td bgcolor="#ffcd00" style="padding:16px"><b style="font-size:22px">Paczkownia</b></td></tr>
<tr><td style="padding:16px"><p>Cześć!</p><p>Paczka nr <b>620999681144120017745512</b> od BUTOMANIA S.A. czeka na Ciebie w automacie <b>WRO47M</b>, ul. Legnicka 58, 54-204 Wrocław (przy stacji paliw).</p>
<p>Kod odbioru:</p><h1>482 913</h1><p>Możesz też otworzyć skrytkę zdalnie w aplikacji.</p>
<p>Odbierz do: 16.11.2026, godz. 18:24</p><p><a href="https://paczkownia.example/sledzenie-przesylek?number=620999681144120017745512">Śledź przesyłkę</a></p></td></tr>
<tr><td style="font-size:11px;padding:16px">Paczkownia sp. z o.o., ul. Pana Tadeusza 4, 30-727 Kraków. Infolinia: 722 444 000</td></tr></table></body></html>

@@ b8s power invoice | receipt
Energia Wisła <ebok@energiawisla.example>
Nowa e-faktura nr 20261114/0044120/R
%text
Szanowni Państwo,

wystawiliśmy e-fakturę nr 20261114/0044120/R.
Kwota do zapłaty: 318,47 zł
Termin płatności: 28-11-2026
Numer klienta: 30771204
Numer rachunku: 27 1020 4900 0000 8002 3017 7120

Fakturę pobierzesz po zalogowaniu do eBOK: https://ebok.energiawisla.example/login
Hasło do pliku PDF to ostatnie 5 cyfr numeru PESEL.

Energia Wisła Obrót S.A., ul. Kościuszki 15, 40-001 Katowice, tel. 32 606 0 606

@@ b8s black week coupon | promo-code
Butomania <newsletter@butomania.example>
-25% na drugą parę? Kod w środku!
%html
<center><img src="https://nl.butomania.example/bw26.jpg" width="600" alt="BLACK WEEK"><h2>Tylko do 23.11</h2><p>Wpisz kod w koszyku:</p><p style="border:2px dashed #000;display:inline-block;padding:10px 30px;font-size:24px"><b>BW26SZPILKI</b></p><p><a href="https://nl.butomania.example/c/x81a0">KUPUJĘ</a></p><p style="font-size:10px">Kod nie łączy się z innymi promocjami. <a href="https://nl.butomania.example/u/x81a0">Wypisz się</a></p></center>

@@ b8s clinic visit | reminder
Medyk Plus <rezerwacje@medykplus.example>
Przypomnienie o wizycie 19.11.2026 o 9:40
%text
Przypominamy o wizycie: dr n. med. Anna Pawlak, ortopeda, gabinet 214, ul. Grunwaldzka 82, 80-244 Gdańsk. E-skierowanie: prosimy mieć pod ręką 4-cyfrowy kod i PESEL. Aby odwołać wizytę, zadzwoń: 58 770 44 12.

@@ b8s new device notice | security-notice
Bank Nadwiślański <bezpieczenstwo@nadwislanski.example>
Nowe urządzenie mobilne w Twojej bankowości
%html
<p>Dzień dobry,</p><p>14.11.2026 o godz. 20:12 dodaliśmy nowe urządzenie autoryzujące: <b>Galaxy A54 (SM-A546B)</b>. Od teraz możesz na nim zatwierdzać przelewy bez kodów SMS.</p><p>Jeśli to nie Ty, natychmiast zadzwoń: <b>801 331 007</b> (z zagranicy +48 22 598 40 20).</p><p>Więcej o bezpieczeństwie: <a href="https://nadwislanski.example/bezpieczenstwo">nadwislanski.example/bezpieczenstwo</a></p>
`,
  ),
  ...mails(
    'ru',
    `
@@ b8s pickup point order | order
Ягодка Маркет <info@yagodka.example>
Заказ 44120917-0063 ждёт в пункте выдачи
%html
<div style="width:560px;margin:auto;font-family:Arial"><h2>Заказ можно забирать</h2><p>Пункт выдачи: г. Казань, ул. Баумана, д. 44, ежедневно 09:00–21:00</p><p>Код для получения: <b style="font-size:28px">8841</b></p><p>Назовите код сотруднику или покажите QR-код из приложения. Хранение до 24 ноября.</p>
<table width="100%" border="0"><tr><td>Термос 1 л, арт. 90177441</td><td align="right">1 299 ₽</td></tr><tr><td>Носки шерстяные, арт. 11840227</td><td align="right">450 ₽</td></tr><tr><td><b>Итого</b></td><td align="right"><b>1 749 ₽</b></td></tr></table>
<p><a href="https://yagodka.example/lk/orders/44120917-0063">Подробнее о заказе</a></p></div>

@@ b8s fiscal receipt | receipt
ОФД Чек <echeck@ofd-chek.example>
Кассовый чек от ООО "Автотранс"
%text
КАССОВЫЙ ЧЕК
ООО "Автотранс", ИНН 6671234417
15.11.2026 08:14, смена 417, чек 90
1. Билет автобусный Екатеринбург - Тюмень 1 x 1150.00 = 1150.00
ИТОГ 1150.00, безналичными 1150.00
РН ККТ 0004412091770014
ФН 9960440302771204
ФД 40291
ФП 3917705518
Проверить чек: https://ofd-chek.example/check?fn=9960440302771204&i=40291&fp=3917705518

@@ b8s traffic fine | public-office
Портал Услуг <no-reply@portal-uslug.example>
Новый штраф ГИБДД со скидкой 25%
%html
<p>Ольга Сергеевна, здравствуйте!</p><p>Поступила информация о штрафе.</p><p>Постановление: 18810166261114044120 от 11.11.2026<br>Статья 12.9 ч. 2 КоАП РФ, превышение скорости на 20–40 км/ч<br>Сумма: 750 ₽, со скидкой до 11.12.2026: 562,50 ₽</p><p><a href="https://portal-uslug.example/pay?uin=18810166261114044120">Оплатить</a></p><p style="color:#888">Вы получили письмо, потому что подписаны на уведомления. <a href="https://portal-uslug.example/settings/notifications">Настроить</a></p>

@@ b8s sister letter | personal
Марина <marina.k@pochta.example>
Re: ключи от дачи
%text
Привет! Ключи у соседки, дом 17. Код на калитке 2580, сигнализация снимется сама. Электричка в 9:42 с Ярославского, билет туда 264 руб. Мой новый номер +7 916 770-44-12. Целую, М.

> 14 нояб. 2026 г., в 22:10, Игорь написал(а):
> А где ключи-то?

@@ b8s business digest | newsletter
Деловой листок <digest@dellist.example>
Главное за неделю: ставка, экспорт зерна и рынок труда
%html
<table width="640"><tr><td><h1>Деловой листок</h1><p>Выпуск № 1184, 16 ноября 2026</p><h3>Центробанк сохранил ставку</h3><p>Совет директоров оставил ключевую ставку без изменений. <a href="https://dellist.example/a/118402?from=digest">Читать</a></p><h3>Экспорт зерна вырос на 12%</h3><p>За октябрь отгружено 5,2 млн тонн. <a href="https://dellist.example/a/118417?from=digest">Читать</a></p><p>Войдите на сайт, чтобы оставлять комментарии.</p><p style="font-size:11px">Вы подписаны как igor@pochta.example. <a href="https://dellist.example/unsub/9a1">Отписаться</a></p></td></tr></table>
`,
  ),
  ...mails(
    'tr',
    `
@@ b8s card statement | bank
Anadolu Katılım <ekstre@anadolukatilim.example>
Kasım 2026 kredi kartı ekstreniz
%html
<html><body><table width="600" align="center" style="font-family:Arial;font-size:13px"><tr><td><img src="https://img.anadolukatilim.example/logo.png" alt="Anadolu Katılım"></td></tr><tr><td><p>Sayın MEHMET YILDIZ,</p><p>5571 **** **** 4417 numaralı kartınızın hesap özeti ektedir.</p>
<table border="1" cellpadding="6" style="border-collapse:collapse"><tr><td>Hesap kesim tarihi</td><td>15.11.2026</td></tr><tr><td>Son ödeme tarihi</td><td>25.11.2026</td></tr><tr><td>Dönem borcu</td><td>18.402,77 TL</td></tr><tr><td>Asgari ödeme tutarı</td><td>7.361,11 TL</td></tr></table>
<p>Ekteki dosyayı T.C. Kimlik Numaranızın son 6 hanesi ile açabilirsiniz.</p><p><a href="https://internet.anadolukatilim.example">İnternet Şubesine Giriş</a></p></td></tr><tr><td style="font-size:10px">Anadolu Katılım Bankası A.Ş. Büyükdere Cad. No:141 Esentepe 34394 Şişli/İstanbul, Ticaret Sicil No: 844120</td></tr></table></body></html>

@@ b8s cargo delivery code | tracking
Rüzgar Kargo <bilgi@ruzgarkargo.example>
Kargonuz bugün dağıtımda
%text
Sayın Elif Aksoy, 7740 1829 0551 takip numaralı gönderiniz bugün 13:00-17:00 arasında teslim edilecektir. Teslimat kodunuz: 5093. Kodu yalnızca kuryeye söyleyiniz. Rüzgar Kargo 444 0 782

@@ b8s hospital appointment | booking
Randevu Merkezi <bilgi@randevumerkezi.example>
Randevunuz oluşturuldu
%text
Sayın ZEYNEP KAYA,

24.11.2026 Salı günü saat 10:20 için randevunuz oluşturulmuştur.

Hastane: Kayseri Şehir Hastanesi, Göz Polikliniği 4
Hekim: Op. Dr. Selim Arı
Randevu No: 1184027714

Randevunuza gelemeyecekseniz 182'yi arayarak iptal ediniz.

@@ b8s bus ticket | event-ticket
Yolcum <bilet@yolcum.example>
E-biletiniz: İstanbul - Ankara 20.11.2026
%html
<h2>E-Bilet</h2><table cellpadding="5"><tr><td>PNR</td><td><b>7QX4KD</b></td></tr><tr><td>Yolcu</td><td>Mehmet Yıldız</td></tr><tr><td>Kalkış</td><td>20.11.2026 23:30, Esenler Peron 114</td></tr><tr><td>Koltuk</td><td>17</td></tr><tr><td>Ücret</td><td>650,00 TL</td></tr></table><p>Biletinizi <a href="https://yolcum.example/bilet?pnr=7QX4KD">görüntüleyin</a>. Kalkıştan 15 dakika önce peronda olunuz.</p>

@@ b8s autumn campaign | marketing
Çarşım <kampanya@mail.carsim.example>
Sepette 200 TL indirim seni bekliyor 🎉
%html
<div style="text-align:center;font-family:Arial"><h1>Efsane Kasım başladı</h1><p>1.000 TL ve üzeri alışverişe <b>200 TL</b> indirim! Kupon kodun: <b>EFSANE200</b></p><p><a href="https://click.carsim.example/?qs=c41a">Alışverişe başla</a></p><p style="font-size:10px">Kampanya 15-30 Kasım 2026 arasında geçerlidir. <a href="https://click.carsim.example/?qs=u0">Listeden çık</a></p></div>
`,
  ),
  ...mails(
    'ar',
    `
@@ b8s salary deposit | bank
مصرف الواحة <alerts@alwahabank.example>
إشعار إيداع راتب
%text
عزيزنا العميل، تم إيداع راتب بمبلغ 9,450.00 ريال في حسابكم المنتهي بـ 7732 بتاريخ 2026-11-25 الساعة 03:14. الرصيد المتاح 11,208.35 ريال. رقم العملية 88412077. للاستفسار 920001475.

@@ b8s shipment out | tracking
سمسم إكسبرس <track@simsim-express.example>
شحنتك رقم 40291775 خرجت للتوصيل
%html
<div dir="rtl" style="text-align:right;font-family:Tahoma;width:560px;margin:auto"><h2>شحنتك في الطريق إليك</h2><p>مرحباً نورة،</p><p>سيصلك المندوب اليوم بين الساعة 4:00 و 8:00 مساءً. رقم الشحنة <b>40291775</b> من متجر دار العطور.</p><p>رمز الاستلام: <b style="font-size:22px">3917</b> (أعطه للمندوب عند الاستلام فقط)</p><p>المبلغ المطلوب عند الاستلام: 215.00 ر.س</p><p><a href="https://simsim-express.example/t/40291775">تتبع الشحنة</a></p><p style="font-size:11px;color:#888">سمسم إكسبرس، طريق الملك فهد، الرياض 12271. الدعم: 8001240044</p></div>

@@ b8s electricity bill | receipt
شركة الكهرباء <bills@kahraba.example>
فاتورتك لشهر نوفمبر ٢٠٢٦
%html
<html dir="rtl"><body><table dir="rtl" width="600" style="font-family:Arial" cellpadding="8"><tr><td colspan="2" bgcolor="#f58220"><b>فاتورة الكهرباء</b></td></tr><tr><td>رقم الحساب</td><td>٣٠٠١٢٤٤٧١٨</td></tr><tr><td>رقم الفاتورة</td><td>٨٨٠٤١٢</td></tr><tr><td>الاستهلاك</td><td>١٢٤٠ ك.و.س</td></tr><tr><td>المبلغ المستحق</td><td>٣٤٧٫٥٠ ريال</td></tr><tr><td>تاريخ الاستحقاق</td><td>٢٠٢٦/١٢/٠٥</td></tr><tr><td colspan="2"><a href="https://www.kahraba.example/pay">سدد الآن</a></td></tr></table></body></html>

@@ b8s perfume coupon | promo-code
دار العطور <offers@daralotour.example>
خصم 30% لمدة 24 ساعة فقط
%text
حصرياً لك: استخدم كود الخصم OUD30 عند الدفع واحصل على 30% على جميع العطور حتى منتصف الليل.
تسوق الآن: https://daralotour.example/sale?c=OUD30
لإلغاء الاشتراك أرسل STOP أو اضغط https://daralotour.example/unsub/41

@@ b8s course week | education
أكاديمية معرفة <learn@maarifa.example>
الأسبوع الثالث: مقدمة في قواعد البيانات
%html
<div dir="rtl" style="font-family:Tahoma;text-align:right"><p>أهلاً يوسف،</p><p>أكملت 42% من مساق CS2104. هذا الأسبوع: 5 دروس واختبار قصير من 10 أسئلة ينتهي يوم 22 نوفمبر.</p><p><a href="https://maarifa.example/courses/cs2104/week/3">تابع التعلم</a></p><p>رقم تسجيلك: 20264417</p></div>
`,
  ),
  ...mails(
    'hi',
    `
@@ b8s upi debit | bank
जनता बैंक <alerts@janatabank.example>
UPI txn alert: Rs. 349.00 debited
%text
प्रिय ग्राहक, आपके खाते XX4471 से दिनांक 13-11-2026 को रु. 349.00 UPI द्वारा VPA mobilerecharge@janata को भेजे गए। UPI Ref No. 631844120917. अगर यह आपने नहीं किया तो 1800 11 2211 पर कॉल करें या BLOCKUPI लिखकर 9223008333 पर SMS करें।

@@ b8s train ticket | event-ticket
रेल यात्रा टिकट <ticket@railyatra.example>
Booking Confirmation, Train 12556, 21-Nov-2026, 3A, GKP - NDLS
%html
<table width="620" border="1" cellpadding="5" style="border-collapse:collapse;font-family:Verdana;font-size:12px"><tr><td>PNR No.</td><td><b>2417720918</b></td><td>Transaction ID</td><td>100004412091771</td></tr><tr><td>गाड़ी संख्या/नाम</td><td>12556 / GORAKHDHAM EXP</td><td>श्रेणी</td><td>3A</td></tr><tr><td>प्रस्थान</td><td>21-Nov-2026 16:35</td><td>दूरी</td><td>783 KM</td></tr><tr><td>यात्री</td><td>ASHA KUMARI, 34, F</td><td>स्थिति</td><td>CNF/B4/27/LB</td></tr><tr><td>कुल किराया</td><td colspan="3">रु. 1,265.00 (+ सुविधा शुल्क रु. 35.40)</td></tr></table><p>यात्रा के दौरान कृपया मूल पहचान पत्र साथ रखें। हेल्पलाइन 139</p>

@@ b8s food order otp | order
Bhojan Express <orders@bhojanexpress.example>
Order #590317744 confirmed! 🍛
%html
<div style="font-family:Arial"><p>Hi Rohit, आपका order Sharma Dhaba ने accept कर लिया है।</p><p>1 x Paneer Thali ₹220<br>2 x Butter Naan ₹90<br>Delivery ₹25<br><b>Total ₹335</b></p><p>Delivery partner को order लेते समय ye PIN batayein: <b>4471</b></p><p><a href="https://bhojanexpress.example/track/590317744">Track order</a></p></div>

@@ b8s tax return | public-office
आयकर सेवा <donotreply@aaykarseva.example>
ITR successfully e-verified
%text
प्रिय SUNIL KUMAR (PAN: AXXXX4412K),

निर्धारण वर्ष 2026-27 के लिए आपकी आयकर विवरणी (ITR-1) दिनांक 14-11-2026 को सफलतापूर्वक ई-सत्यापित हो गई है।
पावती संख्या: 440912077141126

आप अपनी विवरणी की स्थिति https://www.aaykarseva.example पर login करके देख सकते हैं।
हेल्पडेस्क: 1800 103 0025

आयकर सेवा, बेंगलुरु 560500
`,
  ),
  ...mails(
    'uk',
    `
@@ b8s fuel bonus | gift-card
Заправка Плюс <bonus@zapravkaplus.example>
Вам подарунок: 100 бонусів
%text
Олено, даруємо 100 бонусів! Активуйте промокод PALNE100 у застосунку до 30.11.2026. Номер вашої картки 2200 4417 7120. Питання? 0 800 30 44 12
`,
  ),
  ...mails(
    'cs',
    `
@@ b8s dispatch box | public-office
Datová schránka <upozorneni@dschranka.example>
Nová datová zpráva ve schránce k7x4q9a
%text
Vážený uživateli,

do datové schránky k7x4q9a (Jan Dvořák) byla dne 13.11.2026 v 11:02:44 dodána zpráva č. 1184402917, odesílatel: Finanční úřad pro Jihomoravský kraj.

Zprávu si můžete přečíst po přihlášení na www.dschranka.example. Informační linka: 954 200 200
`,
  ),
  ...mails(
    'he',
    `
@@ b8s water bill | receipt
מי השרון <service@meihasharon.example>
חשבון המים שלך לתקופה 09-10/2026
%html
<div dir="rtl" style="font-family:Arial;text-align:right"><p>לקוח יקר,</p><p>מצורף חשבון תקופתי מס' 88044127 לנכס ברח' ויצמן 41, כפר סבא 4435541.</p><p>סה"כ לתשלום: <b>318.40 ₪</b> עד 30/11/2026</p><p>מספר משלם: 20177041</p><p><a href="https://www.meihasharon.example/pay">לתשלום מהיר</a></p><p>מוקד שירות: 09-7704412</p></div>
`,
  ),
  ...mails(
    'el',
    `
@@ b8s courier voucher | tracking
Ταχύπλους Courier <info@taxyplous.example>
Η αποστολή σας είναι καθ' οδόν
%text
Αγαπητέ πελάτη, η αποστολή με αρ. voucher 7740912055 από το κατάστημα ΒΙΒΛΙΟΧΩΡΑ θα παραδοθεί στις 18/11/2026. Αντικαταβολή: 34,90 €. Εξυπηρέτηση: 210 770 4412
`,
  ),
  ...mails(
    'ro',
    `
@@ b8s car insurance | reminder
Asigur Drum <polite@asigurdrum.example>
Polița RCA expiră pe 30.11.2026
%html
<p>Bună ziua, domnule Popescu,</p><p>Polița RCA seria RO/22/X22/HK nr. 044120917 pentru autoturismul <b>CJ 44 KLM</b> expiră la 30.11.2026. Prima estimată: 1.184,02 lei.</p><p><a href="https://asigurdrum.example/reinnoire?p=044120917">Reînnoiește acum</a></p><p>Call center: 0264 770 441</p>
`,
  ),
];
