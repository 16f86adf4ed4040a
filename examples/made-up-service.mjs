// A made-up web service that signs people up: it emails a code and expects it back.
//   node examples/made-up-service.mjs         (see sign-up.mjs)
//
//   POST /sign-up  {"email"}          202; a code is on its way
//   POST /confirm  {"email", "code"}  200 {"welcome"}, or 403 for a wrong code
import { randomInt, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { localSmtp } from './local.mjs';

const DOMAIN = 'made-up.example';
const smtp = localSmtp();
const codes = new Map();

const server = createServer(async (request, response) => {
  const answer = (status, body) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  try {
    const { email, code } = JSON.parse((await request.toArray()).join(''));
    if (request.url === '/sign-up') {
      // An address of this form cannot inject SMTP commands or headers.
      if (!/^[\w.+-]+@[\w.-]+$/.test(email)) return answer(422, { error: 'that is not an email address' });
      const fresh = String(randomInt(1_000_000)).padStart(6, '0');
      codes.set(email, fresh);
      await sendMail(email, fresh);
      return answer(202, { sent: true });
    }
    if (request.url === '/confirm') {
      const expected = codes.get(email) ?? '';
      // Each code allows one attempt.
      codes.delete(email);
      const isRight =
        code?.length === 6 && timingSafeEqual(Buffer.from(code), Buffer.from(expected.padEnd(6)));
      return isRight ? answer(200, { welcome: email }) : answer(403, { error: 'wrong code' });
    }
    answer(404, { error: 'not found' });
  } catch (error) {
    console.error(error);
    answer(500, { error: 'something went wrong' });
  }
});
server.listen(Number(process.env.PORT ?? 8090), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${server.address().port}`);
});

/** Emails a code with minimal SMTP (RFC 5321). */
async function sendMail(to, code) {
  const socket = connect(smtp.port, smtp.host);
  const lines = createInterface({ input: socket });
  const replies = lines[Symbol.asyncIterator]();
  await reply();
  await say(`EHLO ${DOMAIN}`);
  await say(`MAIL FROM:<no-reply@${DOMAIN}>`);
  await say(`RCPT TO:<${to}>`);
  await say('DATA');
  await say(
    [
      `From: Made Up <no-reply@${DOMAIN}>`,
      `To: <${to}>`,
      `Subject: ${code} is your Made Up code`,
      `Date: ${new Date().toUTCString()}`,
      `Message-ID: <${Date.now()}.${code}@${DOMAIN}>`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Welcome to Made Up!',
      '',
      `Your verification code is ${code}. It is valid for 10 minutes.`,
      '.',
    ].join('\r\n'),
  );
  socket.end('QUIT\r\n');
  await once(socket, 'close');

  async function say(line) {
    socket.write(`${line}\r\n`);
    await reply();
  }

  async function reply() {
    for (;;) {
      const { value = '' } = await replies.next();
      if (!/^[23]/.test(value)) throw new Error(`SMTP: ${value}`);
      // A hyphen after the number means that more lines follow.
      if (value[3] !== '-') return;
    }
  }
}
