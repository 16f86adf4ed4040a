import { mails } from '../mails.ts';

/** Such mails in other languages. */
export const FIFTH_WORLD_OTHERS = [
  ...mails(
    'de',
    `
@@ b5 tuercode | booking
Ferienhof <hof@ferienhof.example>
Ihre Anreise am Freitag
Der Code für die Schlüsselbox ist {4471}. WLAN-Passwort: {kuhstall26}.

@@ b5 treue | promo-code
Bäckerei Kern <club@kern.example>
Dein Bonuscode
Dein Bonuscode: {KERN7712}. Zeig ihn an der Kasse.
`,
  ),
  ...mails(
    'fr',
    `
@@ b5 livraison code | tracking
ColisVite <suivi@colisvite.example>
Livraison aujourd'hui entre 10 h et 12 h
Donnez le code {7712} à votre livreur. N° de suivi {8R44817204}.

@@ b5 jeu | marketing
Radio Lac <jeu@radiolac.example>
Gagnez deux places
Envoyez le code {LAC44} au 71700. Règlement sur notre site.
`,
  ),
  ...mails(
    'es',
    `
@@ b5 casillero | tracking
Correos Sur <avisos@correossur.example>
Tu paquete está en el casillero
Código de apertura: {448120}. Tienes 48 horas para retirarlo.

@@ b5 wifi | personal
Hotel Playa <recepcion@hotelplaya.example>
Bienvenido
La clave del wifi es {playa2026} y el código de la puerta {4471}.
`,
  ),
  ...mails(
    'pt-BR',
    `
@@ b5 comida | order
Come Já <pedidos@comeja.example>
Seu pedido está chegando
Informe o código {4417} ao entregador. Pedido {77120}.
`,
  ),
  ...mails(
    'it',
    `
@@ b5 treno | booking
TrenoBlu <biglietti@trenoblu.example>
Il tuo biglietto
Codice PNR {Q7K2MX}, codice carta fedeltà {204417712}. Carrozza 4, posto 12A.
`,
  ),
  ...mails(
    'nl',
    `
@@ b5 kluisje | booking
Zwembad <info@zwembad.example>
Uw reservering
Kluiscode {4471}, reserveringsnummer {204417}.
`,
  ),
  ...mails(
    'pl',
    `
@@ b5 konkurs | marketing
Radio Lipa <konkurs@radiolipa.example>
Twój kod do konkursu
Twój kod konkursowy: {LP7712}. Losowanie 1 grudnia.
`,
  ),
  ...mails(
    'ru',
    `
@@ b5 domofon | personal
ТСЖ <tsj@dom.example>
Новый код двери
С понедельника код домофона {7712}. Не сообщайте посторонним.

@@ b5 shtraf | public-office
Портал <robot@portal.example>
Начислен штраф
УИН {18810177204417712044}. Код подразделения {447712}. Оплатите до 11.12.2026.
`,
  ),
  ...mails(
    'tr',
    `
@@ b5 randevu | reminder
Klinik <bilgi@klinik.example>
Randevunuz onaylandı
Randevu kodunuz {44817}. Girişte gösteriniz. 24.11.2026, 09:40.
`,
  ),
  ...mails(
    'ar',
    `
@@ b5 hajz | booking
فندق النيل <info@nilehotel.example>
تأكيد الحجز
رقم التأكيد {448120}، رمز الباب {7712}.
`,
  ),
  ...mails(
    'hi',
    `
@@ b5 gas | tracking
गैस सेवा <info@gasseva.example>
सिलिंडर डिलीवरी
डिलीवरी ऑथेंटिकेशन कोड {7712} डिलीवरी बॉय को दें।
`,
  ),
  ...mails(
    'zh-Hans',
    `
@@ b5 menpiao | event-ticket
青竹剧院 <piao@qingzhu.example>
购票成功
入场码 {771204}，请于19:00前检票。座位 4排12号。

@@ b5 zhangdan | bank
云舟银行 <notice@yunzhoubank.example>
信用卡账单
您尾号4471的信用卡本期应还 2,044.17 元，授权码 {448120}。
`,
  ),
  ...mails(
    'ja',
    `
@@ b5 kagi | booking
まちの宿 <info@machiyado.example>
チェックインのご案内
玄関のキーボックスの番号は {4471} です。Wi-Fiのパスワードは {yado2026} です。

@@ b5 uketsuke | reminder
みどり病院 <yoyaku@midori.example>
予約のお知らせ
受付番号 {4412}、診察券番号 {00204417}。当日は受付で番号をお伝えください。
`,
  ),
  ...mails(
    'ko',
    `
@@ b5 ticket | event-ticket
한빛극장 <ticket@hanbitt.example>
예매가 완료되었습니다
예매번호 {T44812077}, 입장 코드 {7712}. 직원에게 보여 주세요.
`,
  ),
];
