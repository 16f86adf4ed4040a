import type { VerificationLink } from '../facts.ts';

type Purpose = VerificationLink['purpose'];

export const NOT_FOLLOWED_PATH = new RegExp(
  [
    'absage|storno|unsubscri|optout|opt-out|preferences|email-settings|notification-settings',
    'privacy|terms|/legal|/help|/support|/contact|/faq|/blog|imprint|impressum|datenschutz',
    'viewinbrowser|view-in-browser|webversion|/web-version|abmelden|/cancel|/decline|/report',
    'not-me|notme|wasnt-me|disavow|disassociate|invalidat|/rsvp|attend|action=(?:respond|rsvp)|/releases?/|/changelog',
  ].join('|'),
);

const RESET_PATH = [
  '(?:reset|recover|recuper\\w{0,4}|reimpost\\w{0,2}|ripristin\\w{0,2}|forgot|change|new|set|create|choose)',
  '[-_/]?(?:your[-_])?(?:password|pwd|pw|pass)',
].join('');

export const PATH_PURPOSES: readonly (readonly [Purpose, RegExp])[] = [
  [
    'reset_password',
    new RegExp(
      [
        RESET_PATH,
        'password[-_/]?(?:reset|recover|change|new|edit)|[/?&=](?:pw|pwd)[/_-]?(?:reset|new)',
        'passwort|losenord|hasl[oa]|heslo|senha|contrasena|mot-de-passe|wachtwoord|sifre|parola',
        '[/](?:reset|forgot)(?:[/?&=-]|$)|mode=resetpassword|type=recovery',
      ].join('|'),
    ),
  ],
  ['invitation', /invit|einladung|uitnodiging|convite|zaproszenie|[/?&=]join(?:[/?&=-]|$)/],
  [
    'sign_in',
    new RegExp(
      [
        'magic[-_]?link|type=magiclink|mode=signin',
        '[/?&=_-](?:sign[-_]?in|log[-_]?in|passwordless|magic|auth/(?:email|callback|magic|link|verify-login))' +
          '(?:[/?&=_-]|$)',
      ].join('|'),
    ),
  ],
  [
    'verify',
    new RegExp(
      [
        'verif|confirm|activat|valida|unlock|kich-hoat|bestaetig|bestatig|aktivier|aktivace|aktivasi|freischalt',
        'potwierdz|potvrdi|potvrz|aktywuj|aktywacja|weryfik|dogrula|onayla|etkinlestir|aktivasyon|conferma|attiva',
        'convalid|ativar|ativac|activar|bevestig|activeer|bekraft|bekreft|bekraeft|vahvist|overeni|overit',
        'xac-nhan|xac-minh|konfirmasi|podtverd|aktivaci|type=signup|optin|opt-in',
      ].join('|'),
    ),
  ],
];

export const READ_HOST = /^(?:help|support|docs?|faq|kb|blog)\./;

export const SOCIAL = new RegExp(
  [
    '(?:^|\\.)(?:facebook|fb|twitter|x|instagram|linkedin|youtube|youtu|tiktok|pinterest|threads|t|wa|reddit',
    'medium|play\\.google|apps\\.apple|itunes\\.apple|discord|vk|weibo|line)\\.(?:com|be|me|net|gg|cn)$',
  ].join('|'),
);

const CAMPAIGN =
  /^(?:utm_|lang$|locale$|hl$|campaign|medium$|redirect|return|next$|continue$|email$|mc_|trk)/i;
const REFERRER = /^(?:ref|source|src|from)$/i;

/** These parameters identify a reader even if their value is short. */
const TOKEN_NAME = new RegExp(
  [
    'token|code$|^key$|hash|^sig|ticket|jwt|nonce|secret|invite',
    '^(?:otp|otc|uid|tok|tk|upn|chk|jeton|schluessel|schlussel|anahtar|clave|chiave|klucz|kod|kode|codigo|cle)$',
  ].join('|'),
  'i',
);
const SHORT_NAME = /^(?:[a-oqrtuw-z]|id)$/i;
const TOKEN_FOLLOWS = new RegExp(
  [
    '^(?:verify|verification|confirm|confirmation|activate|activation|validate|invite|invitation|invitations)$',
    '^(?:join|magic|magic-?link|reset|reset-?password|password-?reset)$',
  ].join('|'),
  'i',
);
const PAGE_NAME = new RegExp(
  [
    '^(?:e-?mail|e?mail-?address|account|accounts|address|password|new|edit|now|login|signin|sign-in|signup)(?:\\.\\w+)?$',
    '^(?:complete|success|done|start|user|users|me|identity|subscription|device|team)(?:\\.\\w+)?$',
    '^(?:link|index|form|request|help)(?:\\.\\w+)?$',
  ].join('|'),
  'i',
);

export function hasToken(url: URL): boolean {
  for (const [name, value] of url.searchParams) {
    if (value !== '' && (TOKEN_NAME.test(name) || (SHORT_NAME.test(name) && /\d/.test(value)))) return true;
    if (CAMPAIGN.test(name) || value.length < (REFERRER.test(name) ? 8 : 3)) continue;
    if (/\d/.test(value) || (value.length >= 8 && !REFERRER.test(name))) return true;
  }
  return [...url.pathname.split('/'), url.hash].some(
    (part, i, parts) =>
      (part.length >= 4 && TOKEN_FOLLOWS.test(parts[i - 1] ?? '') && !PAGE_NAME.test(part)) ||
      (/\d/.test(part) &&
        part.length >= 2 &&
        !/^(?:v?\d+(?:\.\d+)+$|v\d+$|\d{4}$|\d{4}-\d|(?:2fa|mfa2?|oauth2)$)/.test(part)) ||
      (part.length >= 20 && !part.includes('-') && !part.includes('_')),
  );
}
