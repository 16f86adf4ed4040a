import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib';
import { refuseCertificateRegions } from '../lib/custom-domains.ts';
import { FEATURE_FLAGS } from '../lib/feature-flags.ts';
import { readSettings, refuseRegion } from '../lib/settings.ts';
import { readSettingsFile } from '../lib/settings-file.ts';
import { AgentInboxStack } from '../lib/stack.ts';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));

const app = new App({ context: { ...FEATURE_FLAGS } });
const settings = readSettings(app.node, readSettingsFile(app.node, PROJECT));
// Templates name no region and stay the same for every region, so the CLI's region is checked here.
refuseRegion(process.env['CDK_DEFAULT_REGION'], settings);
refuseCertificateRegions(settings, process.env['CDK_DEFAULT_REGION']);
new AgentInboxStack(app, settings, {});
app.synth();
