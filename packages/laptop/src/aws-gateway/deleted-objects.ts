import { AwsError } from '../failures/aws-error.ts';
import { parseXml, type XmlElement, XmlMalformed } from '../xml/parse-xml.ts';

/** The schema is that of DeleteObjects (S3 API reference). */
export interface DeletedObjects {
  readonly keys: readonly string[];
  readonly isQuiet: boolean;
}

const MAX_OBJECTS = 1_000;
const UTF8 = new TextDecoder('utf-8', { fatal: true });
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);
const UNSUPPORTED = ['VersionId', 'ETag', 'LastModifiedTime', 'Size'];

export function readDeletedObjects(body: Uint8Array): DeletedObjects {
  const root = parsed(body);
  const objects = root.children.filter(({ name }) => name === 'Object');
  const quiet = root.children.filter(({ name }) => name === 'Quiet');
  const isComplete = objects.length + quiet.length === root.children.length;
  const isQuiet = quiet.length === 0 ? false : BOOLEANS.get(quiet[0]?.text.trim() ?? '');
  if (
    root.name !== 'Delete' ||
    !isComplete ||
    objects.length === 0 ||
    objects.length > MAX_OBJECTS ||
    quiet.length > 1 ||
    isQuiet === undefined
  ) {
    throw malformed();
  }
  return { keys: objects.map(keyOf), isQuiet };
}

function keyOf({ children }: XmlElement): string {
  const unsupported = children.find(({ name }) => UNSUPPORTED.includes(name));
  if (unsupported !== undefined) {
    const message = `DeleteObjects with ${unsupported.name} is not implemented by the local runtime`;
    throw new AwsError(501, 'NotImplemented', message);
  }
  const [key, ...others] = children;
  if (key?.name !== 'Key' || key.text === '' || key.children.length > 0 || others.length > 0)
    throw malformed();
  return key.text;
}

function parsed(body: Uint8Array): XmlElement {
  try {
    return parseXml(UTF8.decode(body));
  } catch (error) {
    // The decoder throws TypeError for bytes that are not UTF-8.
    if (error instanceof XmlMalformed || error instanceof TypeError) throw malformed();
    throw error;
  }
}

function malformed(): AwsError {
  return new AwsError(
    400,
    'MalformedXML',
    'The XML you provided was not well-formed or did not validate against our published schema',
  );
}
