import type { Kind } from '../../../client/src/index.ts';

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

/**
 * Reads what a person writes into the search box: `from:ann to:sales subject:"your order" label:spam has:attachment
 * kind:bounce is:unread after:2026-01-31 before:2026-02-28`. What has no name is a query for the words of the mail.
 */
export function parseSearch(text: string): Search {
  const filters: { -readonly [Name in keyof Filters]: Filters[Name] } = {};
  const words: string[] = [];
  for (const [, name = '', quoted, bare = ''] of text.matchAll(TERM)) {
    const value = quoted ?? bare;
    switch (name.toLowerCase()) {
      case '':
        words.push(quoted === undefined ? bare : `"${quoted}"`);
        break;
      case 'from':
      case 'to':
      case 'subject':
        if (value === '') return { problem: `Write what to look for behind ${name}:` };
        filters[name.toLowerCase() as 'from' | 'to' | 'subject'] = value;
        break;
      case 'label':
        if (value === '') return { problem: 'Write a label behind label:' };
        filters.label = [...(filters.label ?? []), value.toLowerCase()];
        break;
      case 'is':
        if (!/^(?:un)?read$/i.test(value)) return { problem: 'There are is:unread and is:read.' };
        filters.unread = /^unread$/i.test(value);
        break;
      case 'kind': {
        const kind = KINDS.find((each) => each === value.toLowerCase());
        if (kind === undefined) return { problem: `Write a kind behind kind: ${KINDS.join(', ')}.` };
        filters.kind = [...(filters.kind ?? []), kind];
        break;
      }
      case 'has':
        if (!/^attachments?$/i.test(value)) return { problem: 'There is has:attachment only.' };
        filters.has_attachment = true;
        break;
      case 'after':
      case 'before': {
        const time = new Date(value);
        if (Number.isNaN(time.getTime()))
          return { problem: `Write a date behind ${name}: such as 2026-01-31.` };
        filters[name.toLowerCase() as 'after' | 'before'] = time.toISOString();
        break;
      }
      default:
        words.push(`"${name}:${value}"`);
    }
  }
  if (words.length > 0) filters.q = words.join(' ');
  return { filters };
}
