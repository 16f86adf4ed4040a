import { extractVerification } from '@agent-inbox/mail-reader/text';
import { describe, expect, test } from 'vitest';
import type { MessageSummary } from '../../../lambdas/message/message.ts';
import { candidateOf } from '../../../lambdas/operations/inboxes/found-verification.ts';
import { composeSummary } from '../../../lambdas/receive/compose.ts';
import { storedSummarySchema, summaryToStored } from '../../../lambdas/store/object/stored-message.ts';
import { inboxMail, testInbox } from '../store/receive/arriving-mail.ts';
import { NOW } from '../test-context.ts';

const LINKS = {
  fromDomain: undefined,
  isExact: false,
  kind: 'link',
  requiresDmarc: false,
  requiresLinkDomain: false,
  countsSpam: true,
} as const;
const SENDER = 'no-reply@mail.example.com';

function message(hosts: readonly string[], { from = SENDER, isOld = false } = {}): MessageSummary {
  const mail = inboxMail(testInbox(), { id: '<1@x>', from });
  const plain = hosts
    .map((host, i) => `Verify your email:\nhttps://${host}/verify?token=b2c3d4e${i}\n`)
    .join('\n');
  const seen = { subject: 'Verify your email', answers: false, isCut: false, plain, page: undefined };
  const verification = extractVerification({ ...seen, sender: SENDER });
  const row = summaryToStored({ ...composeSummary(mail, 'thread', NOW), verification });
  if (isOld) delete row.verification?.has_one_link_domain;
  return storedSummarySchema.parse(row);
}

describe('a verification link', () => {
  test.each([
    ['one host of another domain', ['track.test.net'], false],
    ['several hosts of one other domain', ['a.track.co.uk', 'b.track.co.uk'], false],
    ['several other domains', ['track.test.net', 'evil.example'], true],
    ['two customers of one host', ['a.github.io', 'b.github.io'], true],
    ['several hosts of the sender', ['a.example.com', 'www.example.com'], false],
    ['the sender and another domain', ['www.example.com', 'evil.example'], false],
  ])('to %s (%j) has another link beside it: %s', (_, hosts, hasOtherLink) => {
    expect(candidateOf(message(hosts), LINKS)).toMatchObject({ hasOtherLink });
  });

  test('of a row that does not say how many domains its links have is compared by host', () => {
    const hosts = ['a.track.co.uk', 'b.track.co.uk'];
    expect(candidateOf(message(hosts, { isOld: true }), LINKS)).toMatchObject({ hasOtherLink: true });
    expect(candidateOf(message(['track.co.uk'], { isOld: true }), LINKS)).toMatchObject({
      hasOtherLink: false,
    });
  });

  test.each([
    ['example.com', true],
    ['mail.example.com', true],
    ['other.test', false],
    // Anybody can register a name below it.
    ['com', false],
  ])('of %s is found when that domain is asked for: %s', (fromDomain, isFound) => {
    const found = candidateOf(message(['www.example.com']), { ...LINKS, fromDomain });

    expect(found !== undefined).toBe(isFound);
  });

  test('is withheld without a valid sender, and without the domain of one', () => {
    const found = message(['www.example.com']);
    const { verification } = found;
    if (verification === null) throw new Error('No link was found');

    expect(candidateOf({ ...found, from: '' }, LINKS)).toBe('withheld');
    const withoutDomain = { ...found, verification: { ...verification, sender_domain: null } };
    for (const fromDomain of [undefined, 'example.com'])
      expect(candidateOf(withoutDomain, { ...LINKS, fromDomain })).toBe('withheld');
  });
});
