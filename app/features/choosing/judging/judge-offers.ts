import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import { FAITHS, type Faith, type Feature } from '#db/vocabulary.ts'
import type { Wish } from '../answers.ts'
import { type Candidate, factOf, unknownOf } from './candidate.ts'
import type { State } from './criteria.ts'
import { type Evidence, type EvidenceId, type Sentence, say } from './sentence.ts'

/** What is known of a wish; undefined for nothing. */
export type Found = { state: State; sentence: Sentence } | undefined

const met = (sentence: Sentence): Found => ({ state: 'met', sentence })
const unmet = (sentence: Sentence): Found => ({ state: 'unmet', sentence })

/** Wishes for what a school offers, each judged by the first source that says something. */
export const OFFERS = {
  care: (school) =>
    careUntil(school) ?? allDay(school) ?? fullTime(school) ?? feature(school, 'fullDay', 'chooseSay.care.full'),
  lunch: (school) => lunch(school) ?? flag(school, 'canteen', 'chooseSay.lunch.canteen', 'chooseSay.lunch.noCanteen'),
  languages: (school) =>
    section(school, 'international_section', 'chooseSay.languages.international') ??
    section(school, 'european_section', 'chooseSay.languages.european') ??
    programme(school) ??
    feature(school, 'bilingual', 'chooseSay.languages.bilingual') ??
    feature(school, 'languages', 'chooseSay.languages.focus') ??
    taught(school),
  music: (school) => feature(school, 'music', 'chooseSay.music'),
  arts: (school) =>
    section(school, 'arts_section', 'chooseSay.arts.section') ?? feature(school, 'arts', 'chooseSay.arts'),
  sports: (school) =>
    section(school, 'sport_section', 'chooseSay.sports.section') ?? feature(school, 'sports', 'chooseSay.sports'),
  science: (school) => feature(school, 'science', 'chooseSay.science'),
  upper: (school) => upper(school),
  support: (school) =>
    needsNamed(school) ??
    section(school, 'inclusion_unit', 'chooseSay.support.unit') ??
    feature(school, 'inclusion', 'chooseSay.support'),
  stepFree: (school) => stepFree(school),
  faith: (school) => faith(school, 'met'),
  noFaith: (school) => faith(school, 'unmet'),
  public: (school) => ownership(school, 'public'),
  private: (school) => ownership(school, 'private'),
} as const satisfies Partial<Record<Wish, (school: Candidate) => Found>>

function careUntil({ known }: Candidate): Found {
  const until = known['day.careUntil']
  if (!until) return undefined
  return until.value === 'none'
    ? unmet(say('chooseSay.care.none', [until]))
    : met(say('chooseSay.care.until', [until], { time: [0, 'text'] }))
}

const FORMS = {
  bound: 'chooseSay.care.bound',
  partly_bound: 'chooseSay.care.partlyBound',
  open: 'chooseSay.care.open',
  offered: 'chooseSay.care.offered',
} as const

function allDay(school: Candidate): Found {
  const form = factOf(school, 'all_day_form')
  if (form.value === 'none') return unmet(say('chooseSay.care.none', [form]))
  const key = Object.entries(FORMS).find(([name]) => name === form.value)?.[1]
  return key && met(say(key, [form]))
}

/** The week of forty hours at primary schools of Italy. */
function fullTime(school: Candidate): Found {
  const share = factOf(school, 'full_time_share')
  if (typeof share.value !== 'number') return undefined
  return share.value > 0
    ? met(say('chooseSay.care.fullTime', [share], { share: [0, 'fact'] }))
    : unmet(say('chooseSay.care.none', [share]))
}

function lunch({ known }: Candidate): Found {
  const said = known['day.lunch']
  if (!said) return undefined
  return said.value === 'yes' ? met(say('chooseSay.lunch.yes', [said])) : unmet(say('chooseSay.lunch.no', [said]))
}

/** A feature is only ever said to be there. */
function feature({ known }: Candidate, wanted: Feature, key: Sentence['key']): Found {
  const features = known['directory.features']
  const has = Array.isArray(features?.value) && features.value.includes(wanted)
  return has ? met(say(key, [{ ...features!, value: wanted }])) : undefined
}

function flag(school: Candidate, fact: FactId, yes: Sentence['key'], no: Sentence['key']): Found {
  const found = factOf(school, fact)
  if (found.value === null) return undefined
  return found.value === 1 ? met(say(yes, [found])) : unmet(say(no, [found]))
}

/** A class or section of its own: a school without one may offer the same otherwise. */
function section(school: Candidate, fact: FactId, key: Sentence['key']): Found {
  const found = factOf(school, fact)
  return found.value === 1 ? met(say(key, [found])) : undefined
}

