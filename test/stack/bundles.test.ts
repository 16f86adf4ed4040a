import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { bundleOptions, LAMBDAS } from '../../lib/bundle-options.ts';

const MOST_BYTES = 900_000;
/** Character tables of half the world's old encodings come with the parser. */
const WITH_MAIL_PARSER = 'receive-mail.lambda.ts';

describe('the bundle of', () => {
  for (const entry of globSync(join(LAMBDAS, '*.lambda.ts'))) {
    const name = basename(entry);

    test(`${name} has neither a credential chain nor a JSON Schema validator, and is not large`, () => {
      const { metafile, outputFiles } = buildSync({
        ...bundleOptions,
        entryPoints: [entry],
        metafile: true,
        write: false,
        outfile: 'index.mjs',
      });
      const unused = Object.keys(metafile.inputs).filter((path) => /credential-provider-|ajv/i.test(path));

      expect(unused).toEqual([]);
      if (name !== WITH_MAIL_PARSER) expect(outputFiles[0]?.contents.length).toBeLessThan(MOST_BYTES);
    });
  }
});
