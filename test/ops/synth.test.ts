import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Annotations, App, Stack } from 'aws-cdk-lib';
import { CURRENTLY_RECOMMENDED_FLAGS } from 'aws-cdk-lib/cx-api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readSettings } from '../../lib/settings.ts';
import { AgentInboxStack } from '../../lib/stack.ts';
import { optionSets } from '../stack/option-sets.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CLI = join(ROOT, 'node_modules', 'aws-cdk', 'bin', 'cdk');

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'synth-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

interface Outcome {
  readonly code: number | string | null | undefined;
  readonly output: string;
}

function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...environment };
    execFile(process.execPath, args, { cwd: ROOT, env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : error.code, output: stdout + stderr });
    });
  });
}

/** All deployments side by side in one app, which the library validates; bundling is left out. */
function appOfAll(): App {
  const flags = { ...CURRENTLY_RECOMMENDED_FLAGS, 'aws:cdk:bundling-stacks': [] };
  const app = new App({ outdir: directory, context: flags });
  for (const [name, settings] of Object.entries(optionSets)) {
    const context = { inboxDomain: 'agents.example.com', stackName: `AgentInbox-${name}`, ...settings };
    new AgentInboxStack(app, readSettings(new App({ context }).node), {});
  }
  return app;
}

/** What the CLI says of what was made, but for where it lies. */
async function synth(): Promise<Outcome> {
  const { code, output } = await run([CLI, 'synth', '**', '--quiet', '--app', directory, '--no-notices']);
  const said = output
    .split('\n')
    .filter((line) => !/^(Successfully synthesized to|Supply a stack id)/.test(line));
  return { code, output: said.join('\n').trim() };
}

/** What the library found in the templates: it prints it, and keeps it in the assembly. */
function findings(): readonly unknown[] {
  const report: unknown = JSON.parse(readFileSync(join(directory, 'validation-report.json'), 'utf8'));
  return z.object({ pluginReports: z.array(z.unknown()) }).parse(report).pluginReports;
}

describe('every documented deployment', { timeout: 300_000 }, () => {
  test('is synthesized by the CLI without a word', async () => {
    appOfAll().synth();

    expect(findings()).toEqual([]);
    expect(await synth()).toEqual({ code: 0, output: '' });
  });

  test('would be heard of if there were a warning', async () => {
    const app = new App({ outdir: directory });
    Annotations.of(new Stack(app, 'Careless')).addWarningV2('test:careless', 'This is careless');
    app.synth();

    // A stack without a resource is a fault, too.
    expect(findings()).toHaveLength(1);
    expect((await synth()).output).toContain('This is careless');
  });
});

describe('the app', () => {
  test('is refused where SES receives no mail, before anything is built', async () => {
    const { code, output } = await run(['bin/app.ts'], {
      CDK_DEFAULT_REGION: 'us-west-1',
      CDK_CONTEXT_JSON: JSON.stringify({ inboxDomain: 'agents.example.com' }),
    });

    expect(code).not.toBe(0);
    expect(output).toContain('SES receives no mail in us-west-1');
  });

  test('is refused where a certificate would lie in the wrong region', async () => {
    const { code, output } = await run(['bin/app.ts'], {
      CDK_DEFAULT_REGION: 'eu-west-1',
      CDK_CONTEXT_JSON: JSON.stringify({ inboxDomain: 'agents.example.com', ...optionSets['Named'] }),
    });

    expect(code).not.toBe(0);
    expect(output).toContain('mcpDomain mcp.example.com needs a certificate in us-east-1');
  });
});
