/** A header of a mail as SES stores it, and the domains whose DKIM signatures SES says have passed. */
interface SesResults {
  readonly name: string;
  readonly lines: readonly string[];
  readonly signed: readonly string[];
}

const SPF =
  ' spf=pass (spfCheck: domain of mailer.example designates 192.0.2.47 as permitted sender) client-ip=192.0.2.47;';
const ENVELOPE = ' envelope-from=bounce@mailer.example; helo=out-47.mailer.example;';
const FIRST = 'Authentication-Results: amazonses.com;';

/** The forms of SES's own header, in lines as it breaks them, and what senders put below it or into it. */
export const SES_RESULTS: readonly SesResults[] = [
  {
    name: 'one signature, named by header.i',
    lines: [
      FIRST,
      SPF,
      ENVELOPE,
      ' dkim=pass header.i=@lists.example;',
      ' dmarc=pass header.from=lists.example;',
    ],
    signed: ['lists.example'],
  },
  {
    name: 'header.d in place of header.i, and a selector',
    lines: [FIRST, SPF, ' dkim=pass header.d=lists.example header.s=s1 header.b="AbC;d+/=";', ' dmarc=pass;'],
    signed: ['lists.example'],
  },
  {
    name: 'header.i with a local part of the list',
    lines: [FIRST, SPF, ' dkim=pass header.i=news@lists.example;', ' dmarc=none header.from=friend.example;'],
    signed: ['lists.example'],
  },
  {
    name: 'several signatures, of which one passed',
    lines: [
      FIRST,
      SPF,
      ENVELOPE,
      ' dkim=fail (body hash mismatch) header.i=@friend.example;',
      ' dkim=pass header.i=@lists.example;',
      ' dkim=permerror header.i=@mailer.example;',
      ' dmarc=fail (p=quarantine sp=none) header.from=friend.example;',
    ],
    signed: ['lists.example'],
  },
  {
    name: 'two signatures that passed',
    lines: [FIRST, SPF, ' dkim=pass header.i=@lists.example;', ' dkim=pass header.i=@mailer.example;'],
    signed: ['lists.example', 'mailer.example'],
  },
  {
    name: 'two signatures of one domain, of which one failed',
    lines: [FIRST, SPF, ' dkim=pass header.i=@lists.example;', ' dkim=fail header.i=@lists.example;'],
    signed: [],
  },
  {
    name: 'lines that break inside of a result, with tabs',
    lines: [
      FIRST,
      '\tspf=none (spfCheck: 192.0.2.47 is neither permitted nor denied by',
      '\t\tdomain of mailer.example)',
      '\t;',
      '\tdkim=pass',
      '\t header.i=@lists.example;',
      '\tdmarc=pass header.from=lists.example;',
    ],
    signed: ['lists.example'],
  },
  {
    name: 'without a line break and in upper case',
    lines: ['AUTHENTICATION-RESULTS: amazonses.com; DKIM=Pass Header.I=@LISTS.example; dmarc=pass'],
    signed: ['lists.example'],
  },
  {
    name: 'no signature',
    lines: [FIRST, SPF, ENVELOPE, ' dkim=none;', ' dmarc=none header.from=friend.example;'],
    signed: [],
  },
  {
    name: 'a temporary failure of DNS',
    lines: [
      FIRST,
      SPF,
      ' dkim=temperror header.i=@lists.example;',
      ' dmarc=temperror header.from=lists.example;',
    ],
    signed: [],
  },
  {
    name: 'a policy that refuses, although the signature of another domain passed',
    lines: [
      FIRST,
      SPF,
      ' dkim=pass header.i=@evil.example;',
      ' dmarc=fail (p=reject) header.from=lists.example;',
    ],
    signed: ['evil.example'],
  },
  {
    name: 'a forged header of SES below its own',
    lines: [
      FIRST,
      SPF,
      ' dkim=none;',
      'Received: from evil.example by inbound-smtp.us-east-1.amazonaws.com;',
      FIRST,
      ' dkim=pass header.i=@lists.example; dmarc=pass header.from=lists.example;',
    ],
    signed: [],
  },
  {
    name: 'a header of the sender only',
    lines: ['Authentication-Results: mx.evil.example; dkim=pass header.i=@lists.example'],
    signed: [],
  },
  {
    name: 'a name that begins as that of SES does',
    lines: ['Authentication-Results: amazonses.com.evil.example; dkim=pass header.i=@lists.example'],
    signed: [],
  },
  {
    name: 'a result inside of a quoted envelope address',
    lines: [
      FIRST,
      ' spf=pass envelope-from="a; dkim=pass header.i=@lists.example; "@evil.example;',
      ' dkim=none;',
    ],
    signed: [],
  },
  {
    name: 'a result inside of a comment that the HELO name closes early',
    lines: [
      FIRST,
      ' spf=fail (spfCheck: a \\) ; dkim=pass header.i=@lists.example) client-ip=192.0.2.1;',
      ' dkim=none;',
    ],
    signed: [],
  },
  {
    name: 'a quoted string that does not end',
    lines: [FIRST, ' dkim=pass header.i=@lists.example; spf=pass envelope-from="a@evil.example;'],
    signed: [],
  },
  {
    name: 'a result that names the signature in its reason only',
    lines: [FIRST, SPF, ' dkim=pass reason="header.i=@lists.example" header.i=@evil.example;'],
    signed: ['evil.example'],
  },
  {
    name: 'a property whose name ends alike',
    lines: [FIRST, SPF, ' dkim=pass x-header.i=@lists.example;'],
    signed: [],
  },
  {
    name: 'a version behind the name of SES',
    lines: ['Authentication-Results: amazonses.com 1; dkim=pass header.i=@lists.example;'],
    signed: [],
  },
];
