export { askAdmin, type OperatorAccess } from './admin/ask-admin.ts';
export { invokedAccess } from './admin/invoked-access.ts';
export { operatorAccess, stackAccess } from './admin/operator-access.ts';
export { stackConfig } from './stack-outputs.ts';
