import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { SIMULATION_HEADER, sendMail } from '@agent-inbox/laptop/smtp';
import { fileFailure } from '../failures/file-failure.ts';
import { WrongUsage } from '../failures/wrong-usage.ts';
import { explained, mailServer, SendFailed } from './mail-server.ts';

export interface SendFlags {
  readonly to: readonly string[];
  readonly cc?: readonly string[];
  readonly bcc?: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attach?: readonly string[];
  readonly header?: readonly string[];
  /** The local service applies this verdict as SES would (`X-Simulate-Verdicts`). */
  readonly spam?: boolean;
  readonly unauthenticated?: boolean;
  readonly virus?: boolean;
  /** The default is the running service of the data directory; the form is `host:port`. */
  readonly smtp?: string;
  readonly dataDir: string;
}

export async function sendFromFlags(flags: SendFlags): Promise<string> {
  for (const name of ['from', 'to', 'cc', 'bcc'] as const) {
    // A bounce has no sender.
    const isAddress = (text: string) =>
      /[^\s<]@[^\s>]/.test(text) || (name === 'from' && /^(?:<>)?$/.test(text));
    const bad = [flags[name] ?? []].flat().find((text) => !isAddress(text));
    if (bad !== undefined) throw new WrongUsage(`--${name} must be an address, not "${bad}"`);
  }
  const server = mailServer(flags);
  const attachments = (flags.attach ?? []).map(attachment);
  try {
    const { accepted, rejected, response } = await sendMail(server, {
      from: flags.from,
      to: [...flags.to],
      cc: [...(flags.cc ?? [])],
      bcc: [...(flags.bcc ?? [])],
      subject: flags.subject,
      text: flags.text,
      ...(flags.html === undefined ? {} : { html: flags.html }),
      attachments,
      headers: [...(flags.header ?? []).map(readHeader), ...verdictHeader(flags)],
    });
    if (rejected.length > 0)
      throw new SendFailed(`Refused for ${rejected.join(', ')}, sent to ${accepted.join(', ')}`);
    return `Sent to ${accepted.join(', ')}: ${response}`;
  } catch (error) {
    if (error instanceof SendFailed || error instanceof WrongUsage) throw error;
    throw explained(error, `${server.host}:${server.port}`);
  }
}

function verdictHeader({
  spam,
  unauthenticated,
  virus,
}: SendFlags): readonly { key: string; value: string }[] {
  const failed = [
    ...(spam === true ? ['spam'] : []),
    ...(unauthenticated === true ? ['spf', 'dkim', 'dmarc'] : []),
    ...(virus === true ? ['virus'] : []),
  ];
  if (failed.length === 0) return [];
  return [{ key: SIMULATION_HEADER, value: failed.map((check) => `${check}=FAIL`).join('; ') }];
}

/** Checked before sending: a file error must not look like a server error. */
function attachment(file: string): { readonly path: string } {
  const path = resolve(file);
  try {
    accessSync(path, constants.R_OK);
  } catch (error) {
    throw fileFailure(error, 'read the attachment') ?? error;
  }
  return { path };
}

function readHeader(text: string): { readonly key: string; readonly value: string } {
  const match = /^([!-9;-~]+):\s*(.*)$/s.exec(text);
  if (match === null) throw new WrongUsage(`--header must be "Name: value", not "${text}"`);
  return { key: match[1] ?? '', value: match[2] ?? '' };
}
