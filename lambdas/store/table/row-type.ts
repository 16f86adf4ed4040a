import * as z from 'zod';
import type { Row } from './table.ts';

/**
 * Attribute of the version of a row's stored form. A row without it has version 1: updates create counters without a version,
 * and a version 2 would be written by them as well.
 */
const VERSION = 'v';

/** Bytes, as the document client gives them. */
export const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** A row whose stored form this code does not read: a newer one, as after a roll-back of a deployment. */
export class UnknownRowVersion extends Error {
  override readonly name = 'UnknownRowVersion';
}

/** What `parse` of a row type returns. */
export type Stored<Type extends { parse(row: Row): unknown }> = Immutable<ReturnType<Type['parse']>>;

type Immutable<T> = T extends Uint8Array | ReadonlySet<unknown>
  ? T
  : T extends object
    ? { readonly [K in keyof T]: Immutable<T[K]> }
    : T;

/**
 * The stored form of one row type: the attributes beside the key, and their version. It is apart from what the API shows. A
 * change that rows of today do not fit gets a default in the schema; another version would need a reader of this one.
 * test/golden-rows/ holds rows of every version.
 * @param name as in the table of keys.ts.
 * @param shape fields, each stored under its name in snake case: `createdAt` as `created_at`
 * @param attributes names of the attributes of other fields
 */
export function rowType<Shape extends z.ZodRawShape>(
  name: string,
  version: number,
  shape: Shape,
  attributes: { readonly [field in keyof Shape]?: string } = {},
) {
  const schema = z.object(shape);
  const fields = Object.keys(shape).map((field) => [field, attributes[field] ?? snakeCase(field)] as const);
  return {
    name,
    version,
    /** The row without its key; undefined fields are left out. @param entity may have more than the fields. */
    attributes(entity: Immutable<z.input<typeof schema>>): Row {
      const values: Row = entity;
      const given = fields.filter(([field]) => values[field] !== undefined);
      return {
        ...Object.fromEntries(given.map(([field, attribute]) => [attribute, values[field]])),
        [VERSION]: version,
      };
    },
    /** The row with this key, of these fields. */
    row<RowKey extends object>(key: RowKey, entity: Immutable<z.input<typeof schema>>): RowKey & Row {
      return { ...key, ...this.attributes(entity) };
    },
    /** @throws UnknownRowVersion */
    parse(row: Row | undefined): z.output<typeof schema> {
      const found = row?.[VERSION] ?? 1;
      if (found !== version) {
        throw new UnknownRowVersion(
          `A row of type ${name} has version ${found}; this code reads version ${version}`,
        );
      }
      return schema.parse(
        row && Object.fromEntries(fields.map(([field, attribute]) => [field, row[attribute]])),
      );
    },
  };
}

function snakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
