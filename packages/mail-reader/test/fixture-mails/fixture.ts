import { createHash } from 'node:crypto';

/** What a mail must be read as. What is left out is that of a short mail from Ann to Bob. */
export interface Expected {
  readonly subject: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly text: string;
  readonly html: string | null;
  readonly extracted_text: string;
  readonly attachments: readonly ExpectedAttachment[];
  /** With all verdicts passed. */
  readonly labels: readonly string[];
  readonly rfc_message_id: string | null;
  /** Message-IDs by which its thread is found, in the order in which they are tried. */
  readonly thread: readonly string[];
  readonly parse_error: string | null;
}

interface ExpectedAttachment {
  readonly filename: string | null;
  readonly content_type: string;
  readonly content_disposition: 'attachment' | 'inline';
  readonly content_id: string | null;
  readonly size: number;
  readonly sha256: string;
}

export interface Fixture {
  readonly name: string;
  readonly mail: Buffer;
  readonly expected: Expected;
}

interface Written {
  /** Added to From, To, Date and Message-ID, unless it brings its own. */
  readonly header?: readonly (string | Buffer)[];
  /** In place of From and To. */
  readonly people?: readonly string[];
  readonly body?: string | Buffer;
  /** The whole mail, instead of header and body. */
  readonly raw?: string | Buffer;
  readonly expected: Partial<Expected>;
}

const bytes = (part: string | Buffer): Buffer =>
  typeof part === 'string' ? Buffer.from(part, 'utf8') : part;

/** Writes a mail down with what it must be read as. */
export function fixture(name: string, written: Written): Fixture {
  const {
    header = [],
    people = ['From: Ann <ann@x.test>', 'To: Bob <bob@y.test>'],
    body = 'Hello\r\n',
    raw,
  } = written;
  const lines = [
    ...people,
    'Date: Thu, 01 Jan 2026 09:00:00 +0000',
    ...(header.some((line) => /^message-id:/i.test(line.toString('latin1')))
      ? []
      : ['Message-ID: <m@x.test>']),
    ...header,
  ];
  const mail =
    raw === undefined
      ? Buffer.concat([...lines.flatMap((line) => [bytes(line), bytes('\r\n')]), bytes('\r\n'), bytes(body)])
      : bytes(raw);
  const text = written.expected.text ?? 'Hello';
  return {
    name,
    mail,
    expected: {
      subject: '',
      from: ['Ann <ann@x.test>'],
      to: ['Bob <bob@y.test>'],
      cc: [],
      text,
      html: null,
      extracted_text: text,
      attachments: [],
      labels: ['received'],
      rfc_message_id: '<m@x.test>',
      thread: [],
      parse_error: null,
      ...written.expected,
    },
  };
}

/** An attachment with this content; a plain file unless given otherwise. */
export function attached(
  content: string | Buffer,
  rest: Partial<ExpectedAttachment> & { readonly filename: string | null },
): ExpectedAttachment {
  return {
    content_type: 'application/octet-stream',
    content_disposition: 'attachment',
    content_id: null,
    size: bytes(content).length,
    sha256: createHash('sha256').update(bytes(content)).digest('hex'),
    ...rest,
  };
}

/** The body of a multipart with the boundary `b`. */
export function parts(...bodies: readonly (string | Buffer)[]): Buffer {
  return Buffer.concat([
    ...bodies.flatMap((body) => [bytes('--b\r\n'), bytes(body), bytes('\r\n')]),
    bytes('--b--\r\n'),
  ]);
}

/** A mail that differs only by its subject. */
export const subject = (name: string, line: string | Buffer, expected: string): Fixture =>
  fixture(`subject-${name}`, {
    header: [typeof line === 'string' ? `Subject: ${line}` : Buffer.concat([Buffer.from('Subject: '), line])],
    expected: { subject: expected },
  });

/** Labels of a mail that says more than one sender. */
export const UNAUTHENTICATED: readonly string[] = ['received', 'unauthenticated'];
