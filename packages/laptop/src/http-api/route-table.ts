import { TemplateRefused } from '../contract.ts';
import type { MatchedRoute } from '../http-proxy/proxy-event.ts';

interface Route<T> {
  readonly routeKey: string;
  readonly method: string;
  readonly segments: readonly string[];
  readonly target: T;
}

export interface Match<T> extends MatchedRoute {
  readonly target: T;
}

const ROUTE_KEY = /^(ANY|GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) (\/.*)$/;
const VARIABLE = /^\{(\w+)\}$/;

/**
 * A literal segment wins over a variable, a method over ANY, and `$default` comes last (API Gateway developer guide,
 * "Routing API requests").
 */
export class RouteTable<T> {
  readonly #routes: Route<T>[] = [];
  #default: T | undefined;

  add(routeKey: string, target: T): void {
    if (routeKey === '$default') {
      this.#default = target;
      return;
    }
    const [, method, path] = ROUTE_KEY.exec(routeKey) ?? [];
    const segments = path?.split('/') ?? [];
    if (
      method === undefined ||
      segments.some((segment) => segment.includes('{') && !VARIABLE.test(segment))
    ) {
      throw new TemplateRefused(`Route ${routeKey}: the local runtime supports no routes of this form`);
    }
    this.#routes.push({ routeKey, method, segments, target });
  }

  match(method: string, path: string): Match<T> | undefined {
    const segments = path.split('/');
    const [best] = this.#routes.filter((route) => fits(route, method, segments)).sort(bySpecificity);
    if (best !== undefined) {
      const { routeKey, target } = best;
      return { routeKey, target, pathParameters: parametersOf(best.segments, segments) };
    }
    return this.#default === undefined
      ? undefined
      : { routeKey: '$default', target: this.#default, pathParameters: {} };
  }
}

function fits(route: Route<unknown>, method: string, segments: readonly string[]): boolean {
  return (
    (route.method === method || route.method === 'ANY') &&
    route.segments.length === segments.length &&
    route.segments.every((segment, index) => {
      const sent = segments[index] ?? '';
      return VARIABLE.test(segment) ? sent !== '' : segment === sent;
    })
  );
}

function bySpecificity(one: Route<unknown>, other: Route<unknown>): number {
  for (const [index, segment] of one.segments.entries()) {
    const difference = Number(VARIABLE.test(segment)) - Number(VARIABLE.test(other.segments[index] ?? ''));
    if (difference !== 0) return difference;
  }
  return Number(one.method === 'ANY') - Number(other.method === 'ANY');
}

function parametersOf(pattern: readonly string[], sent: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pattern.flatMap((segment, index) => {
      const name = VARIABLE.exec(segment)?.[1];
      return name === undefined ? [] : [[name, sent[index] ?? '']];
    }),
  );
}
