import { describe, expect, test } from 'vitest';
import type { AdminRequest } from '../../lambdas/admin/registry.ts';
import { opened } from '../opened.ts';
import { makeDue, runSchedule } from './bring-due.ts';
import { callTool } from './mcp-client.ts';
import { operatorCall } from './operator-client.ts';
import { type Account, Service } from './service.ts';
import { setInRow } from './stored-rows.ts';

const DOMAINS = ['own', 'rules', 'taken', 'ending', 'wild', 'busy'].map((name) => `${name}.localhost`);
const [OWN = '', RULES = '', TAKEN = '', ENDING = '', WILD = '', BUSY = ''] = DOMAINS;

const NAMES_PER_HOUR = 12;
const service = opened(() =>
  Service.start({
    settings: {
      moreInboxDomains: JSON.stringify(DOMAINS),
      unknownNamesPerHour: String(NAMES_PER_HOUR),
    },
  }),
);
const owner = opened(() => service.account());
const other = opened(() => service.account());

const operator = (request: AdminRequest) => operatorCall(service, request);
const assign = (domain: string, { organizationId: tenant }: Account) =>
  operator({ command: 'domains.assign', domain, tenant });
const pathOf = (inboxId: string) => `/inboxes/${encodeURIComponent(inboxId)}`;
const inboxIn = (domain: string, username: string, { apiKey }: Account = owner, more: object = {}) =>
  service.inbox(apiKey, { username, domain, ...more });
const setCatchAll = (inboxId: string, catch_all: boolean, key = owner.apiKey) =>
  service.patch(pathOf(inboxId), { catch_all }, key);

async function shownDomain(domain: string, field: string): Promise<unknown> {
  const domains = (await service.get('/domains?limit=100', owner.apiKey)).list('domains');
  return domains.find((each) => each.field('domain') === domain)?.field(field);
}

/** An inbox that is the catch-all of a domain, which is assigned to its account. */
async function catchAllOf(domain: string, account: Account = owner, more: object = {}): Promise<string> {
  await assign(domain, account);
  const inboxId = await inboxIn(domain, `all-${account === owner ? 'first' : 'second'}`, account, more);
  expect((await setCatchAll(inboxId, true, account.apiKey)).field('catch_all')).toBe(true);
  return inboxId;
}

const DMARC = { headers: { 'X-Simulate-Verdicts': 'dmarc=PASS' } };

/** One mail to these addresses of an envelope. */
const deliver = (subject: string, to: readonly string[], more: object = {}) =>
  service.deliver({ envelope: { from: 'ada@sender.example', to: [...to] }, to: [...to], subject, ...more });

/** Where a mail with this subject was delivered to in an inbox, oldest first. */
async function deliveredTo(inboxId: string, subject: string, key = owner.apiKey): Promise<string[]> {
  const list = await service.get(`${pathOf(inboxId)}/messages?ascending=true&limit=100`, key);
  return list
    .list('messages')
    .filter((message) => message.field('subject') === subject)
    .map((message) => message.string('delivered_to'));
}

describe('catch_all of an inbox', () => {
  test('is false until it is set; one inbox of a domain has it, and GET /domains names that [D-CAT-01, D-CAT-02]', async () => {
    await assign(OWN, owner);
    const [first, second] = [await inboxIn(OWN, 'first'), await inboxIn(OWN, 'second')];
    const shown = async (inboxId: string) =>
      (await service.get(pathOf(inboxId), owner.apiKey)).field('catch_all');
    expect(await shown(first)).toBe(false);

    for (const _ of [1, 2])
      expect((await setCatchAll(first, true)).body).toMatchObject({ inbox_id: first, catch_all: true });
    const refused = await setCatchAll(second, true);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(first)]);
    expect([await shown(first), await shown(second)]).toEqual([true, false]);
    const domains = async (key: string) =>
      (await service.get('/domains', key)).list('domains').map(({ body }) => body);
    const own = { domain: OWN, default: false, assigned: true, wildcard: false };
    expect(await domains(owner.apiKey)).toContainEqual({ ...own, catch_all: first });
    expect(await domains(await service.key(owner.apiKey, undefined, first))).toEqual([
      { ...own, catch_all: first },
    ]);
    expect(await domains(await service.key(owner.apiKey, undefined, second))).toEqual([
      { ...own, catch_all: null },
    ]);
    expect((await operator({ command: 'domains.list' })) as object).toMatchObject({
      domains: expect.arrayContaining([expect.objectContaining({ domain: OWN, catch_all: first })]),
    });

    expect((await setCatchAll(first, false)).field('catch_all')).toBe(false);
    expect((await setCatchAll(second, true)).field('catch_all')).toBe(true);
    const log = await service.get('/audit-log?action=inbox.updated&limit=100', owner.apiKey);
    const changes = log
      .list('entries')
      .filter((entry) => JSON.stringify(entry.field('changed')) === '["catch_all"]');
    expect(changes.map((entry) => Object(entry.field('resource')).id)).toEqual([second, first, first, first]);
  });

  test('is refused where the domain is not the account’s own, for keys of one inbox, and for what is no boolean [D-CAT-01]', async () => {
    const shared = await service.inbox(owner.apiKey, { domain: RULES });
    for (const inboxId of [shared, owner.inboxId]) {
      const refused = await setCatchAll(inboxId, true);
      expect([refused.status, refused.text]).toEqual([409, expect.stringMatching(/not assigned/)]);
    }
    const pinned = await service.key(owner.apiKey, undefined, shared);
    expect((await setCatchAll(shared, true, pinned)).status).toBe(403);
    expect((await setCatchAll(shared, true, other.apiKey)).status).toBe(404);
    const wrong = await service.patch(pathOf(shared), { catch_all: 'yes' }, owner.apiKey);
    expect([wrong.status, Object(wrong.field('errors'))]).toEqual([
      422,
      { catch_all: expect.stringMatching(/true or false/) },
    ]);
    const created = await service.post('/inboxes', { catch_all: true }, owner.apiKey);
    expect(created.status).toBe(422);
  });
});

