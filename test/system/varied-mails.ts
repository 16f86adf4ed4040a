import type { SendMailOptions } from 'nodemailer';

/** Text that hardly compresses. */
export function noise(characters: number): string {
  return Array.from({ length: characters / 10 }, (_, i) => `line ${i * 7919}`).join('\n');
}

/** Mail of every sort that leaves something of its own behind. */
export function mailsFor(inboxId: string): SendMailOptions[] {
  const clean = { to: inboxId, from: 'Ada <ada@sender.example>' };
  return [
    { ...clean, subject: 'Plan', messageId: '<plan@x.example>' },
    {
      ...clean,
      subject: 'Re: Plan',
      messageId: '<re@x.example>',
      inReplyTo: '<plan@x.example>',
      cc: 'Bob <bob@y.example>',
    },
    // A reply before its parent.
    { ...clean, subject: 'Re: Late', inReplyTo: '<late@x.example>', references: '<late@x.example>' },
    { ...clean, subject: 'Late', messageId: '<late@x.example>' },
    // Too large for a row.
    {
      ...clean,
      subject: 'Long',
      text: noise(40_000),
    },
    {
      ...clean,
      subject: 'Files',
      attachments: [
        { filename: 'Bücher.txt', content: 'bytes' },
        { filename: 'b.bin', content: Buffer.alloc(70_000, 7) },
      ],
    },
    {
      ...clean,
      subject: 'Spam',
      messageId: '<spam@x.example>',
      headers: { 'X-Simulate-Verdicts': 'spam=FAIL' },
    },
    {
      ...clean,
      subject: 'Forged',
      inReplyTo: '<plan@x.example>',
      headers: { 'X-Simulate-Verdicts': 'dmarc=FAIL' },
    },
    {
      envelope: { from: 'list@lists.example', to: inboxId.replace('@', '+tag@') },
      to: 'list@lists.example',
      subject: 'Bcc',
    },
  ];
}
