import { localeOf } from '#app/i18n/locales.ts'
import { type PlainKey, translator } from '#app/i18n/translate.ts'
import { pageMeta } from '../../shell/page-meta.ts'

type Page = Pick<Parameters<typeof pageMeta>[0], 'location' | 'matches'>

/** Title and description of a page about claiming a school; search engines list only the first of these pages. */
export function claimMeta({ location, matches }: Page, title: PlainKey, { noindex = true } = {}) {
  const t = translator(localeOf(location.pathname))
  return pageMeta({ location, matches, title: t(title), description: t('claim.metaDescription'), noindex })
}
