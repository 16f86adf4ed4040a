import * as z from 'zod';
import { ApiError } from '../core/errors.ts';
import { parseFields } from '../operations/validation-error.ts';
import { type AdminAnswer, AdminError } from './admin-answer.ts';
import type { AdminServices } from './admin-services.ts';
import type { OperatorOperation } from './define.ts';
import { operatorOperations } from './registry.ts';

const BY_NAME = new Map(operatorOperations.map((operation) => [operation.name, operation]));
const requestSchema = z.looseObject({ command: z.string() });

/** Answers an invocation by the operator: an operation by its name, beside its input. */
export async function answerAdmin(services: AdminServices, event: unknown): Promise<AdminAnswer> {
  const { command, ...input } = requestSchema.safeParse(event).data ?? {};
  const operation = BY_NAME.get(command ?? '');
  if (operation === undefined) {
    return failed('invalid_request', `command: must be one of ${[...BY_NAME.keys()].join(', ')}`);
  }
  try {
    return await runOperation(services, operation, input);
  } catch (error) {
    if (!(error instanceof ApiError) || error.errors === undefined) throw error;
    const rules = Object.entries(error.errors).map(([field, rule]) => `${field}: ${rule}`);
    return failed('invalid_request', rules.join('\n'));
  }
}

/**
 * Runs an operation for any transport.
 * @returns also what cannot be done, by a name that programs can tell apart; a bug is thrown.
 * @throws ApiError validation, for fields that its schema refuses
 */
export async function runOperation(
  services: AdminServices,
  operation: OperatorOperation,
  input: Readonly<Record<string, unknown>>,
): Promise<AdminAnswer> {
  const fields = parseFields(operation.input, input);
  try {
    return { ok: true, result: operation.output.parse(await operation.run(services, fields)) };
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    return failed(error.kind, error.message);
  }
}

function failed(name: AdminError['kind'], message: string): AdminAnswer {
  return { ok: false, error: { name, message } };
}
