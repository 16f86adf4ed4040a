import { execFile } from 'node:child_process';
import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { installOnDemand } from '../../scripts/install-on-demand.ts';
import { opened } from '../opened.ts';
import { mcpUrl } from '../system/mcp-client.ts';
import { type Account, PROJECT_ROOT, Service } from '../system/service.ts';

/** What each example of `examples/frameworks` needs, in the versions that it was tried with. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'ai-sdk': ['ai@7.0.173', '@ai-sdk/mcp@2.0.99', 'zod@4.6.7'],
  'openai-agents': ['@openai/agents@0.20.0', 'zod@4.6.7'],
  langchain: ['@langchain/core@1.4.0', '@langchain/langgraph@1.4.10', '@langchain/mcp-adapters@1.1.4'],
  mastra: ['@mastra/core@1.71.0', '@mastra/mcp@2.0.0', 'zod@4.6.7'],
};
const EXAMPLES = join(PROJECT_ROOT, 'examples', 'frameworks');
const run = promisify(execFile);

describe('the example of examples/frameworks for', () => {
  const service = opened(() => Service.start());
  let account: Account;
  beforeAll(async () => {
    account = await service.account();
    await service.deliver({ to: account.inboxId, subject: 'For a framework' });
    await service.newest(account);
  });

  function folderOf(name: string): string {
    const folder = installOnDemand(...(PACKAGES[name] ?? []));
    cpSync(join(EXAMPLES, `${name}.mjs`), join(folder, `${name}.mjs`));
    cpSync(join(PROJECT_ROOT, 'test', 'frameworks', 'call-tools.mjs'), join(folder, 'call-tools.mjs'));
    return folder;
  }

  test.each(Object.keys(PACKAGES))('%s lists the mail of the running service', async (name) => {
    const env = { ...process.env, MCP_URL: mcpUrl(service), API_KEY: account.apiKey };
    const { stdout } = await run(process.execPath, ['call-tools.mjs', name], { cwd: folderOf(name), env });

    expect(stdout).toContain('For a framework');
    expect(stdout).toContain('untrusted_content');
  });

  test.each(Object.keys(PACKAGES))('%s agrees with the types of its packages', async (name) => {
    const cwd = folderOf(name);
    const compilerOptions = {
      target: 'es2024',
      module: 'nodenext',
      strict: true,
      checkJs: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
    };
    writeFileSync(join(cwd, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [`${name}.mjs`] }));
    const compiler = join(PROJECT_ROOT, 'node_modules', '.bin', 'tsc');
    const { stdout } = await run(compiler, ['-p', cwd]).catch((error: { stdout: string }) => error);

    expect(stdout).toBe('');
  });

  test('no framework is left out', () => {
    const examples = readdirSync(EXAMPLES).map((file) => file.replace('.mjs', ''));
    expect(examples.sort()).toEqual(Object.keys(PACKAGES).sort());
  });
});
