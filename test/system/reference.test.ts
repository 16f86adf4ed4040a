import { request as httpRequest } from 'node:http';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { banner } from '../../packages/agentinbox/src/laptop/banner.ts';
import { opened } from '../opened.ts';
import { request } from './answer.ts';
import { Service } from './service.ts';

const configurationSchema = z.looseObject({ url: z.url(), apiKey: z.string() });

describe('the interactive reference of the local runtime', () => {
  const service = opened(() => Service.start());
  const page = opened(() => request(service.runtime.endpoints.docs_url));

  const origin = () => new URL(service.runtime.endpoints.docs_url).origin;
  const apiOrigin = () => new URL(service.runtime.endpoints.base_url).origin;

  function configuration(): z.output<typeof configurationSchema> {
    const text = /<script id="configuration" type="application\/json">(.*?)<\/script>/s.exec(page.text)?.[1];
    return configurationSchema.parse(JSON.parse(text ?? ''));
  }

  async function statusAs(host: string, method = 'GET'): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      httpRequest(service.runtime.endpoints.docs_url, { method, headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
  }

  test('is a page at a secret path that endpoints.json and the banner name', () => {
    expect(service.runtime.endpoints.docs_url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/docs\/[\w-]{24}$/);
    expect(banner(service.runtime.endpoints, '/data')).toContain(
      `Reference  ${service.runtime.endpoints.docs_url}\n`,
    );
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test('names no other host', () => {
    const hosts = [...page.text.matchAll(/(?:https?:)?\/\/[^\s"'<]+/g)].map(([url]) => url);
    expect(hosts).toHaveLength(1);
    for (const url of hosts) expect(new URL(url).origin).toBe(apiOrigin());
  });

  test('is allowed its own scripts and the origin of the API, by its policy', () => {
    const policy = page.headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      'img-src data:',
      `connect-src ${apiOrigin()}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  });

  test('has every script and style sheet that it asks for', async () => {
    const files = [...page.text.matchAll(/<(?:script src|link rel="stylesheet" href)="([^"]+)"/g)];
    expect(files).toHaveLength(4);
    for (const [, path = ''] of files) {
      const file = await request(`${origin()}${path}`);
      expect(file.status).toBe(200);
      expect(file.headers.get('content-type')).toBe(
        `text/${path.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`,
      );
      expect(file.bytes.length).toBeGreaterThan(50);
    }
  });

  test('keeps the key in the page, which other sites cannot read, and out of scripts, which they can run', async () => {
    const { apiKey } = service.development;
    const scripts = [...page.text.matchAll(/<script src="([^"]+)"/g)].map(([, path]) => path ?? '');
    for (const path of scripts) {
      expect((await request(`${origin()}${path}`)).text).not.toContain(apiKey);
    }
    expect(page.headers.get('access-control-allow-origin')).toBeNull();
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(await statusAs('rebound.example')).toBe(421);
    expect(await statusAs(`localhost:${new URL(origin()).port}`)).toBe(200);
  });

  test('disables what in Swagger UI would reach another host, store the key or obey the address', async () => {
    const settings = { validatorUrl: null, persistAuthorization: false, queryConfigEnabled: false };
    const bundle = (await request(`${origin()}/docs/swagger-ui-bundle.js`)).text;

    expect(configuration()).toMatchObject(settings);
    for (const name of Object.keys(settings)) expect(bundle).toMatch(new RegExp(`\\b${name}:`));
  });

  test('loads the document of the API and calls it with the development key, from its own origin', async () => {
    const { url, apiKey } = configuration();
    const baseUrl = service.runtime.endpoints.base_url;
    const document = await request(url, { headers: { origin: origin() } });
    expect(document.headers.get('access-control-allow-origin')).toBe('*');
    const schemes = Object.keys(
      z
        .record(z.string(), z.unknown())
        .parse(
          z.looseObject({ securitySchemes: z.unknown() }).parse(document.field('components')).securitySchemes,
        ),
    );
    expect(schemes.sort()).toEqual(['apiKey', 'bearer']);
    const preflight = await request(`${baseUrl}/whoami`, {
      method: 'OPTIONS',
      headers: {
        origin: origin(),
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,x-api-key',
      },
    });
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/authorization/i);
    const who = await request(`${baseUrl}/whoami`, {
      headers: { origin: origin(), authorization: `Bearer ${apiKey}`, 'x-api-key': apiKey },
    });
    expect(who.status).toBe(200);
    expect(who.headers.get('access-control-allow-origin')).toBe('*');
    expect(who.string('tenant_id')).toBe(service.development.organizationId);
  });

  test('answers nothing else', async () => {
    expect((await request(`${origin()}/docs/../package.json`)).status).toBe(404);
    expect((await request(`${origin()}/outbox`)).status).toBe(404);
    for (const path of ['/', '/docs', '/docs/', '/docs/x']) {
      expect((await request(`${origin()}${path}`)).status).toBe(404);
    }
    expect(await statusAs(new URL(origin()).host, 'POST')).toBe(405);
  });
});
