import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

export interface Chromium {
  readonly executablePath: string;
  readonly args: readonly string[];
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A container often runs as root, and has little shared memory. The arguments that the package proposes are not used: they
 * switch off what is tested here (`--disable-web-security`).
 */
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];

/**
 * The browser of the tests: the path in AGENT_INBOX_CHROMIUM, an installed one, or the one in the package
 * `@sparticuz/chromium`, which runs only on Linux x64.
 * @returns undefined when there is none.
 * @throws Error when the named one is missing.
 */
export async function findChromium(): Promise<Chromium | undefined> {
  const named = process.env['AGENT_INBOX_CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`AGENT_INBOX_CHROMIUM names ${named}, which does not exist`);
    return { executablePath: named, args: ARGS };
  }
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed !== undefined) return { executablePath: installed, args: ARGS };
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    createRequire(import.meta.url).resolve('@sparticuz/chromium');
  } catch {
    return undefined;
  }
  const { default: packaged } = await import('@sparticuz/chromium');
  return { executablePath: await packaged.executablePath(), args: ARGS };
}
