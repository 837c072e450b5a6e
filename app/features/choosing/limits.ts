import { isWithin } from '#app/features/routing/ways.ts'
import type { Category } from '#db/vocabulary.ts'
import type { Answers } from './answers.ts'
import { takesAt, typesForEntry } from './entry.ts'
import { type Candidate, foundOf } from './judging/candidate.ts'
import { type From, sayWay } from './judging/reasons.ts'
import { type Sentence, say } from './judging/sentence.ts'
import { isMinutes, lineKm } from './way-limit.ts'

/** What a school must be to be examined; what is not known of it never leaves it out. */
export type Limits = Pick<Answers, 'types' | 'entry' | 'way' | 'needs'>

/** Returns the types of school that may have the class; undefined for all. */
export function wantedTypes(
  { types, entry, needs }: Limits,
  country: Candidate['country'],
  region: string,
): readonly Category[] | undefined {
  if (types.length > 0) return types
  if (entry === undefined) return undefined
  const ordinary = typesForEntry(country, entry, region)
  return [...ordinary, 'other', ...(needs.length > 0 ? (['special_needs'] as const) : [])]
}

/**
 * Says why a school is not among those that are examined; undefined if it is. Schools of the type `other` are only
 * meant where their ages are known.
 */
export function leftOut(school: Candidate, limits: Limits, from: From): Sentence | undefined {
  return notOpen(school) ?? otherType(school, limits) ?? otherAge(school, limits) ?? tooFar(school, limits, from)
}

function notOpen(school: Candidate): Sentence | undefined {
  if (school.isOpen) return undefined
  const { known } = school
  const status = known['directory.status']
  const isClosed = status?.value === 'closed'
  return isClosed
    ? say('chooseSay.whyNot.closed', [status])
    : say('chooseSay.whyNot.others', [known['directory.audience'] ?? foundOf(school, 'directory.audience', null)])
}

function agesOf({ known }: Candidate): { from: number; to: number } | undefined {
  const [from, to] = [known['directory.ageFrom']?.value, known['directory.ageTo']?.value]
  return typeof from === 'number' && typeof to === 'number' ? { from, to } : undefined
}

function otherType(school: Candidate, limits: Limits): Sentence | undefined {
  const wanted = wantedTypes(limits, school.country, school.region)
  if (!wanted) return undefined
  const isOther = limits.types.length === 0 && school.category === 'other' && !agesOf(school)
  // A school of another type that takes children of this age is one for them.
  const isForAge = limits.types.length === 0 && limits.entry !== undefined && takesChildren(school, limits.entry)
  if ((wanted.includes(school.category) && !isOther) || isForAge) return undefined
  const type = school.known['directory.localType'] ?? school.known['directory.category']
  const as = school.known['directory.localType'] ? 'text' : 'category'
  return say('chooseSay.whyNot.type', [type ?? foundOf(school, 'directory.category', school.category)], {
    type: [0, as],
  })
}

function takesChildren(school: Candidate, entry: number): boolean {
  const ages = agesOf(school)
  return ages !== undefined && school.category !== 'special_needs' && takesAt(ages, entry)
}

function otherAge(school: Candidate, { entry }: Limits): Sentence | undefined {
  const ages = agesOf(school)
  if (entry === undefined) return undefined
  // Nursery schools are registered like primary ones, mostly without ages.
  if (!ages) return isOtherStage(school, entry) ? otherStage(school) : undefined
  if (takesAt(ages, entry)) return undefined
  const { known } = school
  return say('chooseSay.whyNot.age', [known['directory.ageFrom']!, known['directory.ageTo']!], {
    from: [0, 'number'],
    to: [1, 'number'],
  })
}

/** Age below which children go to a nursery school where there is one. */
const FIRST_CLASS = 6

const isOtherStage = ({ kind, country }: Candidate, entry: number) => {
  const first = country === 'GB' ? FIRST_CLASS - 2 : FIRST_CLASS
  return kind === 'nursery' && entry >= first
}

function otherStage(school: Candidate): Sentence | undefined {
  const type = school.known['directory.localType']
  return type && say('chooseSay.whyNot.type', [type], { type: [0, 'text'] })
}

function tooFar(school: Candidate, { way }: Limits, from: From): Sentence | undefined {
  if (way === undefined || from === undefined) return undefined
  const asked = foundOf(school, 'asked.way', way)
  if (isMinutes(way)) {
    if (!school.ways || school.isRough || isWithin(school.ways, [way])) return undefined
    const said = sayWay(school, from)[0]?.evidence[0] ?? foundOf(school, 'found.distance', school.distanceKm)
    return say('chooseSay.whyNot.minutes', [asked, said], { limit: [0, 'way'] })
  }
  const { distanceKm } = school
  if (distanceKm === null || distanceKm <= (lineKm(way) ?? 0)) return undefined
  const distance = foundOf(school, 'found.distance', distanceKm)
  return say('chooseSay.whyNot.line', [distance, asked], { distance: [0, 'km'], limit: [1, 'way'] })
}
