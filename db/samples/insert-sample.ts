import type { Transaction } from 'kysely'
import type { Database } from '#db/schema.ts'
import { COUNTRY_LANGUAGE, type CountryCode } from '#db/vocabulary.ts'
import { readReviews } from './read-reviews.ts'
import type { SampleImage, SampleSchool } from './schools/sample-school.ts'

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
