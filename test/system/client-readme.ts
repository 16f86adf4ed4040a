import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NODE_MODULES } from '../../packages/client/test/install-package.ts';
import { type JavaScriptRuntime, RUNTIMES } from '../../packages/client/test/runtimes.ts';
import { PROJECT_ROOT } from './service.ts';

const run = promisify(execFile);
const TIMEOUT_MS = 120_000;
const ALL_RAN = 'all examples ran';
if (RUNTIMES.length === 1) {
  process.stderr.write(
    'SKIPPED: the client on Node 20, Node 22 and Deno, which `npm run test:all -- runtimes` downloads\n',
  );
}

/** The JavaScript examples of the client's README, from top to bottom. */
export function readmeExamples(): string[] {
  const page = readFileSync(join(PROJECT_ROOT, 'packages', 'client', 'README.md'), 'utf8');
  return [...page.matchAll(/^```js\n(.*?)^```/gms)].map(([, example = '']) => example);
}

/**
 * Runs the examples as one program, in a project that has installed the client.
 * @returns what they print
 * @throws when the program ends before the end of the last example.
 */
export async function runReadmeExamples(
  project: string,
  runtime: JavaScriptRuntime,
  service: { readonly base_url: string; readonly ws_url?: string | undefined },
  apiKey: string,
): Promise<string> {
  const examples = readmeExamples()
    .join('\n')
    .replaceAll('http://127.0.0.1:8480/v1', service.base_url)
    .replaceAll('ws://127.0.0.1:8482/v1', service.ws_url ?? '')
    .replaceAll('ia_YOUR_KEY', apiKey);
  const file = join(project, 'examples.mjs');
  const program = runtime.name.startsWith('node@20.') ? withPackageWs(project, examples) : examples;
  writeFileSync(file, `${program}\nconsole.log('${ALL_RAN}');\n`);
  const { stdout } = await run(runtime.command, [...runtime.options, file], {
    cwd: project,
    timeout: TIMEOUT_MS,
  });
  if (!stdout.includes(ALL_RAN)) throw new Error(`The examples ended early: ${stdout}`);
  return stdout;
}

/** What the README says to do where there is no `WebSocket`. */
function withPackageWs(project: string, examples: string): string {
  cpSync(join(NODE_MODULES, 'ws'), join(project, 'node_modules', 'ws'), { recursive: true });
  return `import { WebSocket } from 'ws';\n${examples.replaceAll(/streamUrl: '[^']*',/g, '$& WebSocket,')}`;
}
