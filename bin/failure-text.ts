/** Errors whose message is made for whoever typed the command; anything else is ours to debug. */
const EXPECTED = [
  'Error',
  'StreamEnded',
  'StartRefused',
  'TemplateRefused',
  'SynthesisFailed',
  'SendFailed',
  'AdminFailed',
];

/** What the command line prints of an error: its message and those of its causes, or all that is known of a bug. */
export function failureText(error: unknown): string {
  if (error instanceof Error && 'status' in error) return apiFailure(error);
  if (!(error instanceof Error)) return `agent-inbox: ${String(error)}`;
  if (!EXPECTED.includes(error.name)) return `agent-inbox: ${error.stack ?? error.message}`;
  const causes: string[] = [];
  for (let cause = error.cause; cause instanceof Error; cause = cause.cause)
    causes.push(`  because: ${cause.message}`);
  return [`agent-inbox: ${error.message}`, ...causes].join('\n');
}

/** An answer of the API: its name, which programs branch on, its message, and what is wrong with each field. */
function apiFailure(error: Error): string {
  const errors = 'errors' in error && typeof error.errors === 'object' ? (error.errors ?? {}) : {};
  const fields = Object.entries(errors).map(([field, rule]) => `  --${field.replaceAll('_', '-')}: ${rule}`);
  return [`agent-inbox: ${error.name}: ${error.message}`, ...fields].join('\n');
}
