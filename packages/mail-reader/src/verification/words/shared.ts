import type { LanguageWords } from './language-words.ts';

export const SHARED: LanguageWords = {
  codes: '*code, *pin, cod, code, código, código pin, kod, kodu, pin, token',
  numbers: 'dígitos, id, n.º, no, nr, num, nummer, numéro, n°, nº, 数字',
  signInCodes: 'sms-tan, tan',
  security: `
    2fa*, 3d secure, autentic*, de 4 dígitos, de 5 dígitos, de 6 caracteres, de 6 dígitos, de 6 números,
    de 7 dígitos, de 8 dígitos, de cinco dígitos, de seis dígitos, desbloque*, entrar, firma, identific*,
    login*, otp*, recuper*, reset, signature, sms, uso único, validar, validation, verific*`,
  is: ':, is, is:, è, è:, 以下',
  type: 'copia, digita, digite',
  use: 'usa, use, utiliza, 使用',
  minutes: 'min, minute, minuten, minutes, minuto, minutos, 分',
  units: `
    anos, dia, dias, eur, euro, euros, hora, horas, km, messages, pages, personen, points, páginas, 人, 件, 個,
    年, 時間, 点, 秒`,
  things: `
    abonnement, bilet*, boleto, cashback, compra de, concurso, coupon, entrega, entregas, envio, garantia,
    kupon*, oferta, ofertas, offerte, paket*, pedido, pedidos, promo*, recibo, regalo, reserva, reservas,
    reservation, reservations, ticket*, tracking, 入場, 配送`,
  acts: 'compra, evenement, evento, pagamento, réunion, visita, 出席',
  labels: `
    area, article, artikel*, banco, bar*, bic, celular, classe, client, cliente, contador, contrato, curso,
    error, fax, filiale, fonte, garage, gate, hs, iban, kurs*, linea, lot, lote, matrícula, merchant, mesa,
    model*, nif, nummer, paciente, parti*, país, peron*, points, polis*, porta, post*, protocolo, puk, qr*,
    ref, reference, referência, sala, seri*, sinistro, socio, source, startnummer, swift, tel, telefon*,
    telephone, terminal*, ticket, train, valor, version, whatsapp, wi-fi, wifi*, 案件, 電話`,
  topics: 'consumo, saldo',
  share: 'confidencial, diga, divulg*, geheim, pedir*, révél*, secret, secreto',
  verify: 'activ*, autoriz*, confirm*, desbloque*, valid*, verific*',
  objects: `
    account*, adres*, browser, dispositivo*, e-mail*, email*, login*, mail, mailbox, mails, navegador,
    newsletter*, perfil*, profil*, registro*, subscri*, transferência, usuário*`,
  signIn: 'entrar, link magico, log in, login, magic link',
  change: 'cambi*, crea, crée, defin*, perdida, recuper*, redéfin*, reset*, restaur*',
  click: `
    a, abrir, adres, adresse, aqui, browser, button, clic, clique, continua, continuar, continue, copia, de,
    e, en, esta, este, et, go, hier, in, ir, la, link, na, navegador, o, open, ou, page, pagina, para, site,
    start, starten, su, tu, url, use, vamos, ve, via, visita, 以下, 開始`,
  skip: `
    anular, cancelar, contact, contacto, denunciar, faq, help, ignorar, preferences, preferências, privacy,
    sala, support`,
  manyCodes: '*codes, codes, códigos',
  access: `
    accéder, activation, autoriz*, confirmar, confirmation, confirmes, registr*, secret, secreto, único`,
  your: 'sua, tua',
  meetings: 'id de réunion, id réunion, meeting-id, webinar-id',
  account: 'banca, solicitado, transferência, 銀行',
  not: 'jamais, nie, niemand, non, nunca, 他人',
  people: 'chauffeur, recepcionista, tecnico',
  passwords: 'password, passwort',
  yes: 'ja, sì',
};
