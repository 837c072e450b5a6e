import { Suspense } from 'react'
import { data } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { type Answer, answerChild } from '#app/features/children/answer.server.ts'
import { childSchema } from '#app/features/children/child.schema.ts'
import { AnswerView } from '#app/features/children/components/answer-view.tsx'
import { AskForm } from '#app/features/children/components/ask-form.tsx'
import { listAreas } from '#app/features/children/find-area.server.ts'
import { MOVING_PATH } from '#app/features/moving/places.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { berlinDay } from '#lib/berlin-day.ts'
import { pageMeta } from '../shell/page-meta.ts'
import type { Route } from './+types/children.ts'

const DeviceChildren = lazyPart(
  async () => (await import('#app/features/children/components/device-children.tsx')).DeviceChildren,
)

export async function loader(_: Route.LoaderArgs) {
  return { areas: await listAreas(), today: berlinDay() }
}

/** Answers what the dates of a child are. Nothing that is sent is stored or logged, and no address holds it. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = { area_unknown: 'place', area_missing: 'place' }
  return await submit(await formOf(request), { schema: childSchema, field: fields }, async (asked) => {
    await countAttempt('point', { address: context.get(visitorContext).address })
    return data({ answer: await answerChild(asked) }, { headers: { 'cache-control': 'private, no-store' } })
  })
}

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  const title = `${t('children.title')} · Aulario`
  return pageMeta({ location, matches, title, description: t('children.metaDescription') })
}

export default function Children({ loaderData: { areas, today }, actionData }: Route.ComponentProps) {
  const t = useTranslation()
  const { answer } = (actionData ?? {}) as { answer?: Answer }
  const isHydrated = useHydrated()
  return (
    <div className="page grid max-w-measure gap-6 pt-8">
      <header>
        <h1>{t('children.title')}</h1>
        <p className="mt-3 text-ink-soft text-lg">{t('children.intro')}</p>
      </header>
      {isHydrated && (
        <Suspense fallback={null}>
          <DeviceChildren />
        </Suspense>
      )}
      {answer && <AnswerView answer={answer} />}
      <AskForm areas={areas} today={today} />
      <p className="text-ink-soft text-sm">{t('children.private')}</p>
      <p>
        <Link to={MOVING_PATH} className="inline-flex min-h-11 items-center font-semibold">
          {t('children.moving')}
        </Link>
      </p>
      <section aria-labelledby="mails-title">
        <h2 id="mails-title" className="text-xl">
          {t('children.mails')}
        </h2>
        <p className="mt-2">{t('children.mails.text')}</p>
        <Link to="/account/children" className="inline-flex min-h-11 items-center font-semibold">
          {t('children.mails.link')}
        </Link>
      </section>
    </div>
  )
}
