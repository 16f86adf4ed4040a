import * as z from 'zod';
import { ERROR_STATUS } from '../lambdas/core/errors.ts';
import { EVENTS } from '../lambdas/events/events.ts';
import type { Operation } from '../lambdas/operations/define.ts';
import { operations } from '../lambdas/operations/registry.ts';
import { webhookDataSchema } from '../lambdas/webhook-content/webhook-data.ts';
import { argumentName, PythonTypes } from './json-schema-to-python.ts';
import { typeName } from './json-schema-to-type.ts';
import { createdOutput, listName, requiredFields, servesBytes } from './operation-traits.ts';

const FOLDER = 'packages/python-client/src/agent_inbox_client/generated';
const NOTICE =
  "# Made from the registry of operations by `npm run generate`. Do not edit.\n# Layout is the generator's: fmt: off";
type Mode = 'sync' | 'async';

interface Method {
  readonly resource: string;
  text(mode: Mode): string;
}

export function pythonFiles(): ReadonlyMap<string, string> {
  const types = new PythonTypes();
  const methods = operations.flatMap((operation) => methodsOf(operation, types));
  return new Map([
    [`${FOLDER}/__init__.py`, `${NOTICE}\n`],
    [`${FOLDER}/types.py`, typesFile(types)],
    [`${FOLDER}/routes.py`, routesFile()],
    [`${FOLDER}/operations.py`, operationsFile(methods, types, 'sync')],
    [`${FOLDER}/async_operations.py`, operationsFile(methods, types, 'async')],
  ]);
}

function pythonPath(name: string): readonly [string, string] {
  const [resource = '', verb = ''] = name.replaceAll('-', '_').split('.');
  return [resource, verb];
}

function typesFile(types: PythonTypes): string {
  const names = Object.keys(ERROR_STATUS).map((name) => JSON.stringify(name));
  const messages = EVENTS.filter(({ fields }) => 'message_id' in fields);
  for (const { type, description, fields, frame, isSubscribable } of EVENTS) {
    const hasData = 'message_id' in fields || !isSubscribable;
    const received = frame.extend({ data: webhookDataSchema.optional() }).meta({ description });
    types.read(z.toJSONSchema(hasData ? received : frame), eventName(type));
  }
  const all = (which: readonly (typeof EVENTS)[number][]) =>
    `Union[${which.map(({ type }) => eventName(type)).join(', ')}]`;
  return [
    `${NOTICE}\n"""Objects of the API, as dictionaries with known fields."""\n\nfrom __future__ import annotations\n\nfrom typing import Any, Dict, List, Literal, Optional, TypedDict, Union`,
    `#: The errors of the API; clients branch on these names.\nErrorName = Literal[\n    ${names.join(',\n    ')},\n]`,
    ...types.classes,
    `#: A message arrived.\nMessageEvent = ${all(messages)}\n\n#: Whatever a webhook receives.\nWebhookEvent = ${all(EVENTS)}`,
  ]
    .join('\n\n\n')
    .concat('\n');
}

function eventName(type: string): string {
  return `${typeName(type)}Event`;
}

function routeName({ name }: Operation): string {
  return name.replace(/[.-]/g, '_').toUpperCase();
}

function routesFile(): string {
  const routes = operations.map((operation) => {
    const flags = [
      ...(operation.readOnly || operation.idempotent ? ['repeatable=True'] : []),
      ...(servesBytes(operation) ? ['downloads=True'] : []),
    ];
    const parts = [JSON.stringify(operation.method), JSON.stringify(operation.path), ...flags];
    return `${routeName(operation)} = Route(${parts.join(', ')})`;
  });
  return `${NOTICE}\n"""Method, path, and what is special about each operation."""\n\nfrom ..route import Route\n\n${routes.join('\n')}\n`;
}

