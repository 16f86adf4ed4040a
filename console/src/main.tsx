import { render } from 'preact';
import { App } from './app.tsx';
import { linkSignsIn, remember, takeFromAddress } from './session/credentials.ts';

const brought = takeFromAddress();
if (brought !== undefined && linkSignsIn()) remember(brought);
const root = document.getElementById('app');
if (root !== null) render(<App brought={linkSignsIn() ? undefined : brought} />, root);
