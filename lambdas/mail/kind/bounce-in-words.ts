import type { Bounce } from '../message.ts';
import { clip, storable } from '../text/storable-text.ts';
import { ADDRESS_CHARACTERS, DIAGNOSTIC_CHARACTERS, idIn, originalIdOf, STATUS } from './bounce-values.ts';
import type { KindInput } from './kind-input.ts';

const SERVER =
  /^(?:mailer[-_.]?daemon|mail[-_.]?daemon|mdaemon|postmaster|mail[-_.]?delivery|mdsystem|bounce|bounces)$/i;
const SERVER_NAME =
  /^"?(?:mail delivery (?:sub)?system|mail(?:er)?[- ]daemon|mail administrator|internet mail delivery)/i;

/** In the subject or the first lines. */
const PHRASES = new RegExp(
  [
    'undeliver(?:able|ed)|non[- ]?deliver(?:y|able)|not (?:be )?(?:been )?deliver(?:ed|able)',
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
    '配信(?:できません|不能|失敗)|届けられません|送信できませんでした|退信|未能?(?:送达|送達|投递)|无法(?:送达|投递)|無法(?:傳送|傳遞|投遞)|전송 ?실패|반송',
  ].join('|'),
  'iu',
);
export const DELAY_WORDS =
  /delay|still (?:being|trying)|verzöger|retard|en attente|retras|atras|ritard|vertraag|försen|forsink|opóźn|задерж|gecik|遅延|延迟|延遲|지연/iu;
const FOLLOWING = 8 * 1024;
const LOOKED_AT = 64 * 1024;
const ADDRESS = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
const REFUSAL = /(?<![\d.])[45]\d\d[ -]|(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.]*\d)/;

/**
 * Of servers that do not write RFC 3464: sent by a server, says that a mail was not delivered, and names
 * for whom.
 */
export function bounceInWords(input: KindInput): Bounce | null {
  const { from, fields, subject } = input;
  const [sender = { name: '', address: '' }] = from;
  const local = sender.address.slice(0, Math.max(0, sender.address.lastIndexOf('@'))) || sender.address;
  const isEmpty = fields.wire('from').some((value) => value.trim() === '<>');
  if (!SERVER.test(local) && !SERVER_NAME.test(sender.name) && !isEmpty) return null;
  const text = input.text.slice(0, FOLLOWING);
  if (!PHRASES.test(subject) && !PHRASES.test(text.slice(0, 2000)) && !DELAY_WORDS.test(subject)) return null;
  const recipient = recipientOf(input, text);
  if (recipient === undefined) return null;
  const refusal = text.split('\n').find((line) => REFUSAL.test(line) && !/^\S+:\s+from\s/i.test(line));
  const whole = input.text.slice(0, LOOKED_AT);
  return {
    action: DELAY_WORDS.test(subject) || isWarning(subject, text) ? 'delayed' : 'failed',
    status: STATUS.exec(refusal ?? '')?.[0] ?? STATUS.exec(text)?.[0] ?? null,
    recipient,
    diagnostic: refusal === undefined ? null : clip(storable(refusal.trim()), DIAGNOSTIC_CHARACTERS),
    original_message_id:
      originalIdOf(input) ?? idIn(/^[>\s]*message-id:\s*(\S+)/im.exec(whole)?.[1] ?? '') ?? null,
  };
}

function isWarning(subject: string, text: string) {
  return /^\s*warning\b/i.test(subject) && /not (?:yet )?been delivered|will (?:be|continue)/i.test(text);
}

/** None of the mail's own addresses. */
function recipientOf({ fields }: KindInput, text: string) {
  const failed = (fields.wire('x-failed-recipients')[0] ?? '').match(ADDRESS)?.[0];
  if (failed !== undefined) return clip(failed, ADDRESS_CHARACTERS);
  const own = [...fields.wire('to'), ...fields.wire('from')].join(' ').slice(0, LOOKED_AT).toLowerCase();
  return text.match(ADDRESS)?.find((address) => !own.includes(address.toLowerCase()));
}
