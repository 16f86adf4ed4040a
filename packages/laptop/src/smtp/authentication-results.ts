import type { HeaderField } from './header-section.ts';
import type { Verdicts } from './verdicts.ts';

/**
 * SES puts this header above all that the sender wrote. Only emails with a List-Id get it here, because the service
 * looks up their signature in it.
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
