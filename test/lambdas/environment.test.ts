import { afterEach, describe, expect, test, vi } from 'vitest';
import { adminEnvironment, purgeEnvironment, readEnvironment } from '../../lambdas/environment.ts';
import { policySchema } from '../../lambdas/settings/policy.ts';

const POLICY = policySchema.parse({ inboxDomain: 'agents.example.com' });

afterEach(() => {
  vi.unstubAllEnvs();
});

function given(variables: Record<string, string>): void {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
}

describe('the environment of a function', () => {
  const purge = {
    TABLE_NAME: 'Table',
    MAIL_BUCKET_NAME: 'mail',
    PURGE_QUEUE_URL: 'https://sqs.test/q',
    ROLL_UP_QUEUE_URL: 'https://sqs.test/r',
    SENDER_ADDRESS: 'Agent Inbox <no-reply@notify.agents.example.com>',
    SENDER_CONFIGURATION_SET: 'codes',
    ARRIVALS_QUEUE_URL: 'https://sqs.test/a',
    POLICY: JSON.stringify(POLICY),
    STREAM_URL: 'https://stream.test',
  };

  test('is read as typed values, without what is not its own', () => {
    given({ ...purge, ANOTHER: 'x' });

    expect(readEnvironment(purgeEnvironment)).toEqual({ ...purge, POLICY });
  });

  test.each([
    ['TABLE_NAME', ''],
    ['POLICY', 'secret'],
  ])('is refused for %s of %j, by name and not by value', (name, value) => {
    given({ ...purge, [name]: value });
    const read = (): unknown => readEnvironment(purgeEnvironment);

    expect(read).toThrow(new RegExp(`^Environment refused: ${name}: `));
    if (value.length > 1) expect(read).not.toThrow(value);
  });

  test.each([
    'soon',
    -1,
    1.5,
  ])('is refused for a setting of %j, by its name and not by its value', (value) => {
    given({ ...purge, POLICY: JSON.stringify({ ...POLICY, purgeSettleSeconds: value }) });
    const read = (): unknown => readEnvironment(purgeEnvironment);

    expect(read).toThrow(/^Environment refused: POLICY\.purgeSettleSeconds: /);
    expect(read).not.toThrow(String(value));
  });

  test('is refused with the names of all that is missing', () => {
    given({ TABLE_NAME: 'Table' });
    const read = (): unknown => readEnvironment(purgeEnvironment);

    for (const name of ['MAIL_BUCKET_NAME', 'PURGE_QUEUE_URL', 'POLICY']) {
      expect(read).toThrow(name);
    }
  });

  test('is refused by name when it is not JSON, without repeating its text', () => {
    given({
      TABLE_NAME: 'Table',
      POLICY: '{"plans": secret',
      PURGE_QUEUE_URL: 'https://sqs.test/q',
      RELEASE_QUEUE_URL: 'https://sqs.test/r',
      STREAM_URL: 'https://stream.test',
    });
    const read = (): unknown => readEnvironment(adminEnvironment);

    expect(read).toThrow('Environment refused: POLICY: must be JSON');
    expect(read).not.toThrow('secret');
  });
});
