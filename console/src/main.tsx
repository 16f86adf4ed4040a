import { render } from 'preact';
import { App } from './app.tsx';
import { linkSignsIn, remember, takeFromAddress } from './session/credentials.ts';

const brought = takeFromAddress();
const signsIn = brought !== undefined && linkSignsIn(brought);
if (signsIn) remember(brought);
const root = document.getElementById('app');
if (root !== null) render(<App brought={signsIn ? undefined : brought} />, root);
