import type { KindFacts } from '../../src/facts.ts';

/** A mail as a real system writes it, and what it must be told as. */
export interface KindMail {
  readonly name: string;
  readonly mail: string;
  readonly expected: Partial<KindFacts> & Pick<KindFacts, 'kind'>;
}

/** What of the header a case does not care about. */
const USUAL: readonly [string, string][] = [
  ['From', 'Ann Lake <ann@x.test>'],
  ['To', 'agent@inbox.test'],
  ['Subject', 'Hello'],
  ['Date', 'Mon, 02 Mar 2026 09:00:00 +0000'],
  ['Message-ID', '<m1@x.test>'],
  ['MIME-Version', '1.0'],
];

/** A mail of header lines and a body; lines replace the usual ones of their name. */
export function written(lines: readonly string[], body: string): string {
  const given = new Set(lines.map((line) => line.slice(0, line.indexOf(':')).toLowerCase()));
  const usual = USUAL.filter(([name]) => !given.has(name.toLowerCase())).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${[...usual, ...lines].join('\n')}\n\n${body}\n`.replaceAll('\n', '\r\n');
}

export interface Part {
  readonly type: string;
  readonly body: string;
  readonly lines?: readonly string[];
}

export function multipart(type: string, lines: readonly string[], parts: readonly Part[]): string {
  const body = parts.map(
    (part) => `--b1\n${[`Content-Type: ${part.type}`, ...(part.lines ?? [])].join('\n')}\n\n${part.body}\n`,
  );
  const [name = '', ...parameters] = type.split(';');
  const field = [name, ...parameters, ' boundary="b1"'].join(';');
  return written([...lines, `Content-Type: ${field}`], `${body.join('')}--b1--`);
}
