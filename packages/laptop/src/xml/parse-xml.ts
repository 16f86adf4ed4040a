import { SaxesParser } from 'saxes';

export interface XmlElement {
  /** Without a namespace prefix. */
  readonly name: string;
  /** Text directly inside of the element, decoded. */
  readonly text: string;
  readonly children: readonly XmlElement[];
}

/** Not well-formed, or larger than any document that AWS's APIs exchange. */
export class XmlMalformed extends Error {
  override readonly name = 'XmlMalformed';
}

/** DeleteObjects, the largest document, has 1,000 objects of at most 6 elements each. */
const MAX_ELEMENTS = 10_000;

interface OpenElement {
  readonly name: string;
  text: string;
  readonly children: OpenElement[];
}

/**
 * Parses a document and returns its root element. Attributes are left out, and a document type is refused: entities that
 * it declares would be the only way to make a small document large.
 * @throws XmlMalformed
 */
export function parseXml(xml: string): XmlElement {
  const document: OpenElement = { name: '', text: '', children: [] };
  const open = [document];
  let elements = 0;
  const parser = new SaxesParser({ xmlns: true });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  };
  parser.on('error', ({ message }) => {
    throw new XmlMalformed(message);
  });
  parser.on('doctype', () => {
    throw new XmlMalformed('A document type is not supported');
  });
  parser.on('opentag', ({ local }) => {
    elements += 1;
    if (elements > MAX_ELEMENTS) throw new XmlMalformed('Too many elements');
    const element: OpenElement = { name: local, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(xml).close();
  const [root] = document.children;
  if (root === undefined) throw new XmlMalformed('The document has no element');
  return root;
}

/** Elements of one name at any depth, in the order of the document. */
export function elementsNamed(root: XmlElement, name: string): readonly XmlElement[] {
  const found: XmlElement[] = [];
  // Not recursive: the depth is the sender's choice.
  const left = [root];
  for (let element = left.pop(); element !== undefined; element = left.pop()) {
    if (element.name === name) found.push(element);
    left.push(...element.children.toReversed());
  }
  return found;
}

/** The text of the child of that name; undefined when there is none. */
export function childText({ children }: XmlElement, name: string): string | undefined {
  return children.find((child) => child.name === name)?.text;
}
