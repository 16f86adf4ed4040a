import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { ROOT } from './installed-packages.ts';

const run = promisify(execFile);
const TEMPLATE = z.object({
  Resources: z.record(
    z.string(),
    z.looseObject({ Properties: z.record(z.string(), z.unknown()).optional() }),
  ),
});
const RELEASE = z.object({
  version: z.string(),
  templates: z.object({ retain: z.string(), try: z.string() }),
  assets: z.array(
    z.object({ file: z.string(), sha256: z.string(), bytes: z.number(), function: z.string() }),
  ),
});
const SBOM = z.object({ components: z.array(z.object({ name: z.string() })) });

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'release-files-'));
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('the files of a release list the packages of which code is deployed, with checksums that hold', async () => {
  const out = join(directory, 'release');
  await run(process.execPath, ['scripts/packages/release-files.ts', out], { cwd: ROOT });
  const sums = readFileSync(join(out, 'SHA256SUMS'), 'utf8').trim().split('\n');
  for (const line of sums) {
    const [sum, name = ''] = line.split('  ');
    expect(
      createHash('sha256')
        .update(readFileSync(join(out, name)))
        .digest('hex'),
    ).toBe(sum);
  }
  const { version, templates, assets } = RELEASE.parse(
    JSON.parse(readFileSync(join(out, 'release.json'), 'utf8')),
  );
  expect(readdirSync(out).toSorted()).toEqual(
    [
      'SHA256SUMS',
      `agent-inbox-${version}-sbom.cdx.json`,
      'deployer-policy.json',
      'release.json',
      ...Object.values(templates),
      ...assets.map(({ file }) => file),
    ].toSorted(),
  );
  for (const { file, sha256, bytes } of assets) {
    const content = readFileSync(join(out, file));
    expect([file, content.length]).toEqual([
      `${createHash('sha256').update(content).digest('hex')}.zip`,
      bytes,
    ]);
    expect(file).toBe(`${sha256}.zip`);
  }
  for (const file of Object.values(templates)) {
    const { Resources } = TEMPLATE.parse(JSON.parse(readFileSync(join(out, file), 'utf8')));
    const code = Object.values(Resources).flatMap(({ Properties }) => Properties?.['Code'] ?? []);
    const keys = new Set(code.map((each) => JSON.stringify(each)));
    expect(keys).toEqual(
      new Set(
        assets.map(({ sha256 }) =>
          JSON.stringify({
            S3Bucket: { 'Fn::Sub': `\${AssetBucket}` },
            S3Key: { 'Fn::Sub': `\${AssetPrefix}${sha256}.zip` },
          }),
        ),
      ),
    );
  }
  const list = readdirSync(out).find((name) => name.endsWith('sbom.cdx.json')) ?? '';
  const { components } = SBOM.parse(JSON.parse(readFileSync(join(out, list), 'utf8')));
  const packages = components.map(({ name }) => name);
  expect(packages).toEqual(expect.arrayContaining(['zod', 'preact', 'uplot', 'unpdf', '@aws-sdk/client-s3']));
  expect(packages).not.toContain('aws-cdk-lib');
  expect(packages).not.toContain('vitest');
});
