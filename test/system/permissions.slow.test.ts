import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { changedAssembly, type Resources } from './changed-assembly.ts';
import { Service } from './service.ts';
import { hookTo, WebhookEndpoint } from './webhook-endpoint.ts';

const policySchema = z.looseObject({
  PolicyDocument: z.looseObject({
    Statement: z.array(z.looseObject({ Action: z.union([z.string(), z.array(z.string())]) })),
  }),
});

const cleanups: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function startWith(change: (resources: Resources) => void): Promise<Service> {
  const assembly = await changedAssembly(change);
  cleanups.push(assembly.remove);
  const service = await Service.start({ assembly: assembly.directory });
  cleanups.push(() => service.stop());
  return service;
}

function withoutGrant(construct: string, action: string): (resources: Resources) => void {
  return (resources) => {
    let taken = 0;
    for (const [logicalId, { Type, Properties }] of Object.entries(resources)) {
      if (Type !== 'AWS::IAM::Policy' || !logicalId.startsWith(construct)) continue;
      const { PolicyDocument } = policySchema.parse(Properties);
      for (const statement of PolicyDocument.Statement) {
        const actions = [statement.Action].flat();
        taken += actions.filter((each) => each === action).length;
        statement.Action = actions.filter((each) => each !== action);
      }
      PolicyDocument.Statement = PolicyDocument.Statement.filter(({ Action }) => Action.length > 0);
      Properties['PolicyDocument'] = PolicyDocument;
    }
    if (taken === 0) throw new Error(`${construct} is not granted ${action}`);
  };
}

describe('permissions of the template', () => {
  test.each([
    ['MailIngressReceiveMail', 'dynamodb:PutItem', 'AccessDeniedException'],
    ['MailIngressReceiveMail', 's3:PutObject', 'AccessDenied'],
    ['MailIngressReceiveMail', 'events:PutEvents', 'AccessDeniedException'],
  ])('%s fails on a mail without %s', async (construct, action, refusal) => {
    const service = await startWith(withoutGrant(construct, action));
    await using endpoint = await WebhookEndpoint.open();
    // An event that nobody takes is not published.
    await hookTo(service, service.development, endpoint);
    await service.send({ to: service.development.inboxId });
    await expect.poll(() => service.logs()).toContain(`"error":"${refusal}"`);
    // The list is read from an index, which is behind the table.
    await expect
      .poll(() => service.messages(service.development))
      .toHaveLength(action === 'events:PutEvents' ? 1 : 0);
  });

  test('makes a call fail whose operation lost its grant', async () => {
    const service = await startWith(withoutGrant('RestApi', 'dynamodb:DeleteItem'));
    const { apiKey } = service.development;
    const made = await service.post('/api-keys', { name: 'second' }, apiKey);
    const answer = await service.delete(`/api-keys/${made.string('api_key_id')}`, apiKey);
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('dynamodb');
    await expect.poll(() => service.logs()).toContain('"error":"AccessDenied');
  });
});
