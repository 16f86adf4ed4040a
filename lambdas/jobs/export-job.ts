import * as z from 'zod';

/** Asks for the next piece of an export. */
export const exportJobSchema = z.object({
  tenant: z.string(),
  export_id: z.string(),
  /** When the export was asked for: it is decided within the life of one API call. */
  requested_at: z.string(),
});
export type ExportJob = z.output<typeof exportJobSchema>;
