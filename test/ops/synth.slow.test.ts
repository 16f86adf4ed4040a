import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Annotations, App, Stack } from 'aws-cdk-lib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { optionSets } from '../stack/option-sets.ts';
import { appOf, findings, run, synth } from './cdk-synth.ts';

/** Those whose templates differ most. All of them are in the long run, and in `test/stack/nag.feature.test.ts`. */
const UNLIKE = ['Plain', 'Watched', 'Careful', 'Accounted', 'Named'];

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'synth-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('a documented deployment', { timeout: 300_000 }, () => {
  test('is synthesized by the CLI without a word', async () => {
    appOf(UNLIKE, directory).synth();

    expect(findings(directory)).toEqual([]);
    expect(await synth(directory)).toEqual({ code: 0, output: '' });
  });

  test('would be heard of if there were a warning', async () => {
    const app = new App({ outdir: directory });
    Annotations.of(new Stack(app, 'Careless')).addWarningV2('test:careless', 'This is careless');
    app.synth();

    // A stack without a resource is a fault, too.
    expect(findings(directory)).toHaveLength(1);
    expect((await synth(directory)).output).toContain('This is careless');
  });
});

describe('the app', () => {
  test('is refused where SES receives no mail, before anything is built', async () => {
    const { code, output } = await run(['bin/app.ts'], {
      CDK_DEFAULT_REGION: 'us-west-1',
      CDK_CONTEXT_JSON: JSON.stringify({ settings: '', inboxDomain: 'agents.example.com' }),
    });

    expect(code).not.toBe(0);
    expect(output).toContain('SES receives no mail in us-west-1');
  });

  test('is refused where a certificate would lie in the wrong region', async () => {
    const { code, output } = await run(['bin/app.ts'], {
      CDK_DEFAULT_REGION: 'eu-west-1',
      CDK_CONTEXT_JSON: JSON.stringify({
        settings: '',
        inboxDomain: 'agents.example.com',
        ...optionSets['Named'],
      }),
    });

    expect(code).not.toBe(0);
    expect(output).toContain('mcpDomain mcp.example.com needs a certificate in us-east-1');
  });

  test('reads the settings file that the context names, and says which setting of it is wrong', async () => {
    const file = join(directory, 'staging.json');
    writeFileSync(file, JSON.stringify({ inboxDomain: 'Agents' }));

    const { code, output } = await run(['bin/app.ts'], {
      CDK_CONTEXT_JSON: JSON.stringify({ settings: file }),
    });

    expect(code).not.toBe(0);
    expect(output).toContain('inboxDomain: must be a lower-case domain name');
  });
});
