import * as z from 'zod';
import type { Row } from './table.ts';

/** Updates create counters without a version, so a row without one has version 1. */
const VERSION = 'v';

export const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** A rollback of a deployment leaves rows of a newer version. */
export class UnknownRowVersion extends Error {
  override readonly name = 'UnknownRowVersion';
}

export type Stored<Type extends { parse(row: Row): unknown }> = Immutable<ReturnType<Type['parse']>>;

type Immutable<T> = T extends Uint8Array | ReadonlySet<unknown>
  ? T
  : T extends object
    ? { readonly [K in keyof T]: Immutable<T[K]> }
    : T;

/**
 * A change that stored rows do not fit gets a default in the schema (test/golden-rows/ has rows of every version).
 * Names are stored in snake case unless `attributes` has another.
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
    attributes(entity: Immutable<z.input<typeof schema>>): Row {
      const values: Row = entity;
      const given = fields.filter(([field]) => values[field] !== undefined);
      return {
        ...Object.fromEntries(given.map(([field, attribute]) => [attribute, values[field]])),
        [VERSION]: version,
      };
    },
    row<RowKey extends object>(key: RowKey, entity: Immutable<z.input<typeof schema>>): RowKey & Row {
      return { ...key, ...this.attributes(entity) };
    },
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
