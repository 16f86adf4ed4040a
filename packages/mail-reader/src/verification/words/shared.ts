import type { LanguageWords } from './language-words.ts';

export const SHARED: LanguageWords = {
  codes: 'pin, token',
  numbers: 'id, no, nr, num, nº',
  signInCodes: 'tan',
  security: 'autentic*, identific*, login, otp, recuper*, verific*',
  is: ':',
  type: 'digita',
  use: 'usa, use',
  minutes: 'min, minute, minuto',
  units: 'euro, euros',
  things: 'cashback, oferta, promo',
  acts: 'evento',
  labels: `
    cliente, fax, garage, iban, kurs*, postal, puk, qr*, ref, sala, swift, tel, telefon*, ticket, version,
    whatsapp, wi-fi, wifi`,
  topics: 'saldo',
  share: 'divulg*',
  verify: 'activ*, confirm*, valid*, verific*',
  objects: 'account*, adres*, browser, dispositivo*, e-mail*, email*, login*, mail, newsletter*, profil*',
  signIn: 'login',
  change: 'recuper*, reset*',
  click: 'browser, de, en, la, link, o, start',
  skip: 'faq, support',
};
