import { db } from '#db/client.ts'
import { addDays, berlinDay } from '#lib/berlin-day.ts'

/** Months of figures: twelve, those before them to compare with, and the one that runs. */
export const FIGURE_MONTHS = 25
const KEPT_DAYS = 762

/** Forgets figures that are older than 25 months, and marks and keys of visitors of days that are over. */
export async function removeOldFigures(): Promise<void> {
  const today = berlinDay()
  await db().deleteFrom('visitor_keys').where('day', '<', today).execute()
  await db().deleteFrom('visitor_marks').where('day', '<', today).execute()
  await db().deleteFrom('school_figures').where('day', '<', addDays(today, -KEPT_DAYS)).execute()
}
