import { inspect } from 'node:util';

/**
 * Structured log lines: ids, sizes and outcomes. Never an event, a header, a body or a key: this is people's
 * mail.
 */
type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

export function logInfo(message: string, fields: Fields): void {
  console.log(line({ level: 'INFO', message, ...fields }));
}

/** What an operator is to look at, and no failure of the call that met it. */
export function logFault(message: string, fields: Fields): void {
  console.error(line({ level: 'ERROR', message, ...fields }));
}

/** An unforeseen failure: its kind and where it happened, not what it was about. */
export function logError(message: string, error: unknown, fields: Fields): void {
  const failure =
    error instanceof Error
      ? { error: error.name, reasons: cancellationReasons(error), stack: stackOf(error) }
      : { error: typeof error };
  console.error(line({ level: 'ERROR', message, ...failure, ...fields }));
}

/**
 * What Lambda puts into its own JSON line under `message`, time and request id beside it, so that each field can be asked
 * for: of a text that is JSON it would make one string. A plain console writes it as JSON too.
 */
function line(fields: Fields): object {
  return { ...fields, [inspect.custom]: () => JSON.stringify(fields) };
}

/** Only the frames: a message may quote what was being handled. */
function stackOf(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return frames.join('\n');
}

/** Why DynamoDB cancelled a transaction: a code for each of its parts. */
function cancellationReasons(error: Error): string | undefined {
  if (!('CancellationReasons' in error) || !Array.isArray(error.CancellationReasons)) return undefined;
  return error.CancellationReasons.map((reason: { Code?: string }) => reason.Code ?? 'None').join(', ');
}
