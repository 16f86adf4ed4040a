import { readFileSync } from 'node:fs';
import { WrongUsage } from '../failures/wrong-usage.ts';

export const HEADER_HELP =
  "HTTP header as 'Name: value'; may be repeated. 'Name:' removes one, null removes all. @file or - reads headers from a file or standard input and keeps them out of the process list";

const STANDARD_INPUT = 0;

/** Null removes a header. @throws WrongUsage, which omits values because they can be secrets. */
export function headersOf(texts: readonly string[]): Record<string, string | null> {
  const headers: Record<string, string | null> = {};
  for (const line of texts.flatMap(linesOf)) {
    const [, name, value] = /^([^:]+):(.*)$/s.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      throw new WrongUsage("--header must be 'Name: value', 'Name:', @file or -");
    }
    if (Object.hasOwn(headers, name.trim())) throw new WrongUsage(`--header names ${name.trim()} twice`);
    headers[name.trim()] = value.trim() === '' ? null : value.trim();
  }
  return headers;
}

function linesOf(text: string): readonly string[] {
  if (text !== '-' && !text.startsWith('@')) return [text];
  return readSource(text)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
}

function readSource(text: string): string {
  try {
    return readFileSync(text === '-' ? STANDARD_INPUT : text.slice(1), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new WrongUsage(`--header cannot read ${text === '-' ? 'standard input' : text.slice(1)} (${code})`);
  }
}
