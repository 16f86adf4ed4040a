import { mails } from '../mails.ts';

/** Mails without anything to find, in other languages, written without a look at the rules. */
export const FOURTH_WORLD_OTHERS = [
  ...mails(
    'de',
    `
@@ b4 abholcode | tracking
Paketo <info@paketo.example>
Ihre Sendung liegt zur Abholung bereit
Ihr Abholcode lautet {4471}. Geben Sie ihn an der Packstation 204 ein. Sendungsnummer 00340434161094042557.

@@ b4 gutschein | promo-code
Möbelhaus Lindner <news@lindner.example>
15 € Gutschein für Sie
Ihr persönlicher Gutscheincode: {LIND-7Q2K}. Einfach an der Kasse eingeben. Gültig bis 31.12.2026.

@@ b4 anmeldung hinweis | security-notice
Amtsportal <noreply@amtsportal.example>
Neue Anmeldung in Ihrem Konto
Am 21.11.2026 um 08:14 Uhr hat sich jemand mit Ihrem Einmalpasswort angemeldet. Vorgang {448120}. Waren Sie das nicht? Telefon 0800 4417720.

@@ b4 umsatz | bank
Sparbank <info@sparbank.example>
Kartenzahlung über 48,12 EUR
Karte *8812, Genehmigungsnummer {044718}, Händler Bäckerei Kern. Kontostand 1.204,17 EUR.

@@ b4 termin | meeting
Dana Wolf <dana@nordwind.example>
Einladung: Jour fixe
Einwahl 069 7104 9922, Konferenz-ID {772 044 81#}, PIN {4471}.
`,
  ),
  ...mails(
    'fr',
    `
@@ b4 colis | tracking
ColisVite <suivi@colisvite.example>
Votre colis est arrivé en point relais
Présentez ce code de retrait au commerçant : {774 120}. Colis 8R44817204.

@@ b4 billet | booking
TransVille <billets@transville.example>
Votre voyage Lyon - Paris
Référence de dossier {QXR7K2}, train 6612, voiture 04, place 81. Code promo de votre prochain voyage : {HIVER26}.

@@ b4 mot de passe change | security-notice
Doctolien <no-reply@doctolien.example>
Votre mot de passe a été modifié
Votre mot de passe a été modifié le 21/11/2026. Demande n° {448120}. Si ce n'est pas vous, contactez-nous au 01 44 81 20 41.
`,
  ),
  ...mails(
    'es',
    `
@@ b4 recogida | order
Taxi Rápido Envíos <envios@taxirapido.example>
Tu pedido está en camino
Dale al repartidor el código {4471} cuando llegue. Pedido {204417-88}.

@@ b4 compra | bank
Banco Sur <avisos@bancosur.example>
Compra con tu tarjeta
Compra por $ 48.120 con tarjeta terminada en 8812. Código de autorización {044718}. ¿No fuiste tú? Llama al 600 441 7720.

@@ b4 amigo | promo-code
Librería Aurora <hola@aurora.example>
Invita y gana
Comparte tu código {SAM-7Q2K} con tus amigos y ambos reciben 5 €.
`,
  ),
  ...mails(
    'pt',
    `
@@ b4 rastreio | tracking
Lojinha <pedidos@lojinha.example>
Seu pedido saiu para entrega
Código de rastreamento: {BR448120417BR}. Informe a palavra-chave {7712} ao entregador.

@@ b4 pix | bank
Banco Verde <avisos@bancoverde.example>
Você recebeu um Pix
Valor R$ 48,12 de JO SILVA. ID da transação {E20441788202611210831}. Código de autenticação {7Q2K9XM4}.
`,
  ),
  ...mails(
    'it',
    `
@@ b4 spedizione | tracking
Corriere Blu <info@corriereblu.example>
La tua spedizione è al punto di ritiro
Codice di ritiro {448 120}. Orari 9-13, 15-19. Spedizione {IT20441788}.

@@ b4 sconto | promo-code
Ricettario <ciao@ricettario.example>
Un regalo per te
Inserisci il codice {CIAO10} nel carrello e ottieni il 10% di sconto.
`,
  ),
  ...mails(
    'nl',
    `
@@ b4 afhalen | tracking
PakjeNu <info@pakjenu.example>
Je pakket ligt klaar
Afhaalcode {7712}. Laat deze code zien bij de balie. Pakketnummer 3SQXK2044177.

@@ b4 incasso | bank
Fietsclub <admin@fietsclub.example>
Incasso op 1 december
We schrijven € 20,41 af. Machtigingskenmerk {448120}, IBAN eindigt op 8812.
`,
  ),
  ...mails(
    'pl',
    `
@@ b4 paczkomat | tracking
Paczka24 <info@paczka24.example>
Paczka czeka w automacie
Kod odbioru: {448120}. Automat LDS04A, do 24.11. Numer paczki 620044817720448120417788.

@@ b4 rabat | promo-code
Sklep Lipa <sklep@lipa.example>
Kod rabatowy -15%
Wpisz kod {LIPA15} w koszyku.
`,
  ),
  ...mails(
    'ru',
    `
@@ b4 zakaz | order
Лавка <orders@lavka.example>
Заказ 448120 готов к выдаче
Код получения {7712}. Назовите его сотруднику пункта выдачи.

@@ b4 pokupka | bank
Мой Банк <info@moybank.example>
Покупка 481,20 р
Карта *8812. Код авторизации {044718}. Доступно 20 417 р.
`,
  ),
  ...mails(
    'tr',
    `
@@ b4 kargo | tracking
Hızlı Kargo <bilgi@hizlikargo.example>
Kargonuz dağıtıma çıktı
Teslimat kodunuz {4471}. Kodu kuryeye söyleyiniz. Takip no {7720448120}.

@@ b4 indirim | promo-code
Pazar <firsat@pazar.example>
Size özel kupon
Kupon kodu: {PZR7Q2K}. Sepette girin, 50 TL kazanın.
`,
  ),
  ...mails(
    'ar',
    `
@@ b4 tawseel | tracking
سوقنا <orders@souqna.example>
طلبك في الطريق
رمز الاستلام {4471}. أعطه للمندوب عند التسليم. رقم الطلب {204417}.

@@ b4 khasm | promo-code
سوقنا <offers@souqna.example>
خصم 20٪
استخدم كود الخصم {SQ20X} عند الدفع.
`,
  ),
  ...mails(
    'hi',
    `
@@ b4 delivery | tracking
सहज स्टोर <orders@sahajstore.example>
आपका ऑर्डर आज पहुँचेगा
डिलीवरी के समय एजेंट को कोड {7712} बताएँ। ऑर्डर {448120}।

@@ b4 bhugtan | bank
सहज बैंक <alerts@sahaj.example>
खाते से ₹4,812 निकाले गए
खाता xx8812, संदर्भ संख्या {204417710482}। यदि यह आपने नहीं किया तो 1800-441-772 पर कॉल करें।
`,
  ),
  ...mails(
    'zh-Hans',
    `
@@ b4 kuaidi | tracking
菜鸟柜 <notice@guizi.example>
您的包裹已到达
取件码：{8-2-4471}，请到南门快递柜领取。运单号 {YT2044177104}。

@@ b4 denglu | security-notice
云舟科技 <service@yunzhou.example>
登录提醒
您的账号于2026年11月21日在新设备登录，编号 {448120}。如非本人操作，请修改密码。
`,
  ),
  ...mails(
    'zh-Hant',
    `
@@ b4 chaoshang | tracking
小鹿外送 <hi@deer.example>
取貨通知
您的取貨編號為 {448120}，請攜帶證件至門市取貨。
`,
  ),
  ...mails(
    'ja',
    `
@@ b4 takuhai | tracking
はこぶね便 <info@hakobune.example>
宅配ボックスにお届けしました
暗証番号：{4471}
伝票番号：{4481-2041-7788}

@@ b4 yoyaku | booking
まちの宿 <info@machiyado.example>
ご予約が確定しました
予約番号 {448120}、確認コード {QX7R}。チェックインは15時からです。

@@ b4 coupon | promo-code
まちのパン <info@machipan.example>
会員様限定クーポン
クーポンコード {PAN500} をお会計時に入力してください。
`,
  ),
  ...mails(
    'ko',
    `
@@ b4 taekbae | tracking
번개택배 <info@bungae.example>
택배가 무인함에 도착했습니다
보관함 비밀번호 {4471}, 운송장번호 {448120417788}.

@@ b4 gyeolje | bank
한빛카드 <noreply@hanbitcard.example>
48,120원 승인
카드 8812, 승인번호 {04471820}, 11/21 08:31.
`,
  ),
  ...mails(
    'vi',
    `
@@ b4 don hang | tracking
Chợ Nhà <donhang@chonha.example>
Đơn hàng đang được giao
Mã đơn hàng {DH448120}. Mã giảm giá cho lần sau: {NHA20}.
`,
  ),
  ...mails(
    'id',
    `
@@ b4 ambil | order
Warung <pesanan@warung.example>
Pesanan siap diambil
Tunjukkan kode pengambilan {7712} kepada kasir. No. pesanan {448120}.
`,
  ),
  ...mails(
    'uk',
    `
@@ b4 viddilennia | tracking
Пошта Плюс <info@poshtaplus.example>
Посилка у відділенні
Код для отримання {4471}. Номер накладної {20450448120417}.
`,
  ),
];
