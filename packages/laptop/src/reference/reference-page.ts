export interface ReferenceTarget {
  readonly baseUrl: string;
  readonly apiKey: string;
}

export const PAGE_PATH = '/docs';
export const BUNDLE_PATH = '/docs/swagger-ui-bundle.js';
export const STYLE_PATH = '/docs/swagger-ui.css';
export const LOOKS_PATH = '/docs/looks.css';
export const START_PATH = '/docs/start.js';

/**
 * The key is in the page and not in a script: another site in the same browser can run our scripts but cannot read our
 * page.
 */
export function referencePage(target: ReferenceTarget): string {
  const configuration = JSON.stringify(configurationOf(target)).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API reference · Agent Inbox</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${STYLE_PATH}">
<link rel="stylesheet" href="${LOOKS_PATH}">
</head>
<body>
<header class="bar"><strong>Agent Inbox</strong><h1>API reference</h1></header>
<main id="reference"></main>
<script id="configuration" type="application/json">${configuration}</script>
<script src="${BUNDLE_PATH}"></script>
<script src="${START_PATH}"></script>
</body>
</html>
`;
}

/** The page's policy forbids inline scripts, so this is a separate file. */
export const START_SCRIPT = `const { apiKey, ...settings } = JSON.parse(document.getElementById('configuration').textContent);
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
const reference = SwaggerUIBundle({
  ...settings,
  dom_id: '#reference',
  presets: [SwaggerUIBundle.presets.apis],
  onComplete() {
    reference.preauthorizeApiKey('bearer', apiKey);
    reference.preauthorizeApiKey('apiKey', apiKey);
  },
});
`;

/** Settings that contact another host or store the key are disabled. */
function configurationOf({ baseUrl, apiKey }: ReferenceTarget): object {
  return {
    apiKey,
    url: `${baseUrl}/openapi.json`,
    docExpansion: 'list',
    filter: true,
    deepLinking: true,
    defaultModelsExpandDepth: 0,
    tryItOutEnabled: true,
    persistAuthorization: false,
    // By default, Swagger UI sends documents to the vendor's validator.
    validatorUrl: null,
    // The document comes from the service, and the query of the page must not change that.
    queryConfigEnabled: false,
  };
}

/**
 * The page may only load its own files and call the API. Swagger UI sets styles on single elements, which no hash or
 * nonce can allow.
 */
export function referencePolicy({ baseUrl }: ReferenceTarget): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    'img-src data:',
    `connect-src ${new URL(baseUrl).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
