import { createHash } from 'node:crypto';

/** Crockford's base 32 in lower case: sorts as its value, survives case folding and being read aloud. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_CHARACTERS = 10;
const UNIQUE_CHARACTERS = 12;
const SUFFIX_CHARACTERS = 4;

/** Length of a key made by `timeKey`: 48 bits of time and 60 bits that are unique within their millisecond. */
export const KEY_LENGTH = TIME_CHARACTERS + UNIQUE_CHARACTERS;

/** Bytes of randomness (or of a digest) that a key needs. */
export const KEY_ENTROPY_BYTES = 8;

/** A key that sorts by time. The same time and the same entropy give the same key. */
export function timeKey(at: Date, entropy: Uint8Array): string {
  return timePrefix(at.getTime()) + base32(bytesToInteger(entropy), UNIQUE_CHARACTERS);
}

/** What all keys of a time begin with: sorts before them, and behind all of earlier times. */
export function timePrefix(milliseconds: number): string {
  return base32(BigInt(milliseconds), TIME_CHARACTERS);
}

export function timeOfKey(key: string): Date {
  let milliseconds = 0;
  for (const character of key.slice(0, TIME_CHARACTERS)) {
    milliseconds = milliseconds * ALPHABET.length + ALPHABET.indexOf(character);
  }
  return new Date(milliseconds);
}

type IdPrefix = 'aud' | 'key' | 'wh' | 'evt' | 'inb' | 'inv' | 'del' | 'exp';

/** An opaque id with the prefix of its kind (CON-03 to CON-07). */
export function newId(prefix: IdPrefix, at: Date, entropy: Uint8Array): string {
  return `${prefix}_${timeKey(at, entropy)}`;
}

/**
 * The key of a message in its inbox, made from what SES says of the mail and nothing else, so that every
 * redelivery of one mail to one inbox finds the same message.
 * @param recipient id of the inbox; in a catch-all inbox the address of the envelope, as `addressOf` has it
 */
export function messageKeyOf(receivedAt: Date, sesMessageId: string, recipient: string): string {
  return timeKey(receivedAt, digest('message', sesMessageId, recipient));
}

/** The key of a message that arrives at another time, because it was held until then. */
export function messageKeyAt(at: Date, messageKey: string): string {
  return `${timePrefix(at.getTime())}${threadKeyOf(messageKey)}`;
}

/** A thread has the unique part of the key of the message that starts it. */
export function threadKeyOf(messageKey: string): string {
  return messageKey.slice(TIME_CHARACTERS);
}

/**
 * What messages are sorted by, in lists and in their thread: time of arrival, thread, and for a later message of the thread a
 * part of its own unique part. A thread that has a message of the same millisecond and part does not take another.
 */
export function messageSortKey(messageKey: string, threadKey: string): string {
  const unique = messageKey.slice(TIME_CHARACTERS);
  const suffix = unique === threadKey ? '' : unique.slice(0, SUFFIX_CHARACTERS);
  return `${messageKey.slice(0, TIME_CHARACTERS)}${threadKey}${suffix}`;
}

/**
 * Message ids carry the key of their thread, so that one strongly consistent read finds a message and one
 * query its thread. They sort by arrival.
 */
export function messageId(messageKey: string, threadKey: string): string {
  return messageIdOfSortKey(messageSortKey(messageKey, threadKey));
}

export function messageIdOfSortKey(sortKey: string): string {
  return `msg_${sortKey}`;
}

/** The thread of a message, by what that is sorted by. */
export function threadOfSortKey(sortKey: string): string {
  return sortKey.slice(TIME_CHARACTERS, KEY_LENGTH);
}

export function threadId(threadKey: string): string {
  return `thr_${threadKey}`;
}

/** Attachment ids name their place in the message. */
export function attachmentId(messageKey: string, index: number): string {
  return `att_${messageKey}${base32(BigInt(index), 4)}`;
}

/** The key of the message that an attachment arrived with. */
export function messageKeyOfAttachment(id: string): string {
  return id.slice('att_'.length, 'att_'.length + KEY_LENGTH);
}

/**
 * An event has one id however often it is published.
 * @param unique what distinguishes its entry in the log
 * @param subject the inbox of a message that arrived; of other events the type
 */
export function eventIdOf(unique: string, subject: string, at: Date): string {
  return newId('evt', at, digest('event', unique, subject));
}

/** An event is delivered to a webhook once, however often it is published. @param at time of the event */
export function deliveryIdOf(webhookId: string, eventId: string, at: Date): string {
  return newId('del', at, digest('delivery', webhookId, eventId));
}

/** What takes the place of a delivery is one delivery, however often it is asked for. @param at when that ended */
export function redeliveryIdOf(deliveryId: string, at: Date): string {
  return newId('del', at, digest('redelivery', deliveryId));
}

const pattern = (characters: number): string => `[${ALPHABET}]{${characters}}`;
const MESSAGE_ID = new RegExp(
  `^msg_(${pattern(TIME_CHARACTERS)}(${pattern(UNIQUE_CHARACTERS)})(?:${pattern(SUFFIX_CHARACTERS)})?)$`,
);
const THREAD_ID = new RegExp(`^thr_(${pattern(UNIQUE_CHARACTERS)})$`);

/** The keys inside a message id, or undefined for what can be no message id. */
export function keysOfMessageId(id: string): { sortKey: string; threadKey: string } | undefined {
  const [, sortKey, threadKey] = MESSAGE_ID.exec(id) ?? [];
  return sortKey === undefined || threadKey === undefined ? undefined : { sortKey, threadKey };
}

export function keyOfThreadId(id: string): string | undefined {
  return THREAD_ID.exec(id)?.[1];
}

/** Parts are separated by a byte that none of them holds. */
function digest(...parts: readonly string[]): Uint8Array {
  return createHash('sha256').update(parts.join('\0')).digest().subarray(0, KEY_ENTROPY_BYTES);
}

function bytesToInteger(bytes: Uint8Array): bigint {
  let value = 0n;
  for (const byte of bytes.subarray(0, KEY_ENTROPY_BYTES)) value = (value << 8n) | BigInt(byte);
  return value;
}

function base32(value: bigint, characters: number): string {
  let rest = value;
  let text = '';
  for (let i = 0; i < characters; i++) {
    text = (ALPHABET[Number(rest & 31n)] ?? '') + text;
    rest >>= 5n;
  }
  return text;
}
