import type { Relations } from './office-parts.ts';
import { elementsOf, textOf, within } from './xml.ts';
import type { ZipArchive } from './zip-archive.ts';

/** SmartArt stores its text in a separate diagram part (ECMA-376 part 1, 21.4); each paragraph becomes one line. */
export function diagramText(archive: ZipArchive, relations: Relations, id = ''): string {
  const path = relations.get(id)?.path;
  const xml = path === undefined ? undefined : archive.textOnce(path);
  return elementsOf(xml, 'a:p')
    .map((paragraph) => within(paragraph, 'a:t').map(textOf).join(''))
    .filter((line) => line !== '')
    .join('\n');
}
