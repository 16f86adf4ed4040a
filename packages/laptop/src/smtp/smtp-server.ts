import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerOptions,
  type SMTPServerSession,
} from 'smtp-server';
import type { Running } from '../contract.ts';
import { releasePort } from '../engines/reserved-ports.ts';
import { covers } from './receipt-rule.ts';
import type { ReceiptRuleSets } from './receipt-rule-sets.ts';
import { MAX_MAIL_BYTES, MailTooLarge, type ReceivingServices, receiveMail } from './receive-mail.ts';
import { SmtpReply } from './smtp-reply.ts';
import { BadSimulation } from './verdicts.ts';

const HOST = '127.0.0.1';
/** SES accepts 100 recipients per transaction; email programs send the rest in the next one. */
const MAX_RECIPIENTS = 100;
/** Each client holds up to a part of a large email in memory; others are asked to try again. */
const MAX_CLIENTS = 100;
const STOP_GRACE_MS = 10_000;
/** A client that disconnects before the 250 sends the email again. */
const CLIENT_GONE = ['ECONNECTION', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

export interface SmtpOptions extends ReceivingServices {
  readonly port: number;
  readonly ruleSets: Pick<ReceiptRuleSets, 'reaches'>;
  readonly stopGraceMs?: number;
  readonly onAccepted?: ((mailFrom: string, recipients: readonly string[]) => void) | undefined;
  readonly onFailure: (error: Error) => void;
}

interface SmtpEndpoint {
  readonly host: string;
  readonly port: number;
}

export interface SmtpGateway extends SmtpEndpoint, Running {}

/** The types of smtp-server lack these options of version 3.21. */
interface NewerOptions extends SMTPServerOptions {
  readonly maxRecipients: number;
  readonly rejectOversized: boolean;
}

/**
 * SES on port 25 has no login, matches envelope recipients against the receipt rule, and replies 250 only after bytes
 * and notification are durable, or 451.
 */
export async function startSmtp(options: SmtpOptions): Promise<SmtpGateway> {
  const { stopGraceMs = STOP_GRACE_MS } = options;
  const receiving = new Map<SMTPServerDataStream, Promise<void>>();
  let stopping = false;
  const serverOptions: NewerOptions = {
    name: 'localhost',
    banner: 'Agent Inbox local SES',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    rejectOversized: true,
    maxRecipients: MAX_RECIPIENTS,
    maxClients: MAX_CLIENTS,
    closeTimeout: 1,
    onMailFrom(_address, _session, callback) {
      callback(stopping ? isStopping() : null);
    },
    onRcptTo({ address }, _session, callback) {
      callback(refusal(address, options));
    },
    onData(stream, session, callback) {
      if (stopping) {
        stream.resume();
        return callback(isStopping());
      }
      const done = accept(stream, session, options)
        .then(
          (messageId) => callback(null, `OK ${messageId}`),
          (error: unknown) => callback(asReply(error, options.onFailure)),
        )
        .finally(() => receiving.delete(stream));
      receiving.set(stream, done);
    },
  };
  const server = new SMTPServer(serverOptions);
  let listening = false;
  server.on('error', (error) => {
    if (listening && !isClientGone(error)) options.onFailure(error);
  });
  await releasePort(options.port);
  const listener = server.listen(options.port, HOST);
  await once(listener, 'listening');
  listening = true;
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The SMTP server has no port');
  return {
    host: HOST,
    port: address.port,
    async stop() {
      stopping = true;
      const grace = delay(stopGraceMs, undefined, { ref: false });
      await Promise.race([Promise.all(receiving.values()), grace]);
      for (const stream of receiving.keys()) if (!stream.writableEnded) stream.destroy(isStopping());
      // A completely received email is stored and answered, however long the disk takes, because its client would send
      // it again.
      await Promise.all(receiving.values());
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const isStopping = () => new SmtpReply(421, 'The server is stopping');

function refusal(address: string, { rule, ruleSets }: SmtpOptions): SmtpReply | null {
  if (!covers(rule, address)) {
    return new SmtpReply(
      550,
      `No mail is received for ${address}; addresses here end in ${rule.recipients.join(', ')}`,
    );
  }
  if (ruleSets.reaches(rule, address)) return null;
  return new SmtpReply(
    550,
    `No active receipt rule covers ${address}: no rule set is active, or a different one is`,
  );
}

async function accept(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
  services: SmtpOptions,
): Promise<string> {
  const recipients = envelope.rcptTo.map(({ address }) => address);
  const mailFrom = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
  const messageId = await receiveMail(stream, { mailFrom, recipients }, services);
  services.onAccepted?.(mailFrom, recipients);
  return messageId;
}

function asReply(error: unknown, onFailure: (error: Error) => void): SmtpReply {
  if (error instanceof SmtpReply) return error;
  if (error instanceof MailTooLarge) return new SmtpReply(552, error.message);
  if (error instanceof BadSimulation) return new SmtpReply(554, error.message);
  const failure = error instanceof Error ? error : new Error(String(error));
  if (!isClientGone(failure))
    onFailure(new Error(`Mail was not stored: ${failure.message}`, { cause: failure }));
  return new SmtpReply(451, 'The email could not be stored; try again later');
}

function isClientGone(error: Error): boolean {
  return 'code' in error && CLIENT_GONE.includes(String(error.code));
}
