import { z } from 'zod'

/** The form that marks entries as read: one by its id, all without. */
export const readSchema = z.object({ id: z.uuid().optional() })

/** The id of an entry in an address, undefined when it is none. */
export const entryId = (given: string | null | undefined): string | undefined => z.uuid().safeParse(given).data
