import { ConnectionFailed } from 'agent-inbox-client/source/errors';
import { fileFailure } from './failures/file-failure.ts';

/**
 * Errors whose message is for the user of the command. Any other is a defect of the program, as a failed `assert` is, and comes with
 * its stack.
 */
const EXPECTED = [
  // Of Node, the client and the local runtime.
  'Error',
  'StreamEnded',
  'StartRefused',
  'TemplateRefused',
  'SynthesisFailed',
  'SendFailed',
  'CommandFailed',
  'WrongUsage',
  'TimeoutError',
  // Of the AWS SDK: it finds no credentials.
  'CredentialsProviderError',
  'TokenProviderError',
];

/** Every error of the command begins with it. */
export const PREFIX = 'agentinbox: ';

interface Refused {
  /** Which key and service the command used, if the API refused it. */
  readonly used?: string | undefined;
  /** Names a field of the API as the command does. */
  readonly fieldNames?: (field: string) => string;
}

/** What the command line prints of an error: its message and those of its causes, or all that is known of a bug. */
export function failureText(error: unknown, { used, fieldNames = (field) => field }: Refused = {}): string {
  const usedLine = used === undefined ? [] : [`  ${used}`];
  if (error instanceof Error && 'status' in error) return apiFailure(error, usedLine, fieldNames);
  const because = [...causesOf(error)].map(
    (cause) => `  because: ${isFromOutside(cause, error) ? cause.message : lineOf(cause)}`,
  );
  return [`${PREFIX}${lineOf(error)}`, ...usedLine, ...because].join('\n');
}

function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof ConnectionFailed) return `The service does not respond: ${error.method} ${error.url}`;
  if (isInvalidContent(error)) {
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  }
  const ofFile = fileFailure(error, 'use');
  if (ofFile !== undefined) return ofFile.message;
  const isExpected = EXPECTED.includes(error.name) || error instanceof AggregateError;
  return isExpected ? error.message : (error.stack ?? error.message);
}

/** What a network or an error answer of AWS says; the error that wraps it names the request. */
function isFromOutside(cause: unknown, error: unknown): cause is Error {
  return cause instanceof Error && (error instanceof ConnectionFailed || '$metadata' in cause);
}

/** What Zod throws of the content of a file. Its own message is JSON. */
function isInvalidContent(error: Error): error is Error & {
  readonly issues: readonly { readonly path: readonly string[]; readonly message: string }[];
} {
  return error.name === 'ZodError' && 'issues' in error;
}

/** An error that only leads to others: `fetch failed`, or the failures at all addresses of a name. */
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

/** An answer of the API: its name, which programs branch on, its message, and what is wrong with each field. */
function apiFailure(
  error: Error,
  usedLine: readonly string[],
  fieldNames: (field: string) => string,
): string {
  const errors = 'errors' in error && typeof error.errors === 'object' ? (error.errors ?? {}) : {};
  const fields = Object.entries(errors).map(([field, rule]) =>
    field === 'body' ? `  ${rule}` : `  ${fieldNames(field)}: ${rule}`,
  );
  // The message repeats the rules.
  const says = fields.length === 0 ? `: ${error.message}` : '';
  return [`${PREFIX}${error.name}${says}`, ...usedLine, ...fields].join('\n');
}
