import { resolve } from 'node:path';
import { endpointsFile } from '../data-dir/endpoints-file.ts';
import { WrongUsage } from '../failures/wrong-usage.ts';

/** The mail was not accepted. The message is the reason and what to do. */
export class SendFailed extends Error {
  override readonly name = 'SendFailed';
}

/** Where mail is sent over SMTP. */
interface MailServer {
  readonly host: string;
  readonly port: number;
}

/**
 * The server that `--smtp` names, else that of the running service.
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
      `No service is running: there is no ${file.file}. Start one with npm start, or name its --data-dir or --smtp host:port`,
    );
  }
  return endpoints.smtp;
}

function readServer(text: string): MailServer {
  const match = /^(.+):(\d{1,5})$/.exec(text);
  if (match === null) throw new WrongUsage(`--smtp wants host:port, not "${text}"`);
  // Brackets are used only around an IPv6 address before a port.
  return { host: (match[1] ?? '').replace(/^\[(.*)\]$/, '$1'), port: Number(match[2]) };
}

/** The failure of a transport as what the user can act on. @param server `host:port`. */
export function explained(error: unknown, server: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ESOCKET' || code === 'ECONNECTION' || code === 'EDNS') {
    return new SendFailed(`Nothing answers at ${server}: ${error.message}. Start the service with npm start`);
  }
  // A refusal of the server, or a file that cannot be read: the error's message is the reason.
  return new SendFailed(error.message);
}
