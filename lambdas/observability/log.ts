import { inspect } from 'node:util';

/** Log lines have ids, sizes and outcomes, and never an event, header, body or key. */
type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

export function logInfo(message: string, fields: Fields): void {
  console.log(line({ level: 'INFO', message, ...fields }));
}

export function logFault(message: string, fields: Fields): void {
  console.error(line({ level: 'ERROR', message, ...fields }));
}

export function logError(message: string, error: unknown, fields: Fields): void {
  const failure =
    error instanceof Error
      ? { error: error.name, reasons: cancellationReasons(error), stack: stackOf(error) }
      : { error: typeof error };
  console.error(line({ level: 'ERROR', message, ...failure, ...fields }));
}

/**
 * Lambda puts an object into its JSON line under `message`, so that each field can be queried; text that is JSON would
 * become one string.
 */
function line(fields: Fields): object {
  return { ...fields, [inspect.custom]: () => JSON.stringify(fields) };
}

/** The message of an error may quote private data, so only the stack frames are logged. */
function stackOf(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return frames.join('\n');
}

function cancellationReasons(error: Error): string | undefined {
  if (!('CancellationReasons' in error) || !Array.isArray(error.CancellationReasons)) return undefined;
  return error.CancellationReasons.map((reason: { Code?: string }) => reason.Code ?? 'None').join(', ');
}
