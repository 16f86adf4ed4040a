import { readXml } from './xml.ts';
import type { ZipArchive } from './zip-archive.ts';

/** Relationships connect the parts of an Office file (ISO/IEC 29500-2, 9.3). */
interface Relation {
  readonly id: string;
  /** The type is the last segment of the relationship's URI. */
  readonly type: string;
  readonly path: string;
}

export function relationsOf(archive: ZipArchive, part: string): Relations {
  const found = new Map<string, Relation>();
  const slash = part.lastIndexOf('/') + 1;
  // The relationships of `word/document.xml` are in `word/_rels/document.xml.rels`.
  const xml = archive.text(`${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`);
  readXml(
    xml ?? '',
    {
      open(name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode = '' }) {
        archive.relationsLeft -= 1;
        if (name !== 'Relationship' || mode === 'External') return;
        found.set(id, { id, type: type.slice(type.lastIndexOf('/') + 1), path: pathOf(target, part) });
      },
    },
    () => archive.relationsLeft <= 0,
  );
  return found;
}

export type Relations = ReadonlyMap<string, Relation>;

export function pathOfType(relations: Relations, type: string): string | undefined {
  for (const relation of relations.values()) if (relation.type === type) return relation.path;
  return undefined;
}

/** A part without a relationship has its usual name in the same folder. */
export function relatedPath(relations: Relations, part: string, type: string): string {
  return pathOfType(relations, type) ?? pathOf(`${type}.xml`, part);
}

const FOLDERS: Readonly<Record<string, string>> = {
  word: 'wordprocessingml',
  xl: 'spreadsheetml',
  ppt: 'presentationml',
};
const USUAL = ['word/document.xml', 'xl/workbook.xml', 'ppt/presentation.xml'];
const NAMESPACE = /["'][^"']{0,100}(wordprocessingml|spreadsheetml|presentationml)[^"']{0,100}["']/;

/** The folder of the main part, or else its namespace, tells the kind of file. */
export function mainPart(archive: ZipArchive): { readonly path: string; readonly kind: string } | undefined {
  const named = pathOfType(relationsOf(archive, ''), 'officeDocument');
  const path = named !== undefined && archive.has(named) ? named : USUAL.find((usual) => archive.has(usual));
  if (path === undefined || !/\.xml$/i.test(path)) return undefined;
  const kind =
    FOLDERS[path.slice(0, path.indexOf('/')).toLowerCase()] ??
    NAMESPACE.exec((archive.text(path) ?? '').slice(0, 4096))?.[1];
  return kind === undefined ? undefined : { path, kind };
}

function pathOf(target: string, base: string): string {
  const steps = target.replaceAll('\\', '/');
  if (steps.startsWith('/')) return steps.slice(1);
  const path = base.split('/').slice(0, -1);
  for (const step of steps.split('/', 20)) {
    if (step === '..') path.pop();
    else if (step !== '.') path.push(step);
  }
  return path.join('/');
}
