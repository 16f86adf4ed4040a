/** What a part of the fake answers. */
export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** An error of AWS, by its code. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** A call as a part of the fake gets it. */
export interface Call {
  readonly service: string;
  readonly method: string;
  readonly url: URL;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A value as XML. A list becomes elements of `member`, as in AWS's query protocol. */
export function xml(name: string, value: unknown): string {
  if (value === undefined) return '';
  if (Array.isArray(value)) return `<${name}>${value.map((each) => xml('member', each)).join('')}</${name}>`;
  if (value instanceof Date) return `<${name}>${value.toISOString()}</${name}>`;
  if (typeof value === 'object' && value !== null)
    return `<${name}>${Object.entries(value)
      .map(([key, each]) => xml(key, each))
      .join('')}</${name}>`;
  return `<${name}>${escaped(String(value))}</${name}>`;
}

export function queryAnswer(action: string, result: object = {}): Answer {
  return {
    headers: { 'content-type': 'text/xml' },
    body: `<${action}Response>${xml(`${action}Result`, result)}<ResponseMetadata><RequestId>1</RequestId></ResponseMetadata></${action}Response>`,
  };
}

export function jsonAnswer(value: object, status = 200): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

/** The members of a list in a form: `Tags.member.1.Key`. */
export function members(form: URLSearchParams, name: string): readonly Readonly<Record<string, string>>[] {
  const found: Record<string, string>[] = [];
  for (const [key, value] of form) {
    const [, place = '', field = ''] =
      new RegExp(`^${name.replaceAll('.', '\\.')}\\.member\\.(\\d+)\\.?(.*)$`).exec(key) ?? [];
    if (place === '') continue;
    found[Number(place) - 1] ??= {};
    Object.assign(found[Number(place) - 1] ?? {}, { [field]: value });
  }
  return found;
}
