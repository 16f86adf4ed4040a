interface Route<Target> {
  readonly method: string;
  readonly segments: readonly string[];
  readonly target: Target;
}

export interface Match<Target> {
  readonly target: Target;
  readonly pathParameters: Readonly<Record<string, string>>;
}

export interface OtherMethods {
  readonly methods: readonly string[];
}

const VARIABLE = /^\{(\w+)\}$/;

/**
 * A literal segment wins over a variable, as in an HTTP API. API Gateway has only the route `$default` and passes the
 * path decoded once and cut at a decoded `?`.
 */
export class Router<Target> {
  readonly #routes = new Map<number, Route<Target>[]>();

  constructor(routes: Iterable<readonly [key: string, target: Target]>) {
    for (const [key, target] of routes) {
      const [method = '', path = ''] = key.split(' ');
      const segments = path.split('/');
      const others = this.#routes.get(segments.length) ?? [];
      this.#routes.set(segments.length, [...others, { method, segments, target }].sort(bySpecificity));
    }
  }

  find(method: string, path: string): Match<Target> | OtherMethods | undefined {
    const sent = path.split('/');
    const fitting = (this.#routes.get(sent.length) ?? []).filter(({ segments }) => fits(segments, sent));
    const found = fitting.find((route) => route.method === method);
    if (found !== undefined) return { target: found.target, pathParameters: valuesOf(found.segments, sent) };
    return fitting.length === 0 ? undefined : { methods: [...new Set(fitting.map((route) => route.method))] };
  }
}

function fits(segments: readonly string[], sent: readonly string[]): boolean {
  return segments.every((segment, index) =>
    VARIABLE.test(segment) ? sent[index] !== '' : segment === sent[index],
  );
}

function bySpecificity(one: Route<unknown>, other: Route<unknown>): number {
  for (const [index, segment] of one.segments.entries()) {
    const difference = Number(VARIABLE.test(segment)) - Number(VARIABLE.test(other.segments[index] ?? ''));
    if (difference !== 0) return difference;
  }
  return 0;
}

function valuesOf(segments: readonly string[], sent: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    segments.flatMap((segment, index) => {
      const name = VARIABLE.exec(segment)?.[1];
      return name === undefined ? [] : [[name, sent[index] ?? '']];
    }),
  );
}
