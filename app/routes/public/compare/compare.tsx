import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { dossierPath } from '#app/features/dossier/dossier-address.ts'
import { arrange } from '#app/features/favourites/compare/arrange.ts'
import { CompareActions } from '#app/features/favourites/compare/components/compare-actions.tsx'
import { CompareMapPart } from '#app/features/favourites/compare/components/compare-map-part.tsx'
import { CompareTable } from '#app/features/favourites/compare/components/compare-table.tsx'
import { CompareViewForm } from '#app/features/favourites/compare/components/compare-view-form.tsx'
import { NoteRow } from '#app/features/favourites/compare/components/note-row.tsx'
import { NothingChosen } from '#app/features/favourites/compare/components/nothing-chosen.tsx'
import { SumRow, Working } from '#app/features/favourites/compare/components/weighing-rows.tsx'
import { distancesKm } from '#app/features/favourites/compare/distances.ts'
import { loadComparison } from '#app/features/favourites/compare/load-comparison.server.ts'
import { findNotes, saveNote } from '#app/features/favourites/compare/notes.server.ts'
import {
  comparePath,
  hasIdleFields,
  readCompareIds,
  readCompareView,
} from '#app/features/favourites/compare-address.ts'
import type { FavouriteSchool } from '#app/features/favourites/device/device-list.ts'
import { shortNoteSchema } from '#app/features/favourites/favourite.schema.ts'
import { listFavourites } from '#app/features/favourites/favourites.server.ts'
import { FAVOURITES_POLICY } from '#app/features/favourites/policy.ts'
import { mapBasis } from '#app/features/map/results/map-results.server.ts'
import { DeviceChanges } from '#app/features/news/components/device-changes.tsx'
import { useOwnPoint } from '#app/features/schools/own-point/use-own-point.ts'
import { useOwnWays } from '#app/features/schools/own-point/use-own-ways.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messageCookie } from '../../message.server.ts'
import { currentSession, sessionForChange } from '../../session.server.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/compare.ts'
import styles from './compare.css?url'
import printStyles from './compare-print.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: printStyles, media: 'print' },
]

/** Reads the choices in the address. */
function askedFor(request: Request) {
  const { pathname, searchParams } = new URL(request.url)
  const { ids, tooMany } = readCompareIds(searchParams.getAll('ids').join())
  const view = readCompareView(searchParams)
  return { ids, tooMany, view, locale: localeOf(pathname), hasIdle: hasIdleFields(searchParams) }
}

/** A form with empty fields redirects to the shorter address, which is the one to share. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { ids, tooMany, view, locale, hasIdle } = askedFor(request)
  if (hasIdle) throw redirect(localePath(locale, comparePath(ids, view)))
  const [comparison, session, map] = await Promise.all([
    loadComparison(ids, view, locale),
    currentSession({ context }),
    ids.length > 0 ? mapBasis() : null,
  ])
  const shown = comparison.schools.map(({ id }) => id)
  const notes = session && (await findNotes(session.userId, shown))
  return data(
    {
      ...{ comparison, notes, view, tooMany, map },
      kept: session && ids.length === 0 ? await keptSchools(session.userId) : null,
    },
    session ? { headers: { 'cache-control': 'private, no-store' } } : undefined,
  )
}

/** Lists an account's favourites as the device lists its own, oldest first. */
async function keptSchools(userId: string): Promise<FavouriteSchool[]> {
  return (await listFavourites(userId)).map(({ id, name }) => ({ id, name })).reverse()
}

/** Saves the note of a signed-in person on one of the schools. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ids, view, locale } = askedFor(request)
  return await submit(await formOf(request), { schema: shortNoteSchema }, async (note) => {
    await saveNote((await sessionForChange({ context }, FAVOURITES_POLICY.note)).userId, note)
    const headers = { 'set-cookie': messageCookie('message.noteSaved') }
    return redirect(localePath(locale, comparePath(ids, view)), { headers })
  })
}

export function meta({ location, matches }: Route.MetaArgs) {
  const t = translator(localeOf(location.pathname))
  const [title, description] = [t('compare.metaTitle'), t('compare.metaDescription')]
  return pageMeta({ location, matches, title, description, query: location.search, noindex: true })
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { comparison, notes, view, tooMany, map, kept } = loaderData
  const t = useTranslation()
  const locale = useLocale()
  const own = useOwnPoint()
  // The address may come from another person, so a place named in it takes precedence over this device's point.
  const compared = comparison.schools.map(({ id }) => id)
  const found = useOwnWays(comparison.from ? null : own, compared)
  const ways = found && compared.map((id) => found[id])
  const from = comparison.from ?? (own ? { name: null, km: distancesKm(own, comparison.schools), ways } : undefined)
  const arranged = arrange(comparison, from, view.weights, locale)
  const { schools, weighing, weighable } = arranged
  const { missing } = comparison
  const ids = schools.map((school) => school.id)
  return (
    <div className="compare page pt-8 md:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="min-w-0">
          {ids.length > 0 ? t('compare.count', { count: ids.length }) : t('compare.emptyTitle')}
        </h1>
        {ids.length > 0 && (
          <CompareActions ids={ids} view={view}>
            <Link to={dossierPath(ids)} className={button('quiet', 'small')}>
              <Icon name="file-text" size={17} />
              {t('compare.dossier')}
            </Link>
          </CompareActions>
        )}
      </div>
      {tooMany && <Notice>{t('compare.tooMany')}</Notice>}
      {missing.length > 0 && <Notice>{t('compare.missing', { ids: missing.join(', ') })}</Notice>}
      {ids.length === 0 ? (
        <NothingChosen kept={kept} />
      ) : (
        <>
          <CompareViewForm ids={ids} view={view} from={comparison.from} weighable={weighable} />
          {map && <CompareMapPart schools={schools} place={comparison.from?.at} own={own} basis={map} />}
          <CompareTable
            comparison={arranged}
            view={view}
            own={own}
            first={weighing && <SumRow weighing={weighing} schools={schools} />}
            last={<NoteRow schools={schools} notes={notes} />}
          />
          {/* Below the rest, because most devices have nothing to say there. */}
          <DeviceChanges ids={ids} />
        </>
      )}
      {weighing && <Working weighing={weighing} schools={schools} />}
      {ids.length === 1 && (
        <p className="no-print mt-6 flex flex-wrap items-center gap-3">
          {t('compare.addAnother')}
          <Link to="/results" className={button('main')}>
            {t('schoolNotFound.search')}
          </Link>
        </p>
      )}
    </div>
  )
}

const Notice = ({ children }: { children: string }) => (
  <p className="mt-4 break-words rounded-card bg-notice-wash px-4 py-3 text-notice-ink">{children}</p>
)
