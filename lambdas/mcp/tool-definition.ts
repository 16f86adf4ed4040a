import type { Tool as Definition } from '@modelcontextprotocol/server';
import { argumentsSchema, resultSchema } from './compact-schema.ts';
import { argumentsOf } from './tool-arguments.ts';
import type { Tool } from './tools.ts';

/** Made when they are asked for first: a cold start that answers a call needs none of them. */
const made = new WeakMap<Tool, Definition>();

export function toolDefinition(tool: Tool): Definition {
  const known = made.get(tool);
  if (known !== undefined) return known;
  const definition = define(tool);
  made.set(tool, definition);
  return definition;
}

function define(tool: Tool): Definition {
  const { operation, view } = tool;
  const { readOnly, destructive, idempotent } = operation;
  return {
    name: tool.tool,
    title: tool.title,
    description: tool.description,
    inputSchema: { type: 'object', ...argumentsSchema(argumentsOf(tool)) },
    outputSchema: { type: 'object', ...resultSchema(view.output) },
    annotations: {
      readOnlyHint: readOnly,
      destructiveHint: destructive,
      idempotentHint: idempotent,
      // What comes back was written by just anyone: that is what the protocol takes for granted.
      ...(view.holdsMail ? {} : { openWorldHint: false }),
    },
  };
}
