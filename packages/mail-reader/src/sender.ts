export type { SenderClaims } from './sender/sender-claims.ts';
export { signedDomains } from './sender/signed-domains.ts';
export { registrableDomain } from './verification/registrable-domain.ts';
