import type { SendMailOptions } from 'nodemailer';

/** An address of a server that takes mail. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
}

/** What the server answered. */
export interface SentOverSmtp {
  readonly accepted: readonly string[];
  readonly rejected: readonly string[];
  /** Its last line. */
  readonly response: string;
}

/**
 * Sends one email over SMTP, without TLS.
 * @throws the error of nodemailer if it could not be reached, or refused the sender, all recipients or the email
 */
export async function sendMail(server: MailServer, mail: SendMailOptions): Promise<SentOverSmtp> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ ...server, ignoreTLS: true });
  try {
    const { accepted = [], rejected = [], response } = await transport.sendMail(mail);
    return { accepted: accepted.map(String), rejected: rejected.map(String), response };
  } finally {
    transport.close();
  }
}