describe('mail to a domain with a catch-all', () => {
  const inboxes = opened(async () => {
    const all = await catchAllOf(RULES);
    const [known, gone] = [await inboxIn(RULES, 'known'), await inboxIn(RULES, 'gone')];
    await service.delete(pathOf(gone), owner.apiKey);
    await service.runtime.settled();
    return { all, known };
  });
  const at = (...names: string[]) => names.map((name) => `${name}@${RULES}`);

  test('is stored in it for each unknown name, once for each address; reserved and deleted names are dropped [D-CAT-03, D-CAT-04]', async () => {
    const { all, known } = inboxes;
    const unknown = at('Any.Name+Shop', 'x', 'support', "-o'neil-");
    const dropped = at(
      'gone',
      'Postmaster',
      'abuse',
      'hostmaster',
      'webmaster',
      'admin+tag',
      'administrator',
    );
    await deliver('rules', [...unknown, ...dropped, known, all, ...at('ANY.NAME+shop', 'all-first+tag')]);

    const expected = [...unknown, all, ...at('all-first+tag')];
    const lower = (addresses: readonly string[]) => addresses.map((each) => each.toLowerCase()).sort();
    expect(lower(await deliveredTo(all, 'rules'))).toEqual(lower(expected));
    expect(await deliveredTo(known, 'rules')).toEqual([known]);
    expect(service.metric('RecipientDropped')).toBe(dropped.length);
    const list = await service.get(`${pathOf(all)}/messages?limit=100`, owner.apiKey);
    const tagged = list.list('messages').find((each) => /^any/i.test(each.string('delivered_to')));
    expect(tagged?.body).toMatchObject({ inbox_id: all, tag: expect.stringMatching(/^shop$/i) });
  });

  test('has one event for each message, and the raw bytes and attachments of each are its own [D-CAT-04]', async () => {
    const { all } = inboxes;
    const to = [...at('first', 'second'), all];
    const before = (await service.get('/events', owner.apiKey)).string('cursor');
    await deliver('events', to, { attachments: [{ filename: 'a.txt', content: 'attached' }], ...DMARC });

    const listed = await service.get(`${pathOf(all)}/messages?limit=100`, owner.apiKey);
    const messages = listed.list('messages').filter((message) => message.field('subject') === 'events');
    const ids = messages.map((message) => message.string('message_id'));
    const events = await service.get(`/events?after=${encodeURIComponent(before)}&limit=100`, owner.apiKey);
    const ofMail = events.list('events').filter((event) => ids.includes(event.string('message_id')));
    expect(new Set(ofMail.map((event) => event.string('event_id'))).size).toBe(3);
    expect(ofMail.map((event) => event.string('message_id')).sort()).toEqual(ids.sort());
    expect(messages.map((message) => message.string('delivered_to')).sort()).toEqual([...to].sort());
    expect(new Set(messages.map((message) => message.string('thread_id'))).size).toBe(1);
    const gone = messages.find((message) => message.field('delivered_to') === to[0]);
    await service.delete(
      `${pathOf(all)}/messages/${gone?.string('message_id')}?permanent=true`,
      owner.apiKey,
    );
    for (const message of messages.filter((each) => each !== gone)) {
      const path = `${pathOf(all)}/messages/${message.string('message_id')}`;
      const [attachment] = message.list('attachments');
      const content = await service.get(
        `${path}/attachments/${attachment?.string('attachment_id')}`,
        owner.apiKey,
      );
      expect([content.status, content.text]).toEqual([200, 'attached']);
      expect((await service.get(`${path}/raw`, owner.apiKey)).status).toBe(200);
    }
  });

  test('that comes twice is two mails, in one thread', async () => {
    const mail = { messageId: '<again@sender.example>' };
    for (const _ of [1, 2]) await deliver('again', at('again'), mail);
    await deliver('again', at('reply'), { references: '<again@sender.example>' });

    expect(await deliveredTo(inboxes.all, 'again')).toEqual(at('again', 'again', 'reply'));
    const threads = await service.get(`${pathOf(inboxes.all)}/threads?limit=100`, owner.apiKey);
    const thread = threads.list('threads').find((each) => each.field('subject') === 'again');
    expect(thread?.field('message_count')).toBe(3);
  });

  test('is found by its address: codes, claims and waits of one name are not those of another', async () => {
    const [ada = '', bob = ''] = at('ada', 'bob');
    await deliver('code', [ada], { text: 'Your verification code is 111222.', ...DMARC });
    await deliver('code', [bob], { text: 'Your verification code is 333444.', ...DMARC });
    const code = async (address: string) =>
      (
        await service.get(
          `${pathOf(inboxes.all)}/verification?delivered_to=${encodeURIComponent(address)}`,
          owner.apiKey,
        )
      ).field('code');

    expect([await code(ada), await code(bob)]).toEqual(['111222', '333444']);
  });

  test('is read by a key of the catch-all inbox, and by no key of another inbox or account [D-CAT-05]', async () => {
    const { all, known } = inboxes;
    await deliver('keys', at('known-to-none'));
    const ofAll = await service.key(owner.apiKey, undefined, all);
    const ofKnown = await service.key(owner.apiKey, undefined, known);

    expect(await deliveredTo(all, 'keys', ofAll)).toEqual(at('known-to-none'));
    const [message] = (await service.get(`/messages?delivered_to=known-to-none@${RULES}`, ofAll)).list(
      'messages',
    );
    expect(message?.field('inbox_id')).toBe(all);
    for (const [key, status] of [
      [ofKnown, 403],
      [other.apiKey, 404],
    ] as const) {
      const search = await service.get(`/messages?delivered_to=known-to-none@${RULES}`, key);
      expect(search.list('messages')).toEqual([]);
      for (const path of ['', `/messages/${message?.string('message_id')}`])
        expect((await service.get(`${pathOf(all)}${path}`, key)).status).toBe(status);
    }
  });
});

