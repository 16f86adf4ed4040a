import { TemplateRefused } from '../contract.ts';

export type RouteSelection = (message: string) => string | undefined;

const BODY_PATH = /^\$\{?request\.body\.([\w.]+)\}?$/;
const PREDEFINED = ['$connect', '$disconnect', '$default'];

export function routeSelection(expression: string): RouteSelection {
  const path = BODY_PATH.exec(expression)?.[1]?.split('.');
  if (path === undefined) {
    throw new TemplateRefused(
      `Route selection expression ${expression}: the local runtime supports only $request.body.<path>`,
    );
  }
  return (message) => {
    const found = path.reduce<unknown>(member, parsed(message));
    return typeof found === 'string' && !PREDEFINED.includes(found) ? found : undefined;
  };
}

function member(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return Reflect.get(value, name);
}

function parsed(message: string): unknown {
  try {
    return JSON.parse(message);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
