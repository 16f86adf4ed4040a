import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import * as z from 'zod';
import { jsonAnswer, type WireAnswer } from './wire-answers.ts';

const keysSchema = z.looseObject({ Keys: z.array(z.unknown()) });
const bodySchema = z.looseObject({ RequestItems: z.record(z.string(), keysSchema) });
const httpSchema = z.looseObject({
  body: z.instanceof(Uint8Array),
  headers: z.record(z.string(), z.string()),
});
const answerSchema = z.object({ statusCode: z.number(), body: z.instanceof(Readable) });

/** A batch of reads of which DynamoDB leaves the second half unprocessed, as it does under load. */
export class PartialBatch {
  /** The request for the first half, to be sent in place of the whole. */
  readonly request: object;
  readonly #left: Record<string, z.output<typeof keysSchema>> = {};

  private constructor(http: z.output<typeof httpSchema>, original: object) {
    const asked = bodySchema.parse(JSON.parse(new TextDecoder().decode(http.body)));
    const first: Record<string, z.output<typeof keysSchema>> = {};
    for (const [table, wanted] of Object.entries(asked.RequestItems)) {
      const half = Math.ceil(wanted.Keys.length / 2);
      first[table] = { ...wanted, Keys: wanted.Keys.slice(0, half) };
      if (half < wanted.Keys.length) this.#left[table] = { ...wanted, Keys: wanted.Keys.slice(half) };
    }
    const body = JSON.stringify({ ...asked, RequestItems: first });
    const headers = { ...http.headers, 'content-length': String(Buffer.byteLength(body)) };
    // Still of the SDK's own class, which its transport asks for.
    this.request = Object.assign(Object.create(Object.getPrototypeOf(original)), original, { body, headers });
  }

  static of(request: unknown): PartialBatch {
    const http = httpSchema.parse(request);
    return new PartialBatch(http, z.instanceof(Object).parse(request));
  }

  /** The answer to the first half, saying what was left. */
  async answer(response: unknown): Promise<WireAnswer> {
    const { statusCode, body } = answerSchema.parse(response);
    const reply: object = JSON.parse((await buffer(body)).toString());
    return jsonAnswer(statusCode, { ...reply, UnprocessedKeys: this.#left });
  }
}
