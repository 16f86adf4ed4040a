import type { ExpectedLink, Purpose, Shape, VerificationCase } from './case.ts';
import { SHAPES } from './case.ts';
import { LAYOUTS, layoutsFor } from './layouts/layouts.ts';
import { parseBody } from './markup.ts';

/** Spreads the mails over the layouts of their shape; stable when mails are added. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (const character of name) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (value ^ (value >>> 15)) >>> 0;
}

function isShape(name: string): name is Shape {
  return (SHAPES as readonly string[]).includes(name);
}

/** Parts that are written as they are: `%text` or `%html` on a line, and everything up to the next of them. */
function rawParts(lines: readonly string[]): { text?: string; html?: string } {
  const parts: { text?: string; html?: string } = {};
  let open: 'text' | 'html' | undefined;
  for (const line of lines) {
    if (line === '%text' || line === '%html') {
      open = line === '%text' ? 'text' : 'html';
      parts[open] = '';
    } else if (open !== undefined && !line.startsWith('%expect ')) parts[open] += `${line}\n`;
  }
  return parts;
}

function rawLinks(lines: readonly string[]): ExpectedLink[] {
  return lines
    .filter((line) => line.startsWith('%expect '))
    .map((line) => {
      const [, purpose = '', url = ''] = line.split(' ');
      return { purpose: purpose as Purpose, url };
    });
}

function mail(language: string, source: string): VerificationCase {
  const lines = source.trim().split('\n');
  const [title = '', from = '', subject = '', ...rest] = lines;
  const [name = '', shape = '', codes = '', chosen] = title.split(' | ');
  if (!isShape(shape)) throw new Error(`The mail ${name} has the unknown shape "${shape}".`);
  const isRaw = rest.includes('%html') || rest.includes('%text');
  const known = layoutsFor(shape);
  const layout =
    chosen ?? (isRaw ? `own/${name}` : (known[hash(`${language} ${name}`) % known.length] ?? ''));
  const brand = from.replace(/ <.*$/, '');
  const [body, links] = parseBody(
    language,
    brand,
    rest.filter((line) => line.trim() !== ''),
  );
  const render = LAYOUTS[layout];
  if (!isRaw && render === undefined) throw new Error(`The mail ${name} has the unknown layout "${layout}".`);
  return {
    name: `${language} ${name}`,
    language,
    shape,
    layout,
    from,
    subject,
    ...(isRaw || render === undefined ? rawParts(rest) : render(body)),
    expected: {
      codes: codes
        .split(', ')
        .filter((value) => value !== '')
        .map((value) => ({ value, confidenceAtLeast: 'medium' })),
      links: isRaw ? rawLinks(rest) : links,
    },
  };
}

/**
 * Mails of one language, each from a line `@@ name | shape | expected codes | layout`, a line with the sender, a line
 * with the subject and the lines of its body (see `parseBody`). Without a layout it is one of those of the shape.
 */
export function mails(language: string, sources: string): VerificationCase[] {
  return sources
    .split(/^@@ /m)
    .slice(1)
    .map((source) => mail(language, source));
}
