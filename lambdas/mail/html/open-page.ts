import { defaultTreeAdapter, Parser, html as standard } from 'parse5';
import { readTokens } from './read-tokens.ts';
import { type PageElement, type PageNode, StepsSpent } from './selectors.ts';

export interface OpenPage {
  readonly nodes: readonly PageNode[];
  /** Its style sheets. */
  readonly styles: readonly PageElement[];
  /** Whether it has no document type, so that browsers show it as those of old did. */
  readonly isQuirks: boolean;
  /** Whether it has so many elements that the last of them were not read. */
  readonly isCut: boolean;
}

/** More than 1 MB of honest HTML has. They fit into the thread's memory, also where browsers add as many of their own. */
const MAX_ELEMENTS = 150_000;

/** The tree of a page as browsers build it. */
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
    // The engine keeps what the function above refers to for longer than the page.
    styles: styles.splice(0),
    isQuirks: mode === standard.DOCUMENT_MODE.QUIRKS,
    isCut: elements > MAX_ELEMENTS,
  };
}

/** Of rows without a table, browsers write the words without anything between them. */
function hasRowsOnly(html: string): boolean {
  return /<t[dhr][\s>]/i.test(html) && !/<table/i.test(html);
}
