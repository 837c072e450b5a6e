import { siteOrigin } from '#app/core/urls.server.ts'
import { FREE_KIND } from '#app/features/events/event-rules.ts'
import { findEventSchool } from '#app/features/events/find-event-school.server.ts'
import { findEvent, listEvents } from '#app/features/events/list-events.server.ts'
import { writeCalendar } from '#app/features/events/write-calendar.server.ts'
import type { Route } from './+types/events.ts'

const ENDING = '.ics'

/**
 * Events of a school for calendars, open days only without premium: all current and future ones at
 * `/schools/:id/events.ics`, or one of them.
 */
export async function loader({ params }: Route.LoaderArgs) {
  const school = await findEventSchool(params.id)
  const events = school && (await eventsOf(school, 'file' in params ? params.file : undefined))
  if (!events) return new Response(null, { status: 404 })
  const origin = siteOrigin()
  const url = `${origin}/schools/${school.id}`
  return new Response(writeCalendar({ ...school, url, host: new URL(origin).hostname }, events), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="events.ics"',
      'cache-control': 'public, max-age=300',
    },
  })
}

/** @param file `<id>.ics`; all events without one */
async function eventsOf({ id, premium }: { id: string; premium: boolean }, file: string | undefined) {
  if (file === undefined) return await listEvents(id, premium ? 'all' : 'free')
  const event = file.endsWith(ENDING) ? await findEvent(id, file.slice(0, -ENDING.length)) : undefined
  return event && (premium || event.kind === FREE_KIND) ? [event] : undefined
}
