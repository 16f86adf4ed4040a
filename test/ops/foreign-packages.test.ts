import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STDIO_BRIDGE } from '../../packages/agentinbox/src/client-commands/mcp-config.ts';
import { banner } from '../../packages/agentinbox/src/laptop/banner.ts';
import { ROOT, readText, repositoryFiles } from './repository-files.ts';

/**
 * Names of this software that are looked up in a registry when they are run or installed by name. `agent-inbox` belongs to
 * other projects in npm and PyPI: `npx` with it downloads and runs their program, with keys in reach. The others (the command
 * `agentinbox`, the root package `agent-inbox-service`, the clients `agent-inbox-client`, the construct `agent-inbox-cdk`, the fixtures
 * `agentinbox-test`) belong
 * to no project yet: until a release has registered them, they are installed from files and paths.
 */
const NAME = String.raw`(?<![\w./~-])@?agent[-_]?inbox(?:[-_](?:cdk|client|service|test))?(?:@[\w.^~-]+|==\S+)?(?![\w/]|[.-]\w)`;
const RUNS = `(?:npx|bunx|pnpx|uvx|npm (?:exec|x|create|init)|pnpm dlx|yarn dlx|bun x|pipx run|uv tool run|deno run)`;
const INSTALLS = `(?:(?:npm|pnpm|yarn|bun) (?:i|install|add|link)|(?:python3? -m )?pip3? install|pipx install|uv (?:add|pip install|tool install)|deno (?:add|install)|poetry add)`;
/** Options between the verb and the name; a line that only mentions both does not match. */
const BY_NAME = new RegExp(
  String.raw`\b(?:${RUNS}|${INSTALLS})(?: +(?:--?[\w-]+(?:=\S+)?|npm:))* *(?:npm:)?${NAME}`,
);
const SELF = 'test/ops/foreign-packages.test.ts';

/** Packages that documents run by name: those of this project's own installation, and a tool in the version that was tried. */
const RUN_FROM_HERE = new Set([
  'cdk',
  'node',
  'vitest',
  'tsc',
  'biome',
  '@modelcontextprotocol/inspector@2.12.0',
]);

test.each([
  'npx agent-inbox doctor',
  'npx -y agent-inbox@0.2.3',
  'npx --yes agentinbox start',
  'npm exec agent-inbox -- send',
  'bunx agent-inbox',
  'npm i -D agent-inbox-client@1',
  'npm install --save agent-inbox-client',
  'pnpm add agent-inbox-service',
  'npm install agent-inbox-cdk',
  'npm install --save-dev agentinbox-test',
  'pip install agent-inbox-client==0.1.0',
  'python3 -m pip install --upgrade agent_inbox_client',
  'uvx agent-inbox',
  'deno add npm:agent-inbox-client',
])('the rule notices %s', (text) => {
  expect(text).toMatch(BY_NAME);
});

test.each([
  'npm install ../agent-inbox/agent-inbox-client-0.1.0.tgz',
  'npm install --global ../agent-inbox',
  'npm uninstall --global agent-inbox-service',
  'npm link && agentinbox --help',
  'pip install ../agent-inbox/python',
  'pip install ./agent_inbox_client-0.1.0-py3-none-any.whl',
  'node /home/ada/agent-inbox/bin/agent-inbox.mjs send',
])('the rule allows %s', (text) => {
  expect(text).not.toMatch(BY_NAME);
});

test('no file runs or installs this software by a name that a registry would look up', () => {
  const files = [
    ...repositoryFiles(),
    ...['package.json', 'packages/client/package.json'].map((path) => ({ path, text: readText(path) })),
  ].filter(({ path }) => path !== SELF);

  expect(files.filter(({ text }) => BY_NAME.test(text)).map(({ path }) => path)).toEqual([]);
});

test('no document runs a package by name with npx that the project has not installed', () => {
  const run = repositoryFiles()
    .filter(({ path }) => path !== SELF && !path.startsWith('test/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bnpx (?:-\S+ )*([@\w][\w./@-]*)/g)].map(([, name = '']) => ({ path, name })),
    );

  expect(run.length).toBeGreaterThan(10);
  expect(run.filter(({ name }) => !RUN_FROM_HERE.has(name))).toEqual([]);
});

test('no configuration of an assistant runs a package without its version', () => {
  const configured = repositoryFiles().flatMap(({ text }) =>
    [...text.matchAll(/"command":\s*"npx",\s*"args":\s*\[\s*(?:"-[^"]*",\s*)*"([^"]+)"/g)].map(
      ([, name]) => name,
    ),
  );

  expect(STDIO_BRIDGE).toMatch(/^[\w-]+@\d+\.\d+\.\d+$/);
  expect(configured).toEqual([STDIO_BRIDGE]);
});

test('the output of start, the help and the completion run no package by name', () => {
  const program = join(ROOT, 'bin', 'agent-inbox.mjs');
  const printed = (...args: readonly string[]) =>
    execFileSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  const started = banner(
    {
      base_url: 'http://127.0.0.1:8480/v1',
      mcp_url: 'http://127.0.0.1:8482/mcp',
      inbox_domain: 'inbox.localhost',
      smtp: { host: '127.0.0.1', port: 2525 },
      outbox_url: 'http://127.0.0.1:8483/outbox',
      docs_url: 'http://127.0.0.1:8482/docs',
      organization_id: 'tenant-1',
      inbox_id: 'calm-otter-483920@inbox.localhost',
      api_key: 'ia_key',
    },
    '.agent-inbox',
  );

  expect(started).toContain(`node '${program}' send --to`);
  for (const text of [started, printed('--help'), printed('completion', 'bash')]) {
    expect(text).not.toMatch(BY_NAME);
    expect(text).not.toMatch(/\bnpx\b/);
  }
  expect(printed('--help')).toContain('Usage: agentinbox ');
});
