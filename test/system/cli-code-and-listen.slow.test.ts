import { describe, expect, test } from 'vitest';
import { openHook } from '../../packages/agentinbox/test/hook.ts';
import { opened } from '../opened.ts';
import { type Outcome, runCommand } from './run-command.ts';
import { Service } from './service.ts';

const service = opened(() => Service.start());
const account = opened(() => service.account());

function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  return runCommand(service, account.apiKey, args, environment);
}

describe('the command line', () => {
  test('sends mail that is judged as spam, as unauthenticated or as a virus', async () => {
    const inboxId = await service.inbox(account.apiKey);
    const data = ['--data-dir', service.runtime.dataDir];
    const labels: Record<string, unknown> = {};
    for (const flag of ['spam', 'unauthenticated', 'virus']) {
      const sent = await run(['send', '--to', inboxId, '--subject', flag, `--${flag}`, ...data]);
      expect(sent.code, sent.err).toBe(0);
      await service.runtime.settled();
      const { body } = await service.get(
        `/inboxes/${inboxId}/messages?include_spam=true&include_unauthenticated=true&limit=1`,
        account.apiKey,
      );
      labels[flag] = Object(body).messages[0].labels;
    }
    expect(labels).toEqual({
      spam: ['received', 'spam'],
      unauthenticated: ['received', 'unauthenticated'],
      virus: ['received', 'spam', 'virus'],
    });
  });

  test('waits without an address of the stream, and finds mail that came just before', async () => {
    const inboxId = await service.inbox(account.apiKey);
    await service.deliver({ to: inboxId, subject: 'The code is 43' });
    const { code, out, err } = await run(['wait', inboxId], { AGENT_INBOX_STREAM_URL: '' });
    expect(code, err).toBe(0);
    expect(out).toContain('The code is 43');
  });

  test.each(['wait', 'listen'])('%s fails at once where the inbox does not exist', async (command) => {
    const missing = `nobody@${service.runtime.endpoints.inbox_domain}`;
    const args = command === 'wait' ? [missing, '--timeout', '3600'] : ['--inbox', missing];
    const { code, err } = await run([command, ...args]);
    expect(code).toBe(1);
    expect(err).toContain('not_found: Inbox not found.');
  });

  test('signs forwarded events with the same secret in every run, or with the one that is given', async () => {
    const inboxId = await service.inbox(account.apiKey);
    const since = new Date().toISOString();
    await service.deliver({ to: inboxId });
    const listening = ['--inbox', inboxId, '--since', since, '--count', '1', '--forward-to'];
    // Gone: the event is given up at once.
    const { url } = await openHook([410]);
    const secretOf = ({ err }: Outcome) => /whsec_\S+/.exec(err)?.[0];

    const first = await run(['listen', ...listening, url]);
    const again = await run(['listen', ...listening, url]);
    expect(first.code).toBe(1);
    expect(first.err).toMatch(/→ 410 .*attempt 1 of 10, giving up/);
    expect(first.err).toMatch(/Not delivered to http:\S+hook: (evt|msg)_/);
    expect(secretOf(first)).toMatch(/^whsec_/);
    expect(secretOf(again)).toBe(secretOf(first));
    const given = await run(['listen', ...listening, url, '--secret', 'whsec_AAAA']);
    expect(secretOf(given)).toBe('whsec_AAAA');
    const wrong = await run(['listen', ...listening, url, '--secret', 'AAAA']);
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('--secret must be whsec_') });
  });

  test('listen --count --forward-to ends after the repetition of an event that the endpoint refused first', async () => {
    const inboxId = await service.inbox(account.apiKey);
    const since = new Date().toISOString();
    await service.deliver({ to: inboxId });
    const { url, received } = await openHook([503], [200]);

    const listening = ['--inbox', inboxId, '--since', since, '--count', '1', '--forward-to', url];
    const { code, err } = await run(['listen', ...listening]);

    expect(code, err).toBe(0);
    expect(err).toMatch(/Retrying 1 failed event.*\n +→ 200/);
    expect(received).toHaveLength(2);
  });

  describe('code', () => {
    const code = (inbox: string, ...args: readonly string[]) =>
      run(['code', inbox, '--timeout', '0', ...args]);
    const from = 'no-reply@example.com';
    const text = 'Your verification code is 482913.';

    test('exits with 4 where there is none, and says what it kept back', async () => {
      const to = await service.inbox(account.apiKey);
      const headers = { 'X-Simulate-Verdicts': 'dmarc=GRAY' };
      await service.deliver({ to, from, text, headers });
      const none = await code(to, '--from-domain', 'example.com');
      expect(none).toMatchObject({
        code: 4,
        out: '',
        err: expect.stringContaining('No code arrived within 0 s.'),
      });
      expect(none.err).toContain(
        '1 matching message was withheld: spam, unauthenticated, without a DMARC pass, or held by the sender lists.',
      );
      expect(await code(to, '--no-require-dmarc')).toMatchObject({ code: 0, out: '482913\n' });
    });

    test('exits with 5 where it is ambiguous, and prints none', async () => {
      const to = await service.inbox(account.apiKey);
      await service.deliver(
        { to, from, text },
        { to, from: 'a@shop.test', text: 'Your login code is 111222.' },
      );
      const services = await code(to);
      expect(services).toMatchObject({ code: 5, out: '', err: expect.stringContaining('--from-domain') });
      await service.deliver({ to, from, text: `${text}\n\nYour login code is 333444.` });
      const codes = await code(to, '--from-domain', 'example.com');
      expect(codes).toMatchObject({ code: 5, out: '', err: expect.stringContaining('messages get') });
      expect(codes.err).not.toMatch(/482913|333444/);
    });

    test('link prints only the address of the link, and leaves out those to other domains unless told', async () => {
      const to = await service.inbox(account.apiKey);
      const link = (...args: readonly string[]) => run(['link', to, '--timeout', '0', ...args]);
      const confirm = 'Confirm your email address by following this link:';
      const asked = run(['link', to, '--timeout', '60', '--from-domain', 'example.com']);
      await service.send({ to, from, text: `${confirm}\n\nhttps://example.com/confirm?token=1\n` });
      expect(await asked).toEqual({ code: 0, out: 'https://example.com/confirm?token=1\n', err: '' });
      const last = (await run(['link', to, '--json'])).out;
      const after = ['--after', String(Object(JSON.parse(last)).message_id)];
      await service.deliver({ to, from, text: `${confirm}\n\nhttps://tracker.test/c?token=2\n` });
      expect(await link(...after)).toMatchObject({
        code: 4,
        out: '',
        err: expect.stringContaining('No link arrived within 0 s.'),
      });
      expect(await link(...after, '--no-require-link-domain')).toMatchObject({
        code: 0,
        out: 'https://tracker.test/c?token=2\n',
      });
    });

    test('fails at once for an unknown inbox and for a wrong call', async () => {
      const unknown = await run(['code', `nobody@${service.runtime.endpoints.inbox_domain}`]);
      expect(unknown).toMatchObject({ code: 1, out: '', err: expect.stringContaining('not_found') });
      expect((await code('a@b.test', '--timeout', 'soon')).code).toBe(2);
    });
  });
});
