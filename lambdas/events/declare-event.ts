import * as z from 'zod';
import type { PermissionFlag } from '../caller/permissions.ts';
import { KINDS } from '../mail/message.ts';

/** Fields of an event beside the common ones, in the order of its frame. `inbox_id` puts it in an inbox's scope. */
type Fields = Readonly<Record<string, z.ZodType>>;

/** All that is particular to one event type. */
export interface EventDeclaration<Type extends string, Shape extends Fields> {
  readonly type: Type;
  readonly description: string;
  readonly fields: Shape;
  /** Whether clients subscribe to it; if not, it is sent only to the client that asked for it. */
  readonly isSubscribable: boolean;
  /** Whether it is still sent, and read from the log, when the inbox of its `inbox_id` was deleted. */
  readonly survivesInbox: boolean;
  /** What a key needs to subscribe to it and to see its deliveries, beside what the transport takes. */
  readonly permission?: PermissionFlag;
  /** The scope that such a key must have; any without it. */
  readonly scope?: 'organization';
}

/** Of an event of mail: subscribers select by it, and its frame does not have it. Absent where it is not known. */
const mailKind = z.enum(KINDS).optional();

/** Adds the schema of the event inside the service, which has its tenant, and that of its frame, as receivers see it. */
export function declareEvent<const Type extends string, const Shape extends Fields>(
  declaration: EventDeclaration<Type, Shape>,
) {
  const { type, fields, description } = declaration;
  const common = { event_type: z.literal(type), event_id: z.string(), timestamp: z.string() };
  return {
    ...declaration,
    schema: z.object({ ...common, tenant_id: z.string(), mail_kind: mailKind, ...fields }),
    frame: z
      .object({
        type: z.literal('event'),
        event_type: z.literal(type),
        event_id: z.string().describe('The same in every delivery of the event'),
        timestamp: z.string().describe('When it happened; ISO-8601, UTC'),
        ...fields,
      })
      .meta({ id: nameOf(type), description }),
  };
}

/** `inbox.created` as `InboxCreatedEvent`. */
function nameOf(type: string): string {
  const words = type.split('.').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  return `${words.join('')}Event`;
}
