import type { SendMailOptions } from 'nodemailer';

export interface MailServer {
  readonly host: string;
  readonly port: number;
}

export interface SentOverSmtp {
  readonly accepted: readonly string[];
  readonly rejected: readonly string[];
  readonly response: string;
}

/**
 * Sends one email over SMTP without TLS. @throws nodemailer's error if the server could not be reached, or refused the
 * sender, all recipients or the email.
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
