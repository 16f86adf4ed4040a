import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { type JsonObject, TemplateRefused } from '../contract.ts';

const manifestSchema = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      properties: z
        .object({ templateFile: z.string().optional(), stackName: z.string().optional() })
        .optional(),
    }),
  ),
});

const assetsSchema = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.object({ path: z.string().optional() }),
      destinations: z.record(z.string(), z.object({ objectKey: z.string() })),
    }),
  ),
});

const templateSchema = z.record(z.string(), z.json());

export interface StackTemplate {
  readonly stackName: string;
  readonly template: JsonObject;
  readonly parameters?: Readonly<Record<string, string>>;
}

export interface CloudAssembly extends StackTemplate {
  /** Returns the path of the asset with a function's `Code.S3Key`, and throws when there is none. */
  assetPath(objectKey: string): string;
}

export function loadAssembly(directory: string): CloudAssembly {
  const manifest = manifestSchema.parse(readJson(directory, 'manifest.json'));
  const stacks = Object.entries(manifest.artifacts).filter(
    ([, { type }]) => type === 'aws:cloudformation:stack',
  );
  const [first, ...others] = stacks;
  if (first === undefined || others.length > 0) {
    const names = stacks.map(([id]) => id).join(', ') || 'none';
    throw new TemplateRefused(`${directory} must contain exactly one stack, but contains ${names}`);
  }
  const [id, { properties }] = first;
  const templateFile = properties?.templateFile ?? `${id}.template.json`;
  const assets = readAssets(directory, manifest);
  return {
    stackName: properties?.stackName ?? id,
    template: templateSchema.parse(readJson(directory, templateFile)),
    assetPath(objectKey) {
      const path = assets.get(objectKey);
      if (path === undefined)
        throw new TemplateRefused(`No asset of ${directory} has the object key ${objectKey}`);
      return path;
    },
  };
}

function readAssets(
  directory: string,
  manifest: z.output<typeof manifestSchema>,
): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const [id, { type }] of Object.entries(manifest.artifacts)) {
    if (type !== 'cdk:asset-manifest') continue;
    const { files } = assetsSchema.parse(readJson(directory, `${id}.json`));
    for (const { source, destinations } of Object.values(files)) {
      if (source.path === undefined) continue;
      for (const { objectKey } of Object.values(destinations)) {
        paths.set(objectKey, resolve(directory, source.path));
      }
    }
  }
  return paths;
}

function readJson(directory: string, file: string): unknown {
  return JSON.parse(readFileSync(join(directory, file), 'utf8'));
}
