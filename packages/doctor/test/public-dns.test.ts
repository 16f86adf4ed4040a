import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { publicDns } from '../src/public-dns.ts';

const NXDOMAIN = 3;
const SERVFAIL = 2;
const NO_ERROR = 0;

async function dnsServer(rcode: number, answers: readonly Buffer[] = []): Promise<string> {
  const server = createSocket('udp4');
  server.on('message', (query, { port, address }) => {
    const question = query.subarray(0, query.indexOf(0, 12) + 5);
    const reply = Buffer.concat([question, ...answers]);
    reply.writeUInt16BE(0x8180 | rcode, 2);
    reply.writeUInt16BE(answers.length, 6);
    reply.writeUInt32BE(0, 8);
    server.send(reply, port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `127.0.0.1:${server.address().port}`;
}

function txt(...parts: readonly string[]): Buffer {
  const data = Buffer.concat(parts.map((part) => Buffer.concat([Buffer.of(part.length), Buffer.from(part)])));
  const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([head, data]);
}

describe('publicDns', () => {
  test('joins the parts of a TXT record', async () => {
    const dns = publicDns(await dnsServer(NO_ERROR, [txt('v=spf1 ', '-all'), txt('other')]));
    expect([...(await dns.txt('a.example'))].sort()).toEqual(['other', 'v=spf1 -all']);
  });

  test.each([
    ['that does not exist', NXDOMAIN],
    ['without such records', NO_ERROR],
  ])('gives nothing for a name %s', async (_what, rcode) => {
    const dns = publicDns(await dnsServer(rcode));
    const all = await Promise.all([
      dns.mx('a.example'),
      dns.cname('a.example'),
      dns.caa('a.example'),
      dns.addresses('a.example'),
    ]);
    expect(all).toEqual([[], [], [], []]);
  });

  test('does not take a server that fails for a name without records', async () => {
    const dns = publicDns(await dnsServer(SERVFAIL));
    await expect(dns.ns('a.example')).rejects.toThrow(/ESERVFAIL/);
  });
});
