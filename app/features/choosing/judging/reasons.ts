import { isShown, type WayMode } from '#app/features/routing/ways.ts'
import type { Wish } from '../answers.ts'
import { type Candidate, foundOf, unknownOf } from './candidate.ts'
import type { Beside } from './judge.ts'
import { judgeWish } from './judge.ts'
import { pupilsOf } from './judge-figures.ts'
import { saysOwnership } from './judge-offers.ts'
import type { Judged } from './order.ts'
import { type Sentence, say } from './sentence.ts'

/** What the answer says of one school. */
export type Reasons = {
  reasons: Sentence[]
  but: Sentence
  /** What is said of the other wishes, in their order. */
  further: Sentence[]
}

/** Where distances are measured from: a home, or the middle of the place. */
export type From = { kind: 'home' } | { kind: 'place'; name: string } | undefined

/** What every family wants to know, in this order, where its own wishes leave room. */
const OFFERED: readonly Wish[] = [
  ...(['care', 'lunch', 'languages', 'music', 'arts', 'sports', 'science', 'support', 'upper', 'stepFree'] as const),
]
/** Questions that remain for every school, the last of them always. */
const OPEN: readonly Wish[] = ['care', 'languages', 'places']

/** What every list says of a school beside its name: a reason only where nothing else is known. */
const LAST_RESORTS: readonly Sentence['key'][] = [
  ...(['chooseSay.ages', 'chooseSay.type', 'chooseSay.category', 'chooseSay.town'] as const),
]

/**
 * Chooses two reasons for a school and one that speaks against it: first the most important wish that is met, then what
 * tells it from the other schools of the answer, `shown`, as far as anything does.
 */
export function reasonsFor(judged: Judged, shown: readonly Judged[], beside: Beside, from: From): Reasons {
  const { judgements } = judged
  const but = butFor(judged, shown, beside, from)
  const [first, ...others] = allReasons(judged, beside, from).filter((sentence) => idOf(sentence) !== idOf(but))
  const isShared = sharedBy(shown.map((one) => allReasons(one, beside, from)))
  const second = others.find((sentence) => !isShared(sentence) && !LAST_RESORTS.includes(sentence.key)) ?? others[0]
  const reasons = [first, second].filter((sentence) => sentence !== undefined)
  const said = new Set([...reasons, but].map(idOf))
  const further = judgements.map(({ sentence }) => sentence).filter((sentence) => !said.has(idOf(sentence)))
  return { reasons, but, further: distinct(further) }
}

/**
 * Everything that speaks for a school: the wishes that it meets, in their order, then what else is known, unless a wish
 * has said the same.
 */
function allReasons({ school, judgements }: Judged, beside: Beside, from: From): Sentence[] {
  const told = new Set(
    judgements.filter(({ state }) => state !== 'unknown').map(({ sentence }) => factOfSentence(sentence)),
  )
  const met = judgements.filter(({ state }) => state === 'met').map(({ sentence }) => sentence)
  const others = furtherReasons(school, beside, from).filter((sentence) => !told.has(factOfSentence(sentence)))
  return distinct([...met, ...others])
}

/** What a sentence is about. */
const factOfSentence = ({ evidence: [first] }: Sentence) => `${first?.fact} ${first?.value}`

/** Whether all of several schools have a sentence with the same facts. */
function sharedBy(all: readonly (readonly Sentence[])[]): (sentence: Sentence) => boolean {
  const ids = all.map((sentences) => new Set(sentences.map(idOf)))
  return (sentence) => ids.length > 1 && ids.every((known) => known.has(idOf(sentence)))
}

const idOf = ({ key, evidence }: Pick<Sentence, 'key' | 'evidence'>) =>
  `${key} ${evidence.map(({ value }) => value).join()}`

const distinct = (sentences: readonly Sentence[]): Sentence[] => [
  ...new Map(sentences.map((sentence) => [idOf(sentence), sentence])).values(),
]

