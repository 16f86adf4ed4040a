import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib';
import { CURRENTLY_RECOMMENDED_FLAGS } from 'aws-cdk-lib/cx-api';
import { refuseCertificateRegions } from '../lib/own-domains.ts';
import { readSettings, refuseRegion } from '../lib/settings.ts';
import { readSettingsFile } from '../lib/settings-file.ts';
import { AgentInboxStack } from '../lib/stack.ts';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));

// Behaviour as CDK recommends it, set here and not in cdk.json, so that whoever runs the app (the CLI, the
// local runtime, a test) gets the same template.
const app = new App({ context: CURRENTLY_RECOMMENDED_FLAGS });
// The CLI's region for templates that name none: they stay the same for every region.
refuseRegion(process.env['CDK_DEFAULT_REGION']);
const settings = readSettings(app.node, readSettingsFile(app.node, PROJECT));
refuseCertificateRegions(settings, process.env['CDK_DEFAULT_REGION']);
new AgentInboxStack(app, settings, {});
app.synth();
