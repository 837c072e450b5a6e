import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Insertable, Transaction } from 'kysely'
import type { Database, ReviewAnswersTable, ReviewsTable } from '#db/schema.ts'
import { COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'
import type { SampleImage, SampleSchool } from './schools/sample-school.ts'

const CRITERIA = ['teaching', 'climate', 'communication', 'support', 'building', 'activities'] as const

/** The rows contained in a file of reviews. */
type ReviewRows = { reviews: Insertable<ReviewsTable>[]; answers: Insertable<ReviewAnswersTable>[] }

export const SAMPLE_SOURCE = 'sample'
const REGISTER_DATE = '2026-03-01'
const DRAWING = { width: 1200, height: 800 }

/** Writes one sample school and everything that belongs to it; the school must not exist yet. */
export async function insertSample(trx: Transaction<Database>, sample: SampleSchool): Promise<void> {
  const { facts } = sample
  const origin = { source: SAMPLE_SOURCE, source_date: REGISTER_DATE, position_precision: 'exact' }
  await trx
    .insertInto('schools')
    .values({ ...facts, ...origin })
    .execute()
  await trx
    .insertInto('school_codes')
    .values({ source: SAMPLE_SOURCE, code: facts.source_id, school_id: facts.id, valid_from: null, valid_to: null })
    .execute()
  await trx.insertInto('school_texts').values(textRows(sample)).execute()
  await trx.insertInto('school_media').values(mediaRows(sample)).execute()
  if (sample.premiumSince) await insertPremium(trx, sample, sample.premiumSince)
  const { reviews, answers } = await readReviews(sample.folder, facts.id)
  await trx.insertInto('reviews').values(reviews).execute()
  if (answers.length > 0) await trx.insertInto('review_answers').values(answers).execute()
}

function translationsBeside(own: string, words: SampleImage['words']): string {
  const others = Object.entries(words).filter(([language]) => language !== own)
  return JSON.stringify(
    Object.fromEntries(others.map(([language, { title, alt }]) => [language, { alt, caption: title }])),
  )
}

/** A premium school also manages its profile: it is verified and has a logo. */
async function insertPremium(trx: Transaction<Database>, sample: SampleSchool, since: string) {
  const school_id = sample.facts.id
  const logo = `/samples/${sample.folder}/logo.svg`
  await trx
    .insertInto('school_profiles')
    .values({ school_id, logo, verified_at: since, created_at: since, updated_at: sample.textsUpdated })
    .execute()
  await trx.insertInto('premium_grants').values({ school_id, reason: SAMPLE_SOURCE, granted_at: since }).execute()
}

function textRows({ facts, texts, textsUpdated }: SampleSchool) {
  return Object.entries(texts).flatMap(([language, sections]) =>
    Object.entries(sections).map(([section, text]) => ({
      school_id: facts.id,
      section,
      language,
      text,
      updated_at: textsUpdated,
    })),
  )
}

function mediaRows({ facts, folder, images, textsUpdated }: SampleSchool) {
  const own = COUNTRY_LANGUAGE[facts.country as CountryCode]
  return images.map(({ file, words }, position) => ({
    school_id: facts.id,
    kind: 'image',
    url: `/samples/${folder}/${file}`,
    title: words[own].title,
    alt: words[own].alt,
    caption: words[own].title,
    translations: translationsBeside(own, words),
    position,
    created_at: textsUpdated,
    ...DRAWING,
  }))
}

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
