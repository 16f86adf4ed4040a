import { expect, test } from 'vitest';
import { wordFile } from '../../packages/document-text/test/document-files.ts';
import { hostileFiles } from '../../packages/document-text/test/hostile/all.ts';
import { opened } from '../opened.ts';
import type { Answer } from './answer.ts';
import { type Account, Service } from './service.ts';

/** More than the laptop reads at once. */
const COSTLY = 3;
/** Rounds of other calls beside them. */
const MAX_ROUNDS = 8;
/** Larger ones would fill a mail by themselves. */
const MAX_BYTES = 500_000;
const FILES_OF_A_MAIL = 15;
/** Files that are asked for beside each other. */
const AT_ONCE = 4;
/** Each of over a hundred files is read in a process of its own, on a machine that may be busy. */
const LIMIT_MS = 900_000;

const service = opened(() => Service.start());
let mails = 0;

interface Attached {
  readonly path: string;
  readonly name: string;
}

async function send(
  account: Account,
  files: readonly { readonly filename: string; readonly content: Buffer | string }[],
): Promise<Attached[]> {
  mails += 1;
  await service.send({ to: account.inboxId, subject: `Files ${mails}`, attachments: [...files] });
  const inbox = `/inboxes/${account.inboxId}/messages`;
  const found = await service.get(`${inbox}?wait=25&subject=Files%20${mails}`, account.apiKey);
  const [message] = found.list('messages');
  if (message === undefined) throw new Error(`The mail did not arrive: ${found.text}`);
  const path = `${inbox}/${message.string('message_id')}/attachments`;
  return message.list('attachments').map((attachment, i) => ({
    path: `${path}/${attachment.string('attachment_id')}/text`,
    name: files[i]?.filename ?? '',
  }));
}

const statusOf = (answer: Answer): unknown => answer.field('status');

test('lists, searches, arriving mail and waits of another tenant are answered while files that take all the work they may are read, and are cut [D-ATT-06]', async () => {
  const [attacker, tenant] = [await service.account(), await service.account()];
  const [, costly = ''] = hostileFiles().find(([name]) => name.includes('groups that draw groups')) ?? [];
  const sent = await send(
    attacker,
    Array.from({ length: COSTLY }, (_, i) => ({ filename: `${i}.pdf`, content: costly })),
  );
  const [word] = await send(tenant, [
    { filename: 'a.docx', content: wordFile('<w:p><w:r><w:t>Offer</w:t></w:r></w:p>') },
  ]);
  const ask = ({ path }: Attached) => service.get(path, attacker.apiKey);
  // Asked for again and again: that makes no further work.
  for (const attached of [...sent, ...sent]) expect(statusOf(await ask(attached))).toBe('pending');

  const inbox = `/inboxes/${tenant.inboxId}`;
  const answers: Answer[] = [];
  const isPending = async (): Promise<boolean> => {
    const statuses = await Promise.all(sent.map(async (attached) => statusOf(await ask(attached))));
    return statuses.includes('pending');
  };
  // However slow the machine is: the rounds that ended before the files did.
  let rounds = 0;
  for (; rounds < MAX_ROUNDS; rounds++) {
    await service.send({ to: tenant.inboxId, subject: `Round ${rounds}.` });
    const found: Answer[] = [];
    for (const path of [
      `${inbox}/messages?wait=25&subject=Round%20${rounds}.`,
      `${inbox}/threads`,
      '/messages?q=round',
      '/whoami',
    ])
      found.push(await service.get(path, tenant.apiKey));
    if (!(await isPending())) break;
    answers.push(...found);
  }
  expect(rounds).toBeGreaterThan(0);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const waited = answers.filter((_, i) => i % 4 === 0).map((answer) => answer.list('messages').length);
  expect(waited).toEqual(waited.map(() => 1));

  const text = word === undefined ? undefined : await untilEnded(word, tenant);
  const ended = await Promise.all(sent.map((attached) => untilEnded(attached, attacker)));
  expect({ text, ended }).toEqual({ text: 'ready', ended: ['ready', 'ready', 'ready'] });
  expect(service.logs().match(/"message":"attachment read"/g)).toHaveLength(COSTLY + 1);
});

test(
  'each hostile file that is attached to a mail ends with its status [D-ATT-06]',
  async () => {
    const account = await service.account();
    const files = hostileFiles().filter(([, bytes]) => bytes.length <= MAX_BYTES);
    const sent: Attached[] = [];
    for (let at = 0; at < files.length; at += FILES_OF_A_MAIL) {
      const some = files.slice(at, at + FILES_OF_A_MAIL);
      sent.push(
        ...(await send(
          account,
          some.map(([filename, content]) => ({ filename, content })),
        )),
      );
    }
    const statuses: string[] = [];
    for (let at = 0; at < sent.length; at += AT_ONCE) {
      const some = sent.slice(at, at + AT_ONCE);
      const ended = await Promise.all(some.map((attached) => untilEnded(attached, account)));
      statuses.push(...some.map(({ name }, i) => `${name}: ${ended[i]}`));
    }

    expect(statuses).toEqual(files.map(([name, , status]) => `${name}: ${status}`));
  },
  LIMIT_MS,
);

async function untilEnded({ path }: Attached, { apiKey }: Account): Promise<unknown> {
  for (;;) {
    const status = statusOf(await service.get(`${path}?wait=25`, apiKey));
    if (status !== 'pending') return status;
  }
}