function operationsFile(methods: readonly Method[], types: PythonTypes, mode: Mode): string {
  const resources = new Map<string, string[]>();
  for (const method of methods) {
    resources.set(method.resource, [...(resources.get(method.resource) ?? []), method.text(mode)]);
  }
  const transport = mode === 'sync' ? 'Transport' : 'AsyncTransport';
  const className = (resource: string) => `${mode === 'sync' ? '' : 'Async'}${typeName(resource)}`;
  const classes = [...resources].map(
    ([resource, texts]) =>
      `class ${className(resource)}:\n    def __init__(self, transport: ${transport}) -> None:\n        self._transport = transport\n\n${texts.join('\n\n')}`,
  );
  const attributes = [...resources.keys()].map(
    (resource) => `        self.${resource} = ${className(resource)}(transport)`,
  );
  const body = [
    ...classes,
    `class ${mode === 'sync' ? '' : 'Async'}Operations:\n    """Every operation of the API, by resource."""\n\n    def __init__(self, transport: ${transport}) -> None:\n${attributes.join('\n')}`,
  ].join('\n\n\n');
  const named = [...types.classes.join('\n').matchAll(/^(?:class )?([A-Z]\w*)(?:\(| = )/gm)].map(
    ([, name = '']) => name,
  );
  const used = named.filter((name) => new RegExp(`\\b${name}\\b`).test(body)).sort();
  const iterator = mode === 'sync' ? 'Iterator' : 'AsyncIterator';
  const typing = ['Any', iterator, 'Dict', 'List', 'Literal', 'Optional', 'Union', 'cast', 'overload'];
  const usedTyping = typing.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  return [
    `${NOTICE}\n"""The operations of the API as methods."""\n\nfrom __future__ import annotations\n\nfrom typing import ${usedTyping.join(', ')}`,
    `from ..not_given import NOT_GIVEN, NotGiven\nfrom ..route import Download\nfrom ..${mode === 'sync' ? 'transport' : 'async_transport'} import ${transport}\nfrom . import routes\nfrom .types import (\n    ${used.join(',\n    ')},\n)`,
    `\n${body}\n`,
  ].join('\n\n');
}

interface Argument {
  readonly field: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly inPath: boolean;
  readonly doc: string;
}

function methodsOf(operation: Operation, types: PythonTypes): readonly Method[] {
  const base = typeName(operation.name);
  const [resource, verb] = pythonPath(operation.name);
  const everything = argumentsOf(operation, types, base);
  const output =
    operation.status === 204
      ? 'None'
      : types.read(
          z.toJSONSchema(operation.output, { io: 'output', unrepresentable: 'any' }),
          `${base}Output`,
        );
  const list = listName(operation);
  if (servesBytes(operation)) {
    const parts = everything.filter(({ field }) => field !== 'format');
    const call = { operation, resource, arguments: parts };
    return [
      method({ ...call, verb, output: 'Download', fixed: '' }),
      method({
        ...call,
        verb: `${verb}_link`,
        output,
        fixed: '"format": "link"',
        summary: 'A link to the bytes instead of the bytes themselves',
      }),
    ];
  }
  const created = createdOutput(operation);
  if (created !== undefined) {
    const createdType = types.read(created, `${base}CreatedOutput`);
    return [overloaded({ operation, resource, verb, arguments: everything, output, fixed: '' }, createdType)];
  }
  const single = method({ operation, resource, verb, arguments: everything, output, fixed: '' });
  if (list === undefined) return [single];
  const items = z.toJSONSchema(operation.output, { io: 'output', unrepresentable: 'any' });
  const item = /^List\[(.*)\]$/.exec(
    types.type(Object(items.properties?.[list]), `${base}Output${typeName(list)}`),
  )?.[1];
  return [
    single,
    pages({ operation, resource, verb, arguments: everything, output: item ?? 'Any', fixed: '' }, list),
  ];
}

function argumentsOf(operation: Operation, types: PythonTypes, base: string): readonly Argument[] {
  const schema = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' });
  const required = requiredFields(operation);
  types.read({ $defs: schema.$defs ?? {} }, base);
  const found = Object.entries(schema.properties ?? {}).map(([field, property]) => ({
    field,
    type: types.type(Object(property), `${base}${typeName(field)}`),
    isRequired: required.includes(field),
    inPath: operation.path.includes(`{${field}}`),
    doc: String(Object(property)['description'] ?? ''),
  }));
  return found.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired));
}

