import { expect, test } from 'vitest';
import { hostileFiles } from '../lambdas/documents/hostile-files.ts';
import { Service } from './service.ts';

const AT_ONCE = 5;
const PER_MAIL = 20;
const MAX_BYTES = 10_000_000;

test('[D-ATT-01] each hostile attachment ends with its status, and other calls are answered all the while', async () => {
  const service = await Service.start();
  const { apiKey, inboxId } = await service.account();
  const files = hostileFiles().filter(({ bytes }) => bytes.length > 0 && bytes.length <= MAX_BYTES);
  const asked: { readonly path: string; readonly name: string; readonly ends: RegExp }[] = [];
  for (let start = 0; start < files.length; start += PER_MAIL) {
    const part = files.slice(start, start + PER_MAIL);
    const attachments = part.map(({ bytes }, i) => ({ filename: `${start + i}.bin`, content: bytes }));
    await service.deliver({ to: inboxId, subject: 'Files', attachments });
    const [message] = (await service.get(`/inboxes/${inboxId}/messages?limit=1`, apiKey)).list('messages');
    const path = `/inboxes/${inboxId}/messages/${message?.string('message_id')}/attachments`;
    for (const each of message?.list('attachments') ?? []) {
      const file = files[Number.parseInt(each.string('filename'), 10)];
      if (file === undefined) throw new Error('There is no such file');
      asked.push({ ...file, path: `${path}/${each.string('attachment_id')}/text?wait=25` });
    }
  }
  expect(asked).toHaveLength(files.length);

  const wrong: string[] = [];
  let reading = AT_ONCE;
  const queue = [...asked];
  const read = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      let answer = await service.get(file.path, apiKey);
      while (answer.status === 200 && answer.string('status') === 'pending')
        answer = await service.get(file.path, apiKey);
      const status = answer.status === 200 ? answer.string('status') : String(answer.status);
      if (!file.ends.test(status)) wrong.push(`${file.name}: ${status}`);
    }
    reading -= 1;
  };
  const readers = Array.from({ length: AT_ONCE }, read);
  let others = 0;
  while (reading > 0) {
    expect((await service.get(`/inboxes/${inboxId}`, apiKey)).status).toBe(200);
    others += 1;
  }
  await Promise.all(readers);
  await service.stop();

  expect(wrong).toEqual([]);
  // A call that waited for a file would make them as few as the files.
  expect(others).toBeGreaterThan(2 * asked.length);
}, 600_000);
