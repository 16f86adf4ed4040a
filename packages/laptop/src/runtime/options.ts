import type { CloudAssembly } from '../template/assembly.ts';
import type { EmulatedAccount } from './emulated-account.ts';

/** Options of a runtime. */
export interface RuntimeOptions {
  /** Directory with `bin/app.ts`. */
  readonly projectRoot: string;
  /** Stack to run instead of synthesizing the project: the directory of a cloud assembly, or a template with its assets. */
  readonly assembly?: string | CloudAssembly | undefined;
  /** Keeps the data between runs; `undefined` for a temporary directory that is removed at the end. */
  readonly dataDir: string | undefined;
  /** Empties the data directory first. */
  readonly reset: boolean;
  /** Required port of the REST API. 0: any free ports for it and the other gateways. */
  readonly port: number | undefined;
  /** Required port of SMTP; 0 for any free one. */
  readonly smtpPort: number | undefined;
  /** CDK context: `inboxDomain` and other deployment settings. */
  readonly settings: Readonly<Record<string, string>>;
  /** The AWS account; by default one whose quotas were increased. */
  readonly account?: EmulatedAccount | undefined;
  /** Seed of adverse mode; undefined for normal operation. */
  readonly adverseSeed?: number | undefined;
  /** Whether each mail, call and delivery is reported as a line. */
  readonly verbose?: boolean;
  /** Whether memory counts more than the time of the first call: idle functions end after half a minute. */
  readonly isFrugal?: boolean | undefined;
  /** Called with lines of progress. */
  readonly report: (line: string) => void;
}
