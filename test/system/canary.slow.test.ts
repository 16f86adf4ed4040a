import { expect, test } from 'vitest';
import { opened } from '../opened.ts';
import { adminTenants } from './admin-command.ts';
import { SETTINGS, Service } from './service.ts';

const closed = opened(() => Service.start({ settings: { ...SETTINGS, canary: 'true', signUp: 'closed' } }));
const service = opened(() =>
  Service.start({
    settings: { ...SETTINGS, canary: 'true', codeMailsPerMinute: '1', codeMailsPerDay: '1' },
  }),
);

/** One run of the canary; rejects when its function fails. */
async function run({ runtime } = service): Promise<void> {
  const { template, compute } = runtime;
  const schedule = template
    .ofType('AWS::Events::Rule')
    .find(({ logicalId }) => logicalId.startsWith('CanarySchedule'));
  await compute.events.fire(schedule?.logicalId ?? '');
}

async function humans({ runtime } = service): Promise<readonly string[]> {
  const { stdout } = await adminTenants(['list', '--all', '--json', '--data-dir', runtime.dataDir]);
  const { tenants } = JSON.parse(stdout);
  return tenants
    .filter(({ deleted_at }: { deleted_at: string | null }) => deleted_at === null)
    .map(({ human_email }: { human_email: string }) => human_email);
}

test('the canary signs up, sends a mail through SES and SMTP, reads it over REST, and leaves no account; the next run is not held back by it', async () => {
  const before = await humans();

  await run();
  await run();

  const [mail, code] = await service.outbox();
  expect(code?.to).toMatch(/^success\+agent-inbox-doctor-[0-9a-f]{16}@simulator\.amazonses\.com$/);
  expect(mail?.to).toMatch(new RegExp(`@${SETTINGS.inboxDomain}$`));
  expect(service.logs()).toMatch(/"step":"mail","status":"ok","detail":"was sent and received in/);
  expect(await humans()).toEqual(before);
});

test('the canary of a service where nobody signs up uses an account that the operator makes, and leaves none', async () => {
  const before = await humans(closed);

  await run(closed);

  const sent = await closed.outbox();
  expect(sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Agent Inbox doctor/)]);
  expect(closed.logs()).toMatch(/"detail":"is closed here; the operator creates accounts"/);
  expect(closed.logs()).toMatch(/"step":"mail","status":"ok"/);
  expect(await humans(closed)).toEqual(before);
});
