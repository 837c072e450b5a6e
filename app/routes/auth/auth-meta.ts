import { localeOf } from '#app/i18n/locales.ts'
import { type PlainKey, translator } from '#app/i18n/translate.ts'
import { pageMeta } from '#app/routes/shell/page-meta.ts'

type Page = Pick<Parameters<typeof pageMeta>[0], 'location' | 'matches'>

/** Title and description of a page about signing in or an account; search engines do not list these pages. */
export function authMeta({ location, matches }: Page, title: PlainKey) {
  const t = translator(localeOf(location.pathname))
  return pageMeta({ location, matches, title: t(title), description: t('auth.metaDescription'), noindex: true })
}
