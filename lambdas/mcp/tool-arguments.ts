import * as z from 'zod';
import type { KeyedOperation } from '../operations/define.ts';
import { inboxIdField, pageFields } from '../operations/fields.ts';
import { unwrapped } from '../operations/unwrapped.ts';
import { parseFields } from '../operations/validation-error.ts';
import type { Tool } from './tools.ts';

/** The default is lower than over REST, because a model reads every item. */
const PAGE_DEFAULT = 10;

export function argumentsOf(tool: Tool): z.ZodObject {
  const { operation, view } = tool;
  const chosen = Object.entries(operation.input.shape).filter(([name]) => !(name in (view.fixed ?? {})));
  return z.object({
    ...Object.fromEntries(chosen),
    ...ownFields(tool, operation),
    ...(tool.withoutInbox === undefined ? {} : { inbox_id: inboxIdField.optional() }),
  });
}

function ownFields({ view }: Tool, { input: { shape } }: KeyedOperation): z.ZodRawShape {
  const own = Object.entries(view.arguments.shape).filter(([name]) => !(name in shape));
  const limit =
    'page_token' in shape ? { limit: pageFields.limit.removeDefault().default(PAGE_DEFAULT) } : {};
  return { ...Object.fromEntries(own), ...limit };
}

const schemas = new WeakMap<Tool, Map<KeyedOperation, z.ZodObject>>();

interface ReadArguments {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The operation's arguments are included only if the call sets them. */
  readonly ofView: Readonly<Record<string, unknown>>;
}

export function readArguments(
  tool: Tool,
  operation: KeyedOperation,
  args: Readonly<Record<string, unknown>>,
): ReadArguments {
  const known = schemas.get(tool) ?? new Map<KeyedOperation, z.ZodObject>();
  schemas.set(tool, known);
  const schema = known.get(operation) ?? operation.input.safeExtend(ownFields(tool, operation));
  known.set(operation, schema);
  const fields = parseFields(schema, withLists(schema, args), Object.keys(argumentsOf(tool).shape));
  const { shape } = operation.input;
  const seen = Object.keys(tool.view.arguments.shape).filter(
    (name) => !(name in shape && args[name] === undefined),
  );
  return { fields, ofView: Object.fromEntries(seen.map((name) => [name, fields[name]])) };
}

/** Models often give one string where a list is expected. */
function withLists({ shape }: z.ZodObject, args: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => {
      const isOne = typeof value === 'string' && Object.hasOwn(shape, name);
      return [name, isOne && unwrapped(shape[name] as z.ZodType).def.type === 'array' ? [value] : value];
    }),
  );
}
