import type { VerificationCase } from '../case.ts';
import { mails } from '../mails.ts';

/** Such mails of many languages. */
export const SECOND_WORLD_OTHERS: readonly VerificationCase[] = [
  ...mails(
    'de',
    `
@@ b2 reservierung | booking
Tischlein <info@tischlein.example>
Ihre Reservierung für 4 Personen
Reservierungscode 48291, Samstag 20:30 Uhr. Absagen unter 030 482913.

@@ b2 gewinnspiel | promo-code
Radio Nord <aktion@radionord.example>
Ihr Gewinncode: 482913
Hören Sie am Montag um 7:40 Uhr rein. Wird Ihr Code 482913 genannt, rufen Sie an.

@@ b2 lieferung | tracking
Frischkorb <lieferung@frischkorb.example>
Unser Fahrer ist unterwegs
Nennen Sie dem Fahrer den Code {7714}. Ankunft zwischen 18:00 und 19:00 Uhr.
`,
  ),
  ...mails(
    'fr',
    `
@@ b2 digicode | personal
Claire <claire@amis.example.test>
samedi soir
Le digicode est 48A29, 3e étage à gauche. Apporte du pain !

@@ b2 facture eau | receipt
Eaux du Sud <factures@eauxdusud.example>
Facture n° 2026 0482913
Référence client 20417733, montant 48,29 €. Code centre 0482.
`,
  ),
  ...mails(
    'es',
    `
@@ b2 recogida | tracking
Paquetería Sol <avisos@paqsol.example>
Tu paquete está en el punto de recogida
# Código de recogida :: 604118
Preséntalo con tu DNI antes del 28/11.

@@ b2 cita | reminder
Salud Litoral <citas@saludlitoral.example>
Cita confirmada: 24/11 a las 9:40
Código de paciente 204417. Consulta 12, planta 2.
`,
  ),
  ...mails(
    'pt-BR',
    `
@@ b2 entrega | tracking
Rappi Rápido <pedidos@rapirapido.example>
Seu pedido está chegando
Informe o código {4829} ao entregador para receber seu pedido.

@@ b2 pix | bank
Banco Roxinho <contato@roxinho.example>
Você recebeu um Pix de R$ 482,91
ID da transação E18236120202611201234s0482913. Data 20/11/2026 09:14.
`,
  ),
  ...mails(
    'it',
    `
@@ b2 ristorante | booking
Tavola <prenotazioni@tavola.example>
Prenotazione confermata
Codice prenotazione 48291, sabato ore 20:30, 2 persone.
`,
  ),
  ...mails(
    'nl',
    `
@@ b2 bezorger | tracking
Boodschap <bezorging@boodschap.example>
Je bezorger is onderweg
Geef code {7714} aan de bezorger. Verwacht 18:00 - 18:20.
`,
  ),
  ...mails(
    'pl',
    `
@@ b2 kurier | tracking
Szybki Kurier <info@szybkikurier.example>
Kurier jest w drodze
Podaj kurierowi kod {4829}. Numer przesyłki 482913774120.
`,
  ),
  ...mails(
    'ru',
    `
@@ b2 курьер | tracking
Еда Рядом <orders@edaryadom.example>
Курьер уже едет
Назовите курьеру код {4829}. Заказ 20417733, сумма 1 204 ₽.

@@ b2 домофон | personal
Оля <olya@druzya.example.test>
суббота
Код домофона 48К291, этаж 3. Купи хлеб!
`,
  ),
  ...mails(
    'tr',
    `
@@ b2 rezervasyon | booking
Otel Mavi <rezervasyon@otelmavi.example>
Rezervasyonunuz onaylandı
Onay numarası 48291377. Giriş 15:00, çıkış 11:00.
`,
  ),
  ...mails(
    'ar',
    `
@@ b2 مندوب | tracking
سلة البيت <orders@sallat.example>
المندوب في الطريق إليك
أعط المندوب الرمز {4829} عند الاستلام. رقم الطلب 20417733.
`,
  ),
  ...mails(
    'hi',
    `
@@ b2 डिलीवरी | tracking
घर बाज़ार <orders@gharbazaar.example>
आपका ऑर्डर आज पहुँचेगा
डिलीवरी के समय ड्राइवर को OTP {4829} बताएँ।
`,
  ),
  ...mails(
    'zh-CN',
    `
@@ b2 自提 | order
鲜果园 <orders@xianguo.example>
您的订单可以自提了
提货码：{604118}，请到店出示。

@@ b2 外卖 | tracking
饭团外卖 <service@fantuan.example>
骑手正在赶来
请向骑手出示收货码 {4829}。
`,
  ),
  ...mails(
    'ja',
    `
@@ b2 受取 | tracking
とどけ便 <info@todoke.example>
お荷物がロッカーに届きました
# 受取番号 :: 604118
11月23日までにお受け取りください。

@@ b2 抽選 | promo-code
えいが館 <campaign@eigakan.example>
抽選番号のお知らせ
抽選番号は 482913 です。当選発表は12月1日。
`,
  ),
  ...mails(
    'ko',
    `
@@ b2 픽업 | order
달콤커피 <order@dalkom.example>
주문하신 음료가 준비되었습니다
픽업 번호 4829, 매장 직원에게 보여 주세요.

@@ b2 택배 | tracking
빠른택배 <info@ppareun.example>
무인함에 상품을 보관했습니다
# 보관함 비밀번호 :: 4829
`,
  ),
];
