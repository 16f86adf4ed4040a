import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { ROOT } from '../ops/repository-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'wrong-calls-'));
afterAll(() => rmSync(directory, { recursive: true }));

/** Runs the command where no service is known and none can be reached. */
function run(...args: readonly string[]): { code: number | null; out: string; err: string } {
  return runWith({}, ...args);
}

function runWith(env: NodeJS.ProcessEnv, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'bin', 'agent-inbox.mjs'), ...args],
    {
      cwd: directory,
      env: {
        PATH: process.env['PATH'] ?? '',
        XDG_CONFIG_HOME: directory,
        AGENT_INBOX_BASE_URL: 'http://127.0.0.1:9/v1',
        AGENT_INBOX_STREAM_URL: 'ws://127.0.0.1:9/v1',
        AGENT_INBOX_API_KEY: 'ia_none',
        ...env,
      },
      encoding: 'utf8',
    },
  );
  return { code: status, out: stdout, err: stderr };
}

describe('a wrong call exits with 2, and its error names what is wrong after one prefix', () => {
  test.each([
    [['inboxes', 'lst'], "unknown command 'lst'", 'Did you mean list?'],
    [['inboxes', 'create', '--display-nam', 'x'], "unknown option '--display-nam'", '--display-name?'],
    [['inboxes', 'create', '--team', 'x'], "unknown option '--team'", 'It has these options: --username, '],
    [
      ['messages', 'send', '--to', 'x'],
      "unknown command 'send'",
      'The service receives email and sends none',
    ],
    [['messages', 'update', 'x', 'y', '--read', 'true'], "unknown option '--read'", 'Use --unread off'],
    [['wait', 'x', '--since', '1'], '--since must be a time such as', ''],
    [['nonsense'], "unknown command 'nonsense'", 'See: agentinbox --help'],
    [['mcp', 'config', 'cursr'], 'Unknown client cursr', 'Did you mean cursor?'],
    [['completion', 'tcl'], 'Unknown shell tcl', 'Use one of bash, zsh, fish.'],
    [['claims'], "'agentinbox claims' needs one of the commands below", 'extend'],
    [['inboxes', 'get'], "missing required argument 'inbox-id'", 'See: agentinbox inboxes get --help'],
    [['inboxes', 'update', 'x', '--display-name'], "'--display-name <value>' argument missing", ''],
    [
      ['signup'],
      "required option '--human, --human-email <value>' not specified",
      'See: agentinbox signup --help',
    ],
    [['inboxes', 'list', '--limit', 'x'], '--limit must be a number, not "x"', ''],
    [['webhooks', 'update', 'x', '--enabled', 'maybe'], '--enabled must be true or false', ''],
    [['inboxes', 'create', '--metadata', '{x'], '--metadata is not JSON', ''],
    [['inboxes', 'create', '--metadata', 'foo'], '--metadata must be key=value pairs', 'not "foo"'],
    [
      ['keys', 'create', '--name', 'x', '--permissions', 'inbox_read=maybe'],
      '--permissions must be true',
      '',
    ],
    [['listen', '--forward-to', 'ftp://a.example'], "'ftp://a.example' is invalid", 'http:// or https://'],
    [['listen', '--forward-to', 'localhost:3000'], "'localhost:3000' is invalid", 'http:// or https://'],
    [['admin', 'erase', '--address', 'a@b.example'], 'Pass --dry-run', '--yes'],
    [['admin', 'erase', '--address', 'a@b.example', '--dry-run', '--yes'], 'not both', ''],
    [['wait', 'x', '--timeout', 'soon'], '--timeout must be', ''],
    [['messages', 'label', 'a@b.example', 'm'], 'Pass --add or --remove', ''],
    [['listen', '--since', 'yesterday'], '--since must be a time', ''],
    [['send', '--to', 'a@b.example', '--smtp', 'x'], '--smtp must be host:port', ''],
    [['send', '--to', 'agent'], '--to must be an address, not "agent"', ''],
    [['start', '--port', 'x'], '--port must be a whole number', ''],
    [['start', '--set', 'inboxDomian=x'], '--set inboxDomian: unknown setting', 'inboxDomain?'],
    [['start', '--set', 'quarantineDays=soon'], '--set quarantineDays: ', 'number'],
    [['start', '--set', 'quarantineDays'], '--set must be key=value', ''],
    [
      ['start', '--set', 'rawMailDays=1', '--set', 'deferredMailDays=2'],
      'rawMailDays 1 is less than deferredMailDays',
      '',
    ],
    [['start', '--domain', 'no domain'], 'inboxDomain: must be a lower-case domain name', ''],
    [['profile', 'set', '--base-url', 'agents.example.com'], 'must be a URL that begins with https://', ''],
    [['profile', 'set', '--base-url', 'https://a.example'], 'must end in /v1', ''],
    [['export', '--output', 'missing/mail.mbox'], 'The directory missing does not exist', 'create it'],
    [
      ['profile', 'set', '--base-url', 'https://a.example/v1', '--stream-url', 'https://a.example'],
      'wss://',
      '',
    ],
    [['admin', 'redrive'], 'Name a queue or use --all', ''],
    [
      ['doctor', '--probe'],
      '--probe, --human and --first-account need --stack',
      'a local service is always probed',
    ],
    [['doctor', '--keep-names'], '--keep-names needs --first-account', ''],
  ])('%j', (args, message, guess) => {
    const { code, out, err } = run(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err.startsWith('agentinbox: ')).toBe(true);
    expect(err).not.toContain('error:');
    expect(err).not.toMatch(/\n {4}at /);
    expect(err).toContain(message);
    expect(err).toContain(guess);
  });

  test('an address or a key in the environment that cannot work is a sentence, without the key', () => {
    const noVersion = { AGENT_INBOX_BASE_URL: 'http://127.0.0.1:9', AGENT_INBOX_STREAM_URL: '' };
    for (const args of [['whoami'], ['domains'], ['listen'], ['mcp', 'config', 'cursor']]) {
      expect(runWith(noVersion, ...args)).toEqual({
        code: 2,
        out: '',
        err: 'agentinbox: The base URL must be an http(s) address that ends in /v1, not http://127.0.0.1:9\n',
      });
    }
    expect(runWith({ AGENT_INBOX_API_KEY: 'ia_secret\nia_second' }, 'whoami').err).toBe(
      'agentinbox: apiKey contains invalid characters\n',
    );
  });

  test('a group without a verb shows its verbs', () => {
    expect(run('inboxes')).toMatchObject({ code: 2, err: expect.stringContaining('create') });
  });
});

