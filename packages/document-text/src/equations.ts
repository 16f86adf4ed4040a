import { childOf, childrenOf, textOf, type XmlElement } from './xml.ts';

const MAX_NAME = 100;

/** Writes Office Math (ECMA-376 part 1, 22.1) in Word's linear format: `a/b`, `x^2`, `√(x+1)`. */
export function equationText(element: XmlElement): string {
  const { name } = element;
  const part = (of: string) => joined(childOf(element, of));
  const parts = (of: string) => childrenOf(element, of).map(equationText);
  const sign = (of: string, usual: string) =>
    childOf(childOf(element, `${name}Pr`), of)?.attributes['m:val'] ?? usual;
  switch (name) {
    case 'm:t':
      return textOf(element);
    case 'm:f':
      return `${grouped(part('m:num'))}/${grouped(part('m:den'))}`;
    case 'm:rad':
      return `${part('m:deg')}\u221a${grouped(part('m:e'))}`;
    case 'm:sup':
      return raised('^', joined(element));
    case 'm:sub':
    case 'm:lim':
      return raised('_', joined(element));
    case 'm:acc':
      return part('m:e') + sign('m:chr', '\u0302');
    case 'm:nary':
      return sign('m:chr', '\u222b') + joined(element);
    case 'm:func':
      return `${part('m:fName')} ${part('m:e')}`;
    case 'm:d':
      return sign('m:begChr', '(') + parts('m:e').join(sign('m:sepChr', '|')) + sign('m:endChr', ')');
    case 'm:m':
    case 'm:eqArr':
      return parts(name === 'm:m' ? 'm:mr' : 'm:e').join('; ');
    case 'm:mr':
      return parts('m:e').join(' ');
    default:
      return joined(element);
  }
}

function joined(element: XmlElement | undefined): string {
  return (element?.children ?? [])
    .map((child) => (typeof child === 'string' ? '' : equationText(child)))
    .join('');
}

export function raised(sign: string, text: string): string {
  return text === '' ? '' : sign + grouped(text);
}

export function grouped(text: string): string {
  const isOne = text.length < MAX_NAME && /^(?:[\p{L}\p{M}]+|[\d.,]+|.)?$/u.test(text);
  return isOne ? text : `(${text})`;
}