describe('mail to subdomains of a domain with a catch-all', () => {
  test('is stored in it at any depth while the assignment has a wildcard, and dropped without one [D-CAT-07]', async () => {
    const all = await catchAllOf(WILD);
    const known = await inboxIn(WILD, 'known');
    const below = [`any+tag@sub.${WILD}`, `known@a.b.c.${WILD}`];
    const to = [...below, `admin@sub.${WILD}`, known];
    const wildcard = () => shownDomain(WILD, 'wildcard');
    const change = (wildcard?: boolean) =>
      operator({ command: 'domains.assign', domain: WILD, tenant: owner.organizationId, wildcard });
    expect(await wildcard()).toBe(false);
    await deliver('without', to);
    expect(await change(true)).toMatchObject({ status: 'assigned', catch_all: all, wildcard: true });
    expect(await wildcard()).toBe(true);
    await deliver('with', to);
    expect(await change()).toMatchObject({ catch_all: all, wildcard: false });
    await deliver('again without', to);

    expect(await deliveredTo(all, 'with')).toEqual(below);
    for (const subject of ['without', 'again without']) expect(await deliveredTo(all, subject)).toEqual([]);
    expect(await deliveredTo(known, 'with')).toEqual([known]);
    const log = await service.get('/audit-log?action=domain.assigned&limit=100', owner.apiKey);
    const ofDomain = log.list('entries').filter((entry) => Object(entry.field('resource')).id === WILD);
    expect(ofDomain).toHaveLength(3);
  });
});

