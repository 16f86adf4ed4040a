import type { Bounce } from '../facts.ts';
import { REPLY_SUBJECT } from '../reply/forward-words.ts';
import { isGenerated } from './auto-reply.ts';
import { readBounceText } from './bounce-text.ts';
import { idIn, originalIdOf } from './bounce-values.ts';
import type { KindInput } from './kind-input.ts';
import { addressIn } from './status-fields.ts';

const SERVER =
  /^(?:mailer[-_.]?daemon|mail[-_.]?daemon|mdaemon|post[-_.]?master|mail[-_.]?(?:delivery|server|system|adm(?:in)?|router|gateway)|mdsystem|imss|mmdf|bounces?)$/i;
const SERVER_NAME =
  /^"?(?:mail delivery (?:sub)?system|mail(?:er)?[- ]?(?:daemon|server)|mail administrator|internet mail delivery|courier mail server|post ?master)/i;

const DAEMON = /^mail(?:er)?[-_.]?daemon\b/i;
/** Mobile networks and gateways use these subjects with a no-reply sender. */
const OF_MAIL = /\breturned mail|undeliverable (?:e?-?mail|message)|failed (?:e?-?mail|message) to/i;

const PHRASES = new RegExp(
  [
    'undeliver(?:able|ed)|non[- ]?deliver(?:y|able)|not (?:be )?(?:been )?deliver(?:ed|able)?|failed mail to',
    'not reach (?:some|any|all|one|the following|the intended)|not (?:be )?(?:sent|reached) to|was not able to send',
    'deliver(?:y|ing) (?:of .{0,80} )?(?:status notification|notification|failure|failed|has failed|problem|report|error|incomplete|delayed)',
    "returned (?:mail|to sender)|failure notice|(?:mail|message) (?:system )?(?:error|failed|failure)|wasn't able to deliver",
    'delivery has failed|(?:un)?able to deliver|message .{0,40}(?:delayed|not sent)|rejected|user unknown',
    'unzustellbar|nicht (?:zu(?:ge)?stellt|ausgeliefert)|konnte nicht .{0,60}(?:zugestellt|ausgeliefert) werden|zustellung',
    "non (?:remis|distribué|délivré)|échec (?:de|d['’])|n['’]a pas pu être",
    'no (?:se )?(?:ha )?(?:podido|pudo|puede) (?:ser )?entrega|devuelto|fallo en la entrega',
    'não (?:foi|pôde|pode) (?:possível )?(?:ser )?entreg|devolvid[ao]',
    'mancat[oa] (?:recapito|consegna)|impossibile (?:recapitare|consegnare)',
    'onbestelbaar|niet (?:worden )?(?:bezorgd|afgeleverd)|kunde inte (?:levereras|skickas)|kunne ikke leveres',
    'niedostarcz|nie (?:można|został[ao]?) .{0,20}dostarcz|nelze doručit|nedoručiteln',
    'не (?:может быть |было |удалось )?доставлен|недоставлен|teslim edilemedi|iletilemedi',
    '配信(?:できません|不能|失敗)|届けられません|送信できませんでした|退信|未能?(?:送达|送達|投递)|无法(?:送达|投递)|無法(?:傳送|傳遞|投遞)|(?:전송|발송) ?실패|(?:전송|발송|전달)되지 (?:못|않)|반송',
  ].join('|'),
  'iu',
);
export const DELAY_WORDS =
  /delay|still (?:being|trying)|verzöger|retard|en attente|retras|atras|ritard|vertraag|försen|forsink|opóźn|задерж|gecik|遅延|延迟|延遲|지연/iu;
const BEGINNING = 2000;
const LOOKED_AT = 64 * 1024;

/** Servers without RFC 3464 describe a bounce in text. */
export function bounceInWords(input: KindInput): Bounce | null {
  const { subject, text } = input;
  const isServer = isOfServer(input);
  // Reports have an empty return path (RFC 5321 section 4.5.5), but so do other messages.
  const isOfMail = OF_MAIL.test(subject) && !REPLY_SUBJECT.test(subject);
  if (
    !isServer &&
    !isOfMail &&
    !(isOfProgram(input) && PHRASES.test(subject) && !REPLY_SUBJECT.test(subject))
  )
    return null;
  const isSaid = PHRASES.test(subject) || DELAY_WORDS.test(subject);
  if (!isSaid && !PHRASES.test(text.slice(0, BEGINNING))) return null;
  const facts = factsInWords(input);
  const { isRefusal, ...bounce } = facts;
  const isNamed = bounce.recipient !== null;
  if (!isServer) return (isNamed && isRefusal) || (isOfMail && isOfProgram(input)) ? bounce : null;
  // Postmasters write personal emails too.
  return isNamed || isRefusal || (isSaid && DAEMON.test(input.from[0]?.address ?? '')) ? bounce : null;
}

function isOfServer({ from, fields }: KindInput) {
  const [sender = { name: '', address: '' }] = from;
  const local = sender.address.slice(0, Math.max(0, sender.address.lastIndexOf('@'))) || sender.address;
  const isEmpty = fields.wire('from').some((value) => /<\s*>\s*$/.test(value));
  return SERVER.test(local) || SERVER_NAME.test(sender.name) || isEmpty;
}

/** People attach status parts too, so the email itself must be a report. */
export function isOfReport(input: KindInput): boolean {
  const { programParts, subject, text } = input;
  if (REPLY_SUBJECT.test(subject)) return false;
  const isSaid = text.trim() === '' || PHRASES.test(text.slice(0, BEGINNING));
  return isSaid || programParts?.get('original') !== undefined || isOfServer(input) || isOfProgram(input);
}

function isOfProgram({ fields, from }: KindInput) {
  const hasNoPath = fields.wire('return-path').some((value) => /^<?\s*>?$/.test(value.trim()));
  return hasNoPath || isGenerated(fields) || /^(?:no|do[-_.]?not)[-_.]?reply\b/i.test(from[0]?.address ?? '');
}

export function factsInWords(input: KindInput): Bounce & { readonly isRefusal: boolean } {
  const { fields, subject } = input;
  const own = [...fields.wire('to'), ...fields.wire('from')].join(' ').slice(0, LOOKED_AT).toLowerCase();
  const read = readBounceText(input.text, own);
  const whole = input.text.slice(0, LOOKED_AT);
  const failed = addressIn(fields.wire('x-failed-recipients')[0]);
  return {
    action: DELAY_WORDS.test(subject) || isWarning(subject, whole) ? 'delayed' : 'failed',
    status: read.status,
    recipient: failed ?? read.recipient ?? null,
    diagnostic: read.diagnostic,
    original_message_id:
      originalIdOf(input) ?? idIn(/^[>\s]*message-id:\s*(\S+)/im.exec(whole)?.[1] ?? '') ?? null,
    isRefusal: read.isRefusal,
  };
}

function isWarning(subject: string, text: string) {
  return /^\s*warning\b/i.test(subject) && /not (?:yet )?been delivered|will (?:be|continue)/i.test(text);
}
