import { type Asked, addressOf } from '#app/core/address/address.ts'
import { cursor, flag, oneOf } from '#app/core/address/parameters.ts'

/** Kinds of entries in the queue. */
export const QUEUE_KINDS = [
  'review',
  'report',
  'dispute',
  'objection',
  'proof',
  'content',
  'post',
  'claim',
  'correction',
  'ticket',
] as const
export type QueueKind = (typeof QUEUE_KINDS)[number]

export const CASES_PER_PAGE = 25

/** Hours for reports of illegal content, which take priority (DSA Art. 16(6): timely and diligently). */
export const ILLEGAL_TARGET_H = 24

const address = addressOf({ kind: oneOf(QUEUE_KINDS, undefined), mine: flag('yes'), after: cursor })

/** The requested part of the queue; `mine`: cases locked by this person. */
export type QueueQuery = Asked<typeof address>

export const readQueueAddress = address.read

/** The address of a part of the queue, without language. */
export const queueAddress = (asked: QueueQuery): string => `/admin${address.write(asked)}`
