import { archives } from './archives.ts';
import type { HostileFile } from './hostile-file.ts';
import { portable } from './portable.ts';
import { plain } from './texts.ts';

/** Files that are made to harm who reads them. They are made anew, never stored. */
export const hostileFiles = (): readonly HostileFile[] => [...archives(), ...portable(), ...plain()];