describe('unknown names beyond the limit of an hour', () => {
  test('are dropped, listed, counted and in the audit log once; the others and inboxes receive on [D-CAT-08]', async () => {
    const all = await catchAllOf(BUSY);
    const known = await inboxIn(BUSY, 'known');
    const at = (name: string) => `${name}@${BUSY}`;
    const names = Array.from({ length: NAMES_PER_HOUR + 3 }, (_, i) => at(`name${i}`));
    const [admitted, refused] = [names.slice(0, NAMES_PER_HOUR), names.slice(NAMES_PER_HOUR)];
    const before = service.metric('UnknownNames');
    // One mail is of one hour.
    await deliver('busy', [...names, at('name0+tag'), all, known]);

    const stored = await deliveredTo(all, 'busy');
    expect(stored.sort()).toEqual([...admitted, at('name0+tag'), all].sort());
    expect(await deliveredTo(known, 'busy')).toEqual([known]);
    expect(service.metric('UnknownNames') - before).toBe(names.length);
    expect(service.logs()).toContain(`"domain":"${BUSY}"`);
    const dropped = await service.get('/lists/dropped?limit=100', owner.apiKey);
    expect(dropped.list('dropped').map(({ body }) => body)).toEqual(
      refused.map(() => ({
        sender: null,
        envelope_from: 'ada@sender.example',
        inbox_id: all,
        at: expect.any(String),
        reason: 'unknown_names',
      })),
    );
    expect(dropped.field('dropped_today')).toBe(refused.length);
    const log = await service.get('/audit-log?action=domain.unknown_names', owner.apiKey);
    expect(log.list('entries').map((entry) => [entry.field('actor'), entry.field('resource')])).toEqual([
      [
        { type: 'service', id: 'catch-all' },
        { type: 'domain', id: BUSY },
      ],
    ]);
  });
});

describe('a catch-all ends', () => {
  test('when its domain is taken away; names that it received for are quarantined, and the next tenant gets the others [D-CAT-06]', async () => {
    const all = await catchAllOf(TAKEN);
    const at = (name: string) => `${name}@${TAKEN}`;
    await deliver('taken', [at('used+tag')]);
    await operator({ command: 'domains.unassign', domain: TAKEN });

    expect((await service.get(pathOf(all), owner.apiKey)).field('catch_all')).toBe(false);
    expect((await setCatchAll(all, true)).status).toBe(409);
    await deliver('taken', [at('used'), at('new')]);
    expect(await deliveredTo(all, 'taken')).toEqual([at('used+tag')]);

    await service.delete(pathOf(all), owner.apiKey);
    await service.runtime.settled();
    const next = await catchAllOf(TAKEN, other);
    await deliver('taken', [at('used'), at('new'), all]);
    expect(await deliveredTo(next, 'taken', other.apiKey)).toEqual([at('new')]);
    const create = (username: string) => service.post('/inboxes', { username, domain: TAKEN }, other.apiKey);
    expect((await create('used')).body).toMatchObject({ name: 'address_unavailable' });
    expect((await create('new')).status).toBe(201);

    await operator({ command: 'domains.unassign', domain: TAKEN });
    await operator({ command: 'domains.share', domain: TAKEN });
    for (const [account, username] of [
      [owner, 'used'],
      [owner, 'new'],
      [other, 'used'],
    ] as const) {
      const refused = await service.post('/inboxes', { username, domain: TAKEN }, account.apiKey);
      expect(refused.status).toBe(409);
    }
    expect((await service.post('/inboxes', { username: 'fresh', domain: TAKEN }, owner.apiKey)).status).toBe(
      201,
    );
  });

  test('with its inbox, which is deleted or expires [D-CAT-02]', async () => {
    const first = await catchAllOf(ENDING);
    const ofDomain = () => shownDomain(ENDING, 'catch_all');
    expect(await ofDomain()).toBe(first);
    await callTool(service, owner.apiKey, 'delete_inbox', { inbox_id: first });
    expect(await ofDomain()).toBeNull();
    await service.runtime.settled();

    const second = await inboxIn(ENDING, 'expiring', owner, { expires_in: 3600 });
    expect((await setCatchAll(second, true)).status).toBe(200);
    await deliver('ending', [`any@${ENDING}`]);
    expect(await deliveredTo(second, 'ending')).toEqual([`any@${ENDING}`]);
    const at = await makeDue(service, 'inbox-expires', second);
    await setInRow(service, { pk: `ADDRESS#${second}`, sk: 'ADDRESS' }, 'expires_at', at);
    await runSchedule(service);
    expect(await ofDomain()).toBeNull();
    expect((await service.get(pathOf(second), owner.apiKey)).status).toBe(404);
  });
});
