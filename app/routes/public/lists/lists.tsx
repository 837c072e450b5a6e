import { Suspense } from 'react'
import { data } from 'react-router'
import { listFavourites } from '#app/features/favourites/favourites.server.ts'
import { canEncrypt } from '#app/features/shared-lists/cipher.ts'
import { SHARED_LISTS_POLICY } from '#app/features/shared-lists/policy.ts'
import { LIST_DAYS } from '#app/features/shared-lists/shared-list.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import { currentSession } from '../../session.server.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/lists.ts'

// One part: React may never come back to a boundary in which two wait at the same time.
const OwnLists = lazyPart(async () => (await import('#app/features/shared-lists/components/own-lists.tsx')).OwnLists)

/** The account's favourites, oldest first, with which a list can begin. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = await currentSession({ context }, SHARED_LISTS_POLICY.create)
  if (!session) return { kept: [] }
  const kept = (await listFavourites(session.userId)).map(({ id, name }) => ({ id, name })).reverse()
  return data({ kept }, { headers: { 'cache-control': 'private, no-store' } })
}

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  const title = `${t('lists.title')} · Aulario`
  return pageMeta({ location, matches, title, description: t('lists.metaDescription'), noindex: true })
}

export default function Lists({ loaderData: { kept } }: Route.ComponentProps) {
  const t = useTranslation()
  const isHydrated = useHydrated()
  return (
    <div className="page grid max-w-measure gap-8 pt-8">
      <header>
        <h1>{t('lists.title')}</h1>
        <p className="mt-3 text-ink-soft text-lg">{t('lists.intro')}</p>
      </header>
      <p className="hidden rounded-card bg-notice-wash px-4 py-3 text-notice-ink noscript:block">
        {t('lists.noScript')}
      </p>
      {isHydrated && (
        <Suspense fallback={null}>{canEncrypt() ? <OwnLists kept={kept} /> : <p>{t('lists.noCrypto')}</p>}</Suspense>
      )}
      <section aria-labelledby="safe">
        <h2 id="safe" className="text-xl">
          {t('lists.safe')}
        </h2>
        <p className="mt-2">{t('lists.safe.text')}</p>
        <p className="mt-2">{t('lists.safe.offline')}</p>
        <p className="mt-2">{t('lists.safe.time', { days: LIST_DAYS })}</p>
      </section>
    </div>
  )
}
