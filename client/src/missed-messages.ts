import { ApiError } from './errors.ts';
import { DEFAULT_EVENT_TYPE, type EventType } from './generated/events.ts';
import type { Operations } from './generated/types.ts';
import type { MessageEvent, StreamOptions } from './stream.ts';

const SPAM = 'message.received.spam';
const UNAUTHENTICATED = 'message.received.unauthenticated';

/**
 * Messages that arrived since a time in the inboxes of a stream, in each inbox oldest first.
 * @param since milliseconds since the epoch; read after the first list, whose response has the service's time.
 */
export async function* missedMessages(
  { inboxes, messages }: Pick<Operations, 'inboxes' | 'messages'>,
  since: () => number,
  options: StreamOptions,
): AsyncGenerator<MessageEvent, void, undefined> {
  const types = options.event_types ?? [DEFAULT_EVENT_TYPE];
  for await (const inbox_id of inboxesOf(inboxes, options)) {
    const found: MessageEvent[] = [];
    const list = messages.listAll(
      {
        inbox_id,
        limit: 100,
        include_spam: types.includes(SPAM),
        // Mail that is both spam and unauthenticated has the event of spam, and is listed only with both flags.
        include_unauthenticated: types.includes(UNAUTHENTICATED) || types.includes(SPAM),
      },
      options.signal === undefined ? {} : { signal: options.signal },
    );
    try {
      for await (const message of list) {
        if (Date.parse(message.received_at) < since()) break;
        const event_type = typeOf(message.labels);
        if (!types.includes(event_type)) continue;
        const { thread_id, message_id, received_at } = message;
        found.push({ event_type, timestamp: received_at, inbox_id, thread_id, message_id });
      }
    } catch (error) {
      // The inbox was deleted after the inboxes were listed, and the caller did not name it.
      const isGone = error instanceof ApiError && error.status === 404 && options.inbox_ids === undefined;
      if (!isGone) throw error;
      continue;
    }
    yield* found.reverse();
  }
}

function typeOf(labels: readonly string[]): EventType {
  if (labels.includes('spam')) return SPAM;
  return labels.includes('unauthenticated') ? UNAUTHENTICATED : 'message.received';
}

async function* inboxesOf(
  inboxes: Operations['inboxes'],
  { inbox_ids, signal }: StreamOptions,
): AsyncGenerator<string, void, undefined> {
  if (inbox_ids !== undefined) yield* inbox_ids;
  else {
    const all = inboxes.listAll({ limit: 100 }, signal === undefined ? {} : { signal });
    for await (const { inbox_id } of all) yield inbox_id;
  }
}
