import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  attachmentId,
  eventIdOf,
  KEY_LENGTH,
  keyOfThreadId,
  keysOfMessageId,
  messageId,
  messageKeyOf,
  messageSortKey,
  newId,
  threadId,
  threadKeyOf,
  timeKey,
  timeOfKey,
} from '../../lambdas/ids.ts';

const AT = new Date('2026-11-21T07:00:00.000Z');
const ENTROPY = Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8]);

describe('a time key', () => {
  test('is the same for the same time and entropy, and another for another', () => {
    expect(timeKey(AT, ENTROPY)).toBe(timeKey(AT, ENTROPY));
    expect(timeKey(AT, ENTROPY)).not.toBe(timeKey(AT, Uint8Array.from([8, 7, 6, 5, 4, 3, 2, 1])));
    expect(timeKey(AT, ENTROPY)).not.toBe(timeKey(new Date(AT.getTime() + 1), ENTROPY));
  });

  test('is made of URL-safe characters that stay distinct in lower case, always of one length', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4e12 }),
        fc.uint8Array({ minLength: 8, maxLength: 8 }),
        (at, bytes) => {
          expect(timeKey(new Date(at), bytes)).toMatch(new RegExp(`^[0-9a-hjkmnp-tv-z]{${KEY_LENGTH}}$`));
        },
      ),
      { numRuns: 200 },
    );
  });

  test('gives back its time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (at) => {
        expect(timeOfKey(timeKey(new Date(at), ENTROPY)).getTime()).toBe(at);
      }),
      { numRuns: 200 },
    );
  });

  test('sorts by time whatever the entropy', () => {
    const entropy = fc.uint8Array({ minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(fc.nat(4e12), fc.integer({ min: 1, max: 1e9 }), entropy, entropy, (at, later, a, b) => {
        expect(timeKey(new Date(at), a) < timeKey(new Date(at + later), b)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('ids', () => {
  test.each(['key', 'wh', 'evt', 'inb', 'del'] as const)('of kind %s carry their prefix', (prefix) => {
    expect(newId(prefix, AT, ENTROPY)).toBe(`${prefix}_${timeKey(AT, ENTROPY)}`);
  });

  const key = (ms: number, ...bytes: number[]) => timeKey(new Date(ms), Uint8Array.from(bytes));

  test('of messages have the unique part of their thread once, and at most 30 characters', () => {
    const first = timeKey(AT, ENTROPY);
    const thread = threadKeyOf(first);

    expect(messageId(first, thread)).toBe(`msg_${first}`);
    expect(messageId(key(AT.getTime() + 5, 9), thread)).toHaveLength(30);
    expect(threadId(thread)).toHaveLength(16);
  });

  test('of messages sort by arrival, in one thread and across threads', () => {
    const [first, other] = [timeKey(AT, ENTROPY), timeKey(AT, Uint8Array.from([8, 7, 6, 5, 4, 3, 2, 1]))];
    const threads = [threadKeyOf(first), threadKeyOf(other)];
    const later = [1, 2, 1_000, 40_000_000_000].map((ms) => key(AT.getTime() + ms, ms % 256, 1));
    const ids = later.map((each, i) => messageId(each, threads[i % 2] ?? ''));

    expect(ids.toSorted()).toEqual(ids);
    expect(messageId(first, threads[0] ?? '') < (ids[0] ?? '')).toBe(true);
    expect(messageId(other, threads[1] ?? '') < (ids[0] ?? '')).toBe(true);
  });

  test('of messages give back the keys that they were made of', () => {
    const [message, thread] = [timeKey(AT, ENTROPY), threadKeyOf(key(0, 1, 2, 3))];

    expect(keysOfMessageId(messageId(message, thread))).toEqual({
      sortKey: messageSortKey(message, thread),
      threadKey: thread,
    });
    expect(keyOfThreadId(threadId(thread))).toBe(thread);
  });

  test.each([
    '',
    'msg_',
    'msg_abc',
    `msg_${'0'.repeat(21)}`,
    `msg_${'0'.repeat(25)}`,
    `msg_${'0'.repeat(27)}`,
    `msg_${'0'.repeat(44)}`,
    `msg_${'u'.repeat(22)}`,
    `msg_${'A'.repeat(26)}`,
    `thr_${'0'.repeat(22)}`,
    `msg_${'0'.repeat(26)}\n`,
    `msg_${'0'.repeat(22)}#${'0'.repeat(3)}`,
  ])('that no message has are known as such: %j', (id) => {
    expect(keysOfMessageId(id)).toBeUndefined();
  });

  test.each([
    '',
    'thr_',
    `msg_${'0'.repeat(12)}`,
    `thr_${'0'.repeat(13)}`,
    `thr_${'0'.repeat(12)}\n`,
  ])('that no thread has are known as such: %j', (id) => {
    expect(keyOfThreadId(id)).toBeUndefined();
  });

  test('of attachments differ by place and keep their order', () => {
    const key = timeKey(AT, ENTROPY);
    const ids = [0, 1, 31, 32, 1000].map((index) => attachmentId(key, index));

    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.toSorted()).toEqual(ids);
  });
});

describe('the key of a message', () => {
  test('is the same for every redelivery of one mail to one inbox', () => {
    expect(messageKeyOf(AT, 'ses-1', 'a@x.test')).toBe(messageKeyOf(new Date(AT), 'ses-1', 'a@x.test'));
  });

  test('differs by mail and by inbox', () => {
    const keys = [
      messageKeyOf(AT, 'ses-1', 'a@x.test'),
      messageKeyOf(AT, 'ses-1', 'b@x.test'),
      messageKeyOf(AT, 'ses-2', 'a@x.test'),
    ];

    expect(new Set(keys).size).toBe(3);
  });

  test('is not fooled by parts that read the same when put together', () => {
    expect(messageKeyOf(AT, 'ses-1a', '@x.test')).not.toBe(messageKeyOf(AT, 'ses-1', 'a@x.test'));
  });

  test('gives its event one id, which is another in another inbox', () => {
    const key = messageKeyOf(AT, 'ses-1', 'a@x.test');

    expect(eventIdOf(key, 'a@x.test', AT)).toBe(eventIdOf(key, 'a@x.test', AT));
    expect(eventIdOf(key, 'a@x.test', AT)).not.toBe(eventIdOf(key, 'b@x.test', AT));
    expect(eventIdOf(key, 'a@x.test', AT)).toMatch(/^evt_/);
  });
});
