import * as z from 'zod';
import { settingsSchema } from '../lib/settings.ts';
import { typeText } from './json-schema-to-type.ts';

/** Optional fields also accept undefined, so that they work with `exactOptionalPropertyTypes`. */
const OPTIONAL = /\?: ([^;{}]+);/g;

export function constructProps(deployPage: string): string {
  const meanings = new Map(
    [...deployPage.matchAll(/^- `(\w+)` \((.+?)\): (.+)$/gm)].map(
      ([, name = '', byDefault = '', meaning = '']) => [
        name,
        `${plainText(meaning)}. ${byDefault === 'required' ? 'Required' : `Default: ${plainText(byDefault)}`}.`,
      ],
    ),
  );
  const fields = Object.entries(settingsSchema.shape)
    .filter(([name]) => name !== 'stackName')
    .map(([name, schema]) => {
      const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
      const optional = name === 'inboxDomain' ? '' : '?';
      return `  /** ${meanings.get(name)} */\n  readonly ${name}${optional}: ${typeText(json)};`;
    });
  return `// Written by npm run generate, from lib/settings.ts and docs/deploy.md.

/** Settings of the service: see "Settings" in docs/deploy.md. */
export interface AgentInboxProps {
${fields.join('\n').replaceAll(OPTIONAL, '?: $1 | undefined;')}
}
`;
}

function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\.$/, '')
    .replaceAll('*/', '*\\/');
}
