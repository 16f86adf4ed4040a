import type { TextStatus } from '../../src/document.ts';

/** A file that is made to harm who reads it: its name, its bytes, and how it ends. */
export type HostileFile = readonly [name: string, bytes: Buffer | string, status: TextStatus];

export const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => text(i)).join('');
