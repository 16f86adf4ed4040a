import type { AgentInbox } from 'agent-inbox-client/source';

/** The service answers with larger objects from S3, which is another host. */
export const SERVED_BYTES = 4_000_000;

const KEPT_MS = 60_000;

export function save(bytes: ArrayBuffer, filename: string): void {
  // The fixed type keeps the browser from showing an untrusted file as a page of this origin.
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

export async function rawMail(
  { messages }: AgentInbox,
  { inbox_id, message_id, size }: MessagePath & { readonly size: number },
): Promise<ArrayBuffer | URL> {
  const path = { inbox_id, message_id };
  if (size <= SERVED_BYTES) return (await messages.getRaw(path)).bytes;
  return new URL((await messages.getRaw({ ...path, format: 'link' })).download_url);
}

export async function attachment(
  { messages }: AgentInbox,
  { inbox_id, message_id }: MessagePath,
  { attachment_id, size }: { readonly attachment_id: string; readonly size: number },
): Promise<ArrayBuffer | URL> {
  const path = { inbox_id, message_id, attachment_id };
  if (size <= SERVED_BYTES) return (await messages.getAttachment(path)).bytes;
  return new URL((await messages.getAttachment({ ...path, format: 'link' })).download_url);
}
