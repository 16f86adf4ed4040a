import { jsonText } from '../output/json-text.ts';
import type { OperatorAccess } from './ask-admin.ts';
import { type AccessFlags, type OperatorFunction, operatorAccess } from './operator-access.ts';

export interface OperatorFlags extends AccessFlags {
  readonly json?: boolean;
}

export async function withAccess<Result>(
  flags: OperatorFlags,
  ask: (access: OperatorAccess) => Promise<Result>,
  which: OperatorFunction = 'admin',
): Promise<Result> {
  const access = await operatorAccess(flags, which);
  try {
    return await ask(access);
  } finally {
    access.close();
  }
}

export function printedJson(value: unknown): string {
  return jsonText(value, 2);
}
