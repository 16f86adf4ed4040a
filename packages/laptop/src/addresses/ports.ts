import { createServer } from 'node:net';
import { listenOnLoopback } from '../engines/listen.ts';
import { isReserved, reservePort } from '../engines/reserved-ports.ts';
import { StartRefused } from '../failures/start-refused.ts';

const ATTEMPTS = 200;
const MAX_PORT = 65_535;

export class Ports {
  readonly #remembered: Readonly<Record<string, number>>;
  readonly #report: (line: string) => void;
  readonly #given: Record<string, number> = {};

  constructor(remembered: Readonly<Record<string, number>>, report: (line: string) => void) {
    this.#remembered = remembered;
    this.#report = report;
  }

  get given(): Readonly<Record<string, number>> {
    return this.#given;
  }

  get moved(): ReadonlyMap<number, number> {
    return new Map(
      Object.entries(this.#given).flatMap(([name, port]) => {
        const before = this.#remembered[name];
        return before === undefined || before === port ? [] : [[port, before] as const];
      }),
    );
  }

  /** The value 0 of `wanted` means any port. @throws StartRefused when the port of the flag is taken. */
  async forFlag(name: string, flag: string, wanted: number | undefined, byDefault: number): Promise<number> {
    if (wanted === 0) return this.any(name);
    if (wanted !== undefined) {
      if (await this.#isFree(wanted)) return this.#give(name, wanted);
      throw new StartRefused(
        `Port ${wanted} is taken; stop the program that uses it, or choose another with ${flag} (0 for any free port)`,
      );
    }
    const remembered = this.#remembered[name];
    if (remembered !== undefined && (await this.#isFree(remembered))) return this.#give(name, remembered);
    const port = await this.#nextFree(byDefault);
    if (port === undefined)
      throw new StartRefused(`There is no free port at or above ${byDefault}; choose one with ${flag}`);
    if (port !== byDefault)
      this.#report(`Port ${byDefault} is taken: using ${port} instead (${flag} chooses another)`);
    return this.#give(name, port);
  }

  async near(name: string, from: number): Promise<number> {
    const remembered = this.#remembered[name];
    if (remembered !== undefined && (await this.#isFree(remembered))) return this.#give(name, remembered);
    const next = await this.#nextFree(from);
    return next === undefined ? this.any(name) : this.#give(name, next);
  }

  async any(name: string): Promise<number> {
    return this.#give(name, await reservePort());
  }

  async #nextFree(from: number): Promise<number | undefined> {
    for (let port = from; port < from + ATTEMPTS && port <= MAX_PORT; port += 1) {
      if (await this.#isFree(port)) return port;
    }
    return undefined;
  }

  async #isFree(port: number): Promise<boolean> {
    if (this.#isGiven(port) || isReserved(port)) return false;
    const server = createServer();
    try {
      await listenOnLoopback(server, port);
    } catch (error) {
      // Ports below 1024 require administrator rights and fail with EACCES.
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EADDRINUSE' || code === 'EACCES') return false;
      throw error;
    }
    await new Promise<void>((resolve) => server.close(() => resolve()));
    return true;
  }

  #isGiven(port: number): boolean {
    return Object.values(this.#given).includes(port);
  }

  #give(name: string, port: number): number {
    this.#given[name] = port;
    return port;
  }
}
