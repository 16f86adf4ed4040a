import { getResolvedPDFJS } from 'unpdf';
import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';

export interface Operation {
  readonly name: string;
  readonly args: readonly unknown[];
}

interface Chunk {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly (readonly unknown[] | null)[];
  readonly lastChunk: boolean;
}

/** What the library does not declare: it gives operations in pieces, of which this reads no more than it wants. */
interface Pumped {
  _renderPageChunk(chunk: Chunk, state: unknown): void;
  _abortOperatorList(options: { intentState: unknown; reason: Error; force: boolean }): void;
}

interface Loading {
  readonly _transport: { readonly fontLoader: { bind(): Promise<void> } };
}

/** Fonts are reported and not made ready to draw with. */
export function drawNothing(document: PDFDocumentProxy): void {
  (document as unknown as Loading)._transport.fontLoader.bind = async () => undefined;
}

/** Pictures are left out. A page with too many operations, or a broken one, gives undefined. */
export async function operationsOf(
  page: PDFPageProxy,
  most: number,
): Promise<readonly Operation[] | undefined> {
  const { OPS } = await getResolvedPDFJS();
  const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));
  const operations: Operation[] = [];
  const pumped = page as unknown as Pumped;
  return new Promise((resolve) => {
    pumped._renderPageChunk = ({ fnArray, argsArray, lastChunk }, intentState) => {
      for (const [i, code] of fnArray.entries()) {
        operations.push({ name: names.get(code) ?? '', args: argsArray[i] ?? [] });
      }
      if (!lastChunk && operations.length <= most) return;
      pumped._abortOperatorList({ intentState, reason: new Error('Read'), force: true });
      resolve(operations.length <= most ? operations : undefined);
    };
    // The library ends a list that fails as it ends others.
    const end = () => resolve(undefined);
    page.getOperatorList({ annotationMode: NO_NOTES }).then(end, end);
  });
}

const NO_NOTES = 0;
