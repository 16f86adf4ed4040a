import { createHash, randomBytes } from 'node:crypto';

/**
 * The form is `Root=<trace>;Parent=<segment>;Sampled=0;Lineage=<function>:<count>|<function>:<count>`; the lineage
 * counts the invocations of each function in the chain (X-Ray developer guide, "Tracing header").
 */

/** Lambda ends a chain when it would invoke a function once more than this ("recursive loop detection"). */
export const MAX_INVOCATIONS_IN_CHAIN = 16;

export function isLoop(header: string | undefined, functionArn: string): boolean {
  return (lineageOf(header).get(nameInLineage(functionArn)) ?? 0) >= MAX_INVOCATIONS_IN_CHAIN;
}

/**
 * AWS does not document the result for messages of several chains; the highest count of each function is used, so that
 * no loop is missed.
 */
export function traceOfInvocation(causes: readonly (string | undefined)[], functionArn: string): string {
  const lineage = new Map<string, number>();
  for (const cause of causes) {
    for (const [name, count] of lineageOf(cause)) {
      lineage.set(name, Math.max(count, lineage.get(name) ?? 0));
    }
  }
  const own = nameInLineage(functionArn);
  lineage.set(own, (lineage.get(own) ?? 0) + 1);
  const root = causes.map((cause) => fieldOf(cause, 'Root')).find((found) => found !== undefined);
  const counts = [...lineage].map(([name, count]) => `${name}:${count}`).join('|');
  return `Root=${root ?? newRoot()};Parent=${randomBytes(8).toString('hex')};Sampled=0;Lineage=${counts}`;
}

function lineageOf(header: string | undefined): ReadonlyMap<string, number> {
  const lineage = new Map<string, number>();
  for (const entry of fieldOf(header, 'Lineage')?.split('|') ?? []) {
    const [, name, count] = /^([\da-f]{8}):(\d{1,9})$/.exec(entry) ?? [];
    if (name !== undefined) lineage.set(name, Number(count));
  }
  return lineage;
}

function fieldOf(header: string | undefined, field: string): string | undefined {
  const found = header?.split(';').find((part) => part.startsWith(`${field}=`));
  return found?.slice(field.length + 1);
}

function nameInLineage(functionArn: string): string {
  return createHash('sha256').update(functionArn).digest('hex').slice(0, 8);
}

function newRoot(): string {
  const seconds = Math.floor(Date.now() / 1000);
  return `1-${seconds.toString(16)}-${randomBytes(12).toString('hex')}`;
}
