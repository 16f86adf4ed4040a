import * as z from 'zod';
import type { Caller } from '../caller/caller.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { getInbox, type Inbox } from '../store/inbox/inboxes.ts';
import { inboxIdField } from './fields.ts';

export const EXAMPLE_INBOX = 'calm-otter-483920@agents.example.com';

interface OfAccount<Shape extends z.core.$ZodShape, Example> {
  readonly path: `/${string}`;
  readonly input: z.ZodObject<Shape>;
  readonly example: { readonly input: Example };
}

export function ofInbox<Shape extends z.core.$ZodShape, Example>({
  path,
  input,
  example,
}: OfAccount<Shape, Example>) {
  return {
    path: `/inboxes/{inbox_id}${path}` as const,
    input: z.object({ inbox_id: inboxIdField, ...input.shape }),
    exampleInput: { inbox_id: EXAMPLE_INBOX, ...example.input },
  };
}

export async function requireInbox({ table, caller }: Context, inboxId: string): Promise<Inbox> {
  const inbox = await getInbox(table, caller.tenantId, inboxId);
  if (inbox === undefined) throw notFound('inbox');
  return inbox;
}

export function inboxOfKey({ scope }: Caller): string | undefined {
  return scope.type === 'inbox' ? scope.inboxId : undefined;
}
