import type { Account, Service } from './service.ts';

const PASS = { 'X-Simulate-Verdicts': 'dmarc=PASS' };
export const CODE = 'Your verification code is 482913.';
export const PLANTED = 'Your verification code is 666666.';

export interface CodeMail {
  readonly from?: string;
  readonly subject?: string;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function sendCode(service: Service, to: Account, mail: CodeMail): Promise<void> {
  const {
    from = 'Acme <no-reply@example.com>',
    subject = 'Sign in to Acme',
    text = CODE,
    headers = {},
  } = mail;
  return service.deliver({ to: to.inboxId, from, subject, text, headers: { ...PASS, ...headers } });
}

export async function askCode(
  service: Service,
  { inboxId, apiKey }: Account,
  query = '',
): Promise<Readonly<Record<string, unknown>>> {
  const { body } = await service.get(`/inboxes/${inboxId}/verification${query}`, apiKey);
  return body as Record<string, unknown>;
}