interface Call {
  readonly operation: Operation;
  readonly resource: string;
  readonly verb: string;
  readonly arguments: readonly Argument[];
  readonly output: string;
  readonly fixed: string;
  readonly summary?: string;
}

function signature(call: Call): string {
  const path = call.arguments.filter(({ inPath }) => inPath);
  const named = call.arguments.filter(({ inPath }) => !inPath);
  const one = ({ field, type, isRequired }: Argument) =>
    `        ${argumentName(field)}: ${isRequired ? type : `${orNotGiven(type)} = NOT_GIVEN`},`;
  return [
    '        self,',
    ...path.map(one),
    '        *,',
    ...named.map(one),
    '        request_timeout: Optional[float] = None,',
  ].join('\n');
}

function orNotGiven(type: string): string {
  const union = /^Union\[(.*)\]$/.exec(type)?.[1];
  return `Union[${union ?? type}, NotGiven]`;
}

function docstring(call: Call, summary: string): string {
  const sentence = [summary, call.operation.description ?? ''].filter((part) => part !== '');
  const parameters = call.arguments
    .filter(({ doc }) => doc !== '')
    .map(({ field, doc }) => `        :param ${argumentName(field)}: ${doc}.`);
  const text = `        """${sentence.join('. ').replace(/\.?$/, '.')}`;
  return parameters.length === 0 ? `${text}"""` : `${text}\n\n${parameters.join('\n')}\n        """`;
}

function dictOf(call: Call): string {
  const entries = call.arguments.map(({ field }) => `"${field}": ${argumentName(field)}`);
  return `{${[...entries, ...(call.fixed === '' ? [] : [call.fixed])].join(', ')}}`;
}

function method(call: Call): Method {
  const { operation, resource, verb, output } = call;
  return {
    resource,
    text(mode) {
      const [define, wait] = mode === 'sync' ? ['def', ''] : ['async def', 'await '];
      const made = `${wait}self._transport.call(routes.${routeName(operation)}, ${dictOf(call)}, request_timeout)`;
      const body = output === 'None' ? `        ${made}` : `        return cast(${output}, ${made})`;
      return `    ${define} ${verb}(\n${signature(call)}\n    ) -> ${output}:\n${docstring(call, call.summary ?? operation.summary)}\n${body}`;
    },
  };
}

/** A call without `client_id` returns the created type. */
function overloaded(call: Call, createdType: string): Method {
  const whole = method({ ...call, output: `Union[${createdType}, ${call.output}]` });
  const clientId = call.arguments.find(({ field }) => field === 'client_id');
  const others = call.arguments.filter((each) => each !== clientId);
  const withId = clientId === undefined ? others : [...others, { ...clientId, isRequired: true }];
  return {
    resource: call.resource,
    text(mode) {
      const define = mode === 'sync' ? 'def' : 'async def';
      const variants = [
        [others, createdType],
        [withId, call.output],
      ] as const;
      const overloads = variants.map(
        ([given, output]) =>
          `    @overload\n    ${define} ${call.verb}(\n${signature({ ...call, arguments: given })}\n    ) -> ${output}: ...`,
      );
      return [...overloads, whole.text(mode)].join('\n\n');
    },
  };
}

function pages(call: Call, list: string): Method {
  // Later pages cannot wait.
  const arguments_ = call.arguments.filter(({ field }) => field !== 'page_token' && field !== 'wait');
  const paged = { ...call, arguments: arguments_ };
  return {
    resource: call.resource,
    text(mode) {
      const iterator = `${mode === 'sync' ? 'Iterator' : 'AsyncIterator'}[${call.output}]`;
      const define = mode === 'sync' ? 'def' : 'async def';
      const loop = mode === 'sync' ? 'for' : 'async for';
      const made = `self._transport.pages(routes.${routeName(call.operation)}, ${dictOf(paged)}, "${list}", request_timeout)`;
      return `    ${define} ${call.verb}_all(\n${signature(paged)}\n    ) -> ${iterator}:\n${docstring(paged, `${call.operation.summary}, page after page`)}\n        ${loop} item in ${made}:\n            yield cast(${call.output}, item)`;
    },
  };
}
