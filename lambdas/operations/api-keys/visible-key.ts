import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { getKey, type ListedApiKey } from '../../store/key/api-keys.ts';

/** The key that a path names, if the caller may see it: an inbox-scoped key sees those of its inbox. */
export async function visibleKey({ table, caller }: Context, keyId: string): Promise<ListedApiKey> {
  const key = await getKey(table, caller.tenantId, keyId);
  const inScope = caller.scope.type === 'organization' || key?.inboxId === caller.scope.inboxId;
  if (key === undefined || !inScope) throw notFound('api_key');
  return key;
}
