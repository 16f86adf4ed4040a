import type { IncomingMessage } from 'node:http';

export type ActivityKind = 'mail' | 'call' | 'delivery';

export function activityLine(kind: ActivityKind, what: string, now: Date): string {
  return `${now.toISOString().slice(11, 23)}  ${kind.padEnd(8)}  ${what}`;
}

/** The line contains only the envelope, never headers or content. */
export function mailText(mailFrom: string, recipients: readonly string[]): string {
  return `accepted from ${mailFrom === '' ? '<>' : mailFrom} to ${recipients.join(', ')}`;
}

/** Queries and fragments can contain a key, so only the path is shown. */
export function callText(
  request: Pick<IncomingMessage, 'method' | 'url'>,
  status: number,
  milliseconds: number,
): string {
  const path = (request.url ?? '/')
    .replace(/[?#].*$/s, '')
    // The path may contain the secret of the console's test emails or a pasted key.
    .replace(/\/local\/[^/]+/, '/local/…')
    .replace(/ia_[A-Za-z0-9]+/g, 'ia_…');
  return `${request.method ?? 'GET'} ${path}  ${status}  ${Math.round(milliseconds)} ms`;
}

const SHOWN: Readonly<Record<string, ActivityKind>> = {
  'message received': 'mail',
  'message deferred': 'mail',
  'message dropped': 'mail',
  'recipients dropped': 'mail',
  'event sent to sockets': 'delivery',
  'event fanned out': 'delivery',
  'webhook attempted': 'delivery',
  'delivery abandoned': 'delivery',
  'webhook disabled': 'delivery',
};

export function loggedActivity(logLine: string): { kind: ActivityKind; what: string } | undefined {
  const fields = fieldsOf(logLine);
  const { level: _level, message, ...rest } = fields;
  const kind = typeof message === 'string' ? new Map(Object.entries(SHOWN)).get(message) : undefined;
  if (kind === undefined) return undefined;
  const facts = Object.entries(rest)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  return { kind, what: [message, ...facts].join('  ') };
}

function fieldsOf(logLine: string): Record<string, unknown> {
  if (!logLine.startsWith('{')) return {};
  try {
    return Object(JSON.parse(logLine));
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
