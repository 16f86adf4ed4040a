import { parseMail } from '@agent-inbox/mail-reader';
import { signedDomains } from '@agent-inbox/mail-reader/sender';
import { describe, expect, test } from 'vitest';
import { decideSender, type OwnEntries, type SenderRules } from '../../../lambdas/receive/decide-sender.ts';
import { attachmentMemory, bytesOf } from '../../../packages/mail-reader/test/mime/attachment-memory.ts';
import { SES_RESULTS } from './ses-results.ts';

const FRIEND = 'ann@friend.example';
const own = (allow: readonly string[] = [], block: readonly string[] = []): OwnEntries => ({
  allow: new Set(allow),
  block: new Set(block),
});
const NONE = own();

interface Given {
  readonly inbox?: OwnEntries;
  readonly account?: OwnEntries;
  readonly unlisted?: SenderRules['unlisted'];
  readonly isSuspended?: boolean;
  readonly envelope?: string;
  readonly dmarc?: 'pass' | 'fail' | 'gray' | 'none';
  readonly dkim?: 'pass' | 'fail';
}

async function decided(header: readonly string[], given: Given = {}): Promise<string> {
  const { senderFields, headerWhole } = await parseMail(
    bytesOf([...header, '', 'x'].join('\r\n')),
    attachmentMemory(),
  );
  const { inbox = NONE, account = NONE, unlisted = 'hold', envelope = 'bounce@mailer.example' } = given;
  const decision = decideSender(
    {
      fields: senderFields,
      headerWhole,
      envelopeFrom: envelope,
      verdicts: { dmarc: given.dmarc ?? 'pass', dkim: given.dkim ?? 'pass' },
    },
    { inbox, account, unlisted, isSuspended: given.isSuspended ?? false },
  );
  return decision.kind === 'accept' ? 'accept' : `${decision.kind} ${decision.reason}`;
}

test.each<readonly [string, Given, string]>([
  ['block before allow, of the inbox', { inbox: own([FRIEND], [FRIEND]) }, 'drop blocked_by_inbox'],
  ['block before allow, of the account', { account: own([FRIEND], [FRIEND]) }, 'drop blocked_by_account'],
  [
    'the inbox allows before the account blocks',
    { inbox: own([FRIEND]), account: own([], [FRIEND]) },
    'accept',
  ],
  [
    'the inbox blocks before the account allows',
    { inbox: own([], [FRIEND]), account: own([FRIEND]) },
    'drop blocked_by_inbox',
  ],
  [
    'a wider entry of the inbox before an exact one of the account',
    { inbox: own([], ['friend.example']), account: own([FRIEND]) },
    'drop blocked_by_inbox',
  ],
  ['the operator before all lists', { inbox: own([FRIEND]), isSuspended: true }, 'drop suspended'],
  ['the account allows', { account: own(['friend.example']) }, 'accept'],
  ['unlisted is held', {}, 'hold unlisted'],
  ['unlisted is dropped', { unlisted: 'drop' }, 'drop unlisted'],
  ['unlisted is accepted', { unlisted: 'accept' }, 'accept'],
  [
    'blocked although unlisted is accepted',
    { unlisted: 'accept', account: own([], ['friend.example']) },
    'drop blocked_by_account',
  ],
  ['an allowed sender without a DMARC pass', { inbox: own([FRIEND]), dmarc: 'fail' }, 'hold not_proven'],
  [
    'an allowed sender whose domain has no policy',
    { inbox: own([FRIEND]), dmarc: 'gray' },
    'hold not_proven',
  ],
  [
    'an allowed sender without a policy of unlisted',
    { inbox: own([FRIEND]), dmarc: 'fail', unlisted: 'drop' },
    'drop unlisted',
  ],
  ['`*.domain` does not contain the domain', { inbox: own(['*.friend.example']) }, 'hold unlisted'],
  ['the envelope is blocked', { account: own([], ['mailer.example']) }, 'drop blocked_by_account'],
  [
    'the envelope is allowed',
    { account: own(['mailer.example', 'bounce@mailer.example']) },
    'hold not_proven',
  ],
])('precedence of the lists %s', async (_name, given, expected) => {
  expect(await decided([`From: ${FRIEND}`], given)).toBe(expected);
});

describe("SES's own Authentication-Results", () => {
  test.each(SES_RESULTS)('$name: $signed', async ({ lines, signed }) => {
    const header = [...lines, 'From: eve@evil.example', 'List-Id: News <news.lists.example>'];
    const { senderFields } = await parseMail(bytesOf([...header, '', 'x'].join('\r\n')), attachmentMemory());
    expect(signedDomains(senderFields.results)).toEqual(signed);
    const decision = await decided(header, { inbox: own(['list-id:news.lists.example']), dmarc: 'fail' });
    expect(decision).toBe(signed.includes('lists.example') ? 'accept' : 'hold not_proven');
  });
});

