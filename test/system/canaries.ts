import type { SendMailOptions } from 'nodemailer';
import type { Answer } from './answer.ts';

/** Secrets as answers carry them: fields of JSON, and the signature of a presigned address. */
const SECRETS = [
  ['key', /"api_key":"(ia_\w+)"/g],
  ['webhook secret', /"secret":"(whsec_[\w+/=]+)"/g],
  ['presigned query', /X-Amz-Signature=([0-9a-f]{64})/g],
] as const;

/** No other text has this length. */
const TELLING_CHARACTERS = 24;

/** Secrets that a service issued, and the content of its mail: no log may contain any of them. */
export class Canaries {
  /** What each is. */
  readonly #texts = new Map<string, string>();

  noteAnswer(answer: Answer): void {
    const text = `${answer.headers.get('location') ?? ''} ${answer.body === undefined ? '' : answer.text}`;
    for (const [what, pattern] of SECRETS) {
      for (const [, secret] of text.matchAll(pattern))
        if (secret !== undefined) this.#texts.set(secret, what);
    }
  }

  noteMail({ text, html }: SendMailOptions): void {
    for (const body of [text, html]) {
      if (typeof body === 'string' && body.length >= TELLING_CHARACTERS) {
        this.#texts.set(body.slice(0, TELLING_CHARACTERS), 'body');
      }
    }
  }

  /** @throws Error that names the kind of secret that the text contains, not the secret. */
  refuseIn(logs: string): void {
    const found = [...this.#texts].filter(([text]) => logs.includes(text)).map(([, what]) => what);
    if (found.length > 0) throw new Error(`The logs contain a ${[...new Set(found)].join(', a ')}`);
  }
}
