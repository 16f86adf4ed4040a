import * as z from 'zod';
import type { PermissionFlag } from '../permissions.ts';

/** All that is particular to one event type. */
export interface EventDeclaration<Type extends string, Id extends string> {
  readonly type: Type;
  readonly description: string;
  /** Ids that the event carries beside the common fields, in the order of its frame. `inbox_id` puts it in an inbox's scope. */
  readonly ids: readonly Id[];
  /** Whether clients subscribe to it; if not, it is sent only to the one that asked for it. */
  readonly isSubscribable: boolean;
  /** What a key needs to subscribe to it and to see its deliveries, beside what the transport takes. */
  readonly permission?: PermissionFlag;
}

/** Adds the schema of the event as it travels inside the service: ids only, no word of the mail. */
export function declareEvent<const Type extends string, const Id extends string>(
  declaration: EventDeclaration<Type, Id>,
) {
  const ids = Object.fromEntries(declaration.ids.map((id) => [id, z.string()])) as Record<Id, z.ZodString>;
  const schema = z.object({
    event_type: z.literal(declaration.type),
    event_id: z.string(),
    timestamp: z.string(),
    tenant_id: z.string(),
    ...ids,
  });
  return { ...declaration, schema };
}
