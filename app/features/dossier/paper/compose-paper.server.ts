import '#app/i18n/all.server.ts'
import { pageAddress } from '#app/core/urls.server.ts'
import { formatDay, formatList } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { type PlainKey, translator } from '#app/i18n/translate.ts'
import type { Dossier, DossierSchool } from '../dossier.ts'
import { dossierPath } from '../dossier-address.ts'
import type { DossierPaper, DossierPicture, PAPER_WORDS, PaperWords } from './dossier-paper.ts'

/** The texts of the words on paper, except for those with the number of what is left out. */
const WORDS = {
  schools: 'dossier.schools',
  facts: 'dossier.facts',
  factsNote: 'dossier.factsNote',
  criterion: 'dossier.criterion',
  unknown: 'dossier.unknown',
  dates: 'dossier.dates',
  noDates: 'dossier.noDates',
  date: 'dossier.date',
  what: 'dossier.date.what',
  forSchools: 'dossier.date.schools',
  source: 'dossier.date.source',
  notes: 'dossier.notes',
  cut: 'dossier.notes.cut',
  sources: 'dossier.sources',
  remarks: 'dossier.remarks',
  sheet: 'dossier.sheet',
  sheetNote: 'dossier.questions.why',
  day: 'dossier.sheet.day',
  spoke: 'dossier.sheet.spoke',
  questions: 'dossier.questions',
  noQuestions: 'dossier.questions.none',
  impression: 'dossier.sheet.impression',
  good: 'dossier.sheet.good',
  fair: 'dossier.sheet.fair',
  poor: 'dossier.sheet.poor',
  people: 'dossier.sheet.people',
  rooms: 'dossier.sheet.rooms',
  lessons: 'dossier.sheet.lessons',
  care: 'dossier.sheet.care',
  child: 'dossier.sheet.child',
  more: 'dossier.sheet.more',
} as const satisfies Record<Exclude<(typeof PAPER_WORDS)[number], 'moreRows' | 'moreDates' | 'moreQuestions'>, PlainKey>

/** Composes a dossier for paper, with all its words. */
export function composePaper(dossier: Dossier, picture: DossierPicture | undefined, locale: Locale): DossierPaper {
  const t = translator(locale)
  const { schools, hasPoint, isWayMissing } = dossier
  const address = pageAddress(locale, dossierPath(schools.map(({ id }) => id)))
  const note = [t('dossier.wayNote'), ...(isWayMissing ? [t('dossier.noMinutes')] : [])].join(' ')
  return {
    title: t('dossier.title', { count: schools.length }),
    day: dossier.day,
    intro: t('dossier.made', { day: formatDay(locale, dossier.day), address }),
    wayNote: hasPoint ? note : '',
    picture,
    schools: schools.map((school) => ({
      name: school.name,
      lines: linesOf(school, locale),
      questions: school.questions.map((question) => t(`dossier.question.${question}`)),
      note: school.note,
      visitOn: school.visitOn,
    })),
    groups: dossier.groups,
    dates: dossier.dates.map(({ day, what, schools: numbers, source }) => [
      day,
      what,
      formatList(locale, numbers.map(String)),
      source,
    ]),
    sources: dossier.sources.map(({ text }) => text),
    remarks: [...(dossier.common ? [{ label: '', text: dossier.common }] : []), ...dossier.remarks],
    words: wordsIn(locale),
  }
}

/** Returns the words on paper in a language. */
export function wordsIn(locale: Locale): PaperWords {
  const t = translator(locale)
  const words = Object.fromEntries(Object.entries(WORDS).map(([name, key]) => [name, t(key)])) as PaperWords
  return {
    ...words,
    moreRows: t('dossier.moreRows', { count: '{count}' }),
    moreDates: t('dossier.moreDates', { count: '{count}' }),
    moreQuestions: t('dossier.moreQuestions', { count: '{count}' }),
  }
}

/** Returns what stands below the name of a school. */
export function linesOf({ kind, address, distance, way, closed, sample, source }: DossierSchool, locale: Locale) {
  const t = translator(locale)
  const register = source === null ? '' : ` · ${t('dossier.register', { number: String(source) })}`
  return [
    [...(closed ? [t('compare.closed')] : []), ...(sample ? [t('dossier.sample')] : []), kind].join(' · '),
    address + register,
    [distance, way].filter(Boolean).join(' · '),
  ].filter(Boolean)
}
