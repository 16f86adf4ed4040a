import { mails } from './mails.ts';

/** Mails in Polish, Russian, Ukrainian, Turkish, Arabic, Hebrew and Hindi that have nothing to find. */
export const EASTERN_OTHERS = [
  ...mails(
    'pl',
    `
@@ zamówienie | order
Sklepik <zamowienia@sklepik.example>
Zamówienie nr 482913 przyjęte
Dziękujemy! Kwota do zapłaty: 148,20 zł. Wysyłka w ciągu 24 godzin.

@@ paczka | tracking
Paczkobox <powiadomienia@paczkobox.example>
Paczka 620004829137740011 została nadana
Spodziewaj się jej jutro w punkcie WAW204.

@@ rabat | promo-code
Ogrodowo <promocje@ogrodowo.example>
Kod rabatowy WIOSNA10 czeka
Wpisz {WIOSNA10} w koszyku. Promocja trwa do 30.04.2026.

@@ faktura | receipt
Prąd Polski <faktury@pradpolski.example>
e-Faktura FV/2026/03/004821
Do zapłaty 91,37 zł do 25.03.2026. Nr klienta 4400918, PPE 590322400048291377.

@@ logowanie | security-notice
Poczta Nova <bezpieczenstwo@pocztanova.example>
Nowe logowanie na Twoje konto
14.02.2026, 07:55, Gdańsk, Android. Jeśli to Ty, nie musisz nic robić.

@@ oszustwo | education
Bank Wiślany <porady@bankwislany.example>
Uwaga na fałszywych konsultantów
Nigdy nie podawaj nikomu kodu autoryzacyjnego ani BLIK. Zgłoś oszustwo: 801 300 100.

@@ wizyta | reminder
Przychodnia Zdrowie <rejestracja@przychodnia.example>
Przypomnienie o wizycie 14.03.2026, godz. 9:40
Gabinet 204. Kod e-recepty otrzymasz od lekarza. Tel. 22 555 01 44.
`,
  ),
  ...mails(
    'ru',
    `
@@ заказ | order
Лавка <order@lavka-shop.example>
Заказ № 482913 оформлен
Спасибо за заказ! Сумма: 1 482 ₽. Доставка 14.03.2026 с 10:00 до 14:00.

@@ отправление | tracking
Почта Экспресс <track@pochta-express.example>
Отправление 80112748291377 прибыло
Получить можно по адресу: ул. Ленина, 14, индекс 620014, до 28 марта.

@@ промокод | promo-code
Рецептник <promo@receptnik.example>
Промокод ВЕСНА20: скидка 20 %
Введите промокод {ВЕСНА20} при оплате до 30 апреля.

@@ выписка | bank
Берег Банк <info@bereg-bank.example>
Выписка по счёту за февраль
Счёт 40817810500004829137, остаток 48 213,77 ₽. Телефон 8 (800) 555-35-00.

@@ вход в аккаунт | security-notice
Почта Плюс <security@pochtaplus.example>
Выполнен вход в ваш аккаунт
5 марта 2026, 11:42, Казань, Chrome 126. Если это были вы, ничего делать не нужно.

@@ мошенники | education
Берег Банк <advice@bereg-bank.example>
Никому не сообщайте код из СМС
Сотрудники банка не спрашивают коды. За 2025 год мошенники украли 27 млрд рублей.

@@ билет | booking
Поезда России <ticket@poezda.example>
Электронный билет 70 204 417 730 112
Поезд 016А, вагон 07, место 012, отправление 14:32.

@@ показания | public-office
Управляющая компания <uk@dom-upr.example>
Передайте показания счётчиков до 25 марта
Лицевой счёт 4400918, прошлое показание 00482 м³.

@@ личное | personal
Таня <tanya@druzya.example.test>
Re: дача
%text
Привет! Код на калитке теперь 4417, а домофон 204В.
Приезжаем в субботу к 17:52. Мой новый номер 8 916 555-01-44.
`,
  ),
  ...mails(
    'uk',
    `
@@ замовлення | order
Крамниця <order@kramnytsia.example>
Замовлення № 482913 прийнято
Дякуємо! До сплати 1 482,00 грн. Доставка 14 березня.

@@ посилка | tracking
Швидка Пошта <ttn@shvydka.example>
Посилка 20450482913774 прямує до вас
Відділення № 44, орієнтовно завтра.
`,
  ),
  ...mails(
    'tr',
    `
@@ sipariş | order
Çarşım <siparis@carsim.example>
Siparişiniz alındı: 4829137740
Toplam 482,90 TL. Tahmini teslimat 14 Mart.

@@ kargo | tracking
Hızlı Kargo <takip@hizlikargo.example>
Kargonuz yola çıktı
Takip no: {7302204417730}. Teslimat yarın 13:00-17:00.

@@ indirim | promo-code
Tarifçi <kampanya@tarifci.example>
İndirim kodun: BAHAR20
Ödeme sayfasında {BAHAR20} kodunu gir, %20 kazan. Son gün 30.04.2026.

@@ fatura | receipt
Elektrik Ege <fatura@elektrikege.example>
Mart 2026 faturanız: 318,22 TL
Abone no 4400918772, son ödeme 25.03.2026.

@@ yeni giriş | security-notice
Postacı <guvenlik@postaci.example>
Hesabınıza yeni giriş yapıldı
Ankara, Chrome 125, 18:40. Siz yaptıysanız bir şey yapmanıza gerek yok.

@@ dolandırıcılık | education
Boğaz Bank <bilgi@bogazbank.example>
Şifrenizi kimseyle paylaşmayın
Bankamız SMS ile gelen tek kullanımlık şifreyi asla sormaz. 0850 222 00 00

@@ randevu | reminder
Hastane Randevu <randevu@hastane.example>
Randevu hatırlatma: 14.03.2026 09:40
Poliklinik 204, sıra no 17.
`,
  ),
  ...mails(
    'ar',
    `
@@ طلب | order
سوق الحي <orders@souq-alhay.example>
تأكيد الطلب رقم 482913
شكرًا لطلبك. الإجمالي 148.20 درهم، والتوصيل خلال 3 أيام.

@@ شحنة | tracking
بريد سريع <track@bareedsaree.example>
شحنتك رقم 7302204417 في الطريق
التسليم غدًا بين الساعة 1 و 5 مساءً.

@@ خصم | promo-code
تعلّم <offers@taallam.example>
كود الخصم RAMADAN25
استخدم كود الخصم {RAMADAN25} عند الدفع حتى 2026/04/15.

@@ دخول جديد | security-notice
بريدي <security@bareedi.example>
تسجيل دخول جديد إلى حسابك
الرياض، الساعة 9:15، جهاز iPhone. إذا كنت أنت فلا داعي لأي إجراء.

@@ احتيال | education
بنك النخيل <awareness@nakheelbank.example>
لا تشارك رمز التحقق مع أحد
لن يطلب منك موظف البنك الرمز المكون من 6 أرقام. للإبلاغ: 920001234

@@ فاتورة | receipt
كهرباء الخليج <bills@gulfpower.example>
فاتورة شهر مارس ٢٠٢٦
رقم الحساب ٤٤٠٠٩١٨٧٧٢، المبلغ المستحق ٣١٨٫٢٢ ريال.

@@ موعد | reminder
عيادة الأمل <appointments@alamal-clinic.example>
تذكير بموعدك يوم 14/03/2026 الساعة 9:40
الغرفة 204. للإلغاء اتصل على 04 555 0144.
`,
  ),
  ...mails(
    'he',
    `
@@ הזמנה | order
השוק שלי <orders@hashuk.example>
הזמנה מספר 482913 התקבלה
תודה! סך הכול 148.20 ש"ח. משלוח עד 14.03.2026.

@@ התחברות | security-notice
דוארון <security@doaron.example>
התחברות חדשה לחשבון שלך
חיפה, 18:40, Chrome. אם זה היית את או אתה, אין צורך לעשות דבר.
`,
  ),
  ...mails(
    'hi',
    `
@@ ऑर्डर | order
अपना बाज़ार <orders@apnabazaar.example>
आपका ऑर्डर 4829-1377-40 कन्फर्म हो गया
कुल राशि ₹482.90, डिलीवरी 14 मार्च तक।

@@ कूरियर | tracking
तेज़ कूरियर <track@tezcourier.example>
पार्सल AWB 77192204417 रवाना हो गया
पिन कोड 560001 पर कल शाम तक पहुँचेगा।

@@ कूपन | promo-code
रसोई <offers@rasoi.example>
कूपन कोड HOLI25 लगाएँ
भुगतान के समय कूपन कोड {HOLI25} डालें और 25% छूट पाएँ।

@@ लेनदेन | bank
सागर बैंक <alerts@sagarbank.example>
आपके खाते XX4471 से ₹1,200.00 निकाले गए
दिनांक 14-03-2026, UPI संदर्भ 607312204417. हेल्पलाइन 1800 555 0199

@@ धोखाधड़ी | education
ग्रामीण बैंक <alerts@grameenbank.example>
अपना OTP किसी को न बताएँ
बैंक कभी फ़ोन पर OTP नहीं पूछता। शिकायत के लिए 1930 पर कॉल करें।

@@ नया लॉगिन | security-notice
डाकघर <security@dakghar.example>
आपके खाते में नया साइन-इन
दिल्ली, Android 14, शाम 6:40 बजे। अगर यह आप थे, तो कुछ करने की ज़रूरत नहीं है।

@@ रेल टिकट | booking
रेल यात्रा <ticket@railyatra.example>
PNR 4829137740: टिकट बुक हो गया
गाड़ी 12951, कोच B4, सीट 36, 14:32 बजे।
`,
  ),
];
