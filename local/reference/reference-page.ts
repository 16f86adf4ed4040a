/** Where the service answers, and the key that the page fills in. */
export interface ReferenceTarget {
  /** Ends in /v1; the API's document is below it. */
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** Paths of what the page is made of. */
export const PAGE_PATH = '/docs';
export const BUNDLE_PATH = '/docs/reference.js';
export const START_PATH = '/docs/start.js';

/**
 * The interactive API reference. The key stands in the page and not in a script: another site that is open in
 * the same browser can run our scripts as its own, but cannot read our page.
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

/** A file of its own, because the page's policy runs no script that stands in the page. */
export const START_SCRIPT = `Scalar.createApiReference(
  '#reference',
  JSON.parse(document.getElementById('configuration').textContent),
);
`;

/** Scalar's settings: whatever of it would reach another host, or keep the key, is off. */
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
    // Left out, it is Scalar's own proxy, which would see every call and its key.
    proxyUrl: '',
    // On a loopback address these are there unless they are disabled.
    agent: { disabled: true },
    mcp: { disabled: true },
    showDeveloperTools: 'never',
    // It opens the document in the vendor's own client.
    hideClientButton: true,
  };
}

/**
 * Content-Security-Policy of the page: it may use its own two scripts and call the API, and nothing else.
 * Scalar styles elements one by one, which no hash or nonce can allow.
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
