import { localeOf } from '#app/i18n/locales.ts'
import { type PlainKey, translator } from '#app/i18n/translate.ts'
import { pageMeta } from '../../shell/page-meta.ts'

type Page = Pick<Parameters<typeof pageMeta>[0], 'location' | 'matches'>

/** Title and description of a page about reports or disputes; search engines do not list these pages. */
export function reportMeta({ location, matches }: Page, title: PlainKey, description: PlainKey) {
  const t = translator(localeOf(location.pathname))
  return pageMeta({ location, matches, title: t(title), description: t(description), noindex: true })
}
