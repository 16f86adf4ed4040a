import { globSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync, type Metafile } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { loadedWith } from '../../bench/measuring/loaded-files.ts';
import { bundleOptions, entryPoints, LAMBDAS } from '../../lib/bundle-options.ts';
import { mapsDirectory } from '../../packages/document-text/src/pdf-maps.ts';

const ENTRIES = globSync(join(LAMBDAS, '*.lambda.ts')).map((file) => basename(file, '.lambda.ts'));
const MAX_BYTES = 900_000;
/**
 * What has more for a reason: all operations, and the clients that they load when first used; the MCP SDK beside them; readers of
 * documents.
 */
const LARGER: Readonly<Record<string, number>> = {
  api: 1_000_000,
  mcp: 1_000_000,
  // With 1.2 MB of maps of Chinese, Japanese and Korean fonts.
  'read-attachment': 5_250_000,
};
const MAPS = globSync('*.bcmap', { cwd: fileURLToPath(mapsDirectory()) });
/** Character tables of half the world's old encodings come with the parser. */
const WITH_MAIL_PARSER: readonly string[] = ['receive-mail', 'rebuild'];

interface Bundled {
  readonly metafile: Metafile;
  readonly bytes: number;
}

const made = new Map<string, Bundled>();

/** The files of a function, by their names; several tests look at one. */
function bundled(entry: string): Bundled {
  const known = made.get(entry) ?? build(entry);
  made.set(entry, known);
  return known;
}

function build(entry: string): Bundled {
  const { metafile, outputFiles } = buildSync({
    ...bundleOptions,
    entryPoints: entryPoints(entry),
    metafile: true,
    write: false,
    outdir: bundleOptions.absWorkingDir,
  });
  const bytes = outputFiles.reduce((sum, { contents }) => sum + contents.length, 0);
  const maps = MAPS.map((name) => statSync(new URL(name, mapsDirectory())).size);
  return {
    metafile,
    bytes: bytes + (entry === 'read-attachment' ? maps.reduce((sum, size) => sum + size, 0) : 0),
  };
}

/** The packages of the SDK that speak to a service, in what is loaded with the function. */
function clientsAtStart(metafile: Metafile): string[] {
  const sources = loadedWith('index.mjs', metafile).flatMap(({ inputs }) => Object.keys(inputs));
  const names = sources.flatMap((path) => /@aws-sdk\/(client-[^/]+)/.exec(path)?.[1] ?? []);
  return [...new Set(names)].toSorted();
}

describe('the bundle of', () => {
  for (const entry of ENTRIES) {
    test(`${entry} has neither a credential chain nor a JSON Schema validator, and is not large`, () => {
      const { metafile, bytes } = bundled(entry);
      const unused = Object.keys(metafile.inputs).filter((path) => /credential-provider-|ajv/i.test(path));

      expect(unused).toEqual([]);
      if (!WITH_MAIL_PARSER.includes(entry)) expect(bytes).toBeLessThan(LARGER[entry] ?? MAX_BYTES);
    });
  }

  test.each(ENTRIES)('%s does not import node:http, which would load undici', (entry) => {
    const imported = Object.values(bundled(entry).metafile.outputs).flatMap(({ imports }) =>
      imports.filter(({ external }) => external).map(({ path }) => path),
    );

    expect(imported).toContain('node:crypto');
    expect(imported.filter((path) => /^(node:)?http$/.test(path))).toEqual([]);
  });

  test.each([
    ['api', ['client-dynamodb']],
    ['mcp', ['client-dynamodb']],
    ['fan-out-webhooks', ['client-dynamodb']],
    ['stream-fan-out', ['client-dynamodb']],
    ['deliver-webhook', ['client-dynamodb', 'client-kms']],
    ['stream-message', ['client-apigatewaymanagementapi', 'client-dynamodb']],
    ['receive-mail', ['client-dynamodb', 'client-eventbridge', 'client-s3', 'client-sqs']],
  ])('%s starts with no client but those that every event needs', (entry, clients) => {
    const { metafile } = bundled(entry);

    expect(clientsAtStart(metafile)).toEqual(clients);
  });

  test('receive-mail starts without the mail parser and its tables of characters', () => {
    const { metafile } = bundled('receive-mail');
    const sources = loadedWith('index.mjs', metafile).flatMap(({ inputs }) => Object.keys(inputs));

    expect(sources.filter((path) => /mailparser|libmime|iconv-lite|encoding-japanese/.test(path))).toEqual(
      [],
    );
  });
});
