import { createServer, request as httpRequest, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestMail } from '../../src/test-mail/test-mail.ts';
import { MailSink } from '../smtp/mail-sink.ts';

const SECRET = 's'.repeat(24);
const testMail = new TestMail(SECRET);
let sink: MailSink;
let server: Server;
beforeAll(async () => {
  sink = await MailSink.start();
  testMail.sendTo({ host: '127.0.0.1', port: sink.port });
  server = createServer(async (request, response) => {
    const reply = await testMail.answer(request);
    response.writeHead(reply?.status ?? 404).end(reply?.body ?? 'the API');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
});
afterAll(async () => {
  server.close();
  await sink.stop();
});

interface Sent {
  readonly path?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly method?: string;
}

function send(mail: unknown, { path, headers = {}, method = 'POST' }: Sent = {}) {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      method,
      path: path ?? `/local/${SECRET}/mail`,
      headers: { host: `127.0.0.1:${port}`, 'content-type': 'application/json', ...headers },
    };
    const sent = httpRequest(options, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, text }));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(mail));
  });
}

const MAIL = {
  from: 'Ada <ada@example.org>',
  to: ['one@inbox.localhost'],
  subject: 'Hello',
  text: 'text',
};

test('POST at the secret path sends a mail with HTML, headers, attachments and images', async () => {
  const { status } = await send({
    ...MAIL,
    html: '<img src="cid:logo">',
    headers: [{ key: 'X-Simulate-Verdicts', value: 'spam=FAIL' }],
    attachments: [
      { filename: 'logo.png', content_type: 'image/png', content_id: 'logo', base64: 'aGk=' },
      { filename: 'note.txt', base64: 'aGk=' },
    ],
  });

  expect(status).toBe(200);
  const { mail, receipt } = await sink.nextNotification();
  const raw = (await sink.rawMail(`incoming/${mail.messageId}`)).toString();
  expect(receipt.spamVerdict.status).toBe('FAIL');
  expect(raw).toMatch(/content-id: <logo>/i);
  expect(raw).toContain('filename=note.txt');
});

test.each([
  ['another secret', { path: `/local/${'x'.repeat(24)}/mail` }, 404],
  ['the path without a secret', { path: '/local/mail' }, 404],
  ['a page of another origin', { headers: { origin: 'https://evil.example' } }, 403],
  ['a page in a sandbox', { headers: { origin: 'null' } }, 403],
  ['a name that is rebound to this machine', { headers: { host: 'evil.example' } }, 421],
  ['PUT', { method: 'PUT' }, 405],
] as const)('%s sends nothing', async (_, sent, expected) => {
  expect((await send(MAIL, sent)).status).toBe(expected);
});

test.each([
  ['no recipient', { ...MAIL, to: [] }],
  ['an unknown field', { ...MAIL, path: '/etc/passwd' }],
  ['a file in place of an attachment', { ...MAIL, attachments: [{ filename: 'x', path: '/etc/passwd' }] }],
  ['a header that ends its line', { ...MAIL, headers: [{ key: 'X-A: b\r\nBcc', value: 'x' }] }],
  ['no JSON object', 'mail'],
])('a mail with %s is refused with 422', async (_, mail) => {
  expect((await send(mail)).status).toBe(422);
});

test('a refusal of the SMTP server is in the answer', async () => {
  const { status, text } = await send({ ...MAIL, to: ['one@elsewhere.example'] });

  expect(status).toBe(422);
  expect(text).toContain('550');
});
