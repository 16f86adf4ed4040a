export interface Sample {
  readonly title: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly verdicts: Readonly<Record<string, 'PASS' | 'FAIL' | 'GRAY'>>;
  readonly attachments: readonly {
    readonly filename: string;
    readonly type: string;
    readonly text: string;
  }[];
}

const PASSED = {};
const plain = { html: '', verdicts: PASSED, attachments: [] };

const INVITATION = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//Console//EN',
  'METHOD:REQUEST',
  'BEGIN:VEVENT',
  'UID:review@example.com',
  'DTSTAMP:20270104T090000Z',
  'DTSTART:20270111T140000Z',
  'DTEND:20270111T150000Z',
  'SUMMARY:Quarterly review',
  'ORGANIZER:mailto:ada@example.com',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

export const SAMPLES: readonly Sample[] = [
  {
    ...plain,
    title: 'Code',
    from: 'Example <no-reply@example.com>',
    subject: 'Your verification code',
    text: 'Your verification code is 482913. It is valid for ten minutes.\n\nIf you did not ask for it, ignore this email.',
  },
  {
    ...plain,
    title: 'Newsletter',
    from: 'The Weekly <news@weekly.example>',
    subject: 'This week: three things to read',
    text: 'Three things to read this week.',
    html: `<table width="100%" style="background:#f4f1ea;font-family:Georgia,serif"><tr><td align="center">
<table width="560" style="background:#fff;margin:24px"><tr><td style="padding:24px">
<h1 style="color:#7a1f1f">The Weekly</h1><p>Three things to read this week.</p>
<img src="https://images.weekly.example/header.png" alt="Header" width="500">
<p><a href="https://weekly.example/1">First</a>, <a href="https://weekly.example/2">second</a>, <a href="https://weekly.example/3">third</a>.</p>
<p style="font-size:12px"><a href="https://tracker.example/unsubscribe?u=1">Unsubscribe</a></p></td></tr></table></td></tr></table>`,
  },
  {
    ...plain,
    title: 'Invoice',
    from: 'Billing <billing@shop.example>',
    subject: 'Invoice 2027-0117',
    text: 'Please find the invoice attached.\n\nAmount: 129.00 EUR\nDue: 31 January 2027',
    attachments: [
      { filename: 'invoice-2027-0117.csv', type: 'text/csv', text: 'item,amount\nInbox,129.00\n' },
    ],
  },
  {
    ...plain,
    title: 'Invitation',
    from: 'Ada <ada@example.com>',
    subject: 'Invitation: Quarterly review',
    text: 'You are invited to the quarterly review.',
    attachments: [{ filename: 'invite.ics', type: 'text/calendar; method=REQUEST', text: INVITATION }],
  },
  {
    ...plain,
    title: 'Reply',
    from: 'Ada <ada@example.com>',
    subject: 'Re: The plan',
    text: 'Agreed, Tuesday works.\n\nAda\n\nOn Mon, 4 Jan 2027 at 10:00, Bob <bob@example.com> wrote:\n> Shall we meet on Tuesday?\n> Bob\n>\n>> The plan is attached.',
  },
  {
    ...plain,
    title: 'Spam',
    from: 'Winner <win@lottery.example>',
    subject: 'You have won',
    text: 'Claim your prize today.',
    verdicts: { spam: 'FAIL' },
  },
  {
    ...plain,
    title: 'Forged sender',
    from: 'Bank <security@bank.example>',
    subject: 'Your account is locked',
    text: 'Sign in to unlock it.',
    html: '<p>Your account is locked. <a href="https://bank.example.evil.example/login">https://bank.example/login</a></p>',
    verdicts: { spf: 'FAIL', dkim: 'FAIL', dmarc: 'FAIL' },
  },
];
