import { env } from '#lib/env.ts'
import { isOpen, nextOpening } from '#lib/opening-hours.ts'
import type { Chat } from './ticket.ts'

/** Returns whether the chat is staffed now, or when it next will be. */
export function findChat(now = new Date()): Chat {
  const hours = env().SUPPORT_HOURS
  return isOpen(hours, now) ? 'open' : (nextOpening(hours, now) ?? 'never')
}
