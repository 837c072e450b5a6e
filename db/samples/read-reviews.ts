import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Insertable } from 'kysely'
import type { ReviewAnswersTable, ReviewsTable } from '#db/schema.ts'

const CRITERIA = ['teaching', 'climate', 'communication', 'support', 'building', 'activities'] as const

/** The rows contained in a file of reviews. */
export type ReviewRows = { reviews: Insertable<ReviewsTable>[]; answers: Insertable<ReviewAnswersTable>[] }

/**
 * Reads the reviews of one sample school. An empty cell means null; the default status is `published`; `answered` is
 * the day of the school's answer. The database checks every value again.
 *
 * @param folder folder in `schools/` that holds `reviews.csv`
 */
export async function readReviews(folder: string, schoolId: string): Promise<ReviewRows> {
  const file = await fs.readFile(new URL(`./schools/${folder}/reviews.csv`, import.meta.url), 'utf8')
  const lines: Record<string, string>[] = parse(file, { columns: true })
  const rows: ReviewRows = { reviews: [], answers: [] }
  for (const line of lines) {
    const review = toReview(line, schoolId)
    rows.reviews.push(review)
    if (line.answer) rows.answers.push({ review_id: review.id, text: line.answer, created_at: noon(line.answered) })
  }
  return rows
}

function toReview(line: Record<string, string>, schoolId: string) {
  const criteria = Object.fromEntries(CRITERIA.map((name) => [name, numberOrNull(line[name])]))
  return {
    id: randomUUID() as string,
    school_id: schoolId,
    author_name: line.author ?? '',
    rating: Number(line.rating),
    comment: line.comment ?? '',
    relation: line.relation ?? '',
    until_year: numberOrNull(line.until),
    experienced_on: line.experienced || null,
    language: line.language ?? '',
    status: line.status || 'published',
    verified_level: line.verified || null,
    helpful_count: Number(line.helpful),
    created_at: noon(line.created),
    published_at: noon(line.created),
    ...criteria,
  }
}

function numberOrNull(cell: string | undefined): number | null {
  return cell ? Number(cell) : null
}

/** Noon UTC falls on the same day in every time zone of the five countries. */
function noon(day: string | undefined): string {
  return `${day}T12:00:00Z`
}
