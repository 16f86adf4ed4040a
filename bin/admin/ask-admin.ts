import { InvokeCommand } from '@aws-sdk/client-lambda';
import * as z from 'zod';
import { adminAnswerSchema } from '../../lambdas/admin/admin-answer.ts';
import type { adminRequestSchema } from '../../lambdas/admin/admin-request.ts';
import type { rebuildRequestSchema } from '../../lambdas/rebuild/rebuild-request.ts';
import { AdminFailed } from './admin-failed.ts';
import type { OperatorAccess } from './operator-access.ts';

/** What a function answers that failed. */
const failureSchema = z.object({ errorType: z.string(), errorMessage: z.string() });

/**
 * Has a function of the operator's do something.
 * @param result what it answers when it did.
 * @param abortSignal ends the wait for the answer.
 * @throws AdminFailed when it did not, with its reason.
 */
export async function askAdmin<T extends z.ZodType>(
  { client, functionName }: OperatorAccess,
  request: z.input<typeof adminRequestSchema> | z.input<typeof rebuildRequestSchema>,
  result: T,
  abortSignal?: AbortSignal,
): Promise<z.output<T>> {
  const answer = adminAnswerSchema.parse(await invoke({ client, functionName }, request, abortSignal));
  if (!answer.ok) throw new AdminFailed(answer.error.message);
  return result.parse(answer.result);
}

async function invoke(
  { client, functionName }: OperatorAccess,
  request: object,
  abortSignal: AbortSignal | undefined,
): Promise<unknown> {
  const payload = Buffer.from(JSON.stringify(request));
  const reply = await client
    .send(
      new InvokeCommand({ FunctionName: functionName, Payload: payload }),
      abortSignal === undefined ? {} : { abortSignal },
    )
    .catch((cause: unknown) => {
      throw new AdminFailed(`The function ${functionName} could not be invoked`, { cause });
    });
  const answer: unknown = JSON.parse(Buffer.from(reply.Payload ?? []).toString('utf8'));
  if (reply.FunctionError === undefined) return answer;
  const { errorType, errorMessage } = failureSchema.parse(answer);
  throw new AdminFailed(
    `The function ${functionName} failed (${errorType}: ${errorMessage}); its log says where. The command may be given again.`,
  );
}
