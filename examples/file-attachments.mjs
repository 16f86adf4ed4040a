// Watches the stream and stores every attachment under its SHA-256, so that each file is stored once.
//   node examples/file-attachments.mjs [directory]
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AgentInbox } from 'agent-inbox-client';
import { local } from './local.mjs';

const directory = process.argv[2] ?? 'attachments';
await mkdir(directory, { recursive: true });
const client = new AgentInbox(local());
console.log('Watching.');

for await (const { inbox_id, message_id } of client.stream({ since: new Date() })) {
  const { attachments } = await client.messages.get({ inbox_id, message_id });
  for (const { attachment_id, sha256 } of attachments) {
    const { bytes } = await client.messages.getAttachment({ inbox_id, message_id, attachment_id });
    // The name comes from the content, never from the sender.
    await writeFile(join(directory, sha256), Buffer.from(bytes));
    console.log(sha256);
  }
}
