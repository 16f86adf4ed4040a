import { resolve } from 'node:path';
import { StartRefused } from './start-refused.ts';

/** How a runtime is started. */
export interface RuntimeOptions {
  /** Directory with `bin/app.ts`. */
  readonly projectRoot: string;
  /** Cloud assembly to run in place of the project's own. */
  readonly assembly?: string;
  /** Keeps everything between runs; `undefined` for a temporary directory that goes with the runtime. */
  readonly dataDir: string | undefined;
  /** Begins with an empty data directory. */
  readonly reset: boolean;
  /** Port of the REST API that must be had; 0 for any free one, for the other gateways as well. */
  readonly port: number | undefined;
  /** Port of SMTP that must be had; 0 for any free one. */
  readonly smtpPort: number | undefined;
  /** CDK context: `inboxDomain` and whatever other deployment settings. */
  readonly settings: Readonly<Record<string, string>>;
  /** Behaves as AWS may at its worst, by chance of this seed; undefined for normal operation. */
  readonly adverseSeed?: number | undefined;
  /** Told about progress, one line at a time. */
  readonly report: (line: string) => void;
}

/** What the command line gives, as text. */
export interface StartFlags {
  readonly port?: string;
  readonly smtpPort?: string;
  readonly dataDir: string;
  readonly ephemeral?: boolean;
  readonly reset?: boolean;
  readonly domain: string;
  readonly set?: readonly string[];
  readonly adverse?: string;
}

/** A domain that never leaves the machine (RFC 6761, 6.3), so that no mail to it can go astray. */
export const DEFAULT_DOMAIN = 'inbox.localhost';
export const DEFAULT_DATA_DIR = '.agent-inbox';

/** Settings that differ on a laptop; `--set` wins over them. */
const LAPTOP_SETTINGS: Readonly<Record<string, string>> = {
  // Everyone on a laptop has one source address.
  signUpsPerHourPerSource: '0',
  // A webhook under development listens on the laptop itself.
  webhookTargets: 'loopback',
};

const LARGEST_PORT = 65_535;

/** @throws StartRefused that names the flag. */
export function readOptions(
  flags: StartFlags,
  around: Pick<RuntimeOptions, 'projectRoot' | 'report'>,
): RuntimeOptions {
  if (flags.ephemeral === true && flags.reset === true) {
    throw new StartRefused('--ephemeral starts with nothing anyway: leave out --reset');
  }
  // An empty variable of a shell would make the present directory the one that is kept, or emptied.
  if (flags.dataDir === '') throw new StartRefused('--data-dir must name a directory');
  return {
    ...around,
    dataDir: flags.ephemeral === true ? undefined : resolve(flags.dataDir),
    reset: flags.reset ?? false,
    port: readPort('--port', flags.port),
    smtpPort: readPort('--smtp-port', flags.smtpPort),
    adverseSeed: readSeed(flags.adverse),
    settings: {
      ...LAPTOP_SETTINGS,
      inboxDomain: flags.domain.toLowerCase(),
      ...Object.fromEntries((flags.set ?? []).map(readSetting)),
    },
  };
}

function readPort(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > LARGEST_PORT) {
    throw new StartRefused(
      `${flag} must be a whole number from 0 (any free port) to ${LARGEST_PORT}, not "${text}"`,
    );
  }
  return port;
}

function readSeed(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const seed = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(seed)) {
    throw new StartRefused(`--adverse must be a whole number, not "${text}"`);
  }
  return seed;
}

function readSetting(text: string): readonly [string, string] {
  const equals = text.indexOf('=');
  if (equals < 1) throw new StartRefused(`--set wants key=value, not "${text}"`);
  return [text.slice(0, equals), text.slice(equals + 1)];
}
