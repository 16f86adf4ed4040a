import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { opened } from '../opened.ts';
import { type Outcome, runCommand } from './run-command.ts';
import { Service } from './service.ts';

const profilesSchema = z.record(z.string(), z.object({ api_key: z.string() }));

const service = opened(() => Service.start());
let config: string;
beforeEach(() => {
  config = mkdtempSync(join(tmpdir(), 'cli-sign-up-'));
});
afterEach(() => rmSync(config, { recursive: true }));

/** A user without environment variables of the service. */
function runWith(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return runCommand(service, '', args, {
    XDG_CONFIG_HOME: config,
    AGENT_INBOX_BASE_URL: '',
    AGENT_INBOX_STREAM_URL: '',
    ...environment,
  });
}

const run = (...args: readonly string[]) => runWith(args);

function savedKeys(): Record<string, string> {
  const text = readFileSync(join(config, 'agent-inbox', 'profiles.json'), 'utf8');
  const profiles = profilesSchema.parse(JSON.parse(text));
  return Object.fromEntries(Object.entries(profiles).map(([name, { api_key }]) => [name, api_key]));
}

async function signUp(human: string, ...flags: readonly string[]): Promise<string> {
  const { code, out, err } = await run('signup', '--human-email', human, '--json', ...flags);
  expect(code, err).toBe(0);
  // On a laptop the mail with the code reaches no one.
  if (flags.includes('--data-dir')) expect(err).toContain(service.runtime.endpoints.outbox_url);
  return z.object({ organization_id: z.string() }).parse(JSON.parse(out)).organization_id;
}

function local(): readonly string[] {
  return ['--data-dir', service.runtime.dataDir];
}

async function mailsTo(human: string): Promise<number> {
  return (await service.outbox()).filter(({ to }) => to === human).length;
}

describe('signup', () => {
  test('for a profile that has a key is refused before the service is asked, and the key keeps working', async () => {
    const human = 'twice@example.com';
    await signUp(human, ...local());
    const before = { keys: savedKeys(), mails: await mailsTo(human) };

    const again = await run('signup', '--human-email', human, ...local());

    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toContain('The profile default already has a key');
    expect(again.err).toMatch(/--profile.*--replace/);
    expect({ keys: savedKeys(), mails: await mailsTo(human) }).toEqual(before);
    expect((await run('whoami')).code).toBe(0);
  });

  test('with --replace overwrites the key of the profile', async () => {
    await signUp('replaced@example.com', ...local());
    const { default: before } = savedKeys();
    const organizationId = await signUp('replacing@example.com', '--replace', ...local());

    expect(savedKeys()['default']).not.toBe(before);
    expect((await run('whoami')).out).toContain(organizationId);
  });

  test('for a new profile keeps the other profile and signs up at the same service', async () => {
    const first = await signUp('first@example.com', ...local());
    const second = await signUp('second@example.com', '--profile', 'second');

    expect((await run('whoami')).out).toContain(first);
    expect((await run('whoami', '--profile', 'second')).out).toContain(second);
  });

  test('with the address of another profile is refused, and with --replace says which key it disabled', async () => {
    const human = 'same@example.com';
    await signUp(human, ...local());
    const again = ['signup', '--human-email', 'Same@example.com', '--profile', 'again'];
    const before = await mailsTo(human);

    const refused = await run(...again);
    const works = await run('whoami');
    const replaced = await run(...again, '--replace');
    const disabled = await run('whoami');

    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(/The profile default already has a key from .*--profile default.*--replace/);
    expect({ code: works.code, mails: await mailsTo(human) }).toEqual({ code: 0, mails: before + 1 });
    expect(replaced.code).toBe(0);
    expect(replaced.err).toContain('The key of the profile default is for the same address; it is disabled');
    expect(disabled).toMatchObject({ code: 1, out: '' });
    expect(disabled.err).toContain('agentinbox: unauthenticated: ');
    expect(disabled.err).toContain(
      `  key: profile default\n  service: ${service.runtime.endpoints.base_url}`,
    );
  });

  test('prints the key also when the profile cannot be written', async () => {
    // A directory where the new content of the file is written first.
    mkdirSync(join(config, 'agent-inbox', 'profiles.json.new'), { recursive: true });

    const { code, out } = await run(
      'signup',
      '--human-email',
      'unwritable@example.com',
      '--json',
      ...local(),
    );

    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ api_key: expect.stringMatching(/^ia_/) });
  });
});

