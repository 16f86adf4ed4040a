import * as z from 'zod';
import { ADVERSE_SEED } from './adverse-seed.ts';

const objectSchema = z.record(z.string(), z.unknown());

export class Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly body: unknown;

  constructor(status: number, headers: Headers, bytes: Buffer, body: unknown) {
    this.status = status;
    this.headers = headers;
    this.bytes = bytes;
    this.body = body;
  }

  get text(): string {
    return this.bytes.toString('utf8');
  }

  field(name: string): unknown {
    return objectSchema.parse(this.body)[name];
  }

  string(name: string): string {
    return z.string({ error: `no text ${name} in ${this.text}` }).parse(this.field(name));
  }

  number(name: string): number {
    return z.number({ error: `no number ${name} in ${this.text}` }).parse(this.field(name));
  }

  list(name: string): readonly Answer[] {
    const members = z
      .array(z.unknown(), { error: `no list ${name} in ${this.text}` })
      .parse(this.field(name));
    return members.map(
      (member) => new Answer(this.status, this.headers, Buffer.from(JSON.stringify(member)), member),
    );
  }
}

/** In adverse mode a read may fail with 5xx; a client asks again, as packages/laptop/adverse-mode.md says. */
const READ_ATTEMPTS = ADVERSE_SEED === undefined ? 1 : 4;

/** Redirects are answers like any other. */
export async function request(url: string, init: RequestInit = {}): Promise<Answer> {
  const isRead = init.method === undefined || init.method === 'GET';
  for (let attempt = 1; ; attempt++) {
    const answer = await requestOnce(url, init);
    if (!isRead || answer.status < 500 || attempt >= READ_ATTEMPTS) return answer;
  }
}

async function requestOnce(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, {
    redirect: 'manual',
    ...init,
    headers: { ...(init.body === undefined ? {} : { 'content-type': 'application/json' }), ...init.headers },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.includes('json') === true && bytes.length > 0;
  return new Answer(
    response.status,
    response.headers,
    bytes,
    isJson ? JSON.parse(bytes.toString('utf8')) : undefined,
  );
}
