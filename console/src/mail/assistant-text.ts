import { fencedText, READING_DEFAULTS, showMessage } from '@agent-inbox/mail-reader/assistant';
import type { Message } from 'agent-inbox-client/source';

export function assistantText(message: Message): string {
  const { segments } = showMessage(message, READING_DEFAULTS);
  return fencedText(segments, (size) => crypto.getRandomValues(new Uint8Array(size)));
}
