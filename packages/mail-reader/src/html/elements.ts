import { CELL, LINE, PARAGRAPH, QUOTE, ROW, UNQUOTE } from './html-layout.ts';

export interface ElementKind {
  readonly display: string;
  readonly before?: string;
  readonly after?: string;
  readonly isPreformatted?: true;
  readonly isVoid?: true;
  /** Mail programs do not show drawings and form fields. */
  readonly isUnread?: true;
  readonly isFallback?: true;
}

const around = (mark: string) => ({ before: mark, after: mark });

const GROUPS: readonly (readonly [names: string, facts: Partial<ElementKind>])[] = [
  [
    'address article aside blockquote body center dd details dir div dl dt fieldset figcaption figure footer form frameset',
    { display: 'block' },
  ],
  [
    'h1 h2 h3 h4 h5 h6 header hgroup hr html legend listing main marquee menu nav ol optgroup option p plaintext pre',
    { display: 'block' },
  ],
  ['search section summary ul xmp', { display: 'block' }],
  ['li', { display: 'list-item' }],
  ['table', { display: 'table' }],
  ['tbody thead tfoot tr td th caption colgroup col', { display: 'table-part' }],
  ['button input textarea select object video audio canvas iframe embed', { display: 'inline-block' }],
  [
    'area base basefont datalist head link meta noembed noframes noscript param rp script source style template title track',
    { display: 'none' },
  ],
  [
    'address article aside br center dd div dl dt fieldset figcaption figure footer form header',
    around(LINE),
  ],
  ['main nav pre section', around(LINE)],
  ['h1 h2 h3 h4 h5 h6 hr p ol ul table', around(PARAGRAPH)],
  ['blockquote', { before: PARAGRAPH + QUOTE, after: PARAGRAPH + UNQUOTE }],
  ['li tbody tfoot thead tr', around(ROW)],
  ['td th', around(CELL)],
  ['listing plaintext pre xmp', { isPreformatted: true }],
  ['br hr img wbr', { isVoid: true }],
  [
    'annotation annotation-xml datalist head iframe input noembed noframes noscript rp script select style svg template',
    { isUnread: true },
  ],
  ['textarea title', { isUnread: true }],
  ['audio canvas iframe meter progress video', { isFallback: true }],
];

const UNNAMED: ElementKind = { display: 'inline' };
const KINDS = new Map<string, ElementKind>();
for (const [names, facts] of GROUPS) {
  for (const name of names.split(' ')) KINDS.set(name, { ...kindOf(name), ...facts });
}

export function kindOf(name: string): ElementKind {
  return KINDS.get(name) ?? UNNAMED;
}
