import { findSchoolDay } from '#app/features/admission-dates/shown/find-school-day.server.ts'
import { hasEngine } from '#app/features/routing/engine/ask-engine.server.ts'
import { measureWays } from '#app/features/routing/measure-ways.server.ts'
import { MAX_MEASURED } from '#app/features/routing/ways.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import type { Point } from '#search-engine/base/distance.ts'
import type { Answers, PrivateAnswers } from './answers.ts'
import { entryOfChild } from './entry.ts'
import { findAsked } from './find-asked.server.ts'
import {
  type Area,
  type Found,
  findArea,
  findCandidates,
  findHome,
  type Home,
  languageOf,
} from './find-candidates.server.ts'
import type { Candidate } from './judging/candidate.ts'
import { criteriaOf } from './judging/criteria.ts'
import { type Beside, judgeAll } from './judging/judge.ts'
import { middlesOf } from './judging/judge-figures.ts'
import { inOrder, type Judged } from './judging/order.ts'
import { leftOut } from './limits.ts'
import { type Choice, type PresentedChoice, presentChoice } from './present-choice.server.ts'
import { EVERYTHING, readCandidates, wantedFor } from './read-candidates.server.ts'
import { isMinutes } from './way-limit.ts'

/** How many schools an answer shows. */
const SHOWN = 5
/** Further ones about which a family may ask by a click. */
const NEXT = 5

/** What the page shows; null while nothing says where to look. */
export type Answer = {
  /** The answers as the page understood them: for the form, and for the address. */
  answers: Answers
  /** The place as the directory writes it; empty for none. */
  placeName: string
  /** The place as typed where the directory has none of that name, otherwise empty. */
  unknownPlace: string
  isHomeUnknown: boolean
  choice: PresentedChoice | null
}

/**
 * Chooses schools. Nothing that is asked is stored; the same answers lead to the same schools.
 *
 * @param visitor whose home it is, for the routing engine
 */
export async function answerChoice(
  answers: Answers,
  own: PrivateAnswers,
  { locale, visitor }: { locale: Locale; visitor: string },
): Promise<Answer> {
  const [area, home] = await Promise.all([findArea(answers.place), findHome(own)])
  const understood = { ...answers, place: area?.id ?? '' }
  const base = {
    ...{ answers: understood, placeName: area?.name ?? '' },
    unknownPlace: area ? '' : answers.place,
    isHomeUnknown: own.home !== '' && !home,
  }
  // Without the place that was meant, any other would surprise.
  const found = base.unknownPlace ? undefined : await findCandidates(withEntry(answers, own, area), area, home)
  if (!found) return { ...base, choice: null }
  const choice = await choose({ answers: withEntry(answers, own, area), area, home, found, visitor })
  return { ...base, choice: await presentChoice(choice, locale) }
}

/** The class follows from the month of birth, unless it is chosen. */
function withEntry(answers: Answers, { born }: PrivateAnswers, area: Area | undefined): Answers {
  if (answers.entry !== undefined || born === '' || !area) return answers
  return { ...answers, entry: entryOfChild({ born, country: area.country, region: area.region }, berlinDay()) }
}

type Asked = { answers: Answers; area: Area | undefined; home: Home | undefined; found: Found; visitor: string }

async function choose({ answers, area, home, found, visitor }: Asked): Promise<Choice> {
  const { ids, from, at, isCut } = found
  const wanted = wantedFor(criteriaOf(answers, ''))
  const [read, measured] = await Promise.all([readCandidates(ids, wanted, at), waysTo(ids, home, visitor)])
  const withWays = (schools: Candidate[]) => schools.map((school) => ({ ...school, ways: measured?.get(school.id) }))
  const schools = withWays(read)
  const country = area?.country ?? schools[0]?.country
  const criteria = criteriaOf(answers, country ? languageOf(country) : '')
  const examined = schools.filter((school) => leftOut(school, answers, from) === undefined)
  const beside: Beside = { middles: middlesOf(examined), home: home?.isExact ? home : undefined }
  const judge = (school: Candidate): Judged => ({ school, judgements: judgeAll(school, criteria, beside) })
  const order = inOrder(examined.map(judge))
  const asked = await findAsked(
    answers.ask,
    schools.map(({ id }) => id),
    [...new Set(schools.map((school) => school.country))],
  )
  const told = [...order.slice(0, SHOWN).map(({ school }) => school.id), ...(asked ? [asked.id] : [])]
  // What an answer says of a school is read only for those of which it says something.
  const full = new Map(withWays(await readCandidates(told, EVERYTHING, at)).map((school) => [school.id, school]))
  const fully = (judged: Judged): Judged => judge(full.get(judged.school.id) ?? judged.school)
  const askedSchool = asked && full.get(asked.id)
  return {
    ...{ answers, criteria, from, beside, isCut, area },
    looked: schools.length,
    examined: examined.length,
    shown: order.slice(0, SHOWN).map(fully),
    next: order.slice(SHOWN, SHOWN + NEXT).map(({ school: { id, name } }) => ({ id, name })),
    asked: askedSchool && { judged: judge(askedSchool), others: asked.others, isExamined: ids.includes(asked.id) },
    isAskedUnknown: answers.ask !== '' && !askedSchool,
    areWaysAway: answers.way !== undefined && isMinutes(answers.way) && !measured,
  }
}

/** Measures minutes from a home to the nearest schools; undefined without an engine, or while it does not answer. */
async function waysTo(ids: readonly string[], home: Point | undefined, visitor: string) {
  if (!home || !hasEngine()) return undefined
  return (await measureWays(home, ids.slice(0, MAX_MEASURED), findSchoolDay, visitor))?.ways
}
