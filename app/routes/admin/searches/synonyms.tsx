import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { directory } from '#app/features/search/live/directory.server.ts'
import { SEARCH_POLICY } from '#app/features/search/policy.ts'
import { checkSynonym } from '#app/features/search/synonyms/check-synonym.ts'
import { SynonymForm } from '#app/features/search/synonyms/components/synonym-form.tsx'
import { SynonymList } from '#app/features/search/synonyms/components/synonym-list.tsx'
import { SynonymTrial } from '#app/features/search/synonyms/components/synonym-trial.tsx'
import { listSynonyms } from '#app/features/search/synonyms/list-synonyms.server.ts'
import { removeSynonym } from '#app/features/search/synonyms/remove-synonym.server.ts'
import { saveSynonym } from '#app/features/search/synonyms/save-synonym.server.ts'
import { removeSchema, synonymSchema } from '#app/features/search/synonyms/synonym.schema.ts'
import {
  readSynonymsAddress,
  SYNONYMS_PER_PAGE,
  synonymsAddress,
} from '#app/features/search/synonyms/synonyms-address.ts'
import { trySynonym } from '#app/features/search/synonyms/try-synonym.server.ts'
import { LOCALE_NAMES, LOCALES, localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { FilterLinks } from '#app/ui/lists/filter-links.tsx'
import { PageLinks } from '#app/ui/lists/page-links.tsx'
import { Section } from '#app/ui/section.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { type MessageKey, messageCookie } from '../../message.server.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/synonyms.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, SEARCH_POLICY.saveSynonym)
  const { searchParams, pathname } = new URL(args.request.url)
  const query = readSynonymsAddress(searchParams, localeOf(pathname))
  const isDraft = query.typed !== '' && query.meaning !== ''
  const problem = isDraft ? checkSynonym(await directory(), query) : undefined
  const [listed, trial] = await Promise.all([
    listSynonyms(query.language, query.page),
    isDraft && !problem ? trySynonym(query, query.id || undefined) : undefined,
  ])
  return data({ query, problem, trial, ...listed }, { headers: { 'cache-control': 'private, no-store' } })
}

/** Saves a synonym, or removes one. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const { searchParams, pathname } = new URL(request.url)
  const locale = localeOf(pathname)
  const { language } = readSynonymsAddress(searchParams, locale)
  const done = (message: MessageKey) =>
    redirect(localePath(locale, synonymsAddress({ language })), { headers: { 'set-cookie': messageCookie(message) } })
  if (String(form.get('intent')).startsWith('remove'))
    return await submit(form, { schema: removeSchema }, async ({ id }) => {
      await removeSynonym((await sessionForChange({ context }, SEARCH_POLICY.removeSynonym)).userId, id)
      return done('message.synonymRemoved')
    })
  return await submit(form, { schema: synonymSchema }, async ({ id, ...draft }) => {
    await saveSynonym((await sessionForChange({ context }, SEARCH_POLICY.saveSynonym)).userId, draft, id)
    return done('message.synonymSaved')
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'adminNav.synonyms')

export default function Synonyms({ loaderData }: Route.ComponentProps) {
  const { query, problem, trial, synonyms, total } = loaderData
  const t = useTranslation()
  const { language, page } = query
  // Fields keep the values typed; a different draft starts with empty ones.
  const key = synonymsAddress({ ...query, page: 1 })
  return (
    <>
      <header>
        <h1>{t('adminNav.synonyms')}</h1>
        <p className="mt-2 max-w-measure text-ink-soft">{t('synonyms.intro')}</p>
      </header>
      {trial && <SynonymTrial key={`trial ${key}`} query={query} trial={trial} />}
      <Section id="draft-title" title={t(query.id ? 'synonyms.edit' : 'synonyms.add')}>
        <SynonymForm key={`form ${key}`} query={query} problem={problem} />
      </Section>
      <Section id="list-title" title={t('synonyms.list')} gap={5}>
        <FilterLinks
          links={LOCALES.map((code) => ({
            to: synonymsAddress({ language: code }),
            text: <span lang={code}>{LOCALE_NAMES[code]}</span>,
            isChosen: code === language,
          }))}
        />
        <SynonymList synonyms={synonyms} />
        <PageLinks
          page={page}
          pages={Math.ceil(total / SYNONYMS_PER_PAGE)}
          pathOf={(number) => synonymsAddress({ language, page: number })}
        />
      </Section>
    </>
  )
}
