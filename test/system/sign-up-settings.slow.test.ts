import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { Service } from './service.ts';

const SIGN_UPS_PER_HOUR = 5;

function signUp(human_email: unknown, more: object, of: Service): Promise<Answer> {
  return of.post('/agent/sign-up', { human_email, ...more });
}

describe('settings of sign-up', () => {
  let strict: Service;
  beforeAll(async () => {
    strict = await Service.start({
      settings: {
        signUpRotation: 'immediate',
        signUpsPerHourPerSource: String(SIGN_UPS_PER_HOUR),
        codeMailsPerMinute: '1',
        codeMailsPerDay: '5',
      },
    });
  });
  afterAll(() => strict.stop());

  test('rotate at once, limit code mails and limit sources [D-SUP-19, D-SUP-20, D-SUP-21]', async () => {
    const [account, { inboxId }] = [strict.development, strict.development];
    const again = await signUp(account.humanEmail, {}, strict);
    expect(again.body).toMatchObject({ organization_id: account.organizationId, inbox_id: inboxId });
    expect((await strict.get('/inboxes', again.string('api_key'))).status).toBe(200);
    expect((await strict.get('/inboxes', account.apiKey)).status).toBe(401);

    const made = await signUp('ada@example.com', {}, strict);
    const tagged = await signUp('Ada+again@example.com', {}, strict);
    expect([made.status, tagged.status]).toEqual([201, 429]);
    expect(tagged.body).toMatchObject({ name: 'rate_limited' });
    expect(Number(tagged.headers.get('retry-after'))).toBeLessThanOrEqual(60);

    // At most two windows, if a new hour begins meanwhile.
    const answers: Answer[] = [];
    while (answers.length < 2 * SIGN_UPS_PER_HOUR && answers.at(-1)?.status !== 429) {
      answers.push(await signUp(`human${answers.length}@example.net`, {}, strict));
    }
    const refused = answers.at(-1);
    expect(refused?.body).toMatchObject({ name: 'rate_limited' });
    expect(refused?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  });
});
