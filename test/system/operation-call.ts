import type { Operation } from '../../lambdas/operations/define.ts';
import type { Answer } from './answer.ts';
import type { Service } from './service.ts';

export type PathValues = Readonly<Record<string, string>>;

export function pathParameters({ path }: Operation): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

export function filledPath(operation: Operation, values: PathValues): string {
  return operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${operation.name}: no value for {${name}}`);
    return encodeURIComponent(value);
  });
}

/** The body of the operation's own example, without what the path says. */
export function exampleBody(operation: Operation): Record<string, unknown> {
  const names = pathParameters(operation);
  return Object.fromEntries(
    Object.entries(Object(operation.example.input)).filter(([name]) => !names.includes(name)),
  );
}

export function callOperation(
  service: Service,
  operation: Operation,
  call: { readonly key: string; readonly path: PathValues; readonly body?: Record<string, unknown> },
): Promise<Answer> {
  const hasBody = operation.method === 'POST' || operation.method === 'PATCH';
  return service.call(operation.method, filledPath(operation, call.path), {
    key: call.key,
    ...(hasBody ? { body: call.body ?? exampleBody(operation) } : {}),
  });
}
