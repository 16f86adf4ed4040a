import type { Relations } from './office-parts.ts';
import { elementsOf, textOf, within } from './xml.ts';
import type { ZipArchive } from './zip-archive.ts';

/** The words of a drawing (SmartArt), which has a part of its own (ECMA-376 part 1, 21.4): one line for each paragraph. */
export function diagramText(archive: ZipArchive, relations: Relations, id = ''): string {
  const path = relations.get(id)?.path;
  const xml = path === undefined ? undefined : archive.textOnce(path);
  return elementsOf(xml, 'a:p')
    .map((paragraph) => within(paragraph, 'a:t').map(textOf).join(''))
    .filter((line) => line !== '')
    .join('\n');
}
