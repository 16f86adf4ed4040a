import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { ARGUMENT_HINTS, toolDefinition } from '../../../lambdas/mcp/tool-definition.ts';
import { tools } from '../../../lambdas/mcp/tools.ts';
import { readCall } from './read-call.ts';

/** What all definitions together may take of a model's context: 4,500 tokens of 4 characters. */
const MAX_CHARACTERS = 18_000;

const definitions = tools.map(toolDefinition);

/** The schema and all schemas inside it. */
function schemasIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(schemasIn);
  if (typeof value !== 'object' || value === null) return [];
  return [{ ...value }, ...Object.values(value).flatMap(schemasIn)];
}

function definitionOf(name: string): (typeof definitions)[number] {
  const definition = definitions.find((each) => each.name === name);
  if (definition === undefined) throw new Error(`There is no tool ${name}`);
  return definition;
}

describe('the definitions of all tools', () => {
  test('take less than 4,500 tokens together', () => {
    expect(JSON.stringify(definitions).length).toBeLessThan(MAX_CHARACTERS);
  });

  test('let Claude Code show long results whole, of every tool whose text a call can lengthen, within its limit', () => {
    const limits = new Map(
      definitions.map(({ name, _meta }) => [name, _meta?.['anthropic/maxResultSizeChars']]),
    );
    const long = definitions.filter(({ inputSchema }) => 'max_chars' in (inputSchema.properties ?? {}));

    expect(long.length).toBeGreaterThan(2);
    for (const { name } of long) expect(limits.get(name), name).toBeLessThanOrEqual(500_000);
    expect(limits.get('whoami')).toBeUndefined();
  });

  test('name the items of every array, without which some clients refuse the server', () => {
    const arrays = definitions.flatMap(({ name, inputSchema, outputSchema }) =>
      [inputSchema, outputSchema].flatMap(schemasIn).flatMap((schema) => {
        const isArray = [schema['type']].flat().includes('array');
        return isArray ? [{ name, hasItems: typeof schema['items'] === 'object' }] : [];
      }),
    );

    expect(arrays.length).toBeGreaterThan(10);
    expect(arrays.filter(({ hasItems }) => !hasItems)).toEqual([]);
  });

  test('give every field of a result and every item a type', () => {
    const untyped = definitions.flatMap(({ name, outputSchema }) =>
      Object.entries(Object(outputSchema?.['properties'])).flatMap(([field, schema]) =>
        schemasIn(schema).every((each) => 'type' in each) ? [] : [`${name}.${field}`],
      ),
    );

    expect(untyped).toEqual([]);
  });

  test('have the types that results have: of every example, and of a call that claims nothing', () => {
    const results = tools.flatMap(({ tool, operation: { output, example }, view }) => {
      const bodies = [example.output, ...(tool === 'claim_message' ? [{ claims: [] }] : [])];
      const calls = tool === 'get_usage' ? [{}, { limit: 5 }] : [{}];
      return bodies.flatMap((body) =>
        calls.map((args) => ({
          tool,
          result: JSON.parse(
            JSON.stringify(readCall(view, args, new Date(0)).show(output.parse(body)).structured),
          ),
        })),
      );
    });

    expect(results.length).toBe(tools.length + 2);
    for (const { tool, result } of results) {
      const schema = z.fromJSONSchema(Object(definitionOf(tool).outputSchema));
      expect([tool, schema.safeParse(result).error]).toEqual([tool, undefined]);
    }
  });

  test('are described by one or two whole sentences', () => {
    const sentences = definitions.map(({ description = '' }) => description.match(/[.:] |[.]$/g) ?? []);

    expect(sentences.filter(({ length }) => length === 0 || length > 3)).toEqual([]);
    expect(definitions.filter(({ description }) => !/^[A-Z][a-z]+s .*\.$/.test(description ?? ''))).toEqual(
      [],
    );
    expect(definitionOf('complete_message').description).toContain('marks the message as read');
  });

  test('offer nothing that sends mail, or manages webhooks or keys', () => {
    const paths = tools.map(({ operation }) => operation.path);

    expect(paths.length).toBeGreaterThan(10);
    expect(paths.filter((path) => /webhook|api-keys|agent/.test(path))).toEqual([]);
    expect(definitions.filter(({ name }) => /send|reply|webhook|key/.test(name))).toEqual([]);
  });

  test.each(definitions)('$name has title, description, schemas and annotations', (definition) => {
    expect(definition.name).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(definition.title?.length).toBeGreaterThan(3);
    expect(definition.description?.length).toBeGreaterThan(30);
    expect(definition.inputSchema.type).toBe('object');
    expect(definition.outputSchema?.['type']).toBe('object');
    expect(definition.inputSchema['additionalProperties']).toBe(false);
    expect(JSON.stringify(definition)).not.toMatch(/\$ref|\$defs|\$schema/);
  });

  test.each(tools)('$tool is annotated as its operation is declared', (tool) => {
    const { readOnly, destructive, idempotent } = tool.operation;

    expect(toolDefinition(tool).annotations).toMatchObject({
      readOnlyHint: readOnly,
      destructiveHint: destructive,
      idempotentHint: idempotent,
    });
  });
});

