import { env } from '#lib/env.ts'
import { isOpen, nextOpening } from '#lib/opening-hours.ts'
import type { Chat } from './components/support/support-ways.tsx'

/** Whether somebody of the team is there to chat now, or when the next time. */
export function findChat(now = new Date()): Chat {
  const hours = env().SUPPORT_HOURS
  return isOpen(hours, now) ? 'open' : (nextOpening(hours, now) ?? 'never')
}
