import { AgentInbox } from 'agent-inbox-client/source';
import { describe, expect, test } from 'vitest';
import type { Operation } from '../../lambdas/operations/define.ts';
import { commandPath } from '../../packages/agentinbox/src/client-commands/add-operations.ts';
import { kebab } from '../../packages/agentinbox/src/client-commands/kebab.ts';
import { COMMANDS } from '../../packages/agentinbox/src/generated/commands.ts';
import { methodPath } from '../../scripts/client-files.ts';
import { opened } from '../opened.ts';
import { rowTypeOf } from '../ops/table-map.ts';
import { keySchema } from './mail-rows.ts';
import { furnish, inOrder, inputOf, type Values } from './operation-call.ts';
import { runCommand } from './run-command.ts';
import { type Account, Service } from './service.ts';
import { everyRow } from './stored-rows.ts';

interface World {
  readonly account: Account;
  inputOf(operation: Operation): Values;
}

const service = opened(() => Service.start());

/** An account with something for each operation to find, and what the operations whose example is not enough are given instead. */
async function world(who: string): Promise<World> {
  const human_email = `${who}@example.com`;
  const made = await service.post('/agent/sign-up', { human_email });
  const account = {
    organizationId: made.string('organization_id'),
    inboxId: made.string('inbox_id'),
    apiKey: made.string('api_key'),
    humanEmail: human_email,
  };
  const own = await furnish(service, account);
  // A message with a claim each: another call that changes the state of a message ends its claim.
  await service.deliver({ to: own.inbox_id }, { to: own.inbox_id }, { to: own.inbox_id });
  const claims = (await service.post(`/inboxes/${own.inbox_id}/claims`, { limit: 3 }, account.apiKey)).list(
    'claims',
  );
  const claimId = (place: number) => ({ claim_id: claims[place]?.string('claim_id') });
  const [last] = await service.messages(account);
  const instead: Readonly<Record<string, Values>> = {
    'agent.sign-up': { human_email: `another-${who}@example.com` },
    'agent.verify': { otp_code: await service.codeFor(human_email) },
    'claims.extend': claimId(0),
    'claims.complete': claimId(1),
    'claims.release': claimId(2),
    'messages.release': { message_id: await heldMail(account) },
    'messages.delete': { message_id: last?.string('message_id') },
    'webhooks.recover': { since: new Date().toISOString() },
  };
  await service.runtime.settled();
  return {
    account,
    inputOf: (operation) =>
      inputOf(operation, { ...own, inbox_ids: [own.inbox_id], ...instead[operation.name] }),
  };
}

async function heldMail({ inboxId, apiKey }: Account): Promise<string | undefined> {
  const unlisted = (value: string | null) =>
    service.patch(`/inboxes/${inboxId}`, { unlisted: value }, apiKey);
  await unlisted('hold');
  await service.deliver({ to: inboxId });
  await unlisted(null);
  const listed = await service.get(`/inboxes/${inboxId}/messages?include_held=true&label=held`, apiKey);
  return listed.list('messages')[0]?.string('message_id');
}

/** The plan of a verified account has larger caps. */
const verifiedFirst = inOrder.toSorted(
  (one, other) => Number(other.name === 'agent.verify') - Number(one.name === 'agent.verify'),
);

describe('every operation', () => {
  test('is called through the client', async () => {
    const { account, inputOf: inputFor } = await world('through-client');
    const client = new AgentInbox({ baseUrl: service.runtime.endpoints.base_url, apiKey: account.apiKey });
    for (const operation of verifiedFirst) {
      const { name, status } = operation;
      const [resource, verb] = methodPath(name);
      const answer: unknown = await Object(Reflect.get(client, resource))[verb](inputFor(operation));
      if (status === 204) expect(answer, name).toBeUndefined();
      else expect(answer, name).toBeTypeOf('object');
    }
  });

  test('is called through the command line', async () => {
    const { account, inputOf: inputFor } = await world('through-commands');
    for (const operation of verifiedFirst) {
      const { name } = operation;
      const command = COMMANDS.find((each) => each.name === name);
      if (command === undefined) throw new Error(`There is no command for ${name}`);
      const input = inputFor(operation);
      const args = [
        ...commandPath(command),
        ...command.inPath.map((field) => String(input[field])),
        ...Object.entries(input)
          .filter(([field]) => !command.inPath.includes(field))
          .flatMap(([field, value]) => [`--${kebab(field)}`, ...flagValues(value)]),
        '--json',
      ];
      const { code, out, err } = await runCommand(service, account.apiKey, args);
      expect(code, `${name}: ${err}`).toBe(0);
      expect(() => JSON.parse(out), name).not.toThrow();
    }
  });

  test('writes rows of the types of docs/architecture.md only, with a time to live where the page says so', async () => {
    const { account } = await world('table-map');
    await service.runtime.settled();
    const wrong: string[] = [];
    const types = new Set<string>();
    for await (const row of everyRow(service)) {
      const { pk, sk } = keySchema.parse(row);
      const type = rowTypeOf({ pk, sk });
      if (type === undefined) wrong.push(`${pk} ${sk} is not in the table map`);
      else if (type.hasTtl !== 'some' && type.hasTtl !== 'ttl' in row)
        wrong.push(`${pk} ${sk}: time to live is not as for ${type.name}`);
      else types.add(type.name);
    }

    expect(account.inboxId).toContain('@');
    expect(types.size).toBeGreaterThan(15);
    expect(wrong).toEqual([]);
  });
});

function flagValues(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.map(String);
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.entries(value).map(([key, inner]) => `${key}=${inner}`);
}
