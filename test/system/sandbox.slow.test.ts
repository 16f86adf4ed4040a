import { expect, test } from 'vitest';
import type { EmulatedSending } from '../../packages/laptop/src/runtime/emulated-account.ts';
import { opened } from '../opened.ts';
import { Service } from './service.ts';
import { rowsWith } from './tenant-remains.ts';

const REFUSED = {
  name: 'forbidden',
  message:
    'This service can currently send email only to verified addresses; ask its operator for an account.',
};

const sending: EmulatedSending = { state: 'sandbox', verified: new Set(['ada@example.com']) };
const service = opened(() =>
  Service.start({ account: { sending }, settings: { codeMailsPerMinute: '2', codeMailsPerDay: '3' } }),
);

const signUp = (human_email: string, username?: string) =>
  service.post('/agent/sign-up', { human_email, username });

/** What functions have logged as errors, which alarms count. */
const errors = () =>
  service
    .logs()
    .split('\n')
    .filter((line) => /"level":"(?:ERROR|FATAL)"/.test(line));

async function refusedAndGone(human: string, username: string): Promise<void> {
  for (let call = 0; call < 3; call++) {
    const { status, body } = await signUp(human, `${username}${call}`);
    expect([status, body]).toEqual([403, REFUSED]);
  }
  await service.runtime.settled();
  expect(await rowsWith(service, [human])).toEqual([]);
}

test('sign-up in the sandbox refuses an address that is not verified at every call, and leaves nothing of it; GET /info says that sign-up is closed [D-SUP-26, D-GEN-25]', async () => {
  expect((await service.get('/info')).body).toMatchObject({ sign_up: 'closed' });

  await refusedAndGone('stranger@example.com', 'stranger');
  // Its username is free again.
  sending.verified.add('stranger@example.com');
  expect((await signUp('stranger@example.com', 'stranger0')).status).toBe(201);
  expect(errors()).toEqual([]);
});

test('sign-up in the sandbox takes a verified address, its code, and the address again', async () => {
  const made = await signUp('ada@example.com');
  expect(made.status).toBe(201);
  const otp_code = await service.codeFor('ada@example.com');
  expect((await service.post('/agent/verify', { otp_code }, made.string('api_key'))).status).toBe(200);

  const again = await signUp('ada@example.com');
  expect([again.status, again.string('organization_id')]).toEqual([200, made.string('organization_id')]);
});

test.each([
  'paused',
  'suspended',
] as const)('sign-up while sending is %s refuses an address without an account, and takes it afterwards', async (state) => {
  sending.state = state;
  await refusedAndGone(`${state}@example.com`, state);
  expect(errors()).toEqual([]);

  sending.state = 'production';
  expect((await signUp(`${state}@example.com`)).status).toBe(201);
});
