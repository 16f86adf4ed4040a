import type { CloudAssembly } from '../template/assembly.ts';
import type { EmulatedAccount } from './emulated-account.ts';

export interface RuntimeOptions {
  /** The directory contains `bin/app.ts`. */
  readonly projectRoot: string;
  /** This stack runs instead of a synthesized one: the directory of a cloud assembly, or a template with its assets. */
  readonly assembly?: string | CloudAssembly | undefined;
  /** Undefined means a temporary directory that is removed at the end. */
  readonly dataDir: string | undefined;
  readonly reset: boolean;
  /** The REST API requires this port; 0 means any free ports for it and the other gateways. */
  readonly port: number | undefined;
  /** The value 0 means any free port. */
  readonly smtpPort: number | undefined;
  /** The settings are CDK context, for example `inboxDomain`. */
  readonly settings: Readonly<Record<string, string>>;
  /** The default account has increased quotas. */
  readonly account?: EmulatedAccount | undefined;
  /** Seed of adverse mode; undefined for normal operation. */
  readonly adverseSeed?: number | undefined;
  readonly verbose?: boolean;
  /** Idle functions end after half a minute, to save memory at the cost of the first call's time. */
  readonly isFrugal?: boolean | undefined;
  readonly report: (line: string) => void;
}
