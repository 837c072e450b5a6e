import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { SaveForm } from '#app/features/saved-searches/components/save-form.tsx'
import { SearchCard } from '#app/features/saved-searches/components/search-card.tsx'
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
import { sendForm } from '#app/routes/retry.client.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/searches.ts'

/** With `save` in its address the page offers to save that search; it is kept through signing in. */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args)
  const asked = new URL(args.request.url).searchParams.get('save')?.slice(0, 4000)
  const query = asked === undefined ? undefined : normalQuery(asked)
  const offer = query === undefined ? null : { query, name: nameOfQuery(query) }
  return data(
    { searches: await listSavedSearches(userId), offer },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}

/** The intent names the search too, because a page has many such forms. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const here = localePath(localeOf(new URL(request.url).pathname), '/account/searches')
  const done = (message: MessageKey) => redirect(here, { headers: { 'set-cookie': messageCookie(message) } })
  const user = async () => (await sessionForChange({ context })).userId
  switch (String(form.get('intent')).split(':', 1)[0]) {
    case 'change':
      return await submit(form, { schema: changeSchema }, async (change) => {
        await changeSearch(await user(), change)
        return done('message.searchSaved')
      })
    case 'delete':
      return await submit(form, { schema: deleteSchema }, async ({ searchId }) => {
        await deleteSearch(await user(), searchId)
        return done('message.searchDeleted')
      })
    default:
      return await submit(form, { schema: saveSchema }, async (search) => {
        await saveSearch(await user(), search)
        return done('message.searchSaved')
      })
  }
}

export const clientAction = sendForm
export const meta = (args: Route.MetaArgs) => authMeta(args, 'searches.title')

export default function Searches({ loaderData: { searches, offer } }: Route.ComponentProps) {
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
      {searches.map((search) => (
        <SearchCard key={search.id} search={search} />
      ))}
      {searches.length === 0 && !offer && (
        <EmptyState drawing="empty-results" title={<h2 className="text-xl">{t('searches.empty')}</h2>}>
          <p>{t('searches.emptyText')}</p>
        </EmptyState>
      )}
    </>
  )
}