describe('arguments', () => {
  test.each([
    'list_inboxes',
    'list_messages',
    'list_threads',
  ])('of %s ask for ten items by default', (name) => {
    expect(definitionOf(name).inputSchema.properties?.['limit']).toMatchObject({
      default: 10,
      maximum: 100,
    });
  });

  test.each(['get_message', 'get_thread'])('of %s bound what is read at once', (name) => {
    expect(definitionOf(name).inputSchema.properties).toMatchObject({
      max_chars: { default: 20_000, maximum: 100_000 },
      offset: { type: 'integer' },
      full_text: { type: 'boolean' },
    });
  });

  test('of get_attachment leave no choice of format: there is a link and nothing else', () => {
    const { inputSchema } = definitionOf('get_attachment');

    expect(Object.keys(inputSchema.properties ?? {})).toEqual(['inbox_id', 'message_id', 'attachment_id']);
    expect(inputSchema.required).toEqual(['inbox_id', 'message_id', 'attachment_id']);
  });

  test('have hints for names that exist only', () => {
    const names = definitions.flatMap(({ inputSchema }) => Object.keys(inputSchema.properties ?? {}));

    expect(Object.keys(ARGUMENT_HINTS).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('of create_inbox are all optional', () => {
    expect(definitionOf('create_inbox').inputSchema.required).toBeUndefined();
  });
});

describe('results', () => {
  test('have the fields that the definition names, and others that a model does not need', () => {
    const others = tools.map(({ tool, operation: { output, example }, view }) => {
      const shown = readCall(view, {}, new Date(0)).show(output.parse(example.output)).structured;
      const names = Object.keys(shown).filter((name) => shown[name] !== undefined);
      return [tool, names.filter((name) => !view.fields.includes(name))];
    });

    expect(Object.fromEntries(others.filter(([, names]) => names?.length !== 0))).toEqual({
      create_inbox: ['unlisted', 'retention_days', 'catch_all', 'updated_at'],
      get_inbox: ['unlisted', 'retention_days', 'catch_all', 'updated_at'],
      list_inboxes: ['count', 'limit'],
      list_threads: ['count', 'limit'],
      list_messages: ['count', 'limit'],
      wait_for_message: ['count', 'limit'],
      get_attachment: expect.any(Array),
      read_attachment: expect.any(Array),
    });
  });

  test('with mail or labels in them say so', () => {
    const marked = definitions.filter(({ outputSchema }) =>
      JSON.stringify(outputSchema).includes('"untrusted_content"'),
    );

    expect(marked.map(({ name }) => name)).toEqual(
      tools.filter(({ view }) => view.holdsMail).map(({ tool }) => tool),
    );
    expect(definitions.filter((each) => !marked.includes(each)).map(({ name }) => name)).toEqual([
      'whoami',
      'delete_inbox',
      'update_message',
      'complete_message',
      'release_message',
      'get_usage',
    ]);
    expect(marked.map(({ annotations }) => annotations?.openWorldHint)).not.toContain(false);
  });
});
