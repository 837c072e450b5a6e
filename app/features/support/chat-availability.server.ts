import { env } from '#lib/env.ts'
import { isOpen, nextOpening } from '#lib/opening-hours.ts'
import type { ChatAvailability } from './ticket.ts'

/** Returns whether the chat is staffed now, or when it next will be. */
export function chatAvailability(now = new Date()): ChatAvailability {
  const hours = env().SUPPORT_HOURS
  return isOpen(hours, now) ? 'open' : (nextOpening(hours, now) ?? 'never')
}