function programme(school: Candidate): Found {
  const found = factOf(school, 'bilingual_programme')
  return found.value === null
    ? undefined
    : met(say('chooseSay.languages.programme', [found], { programme: [0, 'fact'] }))
}

/** One language is what every school of the kind has. */
function taught({ known }: Candidate): Found {
  const languages = known['directory.languages']
  if (!Array.isArray(languages?.value)) return undefined
  const values = { languages: [0, 'languages'] } as const
  return languages.value.length > 1
    ? met(say('chooseSay.languages.taught', [languages], values))
    : unmet(say('chooseSay.languages.one', [languages], values))
}

/** Ages at which pupils who stay until the end leave school: the first that is counted as such. */
const LAST_AGE = 18

function upper({ known, category }: Candidate): Found {
  const to = known['directory.ageTo']
  if (typeof to?.value !== 'number' || category === 'vocational') return undefined
  const values = { age: [0, 'number'] } as const
  return to.value >= LAST_AGE
    ? met(say('chooseSay.upper.yes', [to], values))
    : unmet(say('chooseSay.upper.no', [to], values))
}

function needsNamed(school: Candidate): Found {
  const found = factOf(school, 'support_needs')
  return found.value === null ? undefined : met(say('chooseSay.support.needs', [found], { needs: [0, 'needs'] }))
}

function stepFree(school: Candidate): Found {
  const found = factOf(school, 'step_free')
  if (found.value === 'yes') return met(say('chooseSay.stepFree.yes', [found]))
  if (found.value === 'partly') return { state: 'unmet', sentence: say('chooseSay.stepFree.partly', [found]) }
  return found.value === 'no' ? unmet(say('chooseSay.stepFree.no', [found])) : undefined
}

/** Registers name a faith only if a school has one: none of them says that a school has none. */
function faith({ known }: Candidate, state: State): Found {
  const named = known['directory.faith']
  const key = FAITHS.find((one): one is Exclude<Faith, 'other'> => one !== 'other' && one === named?.value)
  if (named && key) return { state, sentence: say(`chooseSay.faith.${key}`, [named]) }
  const religious = known['directory.features']
  const isReligious = named ?? (Array.isArray(religious?.value) && religious.value.includes('religious') && religious)
  return isReligious ? { state, sentence: say('chooseSay.faith', [evidenceOf(isReligious)]) } : undefined
}

const evidenceOf = (found: Evidence): Evidence =>
  Array.isArray(found.value) ? { ...found, value: 'religious' } : found

const OF_STATE = { concertado: 'chooseSay.ownership.concertado', contract: 'chooseSay.ownership.contract' } as const

/** Returns who runs a school as a sentence; undefined if that is not known. */
export function saysOwnership(school: Candidate): Sentence | undefined {
  const owned = school.known['directory.ownership']
  if (!owned) return undefined
  if (owned.value === 'public') return say('chooseSay.ownership.public', [owned])
  const contract = factOf(school, 'contract')
  const key = Object.entries(OF_STATE).find(([name]) => name === contract.value)?.[1]
  return key ? say(key, [owned, contract]) : say('chooseSay.ownership.private', [owned])
}

function ownership(school: Candidate, wanted: 'public' | 'private'): Found {
  const sentence = saysOwnership(school)
  if (!sentence) return undefined
  return { state: school.known['directory.ownership']?.value === wanted ? 'met' : 'unmet', sentence }
}

/** The facts by which a wish can be judged, the first of which is named where none is known. */
export const ASKED_OF: Record<Wish, readonly [EvidenceId, ...EvidenceId[]]> = {
  care: ['all_day_form', 'day.careUntil', 'full_time_share', 'directory.features'],
  lunch: ['day.lunch', 'canteen'],
  languages: ['directory.languages', 'bilingual_programme', 'international_section', 'european_section'],
  music: ['directory.features'],
  arts: ['directory.features', 'arts_section'],
  sports: ['directory.features', 'sport_section'],
  science: ['directory.features'],
  results: ['ks2_expected'],
  small: ['pupils', 'directory.pupils'],
  smallClasses: ['class_size'],
  places: ['admission_places', 'admission_applications', 'admission_first_preferences', 'admission_offers'],
  upper: ['directory.ageTo'],
  support: ['support_needs', 'inclusion_unit', 'directory.features'],
  stepFree: ['step_free'],
  faith: ['directory.faith', 'directory.features'],
  noFaith: ['directory.faith', 'directory.features'],
  public: ['directory.ownership'],
  private: ['directory.ownership'],
}

/** Says that the directory does not know whether a wish is met. */
export const unknownWish = (school: Candidate, wish: Wish): Sentence =>
  say(
    `chooseSay.unknown.${wish}`,
    ASKED_OF[wish].map((fact) => unknownOf(school, fact)),
  )
