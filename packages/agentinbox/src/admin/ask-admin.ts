import type * as z from 'zod';
import { adminAnswerSchema } from '../../../../lambdas/admin/admin-answer.ts';
import type { AdminRequest } from '../../../../lambdas/admin/registry.ts';
import type { rebuildRequestSchema } from '../../../../lambdas/rebuild/rebuild-schemas.ts';
import { CommandFailed } from '../command-failed.ts';

export interface OperatorAccess {
  ask(request: { readonly command: string }, abortSignal?: AbortSignal): Promise<unknown>;
  close(): void;
}

/** @throws CommandFailed with the service's reason. */
export async function askAdmin<T extends z.ZodType>(
  access: OperatorAccess,
  request: AdminRequest | z.input<typeof rebuildRequestSchema>,
  result: T,
  abortSignal?: AbortSignal,
): Promise<z.output<T>> {
  const answer = adminAnswerSchema.parse(await access.ask(request, abortSignal));
  if (!answer.ok) throw new CommandFailed(answer.error.message, { reason: answer.error.name });
  return result.parse(answer.result);
}

export async function* askPages<T extends z.ZodType<{ readonly next_page_token: string | null }>>(
  access: OperatorAccess,
  request: Parameters<typeof askAdmin>[1],
  result: T,
): AsyncGenerator<z.output<T>, void, undefined> {
  for (let token: string | null | undefined; token !== null; ) {
    const next = token === undefined ? request : { ...request, page_token: token };
    const page = await askAdmin(access, next, result);
    yield page;
    token = page.next_page_token;
  }
}
