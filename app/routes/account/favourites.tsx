import { Form, redirect } from 'react-router'
import { Failure } from '#app/core/failure.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { MAX_AMONG } from '#app/features/choosing/answers.ts'
import { choosePath } from '#app/features/choosing/choose-address.ts'
import { findSentences } from '#app/features/facts/cards/find-card-facts.server.ts'
import { addFavourites } from '#app/features/favourites/add-favourites.server.ts'
import { sharedListPath } from '#app/features/favourites/compare-address.ts'
import { useMergedFavourites } from '#app/features/favourites/device/use-merged-favourites.ts'
import { favouriteSchema, noteSchema } from '#app/features/favourites/favourite.schema.ts'
import { FavouriteCard } from '#app/features/favourites/favourite-card.tsx'
import { listFavourites, removeFavourite, updateFavourite } from '#app/features/favourites/favourites.server.ts'
import { FAVOURITES_POLICY } from '#app/features/favourites/policy.ts'
import { DeviceChanges } from '#app/features/news/components/device-changes.tsx'
import { typeParts } from '#app/features/schools/stages/type-parts.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { button } from '#app/ui/button.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Route } from './+types/favourites.ts'

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, FAVOURITES_POLICY.readOwn)
  const favourites = await listFavourites(userId)
  const locale = localeOf(new URL(args.request.url).pathname)
  const words = await findSentences(
    favourites.map(({ id }) => id),
    locale,
  )
  return {
    favourites: favourites.map(({ staged, ...school }) => ({
      ...school,
      typeParts: typeParts(staged, locale),
      sentence: words.get(school.id)?.sentence ?? null,
    })),
  }
}

/**
 * Adds a school to the favourites, removes one, or saves its note. The intent names the school too, because a page has
 * many such forms.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const locale = localeOf(new URL(request.url).pathname)
  const here = localePath(locale, '/account/favourites')
  const saved = () => redirect(here, { headers: { 'set-cookie': messageCookie('message.favouritesSaved') } })
  switch (String(form.get('intent')).split(':', 1)[0]) {
    case 'note':
      return await submit(form, { schema: noteSchema }, async (note) => {
        await updateFavourite((await sessionForChange({ context }, FAVOURITES_POLICY.note)).userId, note)
        return saved()
      })
    case 'remove':
      return await submit(form, { schema: favouriteSchema }, async ({ schoolId }) => {
        await removeFavourite((await sessionForChange({ context }, FAVOURITES_POLICY.remove)).userId, schoolId)
        return saved()
      })
    default:
      return await submit(form, { schema: favouriteSchema }, async ({ schoolId }) => {
        // The heart was pressed without JavaScript: after signing in the visitor returns to the school.
        const school = new URL(localePath(locale, `/schools/${encodeURIComponent(schoolId)}`), request.url)
        const { userId } = await requireSession({ request: new Request(school), context }, FAVOURITES_POLICY.add)
        const { unknown, refused } = await addFavourites(userId, [schoolId])
        if (unknown.length > 0) throw new Failure('not_found', 'school_unknown')
        if (refused.length > 0) throw new Failure('conflict', 'favourites_full')
        return saved()
      })
  }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'account.nav.favourites')

const COMPARE_FORM = 'compare'

export default function Favourites({ loaderData: { favourites } }: Route.ComponentProps) {
  const t = useTranslation()
  const locale = useLocale()
  const merge = useMergedFavourites(favourites)
  if (favourites.length === 0) return <Empty merge={merge} />
  return (
    <>
      <h1>{t('account.nav.favourites')}</h1>
      <MergeNote merge={merge} />
      <Form id={COMPARE_FORM} action={localePath(locale, '/compare')} className="flex flex-wrap items-center gap-3">
        <button type="submit" className={button('quiet')}>
          {t('favourites.compare')}
        </button>
        <button type="submit" formAction={localePath(locale, '/dossier')} className={button('quiet')}>
          <Icon name="file-text" size={17} />
          {t('favourites.dossier')}
        </button>
        <p className="text-ink-soft text-sm">{t('favourites.compare.hint')}</p>
        <Link to={sharedListPath([])}>{t('compare.sharedList')}</Link>
      </Form>
      <DeviceChanges ids={favourites.map(({ id }) => id)} />
      {favourites.length > 1 && (
        <p>
          <Link to={choosePath({ among: favourites.slice(0, MAX_AMONG).map(({ id }) => id) })}>{t('nav.choose')}</Link>
        </p>
      )}
      {favourites.map((favourite) => (
        <FavouriteCard key={favourite.id} favourite={favourite} compareForm={COMPARE_FORM} />
      ))}
    </>
  )
}

type MergeProps = { merge: ReturnType<typeof useMergedFavourites> }

/** Says nothing of an empty list while the device may still hold schools for it. */
function Empty({ merge }: MergeProps) {
  const t = useTranslation()
  const isKnown = merge === 'done' || merge === 'unknown'
  return (
    <>
      <h1>{t('account.nav.favourites')}</h1>
      <MergeNote merge={merge} />
      {isKnown && (
        <div className={merge === 'unknown' ? 'hidden noscript:block' : undefined}>
          <EmptyState drawing="empty" title={<h2 className="text-xl">{t('account.favourites.empty')}</h2>}>
            <p>{t('account.favourites.emptyText')}</p>
            <Link to="/" className={button('quiet')}>
              {t('account.findSchools')}
            </Link>
          </EmptyState>
        </div>
      )}
    </>
  )
}

function MergeNote({ merge }: MergeProps) {
  const t = useTranslation()
  const here = localePath(useLocale(), '/account/favourites')
  return (
    <div role="status">
      {merge === 'merging' && <p>{t('favourites.merging')}</p>}
      {merge === 'failed' && (
        <p>
          {t('favourites.mergeFailed')} <a href={here}>{t('favourites.mergeRetry')}</a>
        </p>
      )}
    </div>
  )
}
