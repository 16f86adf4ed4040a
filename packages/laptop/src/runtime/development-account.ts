import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import type { Json, JsonObject } from '../contract.ts';
import type { PrivateJson } from '../data-dir/private-json.ts';
import type { Outbox } from '../mail-out/outbox.ts';

export const developmentAccountSchema = z.object({
  organization_id: z.string(),
  inbox_id: z.string(),
  api_key: z.string(),
});

type DevelopmentAccount = z.output<typeof developmentAccountSchema>;

/** RFC 2606 reserves this domain, so it has no mailboxes. */
const DEVELOPER = 'developer@example.com';
const CODE = /\b\d{6}\b/;
const MAX_WAIT_SECONDS = 60;

interface DevelopmentAccountOptions {
  readonly baseUrl: string;
  readonly inboxDomain: string;
  readonly outbox: Outbox;
  readonly kept: PrivateJson<DevelopmentAccount>;
  readonly askOperator: (request: JsonObject) => Promise<Json | undefined>;
  readonly report: (line: string) => void;
}

/**
 * Returns the account of the last run if its key still works, or signs up as a client does. Its inbox is on the current
 * domain of the runtime.
 */
export async function developmentAccount(options: DevelopmentAccountOptions): Promise<DevelopmentAccount> {
  const { kept, inboxDomain } = options;
  const known = kept.read();
  const working = known !== undefined && (await isWorking(options, known)) ? known : await signUp(options);
  const account = (await hasInbox(options, inboxDomain, working))
    ? working
    : { ...working, inbox_id: await createInbox(options, inboxDomain, working) };
  kept.write(account);
  return account;
}

async function isWorking(api: Api, { api_key, organization_id }: DevelopmentAccount): Promise<boolean> {
  const response = await call(api, 'GET', '/auth/me', api_key);
  if (response.status === 401) return false;
  const { tenant_id } = await read(response, z.object({ tenant_id: z.string() }), 'GET /auth/me');
  return tenant_id === organization_id;
}

async function signUp({
  outbox,
  askOperator,
  ...api
}: DevelopmentAccountOptions): Promise<DevelopmentAccount> {
  const body = { human_email: DEVELOPER };
  const signedUp = await call(api, 'POST', '/agent/sign-up', undefined, body);
  if (signedUp.status === 403) return accountOfOperator(askOperator);
  const account = await read(signedUp, developmentAccountSchema, 'POST /agent/sign-up');
  const otp_code = newestCode(outbox);
  const verified = await call(api, 'POST', '/agent/verify', account.api_key, { otp_code });
  await read(verified, z.object({ verified: z.literal(true) }), 'POST /agent/verify');
  return account;
}

const keyedTenantSchema = z.object({
  ok: z.literal(true),
  result: z.object({ tenant_id: z.string(), inbox_id: z.string(), api_key: z.string().nullable() }),
});

async function accountOfOperator(
  askOperator: DevelopmentAccountOptions['askOperator'],
): Promise<DevelopmentAccount> {
  const create = { command: 'tenants.create', human_email: DEVELOPER, client_id: DEVELOPER };
  const made = keyedTenantSchema.safeParse(await askOperator(create));
  const { result } =
    made.success && made.data.result.api_key !== null
      ? made.data
      : keyedTenantSchema.parse(await askOperator({ command: 'tenants.new-key', tenant: DEVELOPER }));
  const { tenant_id, inbox_id, api_key } = result;
  return developmentAccountSchema.parse({ organization_id: tenant_id, inbox_id, api_key });
}

/** A code that is still valid is not sent again, so the newest email with one may be from an earlier run. */
function newestCode(outbox: Outbox): string {
  for (const { to, text } of outbox.list()) {
    const code = to === DEVELOPER ? CODE.exec(text)?.[0] : undefined;
    if (code !== undefined) return code;
  }
  throw new Error(`The outbox has no email to ${DEVELOPER} with a code; start with --reset`);
}

async function hasInbox(
  api: Api,
  domain: string,
  { inbox_id, api_key }: DevelopmentAccount,
): Promise<boolean> {
  if (!inbox_id.endsWith(`@${domain}`)) return false;
  const response = await call(api, 'GET', `/inboxes/${encodeURIComponent(inbox_id)}`, api_key);
  if (response.status === 404) return false;
  await read(response, z.object({ inbox_id: z.string() }), 'GET /inboxes/…');
  return true;
}

async function createInbox(api: Api, domain: string, { api_key }: DevelopmentAccount): Promise<string> {
  const body = { client_id: `development-${domain}`, display_name: 'Development' };
  const response = await call(api, 'POST', '/inboxes', api_key, body);
  return (await read(response, z.object({ inbox_id: z.string() }), 'POST /inboxes')).inbox_id;
}

type Api = Pick<DevelopmentAccountOptions, 'baseUrl' | 'report'>;

/** Calls before the restart may have used up the key's rate limit. */
async function call(
  { baseUrl, report }: Api,
  method: string,
  path: string,
  apiKey: string | undefined,
  body?: Readonly<Record<string, string>>,
): Promise<Response> {
  for (;;) {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    if (response.status !== 429 || !(seconds <= MAX_WAIT_SECONDS)) return response;
    await response.text();
    report(`The development account is over its rate limit. Startup continues in ${seconds} s`);
    await delay(seconds * 1000);
  }
}

async function read<T>(response: Response, schema: z.ZodType<T>, what: string): Promise<T> {
  const text = await response.text();
  if (!response.ok) {
    throw new Error(
      `The development account could not be created: ${what} returned ${response.status} ${text}`,
    );
  }
  return schema.parse(JSON.parse(text));
}