describe('signup with AGENT_INBOX_DATA_DIR', () => {
  test('leaves the account of other commands as it is, says so, and verify finds the new one', async () => {
    const human = 'environment@example.com';
    const environment = { AGENT_INBOX_DATA_DIR: service.runtime.dataDir };
    const signedUp = await runWith(['signup', '--human-email', human, '--json'], environment);
    const { organization_id } = JSON.parse(signedUp.out);

    expect(signedUp.err).toContain('Verify the account with: agentinbox verify --profile default');
    expect(signedUp.err).toMatch(
      /For this account, pass --profile default: .* keep using the development account of /,
    );
    expect((await runWith(['whoami'], environment)).out).toContain(service.development.organizationId);
    expect((await runWith(['whoami', '--profile', 'default'], environment)).out).toContain(organization_id);
    const verified = await runWith(['verify', '--otp-code', await service.codeFor(human)], environment);
    expect(verified.out, verified.err).toContain(organization_id);
  });
});

describe('verify --data-dir', () => {
  test('without a sign-up on that directory is refused, whatever the code', async () => {
    const { code, out, err } = await run('verify', '--otp-code', '000000', ...local());

    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain('No profile has a sign-up key');
  });

  test('after signup --data-dir refuses a wrong code and verifies that account with the right one', async () => {
    const human = 'verified@example.com';
    const organizationId = await signUp(human, ...local());
    const otp = await service.codeFor(human);
    const wrong = otp === '000000' ? '000001' : '000000';

    const refused = await run('verify', '--otp-code', wrong, ...local());
    const verified = await run('verify', '--otp-code', otp, '--json', ...local());

    expect(refused).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('is wrong; attempts left: 9'),
    });
    expect(JSON.parse(verified.out)).toEqual({ verified: true, organization_id: organizationId });
  });

  test('finds the sign-up under the name of its profile', async () => {
    const human = 'named@example.com';
    const organizationId = await signUp(human, '--profile', 'named', ...local());

    const { out, err } = await run('verify', '--otp-code', await service.codeFor(human), ...local());

    expect(out, err).toContain(organizationId);
  });

  test('of two sign-ups asks for the profile, and takes that of --profile', async () => {
    const human = 'two@example.com';
    await signUp('one@example.com', '--profile', 'one', ...local());
    const organizationId = await signUp(human, '--profile', 'two', ...local());
    const verify = ['verify', '--otp-code', await service.codeFor(human), ...local()];

    const unnamed = await run(...verify);
    const named = await run(...verify, '--profile', 'two');

    expect(unnamed).toMatchObject({ code: 1, out: '', err: expect.stringContaining('(one, two)') });
    expect(named.out, named.err).toContain(organizationId);
  });
});

describe('other commands with --data-dir', () => {
  test('use the development account, and with --profile the account of the sign-up', async () => {
    const organizationId = await signUp('other@example.com', '--profile', 'other', ...local());

    expect((await run('whoami', ...local())).out).toContain(service.development.organizationId);
    expect((await run('whoami', '--profile', 'other', ...local())).out).toContain(organizationId);
  });

  test('refuse a profile of another service', async () => {
    await run('profile', 'set', 'elsewhere', '--base-url', 'https://api.example.com/v1', '--api-key', 'ia_x');

    const { code, err } = await run('whoami', '--profile', 'elsewhere', ...local());

    expect(code).toBe(1);
    expect(err).toContain('is not from a sign-up with --data-dir');
  });
});
