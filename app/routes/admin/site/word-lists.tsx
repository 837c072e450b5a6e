import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { MODERATION_POLICY } from '#app/features/moderation/policy.ts'
import { changeSchema } from '#app/features/moderation/team/word-lists/change.schema.ts'
import { BuiltInList } from '#app/features/moderation/team/word-lists/components/built-in-list.tsx'
import { ChangeList } from '#app/features/moderation/team/word-lists/components/change-list.tsx'
import { EntryForm } from '#app/features/moderation/team/word-lists/components/entry-form.tsx'
import { ListChoice } from '#app/features/moderation/team/word-lists/components/list-choice.tsx'
import { TrialSection } from '#app/features/moderation/team/word-lists/components/trial-section.tsx'
import { findBuiltIn, listChanges } from '#app/features/moderation/team/word-lists/list-entries.server.ts'
import { saveChange } from '#app/features/moderation/team/word-lists/save-change.server.ts'
import { tryChange } from '#app/features/moderation/team/word-lists/try-change.server.ts'
import { readRuleListsAddress, ruleListsQuery } from '#app/features/moderation/team/word-lists/word-lists-address.ts'
import { isBuiltIn } from '#app/features/screening/editing/edit-rules.ts'
import { isEntry } from '#app/features/screening/editing/entry.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Section } from '#app/ui/section.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { messageCookie } from '../../message.server.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/word-lists.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, MODERATION_POLICY.editWordLists)
  const { searchParams, pathname } = new URL(args.request.url)
  const query = readRuleListsAddress(searchParams, localeOf(pathname))
  const { language, list, change, search } = query
  const fits = change && (isBuiltIn(language, list, change.entry) || isEntry(list, change.entry))
  const [changes, trial] = await Promise.all([listChanges(language, list), fits ? tryChange(change) : undefined])
  const failure = change && !fits ? ('failure.rule_entry' as const) : undefined
  const builtIn = findBuiltIn(language, list, search)
  return data({ query, changes, trial, failure, builtIn }, { headers: { 'cache-control': 'private, no-store' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  return await submit(form, { schema: changeSchema }, async (change) => {
    await saveChange((await sessionForChange({ context }, MODERATION_POLICY.editWordLists)).userId, change)
    const { language, list } = change
    const here = localePath(localeOf(new URL(request.url).pathname), '/admin/rules')
    return redirect(`${here}${ruleListsQuery({ language, list })}`, {
      headers: { 'set-cookie': messageCookie('message.ruleSaved') },
    })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'adminNav.ruleLists')

export default function Rules({ loaderData: { query, changes, trial, failure, builtIn } }: Route.ComponentProps) {
  const t = useTranslation()
  const { language, list, change } = query
  const off = changes.filter(({ effect, enabled }) => enabled && effect === 'leave_out').map(({ entry }) => entry)
  // Fields keep the values typed; a different list or change starts with fresh ones.
  const key = ruleListsQuery(query)
  return (
    <>
      <header>
        <h1>{t('adminNav.ruleLists')}</h1>
        <p className="mt-2 text-ink-soft">{t('ruleLists.intro')}</p>
      </header>
      <ListChoice key={`choice ${key}`} query={query} />
      {change && trial && <TrialSection key={`trial ${key}`} change={change} trial={trial} />}
      <Section id="add-title" title={t('ruleLists.add')}>
        <EntryForm key={`entry ${key}`} query={query} failure={failure} />
      </Section>
      <Section id="own-title" title={t('ruleLists.own')}>
        <ChangeList language={language} list={list} changes={changes} />
      </Section>
      <Section id="built-in-title" title={t('ruleLists.builtIn')}>
        <BuiltInList language={language} list={list} off={off} {...builtIn} />
      </Section>
    </>
  )
}
