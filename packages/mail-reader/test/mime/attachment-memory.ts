import type { AttachmentMeta, AttachmentSink } from '../../src/parsed-mail.ts';

interface AttachmentMemory extends AttachmentSink {
  readonly stored: { readonly meta: AttachmentMeta; readonly bytes: Buffer }[];
}

export function attachmentMemory(): AttachmentMemory {
  const stored: { meta: AttachmentMeta; bytes: Buffer }[] = [];
  return {
    stored,
    async store(meta, content) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of content) chunks.push(chunk);
      stored.push({ meta, bytes: Buffer.concat(chunks) });
    },
  };
}

export async function* bytesOf(mail: string | Uint8Array, size = 16_384): AsyncGenerator<Uint8Array> {
  const bytes = typeof mail === 'string' ? Buffer.from(mail, 'utf8') : mail;
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
