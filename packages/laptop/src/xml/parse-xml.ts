import { SaxesParser } from 'saxes';

export interface XmlElement {
  readonly name: string;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

export class XmlMalformed extends Error {
  override readonly name = 'XmlMalformed';
}

/** DeleteObjects has the largest documents, with 1,000 objects of at most 6 elements each. */
const MAX_ELEMENTS = 10_000;

interface OpenElement {
  readonly name: string;
  text: string;
  readonly children: OpenElement[];
}

/**
 * A document type is refused: its entities would be the only way to make a small document large. @throws XmlMalformed
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

export function elementsNamed(root: XmlElement, name: string): readonly XmlElement[] {
  const found: XmlElement[] = [];
  // The sender chooses the depth, so this is not recursive.
  const left = [root];
  for (let element = left.pop(); element !== undefined; element = left.pop()) {
    if (element.name === name) found.push(element);
    left.push(...element.children.toReversed());
  }
  return found;
}

export function childText({ children }: XmlElement, name: string): string | undefined {
  return children.find((child) => child.name === name)?.text;
}
