/** Of campaigns and redirects. */
const CAMPAIGN =
  /^(?:utm_|lang$|locale$|hl$|campaign|medium$|redirect|return|next$|continue$|email$|mc_|trk)/i;
const REFERRER = /^(?:ref|source|src|from)$/i;

/** Their values identify a reader, however short. */
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

/** A generated word for this mail. */
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
        !/^(?:v\d+$|\d{4}$|\d{4}-\d|(?:2fa|mfa2?|oauth2)$)/.test(part)) ||
      (part.length >= 20 && !part.includes('-') && !part.includes('_')),
  );
}
