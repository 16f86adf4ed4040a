import { resolve } from 'node:path';
import { endpointsFile } from '@agent-inbox/laptop/endpoints';
import type { MailServer } from '@agent-inbox/laptop/smtp';
import { WrongUsage } from '../failures/wrong-usage.ts';
import { START_COMMAND } from './start-command.ts';

export class SendFailed extends Error {
  override readonly name = 'SendFailed';
}

/**
 * Uses the server named by `--smtp`, otherwise the running service.
 * @throws SendFailed, WrongUsage
 */
export function mailServer({
  smtp,
  dataDir,
}: {
  readonly smtp?: string;
  readonly dataDir: string;
}): MailServer {
  return smtp === undefined ? runningServer(dataDir) : readServer(smtp);
}

function runningServer(dataDir: string): MailServer {
  const file = endpointsFile(resolve(dataDir));
  const endpoints = file.read();
  if (endpoints === undefined) {
    throw new SendFailed(
      `No service is running: ${file.file} does not exist. Start one with ${START_COMMAND}, or pass --data-dir or --smtp host:port`,
    );
  }
  return endpoints.smtp;
}

function readServer(text: string): MailServer {
  const match = /^(.+):(\d{1,5})$/.exec(text);
  if (match === null) throw new WrongUsage(`--smtp must be host:port, not "${text}"`);
  // Brackets enclose only an IPv6 address before a port.
  return { host: (match[1] ?? '').replace(/^\[(.*)\]$/, '$1'), port: Number(match[2]) };
}

export function explained(error: unknown, server: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ESOCKET' || code === 'ECONNECTION' || code === 'EDNS') {
    return new SendFailed(
      `Nothing answers at ${server}: ${error.message}. Start the service with ${START_COMMAND}`,
    );
  }
  return new SendFailed(error.message);
}
