import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { pageMeta } from '../../shell/page-meta.ts'

type Page = Pick<Parameters<typeof pageMeta>[0], 'location' | 'matches'>

/** Title and description of a page about an order; search engines do not list these pages. */
export function orderMeta({ location, matches }: Page, title?: string) {
  const t = translator(localeOf(location.pathname))
  const description = t('order.metaDescription')
  return pageMeta({ location, matches, title: title ?? t('order.title'), description, noindex: true })
}
