import * as z from 'zod';

export const exportJobSchema = z.object({
  tenant: z.string(),
  export_id: z.string(),
  /** The transaction of the export ends within the life of the API call that began at this time. */
  requested_at: z.string(),
});
export type ExportJob = z.output<typeof exportJobSchema>;
