import assert from 'node:assert/strict';
import { inPath } from 'agent-inbox-client/source/transport';
import * as z from 'zod';
import { type SigningClient, signedFetch } from '../../../../lambdas/aws/signed-fetch.ts';
import { CommandFailed } from '../command-failed.ts';
import { OPERATOR_COMMANDS } from '../generated/operator-commands.ts';
import type { OperatorAccess } from './ask-admin.ts';

/**
 * API Gateway ends a call after 30 s while the function goes on. These operations are idempotent, so they are retried.
 */
const REPEATABLE: ReadonlySet<string> = new Set(['tenants.delete', 'tenants.suspend', 'tenants.resume']);
const TIMED_OUT = new Set([503, 504]);
const MAX_REPEATS = 8;

const errorSchema = z.object({
  name: z.string(),
  message: z.string(),
});

/** @param client whose credentials and region sign the calls. @param operatorUrl without a trailing slash. */
export function signedAccess(client: SigningClient, operatorUrl: string): OperatorAccess {
  return {
    async ask({ command, ...input }, abortSignal) {
      for (let repeats = 0; ; repeats++) {
        const { url, ...request } = requestOf(operatorUrl, command, input);
        const response = await signedFetch(client, url, { ...request, signal: abortSignal }).catch(
          (cause: unknown) => {
            throw new CommandFailed(`The operator API at ${url.origin} could not be reached`, { cause });
          },
        );
        const mayRepeat = TIMED_OUT.has(response.status) && REPEATABLE.has(command);
        if (!mayRepeat || repeats === MAX_REPEATS) return await answerOf(response, operatorUrl);
      }
    },
    close: () => undefined,
  };
}

interface OperatorRequest {
  readonly method: string;
  readonly url: URL;
  readonly body: string | undefined;
}

function requestOf(operatorUrl: string, command: string, input: object): OperatorRequest {
  const operation = OPERATOR_COMMANDS.find(({ name }) => name === command);
  assert(operation !== undefined, `The operator API has no operation ${command}`);
  const { method, path } = operation;
  const fields = new Map<string, unknown>(Object.entries(input));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = fields.get(name);
    fields.delete(name);
    return inPath(String(value));
  });
  const url = new URL(`${operatorUrl}${filled}`);
  if (method === 'POST' || method === 'PUT')
    return { method, url, body: JSON.stringify(Object.fromEntries(fields)) };
  for (const [name, value] of fields) if (value !== undefined) url.searchParams.set(name, String(value));
  return { method, url, body: undefined };
}

async function answerOf(response: Response, operatorUrl: string): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return { ok: true, result: body };
  const error = errorSchema.safeParse(body).data;
  if (error !== undefined) throw new CommandFailed(error.message, { reason: error.name });
  if (response.status === 403) {
    throw new CommandFailed(
      'These AWS credentials are not authorized to perform: execute-api:Invoke on the operator API (docs/operate.md)',
    );
  }
  throw new CommandFailed(
    `The operator API at ${operatorUrl} returned ${response.status}. You can run the command again`,
  );
}
