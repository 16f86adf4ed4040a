import type { HeaderField } from './header-section.ts';
import type { Verdicts } from './verdicts.ts';

/**
 * The header in which SES reports its checks, as it puts it above all that the sender wrote: of mail with a List-Id, whose
 * signature the service looks up there. Empty for other mail.
 */
export function authenticationResults(
  fields: readonly HeaderField[],
  { spf, dkim, dmarc }: Verdicts,
  mailFrom: string,
): string {
  const fieldOf = (name: string) => fields.find((field) => field.name.toLowerCase() === name)?.value;
  if (fieldOf('list-id') === undefined) return '';
  const from = /@([^\s<>"@]+?)>?\s*$/.exec(fieldOf('from') ?? '')?.[1] ?? 'unknown';
  const signer = /(?:^|;)\s*d\s*=\s*([^\s;]+)/.exec(fieldOf('dkim-signature') ?? '')?.[1] ?? from;
  return [
    'Authentication-Results: amazonses.com;',
    ` spf=${spf.toLowerCase()} client-ip=127.0.0.1; envelope-from=${mailFrom};`,
    ` dkim=${dkim.toLowerCase()} header.i=@${signer};`,
    ` dmarc=${dmarc.toLowerCase()} header.from=${from};\r\n`,
  ].join('\r\n');
}
