export { asciiDomain, isWithin } from './sender/ascii-domain.ts';
export { normalizedAddress } from './sender/normalized-address.ts';
