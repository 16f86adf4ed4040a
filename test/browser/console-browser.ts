import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core';
import { expect } from 'vitest';
import { findChromium } from './find-chromium.ts';

/**
 * Whether there is a browser. Without one the tests say so and are skipped.
 * @throws Error in CI, where they must not be.
 */
export function hasBrowser(): boolean {
  if (findChromium() !== undefined) return true;
  const reason =
    'there is no Chromium (install one, or name it in AGENT_INBOX_CHROMIUM): the console is not tested in a browser';
  if (process.env['CI'] !== undefined) throw new Error(`CI is set, and ${reason}`);
  console.warn(`SKIPPED: ${reason}`);
  return false;
}

/**
 * What an installed Chromium asks of its maker for itself (updates, names of form fields): it is not found, and is not
 * taken for something that a page did.
 */
const BROWSERS_OWN = ['*.google.com', '*.googleapis.com', '*.gvt1.com']
  .map((host) => `MAP ${host} ~NOTFOUND`)
  .join(', ');

/**
 * A browser whose every name and address but the loopback ones leads to a port of ours: whatever contacts another host,
 * and be it to look up its name or to connect in advance, is seen there.
 */
export class ConsoleBrowser {
  strayConnections = 0;
  isElsewhereExpected = false;
  readonly strayRequests: string[] = [];
  readonly errors: string[] = [];
  readonly #browser: Browser;
  readonly #close: () => void;

  private constructor(browser: Browser, close: () => void) {
    this.#browser = browser;
    this.#close = close;
  }

  static async start(): Promise<ConsoleBrowser> {
    const found = findChromium();
    if (found === undefined) throw new Error('There is no Chromium');
    let onStray = () => {};
    const sockets = new Set<Socket>();
    const sink = createServer((socket) => {
      sockets.add(socket);
      onStray();
      socket.on('error', () => undefined).end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n');
    });
    await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', () => resolve()));
    const { port } = sink.address() as AddressInfo;
    const browser = await chromium.launch({
      executablePath: found.executablePath,
      args: [
        ...found.args,
        `--host-resolver-rules=${BROWSERS_OWN}, MAP * 127.0.0.1:${port}, EXCLUDE 127.0.0.1`,
      ],
    });
    const made = new ConsoleBrowser(browser, () => {
      for (const socket of sockets) socket.destroy();
      sink.close();
    });
    onStray = () => {
      made.strayConnections += 1;
    };
    return made;
  }

  async page(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.#browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-US',
      permissions: ['clipboard-read', 'clipboard-write'],
      ...options,
    });
    const page = await context.newPage();
    const note = (request: Request): void => {
      const { hostname, protocol } = new URL(request.url());
      const isOwn = hostname === '127.0.0.1' || !/^(https?|wss?):$/.test(protocol);
      // The browser reports also what the policy kept it from sending.
      if (!isOwn && request.failure()?.errorText !== 'csp') this.strayRequests.push(request.url());
    };
    page.on('requestfinished', note);
    page.on('requestfailed', note);
    page.on('pageerror', (error) => this.errors.push(String(error)));
    return page;
  }

  /** Nothing was sent to another host, and no script failed. */
  expectQuiet(): void {
    expect(this.strayRequests).toEqual([]);
    expect(this.strayConnections).toBe(0);
    expect(this.errors).toEqual([]);
  }

  /** @throws AssertionError if a page of the file contacted another host or a script failed, unless the file expects it. */
  async stop(): Promise<void> {
    await this.#browser.close();
    this.#close();
    if (!this.isElsewhereExpected) this.expectQuiet();
  }
}

export async function leave(page: Page): Promise<void> {
  await page.context().close();
}
