import * as z from 'zod';
import { mapValues } from '../map-values.ts';

interface Facts<Value> {
  readonly about?: string;
  readonly example?: Value;
  /** Senders control this text, so MCP shows it only between markers. */
  readonly untrusted?: true;
  /** The S3 object keeps the whole value. */
  cutInRow?(value: Value): Value;
  /** The list is halved until a response fits. */
  readonly halved?: true;
  /** This value is returned if the content of the message was lost in storage. */
  readonly whenLost?: Value;
}

export interface Field<Stored extends z.ZodType, Shown extends z.ZodType> extends Facts<unknown> {
  /** The codec must still parse everything that earlier versions stored. */
  readonly stored: Stored;
  readonly shown: Shown;
}

type AnyField = Field<z.ZodType, z.ZodType>;
type Fields = Readonly<Record<string, AnyField>>;

export function field<Schema extends z.ZodType>(
  schema: Schema,
  facts: Facts<z.output<Schema>>,
): Field<Schema, Schema> {
  return { ...facts, stored: schema, shown: described(schema, facts) };
}

export function optional<Schema extends z.ZodType>(
  schema: Schema,
  facts: Facts<z.output<Schema> | undefined>,
) {
  return field(schema.optional(), facts);
}

/** Rows from before the field existed lack it. */
export function nullable<Schema extends z.ZodType>(schema: Schema, facts: Facts<z.output<Schema> | null>) {
  const stored = z.codec(schema.optional(), z.custom<z.output<Schema> | null>(), {
    decode: (value) => value ?? null,
    encode: (value) => value ?? undefined,
  });
  return { ...field(stored, facts), shown: described(schema.nullable(), facts) };
}

function described<Schema extends z.ZodType>(
  schema: Schema,
  { about }: Pick<Facts<unknown>, 'about'>,
): Schema {
  return about === undefined ? schema : schema.describe(about);
}

/** zod's `.readonly()` would freeze each array. */
export function list<Item extends z.ZodType>(
  item: Item,
): z.ZodType<readonly z.output<Item>[], readonly z.input<Item>[]> {
  return z.array(item);
}

export type Column<Table extends Fields, Name extends keyof AnyField> = {
  readonly [FieldName in keyof Table]: Name extends keyof Table[FieldName] ? Table[FieldName][Name] : never;
};

export function columnOf<Table extends Fields, Name extends keyof AnyField>(
  table: Table,
  name: Name,
): Column<Table, Name> {
  const given = Object.entries(table).filter(([, row]) => row[name] !== undefined);
  return mapValues(Object.fromEntries(given), (row) => row[name]);
}
