import * as z from 'zod';
import { type AdminAnswer, AdminError } from './admin-answer.ts';

/**
 * Does what the operator asks of a function.
 * @param event as the invocation carries it: checked here.
 * @returns also what cannot be done, by a name that programs can tell apart; a bug is a failed invocation.
 */
export async function answerOperator<T extends z.ZodType>(
  schema: T,
  event: unknown,
  run: (request: z.output<T>) => Promise<unknown>,
): Promise<AdminAnswer> {
  const request = schema.safeParse(event);
  if (!request.success) {
    const message = z.prettifyError(request.error);
    return { ok: false, error: { name: 'invalid_request', message } };
  }
  try {
    return { ok: true, result: await run(request.data) };
  } catch (error) {
    if (!(error instanceof AdminError)) throw error;
    return { ok: false, error: { name: error.kind, message: error.message } };
  }
}
