import * as z from 'zod';
import { inboxIdField, pageFields } from '../operations/fields.ts';
import type { Tool } from './tools.ts';

/** Items of a page when none are asked for: fewer than over REST, because a model reads them all. */
export const PAGE_DEFAULT = 10;

export function isList({ operation }: Tool): boolean {
  return 'page_token' in operation.input.shape;
}

/** The arguments of a tool: the input of its operation that assistants choose, and what its view reads. */
export function argumentsOf(tool: Tool): z.ZodObject {
  const { operation, view } = tool;
  const { shape } = operation.input;
  const chosen = Object.entries(shape).filter(([name]) => !(name in (view.fixed ?? {})));
  const own = Object.entries(view.arguments.shape).filter(([name]) => !(name in shape));
  return z.object({
    ...Object.fromEntries([...chosen, ...own]),
    ...(tool.withoutInbox === undefined ? {} : { inbox_id: inboxIdField.optional() }),
    ...(isList(tool) ? { limit: pageFields.limit.removeDefault().default(PAGE_DEFAULT) } : {}),
  });
}
