import { importsOf, targetOf } from './source-imports.ts';
import type { Sources } from './violations.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

function importGraph(sources: Sources, withTypes: boolean): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [file, text] of sources) {
    const targets = importsOf(text)
      .filter(({ typeOnly }) => withTypes || !typeOnly)
      .map(({ specifier }) => targetOf(file, specifier))
      .filter((target) => sources.has(target));
    graph.set(file, new Set(targets));
  }
  return graph;
}

/** The top-level folder of the service that a file is in; a file at the top is its own. */
function folderOf(file: string): string {
  return /^lambdas\/([^/]+)/.exec(file)?.[1] ?? file;
}

function byFolder(files: Graph): Graph {
  const graph = new Map<string, Set<string>>();
  for (const [file, targets] of files) {
    const folder = folderOf(file);
    const known = graph.get(folder) ?? new Set<string>();
    for (const target of targets) if (folderOf(target) !== folder) known.add(folderOf(target));
    graph.set(folder, known);
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

/** Files that import one another in a circle at run time: type imports are erased and cannot run in a circle. */
export function fileCycles(sources: Sources): string[][] {
  return groups(importGraph(sources, false));
}

/** Top-level folders of the service that import one another in a circle, types included: a reader follows these too. */
export function folderCycles(sources: Sources): string[][] {
  const service = new Map([...sources].filter(([file]) => file.startsWith('lambdas/')));
  return groups(byFolder(importGraph(service, true)));
}
