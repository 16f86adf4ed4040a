/** A file of system tests that cannot hold in adverse mode, and why. */
export interface AdverseExclusion {
  readonly file: string;
  readonly reason: string;
}

/** As few as possible: what fails in adverse mode is a defect of the service unless a reason stands here. */
export const EXCLUDED_FROM_ADVERSE: readonly AdverseExclusion[] = [];
