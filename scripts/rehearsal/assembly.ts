import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { zipped } from '../packages/released-templates.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Assembly {
  readonly template: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly assets: readonly { readonly bucket: string; readonly key: string; readonly bytes: Buffer }[];
}

const manifestSchema = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.object({ path: z.string(), packaging: z.enum(['zip', 'file']) }),
      destinations: z.record(z.string(), z.object({ bucketName: z.string(), objectKey: z.string() })),
    }),
  ),
});

export function synthesize(inboxDomain: string, account: string, region: string): Assembly {
  const directory = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  const settings = {
    inboxDomain,
    removalPolicy: 'destroy',
    recovery: 'none',
    // The receiver of the rehearsal's webhook is on this machine.
    webhookTargets: 'loopback',
  };
  const context = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const cdk = join(ROOT, 'node_modules/aws-cdk/bin/cdk');
  execFileSync(
    process.execPath,
    [cdk, 'synth', '--quiet', '--no-notices', '--ci', '-o', directory, ...context],
    {
      cwd: ROOT,
      stdio: 'ignore',
    },
  );
  const filled = (text: string): string =>
    text.replaceAll(/\$\{AWS::(AccountId|Region)\}/g, (_, name) => (name === 'Region' ? region : account));
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(directory, 'AgentInbox.assets.json'), 'utf8')),
  );
  const assets = Object.values(manifest.files).flatMap(({ source, destinations }) =>
    Object.values(destinations).map(({ bucketName, objectKey }) => ({
      bucket: filled(bucketName),
      key: filled(objectKey),
      bytes:
        source.packaging === 'zip'
          ? zipped(join(directory, source.path))
          : readFileSync(join(directory, source.path)),
    })),
  );
  return {
    template: withoutBootstrap(readFileSync(join(directory, 'AgentInbox.template.json'), 'utf8')),
    assets,
  };
}

/** Removes the check for `cdk bootstrap`, because the rehearsal creates its own bucket. */
function withoutBootstrap(text: string): string {
  const template = z
    .looseObject({ Parameters: z.record(z.string(), z.unknown()).optional() })
    .parse(JSON.parse(text));
  const { BootstrapVersion: _version, ...parameters } = template.Parameters ?? {};
  const { Rules: _rules, Parameters: _parameters, ...rest } = template;
  return JSON.stringify({
    ...rest,
    ...(Object.keys(parameters).length === 0 ? {} : { Parameters: parameters }),
  });
}

const RELEASE_BUCKET = 'agent-inbox-release';
const releaseSchema = z.object({
  templates: z.object({ try: z.string() }),
  assets: z.array(z.object({ file: z.string() })),
});

export function released(folder: string): Assembly {
  const { templates, assets } = releaseSchema.parse(
    JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')),
  );
  return {
    template: readFileSync(join(folder, templates.try), 'utf8'),
    parameters: { AssetBucket: RELEASE_BUCKET },
    assets: assets.map(({ file }) => ({
      bucket: RELEASE_BUCKET,
      key: file,
      bytes: readFileSync(join(folder, file)),
    })),
  };
}

export function forDomain(assembly: Assembly, InboxDomain: string): Assembly {
  return { ...assembly, parameters: { ...assembly.parameters, InboxDomain } };
}

export function withDomain({ template, assets }: Assembly, from: string, to: string): Assembly {
  return { template: template.replaceAll(from, to), assets };
}

const templateSchema = z.looseObject({
  Resources: z.record(
    z.string(),
    z.looseObject({ Type: z.string(), DependsOn: z.union([z.string(), z.array(z.string())]).optional() }),
  ),
});

export function without(
  { template, ...assembly }: Assembly,
  unwanted: { readonly type?: string; readonly logicalId?: string },
): { rest: Assembly; removed: number } {
  const parsed = templateSchema.parse(JSON.parse(template));
  const isGone = (id: string): boolean =>
    id === unwanted.logicalId || parsed.Resources[id]?.Type === unwanted.type;
  const kept = Object.entries(parsed.Resources)
    .filter(([id]) => !isGone(id))
    .map(([id, resource]) => {
      const dependsOn = [resource.DependsOn ?? []].flat().filter((each) => !isGone(each));
      return [id, { ...resource, DependsOn: dependsOn }] as const;
    });
  const removed = Object.keys(parsed.Resources).length - kept.length;
  return {
    rest: { ...assembly, template: JSON.stringify({ ...parsed, Resources: Object.fromEntries(kept) }) },
    removed,
  };
}
