import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  adminEnvironment,
  purgeEnvironment,
  readEnvironment,
  receiveMailEnvironment,
} from '../../lambdas/environment.ts';

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
    PURGE_SETTLE_SECONDS: '180',
    QUARANTINE_DAYS: '365',
    STREAM_URL: 'https://stream.test',
  };

  test('is read as typed values, without what is not its own', () => {
    given({ ...purge, ANOTHER: 'x' });

    expect(readEnvironment(purgeEnvironment)).toEqual({
      ...purge,
      PURGE_SETTLE_SECONDS: 180,
      QUARANTINE_DAYS: 365,
    });
  });

  test.each([
    ['TABLE_NAME', ''],
    ['PURGE_SETTLE_SECONDS', 'soon'],
    ['PURGE_SETTLE_SECONDS', '-1'],
    ['PURGE_SETTLE_SECONDS', '1.5'],
  ])('is refused for %s of %j, by name and not by value', (name, value) => {
    given({ ...purge, [name]: value });
    const read = (): unknown => readEnvironment(purgeEnvironment);

    expect(read).toThrow(new RegExp(`^Environment refused: ${name}: `));
    if (value.length > 1) expect(read).not.toThrow(value);
  });

  test('is refused with the names of all that is missing', () => {
    given({ TABLE_NAME: 'Table' });
    const read = (): unknown => readEnvironment(purgeEnvironment);

    for (const name of ['MAIL_BUCKET_NAME', 'PURGE_QUEUE_URL', 'PURGE_SETTLE_SECONDS']) {
      expect(read).toThrow(name);
    }
  });

  test('has plans as JSON', () => {
    const plans = { verified: { inboxes: 1, messagesPerMonth: 2, storageBytes: 3, webhooks: 4, keys: 5 } };
    const read = (text: string): unknown => receiveMailEnvironment().shape.PLANS.safeParse(text).data;

    expect(read(JSON.stringify(plans))).toEqual(plans);
    expect(read('{"verified":{}}')).toBeUndefined();
  });

  test('is refused by name for JSON that is none, without a word of it', () => {
    given({
      TABLE_NAME: 'Table',
      PLANS: '{"verified": secret',
      PURGE_QUEUE_URL: 'https://sqs.test/q',
      RELEASE_QUEUE_URL: 'https://sqs.test/r',
      STREAM_URL: 'https://stream.test',
    });
    const read = (): unknown => readEnvironment(adminEnvironment);

    expect(read).toThrow('Environment refused: PLANS: must be JSON');
    expect(read).not.toThrow('secret');
  });
});
