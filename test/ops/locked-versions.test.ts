import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';

const lockSchema = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });

/**
 * Libraries that read what strangers wrote, and the first version that does so in bounded time: earlier ones take minutes for
 * long headers and foldings, or for names of hosts.
 */
const AT_LEAST: Readonly<Record<string, readonly [number, number, number]>> = {
  nodemailer: [10, 0, 0],
  '@zone-eu/mailsplit': [5, 4, 18],
  libmime: [5, 4, 6],
  'linkify-it': [5, 0, 2],
};

const lock = lockSchema.parse(
  JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')),
);

test.each(
  Object.entries(AT_LEAST),
)('every %s that is installed is one that hostile mail cannot stop', (name, least) => {
  const versions = Object.entries(lock.packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version = '' }]) => version);

  expect(versions.length).toBeGreaterThan(0);
  for (const version of versions) {
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
    expect(major * 1e6 + minor * 1e3 + patch, version).toBeGreaterThanOrEqual(
      least[0] * 1e6 + least[1] * 1e3 + least[2],
    );
  }
});
