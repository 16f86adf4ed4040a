import type { Block, Body } from '../markup.ts';

/** How a plain text shows codes, buttons and headings. */
interface TextStyle {
  readonly code: (code: string, label?: string) => string;
  readonly button: (label: string, url: string) => string;
  readonly heading: (heading: string) => string;
  readonly row: (cells: readonly string[]) => string;
  readonly emphasis?: string;
  readonly before?: (brand: string) => string;
  readonly footer?: string;
  /** Longest line; longer ones are wrapped at blanks. */
  readonly width?: number;
}

const withLabel = (code: string, label?: string): string =>
  label === undefined ? code : `${label}: ${code}`;
const PLAIN: TextStyle = {
  code: withLabel,
  button: (label, url) => `${label}: ${url}`,
  heading: (heading) => heading,
  row: (cells) => cells.join(': '),
};

export const TEXT_STYLES = {
  paragraphs: PLAIN,
  wrapped: { ...PLAIN, width: 72, button: (label, url) => `${label}:\n${url}` },
  indented: {
    ...PLAIN,
    code: (code, label) => `${label === undefined ? '' : `${label}:\n\n`}        ${code}`,
  },
  starred: { ...PLAIN, emphasis: '*', code: (code, label) => withLabel(`*${code}*`, label) },
  markdown: {
    ...PLAIN,
    emphasis: '**',
    code: (code, label) => withLabel(`**${code}**`, label),
    button: (label, url) => `[${label}](${url})`,
    heading: (heading) => `# ${heading}`,
  },
  rules: {
    ...PLAIN,
    code: (code, label) => `${'-'.repeat(24)}\n${withLabel(code, label)}\n${'-'.repeat(24)}`,
    heading: (heading) => `${heading}\n${'='.repeat(heading.length)}`,
  },
  stars: {
    ...PLAIN,
    heading: (heading) => `${'*'.repeat(40)}\n${heading}\n${'*'.repeat(40)}`,
    button: (label, url) => `${label}\n\n<${url}>`,
  },
  angle: { ...PLAIN, button: (label, url) => `${label} <${url}>` },
  brackets: {
    ...PLAIN,
    before: (brand) => `[image: ${brand}]\n`,
    code: (code, label) => withLabel(`[ ${code} ]`, label),
    button: (label, url) => `${label} [${url}]`,
  },
  arrows: { ...PLAIN, code: (code) => `>>> ${code} <<<`, button: (label, url) => `→ ${label}: ${url}` },
  boxed: {
    ...PLAIN,
    code: (code) => {
      const line = '─'.repeat(code.length + 4);
      return `┌${line}┐\n│  ${code}  │\n└${line}┘`;
    },
  },
  tight: { ...PLAIN, code: (code, label) => withLabel(code, label), row: (cells) => cells.join('\t') },
  signature: { ...PLAIN, footer: '-- ', button: (_label, url) => url },
  tabs: {
    ...PLAIN,
    code: (code, label) => `\t${label === undefined ? '' : `${label}:\t`}${code}`,
    row: (cells) => cells.join('\t\t'),
  },
  quoted: { ...PLAIN, emphasis: '"', code: (code, label) => withLabel(`"${code}"`, label) },
  columns: { ...PLAIN, row: ([first = '', ...rest]) => [first.padEnd(32, '.'), ...rest].join(' ') },
} as const satisfies Record<string, TextStyle>;

export type TextStyleName = keyof typeof TEXT_STYLES;

function wrap(line: string, width: number): string {
  const lines: string[] = [''];
  for (const word of line.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines.join('\n');
}

function blockText(block: Block, style: TextStyle): string {
  const emphasis = style.emphasis ?? '';
  const inline = (text: string): string =>
    text
      .replace(/\{([^}]*)\}/g, `${emphasis}$1${emphasis}`)
      .replace(/\[(?:[vsri]:)?([^\]]*)\]\(([^)]*)\)/g, (_all, label: string, url: string) =>
        style.button(label, url),
      );
  switch (block.kind) {
    case 'heading':
      return style.heading(inline(block.text));
    case 'code':
      return style.code(block.code, block.label);
    case 'button':
    case 'link':
      return style.button(block.label, block.url);
    case 'address':
      return block.url;
    case 'row':
      return style.row(block.cells.map(inline));
    default:
      return inline(block.text);
  }
}

export function renderText(body: Body, styleName: TextStyleName): string {
  const style: TextStyle = TEXT_STYLES[styleName];
  const gap = styleName === 'tight' ? '\n' : '\n\n';
  let text = style.before?.(body.brand) ?? '';
  let previous: Block | undefined;
  for (const block of body.blocks) {
    if (previous !== undefined) text += block.kind === 'row' && previous.kind === 'row' ? '\n' : gap;
    if (block.kind === 'footer' && previous?.kind !== 'footer' && style.footer !== undefined) {
      text += `${style.footer}\n`;
    }
    const written = blockText(block, style);
    text +=
      style.width === undefined || block.kind === 'address'
        ? written
        : written
            .split('\n')
            .map((line) => wrap(line, style.width ?? 72))
            .join('\n');
    previous = block;
  }
  return `${text}\n`;
}
