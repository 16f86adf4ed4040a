import type { ExpectedLink, Purpose } from './case.ts';

/** A part of a mail's body, before a layout gives it a form. */
export type Block =
  | { readonly kind: 'heading' | 'text' | 'footer'; readonly text: string }
  | { readonly kind: 'code'; readonly code: string; readonly label?: string }
  | { readonly kind: 'button' | 'link'; readonly label: string; readonly url: string }
  | { readonly kind: 'address'; readonly url: string }
  | { readonly kind: 'row'; readonly cells: readonly string[] };

export interface Body {
  readonly language: string;
  readonly brand: string;
  /** Hidden text that mailbox lists show beside the subject. */
  readonly preheader?: string;
  /** A JSON-LD object of the head. */
  readonly jsonLd?: string;
  readonly blocks: readonly Block[];
}

const PURPOSES: Readonly<Record<string, Purpose>> = {
  v: 'verify',
  s: 'sign_in',
  r: 'reset_password',
  i: 'invitation',
};

function labelAndUrl(line: string): { label: string; url: string } {
  const [label = '', url = ''] = line.split(' | ');
  return { label, url };
}

function blockOf(line: string): Block {
  const [, mark = '', rest = ''] = /^(=|#|--|\||[>*^][vsri]?) (.*)$/.exec(line) ?? [];
  switch (mark.charAt(0)) {
    case '=':
      return { kind: 'heading', text: rest };
    case '-':
      return { kind: 'footer', text: rest };
    case '#': {
      const [first = '', second] = rest.split(' :: ');
      return second === undefined
        ? { kind: 'code', code: first }
        : { kind: 'code', label: first, code: second };
    }
    case '|':
      return { kind: 'row', cells: rest.split(' | ') };
    case '>':
      return { kind: 'button', ...labelAndUrl(rest) };
    case '*':
      return { kind: 'link', ...labelAndUrl(rest) };
    case '^':
      return { kind: 'address', url: rest };
    default:
      return { kind: 'text', text: line };
  }
}

/** Links that the author marked with a purpose, in their order, each once. */
function expectedLinks(lines: readonly string[]): ExpectedLink[] {
  const found = new Map<string, Purpose>();
  for (const line of lines) {
    const [, key = '', rest = ''] = /^[>*^]([vsri]) (.*)$/.exec(line) ?? [];
    const purpose = PURPOSES[key];
    if (purpose !== undefined) found.set(rest.split(' | ').at(-1) ?? '', purpose);
    for (const [, inner = '', url = ''] of line.matchAll(/\[([vsri]):[^\]]*\]\(([^)]*)\)/g)) {
      const innerPurpose = PURPOSES[inner];
      if (innerPurpose !== undefined) found.set(url, innerPurpose);
    }
  }
  return [...found].map(([url, purpose]) => ({ url, purpose }));
}

/**
 * Reads the markup of a mail's body, a block a line: `= heading`, `# code` or `# label :: code`, `| cell | cell`,
 * `> button | url`, `* small link | url`, `^ url` (an address shown in full), `-- footer`, `~ preheader`,
 * `%jsonld {...}`; other lines are paragraphs, in which `{...}` is emphasized and `[label](url)` is a link. A `v`, `s`,
 * `r` or `i` behind `>`, `*`, `^` or `[` (`[v:label](url)`) marks a link that is expected, with its purpose.
 */
export function parseBody(language: string, brand: string, lines: readonly string[]): [Body, ExpectedLink[]] {
  const preheader = lines.find((line) => line.startsWith('~ '))?.slice(2);
  const jsonLd = lines.find((line) => line.startsWith('%jsonld '))?.slice(8);
  const blocks = lines.filter((line) => !/^(?:~|%jsonld) /.test(line)).map(blockOf);
  const body: Body = {
    language,
    brand,
    blocks,
    ...(preheader === undefined ? {} : { preheader }),
    ...(jsonLd === undefined ? {} : { jsonLd }),
  };
  return [body, expectedLinks(lines)];
}
