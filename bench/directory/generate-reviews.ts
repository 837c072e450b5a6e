import type { GeneratedSchool } from './generate-schools.ts'
import { createRandom, type Random } from './random.ts'
import { FIRST_NAMES, type Mood, REVIEW_LANGUAGES, type ReviewLanguage, SENTENCES } from './review-texts.ts'

/** A published review: the columns of the table `reviews` that are filled in. */
export type GeneratedReview = {
  school_id: string
  author_name: string
  rating: number
  comment: string
  relation: 'parent' | 'pupil' | 'former_pupil'
  experienced_on: string
  language: ReviewLanguage
  status: 'published'
  helpful_count: number
  aged: boolean
  created_at: string
  published_at: string
}

const DAY_MS = 86_400_000
const OLDEST_DAYS = 5 * 365
const AGED_AFTER_DAYS = 3 * 365 + 1
const INITIALS = [...'ABCDEFGHJKLMNPRSTVWZ']

/** Yields the reviews that make up the school's star counts, the same ones for the same school and day. */
export function* generateReviews(school: GeneratedSchool, now: Date): Generator<GeneratedReview> {
  const random = createRandom(Number(school.id.replace(/\D/g, '')))
  const language = REVIEW_LANGUAGES[school.country]
  for (const [index, count] of school.stars.entries()) {
    for (let review = 0; review < count; review++) yield makeReview(school.id, index + 1, language, now, random)
  }
}

function makeReview(
  schoolId: string,
  rating: number,
  language: ReviewLanguage,
  now: Date,
  random: Random,
): GeneratedReview {
  const age = Math.floor(random.next() ** 1.5 * OLDEST_DAYS)
  const published = new Date(now.getTime() - age * DAY_MS)
  return {
    school_id: schoolId,
    author_name: `${random.pick(FIRST_NAMES[language])} ${random.pick(INITIALS)}.`,
    rating,
    comment: makeComment(SENTENCES[language][mood(rating)], random),
    relation: random.pick(['parent', 'parent', 'parent', 'pupil', 'former_pupil']),
    experienced_on: new Date(published.getTime() - random.integer(1, 120) * DAY_MS).toISOString().slice(0, 10),
    language,
    status: 'published',
    helpful_count: Math.floor(random.next() ** 6 * 20),
    aged: age >= AGED_AFTER_DAYS,
    created_at: published.toISOString(),
    published_at: published.toISOString(),
  }
}

const mood = (rating: number): Mood => (rating <= 2 ? 'bad' : rating === 3 ? 'mixed' : 'good')

/** Returns two or three different sentences that are adjacent in the list, starting anywhere. */
function makeComment(sentences: readonly string[], random: Random): string {
  const first = random.integer(0, sentences.length - 1)
  const step = random.integer(1, 2)
  return Array.from(
    { length: random.integer(2, 3) },
    (_, index) => sentences[(first + index * step) % sentences.length],
  ).join(' ')
}
