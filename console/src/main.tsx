import { render } from 'preact';
import { App } from './app.tsx';
import { takeFromAddress } from './session/credentials.ts';

takeFromAddress();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
