export type { SenderFields } from './sender/sender-fields.ts';
export { signedDomains } from './sender/signed-domains.ts';
export { registrableDomain } from './verification/registrable-domain.ts';
