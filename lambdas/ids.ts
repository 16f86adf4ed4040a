import { createHash } from 'node:crypto';

/** Crockford's base 32 in lower case sorts like its value and survives case folding. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_CHARACTERS = 10;
const UNIQUE_CHARACTERS = 12;
const SUFFIX_CHARACTERS = 4;

/** The length covers 48 bits of time and 60 bits that are unique within a millisecond. */
export const KEY_LENGTH = TIME_CHARACTERS + UNIQUE_CHARACTERS;

export const KEY_ENTROPY_BYTES = 8;

export function timeKey(at: Date, entropy: Uint8Array): string {
  return timePrefix(at.getTime()) + base32(bytesToInteger(entropy), UNIQUE_CHARACTERS);
}

/** The prefix sorts before all keys of its time and after all earlier ones. */
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

/** The id is opaque and has the prefix of its kind (CON-03 to CON-07). */
export function newId(prefix: IdPrefix, at: Date, entropy: Uint8Array): string {
  return `${prefix}_${timeKey(at, entropy)}`;
}

/**
 * The key depends only on data of SES, so that every redelivery finds the same message. @param recipient the inbox id;
 * in a catch-all inbox the envelope's address in the form of `addressOf`
 */
export function messageKeyOf(receivedAt: Date, sesMessageId: string, recipient: string): string {
  return timeKey(receivedAt, digest('message', sesMessageId, recipient));
}

export function messageKeyAt(at: Date, messageKey: string): string {
  return `${timePrefix(at.getTime())}${threadKeyOf(messageKey)}`;
}

/** A thread id is the unique part of the key of its first message. */
export function threadKeyOf(messageKey: string): string {
  return messageKey.slice(TIME_CHARACTERS);
}

/**
 * The sort key is the arrival time, the thread and part of the message's unique part. A thread does not take a second
 * message with the same millisecond and part.
 */
export function messageSortKey(messageKey: string, threadKey: string): string {
  const unique = messageKey.slice(TIME_CHARACTERS);
  const suffix = unique === threadKey ? '' : unique.slice(0, SUFFIX_CHARACTERS);
  return `${messageKey.slice(0, TIME_CHARACTERS)}${threadKey}${suffix}`;
}

/**
 * A message id contains the key of its thread, so that one strongly consistent read finds a message and one query its
 * thread. Ids sort by arrival.
 */
export function messageId(messageKey: string, threadKey: string): string {
  return messageIdOfSortKey(messageSortKey(messageKey, threadKey));
}

export function messageIdOfSortKey(sortKey: string): string {
  return `msg_${sortKey}`;
}

export function threadOfSortKey(sortKey: string): string {
  return sortKey.slice(TIME_CHARACTERS, KEY_LENGTH);
}

export function threadId(threadKey: string): string {
  return `thr_${threadKey}`;
}

export function attachmentId(messageKey: string, index: number): string {
  return `att_${messageKey}${base32(BigInt(index), 4)}`;
}

export function messageKeyOfAttachment(id: string): string {
  return id.slice('att_'.length, 'att_'.length + KEY_LENGTH);
}

/**
 * An event has the same id each time it is published. @param subject the inbox of a message that arrived; for other
 * events the type
 */
export function eventIdOf(unique: string, subject: string, at: Date): string {
  return newId('evt', at, digest('event', unique, subject));
}

/** An event is delivered to a webhook once, even if it is published twice. @param at time of the event */
export function deliveryIdOf(webhookId: string, eventId: string, at: Date): string {
  return newId('del', at, digest('delivery', webhookId, eventId));
}

/** A repeated request for a redelivery gets the same id. @param at when the original delivery ended */
export function redeliveryIdOf(deliveryId: string, at: Date): string {
  return newId('del', at, digest('redelivery', deliveryId));
}

const pattern = (characters: number): string => `[${ALPHABET}]{${characters}}`;
const MESSAGE_ID = new RegExp(
  `^msg_(${pattern(TIME_CHARACTERS)}(${pattern(UNIQUE_CHARACTERS)})(?:${pattern(SUFFIX_CHARACTERS)})?)$`,
);
const THREAD_ID = new RegExp(`^thr_(${pattern(UNIQUE_CHARACTERS)})$`);

export function keysOfMessageId(id: string): { sortKey: string; threadKey: string } | undefined {
  const [, sortKey, threadKey] = MESSAGE_ID.exec(id) ?? [];
  return sortKey === undefined || threadKey === undefined ? undefined : { sortKey, threadKey };
}

export function keyOfThreadId(id: string): string | undefined {
  return THREAD_ID.exec(id)?.[1];
}

/** The separator NUL occurs in no part. */
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
