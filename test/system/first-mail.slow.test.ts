import { expect, test } from 'vitest';
import { mailFunctions } from '../../packages/laptop/src/runtime/mail-functions.ts';
import { opened } from '../opened.ts';
import { Service } from './service.ts';

const service = opened(() => Service.start({ adverseSeed: undefined }));

/** Instances of each function by the name of its construct. */
function instances(): Readonly<Record<string, number>> {
  const { functions } = service.runtime.compute;
  const names = service.runtime.template.ofType('AWS::Lambda::Function').map(({ logicalId }) => logicalId);
  return Object.fromEntries(
    names.map((name) => [name.replace(/[0-9A-F]{8}$/, ''), functions.find(name).instances]),
  );
}

/** Permissions that the functions of a mail have used, without those of their event sources. */
function calls(): readonly string[] {
  const { compute, permissions, template } = service.runtime;
  const roles = mailFunctions(template).map((name) =>
    compute.functions.roleOf(compute.functions.find(name).logicalId),
  );
  return permissions
    .entries()
    .filter(({ roleLogicalId, action }) => roles.includes(roleLogicalId) && !action.startsWith('sqs:'))
    .map(({ action }) => action);
}

test('the functions of a mail are loaded without an invocation, and the first mail starts no other instance of them', async () => {
  const before = instances();
  expect([before['MailIngressReceiveMailFunction'], before['StreamFanOutFunction']]).toEqual([0, 0]);

  await service.runtime.loadMailFunctions();
  const loaded = instances();
  expect(loaded).toMatchObject({
    MailIngressReceiveMailFunction: 1,
    StreamFanOutFunction: 1,
    WebhooksFanOutFunction: 1,
    RestApiFunction: 1,
    RestConsoleFunction: 0,
  });
  expect(calls()).toEqual([]);

  const { inboxId } = service.development;
  await service.deliver({ to: inboxId, subject: 'First', text: 'Hello' });
  await service.newest(service.development);
  expect(calls()).toContain('s3:GetObject');
  expect(instances()).toMatchObject(loaded);
});

test('loading ends with the runtime', async () => {
  const other = await Service.start({ adverseSeed: undefined });
  const loading = other.runtime.loadMailFunctions();
  await other.stop();

  await expect(loading).resolves.toBe(undefined);
});
