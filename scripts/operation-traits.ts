import * as z from 'zod';
import type { Operation } from '../lambdas/operations/define.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

export function requiredFields({ input }: Operation): readonly string[] {
  return z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).required ?? [];
}

/** The output without a `client_id`, which cannot be a replay; undefined where a replay has all fields. */
export function createdOutput({ output, missingInReplay = [] }: Operation): JsonSchema | undefined {
  if (missingInReplay.length === 0) return undefined;
  const schema = z.toJSONSchema(output, { io: 'output', unrepresentable: 'any' });
  return { ...schema, required: [...(schema.required ?? []), ...missingInReplay] };
}

export function servesBytes(operation: Operation): boolean {
  return operation.access !== 'public' && operation.download !== undefined;
}

export function listName({ input, output }: Pick<Operation, 'input' | 'output'>): string | undefined {
  if (!('page_token' in input.shape) || !(output instanceof z.ZodObject)) return undefined;
  return Object.entries(output.shape).find(([, field]) => field instanceof z.ZodArray)?.[0];
}
