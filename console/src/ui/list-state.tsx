import type { ComponentChildren } from 'preact';
import type { Pages } from './pages.ts';
import { Failure, Loading } from './parts.tsx';

type List = Pick<Pages<unknown>, 'items' | 'error' | 'isLoading' | 'hasMore' | 'more' | 'reload'>;

export function ListState({ list }: { readonly list: List }) {
  return (
    <>
      {list.error !== undefined && <Failure error={list.error} retry={list.reload} />}
      {list.isLoading && list.items.length === 0 && <Loading />}
    </>
  );
}

export function More({ list, children }: { readonly list: List; readonly children: ComponentChildren }) {
  return !list.hasMore ? null : (
    <button type="button" class="button" disabled={list.isLoading} onClick={list.more}>
      {children}
    </button>
  );
}
