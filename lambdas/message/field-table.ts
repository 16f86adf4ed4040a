import * as z from 'zod';
import { mapValues } from '../map-values.ts';

/** A line of a table of fields, beside its schemas. */
interface Facts<Value> {
  /** Description in the API reference. */
  readonly about?: string;
  /** Value in the example of the API reference, which leaves a field without one out. */
  readonly example?: Value;
  /** Written by the sender, or derived from such text: MCP shows it between markers only. */
  readonly untrusted?: true;
  /** Shortens it in the row of a message whose summary is too large; its object has the whole. */
  cutInRow?(value: Value): Value;
  /** It is halved until an answer fits that is too large even without bodies. */
  readonly halved?: true;
  /** What an answer has if the content of the message was lost in storage. */
  readonly whenLost?: Value;
}

export interface Field<Stored extends z.ZodType, Shown extends z.ZodType> extends Facts<unknown> {
  /** Parses the stored form, and encodes it with `z.encode`. Everything that an earlier version stored must still parse. */
  readonly stored: Stored;
  readonly shown: Shown;
}

type AnyField = Field<z.ZodType, z.ZodType>;
type Fields = Readonly<Record<string, AnyField>>;

/** A field that every message has, in its row and in answers. */
export function field<Schema extends z.ZodType>(
  schema: Schema,
  facts: Facts<z.output<Schema>>,
): Field<Schema, Schema> {
  return { ...facts, stored: schema, shown: described(schema, facts) };
}

/** A field that rows and answers leave out when there is nothing to say. */
export function optional<Schema extends z.ZodType>(
  schema: Schema,
  facts: Facts<z.output<Schema> | undefined>,
) {
  return field(schema.optional(), facts);
}

/** A field that rows leave out where answers have null, as in rows that were stored before the field existed. */
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

/** An array schema with a read-only type: `.readonly()` of zod freezes each array. */
export function list<Item extends z.ZodType>(
  item: Item,
): z.ZodType<readonly z.output<Item>[], readonly z.input<Item>[]> {
  return z.array(item);
}

export type Column<Table extends Fields, Name extends keyof AnyField> = {
  readonly [FieldName in keyof Table]: Name extends keyof Table[FieldName] ? Table[FieldName][Name] : never;
};

/** What fields of a table have under one name, such as the shape of the stored schema; without those that have nothing there. */
export function columnOf<Table extends Fields, Name extends keyof AnyField>(
  table: Table,
  name: Name,
): Column<Table, Name> {
  const given = Object.entries(table).filter(([, row]) => row[name] !== undefined);
  return mapValues(Object.fromEntries(given), (row) => row[name]);
}
