import { type DefaultTreeAdapterTypes, defaultTreeAdapter, Parser, html as standard } from 'parse5';
import { readTokens } from './read-tokens.ts';
import type { PageElement, PageNode } from './selector-matcher.ts';
import type { Steps } from './steps.ts';

export interface OpenPage {
  readonly nodes: readonly PageNode[];
  readonly styles: readonly PageElement[];
  readonly isQuirks: boolean;
  /** Embedded content that is not read may show or hide any text. */
  readonly isCovered: boolean;
}

const ELEMENT_STEPS = 20;
const CHARACTERS_OF_STEP = 16;
/** These numbers exceed Unicode; the decoder fails on one with hundreds of digits. */
const NO_CHARACTER = /&#(?:0*[1-9]\d{7,}|x0*[1-9a-f][\da-f]{6,});?/gi;
const SHADOW = /\bshadowrootmode\b/i;
const DATA_SHEET = /<link\b[^>]{0,500}\bhref\s*=\s*["']?\s*data:/i;

export function openPage(html: string, steps: Steps): OpenPage {
  const styles: PageElement[] = [];
  const treeAdapter = countedAdapter(steps, styles);
  const parser = new Parser({ treeAdapter });
  const lines = html.includes('\r') ? html.replaceAll(/\r\n?/g, '\n') : html;
  const known = lines.includes('&#') ? lines.replaceAll(NO_CHARACTER, '\ufffd') : lines;
  readTokens(hasRowsOnly(known) ? `<table>${known}` : known, parser, steps);
  const { childNodes, mode } = parser.document;
  return {
    nodes: childNodes,
    // The engine keeps the closure's variables alive longer.
    styles: styles.splice(0),
    isQuirks: mode === standard.DOCUMENT_MODE.QUIRKS,
    isCovered: SHADOW.test(html) || DATA_SHEET.test(html),
  };
}

function countedAdapter(steps: Steps, styles: PageElement[]): typeof defaultTreeAdapter {
  return {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      let characters = 0;
      for (const { value } of attributes) characters += value.length;
      // The parser compares the attributes of each clone.
      steps.spend(ELEMENT_STEPS + attributes.length + characters / CHARACTERS_OF_STEP);
      const element = defaultTreeAdapter.createElement(name, namespace, attributes);
      if (name === 'style') styles.push(element);
      return element;
    },
    adoptAttributes(recipient, attributes) {
      steps.spend(recipient.attrs.length + attributes.length);
      defaultTreeAdapter.adoptAttributes(recipient, attributes);
    },
    insertBefore(parent, node, reference) {
      const at = parent.childNodes.lastIndexOf(reference);
      steps.spend((parent.childNodes.length - at) / 8);
      parent.childNodes.splice(at, 0, node);
      node.parentNode = parent;
    },
    insertTextBefore(parent, text, reference) {
      const at = parent.childNodes.lastIndexOf(reference);
      steps.spend((parent.childNodes.length - at) / 8);
      const before = parent.childNodes[at - 1];
      if (before !== undefined && defaultTreeAdapter.isTextNode(before)) before.value += text;
      else parent.childNodes.splice(at, 0, textNode(text, parent));
    },
    detachNode(node) {
      steps.spend((node.parentNode?.childNodes.length ?? 0) / 8);
      defaultTreeAdapter.detachNode(node);
    },
  };
}

export function textNode(
  value: string,
  parentNode: DefaultTreeAdapterTypes.ParentNode,
): DefaultTreeAdapterTypes.TextNode {
  return { nodeName: '#text' as DefaultTreeAdapterTypes.TextNode['nodeName'], value, parentNode };
}

/** Browsers show rows outside a table as words without separators. */
function hasRowsOnly(html: string) {
  return /<t[dhr][\s>]/i.test(html) && !/<table/i.test(html);
}
