import { addDoctor } from '@agent-inbox/doctor';
import { runProgram } from 'agentinbox';

await runProgram([addDoctor]);
