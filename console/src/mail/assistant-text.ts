import * as z from 'zod';
import type { Message } from '../../../client/src/index.ts';
import { fencedText } from '../../../lambdas/mcp/fenced-text.ts';
import { messageView } from '../../../lambdas/mcp/views/message.ts';

// The page's policy forbids code that is made of text.
z.config({ jitless: true });

/** What the MCP tool `get_message` answers about a message: the same code makes it. */
export function assistantText(message: Message): string {
  const { segments } = messageView.show(message, messageView.arguments.parse({}));
  return fencedText(segments, (size) => crypto.getRandomValues(new Uint8Array(size)));
}
