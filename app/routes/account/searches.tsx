import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import type { Right } from '#app/core/policy.ts'
import { DeviceChanges } from '#app/features/news/components/device-changes.tsx'
import { SaveForm } from '#app/features/saved-searches/components/save-form.tsx'
import { SearchCard } from '#app/features/saved-searches/components/search-card.tsx'
import { FollowCard } from '#app/features/saved-searches/follows/components/follow-card.tsx'
import { FollowForm } from '#app/features/saved-searches/follows/components/follow-form.tsx'
import { followSchema, unfollowSchema } from '#app/features/saved-searches/follows/follow.schema.ts'
import {
  findFollowable,
  followSchool,
  listFollows,
  unfollowSchool,
} from '#app/features/saved-searches/follows/follows.server.ts'
import { SAVED_SEARCHES_POLICY } from '#app/features/saved-searches/policy.ts'
import { nameOfQuery, normalQuery } from '#app/features/saved-searches/saved-query.ts'
import { changeSchema, deleteSchema, saveSchema } from '#app/features/saved-searches/saved-search.schema.ts'
import {
  changeSearch,
  deleteSearch,
  listSavedSearches,
  saveSearch,
} from '#app/features/saved-searches/saved-searches.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { type MessageKey, messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/searches.ts'

/**
 * With `save` in its address the page offers to save that search, with `follow` to follow that school; both survive
 * signing in.
 */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, SAVED_SEARCHES_POLICY.readOwn)
  const { searchParams } = new URL(args.request.url)
  const asked = searchParams.get('save')?.slice(0, 4000)
  const wanted = searchParams.get('follow')?.slice(0, 100)
  const query = asked === undefined ? undefined : normalQuery(asked)
  const offer = query === undefined ? null : { query, name: nameOfQuery(query) }
  const [searches, follows, school] = await Promise.all([
    listSavedSearches(userId),
    listFollows(userId),
    wanted === undefined ? undefined : findFollowable(wanted),
  ])
  const isFollowed = follows.some(({ schoolId }) => schoolId === school?.schoolId)
  return data(
    { searches, offer, follows, school: isFollowed ? undefined : school },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}

/** The intent names the search too, because a page has many such forms. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const here = localePath(localeOf(new URL(request.url).pathname), '/account/searches')
  const done = (message: MessageKey) => redirect(here, { headers: { 'set-cookie': messageCookie(message) } })
  const user = async (right: Right) => (await sessionForChange({ context }, right)).userId
  switch (String(form.get('intent')).split(':', 1)[0]) {
    case 'change':
      return await submit(form, { schema: changeSchema }, async (change) => {
        await changeSearch(await user(SAVED_SEARCHES_POLICY.change), change)
        return done('message.searchSaved')
      })
    case 'follow':
      return await submit(form, { schema: followSchema }, async (follow) => {
        await followSchool(await user(SAVED_SEARCHES_POLICY.follow), follow)
        return done('message.schoolFollowed')
      })
    case 'unfollow':
      return await submit(form, { schema: unfollowSchema }, async ({ schoolId }) => {
        await unfollowSchool(await user(SAVED_SEARCHES_POLICY.unfollow), schoolId)
        return done('message.schoolUnfollowed')
      })
    case 'delete':
      return await submit(form, { schema: deleteSchema }, async ({ searchId }) => {
        await deleteSearch(await user(SAVED_SEARCHES_POLICY.delete), searchId)
        return done('message.searchDeleted')
      })
    default:
      return await submit(form, { schema: saveSchema }, async (search) => {
        await saveSearch(await user(SAVED_SEARCHES_POLICY.save), search)
        return done('message.searchSaved')
      })
  }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'searches.title')

const ALL = { mail: 'weekly', reviews: true, events: true, facts: true } as const

export default function Searches({ loaderData: { searches, offer, follows, school } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <header>
        <h1>{t('searches.title')}</h1>
        <p className="mt-2 text-ink-soft">{t('searches.intro')}</p>
      </header>
      {offer && (
        <Section id="save-title" title={t('searches.add')}>
          <SaveForm key={offer.query} query={offer.query} name={offer.name} />
        </Section>
      )}
      {school && (
        <Section id="follow-title" title={t('follows.add', { school: school.name })}>
          <FollowForm key={school.schoolId} school={{ ...school, ...ALL }} isNew />
        </Section>
      )}
      {searches.length > 0 && (
        <section aria-labelledby="searches-title" className="grid gap-4">
          <h2 id="searches-title" className="text-xl">
            {t('searches.saved')}
          </h2>
          {searches.map((search) => (
            <SearchCard key={search.id} search={search} />
          ))}
        </section>
      )}
      {searches.length === 0 && !offer && !school && follows.length === 0 && (
        <EmptyState drawing="empty-results" title={<h2 className="text-xl">{t('searches.empty')}</h2>}>
          <p>{t('searches.emptyText')}</p>
        </EmptyState>
      )}
      {follows.length > 0 && (
        <section aria-labelledby="follows-title" className="grid gap-4">
          <h2 id="follows-title" className="text-xl">
            {t('follows.title')}
          </h2>
          <DeviceChanges ids={follows.map(({ schoolId }) => schoolId)} />
          {follows.map((followed) => (
            <FollowCard key={followed.schoolId} school={followed} />
          ))}
        </section>
      )}
    </>
  )
}
