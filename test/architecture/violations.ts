import { importsOf, targetOf } from './source-imports.ts';

export type Sources = ReadonlyMap<string, string>;

const MAX_LINES = 350;
const NAMELESS = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc']);
const DOMAIN = ['operations', 'mail', 'webhooks', 'auth', 'events'];
const TRANSPORTS = ['http', 'mcp', 'stream'];
/** What decides; the store is asked by it and never asks it. */
const DECIDES = [
  'operations',
  'accounts',
  'inboxes',
  'messages',
  'publish',
  'webhooks',
  'receive',
  'usage',
  'purge',
  'rebuild',
  'admin',
  'deployment',
  ...TRANSPORTS,
];
const OURS = ['bin/', 'lib/', 'lambdas/', 'local/', 'console/', 'client/'];
const AROUND = ['scripts/', 'bench/', 'examples/', 'test/'];

/**
 * What the infrastructure may know of the service: its variables, routes, names of events and metrics, the store's
 * names, and the default of a setting.
 */
const SEEN_BY_LIB = new Set([
  'lambdas/environment.ts',
  'lambdas/admin/registry.ts',
  'lambdas/operations/registry.ts',
  'lambdas/events/events.ts',
  'lambdas/batch/late-after.ts',
  'lambdas/observability/metric-name.ts',
  'lambdas/store/secret/keyring-context.ts',
  'lambdas/store/message/listing-index.ts',
  'lambdas/store/object/object-keys.ts',
  'lambdas/store/keys.ts',
  'lambdas/settings/plan-settings.ts',
  'lambdas/settings/policy.ts',
  'lambdas/settings/setting-field.ts',
  'lambdas/settings/trusted-proxy-settings.ts',
]);

/** What makes the text that assistants read, which the console shows, and what both sides of its frame agree on. */
const SEEN_BY_CONSOLE = new Set([
  'lambdas/mcp/fenced-text.ts',
  'lambdas/mcp/views/message.ts',
  'lambdas/console/image-origin.ts',
]);