/** Mail of a stranger that looks like mail of a friend, whose address, domain and list are allowed. */
const IMITATIONS: readonly (readonly string[])[] = [
  [`From: "${FRIEND}" <eve@evil.example>`],
  [`From: ${FRIEND} <eve@evil.example>`],
  [`From: ${FRIEND}, eve@evil.example`],
  [`From: eve@evil.example, ${FRIEND}`],
  [`From: eve@evil.example; ${FRIEND}`],
  [`From: <eve@evil.example> <${FRIEND}>`],
  [`From: eve@evil.example <${FRIEND}`],
  [`From: eve@evil.example (${FRIEND})`],
  [`From: friends: eve@evil.example, ${FRIEND};`],
  [`From: ${FRIEND}`, 'From: eve@evil.example'],
  ['From: eve@evil.example', `From: ${FRIEND}`],
  [`From: ${FRIEND}`, `From: ${FRIEND}`],
  ['From: eve@evil.example', `Reply-To: ${FRIEND}`],
  ['From: eve@evil.example', `Sender: ${FRIEND}`],
  ['From: eve@evil.example', `Return-Path: <${FRIEND}>`],
  ['From: eve@evil.example', `Resent-From: ${FRIEND}`],
  ['From: eve@evil.example', `X-Original-From: ${FRIEND}`],
  ['From: eve@evil.example', `Subject: From: ${FRIEND}`],
  [`Reply-To: ${FRIEND}`],
  ['From: ann@sub.friend.example'],
  ['From: ann@notfriend.example'],
  ['From: ann@friend.example.evil.example'],
  ['From: ann@friend-example.evil.example'],
  ['From: ann@friend'],
  ['From: ann@[192.0.2.1]'],
  ['From: "ann@friend.example"@evil.example'],
  ['From: ann%friend.example@evil.example'],
  ['From: ann@friend.example@evil.example'],
  ['From: <@friend.example:eve@evil.example>'],
  ['From: ann@fr\u0131end.example'],
  ['From: ann@fr\u0456end.example'],
  ['From: ann@\uff46riend.example'],
  ['From: ann@friend\u3002example'],
  ['From: ann@friend.example\u200b.evil.example'],
  ['From: =?utf-8?q?ann=40friend.example?= <eve@evil.example>'],
  ['From: =?utf-8?q?ann=40friend=2Eexample?=@evil.example'],
  ['From: =?utf-8?b?YW5uQGZyaWVuZC5leGFtcGxl?='],
  ['From: eve@evil.example\r\n <ann@friend.example>'],
  ['From : eve@evil.example', `From: ${FRIEND}`],
  [`From: "x" <eve@evil.example> "${FRIEND}"`],
  ['From: eve@evil.example', 'List-Id: <news.friend.example>'],
  ['From: eve@evil.example', 'List-Id: news <news.friend.example>', 'DKIM-Signature: v=1; d=friend.example'],
  // The results of SES stand on top: what a sender writes below is not believed.
  [
    'Authentication-Results: amazonses.com; dkim=pass header.i=@evil.example',
    'From: eve@evil.example',
    'Authentication-Results: amazonses.com; dkim=pass header.i=@friend.example',
    'List-Id: <news.friend.example>',
  ],
  ...[
    'mx.evil.example; dkim=pass header.i=@friend.example',
    'amazonses.com.evil.example; dkim=pass header.i=@friend.example',
    'evil.example amazonses.com; dkim=pass header.i=@friend.example',
    'amazonses.com; dkim=fail header.i=@friend.example',
    'amazonses.com; dkim=pass header.i=@evil.example; dkim=fail header.i=@friend.example',
    'amazonses.com; dkim=pass header.i=@friend.example; dkim=fail header.i=@friend.example',
    'amazonses.com; spf=pass envelope-from="; dkim=pass header.i=@friend.example;"@evil.example',
    'amazonses.com; spf=pass (; dkim=pass header.i=@friend.example;) client-ip=192.0.2.1',
    'amazonses.com; spf=pass (; dkim=pass header.i=@friend.example',
    'amazonses.com; spf=pass "; dkim=pass header.i=@friend.example',
    'amazonses.com; spf=pass (a \\); dkim=pass header.i=@friend.example;) x',
    'amazonses.com; spf=pass header.i=@friend.example; dkim=pass header.i=@evil.example',
    'amazonses.com; dmarc=pass header.from=friend.example',
    'amazonses.com; dkim=pass header.i=@notfriend.example',
    'amazonses.com; dkim=pass header.i=@example',
    'amazonses.com; dkim=pass header.i=@sub.news.friend.example',
    'amazonses.com; dkim=pass',
    'amazonses.com dkim=pass header.i=@friend.example',
  ].map((results) => [
    `Authentication-Results: ${results}`,
    'From: eve@evil.example',
    'List-Id: <news.friend.example>',
  ]),
  [
    'Authentication-Results: amazonses.com; dkim=pass header.i=@friend.example',
    'From: eve@evil.example',
    'List-Id: <news.friend.example>',
    'List-Id: <other.evil.example>',
  ],
  [
    'Authentication-Results: amazonses.com; dkim=pass header.i=@friend.example',
    'From: eve@evil.example',
    'List-Id: <news.friend.example.evil.example>',
  ],
  [
    'Authentication-Results: amazonses.com; dkim=pass header.i=@friend.example',
    'From: a@x.example, b@y.example',
    'List-Id: <news.friend.example>',
  ],
];

