import { describe, expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { Service } from './service.ts';

const MORE = 'second.localhost';

describe('a service with two domains of inboxes', () => {
  const service = opened(() => Service.start({ settings: { moreInboxDomains: JSON.stringify([MORE]) } }));
  const account = opened(() => service.account());

  test('makes inboxes of the first one unless the call names the other, and receives for both [D-INB-20]', async () => {
    const first = await service.post('/inboxes', { username: 'both' }, account.apiKey);
    const second = await service.post(
      '/inboxes',
      { username: 'both', domain: 'Second.localhost' },
      account.apiKey,
    );
    expect(first.string('inbox_id')).toMatch(/^both@(?!second)/);
    expect(second.body).toMatchObject({ inbox_id: `both@${MORE}`, email: `both@${MORE}` });

    for (const inbox of [first, second]) {
      await service.deliver({ to: inbox.string('inbox_id'), subject: `To ${inbox.string('inbox_id')}` });
      const path = `/inboxes/${encodeURIComponent(inbox.string('inbox_id'))}/messages`;
      const subjects = (await service.get(path, account.apiKey))
        .list('messages')
        .map((each) => each.string('subject'));
      expect(subjects).toEqual([`To ${inbox.string('inbox_id')}`]);
    }
  });

  test('refuses a domain that is not its own with the ones that are, and humans at its domains [D-INB-20]', async () => {
    const refused = await service.post('/inboxes', { domain: 'example.com' }, account.apiKey);
    const human = await service.post('/agent/sign-up', { human_email: `ada@${MORE}` });

    expect([refused.status, human.status]).toEqual([422, 422]);
    expect(refused.body).toMatchObject({ errors: { domain: expect.stringContaining(MORE) } });
  });
});
