import { data } from 'react-router'
import { HelpArticle } from '#app/features/help/components/help-article.tsx'
import { HelpList } from '#app/features/help/components/help-list.tsx'
import { readHelp } from '#app/features/help/read-help.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/topic.ts'

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=300' })

/** The end of the address names the topic. */
export function loader({ url: { pathname } }: Route.LoaderArgs) {
  const topic = pathname.replace(/\/$/, '').split('/').at(-1) ?? ''
  const help = readHelp(topic, localeOf(pathname))
  if (!help) throw data(null, { status: 404 })
  return help
}

export function meta({ location, matches, loaderData }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  const title = t('help.topicTitle', { title: loaderData?.title ?? '' })
  return pageMeta({ location, matches, title, description: title })
}

export default function HelpTopic({ loaderData: { title, blocks, others } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <div className="page section-space">
      <div className="max-w-measure">
        <p>
          <Link to="/help">{t('help.all')}</Link>
        </p>
        <h1 className="mt-4">{title}</h1>
        <HelpArticle blocks={blocks} />
      </div>
      <section aria-labelledby="others" className="mt-12 border-line border-t pt-6">
        <h2 id="others" className="text-xl">
          {t('help.others')}
        </h2>
        <HelpList entries={others} />
        <p className="mt-4">
          <Link to="/about#contact">{t('help.write')}</Link>
        </p>
      </section>
    </div>
  )
}
