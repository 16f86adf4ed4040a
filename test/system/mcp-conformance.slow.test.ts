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

const FIXTURE_TOOL = 'calls a tool of the reference server, which an inbox service has no use for';
const NO_LOGGING = 'we send no log messages: a stateless server has no stream for them';
const NO_RESOURCES = 'mail is read with tools; there are no resources';
const NO_PROMPTS = 'there are no prompts';
const NO_STREAM = 'answers are JSON: a function URL that buffers cannot stream';
const NO_ELICITATION = 'we ask the client for nothing: a stateless server has no stream for questions';

/** Scenarios that this server fails on purpose. One that starts to pass has to leave the list. */
const EXPECTED_FAILURES: Readonly<Record<string, string>> = {
  'logging-set-level': NO_LOGGING,
  'completion-complete': 'there are no prompts or resources whose arguments could be completed',
  'tools-call-simple-text': FIXTURE_TOOL,
  'tools-call-image': FIXTURE_TOOL,
  'tools-call-audio': FIXTURE_TOOL,
  'tools-call-embedded-resource': FIXTURE_TOOL,
  'tools-call-mixed-content': FIXTURE_TOOL,
  'tools-call-with-logging': FIXTURE_TOOL,
  'tools-call-error': FIXTURE_TOOL,
  'tools-call-with-progress': FIXTURE_TOOL,
  'tools-call-sampling': FIXTURE_TOOL,
  'tools-call-elicitation': FIXTURE_TOOL,
  'elicitation-sep1034-defaults': NO_ELICITATION,
  'elicitation-sep1330-enums': NO_ELICITATION,
  'json-schema-2020-12': FIXTURE_TOOL,
  'server-sse-multiple-streams': NO_STREAM,
  'server-sse-polling': NO_STREAM,
  'resources-list': NO_RESOURCES,
  'resources-read-text': NO_RESOURCES,
  'resources-read-binary': NO_RESOURCES,
  'resources-templates-read': NO_RESOURCES,
  'resources-subscribe': NO_RESOURCES,
  'resources-unsubscribe': NO_RESOURCES,
  'prompts-list': NO_PROMPTS,
  'prompts-get-simple': NO_PROMPTS,
  'prompts-get-with-args': NO_PROMPTS,
  'prompts-get-embedded-resource': NO_PROMPTS,
  'prompts-get-with-image': NO_PROMPTS,
};

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
    const { exitCode, output } = await run(Object.keys(EXPECTED_FAILURES));
    const summary = output.matchAll(/^[✓✗] ([\w-]+): \d+ passed/gm);
    const ran = [...summary].map(([, scenario]) => scenario);
    expect(ran.sort()).toEqual([...EXPECTED_PASSES, ...Object.keys(EXPECTED_FAILURES)].sort());
    expect(exitCode, output).toBe(0);
  });

  test('refuses a list with a scenario that passes', async () => {
    const { exitCode, output } = await run([...Object.keys(EXPECTED_FAILURES), 'ping']);
    expect(exitCode, output).toBe(1);
  });
});
