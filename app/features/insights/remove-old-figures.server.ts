import { db } from '#db/client.ts'
import { addDays, berlinDay } from '#lib/berlin-day.ts'

/** Months of figures: twelve, the twelve before them for comparison, and the current one. */
export const FIGURE_MONTHS = 25
const KEPT_DAYS = 762

/** Removes figures older than 25 months, and the visitors' marks and keys of past days. */
export async function removeOldFigures(): Promise<void> {
  const today = berlinDay()
  await db().deleteFrom('visitor_keys').where('day', '<', today).execute()
  await db().deleteFrom('visitor_marks').where('day', '<', today).execute()
  await db().deleteFrom('school_figures').where('day', '<', addDays(today, -KEPT_DAYS)).execute()
}
