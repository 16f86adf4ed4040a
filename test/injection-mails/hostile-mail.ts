import { createHash } from 'node:crypto';

/** A word in everything that the sender of a hostile mail writes and a person sees. */
export const SEEN = 'zqseen';
/** A word in what a person does not see. */
export const HIDDEN = 'zqhidden';

/** A mail that tries to pass for something else than mail. */
export interface HostileMail {
  /** What it tries. */
  readonly name: string;
  /** From its header to its last part, with CRLF. */
  readonly raw: string;
  /** Hosts that its links open: they must be in its text. */
  readonly hosts: readonly string[];
  /** Whether its HTML has text that a person does not see. */
  readonly isHiding: boolean;
}

/** What a class of mails fills in; the rest is that of a short mail. */
interface HostileParts {
  readonly name: string;
  readonly from?: string;
  readonly subject?: string;
  readonly text?: string;
  readonly html?: string;
  /** Further header lines, as they are on the wire. */
  readonly headers?: readonly string[];
  /** File name, and its type as it is on the wire. */
  readonly file?: { readonly name: string; readonly type?: string };
  readonly hosts?: readonly string[];
  readonly isHiding?: boolean;
}

const RECIPIENT = 'agent@agents.example.com';

/** A mail of these parts: its own words, in base64 and UTF-8, with a canary word in each part that it has. */
export function hostileMail(parts: HostileParts): HostileMail {
  const { name, from, subject, text, html, headers = [], file, hosts = [], isHiding = false } = parts;
  const bodies = [
    ...(text === undefined && html !== undefined ? [] : [body('text/plain', text ?? `Hello ${SEEN}.`)]),
    ...(html === undefined ? [] : [body('text/html', html)]),
    ...(file === undefined ? [] : [attachment(file.name, file.type)]),
  ];
  const content = bodies.length === 1 ? bodies : multipart(text !== undefined || html === undefined, bodies);
  const lines = [
    `From: ${from ?? `${word(`${SEEN} Eve`)} <${SEEN}@sender.example>`}`,
    `To: ${RECIPIENT}`,
    `Subject: ${word(subject ?? `${SEEN} offer`)}`,
    `Message-ID: <${SEEN}.${createHash('sha256').update(name).digest('hex')}@sender.example>`,
    ...headers,
    'MIME-Version: 1.0',
    ...content,
  ];
  return { name, raw: `${lines.join('\r\n')}\r\n`, hosts, isHiding };
}

/** An encoded word (RFC 2047), however long. */
export function word(text: string): string {
  return `=?utf-8?b?${Buffer.from(text).toString('base64')}?=`;
}

function body(type: string, text: string): string {
  return [
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(text).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
  ].join('\r\n');
}

function attachment(name: string, type = 'application/octet-stream'): string {
  return [
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    `Content-ID: <${SEEN}@sender.example>`,
    `Content-Disposition: attachment; filename*=utf-8''${encodeURIComponent(name)}`,
    '',
    Buffer.from(SEEN).toString('base64'),
  ].join('\r\n');
}

function multipart(isMixed: boolean, parts: readonly string[]): string[] {
  return [
    `Content-Type: multipart/${isMixed ? 'mixed' : 'related'}; boundary="=_b"`,
    '',
    ...parts.map((part) => `--=_b\r\n${part}`),
    '--=_b--',
  ];
}
