import { importsOf, targetOf } from './source-imports.ts';
import type { Sources } from './violations.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

function foldersOf(files: Iterable<string>): Set<string> {
  const folders = new Set(['']);
  for (const file of files) {
    const parts = file.split('/');
    for (let length = 1; length < parts.length; length++) folders.add(parts.slice(0, length).join('/'));
  }
  return folders;
}

/** What the entries of a folder, files and folders, import of each other. */
function graphOf(folder: string, imports: readonly (readonly [string, string])[]): Graph {
  const within = folder === '' ? '' : `${folder}/`;
  const entryOf = (file: string) => file.slice(within.length).split('/', 1)[0] ?? '';
  const graph = new Map<string, Set<string>>();
  for (const [file, target] of imports) {
    if (!file.startsWith(within) || !target.startsWith(within)) continue;
    const [from, to] = [entryOf(file), entryOf(target)];
    if (from === to) continue;
    const known = graph.get(from) ?? new Set();
    graph.set(from, known.add(to));
  }
  return graph;
}

/** Groups of nodes that reach one another (strongly connected, two or more), each sorted. */
function groups(graph: Graph): string[][] {
  const reach = new Map<string, Set<string>>();
  for (const start of graph.keys()) {
    const seen = new Set<string>();
    const open = [...(graph.get(start) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(graph.get(next) ?? []));
    }
    reach.set(start, seen);
  }
  const found = new Map<string, string[]>();
  for (const [node, reached] of reach) {
    if (!reached.has(node)) continue;
    const group = [...reached].filter((other) => reach.get(other)?.has(node)).sort();
    found.set(group.join(' '), group);
  }
  return [...found.values()];
}

/**
 * Files and folders beside each other, in any folder, that import one another in a circle; imports of types count, because a
 * reader follows them too. A circle of files in different folders is one of entries of the folder around them.
 */
export function importCycles(sources: Sources): string[] {
  const imports = [...sources].flatMap(([file, text]) =>
    importsOf(text)
      .map(({ specifier }) => targetOf(file, specifier))
      .filter((target) => sources.has(target))
      .map((target) => [file, target] as const),
  );
  return [...foldersOf(sources.keys())].flatMap((folder) =>
    groups(graphOf(folder, imports)).map((group) => `${folder}: ${group.join(' ')}`),
  );
}
