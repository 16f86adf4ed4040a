import type { Unsubscribe } from '../../src/facts.ts';
import { type KindMail, written } from './kind-mail.ts';

/** Programs that run lists, with the header fields that they add. */
const managers: readonly (readonly [name: string, id: string | null, lines: readonly string[]])[] = [
  [
    'Mailman 2',
    'dev.lists.test',
    ['List-Id: Developers <dev.lists.test>', 'Precedence: list', 'List-Post: <mailto:dev@lists.test>'],
  ],
  [
    'Mailman 3',
    'dev.lists.test',
    ['List-Id: "Developers" <dev.lists.test>', 'Archived-At: <https://lists.test/1>'],
  ],
  [
    'Majordomo',
    null,
    ['Precedence: bulk', 'List-Post: <mailto:dev@lists.test>', 'Sender: owner-dev@lists.test'],
  ],
  ['LISTSERV', 'DEV.LISTSERV.TEST', ['List-Id: Developers <DEV.LISTSERV.TEST>', 'Precedence: list']],
  ['Sympa', 'dev.lists.test', ['List-Id: <dev.lists.test>', 'X-no-archive: yes', 'Precedence: list']],
  ['ezmlm', null, ['Mailing-List: contact dev-help@lists.test; run by ezmlm', 'Precedence: bulk']],
  [
    'ezmlm-idx',
    'dev.lists.test',
    ['Mailing-List: contact dev-help@lists.test; run by ezmlm', 'List-ID: <dev.lists.test>'],
  ],
  [
    'Google Groups',
    'dev.googlegroups.test',
    ['List-ID: <dev.googlegroups.test>', 'Mailing-list: list dev@googlegroups.test', 'Precedence: list'],
  ],
  ['groups.io', 'dev.groups.test', ['List-ID: <dev.groups.test>', 'Precedence: Bulk']],
  [
    'Yahoo Groups',
    'dev.yahoogroups.test',
    ['List-Id: <dev.yahoogroups.test>', 'Mailing-List: list dev@yahoogroups.test'],
  ],
  [
    'Discourse',
    'forum.test',
    ['List-ID: "Forum" <forum.test>', 'X-Auto-Response-Suppress: All', 'Auto-Submitted: auto-generated'],
  ],
  [
    'GitHub',
    'owner/repo <repo.owner.github.test>',
    ['List-ID: owner/repo <repo.owner.github.test>', 'Precedence: list'],
  ],
  [
    'GitLab',
    'group/project <7.project.group.gitlab.test>',
    ['List-Id: group/project <7.project.group.gitlab.test>', 'Auto-Submitted: auto-generated'],
  ],
  ['mlmmj', 'dev.lists.test', ['List-Id: <dev.lists.test>', 'Precedence: list']],
  ['phpList', null, ['List-Unsubscribe: <https://php.test/u?id=1>', 'Precedence: bulk']],
  [
    'Mailchimp',
    '1234abc.567.list-id.mcsv.test',
    ['List-ID: News <1234abc.567.list-id.mcsv.test>', 'X-Campaign: mailchimp'],
  ],
  ['Schleuder', 'team.schleuder.test', ['List-Id: <team.schleuder.test>']],
  [
    'Debian',
    'debian-devel.lists.debian.test',
    [
      'X-Mailing-List: <debian-devel@lists.debian.test>',
      'List-Id: <debian-devel.lists.debian.test>',
      'Precedence: list',
    ],
  ],
  ['vger', 'linux-kernel.vger.test', ['Precedence: bulk', 'List-Id: <linux-kernel.vger.test>']],
  ['Phabricator', 'differential', ['List-ID: <differential>', 'X-Phabricator-Sent-This-Message: Yes']],
];

const SIGNED = (names: string) => `DKIM-Signature: v=1; a=rsa-sha256; d=n.test; s=k; h=${names}; bh=x; b=y`;
const BOTH = SIGNED('From:Subject:List-Unsubscribe:List-Unsubscribe-Post');
const POST = 'List-Unsubscribe-Post: List-Unsubscribe=One-Click';

/** How newsletters say how to leave them, and what is taken from it. */
const newsletters: readonly (readonly [name: string, lines: readonly string[], expected: Unsubscribe])[] = [
  [
    'one click',
    ['List-Unsubscribe: <https://n.test/u?t=1>', POST, BOTH],
    { one_click: true, urls: ['https://n.test/u?t=1'], mailto: null },
  ],
  [
    'one click and an address',
    ['List-Unsubscribe: <mailto:u@n.test?subject=stop>, <https://n.test/u?t=1>', POST, BOTH],
    { one_click: true, urls: ['https://n.test/u?t=1'], mailto: 'mailto:u@n.test?subject=stop' },
  ],
  [
    'a signature that leaves the second field out',
    ['List-Unsubscribe: <https://n.test/u>', POST, SIGNED('From:List-Unsubscribe')],
    { one_click: false, urls: ['https://n.test/u'], mailto: null },
  ],
  [
    'two signatures, one of which covers neither',
    ['List-Unsubscribe: <https://n.test/u>', POST, BOTH, SIGNED('From')],
    { one_click: false, urls: ['https://n.test/u'], mailto: null },
  ],
  [
    'no signature',
    ['List-Unsubscribe: <https://n.test/u>', POST],
    { one_click: false, urls: ['https://n.test/u'], mailto: null },
  ],
  [
    'a URL without TLS',
    ['List-Unsubscribe: <http://n.test/u>', POST, BOTH],
    { one_click: false, urls: ['http://n.test/u'], mailto: null },
  ],
  [
    'the field twice',
    ['List-Unsubscribe: <https://n.test/u>', 'List-Unsubscribe: <https://evil.test/u>', POST, BOTH],
    { one_click: false, urls: ['https://n.test/u'], mailto: null },
  ],
  [
    'an address only',
    ['List-Unsubscribe: <mailto:u@n.test>'],
    { one_click: false, urls: [], mailto: 'mailto:u@n.test' },
  ],
  [
    'no brackets',
    ['List-Unsubscribe: https://n.test/u'],
    { one_click: false, urls: ['https://n.test/u'], mailto: null },
  ],
  [
    'a folded field',
    ['List-Unsubscribe: <https://n.test/u>,\n <mailto:u@n.test>', POST, BOTH],
    { one_click: true, urls: ['https://n.test/u'], mailto: 'mailto:u@n.test' },
  ],
];

export const LISTS: readonly KindMail[] = [
  ...managers.map(
    ([name, id, lines]): KindMail => ({
      name,
      mail: written(['Subject: [dev] Patch', ...lines], 'Please review.'),
      expected: { kind: 'list', list: id === null ? null : { id: /<(.+)>/.exec(id)?.[1] ?? id } },
    }),
  ),
  ...newsletters.map(
    ([name, lines, unsubscribe]): KindMail => ({
      name: `a newsletter with ${name}`,
      mail: written(['From: News <news@n.test>', 'Subject: This week', ...lines], 'What is new.'),
      expected: { kind: 'list', list: null, unsubscribe },
    }),
  ),
];
