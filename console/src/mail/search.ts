import type { Kind } from 'agent-inbox-client/source';

/** What a list of threads is narrowed to: the filters of the API. */
export interface Filters {
  readonly from?: string;
  readonly to?: string;
  readonly subject?: string;
  readonly label?: string[];
  readonly unread?: boolean;
  readonly kind?: Kind[];
  /** Words anywhere in the mail, in the query language of the API. */
  readonly q?: string;
  readonly after?: string;
  readonly before?: string;
  readonly has_attachment?: boolean;
}

export type Search =
  | { readonly filters: Filters; readonly problem?: undefined }
  | { readonly problem: string };

const KINDS: readonly Kind[] = ['personal', 'auto_reply', 'bounce', 'list', 'calendar', 'report', 'other'];
const TERM = /(?:([a-z]+):)?(?:"([^"]*)"|(\S+))/gi;

/** @returns the filters of a term, or what is wrong with it */
type ReadTerm = (value: string, name: string, before: Filters) => Filters | string;

const ofText =
  (filter: 'from' | 'to' | 'subject'): ReadTerm =>
  (value, name) =>
    value === '' ? `Enter a value after ${name}:` : { [filter]: value };

const ofTime =
  (filter: 'after' | 'before'): ReadTerm =>
  (value, name) => {
    const time = new Date(value);
    if (Number.isNaN(time.getTime())) return `Enter a date, such as ${name}:2026-01-31.`;
    return { [filter]: time.toISOString() };
  };

const ofKind: ReadTerm = (value, _name, { kind: before = [] }) => {
  const kind = KINDS.find((each) => each === value.toLowerCase());
  if (kind === undefined) return `Enter a kind after kind: ${KINDS.join(', ')}.`;
  return { kind: [...before, kind] };
};

const TERMS: ReadonlyMap<string, ReadTerm> = new Map<string, ReadTerm>([
  ['from', ofText('from')],
  ['to', ofText('to')],
  ['subject', ofText('subject')],
  [
    'label',
    (value, _name, { label = [] }) =>
      value === '' ? 'Enter a label after label:' : { label: [...label, value.toLowerCase()] },
  ],
  [
    'is',
    (value) =>
      /^(?:un)?read$/i.test(value) ? { unread: /^unread$/i.test(value) } : 'Use is:unread or is:read.',
  ],
  ['kind', ofKind],
  [
    'has',
    (value) =>
      /^attachments?$/i.test(value) ? { has_attachment: true } : 'Only has:attachment is supported.',
  ],
  ['after', ofTime('after')],
  ['before', ofTime('before')],
]);

/**
 * Reads what a person writes into the search box: `from:ann to:sales subject:"your order" label:spam has:attachment
 * kind:bounce is:unread after:2026-01-31 before:2026-02-28`. What has no name is a query for the words of the mail.
 */
export function parseSearch(text: string): Search {
  let filters: Filters = {};
  const words: string[] = [];
  for (const [, name = '', quoted, bare = ''] of text.matchAll(TERM)) {
    const value = quoted ?? bare;
    const read = TERMS.get(name.toLowerCase());
    if (name === '') words.push(quoted === undefined ? bare : `"${quoted}"`);
    else if (read === undefined) words.push(`"${name}:${value}"`);
    else {
      const found = read(value, name, filters);
      if (typeof found === 'string') return { problem: found };
      filters = { ...filters, ...found };
    }
  }
  return { filters: words.length > 0 ? { ...filters, q: words.join(' ') } : filters };
}
