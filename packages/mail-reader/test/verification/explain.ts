/**
 * Prints what speaks for and against each candidate of a mail: `npx node packages/mail-reader/test/verification/explain.ts <file.eml>`, or in place of a file the
 * name of a mail of the corpus. The weights are those of `packages/mail-reader/src/verification/evidence.ts`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { htmlToText } from '../../src/html/html-to-text.ts';
import { parseMail } from '../../src/parse-mail.ts';
import { CODE_EVIDENCE, LINK_EVIDENCE } from '../../src/verification/evidence.ts';
import { candidatesOf } from '../../src/verification/extract-verification.ts';
import { rawMail } from './measure.ts';
import { readMails } from './read-mails.ts';

const [name = ''] = process.argv.slice(2);
const ofCorpus = readMails().find((mail) => mail.name === name);
if (ofCorpus === undefined && !existsSync(name)) throw new Error(`There is no file and no mail "${name}".`);
const raw = ofCorpus === undefined ? readFileSync(name) : rawMail(ofCorpus);
const parsed = await parseMail(Readable.from([raw]), {
  store: async (_meta, content) => {
    for await (const _chunk of content);
  },
});
const { subject, text, html, extractedText } = parsed;
const { codes, links } = candidatesOf({
  subject,
  sender: parsed.from[0],
  answers: parsed.inReplyTo !== null || parsed.references.length > 0,
  isCut: extractedText.length < text.trim().length,
  plain: /text\/plain/i.test(raw.toString('latin1')) || html === null ? text : undefined,
  page: html === null ? undefined : pageOf(html),
});

function pageOf(html: string) {
  const { textWithAddresses, links } = htmlToText(html);
  return { text: textWithAddresses, links, html };
}

function weighed<Name extends string>(evidence: readonly Name[], weights: Readonly<Record<Name, number>>) {
  return evidence.map((one) => `${one} ${weights[one]}`).join(', ');
}

for (const { value, source, points, evidence } of codes)
  process.stdout.write(`code ${value} (${source}): ${points} = ${weighed(evidence, CODE_EVIDENCE)}\n`);
for (const { url, purpose, points, evidence } of links)
  process.stdout.write(`${purpose} ${url}: ${points} = ${weighed(evidence, LINK_EVIDENCE)}\n`);
process.stdout.write(`${JSON.stringify(parsed.verification)}\n`);
