import { expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { Service } from './service.ts';

const service = opened(() => Service.start());

const FIELDS = ['unread_count', 'held_count', 'last_message'] as const;

test('include_activity says of each inbox what is unread and held and what came last, in a list and alone, as far as the key may read it [D-INB-21]', async () => {
  const account = await service.account();
  const busy = account.inboxId;
  const quiet = await service.inbox(account.apiKey);
  await service.deliver({ to: busy, subject: 'First' }, { to: busy, subject: 'Last' });
  await service.deliver({ to: busy, subject: 'Spam', headers: { 'X-Simulate-Verdicts': 'spam=fail' } });
  await service.patch(`/inboxes/${busy}`, { unlisted: 'hold' }, account.apiKey);
  await service.deliver({ to: busy, subject: 'Held' });

  const read = async (key: string) => {
    const listed = (await service.get('/inboxes?include_activity=true&ascending=true', key)).list('inboxes');
    const alone = await Promise.all(
      [busy, quiet].map((inbox) => service.get(`/inboxes/${inbox}?include_activity=true`, key)),
    );
    const shown = [...listed, ...alone].map(({ body }) =>
      FIELDS.map((field) => Object(body)[field]).map((value) => value?.subject ?? value),
    );
    expect(shown.slice(2)).toEqual(shown.slice(0, 2));
    return shown.slice(0, 2);
  };
  expect(await read(account.apiKey)).toEqual([
    [2, 1, 'Last'],
    [0, 0, null],
  ]);
  // Held mail is for keys that may read spam, and messages for keys that may read them.
  const reader = await service.key(account.apiKey, { inbox_read: true, message_read: true });
  expect(await read(reader)).toEqual([
    [2, undefined, 'Last'],
    [0, undefined, null],
  ]);
  const narrow = await service.key(account.apiKey, { inbox_read: true, label_spam_read: true });
  expect(await read(narrow)).toEqual([
    [2, undefined, undefined],
    [0, undefined, undefined],
  ]);

  const plain = (await service.get('/inboxes', account.apiKey)).list('inboxes');
  expect(plain.flatMap(({ body }) => FIELDS.filter((field) => field in Object(body)))).toEqual([]);
});
