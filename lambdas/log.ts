/**
 * Structured log lines: ids, sizes and outcomes. Never an event, a header, a body or a key: this is people's
 * mail.
 */
type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

export function logInfo(message: string, fields: Fields): void {
  console.log(JSON.stringify({ level: 'INFO', message, ...fields }));
}

/** What an operator is to look at, and no failure of the call that met it. */
export function logFault(message: string, fields: Fields): void {
  console.error(JSON.stringify({ level: 'ERROR', message, ...fields }));
}

/** An unforeseen failure: its kind and where it happened, not what it was about. */
export function logError(message: string, error: unknown, fields: Fields): void {
  const failure =
    error instanceof Error
      ? { error: error.name, reasons: cancellationReasons(error), stack: stackOf(error) }
      : { error: typeof error };
  console.error(JSON.stringify({ level: 'ERROR', message, ...failure, ...fields }));
}

/** The frames alone: a message may quote what was being handled. */
function stackOf(error: Error): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return frames.join('\n');
}

/** Why DynamoDB cancelled a transaction: a code for each of its parts. */
function cancellationReasons(error: Error): string | undefined {
  if (!('CancellationReasons' in error) || !Array.isArray(error.CancellationReasons)) return undefined;
  return error.CancellationReasons.map((reason: { Code?: string }) => reason.Code ?? 'None').join(', ');
}
