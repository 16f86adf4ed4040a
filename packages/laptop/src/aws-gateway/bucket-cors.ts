import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { type ResolvedTemplate, TemplateRefused } from '../contract.ts';
import { bucketName } from '../resources/bucket.ts';

interface BucketRule {
  readonly methods: readonly string[];
  readonly exposed: readonly string[];
  readonly maxAgeSeconds: number;
}

export type BucketCors = ReadonlyMap<string, BucketRule>;

const corsSchema = z.strictObject({
  CorsRules: z.tuple([
    z.strictObject({
      AllowedOrigins: z.tuple([z.literal('*')]),
      AllowedHeaders: z.tuple([z.literal('*')]),
      AllowedMethods: z.array(z.string()),
      ExposedHeaders: z.array(z.string()).default([]),
      MaxAge: z.int().default(0),
    }),
  ]),
});

export function bucketCors(template: ResolvedTemplate): BucketCors {
  const rules = new Map<string, BucketRule>();
  for (const { logicalId, properties } of template.ofType('AWS::S3::Bucket')) {
    const { CorsConfiguration } = properties;
    if (CorsConfiguration === undefined) continue;
    const parsed = corsSchema.safeParse(CorsConfiguration);
    if (!parsed.success) {
      throw new TemplateRefused(
        `Bucket ${logicalId}: the local runtime supports only one CORS rule for all origins and headers:\n${z.prettifyError(parsed.error)}`,
      );
    }
    const [{ AllowedMethods, ExposedHeaders, MaxAge }] = parsed.data.CorsRules;
    rules.set(bucketName(logicalId), {
      methods: AllowedMethods,
      exposed: ExposedHeaders,
      maxAgeSeconds: MaxAge,
    });
  }
  return rules;
}

/**
 * Applies CORS as S3 does (S3 user guide, "Using cross-origin resource sharing"). @returns whether the request was
 * answered.
 */
export function answerPage(request: IncomingMessage, response: ServerResponse, cors: BucketCors): boolean {
  if (request.headers.origin === undefined) return false;
  const asked = request.headers['access-control-request-method'];
  const isPreflight = request.method === 'OPTIONS' && asked !== undefined;
  const bucket = request.url?.split(/[/?]/, 2)[1] ?? '';
  const rule = cors.get(bucket);
  const isAllowed = rule?.methods.includes(isPreflight ? asked : (request.method ?? '')) === true;
  if (rule !== undefined && isAllowed) {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-methods', rule.methods.join(', '));
    if (rule.exposed.length > 0) response.setHeader('access-control-expose-headers', rule.exposed.join(', '));
  }
  if (!isPreflight) return false;
  if (rule !== undefined && isAllowed) {
    response.setHeader('access-control-max-age', String(rule.maxAgeSeconds));
    const headers = request.headers['access-control-request-headers'];
    if (headers !== undefined) response.setHeader('access-control-allow-headers', headers);
  }
  response.writeHead(isAllowed ? 200 : 403).end();
  return true;
}
