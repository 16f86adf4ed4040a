import { SEEN_BY_LIB, SEEN_BY_PACKAGE } from './seen-files.ts';
import { importsOf, targetOf } from './source-imports.ts';

export type Sources = ReadonlyMap<string, string>;

const MAX_LINES = 350;
const NAMELESS = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc']);
const DOMAIN = ['operations', 'message', 'webhooks', 'auth', 'events'];
const TRANSPORTS = ['http', 'mcp', 'stream'];
/** What decides; the store is asked by it and never asks it. */
const DECIDES = [
  'operations',
  'accounts',
  'inboxes',
  'messages',
  'publish',
  'webhooks',
  'webhook-content',
  'receive',
  'usage',
  'waiting',
  'exports',
  'attachments',
  'search',
  'purge',
  'rebuild',
  'admin',
  'deployment',
  ...TRANSPORTS,
];
/** Folders that import no others of the service, or only this one. */
const LEAVES: Readonly<Record<string, string | undefined>> = {
  message: undefined,
  settings: undefined,
  wording: undefined,
  caller: undefined,
  observability: undefined,
  timing: undefined,
  jobs: undefined,
  console: 'core',
  probe: 'observability',
};
const OURS = ['bin/', 'lib/', 'lambdas/', 'console/', 'packages/'];
/** Packages that use the service, or run it. */
const USERS = ['@agent-inbox/laptop', '@agent-inbox/doctor', 'agentinbox', 'agent-inbox-client'];
/** How webhooks are signed and repeated: the service, the client and the command line do the same. */
const WEBHOOK_RULES =
  /^agent-inbox-client\/source\/(?:sign-webhook|webhook-attempts|webhook-schedule|retry-after)$/;
const COMMANDS = ['bin/', 'packages/agentinbox/src/', 'packages/doctor/src/'];
const AROUND = ['scripts/', 'bench/', 'examples/', 'test/'];

/** What tests of packages share with all others, in no folder of their own. */
const SEEN_BY_TESTS = new Set([
  'test/opened.ts',
  'test/faults/seeded.ts',
  'scripts/zip.ts',
  'bin/agent-inbox.ts',
  'packages/laptop/src/engines/free-port.ts',
  'packages/laptop/src/engines/listen.ts',
  'packages/laptop/test/smtp/mail-sink.ts',
]);
const isSharedTest = (target: string, file: string): boolean =>
  within(file, `${packageOf(file)}test/`) && SEEN_BY_TESTS.has(target);

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
const OUTPUT = 'packages/agentinbox/src/output/output.ts';
/**
 * The launcher runs before Node can read TypeScript and prints the version of Node. The worker runs the code of functions,
 * and its streams are theirs.
 */
const OWN_STREAMS = [OUTPUT, 'bin/agent-inbox.mjs', 'packages/laptop/src/functions/sandbox.worker.mjs'];
/** Uses internals of the package fauxqs, and checks that it is the version that they belong to. */
const FAUXQS_PARTS = 'packages/laptop/src/engines/fauxqs-parts.ts';
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

/** `packages/<name>/` */
const packageOf = (file: string) => `${file.split('/', 2).join('/')}/`;

const foldersOf = (names: readonly string[]) => names.map((name) => `lambdas/${name}/`);

interface ImportRule {
  readonly files: readonly string[];
  refuses(target: string, file: string): boolean;
  readonly reason: string;
}

