import { ApiError } from './errors.ts';

/** Something was to be deleted that its operator holds for a court. */
export class LegalHold extends ApiError {
  constructor(what: 'account' | 'inbox') {
    super('conflict', `A legal hold on this ${what} forbids deletion.`);
  }
}
