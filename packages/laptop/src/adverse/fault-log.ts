import { appendFileSync } from 'node:fs';

export const FAULT_KINDS = [
  'queue message delivered again',
  'queue message delivered late',
  'topic message published again',
  'event delivered again',
  'event delivered late',
  'event entry refused',
  'index read before the latest write',
  'transaction cancelled by a conflict',
  'transaction cancelled by a throttle',
  'transaction still in progress',
  'write refused by a transaction',
  'batch processed in part',
  'call throttled',
  'call failed with 5xx',
  'answer dropped after the write',
  'answer dropped after the read',
  'call slow',
  'idle socket cut',
  'all attempts of a call failed',
  'function killed before a call',
  'function killed after a call',
  'function ended at its timeout',
  'API read failed with 5xx',
  'instance ended after its event',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export type FaultCounts = Readonly<Record<FaultKind, number>>;

/**
 * The file can be read next to the functions' logs; it contains names of functions, operations and queues, never
 * payloads.
 */
export class FaultLog {
  readonly #file: string | undefined;
  readonly #counts = new Map<FaultKind, number>();
  #lines: string[] = [];
  #flush: NodeJS.Immediate | undefined;

  constructor(file?: string) {
    this.#file = file;
  }

  record(kind: FaultKind, where: string): void {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
    if (this.#file === undefined) return;
    this.#lines.push(`${JSON.stringify({ at: new Date().toISOString(), kind, where })}\n`);
    this.#flush ??= setImmediate(() => this.close());
  }

  get counts(): FaultCounts {
    const counts = FAULT_KINDS.map((kind) => [kind, this.#counts.get(kind) ?? 0] as const);
    return Object.fromEntries(counts) as Record<FaultKind, number>;
  }

  close(): void {
    if (this.#flush !== undefined) clearImmediate(this.#flush);
    this.#flush = undefined;
    const lines = this.#lines;
    this.#lines = [];
    if (this.#file !== undefined && lines.length > 0)
      appendFileSync(this.#file, lines.join(''), { mode: 0o600 });
  }
}

export function summarizeFaults(seed: number, counts: FaultCounts): string {
  const width = Math.max(...FAULT_KINDS.map((kind) => kind.length)) + 2;
  const lines = FAULT_KINDS.map((kind) => `  ${kind.padEnd(width)}${counts[kind]}`);
  return [`Adverse mode, seed ${seed}, has injected:`, ...lines].join('\n');
}
