import * as z from 'zod';
import { listThreadsOperation } from '../../operations/threads/list.ts';
import { threadSchema } from '../../operations/threads/thread.ts';
import { jsonLine } from '../json-line.ts';
import { defineView, noArguments, UNTRUSTED, untrusted } from '../view.ts';
import { visibleLine } from '../visible-text.ts';

const shownThread = threadSchema.extend(untrusted);
const output = listThreadsOperation.output.extend({ ...untrusted, threads: z.array(shownThread) });

/** A page of threads: what is ours of each, then what strangers wrote, one JSON line for each thread. */
export const threadsView = defineView({
  body: listThreadsOperation.output,
  arguments: noArguments,
  fixed: {},
  output,
  holdsMail: true,
  show(page) {
    const threads = page.threads.map((thread) => ({
      ...thread,
      preview: visibleLine(thread.preview),
      ...UNTRUSTED,
    }));
    const ours = threads.map(({ thread_id, labels, message_count, last_message_id, last_activity_at }) => ({
      thread_id,
      labels,
      message_count,
      last_message_id,
      last_activity_at,
    }));
    const theirs = threads.map(({ thread_id, senders, subject, preview }) =>
      jsonLine({ thread_id, senders, subject, preview }),
    );
    const { count, limit, next_page_token } = page;
    const head = { count, limit, next_page_token, threads: ours, ...UNTRUSTED };
    return {
      structured: { ...page, threads, ...UNTRUSTED },
      segments: threads.length === 0 ? [{ ours: head }] : [{ ours: head }, { theirs: theirs.join('\n') }],
    };
  },
});
