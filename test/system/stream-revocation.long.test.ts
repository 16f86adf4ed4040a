import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { Service } from './service.ts';
import { StreamClient } from './stream-client.ts';

const SEED = 20_261_121;
/** Keys that are deleted at random times while mail keeps arriving: so many in all, so many at a time. */
const ROUNDS = 5;
const KEYS_PER_ROUND = 20;
/** Deletes that may be under way at once. */
const DELETERS = 3;
const LONGEST_PAUSE_MS = 60;
/** For a machine under load. */
const TIMEOUT_MS = 120_000;

interface Revocable {
  readonly keyId: string;
  readonly client: StreamClient;
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('deleting a key', () => {
  const service = opened(() => Service.start());
  const account = opened(() => service.account());

  test(
    `lets no frame out after its answer, ${ROUNDS * KEYS_PER_ROUND} times in the middle of sends (seed ${SEED}) [STA-13]`,
    async () => {
      const random = seeded(SEED);
      const framesHeard = new Set<number>();
      for (let round = 0; round < ROUNDS; round++) {
        const sockets = await openSockets();
        const framesAtAnswer = await deleteWhileMailArrives(sockets, random);
        await service.runtime.settled();
        const ends = await Promise.all(sockets.map(({ client }) => client.closed));

        for (const { client } of sockets) {
          expect(client.frames.slice(framesAtAnswer.get(client))).toEqual([]);
          expect(client.frames.map(nameOf)).toContain('unauthenticated');
          framesHeard.add(client.frames.length);
        }
        expect(new Set(ends.map(({ code }) => code))).toEqual(new Set([1000]));
      }
      // Else nothing was interleaved: some sockets must have heard of more mails than others.
      expect(framesHeard.size).toBeGreaterThan(2);
    },
    TIMEOUT_MS,
  );

  async function deleteWhileMailArrives(
    sockets: readonly Revocable[],
    random: () => number,
  ): Promise<ReadonlyMap<StreamClient, number>> {
    const framesAtAnswer = new Map<StreamClient, number>();
    const inAnyOrder = sockets
      .map((socket) => ({ socket, at: random() }))
      .sort((one, other) => one.at - other.at)
      .map(({ socket }) => socket);
    const remaining = inAnyOrder.values();
    const deleter = async () => {
      for (const { keyId, client } of remaining) {
        await delay(random() * LONGEST_PAUSE_MS);
        const answer = await service.delete(`/api-keys/${keyId}`, account.apiKey);
        framesAtAnswer.set(client, client.frames.length);
        expect(answer.status).toBe(204);
      }
    };
    const deleting = Promise.all(Array.from({ length: DELETERS }, deleter));
    let isOver = false;
    const over = deleting.finally(() => {
      isOver = true;
    });
    while (!isOver) await service.send({ to: account.inboxId });
    await over;
    return framesAtAnswer;
  }

  async function openSockets(): Promise<Revocable[]> {
    const sockets: Revocable[] = [];
    for (let index = 0; index < KEYS_PER_ROUND; index++) {
      const key = await service.post('/api-keys', { name: `key ${index}` }, account.apiKey);
      const url = `${service.runtime.endpoints.ws_url}?api_key=${key.string('api_key')}`;
      sockets.push({ keyId: key.string('api_key_id'), client: await StreamClient.open(url) });
    }
    return sockets;
  }
});

function nameOf(frame: string): unknown {
  return JSON.parse(frame).name ?? JSON.parse(frame).type;
}
