import { Failure } from '#app/core/failure.ts'
import { dayIn } from '#app/features/admission-dates/shown/today.ts'
import { timeZoneOf } from '#app/features/events/time-zone.ts'
import { db } from '#db/client.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { Whereabouts } from './child.schema.ts'
import type { Child } from './child.ts'
import { type FoundArea, findArea } from './find-area.server.ts'
import { type AreaRows, type KnownDates, knownDates } from './known-dates.ts'
import { listChildRows } from './list-child-rows.server.ts'

/** The dates of a child that a visitor asked for; `place` as the directory writes it, empty for an area of the list. */
export type Answer = { child: Child; place: string; known: KnownDates; today: string }

/**
 * Finds where a child lives. @throws Failure area_missing, area_unknown
 */
export async function placeChild(where: Whereabouts): Promise<FoundArea> {
  if (where.place === '' && where.region === '') throw new Failure('invalid', 'area_missing')
  const found = await findArea(where)
  if (!found) throw new Failure('invalid', 'area_unknown')
  return found
}

/** Finds the dates of a child; nothing is stored. @throws Failure area_missing, area_unknown */
export async function answerChild({ born, ...where }: Whereabouts & { born: string }): Promise<Answer> {
  const { place, ...at } = await placeChild(where)
  const child = { born, ...at }
  return { child, place, ...(await findKnownDates(child)) }
}

/** Returns the day in a country, YYYY-MM-DD. */
const todayIn = (country: CountryCode): string => dayIn(timeZoneOf(country, '')).today

/** Returns what is known today of a child's dates. */
export async function findKnownDates(child: Child): Promise<Pick<Answer, 'known' | 'today'>> {
  const today = todayIn(child.country)
  return { known: knownDates(await listChildRows(db(), child), child, today), today }
}

/** Returns the rows of areas. @param keys country and area: `DE Hessen` */
export async function findAreaRows(keys: readonly string[]): Promise<AreaRows> {
  const areas: AreaRows['areas'] = {}
  for (const key of new Set(keys)) {
    const country = key.slice(0, 2) as CountryCode
    areas[key] = { today: todayIn(country), rows: await listChildRows(db(), { country, area: key.slice(3) }) }
  }
  return { areas }
}
