import { resolve } from 'node:path';
import type { RuntimeOptions } from '@agent-inbox/laptop';
import { WrongUsage } from '../failures/wrong-usage.ts';

export interface StartFlags {
  readonly port?: string;
  readonly smtpPort?: string;
  readonly dataDir: string;
  readonly ephemeral?: boolean;
  /** Tests need a service that is ephemeral, on free ports, quiet, and ends with its parent process. */
  readonly ci?: boolean;
  readonly reset?: boolean;
  readonly domain: string;
  readonly set?: readonly string[];
  readonly adverse?: string;
  readonly verbose?: boolean;
}

/** This domain is never resolved outside the machine (RFC 6761, 6.3), so mail to it cannot be delivered elsewhere. */
export const DEFAULT_DOMAIN = 'inbox.localhost';
export const DEFAULT_DATA_DIR = '.agent-inbox';

export function dataDirOfEnvironment(): string | undefined {
  return process.env['AGENT_INBOX_DATA_DIR'] || undefined;
}

/** Settings that differ from a deployment in AWS; `--set` overrides them. */
const LAPTOP_SETTINGS: Readonly<Record<string, string>> = {
  // All clients on a laptop have the same source address.
  signUpsPerHourPerSource: '0',
  // Reads cost nothing here, and all waiting calls share them.
  waitPollMilliseconds: '100',
  // Webhooks under development listen on the laptop.
  webhookTargets: 'loopback',
};

const MAX_PORT = 65_535;

export function readOptions(
  flags: StartFlags,
  around: Pick<RuntimeOptions, 'projectRoot' | 'report'>,
): RuntimeOptions {
  const isEphemeral = flags.ephemeral === true || flags.ci === true;
  if (isEphemeral && flags.reset === true) {
    throw new WrongUsage(`${flags.ci === true ? '--ci' : '--ephemeral'} always starts empty; omit --reset`);
  }
  const anyPort = flags.ci === true ? '0' : undefined;
  // An empty shell variable would select the current directory, which `--reset` would empty.
  if (flags.dataDir === '') throw new WrongUsage('--data-dir must name a directory');
  return {
    ...around,
    dataDir: isEphemeral ? undefined : resolve(flags.dataDir),
    reset: flags.reset ?? false,
    port: readPort('--port', flags.port ?? anyPort),
    smtpPort: readPort('--smtp-port', flags.smtpPort ?? anyPort),
    adverseSeed: readSeed(flags.adverse),
    verbose: flags.verbose ?? false,
    isFrugal: flags.ci === true,
    settings: settingsOf(flags),
  };
}

export function settingsOf(flags: Pick<StartFlags, 'domain' | 'set'>): Record<string, string> {
  return {
    ...LAPTOP_SETTINGS,
    inboxDomain: flags.domain.toLowerCase(),
    ...Object.fromEntries((flags.set ?? []).map(readSetting)),
  };
}

function readPort(flag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > MAX_PORT) {
    throw new WrongUsage(
      `${flag} must be a whole number from 0 (any free port) to ${MAX_PORT}, not "${text}"`,
    );
  }
  return port;
}

function readSeed(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const seed = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(seed)) {
    throw new WrongUsage(`--adverse must be a whole number, not "${text}"`);
  }
  return seed;
}

function readSetting(text: string): readonly [string, string] {
  const equals = text.indexOf('=');
  if (equals < 1) throw new WrongUsage(`--set must be key=value, not "${text}"`);
  return [text.slice(0, equals), text.slice(equals + 1)];
}
