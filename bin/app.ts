import { App } from 'aws-cdk-lib';
import { readSettings } from '../lib/settings.ts';
import { AgentInboxStack } from '../lib/stack.ts';

const app = new App();
new AgentInboxStack(app, readSettings(app.node), {});
app.synth();
