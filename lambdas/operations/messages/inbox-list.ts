import type { Context } from '../../core/context.ts';
import { type ApiError, invalid, notFound } from '../../core/errors.ts';
import { keysOfMessageId } from '../../ids.ts';
import { shownVisibilities, type Visibility } from '../../message/visibility.ts';
import { deletedVisibility } from '../../store/message/deleted-messages.ts';
import { getMessage, type InboxPath } from '../../store/message/messages.ts';
import type { Page } from '../../store/table/page.ts';
import { foldedLabels } from '../label-fields.ts';
import { type FilterInput, filterIdentity } from '../list-filters.ts';
import { isSearched, type SearchInput } from '../search-list.ts';
import { mayRead, refuseSpamWithoutPermission } from '../spam-access.ts';

export async function isAfterKnown(
  { table, caller }: Context,
  path: InboxPath,
  after: string | undefined,
): Promise<boolean> {
  if (after === undefined || keysOfMessageId(after) === undefined) return true;
  const message = await getMessage(table, path, after);
  // A reader can continue after the last message that it saw even if that was deleted.
  const visibility = message?.visibility ?? (await deletedVisibility(table, path.inboxId, after));
  return visibility !== undefined && mayRead(caller, visibility);
}

export function unknownMessage(): ApiError {
  return invalid('after', 'must be a message in this inbox');
}

type ListInput = FilterInput & SearchInput & { readonly inbox_id: string; readonly include_held: boolean };

export async function openList(
  context: Context,
  operation: 'messages.list' | 'threads.list',
  input: ListInput,
) {
  const { inbox_id: inboxId, include_spam, include_unauthenticated, include_held } = input;
  refuseSpamWithoutPermission(context.caller, include_spam, include_held);
  if (include_held && isSearched(input)) throw invalid('include_held', 'cannot be given with q or sort');
  const path = { tenantId: context.caller.tenantId, inboxId };
  if (isSearched(input)) {
    if (!(await isAfterKnown(context, path, input.after))) throw unknownMessage();
    return undefined;
  }
  const held = include_held ? ['held'] : [];
  const filters = [inboxId, include_spam, include_unauthenticated, ...held, ...filterIdentity(input)];
  const list = { operation, filters };
  return { path, list, visibilities: visibilitiesOf(input) };
}

/** If only held email can match, nothing else is read, because it may come after thousands of other messages. */
function visibilitiesOf(input: ListInput): readonly Visibility[] {
  if (input.include_held && foldedLabels(input.label).includes('held')) return ['held'];
  return shownVisibilities({
    includeSpam: input.include_spam === true,
    includeUnauthenticated: input.include_unauthenticated === true,
    includeHeld: input.include_held,
  });
}

export async function readList<Item>(
  context: Context,
  path: InboxPath,
  after: string | undefined,
  reading: Promise<Page<Item> | undefined>,
): Promise<Page<Item>> {
  const [page, isKnown] = await Promise.all([reading, isAfterKnown(context, path, after)]);
  if (page === undefined) throw notFound('inbox');
  if (!isKnown) throw unknownMessage();
  return page;
}
