import * as z from 'zod';
import type { Operation } from '../lambdas/operations/define.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

/** Names of the input that must be given. */
export function requiredFields({ input }: Operation): readonly string[] {
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).required ?? [];
}

/** The output of a call without a `client_id`, which cannot be a replay; undefined where replays lack nothing. */
export function createdOutput({ output, missingInReplay = [] }: Operation): JsonSchema | undefined {
  if (missingInReplay.length === 0) return undefined;
  const schema = z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' });
  return { ...schema, required: [...(schema.required ?? []), ...missingInReplay] };
}

/** Whether it can answer with bytes instead of JSON. */
export function servesBytes(operation: Operation): boolean {
  return operation.access !== 'public' && operation.download !== undefined;
}

/** Name of the array of a list operation. */
export function listName({ input, output }: Pick<Operation, 'input' | 'output'>): string | undefined {
  if (!('page_token' in input.shape) || !(output instanceof z.ZodObject)) return undefined;
  return Object.entries(output.shape).find(([, field]) => field instanceof z.ZodArray)?.[0];
}
