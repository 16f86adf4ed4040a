import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { createTransport } from 'nodemailer';
import { endpointsFile } from '../data-dir/endpoints-file.ts';
import { fileFailure } from '../failures/file-failure.ts';
import { WrongUsage } from '../failures/wrong-usage.ts';
import { SIMULATION_HEADER } from '../smtp/verdicts.ts';

/** Options of `agentinbox send`. */
export interface SendFlags {
  readonly to: readonly string[];
  readonly cc?: readonly string[];
  readonly bcc?: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Files. */
  readonly attach?: readonly string[];
  /** Each `Name: value`. */
  readonly header?: readonly string[];
  /** The local service judges the mail so, as SES would judge such mail (`X-Simulate-Verdicts`). */
  readonly spam?: boolean;
  readonly unauthenticated?: boolean;
  readonly virus?: boolean;
  /** `host:port`. Default: the running service of the data directory. */
  readonly smtp?: string;
  readonly dataDir: string;
}

/** The mail was not accepted. The message is the reason and what to do. */
export class SendFailed extends Error {
  override readonly name = 'SendFailed';
}

/**
 * Sends one mail over SMTP.
 * @returns a sentence with the destination.
 * @throws SendFailed, WrongUsage
 */
export async function sendMail(flags: SendFlags): Promise<string> {
  const server = flags.smtp === undefined ? runningServer(flags.dataDir) : readServer(flags.smtp);
  const attachments = (flags.attach ?? []).map(attachment);
  const transport = createTransport({ ...server, ignoreTLS: true });
  try {
    const { accepted, rejected, response } = await transport.sendMail({
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
  } finally {
    transport.close();
  }
}

interface Server {
  readonly host: string;
  readonly port: number;
}

function runningServer(dataDir: string): Server {
  const file = endpointsFile(resolve(dataDir));
  const endpoints = file.read();
  if (endpoints === undefined) {
    throw new SendFailed(
      `No service is running: there is no ${file.file}. Start one with npm start, or name its --data-dir or --smtp host:port`,
    );
  }
  return endpoints.smtp;
}

function readServer(text: string): Server {
  const match = /^(.+):(\d{1,5})$/.exec(text);
  if (match === null) throw new WrongUsage(`--smtp wants host:port, not "${text}"`);
  // Brackets are used only around an IPv6 address before a port.
  return { host: (match[1] ?? '').replace(/^\[(.*)\]$/, '$1'), port: Number(match[2]) };
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

/** Checked before the mail is sent: the failure of a file must not look like that of the server. */
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
  if (match === null) throw new WrongUsage(`--header wants "Name: value", not "${text}"`);
  return { key: match[1] ?? '', value: match[2] ?? '' };
}

function explained(error: unknown, server: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ESOCKET' || code === 'ECONNECTION' || code === 'EDNS') {
    return new SendFailed(`Nothing answers at ${server}: ${error.message}. Start the service with npm start`);
  }
  // A refusal of the server, or a file that cannot be read: the error's message is the reason.
  return new SendFailed(error.message);
}
