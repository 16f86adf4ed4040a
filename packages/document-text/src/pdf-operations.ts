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

/** pdf.js does not declare this method, which delivers operations in chunks so that reading can stop early. */
interface Pumped {
  _renderPageChunk(chunk: Chunk, state: unknown): void;
  _abortOperatorList(options: { intentState: unknown; reason: Error; force: boolean }): void;
}

interface Loading {
  readonly _transport: { readonly fontLoader: { bind(): Promise<void> } };
}

export function drawNothing(document: PDFDocumentProxy): void {
  (document as unknown as Loading)._transport.fontLoader.bind = async () => undefined;
}

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
    // pdf.js ends a failed operator list like a complete one.
    const end = () => resolve(undefined);
    page.getOperatorList({ annotationMode: NO_NOTES }).then(end, end);
  });
}

const NO_NOTES = 0;
