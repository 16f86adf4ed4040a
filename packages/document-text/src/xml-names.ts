/**
 * A writer may choose any prefix (Namespaces in XML 1.0, 3), and Office has two names per namespace: transitional and
 * strict (ISO/IEC 29500-1 and -4).
 */
const OFFICE_PREFIXES = new Map([
  ['spreadsheetml', ''],
  ['wordprocessingml', 'w'],
  ['presentationml', 'p'],
  ['drawingml', 'a'],
  ['math', 'm'],
  ['relationships', 'r'],
]);
const OFFICE =
  /^http:\/\/(?:schemas\.openxmlformats\.org|purl\.oclc\.org\/ooxml)\/(?:officeDocument\/)?(?:2006\/)?(spreadsheetml|wordprocessingml|presentationml|drawingml|math|relationships)(?:\/2006)?(?:\/main)?$/;

const PREFIXES = new Map([
  ['http://schemas.openxmlformats.org/package/2006/relationships', ''],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['http://schemas.openxmlformats.org/drawingml/2006/diagram', 'dgm'],
  ['http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing', 'wp'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingShape', 'wps'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['urn:schemas-microsoft-com:office:office', 'o'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
  ['http://www.w3.org/1998/Math/MathML', 'math'],
]);

/** The last segment of these namespaces is not their usual prefix (OpenDocument 1.2 part 1, 1.3). */
const OPEN_DOCUMENT_PREFIXES = new Map([
  ['drawing', 'draw'],
  ['datastyle', 'number'],
  ['xsl-fo-compatible', 'fo'],
  ['svg-compatible', 'svg'],
]);
const OPEN_DOCUMENT = /^urn:oasis:names:tc:opendocument:xmlns:([\w-]{1,40}):1\.0$/;

function prefixOf(namespace: string): string | undefined {
  const name = OPEN_DOCUMENT.exec(namespace)?.[1];
  if (name !== undefined) return OPEN_DOCUMENT_PREFIXES.get(name) ?? name;
  return PREFIXES.get(namespace) ?? OFFICE_PREFIXES.get(OFFICE.exec(namespace)?.[1] ?? '');
}

type Attributes = Readonly<Record<string, string>>;
type Replaced = [written: string, prefix: string | undefined];

export class XmlNames {
  readonly #prefixes = new Map<string, string>();
  readonly #replaced: (readonly Replaced[])[] = [];
  readonly #known = new Map<string, string>();
  #changed = 0;

  open(attributes: Attributes, declares: boolean): Attributes {
    if (declares) this.#declare(attributes);
    if (this.#changed === 0) return attributes;
    const named: Record<string, string> = {};
    // An attribute without a prefix is in no namespace.
    for (const name in attributes)
      named[name.includes(':') ? this.name(name) : name] = attributes[name] ?? '';
    return named;
  }

  close(): void {
    for (const [written, prefix] of this.#replaced.pop()?.toReversed() ?? []) this.#set(written, prefix);
  }

  name(written: string): string {
    if (this.#changed === 0) return written;
    const known = this.#known.get(written);
    if (known !== undefined) return known;
    const colon = written.indexOf(':');
    const from = written.slice(0, Math.max(0, colon));
    const prefix = this.#prefixes.get(from) ?? from;
    const local = written.slice(colon + 1);
    const name = prefix === '' ? local : `${prefix}:${local}`;
    if (this.#known.size < MAX_KNOWN) this.#known.set(written, name);
    return name;
  }

  #declare(attributes: Attributes): void {
    const replaced: Replaced[] = [];
    for (const [name, namespace] of Object.entries(attributes)) {
      if (!name.startsWith('xmlns')) continue;
      const written = name.slice('xmlns:'.length);
      replaced.push([written, this.#prefixes.get(written)]);
      this.#set(written, prefixOf(namespace) ?? written);
    }
    this.#replaced.push(replaced);
  }

  #set(written: string, prefix: string | undefined): void {
    const before = this.#prefixes.get(written) ?? written;
    const after = prefix ?? written;
    if (prefix === undefined) this.#prefixes.delete(written);
    else this.#prefixes.set(written, prefix);
    if (before === after) return;
    this.#changed += Number(after !== written) - Number(before !== written);
    this.#known.clear();
  }
}

const MAX_KNOWN = 1_000;
