import { Parser } from 'htmlparser2';
import { Unreadable } from './document.ts';

const MAX_DEPTH = 500;

interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  close(name: string): void;
  text(text: string): void;
}

/**
 * Reads XML as it comes: no tree, no entities beside the five of XML and numbers, no external parts. Names are without their prefix
 * where that is one that the formats use for their main parts.
 * @param isOver ends the reading
 */
export function readXml(xml: string, handler: XmlHandler, isOver: () => boolean = () => false): void {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > MAX_DEPTH) throw new Unreadable('failed');
        handler.open(name, attributes);
      },
      onclosetag(name) {
        depth -= 1;
        handler.close(name);
      },
      ontext: (text) => handler.text(text),
    },
    { xmlMode: true, decodeEntities: true },
  );
  for (let at = 0; at < xml.length && !isOver(); at += CHUNK) parser.write(xml.slice(at, at + CHUNK));
  parser.end();
}

const CHUNK = 64 * 1024;

/** Relations of a part of an Office file: targets by id, and those that are outside left out. */
export function relationsOf(xml: string | undefined, base: string): readonly Relation[] {
  const found: Relation[] = [];
  readXml(xml ?? '', {
    open(name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode = '' }) {
      if (name !== 'Relationship' || mode === 'External') return;
      found.push({ id, type: type.slice(type.lastIndexOf('/') + 1), path: pathOf(target, base) });
    },
    close: () => undefined,
    text: () => undefined,
  });
  return found;
}

interface Relation {
  readonly id: string;
  /** The last word of its type. */
  readonly type: string;
  readonly path: string;
}

function pathOf(target: string, base: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path = base.split('/').slice(0, -1);
  for (const step of target.split('/', 20)) {
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  }
  return path.join('/');
}

/** Where the relations of a part are: `word/document.xml` has `word/_rels/document.xml.rels`. */
export function relationsPath(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}
