/** Errors whose message is made for whoever typed the command; anything else is ours to debug. */
const EXPECTED = ['Error', 'StartRefused', 'TemplateRefused', 'SynthesisFailed', 'SendFailed', 'AdminFailed'];

/** What the command line prints of an error: its message and those of its causes, or all that is known of a bug. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return `agent-inbox: ${String(error)}`;
  if (!EXPECTED.includes(error.name)) return `agent-inbox: ${error.stack ?? error.message}`;
  const causes: string[] = [];
  for (let cause = error.cause; cause instanceof Error; cause = cause.cause)
    causes.push(`  because: ${cause.message}`);
  return [`agent-inbox: ${error.message}`, ...causes].join('\n');
}
