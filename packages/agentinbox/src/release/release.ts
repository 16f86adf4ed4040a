import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { CommandFailed } from '../command-failed.ts';
import { type Template, templateSchema } from './template.ts';

const manifestSchema = z.object({
  version: z.string(),
  templates: z.object({ retain: z.string(), try: z.string() }),
  assets: z.array(z.object({ file: z.string(), sha256: z.string(), bytes: z.int() })),
});

/** `retain` keeps the data when the stack is deleted; `try` deletes it. */
export type DataPolicy = 'retain' | 'try';

export interface Asset {
  readonly file: string;
  readonly sha256: string;
  read(): Buffer;
}

export interface Release {
  readonly version: string;
  readonly assets: readonly Asset[];
  template(data: DataPolicy): ReleasedTemplate;
}

export interface ReleasedTemplate {
  readonly text: string;
  readonly template: Template;
}

/** The published package contains its release; in a clone, `npm run release-files` writes it. */
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const PLACES = [join(ROOT, 'release'), join(ROOT, 'dist', 'release')];

/** @throws CommandFailed for a folder that is no release, and for a file whose digest differs from the manifest. */
export function readRelease(given: string | undefined): Release {
  const folder = given ?? PLACES.find((place) => existsSync(join(place, 'release.json')));
  if (folder === undefined)
    throw new CommandFailed('There are no release files. In a clone, write them with npm run release-files');
  const manifest = manifestSchema.safeParse(parsed(join(folder, 'release.json')));
  if (!manifest.success)
    throw new CommandFailed(`${join(folder, 'release.json')} does not describe a release`, {
      cause: manifest.error,
    });
  const { version, templates, assets } = manifest.data;
  return {
    version,
    assets: assets.map(({ file, sha256 }) => ({
      file,
      sha256,
      read: () => checked(join(folder, file), sha256),
    })),
    template(data) {
      const text = contentOf(join(folder, templates[data])).toString('utf8');
      return { text, template: templateSchema.parse(JSON.parse(text)) };
    },
  };
}

function checked(file: string, sha256: string): Buffer {
  const content = contentOf(file);
  if (sha256Of(content) === sha256) return content;
  throw new CommandFailed(`${file} differs from the released file (SHA-256). Install the command again`);
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(contentOf(file).toString('utf8'));
  } catch (cause) {
    if (cause instanceof CommandFailed) throw cause;
    throw new CommandFailed(`${file} is not JSON`, { cause });
  }
}

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new CommandFailed(`${file} cannot be read, but the release needs it`, { cause });
  }
}

export function sha256Of(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