describe('allow', () => {
  const given = { inbox: own([FRIEND, 'friend.example', 'list-id:news.friend.example']) };

  test.each(
    IMITATIONS.map((header) => [header.join(' | '), header] as const),
  )('does not take mail that only looks like that of the sender: %s', async (_name, header) => {
    expect(await decided(header, given)).toMatch(/^hold /);
  });

  test('is tried with at least sixty forms', () => {
    expect(IMITATIONS.length).toBeGreaterThanOrEqual(60);
  });

  test.each([
    ['From: Ann <ANN@Friend.Example>'],
    ['From: "Lake, Ann" <ann@friend.example>'],
    ['From: other@friend.example'],
    [
      'Authentication-Results: amazonses.com; spf=pass (ok) client-ip=192.0.2.1; dkim=pass header.i=@friend.example; dmarc=pass',
      'From: eve@evil.example',
      'List-Id: News <news.friend.example>',
    ],
    [
      'Authentication-Results: amazonses.com; dkim=pass header.d=news.friend.example',
      'From: eve@evil.example',
      'List-Id: <NEWS.friend.example>',
    ],
  ])('takes the sender in each of his forms: %s', async (...header) => {
    expect(await decided(header, given)).toBe('accept');
  });

  test('takes no list when DKIM did not pass', async () => {
    const header = [
      'Authentication-Results: amazonses.com; dkim=pass header.i=@friend.example',
      'From: a@x.example',
      'List-Id: <news.friend.example>',
    ];
    expect(await decided(header, { ...given, dkim: 'fail' })).toBe('hold not_proven');
  });
});

describe('block', () => {
  const given = {
    account: own(
      [],
      ['eve@evil.example', '*.bad.example', 'xn--bcher-kva.example', 'list-id:news.x.example'],
    ),
    unlisted: 'accept' as const,
  };

  test.each([
    ['From: EVE@Evil.Example'],
    ['From: "eve"@evil.example'],
    ['From: eve+tag@evil.example'],
    ['From: eve (x) @ evil . example'],
    ['From: eve@evil.example.'],
    ['From: ann@x.example, eve@evil.example'],
    ['From: ann@x.example', 'From: eve@evil.example'],
    ['From: "eve@evil.example" <ann@x.example>'],
    ['From: ann@x.example (eve@evil.example)'],
    ['From: ann@\uff45vil.example <eve@evil.example>'],
    ['From: eve@\uff45vil.example'],
    ['From: a@b\u00fccher.example'],
    ['From: a@deep.sub.bad.example'],
    ['From: a@x.example', 'List-Id: <other.example>', 'List-Id: <news.x.example>'],
  ])('takes every address that may be meant: %s', async (...header) => {
    expect(await decided(header, { ...given, dmarc: 'fail' })).toBe('drop blocked_by_account');
  });

  test.each([
    'EVE@evil.example',
    '<eve@evil.example>',
    'eve+x@evil.example',
    'a@sub.bad.example',
  ])('takes the envelope: %s', async (envelope) => {
    expect(await decided(['From: a@x.example'], { ...given, envelope })).toBe('drop blocked_by_account');
  });

  test.each([
    ['From: eve@sub.evil.example'],
    ['From: a@bad.example'],
    ['From: evee@evil.example'],
    ['From: a@x.example', 'Reply-To: eve@evil.example'],
  ])('does not take another sender: %s', async (...header) => {
    expect(await decided(header, given)).toBe('accept');
  });
});
