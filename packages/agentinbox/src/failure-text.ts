import { ConnectionFailed, plainReason } from 'agent-inbox-client/source/errors';
import { fileFailure } from './failures/file-failure.ts';
import { START_COMMAND } from './laptop/start-command.ts';

/** These errors have a message for the user. Any other is a bug and is printed with its stack trace. */
const EXPECTED = [
  // These come from Node, the API client and the local runtime.
  'Error',
  'StreamEnded',
  'StartRefused',
  'TemplateRefused',
  'SynthesisFailed',
  'SendFailed',
  'CommandFailed',
  'WrongUsage',
  'TimeoutError',
  // The AWS SDK throws these when it finds no credentials.
  'CredentialsProviderError',
  'TokenProviderError',
];

export const PREFIX = 'agentinbox: ';

interface Refused {
  readonly used?: string | undefined;
  readonly fieldNames?: (field: string) => string;
}

export function failureText(error: unknown, { used, fieldNames = (field) => field }: Refused = {}): string {
  const usedLine = used === undefined ? [] : [`  ${used}`];
  if (error instanceof Error && 'status' in error) return apiFailure(error, usedLine, fieldNames);
  const because = [...causesOf(error)].map(
    (cause) => `  cause: ${isFromOutside(cause, error) ? plainReason(cause.message) : lineOf(cause)}`,
  );
  return [`${PREFIX}${lineOf(error)}`, ...usedLine, ...because, ...adviceOf(error)].join('\n');
}

function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConnectionFailed) return `The service did not respond: ${error.method} ${error.url}`;
  if (isInvalidContent(error)) {
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  }
  const ofFile = fileFailure(error, 'use');
  if (ofFile !== undefined) return ofFile.message;
  const isExpected = EXPECTED.includes(error.name) || error instanceof AggregateError;
  return isExpected ? error.message : (error.stack ?? error.message);
}

function adviceOf(error: unknown): readonly string[] {
  if (!(error instanceof ConnectionFailed)) return [];
  const isLocal = /^https?:\/\/(?:127\.|localhost|\[::1\])/.test(error.url);
  const isRefused = [...causesOf(error)].some((cause) => String(cause).includes('ECONNREFUSED'));
  return isLocal && isRefused ? [`Is the service running? Start it with ${START_COMMAND}`] : [];
}

/** The error around it names the request. */
function isFromOutside(cause: unknown, error: unknown): cause is Error {
  return cause instanceof Error && (error instanceof ConnectionFailed || '$metadata' in cause);
}

/** Zod throws this for the content of a file; its own message is JSON. */
function isInvalidContent(error: Error): error is Error & {
  readonly issues: readonly { readonly path: readonly string[]; readonly message: string }[];
} {
  return error.name === 'ZodError' && 'issues' in error;
}

/** `fetch failed` and AggregateErrors only wrap other errors. */
function saysNothing(error: unknown): boolean {
  return (
    (error instanceof TypeError && error.message === 'fetch failed') ||
    (error instanceof AggregateError && error.message === '')
  );
}

function* causesOf(error: unknown): Generator<unknown> {
  if (!(error instanceof Error)) return;
  const next: unknown[] = error instanceof AggregateError ? error.errors : [error.cause];
  for (const cause of next) {
    if (cause === undefined) continue;
    if (!saysNothing(cause)) yield cause;
    yield* causesOf(cause);
  }
}

function apiFailure(
  error: Error,
  usedLine: readonly string[],
  fieldNames: (field: string) => string,
): string {
  const errors = 'errors' in error && typeof error.errors === 'object' ? (error.errors ?? {}) : {};
  const fields = Object.entries(errors).map(([field, rule]) =>
    field === 'body' ? `  ${rule}` : `  ${fieldNames(field)}: ${rule}`,
  );
  // The message repeats the fields' rules, so it is omitted with them.
  const [first = `  ${error.message}`, ...others] = fields;
  return [`${PREFIX}${error.name}:${first.slice(1)}`, ...others, ...usedLine].join('\n');
}
