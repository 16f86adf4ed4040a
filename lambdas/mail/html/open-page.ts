import { defaultTreeAdapter, Parser, html as standard } from 'parse5';
import { readTokens } from './read-tokens.ts';
import { type PageElement, type PageNode, StepsSpent } from './selectors.ts';

export interface OpenPage {
  readonly nodes: readonly PageNode[];
  readonly styles: readonly PageElement[];
  readonly isQuirks: boolean;
  /** Has too many elements; the last were not read. */
  readonly isCut: boolean;
}

/** More than 1 MB of honest HTML has. The thread's memory holds twice as many. */
const MAX_ELEMENTS = 150_000;

export function openPage(html: string): OpenPage {
  let elements = 0;
  const styles: PageElement[] = [];
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      elements += 1;
      if (elements > MAX_ELEMENTS) throw new StepsSpent();
      const element = defaultTreeAdapter.createElement(name, namespace, attributes);
      if (name === 'style') styles.push(element);
      return element;
    },
  };
  const parser = new Parser({ treeAdapter });
  try {
    const lines = html.includes('\r') ? html.replaceAll(/\r\n?/g, '\n') : html;
    readTokens(hasRowsOnly(html) ? `<table>${lines}` : lines, parser);
  } catch (error) {
    if (!(error instanceof StepsSpent)) throw error;
  }
  const { childNodes, mode } = parser.document;
  return {
    nodes: childNodes,
    // The engine keeps the closure's variables for longer.
    styles: styles.splice(0),
    isQuirks: mode === standard.DOCUMENT_MODE.QUIRKS,
    isCut: elements > MAX_ELEMENTS,
  };
}

/** Of rows without a table, browsers show words without separators. */
function hasRowsOnly(html: string) {
  return /<t[dhr][\s>]/i.test(html) && !/<table/i.test(html);
}
