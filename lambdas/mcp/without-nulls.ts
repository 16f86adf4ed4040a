const DEPTH = 3;

/** Clients in typed languages send null for unset options, which the protocol and tool schemas reject. */
export function withoutNulls(message: unknown): unknown {
  if (!isObject(message)) return message;
  const { params, ...rest } = message;
  return params === undefined || params === null ? rest : { ...rest, params: present(params, DEPTH) };
}

function present(value: unknown, depth: number): unknown {
  if (depth === 0 || !isObject(value)) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== null);
  return Object.fromEntries(fields.map(([name, field]) => [name, present(field, depth - 1)]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
