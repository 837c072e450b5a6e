import { z } from 'zod'

/** The form that marks notifications as read: one by its id, or all of them without an id. */
export const readSchema = z.object({ id: z.uuid().optional() })

/** Returns the id of a notification in an address; undefined when it is invalid. */
export const entryId = (given: string | null | undefined): string | undefined => z.uuid().safeParse(given).data
