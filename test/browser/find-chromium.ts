import { existsSync } from 'node:fs';

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

/** A container often runs as root, and has little shared memory. */
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];

/**
 * The browser of the tests: the path in AGENT_INBOX_CHROMIUM, or an installed one.
 * @returns undefined when there is none.
 * @throws Error when the named one is missing.
 */
export function findChromium(): Chromium | undefined {
  const named = process.env['AGENT_INBOX_CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`AGENT_INBOX_CHROMIUM names ${named}, which does not exist`);
    return { executablePath: named, args: ARGS };
  }
  const installed = INSTALLED.find((path) => existsSync(path));
  return installed === undefined ? undefined : { executablePath: installed, args: ARGS };
}
