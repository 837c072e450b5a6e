import { z } from 'zod'

/** What waits for a moderator. */
export const MATTERS = ['review', 'report', 'dispute', 'objection', 'proof'] as const
export type MatterKind = (typeof MATTERS)[number]

export const MATTERS_PER_PAGE = 25

/** Hours within which a matter is to be decided. */
export const TARGET_H = 72

/** Place of a matter in the queue: microseconds since 1970 at which it began to wait, and its id. */
export type Cursor = { since: string; id: string }

const cursorSchema = z
  .string()
  .regex(/^\d{1,16}~[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  .transform((text): Cursor => {
    const [since = '', id = ''] = text.split('~')
    return { since, id }
  })
const kindSchema = z.enum(MATTERS)

/** The part of the queue that an address asks for; what it does not understand is left out. */
export function readQueueAddress(query: URLSearchParams): { kind?: MatterKind; after?: Cursor } {
  const kind = kindSchema.safeParse(query.get('kind'))
  const after = cursorSchema.safeParse(query.get('after'))
  return { ...(kind.success && { kind: kind.data }), ...(after.success && { after: after.data }) }
}

/** The address of a part of the queue, without language. */
export function queueAddress(kind: MatterKind | undefined, after?: Cursor): string {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(after && { after: `${after.since}~${after.id}` }),
  }).toString()
  return query ? `/admin/reviews?${query}` : '/admin/reviews'
}
