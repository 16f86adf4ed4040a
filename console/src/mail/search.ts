const LABELS = ['received', 'spam', 'unauthenticated', 'virus'] as const;
type Label = (typeof LABELS)[number];

/** What a list of threads is narrowed to: the filters of the API. */
export interface Filters {
  readonly from?: string;
  readonly to?: string;
  readonly subject?: string;
  readonly label?: Label[];
  readonly after?: string;
  readonly before?: string;
  readonly has_attachment?: boolean;
}

export type Search =
  | { readonly filters: Filters; readonly problem?: undefined }
  | { readonly problem: string };

const TERM = /(?:([a-z]+):)?(?:"([^"]*)"|(\S+))/gi;

/**
 * Reads what a person writes into the search box: `from:ann to:sales subject:"your order" label:spam has:attachment
 * after:2026-01-31 before:2026-02-28`. Words without a name are looked for in subjects.
 */
export function parseSearch(text: string): Search {
  const filters: { -readonly [Name in keyof Filters]: Filters[Name] } = {};
  const words: string[] = [];
  for (const [, name = '', quoted, bare = ''] of text.matchAll(TERM)) {
    const value = quoted ?? bare;
    switch (name.toLowerCase()) {
      case '':
        words.push(value);
        break;
      case 'from':
      case 'to':
      case 'subject':
        if (value === '') return { problem: `Write what to look for behind ${name}:` };
        filters[name.toLowerCase() as 'from' | 'to' | 'subject'] = value;
        break;
      case 'label': {
        const label = LABELS.find((each) => each === value.toLowerCase());
        if (label === undefined) return { problem: `There are the labels ${LABELS.join(', ')}.` };
        filters.label = [...(filters.label ?? []), label];
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
        words.push(`${name}:${value}`);
    }
  }
  if (words.length > 0 && filters.subject === undefined) filters.subject = words.join(' ');
  return { filters };
}