test('the help of a flag that is on or off names what it takes', () => {
  expect(run('inboxes', 'list', '--help').out).toMatch(/ {2}--ascending \[on\|off\] +Oldest first\n/);
});

test('the help leaves out auth-me, which works as before', () => {
  const { out } = run('--help');
  expect(out).toContain('whoami');
  expect(out).not.toContain('auth-me');
  expect(run('auth-me', '--help').out).toContain('agentinbox auth-me');
});

test('--version prints the version', () => {
  expect(run('--version')).toEqual({ code: 0, out: `${packageJson.version}\n`, err: '' });
});

test('a file that cannot be read is a sentence', () => {
  const sent = run('send', '--to', 'a@b.example', '--smtp', '127.0.0.1:9', '--attach', '/nonexistent/file');
  expect(sent.code).toBe(1);
  expect(sent.err).toBe(
    'agentinbox: Cannot read the attachment /nonexistent/file: no such file or directory\n',
  );
});

describe('completion', () => {
  const bash = (...words: readonly string[]) => {
    const { out } = run('completion', 'bash');
    const line = `COMP_WORDS=(agentinbox ${words.join(' ')}); COMP_CWORD=${words.length}; _agentinbox; echo "\${COMPREPLY[@]}"`;
    return spawnSync('bash', ['-c', `${out}\n${line}`], { encoding: 'utf8' }).stdout.trim();
  };

  test('of bash completes commands, and flags after an id', () => {
    expect(bash('inb')).toBe('inboxes');
    expect(bash('inboxes', 'get', 'a@b.example', '--j')).toBe('--json');
  });

  test('of fish has the words of each command', () => {
    const { code, out } = run('completion', 'fish');
    expect(code).toBe(0);
    expect(out).toMatch(/case 'inboxes'\n {6}printf '%s\\n' create list get /);
    expect(out).toContain("complete -c agentinbox -f -a '(__agentinbox_complete)'");
  });
});
