import { join } from 'node:path';
import { counted } from '../output/counted.ts';
import { jsonText } from '../output/json-text.ts';
import { print } from '../output/output.ts';
import { connect } from './connect.ts';
import type { ProfileFlags } from './profile.ts';
import { makeDirectory, saveFile } from './save-file.ts';
import { spinning } from './spinner.ts';

export interface DownloadFlags extends ProfileFlags {
  readonly json?: boolean;
  readonly to: string;
  readonly raw?: boolean;
  readonly force?: boolean;
}

const LONGEST_NAME = 120;

export async function downloadMessage(
  inbox_id: string,
  message_id: string,
  flags: DownloadFlags,
): Promise<void> {
  const written = await spinning('Downloading', download(inbox_id, message_id, flags));
  if (flags.json === true) print(jsonText(written));
  else if (written.length === 0) print('The message has no attachments. --raw saves the original email.');
  else for (const { file, size } of written) print(`${file}  ${counted(size, 'byte')}`);
}

interface Written {
  readonly file: string;
  readonly size: number;
}

async function download(
  inbox_id: string,
  message_id: string,
  flags: DownloadFlags,
): Promise<readonly Written[]> {
  const client = connect(flags);
  const message = await client.messages.get({ inbox_id, message_id });
  makeDirectory(flags.to);
  const written: Written[] = [];
  const write = (name: string, bytes: ArrayBuffer) => {
    const file = join(flags.to, name);
    saveFile(file, bytes, flags.force);
    written.push({ file, size: bytes.byteLength });
  };
  for (const [i, { attachment_id, filename }] of message.attachments.entries()) {
    const { bytes } = await client.messages.getAttachment({ inbox_id, message_id, attachment_id });
    write(`${i + 1}-${safeName(filename)}`, bytes);
  }
  if (flags.raw === true)
    write(`${message_id}.eml`, (await client.messages.getRaw({ inbox_id, message_id })).bytes);
  return written;
}

/** The sender chose the filename, so it may contain paths, a leading dot or characters of the shell. */
function safeName(filename: string | null): string {
  const safe = (filename ?? 'attachment')
    .normalize('NFC')
    .replace(/(?:[^\p{L}\p{N}._-]|\p{Default_Ignorable_Code_Point})+/gu, '_');
  return safe.replace(/^[._-]+/, '').slice(-LONGEST_NAME) || 'attachment';
}
