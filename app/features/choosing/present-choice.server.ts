import '#app/i18n/all.server.ts'
import { listSchools } from '#app/features/schools/list-schools.server.ts'
import { findSources, listPublishers } from '#app/features/schools/sources/find-sources.server.ts'
import { formatDistance } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { Answers } from './answers.ts'
import type { Area } from './find-candidates.server.ts'
import { foundOf } from './judging/candidate.ts'
import type { Criterion } from './judging/criteria.ts'
import type { Beside } from './judging/judge.ts'
import type { Judged } from './judging/order.ts'
import { type From, reasonsFor } from './judging/reasons.ts'
import { type Sentence, say } from './judging/sentence.ts'
import { whyLower } from './judging/why-not.ts'
import { leftOut } from './limits.ts'
import { type Said, SourceList, sayIn } from './say.server.ts'

/** What was chosen, before it is put into words. */
export type Choice = {
  answers: Answers
  criteria: readonly Criterion[]
  from: From
  beside: Beside
  area: Area | undefined
  /** How many schools were looked at, and how many of them may be chosen. */
  looked: number
  examined: number
  isCut: boolean
  shown: readonly Judged[]
  /** Those that would come next. */
  next: { id: string; name: string }[]
  asked: { judged: Judged; others: { id: string; name: string }[]; isExamined: boolean } | undefined
  isAskedUnknown: boolean
  /** Whether minutes were asked for that nobody could measure. */
  areWaysAway: boolean
}

export type PresentedChoice = Awaited<ReturnType<typeof presentChoice>>
export type PresentedSchool = PresentedChoice['schools'][number]

/** Puts a choice into words, with the number of a source behind each sentence. */
export async function presentChoice(choice: Choice, locale: Locale) {
  const { shown, next, asked, isAskedUnknown, from, beside } = choice
  const reasons = shown.map((judged) => reasonsFor(judged, shown, beside, from))
  const whyNot = asked && whyNotShown(choice, asked)
  const said = [...reasons.flatMap((one) => [...one.reasons, one.but, ...one.further]), ...(whyNot ?? [])]
  const ids = new Set(said.flatMap(({ evidence }) => evidence.map(({ source }) => source)))
  const [registers, publishers, listed] = await Promise.all([
    findSources(ids),
    listPublishers([...ids, ...shown.map(({ school }) => school.source)]),
    listSchools(
      shown.map(({ school }) => school.id),
      locale,
    ),
  ])
  const sources = new SourceList(registers, locale)
  const sayOf = (country: CountryCode) => (sentence: Sentence) => sayIn(sentence, { locale, country }, sources)
  const schools = listed.flatMap((school) => {
    const at = shown.findIndex((judged) => judged.school.id === school.id)
    const found = reasons[at]
    if (!found) return []
    const inWords = sayOf(school.country)
    const { id, name, category, letters, typeParts, city, street, postalCode, country } = school
    return [
      {
        ...{ id, name, category, letters, typeParts, country },
        address: [street, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
        distance: distanceText(shown[at]!, locale),
        reasons: found.reasons.map(inWords),
        but: inWords(found.but),
        further: found.further.map(inWords),
      },
    ]
  })
  const inAsked = asked && sayOf(asked.judged.school.country)
  return {
    schools,
    next,
    whyNot: asked
      ? {
          id: asked.judged.school.id,
          name: asked.judged.school.name,
          others: asked.others,
          sentences: (whyNot ?? []).map((sentence): Said => inAsked!(sentence)),
        }
      : null,
    isAskedUnknown,
    how: howFound(choice, locale),
    sources: sources.list(),
    publishers,
  }
}

/** A distance to the middle of a town is none. */
function distanceText({ school: { distanceKm, isRough, country } }: Judged, locale: Locale): string | null {
  return distanceKm === null || isRough ? null : formatDistance(locale, distanceKm, country)
}

function whyNotShown(choice: Choice, { judged, isExamined }: NonNullable<Choice['asked']>): Sentence[] {
  const { shown, answers, from, area } = choice
  const { school } = judged
  if (shown.some((one) => one.school.id === school.id))
    return [say('chooseSay.whyNot.shown', [foundOf(school, 'directory.name', school.name)])]
  const reason = leftOut(school, answers, from)
  if (reason) return [reason]
  const last = shown.at(-1)
  if (isExamined && last) return whyLower(judged, last, from)
  const town = school.known['directory.city'] ?? foundOf(school, 'directory.city', school.city)
  if (answers.among.length > 0) return [say('chooseSay.whyNot.among', [town])]
  if (area && !choice.isCut)
    return [
      say('chooseSay.whyNot.place', [town, foundOf(school, 'asked.place', area.name)], {
        town: [0, 'text'],
        place: [1, 'text'],
      }),
    ]
  return [
    say('chooseSay.whyNot.beyond', [foundOf(school, 'found.schools', choice.looked), town], { count: [0, 'number'] }),
  ]
}

/** Says how many schools were looked at, and in which order they stand. */
function howFound(
  { looked, examined, isCut, criteria, from, area, answers, areWaysAway }: Choice,
  locale: Locale,
): string[] {
  const t = translator(locale)
  const where = answers.among.length > 0 ? 'among' : area ? 'place' : 'home'
  return [
    where === 'place'
      ? t(area?.place ? 'choosing.how.place' : 'choosing.how.area', { count: looked, place: area?.name ?? '' })
      : t(where === 'among' ? 'choosing.how.among' : 'choosing.how.home', { count: looked }),
    ...(isCut ? [t('choosing.how.cut')] : []),
    ...(examined < looked ? [t('choosing.how.examined', { count: examined })] : []),
    criteria.length > 0 ? t('choosing.how.order') : t('choosing.how.noWishes'),
    from ? t(from.kind === 'home' ? 'choosing.how.byHome' : 'choosing.how.byPlace') : t('choosing.how.byName'),
    ...(areWaysAway ? [t('choosing.how.waysAway')] : []),
    t('choosing.how.unknown'),
  ]
}
