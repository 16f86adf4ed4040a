const adverse = process.env['AGENT_INBOX_ADVERSE'];

/** Every runtime of the system tests is in adverse mode by this seed, if there is one (`npm run test:adverse`). */
export const ADVERSE_SEED = adverse === undefined ? undefined : Number(adverse);
