import { jsonText } from '../output/json-text.ts';
import type { OperatorAccess } from './ask-admin.ts';
import { type AccessFlags, type OperatorFunction, operatorAccess } from './operator-access.ts';

/** Every operator command's flags. */
export interface OperatorFlags extends AccessFlags {
  /** Print JSON, for programs. */
  readonly json?: boolean;
}

/** @returns what was asked for. */
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

/** For programs. */
export function printedJson(value: unknown): string {
  return jsonText(value, 2);
}
