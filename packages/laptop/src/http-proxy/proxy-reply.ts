import * as z from 'zod';
import type { Json } from '../contract.ts';

export interface ProxyReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly body: Buffer;
}

const structuredSchema = z.object({
  statusCode: z.int().min(200).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
  cookies: z.array(z.string()).default([]),
  body: z.string().default(''),
  isBase64Encoded: z.boolean().default(false),
});

/**
 * An object with a `statusCode` is a reply, and anything else is the JSON body of a 200 (payload format 2.0). @returns
 * undefined for an invalid reply, which AWS reports as an error.
 */
export function proxyReply(result: Json | undefined): ProxyReply | undefined {
  if (typeof result !== 'object' || result === null || !('statusCode' in result)) {
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      cookies: [],
      body: Buffer.from(typeof result === 'string' ? result : (JSON.stringify(result) ?? '')),
    };
  }
  const parsed = structuredSchema.safeParse(result);
  if (!parsed.success) return undefined;
  const { statusCode, headers, cookies, body, isBase64Encoded } = parsed.data;
  const lower = Object.entries(headers).map(([name, value]) => [
    renamedHeader(name.toLowerCase()),
    String(value),
  ]);
  return {
    status: statusCode,
    headers: { 'content-type': 'text/plain;charset=utf-8', ...Object.fromEntries(lower) },
    cookies,
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  };
}

/** Function URLs rename this header, and HTTP APIs are reported to do so: no client may depend on it. */
function renamedHeader(name: string): string {
  return name === 'www-authenticate' ? 'x-amzn-remapped-www-authenticate' : name;
}

export function gatewayReply(status: number, message: string): ProxyReply {
  return {
    status,
    headers: { 'content-type': 'application/json' },
    cookies: [],
    body: Buffer.from(JSON.stringify({ message })),
  };
}