const ENVIRONMENT = 'lambdas/environment.ts';
/** Gives every client of AWS its limits. */
const OPEN_CLIENT = 'lambdas/aws/open-client.ts';
/** Makes the document client of the table from a limited one, and limits it. */
const OPEN_TABLE = 'lambdas/store/table/open-table.ts';
/** Knows the error of a failed condition, and how the pages of a query follow each other. */
const IF_CONDITION_HOLDS = 'lambdas/store/table/write.ts';
const TABLE = 'lambdas/store/table/table.ts';
/** Builds every key of the table. */
const KEYS = 'lambdas/store/keys.ts';
/** An attribute of a key that is given a value (its type or schema is not), or text that begins as our keys do. */
const BUILT_KEY = /\b(?:pk|sk|gpk|gsk):(?!\s*(?:string\b|z\.))|['"`][A-Z][A-Z-]*#/;
/** The only file that writes to the standard streams: it makes text of strangers safe for a terminal. */
const OUTPUT = 'bin/output/output.ts';
/**
 * The launcher runs before Node can read TypeScript and prints the version of Node. The worker runs the code of functions,
 * and its streams are theirs.
 */
const OWN_STREAMS = new Set([OUTPUT, 'bin/agent-inbox.mjs', 'local/functions/sandbox.worker.mjs']);
/** Uses private parts of the package fauxqs, and checks that it is the version that they belong to. */
const FAUXQS_PARTS = 'local/engines/fauxqs-parts.ts';
/** An import of fauxqs, or the name of one of its classes, stores or tables. */
const FAUXQS =
  /(?:\bfrom|\bimport|\()\s*['"]fauxqs['"/]|\b(?:[sS](?:qs|ns|3)Store|SqsRouter|PersistenceManager|(?:sqs|sns|s3)_(?:queues|messages|topics|subscriptions|buckets?|objects|multipart)\w*)\b/;
const STANDARD_STREAM = new RegExp(
  [
    /\bconsole(?:\?\.|\.|\[)\S/,
    /(?:\bfrom|\bimport|\()\s*['"](?:node:)?console['"]/,
    /\bprocess\s*(?:\?\.|\.|\[|\?\.\[)\s*['"`]?std(?:out|err)\b/,
    /\{[^}]*\bstd(?:out|err)\b[^}]*\}\s*(?:=\s*process\b|from\s*['"](?:node:)?process['"])/,
    /\bwriteSync\(\s*[12]\b/,
    /\/dev\/(?:tty|std(?:out|err))\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
);
const COMPOSITION_ROOT = /^lambdas\/([^/]+\.lambda|services)\.ts$/;

function within(file: string, ...folders: readonly string[]): boolean {
  return folders.some((folder) => file.startsWith(folder));
}

/** Why `file` may not import `target`; nothing when it may. */
function refusedImport(file: string, target: string): string | undefined {
  const domain = DOMAIN.find((folder) => file.startsWith(`lambdas/${folder}/`));
  const transport = TRANSPORTS.find((folder) => target.startsWith(`lambdas/${folder}/`));
  if (domain !== undefined && transport !== undefined) return `${domain} knows no transport`;
  if (within(file, 'lambdas/store/') && DECIDES.some((folder) => target.startsWith(`lambdas/${folder}/`))) {
    return 'the store knows none of its users';
  }
  if (within(file, 'lambdas/')) {
    const mayCallAws = within(file, 'lambdas/aws/', 'lambdas/store/') || COMPOSITION_ROOT.test(file);
    if (within(target, '@aws-sdk/', '@smithy/') && !mayCallAws) {
      return 'only aws, store and the composition roots know the AWS SDK';
    }
    if (within(target, 'bin/', 'lib/', 'local/', 'console/', 'client/'))
      return 'the service sees only itself';
    if (within(target, 'aws-cdk', 'constructs')) return 'the service does not know its infrastructure';
  }
  if (within(file, 'lib/')) {
    if (within(target, 'lambdas/') && !SEEN_BY_LIB.has(target)) {
      return 'infrastructure sees of the service its settings, variables, routes, event names and store names only';
    }
    if (within(target, 'bin/', 'local/', 'console/', 'client/'))
      return 'infrastructure sees the service only';
  }
  if (within(file, 'local/') && within(target, ...OURS) && !within(target, 'local/')) {
    return 'the runtime sees the template alone';
  }
  if (within(file, 'console/') && within(target, ...OURS, ...AROUND)) {
    if (!within(target, 'console/', 'client/src/') && !SEEN_BY_CONSOLE.has(target)) {
      return 'the console sees the client only';
    }
  }
  if (within(file, 'client/') && within(target, ...OURS, ...AROUND) && !within(target, 'client/')) {
    return 'the client sees nothing of ours';
  }
  if (within(file, 'client/src/') && !within(target, 'client/src/')) return 'the client has no dependencies';
  return undefined;
}

function importViolations(file: string, text: string): string[] {
  const found: string[] = [];
  for (const { specifier, clause } of importsOf(text)) {
    const target = targetOf(file, specifier);
    const reason = refusedImport(file, target);
    if (reason !== undefined) found.push(`${file} imports ${target}: ${reason}`);
    if (target === 'zod' && !/^\*\s+as\s+z$/.test(clause)) {
      found.push(`${file} imports zod other than as "* as z"`);
    }
    if (within(target, 'zod/')) found.push(`${file} imports ${target}: zod is imported by its one name`);
  }
  return found;
}

function nameViolations(file: string): string[] {
  return file
    .split('/')
    .map((part) => part.replace(/\..*$/, ''))
    .filter((part) => NAMELESS.has(part))
    .map((part) => `${file} is named "${part}", which says nothing`);
}

export function lengthViolations(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) => {
    const lines = text.replace(/\n$/, '').split('\n').length;
    return lines > MAX_LINES && !file.includes('/generated/')
      ? [`${file} has ${lines} lines, more than ${MAX_LINES}`]
      : [];
  });
}

export function violations(sources: Sources): string[] {
  const found: string[] = [];
  for (const [file, text] of sources) {
    found.push(...importViolations(file, text), ...nameViolations(file));
    if (within(file, 'bin/', 'lib/', 'lambdas/') && file !== OPEN_CLIENT) {
      const made = /\bnew (\w*Client)\(/.exec(text)?.[1];
      if (made !== undefined)
        found.push(`${file} makes a ${made} without limits: ${OPEN_CLIENT} makes clients`);
      if (file !== OPEN_TABLE && /\bDynamoDBDocumentClient\.from\(/.test(text)) {
        found.push(`${file} makes a DynamoDBDocumentClient without limits: ${OPEN_TABLE} makes it`);
      }
    }
    if (within(file, 'bin/', 'local/', 'client/', 'lib/') && !OWN_STREAMS.has(file)) {
      const [use] = STANDARD_STREAM.exec(text) ?? [];
      if (use !== undefined)
        found.push(`${file} uses ${use}: ${OUTPUT} alone writes to the standard streams`);
    }
    if (within(file, 'bin/', 'local/') && file !== FAUXQS_PARTS) {
      const [part] = FAUXQS.exec(text) ?? [];
      if (part !== undefined) found.push(`${file} uses ${part}: ${FAUXQS_PARTS} alone knows parts of fauxqs`);
    }
    if (within(file, 'lambdas/') && file !== KEYS) {
      const [built] = BUILT_KEY.exec(text) ?? [];
      if (built !== undefined)
        found.push(`${file} builds a key of the table (${built}), which only ${KEYS} does`);
    }
    if (
      within(file, 'lambdas/') &&
      file !== IF_CONDITION_HOLDS &&
      /\bConditionalCheckFailedException\b/.test(text)
    ) {
      found.push(`${file} handles a failed condition, which only ${IF_CONDITION_HOLDS} does`);
    }
    if (within(file, 'lambdas/') && file !== TABLE && /\bExclusiveStartKey\b/.test(text)) {
      found.push(`${file} follows the pages of a query, which eachPage of ${TABLE} does`);
    }
    // A comment may speak of it in backquotes; the code may not use it.
    if (within(file, 'lambdas/') && file !== ENVIRONMENT && /(?<!`)\bprocess\.env\b/.test(text)) {
      found.push(`${file} reads process.env, which ${ENVIRONMENT} alone does`);
    }
    if (
      within(file, 'lambdas/') &&
      file !== ENVIRONMENT &&
      /\{[^}]*\benv\b[^}]*\}\s*=\s*process\b/.test(text)
    ) {
      found.push(`${file} reads process.env, which ${ENVIRONMENT} alone does`);
    }
  }
  return found;
}
