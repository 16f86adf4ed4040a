import * as z from 'zod';
import { defineOperation } from '../define.ts';
import { threadPath } from '../fields.ts';
import { removeReadable, threadOfPath } from '../messages/change-state.ts';
import { permanentField } from '../messages/delete.ts';
import { examplePath } from './thread.ts';

export const deleteThreadOperation = defineOperation({
  name: 'threads.delete',
  summary: 'Move all messages in a thread to the trash',
  description:
    'Deletes each message that the thread has at the time of the call. A later reply joins the thread, which is then ' +
    'listed again without the messages in the trash. With permanent=true the thread is gone, and a later reply starts a ' +
    'new one.',
  method: 'DELETE',
  path: '/inboxes/{inbox_id}/threads/{thread_id}',
  input: z.object({ ...threadPath, permanent: permanentField }),
  output: z.undefined(),
  errors: ['not_found', 'conflict'],
  audit: { action: 'thread.deleted', resource: 'thread', id: 'thread_id' },
  access: { permission: 'inbox_delete', scope: 'any' },
  example: {
    input: examplePath,
    output: undefined,
  },
  run: (context, { permanent, ...path }) => removeReadable(context, threadOfPath(path), permanent, 'thread'),
});
