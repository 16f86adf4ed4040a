import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { AdminRequest } from '../../lambdas/admin/registry.ts';
import { opened } from '../opened.ts';
import { operatorCall } from './operator-client.ts';
import { type Account, Service } from './service.ts';
import { DOMAIN } from './settings.ts';

const OWN = 'own.localhost';
const CLOSED = 'closed.localhost';
const CROWDED = 'crowded.localhost';
const SHARED = 'shared.localhost';
const OFTEN = 'often.localhost';

const service = opened(() =>
  Service.start({ settings: { moreInboxDomains: JSON.stringify([OWN, CLOSED, CROWDED, SHARED, OFTEN]) } }),
);
const owner = opened(() => service.account());
const other = opened(() => service.account());

const operator = (request: AdminRequest) => operatorCall(service, request);
const assign = (domain: string, { organizationId: tenant }: Account) =>
  operator({ command: 'domains.assign', domain, tenant });
const create = ({ apiKey }: Account, domain: string) => service.post('/inboxes', { domain }, apiKey);
const listed = async (key: string, query = '') =>
  (await service.get(`/domains${query}`, key)).list('domains').map(({ body }) => body);
const statuses = async () =>
  z
    .object({ domains: z.array(z.object({ domain: z.string(), status: z.string() })) })
    .parse(await operator({ command: 'domains.list' }))
    .domains.map(({ domain, status }) => `${domain} ${status}`);

describe('a domain that the operator gave to one tenant', () => {
  test('has inboxes of that tenant only, and another sees it nowhere [D-DOM-01, D-DOM-02]', async () => {
    const answer = await assign(OWN, owner);
    expect(answer).toMatchObject({ domain: OWN, status: 'assigned', tenant_id: owner.organizationId });
    expect(await assign('OWN.localhost', owner)).toEqual(answer);

    const made = await create(owner, OWN);
    expect([made.status, made.string('inbox_id').split('@')[1]]).toEqual([201, OWN]);
    const refused = await create(other, OWN);
    const unknown = await create(other, 'nowhere.example');
    expect([refused.status, Object(refused.field('errors')).domain]).toEqual([
      422,
      Object(unknown.field('errors')).domain,
    ]);
    expect(refused.text).not.toContain(OWN);
    expect(await listed(owner.apiKey)).toContainEqual({
      domain: OWN,
      default: false,
      assigned: true,
      wildcard: false,
      catch_all: null,
    });
    expect(await listed(other.apiKey)).toEqual([
      { domain: DOMAIN, default: true, assigned: false, catch_all: null },
      ...[CLOSED, CROWDED, SHARED, OFTEN].map((domain) => ({
        domain,
        default: false,
        assigned: false,
        catch_all: null,
      })),
    ]);
    expect(await statuses()).toContain(`${OWN} assigned`);
  });

  test('is listed page by page, and to a key of one inbox alone', async () => {
    const first = await service.get('/domains?limit=1', owner.apiKey);
    const token = encodeURIComponent(first.string('next_page_token'));
    expect(first.list('domains')).toHaveLength(1);
    expect(await listed(owner.apiKey, `?limit=100&page_token=${token}`)).not.toContainEqual(
      first.list('domains')[0]?.body,
    );
    const pinned = await service.key(owner.apiKey, undefined, owner.inboxId);
    expect(await listed(pinned)).toEqual([
      { domain: DOMAIN, default: true, assigned: false, catch_all: null },
    ]);
  });

  test('is closed when it is taken away, until it is assigned again or shared; its inboxes stay [D-DOM-03]', async () => {
    await assign(CLOSED, owner);
    const inbox = (await create(owner, CLOSED)).string('inbox_id');
    await operator({ command: 'domains.unassign', domain: CLOSED });

    expect(await statuses()).toContain(`${CLOSED} closed`);
    for (const account of [owner, other]) expect((await create(account, CLOSED)).status).toBe(422);
    await service.deliver({ to: inbox });
    expect(await service.messages({ inboxId: inbox, apiKey: owner.apiKey })).toHaveLength(1);
    await expect(assign(CLOSED, other)).rejects.toThrow(`Other tenants have 1 inbox in ${CLOSED}`);
    expect(await statuses()).toContain(`${CLOSED} closed`);
    expect(await operator({ command: 'domains.share', domain: CLOSED })).toMatchObject({ status: 'shared' });
    expect((await create(other, CLOSED)).status).toBe(201);
  });

  test('cannot be one where others have inboxes, the first one, an unknown one, or one of another tenant [D-DOM-01]', async () => {
    for (const _ of [1, 2]) await create(other, CROWDED);
    await expect(assign(CROWDED, owner)).rejects.toThrow(`Other tenants have 2 inboxes in ${CROWDED}`);
    expect((await create(owner, CROWDED)).status).toBe(201);
    await expect(assign(DOMAIN, owner)).rejects.toThrow(/^domain: is the first domain/);
    await expect(assign('nowhere.example', owner)).rejects.toThrow(/Unknown domain nowhere\.example/);
    const unknown = { command: 'domains.assign', domain: SHARED, tenant: 'no-one' } as const;
    await expect(operator(unknown)).rejects.toThrow(/Unknown tenant no-one/);
    await assign(SHARED, owner);
    await expect(assign(SHARED, other)).rejects.toThrow(/is assigned to/);
    await expect(operator({ command: 'domains.share', domain: SHARED })).rejects.toThrow(/Unassign it first/);
  });

  test('does not change its catch-all again after five changes, names the field and the time with 409, and receives on [D-CAT-09]', async () => {
    await assign(OFTEN, owner);
    const { apiKey } = owner;
    const path = (inboxId: string) => `/inboxes/${encodeURIComponent(inboxId)}`;
    const [first = '', second = ''] = await Promise.all(
      [1, 2].map(async () => (await create(owner, OFTEN)).string('inbox_id')),
    );
    const set = (inboxId: string, catch_all: boolean) => service.patch(path(inboxId), { catch_all }, apiKey);
    await set(first, true);
    for (let n = 0; n < 5; n++) {
      const [from, to] = n % 2 === 0 ? [first, second] : [second, first];
      expect((await set(from, false)).status).toBe(200);
      expect((await set(to, true)).status).toBe(200);
    }
    for (const _ of [1, 2]) expect((await set(second, true)).field('catch_all')).toBe(true);

    const refused = await set(second, false);
    const message = expect.stringMatching(/^catch_all: .+ again after \d{4}-\d\d-\d\dT\S+Z\.$/);
    expect([refused.status, refused.body]).toEqual([409, { name: 'conflict', message }]);
    const at = Date.parse(/again after (\S+)\.$/.exec(refused.string('message'))?.[1] ?? '');
    expect(Math.round((at - Date.now()) / 86_400_000)).toBe(30);
    expect((await service.get(path(second), apiKey)).field('catch_all')).toBe(true);
    await service.deliver({ to: `any@${OFTEN}`, subject: 'often' });
    const count = async (inboxId: string) => (await service.messages({ inboxId, apiKey })).length;
    expect([await count(first), await count(second)]).toEqual([0, 1]);
    expect(await operator({ command: 'domains.unassign', domain: OFTEN })).toMatchObject({ catch_all: null });
  });

  test('is in the audit log of its tenant', async () => {
    const log = await service.get('/audit-log?limit=100', owner.apiKey);
    const actions = log.list('entries').map((entry) => entry.string('action'));
    expect(actions).toEqual(expect.arrayContaining(['domain.assigned', 'domain.unassigned']));
  });
});
