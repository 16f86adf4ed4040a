/** The program, and what commands of other packages print and fail with. */
export { spinning } from './client-commands/spinner.ts';
export { CommandFailed } from './command-failed.ts';
export { collect } from './commands/collect.ts';
export { addDeployment } from './commands/deployment.ts';
export type { Examination, Examiner } from './deployment/world.ts';
export { WrongUsage } from './failures/wrong-usage.ts';
export { runningDataDir } from './laptop/running-data-dir.ts';
export { counted } from './output/counted.ts';
export { displayable } from './output/displayable.ts';
export { jsonText } from './output/json-text.ts';
export { print } from './output/output.ts';
export { runProgram } from './program.ts';
export { wholeNumber } from './whole-number.ts';
