import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib';
import * as z from 'zod';
import { FEATURE_FLAGS } from '../../lib/feature-flags.ts';
import { readSettings } from '../../lib/settings.ts';
import { AgentInboxStack } from '../../lib/stack.ts';
import { optionSets } from '../stack/option-sets.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CLI = join(ROOT, 'node_modules', 'aws-cdk', 'bin', 'cdk');

export interface Outcome {
  readonly code: number | string | null | undefined;
  readonly output: string;
}

export function run(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...environment };
    execFile(process.execPath, args, { cwd: ROOT, env }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : error.code, output: stdout + stderr });
    });
  });
}

/** Documented deployments side by side in one app, which the library validates; bundling is left out. */
export function appOf(names: readonly string[], directory: string): App {
  const flags = { ...FEATURE_FLAGS, 'aws:cdk:bundling-stacks': [] };
  const app = new App({ outdir: directory, context: flags });
  for (const name of names) {
    const settings = optionSets[name];
    if (settings === undefined) throw new Error(`There is no option set ${name}`);
    const context = { inboxDomain: 'agents.example.com', stackName: `AgentInbox-${name}`, ...settings };
    new AgentInboxStack(app, readSettings(new App({ context }).node), {});
  }
  return app;
}

/** What the CLI says of what was made, but for where it lies. */
export async function synth(directory: string): Promise<Outcome> {
  const { code, output } = await run([CLI, 'synth', '**', '--quiet', '--app', directory, '--no-notices']);
  const lines = output
    .split('\n')
    .filter((line) => !/^(Successfully synthesized to|Supply a stack id)/.test(line));
  return { code, output: lines.join('\n').trim() };
}

/** What the library found in the templates: it prints it, and keeps it in the assembly. */
export function findings(directory: string): readonly unknown[] {
  const report: unknown = JSON.parse(readFileSync(join(directory, 'validation-report.json'), 'utf8'));
  return z.object({ pluginReports: z.array(z.unknown()) }).parse(report).pluginReports;
}
