import * as z from 'zod';
import type { Row } from './table.ts';

/**
 * Attribute of the version of a row's stored form. A row without it has version 1: updates create counters without a version,
 * and a version 2 would be written by them as well.
 */
const VERSION = 'v';

/** Bytes, as the document client gives them. */
export const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** A row whose stored form is newer than this code, as after a roll-back of a deployment. */
export class UnknownRowVersion extends Error {
  override readonly name = 'UnknownRowVersion';
}

/**
 * The stored form of one row type: the attributes beside the key, and their version. It is apart from what the API shows. A
 * change that rows of today do not fit gets a default in the schema, or another version and a reader for each older one.
 * test/golden-rows/ holds rows of every version.
 * @param name as in the table of keys.ts.
 */
export function rowType<Shape extends z.ZodRawShape>(name: string, version: number, shape: Shape) {
  const schema = z.object(shape);
  return {
    name,
    version,
    /** Those that are undefined are left out. */
    attributes: (stored: z.input<typeof schema>): Row => ({
      ...Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined)),
      [VERSION]: version,
    }),
    /** @throws UnknownRowVersion */
    parse(row: Row | undefined): z.output<typeof schema> {
      const found = row?.[VERSION] ?? 1;
      if (found !== version) {
        throw new UnknownRowVersion(
          `A row of type ${name} has version ${found}; this code reads version ${version}`,
        );
      }
      return schema.parse(row);
    },
  };
}
