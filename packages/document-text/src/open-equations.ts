import { grouped, raised } from './equations.ts';
import { childrenOf, elementsOf, textOf, type XmlElement } from './xml.ts';
import type { ZipArchive } from './zip-archive.ts';

const MAX_CHARACTERS = 20_000_000;

/** Equations are objects with separate parts (OpenDocument 1.2 part 1, 10.4.6.2). */
export class OpenObjects {
  readonly #archive: ZipArchive;
  #left = MAX_CHARACTERS;

  constructor(archive: ZipArchive) {
    this.#archive = archive;
  }

  get isOver(): boolean {
    return this.#left < 0;
  }

  text(href = ''): string {
    const path = href.replace(/^\.\//, '');
    if (path === '' || path.includes(':') || this.isOver) return '';
    const xml = this.#archive.textOnce(`${path}/content.xml`) ?? '';
    this.#left -= xml.length;
    return this.isOver ? '' : elementsOf(xml, 'math:math').map(mathText).join(' ');
  }
}

export function mathText(element: XmlElement): string {
  const parts = childrenOf(element).map(mathText);
  const [first = '', second = '', third = ''] = parts;
  switch (element.name) {
    case 'math:mi':
    case 'math:mn':
    case 'math:mo':
    case 'math:ms':
    case 'math:mtext':
      return textOf(element).replaceAll(/\s+/g, ' ').trim();
    case 'math:mfrac':
      return `${grouped(first)}/${grouped(second)}`;
    case 'math:msqrt':
      return `\u221a${grouped(parts.join(''))}`;
    case 'math:mroot':
      return `${second}\u221a${grouped(first)}`;
    case 'math:msup':
    case 'math:mover':
      return first + raised('^', second);
    case 'math:msub':
    case 'math:munder':
      return first + raised('_', second);
    case 'math:msubsup':
    case 'math:munderover':
      return first + raised('_', second) + raised('^', third);
    case 'math:mfenced':
      return `${element.attributes['open'] ?? '('}${parts.join(',')}${element.attributes['close'] ?? ')'}`;
    case 'math:mtable':
      return parts.join('; ');
    case 'math:mtr':
      return parts.join(' ');
    case 'math:annotation':
    case 'math:annotation-xml':
      return '';
    default:
      return parts.join('');
  }
}
