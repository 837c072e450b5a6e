import { timeZoneOf } from '#app/features/events/time-zone.ts'
import { nationOf } from '#app/features/facts/comparison-area.ts'
import type { FindSchoolDay } from '#app/features/routing/measure-transit.server.ts'
import { db } from '#db/client.ts'
import { areasOf } from '../areas/areas-of.ts'
import { listAdmissionRows } from '../list-admission-rows.server.ts'
import { schoolDayAfter } from '../school-day-after.ts'
import { dayIn } from './today.ts'

/** Finds the next day after today on which there is school at a place, by the holidays that are known of its area. */
export const findSchoolDay: FindSchoolDay = async ({ id, country, region, postalCode }) => {
  const nation = nationOf(id)
  const rows = await listAdmissionRows(db(), { country, areas: areasOf({ country, region, nation }) })
  const { today } = dayIn(timeZoneOf(country, postalCode))
  return schoolDayAfter(today, rows, country === 'GB' ? (nation ?? 'ENG') : undefined)
}
