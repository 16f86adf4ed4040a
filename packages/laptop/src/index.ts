export { type Endpoints, endpointsOf } from './data-dir/endpoints-file.ts';
export { StartRefused } from './failures/start-refused.ts';
export type { RuntimeOptions } from './runtime/options.ts';
export { type RunningTemplate, type Runtime, startRuntime, startTemplate } from './runtime/runtime.ts';
export { sendMail } from './smtp/send-mail.ts';
export { SynthesisFailed, synthesize } from './synthesize/synthesize.ts';
export type { CloudAssembly } from './template/assembly.ts';
