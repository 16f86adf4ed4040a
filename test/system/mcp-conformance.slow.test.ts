import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installOnDemand } from '../../scripts/install-on-demand.ts';
import { mcpUrl } from './mcp-client.ts';
import { Service } from './service.ts';

const SUITE = join(
  installOnDemand('@modelcontextprotocol/conformance@0.1.16'),
  'node_modules/@modelcontextprotocol/conformance/dist/index.js',
);

/** Scenarios that this server fails on purpose, by the reason. One that starts to pass has to leave the list. */
const FAILURES: Readonly<Record<string, string>> = {
  'a tool of the reference server is called, which an inbox service has no use for':
    'tools-call-simple-text tools-call-image tools-call-audio tools-call-embedded-resource ' +
    'tools-call-mixed-content tools-call-with-logging tools-call-error tools-call-with-progress ' +
    'tools-call-sampling tools-call-elicitation json-schema-2020-12',
  'we send no log messages: a stateless server has no stream for them': 'logging-set-level',
  'there are no prompts or resources whose arguments could be completed': 'completion-complete',
  'we ask the client for nothing: a stateless server has no stream for questions':
    'elicitation-sep1034-defaults elicitation-sep1330-enums',
  'answers are JSON: a function URL that buffers cannot stream':
    'server-sse-multiple-streams server-sse-polling',
  'mail is read with tools; there are no resources':
    'resources-list resources-read-text resources-read-binary resources-templates-read ' +
    'resources-subscribe resources-unsubscribe',
  'there are no prompts':
    'prompts-list prompts-get-simple prompts-get-with-args prompts-get-embedded-resource ' +
    'prompts-get-with-image',
};
const EXPECTED_FAILURES = Object.values(FAILURES).flatMap((scenarios) => scenarios.split(' '));

/** What a tools-only server without sessions and streams can pass. */
const EXPECTED_PASSES = ['dns-rebinding-protection', 'ping', 'server-initialize', 'tools-list'];

interface Outcome {
  readonly exitCode: number;
  readonly output: string;
}

describe('the official conformance suite', () => {
  let service: Service;
  let directory: string;

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'conformance-'));
    service = await Service.start();
  });
  afterAll(async () => {
    await service.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  function run(expectedFailures: readonly string[]): Promise<Outcome> {
    const baseline = join(directory, 'baseline.yml');
    writeFileSync(baseline, `server:\n${expectedFailures.map((scenario) => `  - ${scenario}\n`).join('')}`);
    const url = new URL(mcpUrl(service));
    url.searchParams.set('apiKey', service.development.apiKey);
    const args = [SUITE, 'server', '--url', url.href, '--suite', 'all', '--expected-failures', baseline];
    return new Promise((resolve) => {
      execFile(process.execPath, args, { cwd: directory }, (error, stdout, stderr) => {
        resolve({ exitCode: error === null ? 0 : Number(error.code), output: stdout + stderr });
      });
    });
  }

  test('passes but for the scenarios that are listed with their reason, and these all fail', async () => {
    const { exitCode, output } = await run(EXPECTED_FAILURES);
    const summary = output.matchAll(/^[✓✗] ([\w-]+): \d+ passed/gm);
    const ran = [...summary].map(([, scenario]) => scenario);
    expect(ran.sort()).toEqual([...EXPECTED_PASSES, ...EXPECTED_FAILURES].sort());
    expect(exitCode, output).toBe(0);
  });

  test('refuses a list with a scenario that passes', async () => {
    const { exitCode, output } = await run([...EXPECTED_FAILURES, 'ping']);
    expect(exitCode, output).toBe(1);
  });
});
