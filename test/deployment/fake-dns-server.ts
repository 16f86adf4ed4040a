import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const NS = 2;

/**
 * A DNS server on loopback that knows name servers of every domain of two labels or fewer, and no other record.
 * @returns its address, and how to end it
 */
export async function startDnsServer(): Promise<{ readonly address: string; stop(): void }> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answerTo(query), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { address: `127.0.0.1:${socket.address().port}`, stop: () => socket.close() };
}

/** RFC 1035, 4.1: the question is sent back, with one answer or none. */
function answerTo(query: Buffer): Buffer {
  let end = 12;
  let labels = 0;
  for (let length = query[end] ?? 0; length > 0; length = query[end] ?? 0) {
    end += length + 1;
    labels += 1;
  }
  const question = query.subarray(12, end + 5);
  const hasAnswer = query.readUInt16BE(end + 1) === NS && labels <= 2;
  const header = Buffer.from(query.subarray(0, 12));
  header.writeUInt16BE(0x8180, 2);
  header.writeUInt16BE(hasAnswer ? 1 : 0, 6);
  header.writeUInt32BE(0, 8);
  if (!hasAnswer) return Buffer.concat([header, question]);
  const server = Buffer.from('\u0003ns1\u0006awsdns\u0004test\u0000', 'latin1');
  // A pointer to the question's name, type, class, lifetime, length.
  const answer = Buffer.from([0xc0, 12, 0, NS, 0, 1, 0, 0, 0, 60, 0, server.length]);
  return Buffer.concat([header, question, answer, server]);
}
