import { formatDay } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Translate } from '#app/i18n/translate.ts'
import type { DownloadProblem } from '#lib/net/download-error.ts'
import type { ImportProblem } from '../import-run.ts'

/** What a scheduled import met, in particular; `sentence` is English, where only the program has words for it. */
export type ProblemDetail =
  | DownloadProblem
  | { code: 'shrunk'; rows: number; facts: number; rowsBefore: number; factsBefore: number }
  | { code: 'columns'; columns: string }
  | { code: 'idle' | 'old'; day: string }
  | { code: 'run'; problem: ImportProblem }
  | { code: 'sentence'; sentence: string }

/** Reads what the database has of a detail, which may be a sentence of an older program; undefined if there is none. */
export function readDetail(stored: string): ProblemDetail | undefined {
  if (stored === '') return undefined
  return stored.startsWith('{') ? (JSON.parse(stored) as ProblemDetail) : { code: 'sentence', sentence: stored }
}

/** Returns a detail in words; an English sentence stays as it is. */
export function detailText(t: Translate, locale: Locale, detail: ProblemDetail): string {
  switch (detail.code) {
    case 'status':
      return t('schedules.detail.status', { ...detail, status: String(detail.status) })
    case 'refused':
      return t('schedules.detail.refused', { ...detail, status: String(detail.status) })
    case 'large':
      return t('schedules.detail.large', detail)
    case 'slow':
      return t('schedules.detail.slow', detail)
    case 'certificate':
      return t('schedules.detail.certificate', detail)
    case 'broken':
      return t('schedules.detail.broken', detail)
    case 'unknown_host':
      return t('schedules.detail.unknown_host', detail)
    case 'not_public':
      return t('schedules.detail.not_public', detail)
    case 'endless':
      return t('schedules.detail.endless', detail)
    case 'not_taken':
      return t('schedules.detail.not_taken', detail)
    case 'web_page':
      return t('schedules.detail.web_page', detail)
    case 'no_edition':
      return t('schedules.detail.no_edition', detail)
    case 'shrunk':
      return t('schedules.detail.shrunk', detail)
    case 'columns':
      return t('schedules.detail.columns', detail)
    case 'idle':
      return t('schedules.detail.idle', { day: formatDay(locale, detail.day) })
    case 'old':
      return t('schedules.detail.old', { day: formatDay(locale, detail.day) })
    case 'run':
      return t(`imports.problem.${detail.problem}`)
    default:
      return detail.sentence
  }
}
