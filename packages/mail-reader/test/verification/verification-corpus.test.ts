import { expect, test } from 'vitest';
import type { VerificationCase } from './case.ts';
import { hasVerification, readMails, readSealedMails } from './read-mails.ts';

const ALL_MAILS = [...readMails(), ...readSealedMails()];
const VERIFICATION_MAILS = ALL_MAILS.filter(hasVerification);
const OTHER_MAILS = ALL_MAILS.filter((mail) => !hasVerification(mail));

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  thinsp: ' ',
  zwnj: '',
};

function decodeEntities(html: string): string {
  return html.replace(/&(?:#(\d+)|(\w+));/g, (all, decimal?: string, name = '') =>
    decimal === undefined ? (NAMED[name] ?? all) : String.fromCodePoint(Number(decimal)),
  );
}

/** What a reader sees, without anything that only groups characters; other digits as ASCII. */
function condensed({ subject, text = '', html = '' }: VerificationCase): string {
  const withoutTags = html.replace(/<(style|script|title)\b.*?<\/\1>|<!--.*?-->|<[^>]*>/gs, '');
  return `${subject}\n${text}\n${decodeEntities(withoutTags)}`
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\u09e6-\u09ef]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[\s\u200b-]/g, '');
}

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('each mail of the verification corpus has a name of its own and a body', () => {
  expect(duplicates(ALL_MAILS.map(({ name }) => name))).toEqual([]);
  expect(ALL_MAILS.filter(({ text = '', html = '' }) => `${text}${html}`.trim() === '')).toEqual([]);
  expect(ALL_MAILS.filter(({ from }) => !/^[^<>]+ <[^@<>\s]+@[^@<>\s]+>$/.test(from))).toEqual([]);
});

test('no two mails of the verification corpus have the same subject and body', () => {
  expect(duplicates(ALL_MAILS.map(({ subject, text, html }) => `${subject}\n${text}\n${html}`))).toEqual([]);
});

test('the verification corpus covers the promised languages, layouts and numbers of mails', () => {
  for (const mails of [VERIFICATION_MAILS, OTHER_MAILS]) {
    expect(new Set(mails.map(({ language }) => language)).size).toBeGreaterThanOrEqual(16);
    expect(new Set(mails.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(40);
  }
  expect(new Set(ALL_MAILS.map(({ layout }) => layout)).size).toBeGreaterThanOrEqual(80);
});

test('each expected code and link of the verification corpus is in its mail', () => {
  const missing = ALL_MAILS.flatMap((mail) => {
    const seen = condensed(mail);
    const written = decodeEntities(`${mail.text}\n${mail.html}`);
    return [
      ...mail.expected.codes
        .map(({ value }) => value)
        .filter((value) => !seen.includes(value.replace('-', ''))),
      ...mail.expected.links.map(({ url }) => url).filter((url) => !written.includes(url)),
    ].map((value) => `${mail.name}: ${value}`);
  });

  expect(missing).toEqual([]);
});
