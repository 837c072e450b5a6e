import { REVIEWS_FOR_AVERAGE } from '#app/features/schools/average-rule.ts'
import { type Given, prepared } from '#db/prepared-db.ts'
import { CRITERIA } from '../review.ts'

/** A criterion with its mean (1 to 5) and the number of reviews that rate it. */
export type CriterionMean = { criterion: (typeof CRITERIA)[number]; average: number; votes: number }

/** Lists the means of a school's criteria in their usual order; like the average, only once there are a few votes. */
export async function listCriteria(schoolId: string): Promise<CriterionMean[]> {
  const rows = await criteriaRows({ schoolId })
  return CRITERIA.flatMap((criterion) => {
    const row = rows.find((each) => each.criterion === criterion)
    return row ? [{ criterion, average: Number(row.average), votes: row.votes }] : []
  })
}

const criteriaRows = prepared((db, { schoolId }: Given<{ schoolId: string }>) =>
  db
    .selectFrom('school_criteria')
    .select(['criterion', 'average', 'votes'])
    .where('school_id', '=', schoolId)
    .where('votes', '>=', REVIEWS_FOR_AVERAGE),
)
