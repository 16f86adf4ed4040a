import type { AgentInbox } from 'agent-inbox-client/source';

/** The service answers with larger objects from the storage itself, which is another host. */
export const SERVED_BYTES = 4_000_000;

const KEPT_MS = 60_000;

/** Gives a file to the browser's downloads. */
export function save(bytes: ArrayBuffer, filename: string): void {
  // The type is fixed, so that the browser never shows a stranger's file as a page of this origin.
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

interface MessagePath {
  readonly inbox_id: string;
  readonly message_id: string;
}

/** The original mail, or a link to it in the storage when it is large. */
export async function rawMail(
  { messages }: AgentInbox,
  { inbox_id, message_id, size }: MessagePath & { readonly size: number },
): Promise<ArrayBuffer | URL> {
  const path = { inbox_id, message_id };
  if (size <= SERVED_BYTES) return (await messages.getRaw(path)).bytes;
  return new URL((await messages.getRaw({ ...path, format: 'link' })).download_url);
}

/** An attachment, or a link to it in the storage when it is large. */
export async function attachment(
  { messages }: AgentInbox,
  { inbox_id, message_id }: MessagePath,
  { attachment_id, size }: { readonly attachment_id: string; readonly size: number },
): Promise<ArrayBuffer | URL> {
  const path = { inbox_id, message_id, attachment_id };
  if (size <= SERVED_BYTES) return (await messages.getAttachment(path)).bytes;
  return new URL((await messages.getAttachment({ ...path, format: 'link' })).download_url);
}