/** What else speaks for a school; there is always something, if only its type and its town. */
function furtherReasons(school: Candidate, beside: Beside, from: From): Sentence[] {
  const offered = OFFERED.map((wish) => judgeWish(school, wish, beside)).filter(({ state }) => state === 'met')
  const pupils = pupilsOf(school)
  return [
    ...(from?.kind === 'home' ? sayWay(school, from) : []),
    ...offered.map(({ sentence }) => sentence),
    ...(pupils ? [say('chooseSay.pupils', [pupils], { count: [0, 'number'] })] : []),
    ...sayAges(school),
    ...(from?.kind === 'place' ? sayWay(school, from) : []),
    // A reason only for families who asked for it.
    ...[saysOwnership(school)].filter((sentence) => sentence !== undefined),
    ...sayType(school),
    ...sayTown(school),
  ]
}

/** How long or far the way is; nothing where the position of a school is not known exactly. */
export function sayWay(school: Candidate, from: From): Sentence[] {
  const { ways = {}, distanceKm, isRough } = school
  const modes = (['foot', 'bicycle', 'transit'] as const).filter((mode: WayMode) => {
    const minutes = ways[mode]
    return minutes !== undefined && isShown(mode, minutes)
  })
  const [mode] = from?.kind === 'home' ? modes : []
  if (mode) {
    const minutes = foundOf(school, `found.${mode}`, ways[mode]!)
    return [say(`chooseSay.way.${mode}`, [minutes], { minutes: [0, 'number'] })]
  }
  if (!from || isRough || distanceKm === null) return []
  const distance = foundOf(school, 'found.distance', distanceKm)
  if (from.kind === 'home') return [say('chooseSay.way.line', [distance], { distance: [0, 'km'] })]
  const place = foundOf(school, 'asked.place', from.name)
  return [say('chooseSay.way.middle', [distance, place], { distance: [0, 'km'], place: [1, 'text'] })]
}

function sayAges({ known }: Candidate): Sentence[] {
  const [from, to] = [known['directory.ageFrom'], known['directory.ageTo']]
  return from && to ? [say('chooseSay.ages', [from, to], { from: [0, 'number'], to: [1, 'number'] })] : []
}

function sayType({ known }: Candidate): Sentence[] {
  const [type, category] = [known['directory.localType'], known['directory.category']]
  if (type) return [say('chooseSay.type', [type], { type: [0, 'text'] })]
  return category ? [say('chooseSay.category', [category], { type: [0, 'category'] })] : []
}

function sayTown({ known }: Candidate): Sentence[] {
  const town = known['directory.city']
  return town ? [say('chooseSay.town', [town], { town: [0, 'text'] })] : []
}

/** What speaks against a school, or else what nobody knows: the most important first. */
function butFor({ school, judgements }: Judged, shown: readonly Judged[], beside: Beside, from: From): Sentence {
  const [unmet] = judgements.filter(({ state }) => state === 'unmet')
  if (unmet) return unmet.sentence
  const unknown = judgements.filter(({ state }) => state === 'unknown').map(({ sentence }) => sentence)
  const isShared = sharedBy(shown.map((one) => one.judgements.map(({ sentence }) => sentence)))
  const own = unknown.find((sentence) => !isShared(sentence))
  if (own) return own
  const places = judgeWish(school, 'places', beside)
  if (places.state === 'unmet') return places.sentence
  if (school.isRough) return say('chooseSay.unknown.position', [unknownOf(school, 'directory.position')])
  const farthest = sayFarthest(school, shown, from)
  if (farthest) return farthest
  if (unknown[0]) return unknown[0]
  const open = OPEN.map((wish) => judgeWish(school, wish, beside)).filter(({ state }) => state !== 'met')
  return open[0]?.sentence ?? places.sentence
}

function sayFarthest(school: Candidate, shown: readonly Judged[], from: From): Sentence | undefined {
  const others = shown.filter((one) => one.school.id !== school.id).map((one) => one.school.distanceKm ?? 0)
  const { distanceKm, isRough } = school
  if (from?.kind !== 'home' || isRough || distanceKm === null || others.length === 0) return undefined
  if (others.some((other) => other >= distanceKm)) return undefined
  return say('chooseSay.way.farthest', [foundOf(school, 'found.distance', distanceKm)], { distance: [0, 'km'] })
}
