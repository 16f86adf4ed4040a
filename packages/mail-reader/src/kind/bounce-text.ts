import { clip, storable } from '../text/storable-text.ts';
import { ADDRESS_CHARACTERS, DIAGNOSTIC_CHARACTERS, TEXT_STATUS } from './bounce-values.ts';

interface BounceText {
  readonly recipient: string | undefined;
  readonly status: string | null;
  readonly diagnostic: string | null;
  readonly isRefusal: boolean;
}

const LOOKED_AT = 8 * 1024;
const MAX_LINES = 400;
const ADDRESS = /[\w.!#$%&*+/=?^`{|}~-][\w.!#$%&'*+/=?^`{|}~-]{0,63}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
/** Examples are `550 No such user` and `#5.1.1`. */
const REFUSAL = /(?<![\d.])[45]\d\d[ -]|(?<![\d.]|\bv|version:? ?)[45]\.\d{1,3}\.\d{1,3}(?![\d.]*\d)/i;
/** RFC 5321 section 4.2.3 defines these reply codes; other numbers of three digits do not count. */
const SMTP_REFUSAL =
  /(?:^|[:;>»)] ?|said )(?:421|45[0-4]|55[0-6])[ -]|(?<![\d.]|\bv|version:? ?)[45]\.\d{1,2}\.\d{1,2}(?![\d.]*\d)/i;
/** "To" does not name the failed recipient, because lists and forwards send an email on. */
const QUOTED_FIELD =
  /^[>\s*|]*(?:to|cc|bcc|from|sender|reply-to|return-path|subject|sent|date|received|message-?id|mime-version|dkim-signature|x-[\w-]+|references|in-reply-to|an|von|para|de|à|da|aan|van|do|od|кому|от)\s?:/i;
const BEGINS_HEADER = /^[>\s]*(?:received|return-path|mime-version|dkim-signature|x-[\w-]+|message-id):\s/i;
const BEGINS_ORIGINAL =
  /^\s{0,9}[-=_*]{2,}(?!.{0,60}(?:following addresses|transcript)).{0,60}(?:copy of|original|returned|header|forwarded|follow|unsent)|^(?:original message|message header|included is a copy|the (?:header|first|top))/i;
const HELP =
  /^(?:post[-_.]?master|abuse|support|help(?:-?desk)?|hostmaster|webmaster|admin(?:istrator)?|mailer-daemon|no-?reply|service|info-?tech|it-?support)@/i;
const HELP_LINE =
  /\b(?:contact|assistance|questions?|help|support|call|visit|report (?:this|it))\b|kontakt|wenden sie|contactez|póngase|contate|contatt|neem contact|обрат/i;
/** The number belongs to an ID such as `id <2018@mx>`, not to a status. */
const IS_ID = /(?:\bid|message-?id)\W{0,4}$/i;
const ID_LIKE = /^(?=(?:.*\d){8})[\w.+-]{14,}@/;
const SAYS_REASON = /^\s*(?:reason|error|grund|fehler|raison|erreur|motivo|原因|理由)[^:：]{0,20}[:：]/i;

interface Line {
  readonly text: string;
  readonly indent: number;
}

/** @param own addresses in the email's own header, in lower case */
export function readBounceText(text: string, own: string): BounceText {
  const lines = linesOf(text);
  const found = recipientIn(lines, own);
  const at = reasonAt(lines, found?.at);
  const reason = at === undefined ? null : reasonFrom(lines, at);
  const isRefusal = lines.some((line) => SMTP_REFUSAL.test(line.text));
  const whole = lines.map((line) => line.text).join('\n');
  return {
    recipient: found?.address,
    status: (TEXT_STATUS.exec(reason ?? '') ?? TEXT_STATUS.exec(whole))?.[0] ?? null,
    diagnostic: reason === null ? null : clip(storable(reason), DIAGNOSTIC_CHARACTERS),
    isRefusal,
  };
}

function linesOf(text: string): Line[] {
  const all = text.slice(0, LOOKED_AT).split('\n', MAX_LINES);
  const end = all.findIndex((line, i) => i > 0 && (BEGINS_ORIGINAL.test(line) || isHeader(all, i)));
  return (end < 0 ? all : all.slice(0, end)).map((line) => ({
    text: line.trim(),
    indent: line.length - line.trimStart().length,
  }));
}

function isHeader(lines: readonly string[], at: number) {
  return BEGINS_HEADER.test(lines[at] ?? '') && (lines[at - 1] ?? '').trim() === '';
}

interface Named {
  readonly address: string;
  readonly at: number;
  readonly rank: number;
}

function recipientIn(lines: readonly Line[], own: string): Named | undefined {
  const named = lines.flatMap(({ text }, at) => namedIn(text, at, own));
  const [best] = named.toSorted((a, b) => b.rank - a.rank);
  return best === undefined || best.rank === 0
    ? undefined
    : { ...best, address: best.address.slice(0, ADDRESS_CHARACTERS) };
}

function namedIn(text: string, at: number, own: string): Named[] {
  if (!text.includes('@') || QUOTED_FIELD.test(text)) return [];
  const isRefused = REFUSAL.test(text);
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: address, index }) => {
    const before = text.slice(0, index);
    const isOther = own.includes(address.toLowerCase()) || HELP.test(address);
    if (isOther || IS_ID.test(before) || ID_LIKE.test(address)) return [];
    return [{ address, at, rank: isRefused || IS_FIRST.test(before) ? 2 : HELP_LINE.test(text) ? 0 : 1 }];
  });
}

const IS_FIRST = /^[^\p{L}\p{N}]*$|^[^:：]{1,40}[:：][^\p{L}]*(?:smtp:|rfc822;\s?)?$/iu;

const NEAR = 12;

/** Exim may write a reason without a number. */
function reasonAt(lines: readonly Line[], recipient: number | undefined): number | undefined {
  const isReason = ({ text }: Line) => REFUSAL.test(text) && !/^\S+:\s+from\s|^status:/i.test(text);
  const from = recipient ?? 0;
  const near = lines.slice(from, from + NEAR).findIndex(isReason);
  const anywhere = near >= 0 ? near + from : lines.findIndex(isReason);
  if (anywhere >= 0) return anywhere;
  const said = lines.findIndex(({ text }) => SAYS_REASON.test(text));
  if (said >= 0) return said;
  if (recipient === undefined) return undefined;
  const below = lines[recipient + 1];
  return below !== undefined && below.text !== '' && below.indent > (lines[recipient]?.indent ?? 0)
    ? recipient + 1
    : undefined;
}

const CONTINUATION_LINES = 6;

function reasonFrom(lines: readonly Line[], at: number): string {
  const { text, indent } = lines[at] ?? { text: '', indent: 0 };
  const codes = text.match(/[45]\d\d(?=[ -])|[45]\.\d{1,3}\.\d{1,3}/g) ?? [];
  const rest = lines.slice(at + 1, at + 1 + CONTINUATION_LINES);
  const end = rest.findIndex(
    (line) =>
      line.text === '' ||
      line.text.endsWith(':') ||
      !((indent > 0 && line.indent >= indent) || codes.some((code) => line.text.startsWith(code))),
  );
  const more = end < 0 ? rest : rest.slice(0, end);
  // Some servers mark what the other one said.
  return [text, ...more.map((line) => line.text)].join(' ').replace(/^[<>]{3} ?/, '');
}