const IMPORT_RULES: readonly ImportRule[] = [
  ...DOMAIN.map((domain) => ({
    files: foldersOf([domain]),
    refuses: (target: string) => within(target, ...foldersOf(TRANSPORTS)),
    reason: `${domain} knows no transport`,
  })),
  ...Object.entries(LEAVES).map(([leaf, seen = leaf]) => ({
    files: foldersOf([leaf]),
    refuses: (target: string) => /^lambdas\/.+\//.test(target) && !within(target, ...foldersOf([leaf, seen])),
    reason: seen === leaf ? `${leaf} imports no other folder` : `${leaf} imports only ${seen}`,
  })),
  {
    files: ['lambdas/store/'],
    refuses: (target) => within(target, ...foldersOf(DECIDES)),
    reason: 'the store knows none of its users',
  },
  {
    files: ['lambdas/'],
    refuses: (target, file) =>
      within(target, '@aws-sdk/', '@smithy/') &&
      !within(file, 'lambdas/aws/', 'lambdas/store/') &&
      !COMPOSITION_ROOT.test(file),
    reason: 'only aws, store and the composition roots know the AWS SDK',
  },
  {
    files: ['lambdas/'],
    refuses: (target) =>
      within(target, 'bin/', 'lib/', 'console/', 'packages/', ...USERS) && !WEBHOOK_RULES.test(target),
    reason: 'the service sees only itself',
  },
  {
    files: ['lambdas/'],
    refuses: (target) => within(target, 'aws-cdk', 'constructs'),
    reason: 'the service does not know its infrastructure',
  },
  {
    files: ['lib/'],
    refuses: (target) => within(target, 'lambdas/') && !SEEN_BY_LIB.has(target),
    reason:
      'infrastructure sees of the service its settings, variables, routes, event names and store names only',
  },
  {
    files: ['lib/'],
    refuses: (target) => within(target, 'bin/', 'console/', 'packages/', ...USERS),
    reason: 'infrastructure sees the service only',
  },
  {
    files: ['console/'],
    refuses: (target) =>
      (within(target, ...OURS, ...AROUND) && !within(target, 'console/')) ||
      (within(target, '@agent-inbox/') &&
        !/^@agent-inbox\/mail-reader\/(?:assistant|image-origin)$/.test(target)),
    reason: 'the console sees the client and two texts of mail-reader only',
  },
  {
    files: ['packages/'],
    refuses: (target, file) =>
      within(target, ...OURS, ...AROUND) &&
      !within(target, 'packages/') &&
      SEEN_BY_PACKAGE.get(packageOf(file))?.has(target) !== true &&
      !isSharedTest(target, file),
    reason: 'a package sees packages only',
  },
  {
    files: ['packages/'],
    refuses: (target, file) =>
      within(target, 'packages/') && !within(target, packageOf(file)) && !isSharedTest(target, file),
    reason: 'a package sees another by its name',
  },
  {
    files: ['packages/client/src/'],
    refuses: (target) => !within(target, 'packages/client/src/'),
    reason: 'the client has no dependencies',
  },
];

/** Why `file` may not import `target`; nothing when it may. */
function refusedImport(file: string, target: string): string | undefined {
  return IMPORT_RULES.find(({ files, refuses }) => within(file, ...files) && refuses(target, file))?.reason;
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

interface TextRule {
  readonly files: readonly string[];
  readonly except: readonly string[];
  readonly refuses: RegExp;
  /** @param found what the pattern matched */
  says(found: string): string;
}

const TEXT_RULES: readonly TextRule[] = [
  {
    files: ['lib/', 'lambdas/', ...COMMANDS],
    except: [OPEN_CLIENT],
    refuses: /(?<=\bnew )\w*Client(?=\()/,
    says: (client) => `makes a ${client} without limits: ${OPEN_CLIENT} makes clients`,
  },
  {
    files: ['lib/', 'lambdas/', ...COMMANDS],
    except: [OPEN_CLIENT, OPEN_TABLE],
    refuses: /\bDynamoDBDocumentClient\.from\(/,
    says: () => `makes a DynamoDBDocumentClient without limits: ${OPEN_TABLE} makes it`,
  },
  {
    files: ['packages/laptop/src/', 'packages/client/', 'lib/', ...COMMANDS],
    except: OWN_STREAMS,
    refuses: STANDARD_STREAM,
    says: (use) => `uses ${use}: ${OUTPUT} alone writes to the standard streams`,
  },
  {
    files: ['packages/laptop/src/', ...COMMANDS],
    except: [FAUXQS_PARTS],
    refuses: FAUXQS,
    says: (part) => `uses ${part}: ${FAUXQS_PARTS} alone knows parts of fauxqs`,
  },
  {
    files: ['lambdas/'],
    except: [KEYS],
    refuses: BUILT_KEY,
    says: (key) => `builds a key of the table (${key}), which only ${KEYS} does`,
  },
  {
    files: ['lambdas/'],
    except: [IF_CONDITION_HOLDS],
    refuses: /\bConditionalCheckFailedException\b/,
    says: () => `handles a failed condition, which only ${IF_CONDITION_HOLDS} does`,
  },
  {
    files: ['lambdas/'],
    except: [TABLE],
    refuses: /\bExclusiveStartKey\b/,
    says: () => `follows the pages of a query, which eachPage of ${TABLE} does`,
  },
  {
    files: ['lambdas/'],
    except: [ENVIRONMENT],
    // A comment may speak of it in backquotes; the code may not use it.
    refuses: /(?<!`)\bprocess\.env\b/,
    says: () => `reads process.env, which ${ENVIRONMENT} alone does`,
  },
  {
    files: ['lambdas/'],
    except: [ENVIRONMENT],
    refuses: /\{[^}]*\benv\b[^}]*\}\s*=\s*process\b/,
    says: () => `reads process.env, which ${ENVIRONMENT} alone does`,
  },
];

function textViolations(file: string, text: string): string[] {
  return TEXT_RULES.flatMap(({ files, except, refuses, says }) => {
    if (!within(file, ...files) || except.includes(file)) return [];
    const found = refuses.exec(text);
    return found === null ? [] : [`${file} ${says(found[0])}`];
  });
}

export function violations(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) => [
    ...importViolations(file, text),
    ...nameViolations(file),
    ...textViolations(file, text),
  ]);
}
