import { dirname, join } from 'node:path';
import { Marked, type Token, type Tokens } from 'marked';
import { anchorOf } from './anchor.ts';
import { pageOf } from './navigation.ts';

interface Section {
  readonly heading: string;
  /** The URL consists of page and anchor. */
  readonly url: string;
  readonly text: string;
}

export interface RenderedPage {
  readonly title: string;
  readonly html: string;
  readonly sections: readonly Section[];
  readonly pictures: readonly string[];
}

const isOfRepository = (href: string): boolean => !/^(?:[a-z]+:|#)/.test(href);

/**
 * Links to files that are no page become text, because the site does not contain them. @param pages sources of all
 * pages.
 */
export function renderPage(source: string, markdown: string, pages: ReadonlySet<string>): RenderedPage {
  const pictures = new Set<string>();
  const fromRoot = (href: string): string => join(dirname(source), href);
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const anchor = anchorOf(text);
        return `<h${depth} id="${anchor}">${this.parser.parseInline(tokens)} <a class="anchor" href="#${anchor}" aria-label="Link to this heading">#</a></h${depth}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        if (!isOfRepository(href)) return `<a href="${escaped(href)}">${text}</a>`;
        const [file = '', anchor] = href.split('#');
        const target = pages.has(fromRoot(file)) ? fromRoot(file) : join(fromRoot(file), 'README.md');
        if (!pages.has(target)) return text;
        return `<a href="${pageOf(target)}${anchor === undefined ? '' : `#${anchor}`}">${text}</a>`;
      },
      image({ href, text }) {
        const picture = fromRoot(href);
        pictures.add(picture);
        return `<img src="${pictureName(picture)}" alt="${escaped(text)}">`;
      },
      code({ text, lang }) {
        if (lang === 'mermaid') return `<pre class="mermaid">${escaped(text)}</pre>\n`;
        return `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`;
      },
      table(token) {
        const row = (cells: readonly Tokens.TableCell[], tag: string): string =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        const rows = token.rows.map((cells) => row(cells, 'td')).join('\n');
        return `<div class="table" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
  const tokens = marked.lexer(markdown);
  const sections = sectionsOf(tokens, pageOf(source));
  const html = marked.parser(tokens);
  return { title: sections[0]?.heading ?? source, html, sections, pictures: [...pictures] };
}

export const pictureName = (picture: string): string => picture.replaceAll('/', '-');

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function sectionsOf(tokens: readonly Token[], page: string): Section[] {
  const sections: { heading: string; url: string; text: string }[] = [];
  for (const token of tokens) {
    if (token.type === 'heading') {
      sections.push({ heading: plain(token), url: `${page}#${anchorOf(token.text)}`, text: '' });
    } else {
      const last = sections.at(-1);
      if (last !== undefined) last.text += `${plain(token)} `;
    }
  }
  return sections;
}

function plain(token: Token): string {
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    return [header, ...rows]
      .flatMap((cells) => cells.map((cell) => cell.tokens.map(plain).join('')))
      .join(' ');
  }
  if (token.type === 'list') return (token as Tokens.List).items.map(plain).join(' ');
  const inner = 'tokens' in token ? token.tokens : undefined;
  if (inner !== undefined) return inner.map(plain).join(token.type === 'list_item' ? ' ' : '');
  return token.type === 'html' || !('text' in token) ? '' : String(token.text);
}
