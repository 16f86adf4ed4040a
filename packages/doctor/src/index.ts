export { addDoctor } from './add-doctor.ts';
export { examiner } from './examiner.ts';
