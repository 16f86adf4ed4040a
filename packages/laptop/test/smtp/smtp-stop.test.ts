import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { MailSink, RULE } from './mail-sink.ts';

const simple = {
  from: 'Ada <ada@example.org>',
  to: 'One <one@inbox.localhost>',
  subject: 'Hello',
  text: 'Hello',
};

/** A client that has sent everything of a mail but its end, and what it is answered then. */
async function halfSent(port: number) {
  const socket = connect(port, '127.0.0.1');
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  const opening = ['EHLO test', 'MAIL FROM:<ada@example.org>', 'RCPT TO:<one@inbox.localhost>', 'DATA'];
  for (let answer = ''; !answer.startsWith('354'); ) {
    answer = (await answers.next()).value ?? '354';
    if (!/^\d{3}-/.test(answer) && !answer.startsWith('354')) socket.write(`${opening.shift()}\r\n`);
  }
  socket.write('Subject: half\r\n\r\nhalf\r\n');
  return { socket, answer: async () => (await answers.next()).value as string | undefined };
}

const keysOf = async ({ s3 }: MailSink) =>
  (await s3.send(new ListObjectsV2Command({ Bucket: 'mail' }))).KeyCount ?? 0;

test('a stop waits for a mail that is being stored, longer than for one that a client is sending, and answers 250; of the other nothing is stored', async () => {
  const disk = Promise.withResolvers<void>();
  const stopping = await MailSink.start(RULE, () => disk.promise, 0);
  try {
    const half = await halfSent(stopping.port);
    const sent = stopping.send(simple);
    await stopping.nextNotification();

    const stop = stopping.stopServer();
    expect(await half.answer()).toMatch(/^421 /);
    disk.resolve();
    expect((await sent).response).toMatch(/^250 /);
    await stop;
    half.socket.destroy();
    expect(await keysOf(stopping)).toBe(1);
    expect(stopping.failures).toEqual([]);
  } finally {
    await stopping.stop();
  }
});

test('a mail whose data begin during a stop is answered 421 and not stored', async () => {
  const disk = Promise.withResolvers<void>();
  const stopping = await MailSink.start(RULE, () => disk.promise);
  try {
    const late = connect(stopping.port, '127.0.0.1');
    const answers = createInterface({ input: late })[Symbol.asyncIterator]();
    const say = async (line: string) => {
      late.write(`${line}\r\n`);
      for (;;) {
        const answer = (await answers.next()).value as string | undefined;
        if (answer === undefined || !/^\d{3}-/.test(answer)) return answer;
      }
    };
    await answers.next();
    for (const line of ['EHLO test', 'MAIL FROM:<ada@example.org>', 'RCPT TO:<one@inbox.localhost>'])
      await say(line);
    const sent = stopping.send(simple);
    await stopping.nextNotification();

    const stop = stopping.stopServer();
    expect(await say('DATA')).toMatch(/^354 /);
    expect(await say('Subject: late\r\n\r\nlate\r\n.')).toMatch(/^421 /);
    disk.resolve();
    await Promise.all([sent, stop]);
    late.destroy();
    expect(await keysOf(stopping)).toBe(1);
  } finally {
    await stopping.stop();
  }
});
