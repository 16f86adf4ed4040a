import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Service } from './service.ts';

describe('a deployment with every option that a laptop can have', () => {
  let service: Service;
  beforeAll(async () => {
    service = await Service.start({
      settings: {
        stackName: 'AgentInbox-staging',
        hostedZoneId: 'Z0123456789ABCDEFGHIJ',
        takeOverRuleSet: 'true',
        alarmEmail: 'ops@example.com',
        encryptionKey: 'customer',
        rawMailVersioning: 'true',
        reservedConcurrency: '{"api":10,"receive-mail":2}',
        tags: '{"team":"mail"}',
        tracing: 'true',
        removalPolicy: 'destroy',
        deletionProtection: 'false',
        pointInTimeRecovery: 'false',
      },
    });
  });
  afterAll(() => service.stop());

  it('receives mail and counts it as its own', async () => {
    const account = await service.account();
    await service.deliver({ to: account.inboxId, subject: 'Hello' });

    expect((await service.newest(account)).string('subject')).toBe('Hello');
    expect(service.logs()).toMatch(/"service":"AgentInbox-staging"[^\n]*"MessageReceived":1/);
  });
});
