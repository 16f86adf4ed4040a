import { createHash } from 'node:crypto';

const TEXT = `Hello Ada,

thank you for signing up with Example Cloud. To finish, please enter this code on the page that is still open in your
browser: 482 913. The code is valid for fifteen minutes, and for one use.

If the page was closed meanwhile, open https://console.example.com/verify?session=4f9c1a77e2b84d01 and enter it there.
We never ask for this code by telephone or chat; whoever asks for it wants to get into your account.

You did not sign up? Then somebody has mistyped an address, and nothing happens unless the code is entered. Write to
abuse@example.com if it comes again, and tell us roughly when, so that our people can look into it.

What comes next: invite two colleagues, connect a repository, and deploy the sample project. Most teams need about ten
minutes for that, and our guide has a chapter for each step. Questions go to the forum or to support@example.com, where
somebody answers on weekdays between eight and six, Lisbon time.

Kind regards
Jorge Almeida, Example Cloud
`;

const digest = (name: string, bytes: number): string =>
  createHash('shake256', { outputLength: bytes }).update(name).digest('base64');

/** The email has the headers of a large provider, including signatures, which do not compress. */
export function sampleMail(round: number, subject: string) {
  return {
    from: 'Example Cloud <no-reply@mail.example.com>',
    subject,
    text: TEXT,
    headers: {
      Received:
        'from mta-17.mail.example.com (mta-17.mail.example.com [192.0.2.117]) by inbound-smtp.us-east-1.amazonaws.com ' +
        `with SMTP id ${digest(`id ${round}`, 15)} for <inbox@agents.example.com>; Sun, 22 Nov 2026 07:14:05 +0000 (UTC)`,
      'DKIM-Signature':
        'v=1; a=rsa-sha256; q=dns/txt; c=relaxed/simple; s=k1; d=mail.example.com; t=1795331645; ' +
        `h=From:To:Subject:MIME-Version:Content-Type:Message-ID:Date; bh=${digest(`bh ${round}`, 32)}; ` +
        `b=${digest(`b ${round}`, 128)}`,
      'Feedback-ID': `1.us-east-1.${digest(`feedback ${round}`, 32)}:AmazonSES`,
    },
  };
}
