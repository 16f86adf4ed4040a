/** Address of the service, and the key that the page uses. */
export interface ReferenceTarget {
  /** Ends in /v1. The OpenAPI document is below it. */
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** Paths of the page's files. */
export const PAGE_PATH = '/docs';
export const BUNDLE_PATH = '/docs/reference.js';
export const START_PATH = '/docs/start.js';

/**
 * The interactive API reference. The key is in the page and not in a script: another site in the same browser can run
 * our scripts, but cannot read our page.
 */
export function referencePage(target: ReferenceTarget): string {
  const configuration = JSON.stringify(configurationOf(target)).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Agent Inbox API</title>
<link rel="icon" href="data:,">
</head>
<body>
<div id="reference"></div>
<script id="configuration" type="application/json">${configuration}</script>
<script src="${BUNDLE_PATH}"></script>
<script src="${START_PATH}"></script>
</body>
</html>
`;
}

/** A separate file, because the page's policy forbids inline scripts. */
export const START_SCRIPT = `Scalar.createApiReference(
  '#reference',
  JSON.parse(document.getElementById('configuration').textContent),
);
`;

/** Scalar's settings: features that contact another host or store the key are disabled. */
function configurationOf({ baseUrl, apiKey }: ReferenceTarget): object {
  return {
    url: `${baseUrl}/openapi.json`,
    servers: [{ url: baseUrl }],
    authentication: {
      preferredSecurityScheme: 'bearer',
      securitySchemes: { bearer: { token: apiKey }, apiKey: { value: apiKey } },
    },
    persistAuth: false,
    telemetry: false,
    withDefaultFonts: false,
    // The default is Scalar's proxy, which would receive every call and its key.
    proxyUrl: '',
    // Shown on loopback addresses unless disabled.
    agent: { disabled: true },
    mcp: { disabled: true },
    showDeveloperTools: 'never',
    // Opens the document in the vendor's client.
    hideClientButton: true,
  };
}

/**
 * Content-Security-Policy of the page: it may only load its two scripts and call the API. Scalar sets styles on single
 * elements, which no hash or nonce can allow.
 */
export function referencePolicy({ baseUrl }: ReferenceTarget): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    `connect-src ${new URL(baseUrl).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
