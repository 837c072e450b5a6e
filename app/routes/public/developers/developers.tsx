import { API_BUDGETS } from '#app/core/limits/api-budgets.ts'
import { shownContext } from '#app/core/page-cache/shown.ts'
import { CallSection } from '#app/features/api/components/call-section.tsx'
import { documentCalls } from '#app/features/api/document/document-calls.server.ts'
import { OWN_LICENCE } from '#app/features/api/schemas/envelope.ts'
import { PROBLEMS, type ProblemKind } from '#app/features/api/schemas/problem.ts'
import { WithContents } from '#app/features/legal/components/contents.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { siteOf } from '#app/site.server.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/developers.ts'

const PARTS = ['start', 'limits', 'licence', 'privacy', 'versions', 'calls', 'errors', 'feeds', 'more'] as const

/** Shows every call with this site's current answer to it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const calls = await documentCalls(locale)
  context.get(shownContext)({ schools: 'all' })
  const problems = Object.entries(PROBLEMS).map(([kind, { status }]) => ({ kind: kind as ProblemKind, status }))
  return { calls, problems, licence: OWN_LICENCE, origin: siteOf(request).origin }
}

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  const title = `${t('developers.title')} · Aulario`
  return pageMeta({ location, matches, title, description: t('developers.metaDescription') })
}

export default function Developers({ loaderData: { calls, problems, licence, origin } }: Route.ComponentProps) {
  const t = useTranslation()
  const locale = useLocale()
  const { network, key } = API_BUDGETS
  const budgets = { network: formatNumber(locale, network), key: formatNumber(locale, key) }
  const sections = PARTS.map((id) => ({ id, title: t(`developers.${id}`) }))
  return (
    <div className="page section-space">
      <h1>{t('developers.title')}</h1>
      <WithContents sections={sections}>
        <p className="mt-6 text-lg">{t('developers.intro')}</p>
        <Heading id="start" />
        <p className="wrap-anywhere">{t('developers.start.text', { root: `${origin}/api/v1` })}</p>
        <p className="mt-3">{t('developers.etag')}</p>
        <p className="mt-3">
          <a href="/api/v1/openapi.json">{t('developers.document')}</a>
        </p>
        <Heading id="limits" />
        <p>{t('developers.limits.text', budgets)}</p>
        <p className="mt-3">
          <Link to="/account/api-keys">{t('developers.limits.key')}</Link>
        </p>
        <Heading id="licence" />
        <p>{t('developers.licence.text', { licence: licence.name })}</p>
        <Heading id="privacy" />
        <p>{t('developers.privacy.text')}</p>
        <Heading id="versions" />
        <p>{t('developers.versions.text')}</p>
        <Heading id="calls" />
        <p>{t('developers.calls.text')}</p>
        {calls.map((call) => (
          <CallSection key={call.name} call={call} origin={origin} />
        ))}
        <Errors problems={problems} />
        <Further />
      </WithContents>
    </div>
  )
}

function Errors({ problems }: Pick<Route.ComponentProps['loaderData'], 'problems'>) {
  const t = useTranslation()
  return (
    <>
      <Heading id="errors" />
      <p>{t('developers.errors.text')}</p>
      <dl className="mt-3 grid gap-3">
        {problems.map(({ kind, status }) => (
          <div key={kind} id={kind} className="scroll-mt-24">
            <dt className="font-mono text-sm">
              {status} {kind}
            </dt>
            <dd>{t(`developers.problem.${kind}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Further() {
  const t = useTranslation()
  return (
    <>
      <Heading id="feeds" />
      <p>{t('developers.feeds.text')}</p>
      <ul className="mt-3 grid gap-1 font-mono text-sm wrap-anywhere">
        {FEEDS.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
      <Heading id="more" />
      <ul className="grid gap-1">
        <li>
          <Link to="/frames">{t('developers.more.frames')}</Link>
        </li>
        <li>
          <Link to="/open-data">{t('developers.more.dump')}</Link>
        </li>
      </ul>
    </>
  )
}

const FEEDS = [
  '/feeds/schools/{id}/reviews.atom',
  '/feeds/places/{country}/{region}/{town}/schools.atom',
  '/feeds/places/{country}/{region}/{town}/events.atom',
  '/feeds/places/{country}/{region}/{town}/events.ics',
  '/feeds/open-days/{country}/{region}/events.atom',
]

function Heading({ id }: { id: (typeof PARTS)[number] }) {
  const t = useTranslation()
  return (
    <h2 id={id} className="mt-10 mb-3 scroll-mt-24">
      {t(`developers.${id}`)}
    </h2>
  )
}
