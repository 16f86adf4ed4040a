import type { Message } from 'agent-inbox-client/source';
import { mailbox } from './shown-text.ts';

interface SenderCheck {
  /** The domain is that of the From address, or empty if there is none. */
  readonly domain: string;
  readonly text: string;
  /** `plain` is not a recommendation: anyone can confirm their own domain. */
  readonly tone: 'plain' | 'unsure' | 'bad';
  readonly otherDomain: string | undefined;
}

const DOMAIN = /(?<![\w.-])(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}(?![\w-]|\.\w)/gi;

export function checkSender({ from, authentication }: Pick<Message, 'from' | 'authentication'>): SenderCheck {
  const { name, address } = mailbox(from);
  const domain = address.split('@').at(-1)?.toLowerCase() ?? '';
  const otherDomain = domainsIn(name).find((other) => !isSameOwner(other, domain));
  if (authentication.dmarc === 'fail')
    return { domain, otherDomain, text: 'not confirmed: it may be forged', tone: 'bad' };
  if (authentication.dmarc !== 'pass') return { domain, otherDomain, text: 'not confirmed', tone: 'unsure' };
  return {
    domain,
    otherDomain,
    text: 'confirmed by DMARC',
    tone: otherDomain === undefined ? 'plain' : 'unsure',
  };
}

/** File names look like domains with a top-level domain that does not exist. */
const FILE = /\.(?:csv|docx?|gif|html?|jpe?g|js|json|pdf|png|pptx?|txt|xlsx?|xml)$/;

export function domainsIn(text: string): readonly string[] {
  return Array.from(text.matchAll(DOMAIN), ([domain]) => domain.toLowerCase()).filter(
    (domain) => !FILE.test(domain),
  );
}

export function isSameOwner(one: string, other: string): boolean {
  return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}
