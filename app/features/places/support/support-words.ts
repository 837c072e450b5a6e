import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { MAX_DESCRIPTION_LENGTH, pickFitting, pickFittingTitle } from '#lib/text/fitting.ts'

const SITE = ' · Aulario'

type Numbers = {
  /** Schools with provision for the need, those of them in a unit, and those whose register states any need. */
  total: number
  units: number
  known: number
}

/**
 * Returns heading, introduction, title and description of the schools with provision for a need in a place.
 *
 * @param of the need and the place in words
 * @param page of the list; the title and the description of each page are its own
 */
export function supportWords(of: { need: string; place: string }, numbers: Numbers, locale: Locale, page: number) {
  const t = translator(locale)
  const { total, units, known } = numbers
  const end = page > 1 ? ` · ${t('pages.page', { number: page })}` : ''
  const heading = t('needs.heading', of)
  const base = t('needs.base', { count: total, known: formatNumber(locale, known) })
  const intro = units > 0 ? `${base} ${t('needs.units', { count: units })}` : base
  const titles = [t('needs.title', { ...of, count: total }), heading, `${of.place} · ${of.need}`]
  return {
    heading,
    intro,
    title: pickFittingTitle(
      titles.flatMap((title) => [title + end + SITE, title + end]),
      of.place,
      ` · ${of.need}${end}`,
    ),
    description: pickFitting([`${heading}${end} · ${intro}`, `${heading}${end} · ${base}`], MAX_DESCRIPTION_LENGTH),
  }
}
