import { execFileSync } from 'node:child_process';
import type { Endpoints } from '@agent-inbox/laptop/endpoints';
import { describe, expect, test } from 'vitest';
import { banner } from '../../src/laptop/banner.ts';

const endpoints: Endpoints = {
  base_url: 'http://127.0.0.1:8480/v1',
  mcp_url: 'http://127.0.0.1:8483/mcp',
  inbox_domain: 'inbox.localhost',
  smtp: { host: '127.0.0.1', port: 2525 },
  outbox_url: 'http://127.0.0.1:8483/outbox',
  docs_url: 'http://127.0.0.1:8482/docs',
  organization_id: 'tenant-1',
  inbox_id: 'calm-otter-483920@inbox.localhost',
  api_key: 'ia_key',
};

describe('the banner', () => {
  test('prints a command with address and key that connects an assistant', () => {
    expect(banner(endpoints, '.agent-inbox')).toContain(
      "claude mcp add --transport http agent-inbox 'http://127.0.0.1:8483/mcp' --header 'x-api-key: ia_key'",
    );
  });

  test('says which addresses are not those of the last start', () => {
    const lines = banner(
      endpoints,
      '.agent-inbox',
      new Map([
        [8480, 9000],
        [2525, 2600],
      ]),
    ).split('\n');

    expect(lines.filter((line) => line.includes('moved'))).toEqual([
      '  REST API   http://127.0.0.1:8480/v1  (moved: port 9000 at the last start)',
      '  SMTP       127.0.0.1:2525  (moved: port 2600 at the last start)',
    ]);
  });

  test('prints the link of the console first, when there is one', () => {
    const console_url = 'http://127.0.0.1:8480/console#key=ia_key&local=secret';

    expect(banner({ ...endpoints, console_url }, '.agent-inbox')).toContain(
      `\n  Console    ${console_url}\n  REST API`,
    );
    expect(banner(endpoints, '.agent-inbox')).not.toContain('Console');
  });

  test('prints commands that work in any folder, whatever the data directory is called', () => {
    const [command = ''] = banner(endpoints, "/tmp/Ada's mail")
      .split('\n')
      .filter((line) => line.includes('--data-dir'));

    const words = execFileSync('sh', ['-c', `printf '%s\\n' ${command.trim()}`], { encoding: 'utf8' });

    expect(words.trimEnd().split('\n').at(-1)).toBe("/tmp/Ada's mail");
  });

  test('has no command for assistants without an MCP address', () => {
    const { mcp_url: _, ...without } = endpoints;

    expect(banner(without, '.agent-inbox')).not.toMatch(/mcp|undefined/i);
  });
});
