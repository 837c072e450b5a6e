import { z } from 'zod'

/** What waits for the team. */
export const QUEUE_KINDS = [
  'review',
  'report',
  'dispute',
  'objection',
  'proof',
  'claim',
  'correction',
  'ticket',
] as const
export type QueueKind = (typeof QUEUE_KINDS)[number]

export const CASES_PER_PAGE = 25

/** Hours within which a matter is to be decided; messages to the team carry a time of their own. */
export const TARGET_H = 72
/** Hours for notices of illegal content, which are looked at first (DSA Art. 16(6): timely and diligently). */
export const ILLEGAL_TARGET_H = 24

/** Place of a matter in the queue: microseconds since 1970 at which it is due, and its id. */
export type Cursor = { due: string; id: string }
/** The part of the queue that somebody looks at; `mine`: what this person has in hand. */
export type QueueQuery = { kind?: QueueKind; mine?: true; after?: Cursor }

const cursorSchema = z
  .string()
  .regex(/^\d{1,16}~[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  .transform((text): Cursor => {
    const [due = '', id = ''] = text.split('~')
    return { due, id }
  })
const kindSchema = z.enum(QUEUE_KINDS)

/** The part of the queue that an address asks for; what it does not understand is left out. */
export function readQueueAddress(query: URLSearchParams): QueueQuery {
  const kind = kindSchema.safeParse(query.get('kind'))
  const after = cursorSchema.safeParse(query.get('after'))
  return {
    ...(kind.success && { kind: kind.data }),
    ...(query.get('mine') === 'yes' && { mine: true }),
    ...(after.success && { after: after.data }),
  }
}

/** The address of a part of the queue, without language. */
export function queueAddress({ kind, mine, after }: QueueQuery): string {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(mine && { mine: 'yes' }),
    ...(after && { after: `${after.due}~${after.id}` }),
  }).toString()
  return query ? `/admin?${query}` : '/admin'
}
