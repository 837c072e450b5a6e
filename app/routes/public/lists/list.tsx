import { Suspense } from 'react'
import { data } from 'react-router'
import { ClosedList } from '#app/features/shared-lists/components/closed-list.tsx'
import { isListId } from '#app/features/shared-lists/link.ts'
import { SHELL_ID } from '#app/features/shared-lists/offline/shell.ts'
import { stateOfList } from '#app/features/shared-lists/shared-lists.server.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { lazyPart } from '#app/ui/connection/lazy-part.ts'
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts'
import type { Route } from './+types/list.ts'

const SharedList = lazyPart(
  async () => (await import('#app/features/shared-lists/components/shared-list.tsx')).SharedList,
)

const STATUS = { open: 200, unknown: 404, revoked: 410 } as const

/**
 * Says whether the list is there; what it holds is read and decrypted by the browser alone. The id is no part of the
 * data, so that the shell, which a device keeps, becomes the page of any list.
 */
export async function loader({ params: { id } }: Route.LoaderArgs) {
  const state = id === SHELL_ID ? 'open' : isListId(id) ? await stateOfList(id) : 'unknown'
  return data({ state }, { status: STATUS[state] })
}

/** No description, canonical address or preview: whoever reads these has no key. */
export function meta({ location }: Route.MetaArgs): Route.MetaDescriptors {
  const t = translator(localeOf(location.pathname))
  return [
    { title: `${t('lists.title')} · Aulario` },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function List({ loaderData: { state }, params: { id } }: Route.ComponentProps) {
  const isHydrated = useHydrated()
  return (
    <div className="page max-w-3xl pt-8">
      {isHydrated ? (
        <Suspense fallback={<Opening />}>
          <SharedList id={id} />
        </Suspense>
      ) : state === 'open' ? (
        <Opening />
      ) : (
        <ClosedList reason={state} />
      )}
    </div>
  )
}

function Opening() {
  const t = useTranslation()
  return (
    <div className="grid gap-4">
      <h1>{t('lists.title')}</h1>
      <p className="noscript:hidden">{t('list.opening')}</p>
      <p className="hidden rounded-card bg-notice-wash px-4 py-3 text-notice-ink noscript:block">
        {t('lists.noScript')}
      </p>
    </div>
  )
}
