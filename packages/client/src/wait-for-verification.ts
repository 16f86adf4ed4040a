import type { InboxesVerificationOutput, Operations } from './generated/types.ts';
import { type NextCodeOptions, VerificationCodes, type WantedCodes } from './verification-codes.ts';
import { WaitTimeout } from './wait-for.ts';

/** Fields of `inboxes.verification`, and how long to wait. */
export type WantedVerification = Omit<WantedCodes, 'kind'> & NextCodeOptions;

/** The response of `inboxes.verification` with a code. */
export type FoundCode = InboxesVerificationOutput & { readonly code: string };
/** The response of `inboxes.verification` with a link. */
export type FoundLink = InboxesVerificationOutput & {
  readonly link: NonNullable<InboxesVerificationOutput['link']>;
};

/** Messages from several services match, or one message contains several codes or links. `answer.candidates` lists the messages. */
export class AmbiguousVerification extends Error {
  override readonly name = 'AmbiguousVerification';
  readonly answer: InboxesVerificationOutput;

  constructor(message: string, answer: InboxesVerificationOutput) {
    super(message);
    this.answer = answer;
  }
}

type Source = Pick<Operations['inboxes'], 'verification'>;

export async function waitForCode(source: Source, inboxId: string, wanted: WantedVerification = {}) {
  return (await waitForKind('code', source, inboxId, wanted)) as FoundCode;
}

export async function waitForLink(source: Source, inboxId: string, wanted: WantedVerification = {}) {
  return (await waitForKind('link', source, inboxId, wanted)) as FoundLink;
}

async function waitForKind(
  kind: 'code' | 'link',
  source: Source,
  inboxId: string,
  { timeout, signal, ...fields }: WantedVerification,
): Promise<InboxesVerificationOutput> {
  const answer = await new VerificationCodes(source, inboxId, { ...fields, kind }).next({
    ...(timeout === undefined ? {} : { timeout }),
    ...(signal === undefined ? {} : { signal }),
  });
  const { status, withheld, sender_domain, candidates } = answer;
  if (status === 'found') return answer;
  if (status === 'ambiguous') {
    const domains = candidates.map((candidate) => candidate.sender_domain).join(', ');
    throw new AmbiguousVerification(
      sender_domain === null
        ? `Several services sent a ${kind}. Name one as from_domain: ${domains}`
        : `A message from ${sender_domain} contains several ${kind}s. Read the message`,
      answer,
    );
  }
  throw new WaitTimeout(
    status === 'incomplete'
      ? `The newest 20,000 messages contain no ${kind}. Pass a later time as after`
      : `No ${kind} arrived in time. Matching messages withheld (held, spam, or without a DMARC pass): ${withheld}`,
  );
}
