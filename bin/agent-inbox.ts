import { addDoctor, examiner } from '@agent-inbox/doctor';
import { addDeployment, runProgram } from 'agentinbox';

await runProgram([addDoctor, (program) => addDeployment(program, examiner)]);
