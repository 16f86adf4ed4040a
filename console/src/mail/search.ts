import type { Kind } from 'agent-inbox-client/source';

export interface Filters {
  readonly from?: string;
  readonly to?: string;
  readonly subject?: string;
  readonly label?: string[];
  readonly unread?: boolean;
  readonly kind?: Kind[];
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

/** A string result is the error message for the term. */
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
 * Example: `from:ann to:sales subject:"your order" label:spam has:attachment kind:bounce is:unread after:2026-01-31`.
 * Other words become a full-text query.
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
