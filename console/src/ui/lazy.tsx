import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ActionFailure, Loading } from './parts.tsx';

export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const [state, setState] = useState<'loading' | 'failed' | 'loaded'>('loading');
    useEffect(() => {
      load().then(
        (component) => {
          Loaded = component;
          setState('loaded');
        },
        () => setState('failed'),
      );
    }, []);
    if (Loaded !== undefined) return <Loaded {...props} />;
    if (state === 'loading') return <Loading />;
    return <ActionFailure text="This view could not be loaded. Reload the page." />;
  };
}
