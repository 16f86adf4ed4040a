import * as client from 'agent-inbox-client';
import { report } from './report.cjs';

await report(client);
