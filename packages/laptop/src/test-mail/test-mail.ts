import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import { isLoopbackName, isOfForeignPage } from '../addresses/loopback-name.ts';
import type { ProxyReply } from '../http-proxy/proxy-reply.ts';
import { readLimited } from '../http-proxy/read-limited.ts';

const MAX_BYTES = 10 * 1024 * 1024;

const mailSchema = z.strictObject({
  from: z.string().min(1).max(1_000),
  to: z.array(z.string().min(1).max(1_000)).min(1).max(50),
  subject: z.string().max(2_000).default(''),
  text: z.string().default(''),
  html: z.string().optional(),
  headers: z.array(z.strictObject({ key: z.string().regex(/^[!-9;-~]+$/), value: z.string() })).default([]),
  attachments: z
    .array(
      z.strictObject({
        filename: z.string(),
        content_type: z.string().optional(),
        content_id: z.string().optional(),
        base64: z.base64(),
      }),
    )
    .default([]),
});

/**
 * Browsers do not speak SMTP, so the web console sends test emails here. The secret path prevents other users of the
 * machine and other pages from sending through it.
 */
export class TestMail {
  readonly #path: string;
  #smtp: { readonly host: string; readonly port: number } | undefined;

  constructor(secret: string) {
    this.#path = `/local/${secret}/mail`;
  }

  sendTo(smtp: { readonly host: string; readonly port: number }): void {
    this.#smtp = smtp;
  }

  async answer(request: IncomingMessage): Promise<ProxyReply | undefined> {
    if ((request.url ?? '/').replace(/\?.*$/s, '') !== this.#path) return undefined;
    if (!isLoopbackName(request.headers.host)) return reply(421, 'Use 127.0.0.1 or localhost as the host.');
    if (isOfForeignPage(request.headers)) return reply(403, 'Pages from other origins are refused.');
    if (request.method !== 'POST') return reply(405, 'Only POST is supported.');
    if (this.#smtp === undefined) return reply(503, 'SMTP is not running yet.');
    const body = await readLimited(request, MAX_BYTES);
    if (body === undefined) return reply(413, 'A test email can be at most 10 MiB.');
    const mail = mailSchema.safeParse(parsed(body));
    if (!mail.success) return reply(422, z.prettifyError(mail.error));
    return this.#send(mail.data, this.#smtp);
  }

  async #send(
    { attachments, headers, html, ...mail }: z.output<typeof mailSchema>,
    smtp: { readonly host: string; readonly port: number },
  ): Promise<ProxyReply> {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      ...smtp,
      ignoreTLS: true,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      const { response } = await transport.sendMail({
        ...mail,
        ...(html === undefined ? {} : { html }),
        headers,
        attachments: attachments.map(({ filename, content_type, content_id, base64 }) => ({
          filename,
          ...(content_type === undefined ? {} : { contentType: content_type }),
          ...(content_id === undefined ? {} : { cid: content_id }),
          content: Buffer.from(base64, 'base64'),
        })),
      });
      return reply(200, response);
    } catch (error) {
      return reply(422, error instanceof Error ? error.message : String(error));
    } finally {
      transport.close();
    }
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function reply(status: number, message: string): ProxyReply {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
    cookies: [],
    body: Buffer.from(JSON.stringify({ message })),
  };
}
