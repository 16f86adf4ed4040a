export { type Endpoints, endpointsFile, endpointsOf } from './data-dir/endpoints-file.ts';
export { PrivateJson } from './data-dir/private-json.ts';
