import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { saveTermsDraft, scheduleTermsChange } from '#app/features/legal/changes/draft-terms-change.server.ts'
import { findDraft, listOrdered } from '#app/features/legal/changes/list-terms-changes.server.ts'
import { changeSchema, draftSchema, earliestChange } from '#app/features/legal/changes/terms-change.schema.ts'
import { TermsChangeDraft } from '#app/features/legal/components/terms-change-draft.tsx'
import { TermsChangeForm } from '#app/features/legal/components/terms-change-form.tsx'
import { TermsChangeList } from '#app/features/legal/components/terms-change-list.tsx'
import { LEGAL_POLICY } from '#app/features/legal/policy.ts'
import { discardDraft } from '#app/features/mailings/replace-draft.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Section } from '#app/ui/section.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { type MessageKey, messageCookie } from '../../message.server.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/terms-changes.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, LEGAL_POLICY.readChanges)
  const [draft, ordered] = await Promise.all([findDraft(), listOrdered()])
  return data({ draft, ordered, earliest: earliestChange() }, { headers: { 'cache-control': 'private, no-store' } })
}

/** Saves, schedules or discards the draft of a change to the terms. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const here = localePath(localeOf(new URL(request.url).pathname), '/admin/terms')
  const done = (message: MessageKey) => redirect(here, { headers: { 'set-cookie': messageCookie(message) } })
  switch (form.get('intent')) {
    case 'order':
      return await submit(form, { schema: draftSchema }, async ({ changeId }) => {
        await scheduleTermsChange((await sessionForChange({ context }, LEGAL_POLICY.announceChange)).userId, changeId)
        return done('message.termsChangeOrdered')
      })
    case 'discard':
      return await submit(form, { schema: draftSchema }, async ({ changeId }) => {
        await sessionForChange({ context }, LEGAL_POLICY.draftChange)
        await discardDraft('terms_changes', changeId)
        return done('message.termsChangeDiscarded')
      })
    default:
      return await submit(form, { schema: changeSchema }, async (draft) => {
        await sessionForChange({ context }, LEGAL_POLICY.draftChange)
        await saveTermsDraft(draft)
        return done('message.termsChangeSaved')
      })
  }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'termsChange.title')

export default function TermsChanges({ loaderData: { draft, ordered, earliest } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <div className="grid max-w-160 gap-6">
      <header>
        <h1>{t('termsChange.title')}</h1>
        <p className="mt-2 text-ink-soft">{t('termsChange.intro')}</p>
      </header>
      {draft && <TermsChangeDraft draft={draft} />}
      <Section id="write-title" title={t('termsChange.text')}>
        <TermsChangeForm key={draft?.id} earliest={earliest} draft={draft} />
      </Section>
      <Section id="ordered-title" title={t('termsChange.sent')}>
        <TermsChangeList changes={ordered} />
      </Section>
    </div>
  )
}
