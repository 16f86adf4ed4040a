import { Readable } from 'node:stream';
import type { Verification } from '../../src/facts.ts';
import { parseMail } from '../../src/parse-mail.ts';
import type { VerificationCase } from './case.ts';
import { hasVerification } from './read-mails.ts';

export function rawMail({ from, subject, text, html }: VerificationCase): Buffer {
  const word = (value: string) => `=?utf-8?B?${Buffer.from(value).toString('base64')}?=`;
  const [, name = '', address = from] = /^(.*?) <(.*)>$/.exec(from) ?? [];
  const part = (type: string, body: string) =>
    `Content-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${(
      Buffer.from(body)
        .toString('base64')
        .match(/.{1,76}/g) ?? []
    ).join('\r\n')}\r\n`;
  const parts = [
    ...(text === undefined ? [] : [part('text/plain', text)]),
    ...(html === undefined ? [] : [part('text/html', html)]),
  ];
  const body =
    parts.length === 1
      ? parts[0]
      : `Content-Type: multipart/alternative; boundary=b\r\n\r\n${parts.map((one) => `--b\r\n${one}`).join('')}--b--\r\n`;
  return Buffer.from(
    `From: ${word(name)} <${address}>\r\nTo: a@agents.test\r\nSubject: ${folded(subject)}\r\nMIME-Version: 1.0\r\n${body}`,
  );
}

function folded(subject: string): string {
  const characters = Array.from(subject);
  const words: string[] = [];
  for (let i = 0; i < characters.length; i += 10) {
    words.push(`=?utf-8?B?${Buffer.from(characters.slice(i, i + 10).join('')).toString('base64')}?=`);
  }
  return words.join('\r\n ');
}

export async function extracted(mail: VerificationCase): Promise<Verification | null> {
  const parsed = await parseMail(Readable.from([rawMail(mail)]), {
    store: async (_meta, content) => {
      for await (const _chunk of content);
    },
  });
  return parsed.verification;
}

export interface Outcome {
  readonly mail: VerificationCase;
  readonly found: Verification | null;
  /** Whether the best codes and links are exactly the expected ones. */
  readonly codesRight: boolean;
  readonly linksRight: boolean;
  /** Whether a code of high or medium confidence was found that is not expected. */
  readonly hasWrongCode: boolean;
  readonly hasWrongLink: boolean;
}

export function missesOf({ mail, codesRight, linksRight, hasWrongCode, hasWrongLink }: Outcome): string[] {
  const { codes, links } = mail.expected;
  const misses = [
    ...(codesRight ? [] : [codes.length > 0 && !hasWrongCode ? 'code missed' : 'wrong code']),
    ...(linksRight ? [] : [links.length > 0 && !hasWrongLink ? 'link missed' : 'wrong link']),
  ];
  return misses.map((miss) => `${mail.name}: ${miss}`);
}

const RANK = { low: 0, medium: 1, high: 2 };

export async function measure(mails: readonly VerificationCase[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const mail of mails) outcomes.push(outcomeOf(mail, await extracted(mail)));
  return outcomes;
}

function outcomeOf(mail: VerificationCase, found: Verification | null): Outcome {
  const { codes, links } = mail.expected;
  const sure = found?.codes.filter(({ confidence }) => confidence !== 'low') ?? [];
  const foundLinks = found?.links ?? [];
  return {
    mail,
    found,
    codesRight:
      sure.length === codes.length &&
      codes.every(({ value, confidenceAtLeast }) => {
        const same = found?.codes.find((code) => code.value === value);
        return same !== undefined && RANK[same.confidence] >= RANK[confidenceAtLeast];
      }),
    linksRight:
      foundLinks.length === links.length &&
      links.every(({ url, purpose }) =>
        foundLinks.some((link) => link.url === url && link.purpose === purpose),
      ),
    hasWrongCode: sure.some(({ value }) => !codes.some((code) => code.value === value)),
    hasWrongLink: foundLinks.some(({ url }) => !links.some((link) => link.url === url)),
  };
}

/** Codes exactly right, links exactly right, other mails with a wrong code, with a wrong link, each as `some/all`. */
export function sharesOf(outcomes: readonly Outcome[]): readonly string[] {
  const other = outcomes.filter(({ mail }) => !hasVerification(mail));
  const codes = outcomes.filter(({ mail }) => mail.expected.codes.length > 0);
  const links = outcomes.filter(({ mail }) => mail.expected.links.length > 0);
  return [
    share(codes.filter(({ codesRight }) => codesRight).length, codes.length),
    share(links.filter(({ linksRight }) => linksRight).length, links.length),
    share(other.filter(({ hasWrongCode }) => hasWrongCode).length, other.length),
    share(other.filter(({ hasWrongLink }) => hasWrongLink).length, other.length),
  ];
}

function share(some: number, all: number): string {
  return all === 0 ? '' : `${some}/${all}`;
}
