import type { VerificationCase } from '../case.ts';
import { mails } from '../mails.ts';

/** Mails of many languages without anything to find, written without a look at the extraction. */
export const FIRST_WORLD_OTHERS: readonly VerificationCase[] = [
  ...mails(
    'de',
    `
@@ b1 gutschein | promo-code
Gartenbrief Shop <shop@gartenbrief.example>
Dein Gutscheincode: 10 Euro geschenkt
Gib den Code an der Kasse ein:
# HERBST10
Gültig bis 30.11.2026, Mindestbestellwert 50 Euro.

@@ b1 packstation | tracking
Gelbpost <noreply@gelbpost.example>
Ihre Sendung liegt in der Packstation 204
# Abholcode :: 4829
Bitte holen Sie Ihre Sendung 00340434161094482913 bis zum 28.11. ab.

@@ b1 bahn | booking
Fernbahn <buchung@fernbahn.example>
Buchungsbestätigung (Auftrag 482913774)
Ihre Auftragsnummer lautet 482913774. ICE 1204, Wagen 7, Platz 71. Preis 48,29 EUR.

@@ b1 passwort geändert | security-notice
Stadtwerke Portal <portal@stadtwerke.example>
Ihr Passwort wurde geändert
Am 20.11.2026 um 10:12 Uhr wurde Ihr Passwort geändert. Vorgang 204417.

@@ b1 rechnung | receipt
Kabelnetz <rechnung@kabelnetz.example>
Ihre Rechnung 2026-1120 über 39,99 EUR
Kundennummer 20448817, Rechnungsnummer 88204177. Der Betrag wird von IBAN DE89 **** 3000 abgebucht.
`,
  ),
  ...mails(
    'fr',
    `
@@ b1 train | booking
Voyages Rail <noreply@voyagesrail.example>
Confirmation de commande TKXQZW
Référence du dossier : TKXQZW. TGV 6204, voiture 7, place 71. Total 48,29 €.

@@ b1 retrait colis | tracking
Relais Express <suivi@relais-express.example>
Votre colis est arrivé
# Code de retrait :: 604118
Présentez ce code et une pièce d'identité avant le 28/11.

@@ b1 promo | promo-code
Maison Lune <bonjour@maisonlune.example>
-20 % avec le code LUNE20
Saisissez le code LUNE20 au moment du paiement.

@@ b1 alerte connexion | security-notice
Carnet <securite@carnet.example>
Nouvelle connexion à votre compte
Connexion depuis Lyon le 20/11/2026 à 09 h 14. Si c'était vous, tout va bien.
`,
  ),
  ...mails(
    'es',
    `
@@ b1 factura | receipt
Luz Andina <facturas@luzandina.example>
Factura 0048-20417733
Importe 48,29 €. Código de cliente 771482. CUPS ES0021000004829137KX.

@@ b1 cupón | promo-code
Rappidito <hola@rappidito.example>
Tu código de descuento está aquí
Usa el código RAPI450 en tu próximo pedido.

@@ b1 vuelo | booking
Vuelos Sur <reservas@vuelossur.example>
Código de reserva: QX7T2M
Tu código de reserva es QX7T2M. Vuelo VS 1204 del 24/11/2026.

@@ b1 contraseña cambiada | security-notice
Andes Nube <soporte@andesnube.example>
Tu contraseña se cambió correctamente
El cambio se hizo el 20/11/2026 a las 10:12. Caso 204417.
`,
  ),
  ...mails(
    'pt-BR',
    `
@@ b1 rastreio | tracking
Lojas Aurora <pedidos@lojasaurora.example>
Seu pedido 8820417733 saiu para entrega
Código de rastreio: BR482913774XX. Informe o código 4829 ao entregador.

@@ b1 boleto | bank
Banco Roxinho <contato@roxinho.example>
Seu boleto vence amanhã
Código de barras: 34191.79001 01043.510047 91020.150008 5 91230000048291. Valor R$ 482,91.

@@ b1 cupom | promo-code
Feira Livre <ofertas@feiralivre.example>
Cupom PRIMEIRA15 liberado
Insira o código PRIMEIRA15 no carrinho.
`,
  ),
  ...mails(
    'it',
    `
@@ b1 bolletta | receipt
Luce Casa <fatture@lucecasa.example>
Bolletta n. 20417733
Codice cliente 482913774, POD IT001E48291377. Importo 48,29 euro.

@@ b1 ritiro | tracking
Pacchi Rapidi <tracking@pacchirapidi.example>
Il tuo pacco ti aspetta
# Codice di ritiro :: 604118

@@ b1 biglietto | booking
Treni Veloci <noreply@treniveloci.example>
Il tuo biglietto: PNR TKX9QZ
Codice biglietto 2204417733, carrozza 7, posto 71.
`,
  ),
  ...mails(
    'nl',
    `
@@ b1 afhaal | tracking
Pakketje <noreply@pakketje.example>
Je pakket ligt klaar
# Afhaalcode :: 4829
Laat de code zien bij het afhaalpunt voor 28 november.

@@ b1 korting | promo-code
Fietsbeurs <acties@fietsbeurs.example>
10% korting met code FIETS10
Vul de code FIETS10 in bij het afrekenen.
`,
  ),
  ...mails(
    'pl',
    `
@@ b1 paczkomat | tracking
Paczkobox <powiadomienia@paczkobox.example>
Paczka czeka w WAW204
# Kod odbioru :: 604118
Masz 48 godzin na odbiór.

@@ b1 faktura | receipt
Prąd Domowy <faktury@pradomowy.example>
Faktura FV/2026/11/48291
Kwota 148,29 zł. Kod klienta 2044177.
`,
  ),
  ...mails(
    'ru',
    `
@@ b1 заказ | order
Билетная касса <order@kassa.example>
Заказ № 48291377 оформлен
Код заказа 48291377. Ряд 7, место 17. Итого 4 829 ₽.

@@ b1 пвз | tracking
Посылка24 <info@posylka24.example>
Посылка в пункте выдачи
# Код получения :: 4829
Хранение до 28.11.2026.

@@ b1 промокод | promo-code
Пельмени на дом <hi@pelmeni.example>
Промокод на 300 ₽
Введите промокод ЕДА300 или EDA300 при оформлении.

@@ b1 вход выполнен | security-notice
Яблоко ID <security@yabloko.example>
Вход в аккаунт с нового устройства
Вход выполнен 20.11.2026 в 09:14, Москва, IP 198.51.100.77.
`,
  ),
  ...mails(
    'tr',
    `
@@ b1 kargo | tracking
Hızlı Kargo <bilgi@hizlikargo.example>
Kargonuz dağıtımda
Takip no 482913774. Teslimat kodu 4829, kuryeye söyleyin.

@@ b1 indirim | promo-code
Pazarcık <kampanya@pazarcik.example>
Sepette %20: KASIM20
İndirim kodunu sepette gir: KASIM20
`,
  ),
  ...mails(
    'ar',
    `
@@ b1 طلب | order
سوق النيل <orders@souqnil.example>
تم شحن طلبك 48291377
رقم التتبع 20417733. كود الخصم للطلب القادم: NIL20

@@ b1 تم تغيير | security-notice
بنك الواحة <alerts@wahabank.example>
تم تغيير كلمة المرور
تم تغيير كلمة المرور بتاريخ 20/11/2026 الساعة 10:12. رقم المرجع 204417.
`,
  ),
  ...mails(
    'hi',
    `
@@ b1 डिलीवरी | tracking
यात्रा साथी <noreply@yatrasathi.example>
PNR 4829137740: टिकट कन्फर्म
ट्रेन 12041, कोच B4, सीट 17। किराया ₹1,204।

@@ b1 खाता विवरण | bank
ग्राम बैंक <alerts@grambank.example>
खाते में ₹4,829.00 जमा
खाता XX4471, संदर्भ 204417733।
`,
  ),
  ...mails(
    'zh-CN',
    `
@@ b1 取件 | tracking
快鸟驿站 <notice@kuainiao.example>
您的包裹已到站
# 取件码 :: 4-2-4829
请于今日20:00前领取。

@@ b1 订单 | order
饭团外卖 <service@fantuan.example>
订单 204417733 已完成
实付48.29元，优惠码 FAN450 下次可用。

@@ b1 邀请码 | promo-code
云码 <noreply@yunma.example>
您的邀请码
邀请码 482913，好友注册时填写可得 20 元代金券。
`,
  ),
  ...mails(
    'zh-TW',
    `
@@ b1 電子發票 | receipt
山貓市集 <invoice@lynxmarket.example>
電子發票開立通知 KX-48291377
隨機碼 4829，總計 1204 元，統一編號 20417733。

@@ b1 訂位 | booking
食堂訂位 <hi@booktable.example>
訂位確認 48291
11月21日 20:30，2位。訂位代號 48291。
`,
  ),
  ...mails(
    'ja',
    `
@@ b1 注文 | order
フリマ広場 <no-reply@furima.example>
ご注文ありがとうございます（注文番号 204-4829137）
合計 4,829円。お届け予定日 11月24日。

@@ b1 予約 | booking
旅の宿 <yoyaku@tabinoyado.example>
ご予約確認書
予約番号 48291377、確認番号 2041。チェックイン 15:00。

@@ b1 クーポン | promo-code
写真帳 <news@shashincho.example>
クーポンコード：AKI2026
ご注文画面でクーポンコード AKI2026 を入力してください。
`,
  ),
  ...mails(
    'ko',
    `
@@ b1 주문 | order
책벌레 <order@bookbug.example>
주문번호 20260048291 결제 완료
결제금액 48,290원. 송장번호 482913774120.

@@ b1 쿠폰 | promo-code
달빛게임 <news@dalbit.example>
쿠폰 코드가 도착했습니다
쿠폰 코드 DAL2026 을 입력하면 보상 4829 골드를 드립니다.
`,
  ),
  ...mails(
    'sv',
    `
@@ b1 paket | tracking
Paketbud <noreply@paketbud.example>
Ditt paket finns att hämta
# Hämtkod :: 4829
Ombud 20417, öppet till 21.
`,
  ),
  ...mails(
    'vi',
    `
@@ b1 đơn hàng | order
Chợ Quê <donhang@choque.example>
Đơn hàng 48291377 đã giao
Mã vận đơn VN204417733. Mã giảm giá lần sau: QUE20
`,
  ),
];
