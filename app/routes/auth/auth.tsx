import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pageMeta } from '#app/routes/shell/page-meta.ts'
import { button } from '#app/ui/button.ts'
import type { Route } from './+types/auth.ts'

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  return pageMeta({ location, matches, title: t('auth.metaTitle'), description: t('auth.soon'), noindex: true })
}

/** Says that reading needs no account and where to go on. */
export default function Auth() {
  const t = useTranslation()
  return (
    <div className="page section-space max-w-measure">
      <h1>{t('auth.title')}</h1>
      <p className="mt-3">{t('auth.soon')}</p>
      <Link to="/" className={`${button('main')} mt-5`}>
        {t('notFound.home')}
      </Link>
    </div>
  )
}
