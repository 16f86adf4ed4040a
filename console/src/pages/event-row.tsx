import type { MessageEvent } from '../../../client/src/index.ts';
import { hrefOf } from '../router.ts';
import { Ago } from '../ui/time.tsx';

/** One event with the thread that it leads to. */
export function EventRow({ event }: { readonly event: MessageEvent }) {
  const { event_type, inbox_id, thread_id, message_id, timestamp } = event;
  return (
    <li class="row">
      <a class="row-main" data-row href={hrefOf('inboxes', inbox_id, thread_id)}>
        <span class="row-title">{event_type}</span>
        <span class="row-text">
          {inbox_id} · {message_id}
        </span>
      </a>
      <span class="row-side">
        <Ago iso={timestamp} />
      </span>
    </li>
  );
}
