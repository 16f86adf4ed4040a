export { addDoctor } from './add-doctor.ts';
