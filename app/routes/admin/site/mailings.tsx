import { data, redirect } from 'react-router'
import { z } from 'zod'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { languagesOf } from '#app/features/mailings/audience.server.ts'
import { MailingDraft } from '#app/features/mailings/components/mailing-draft.tsx'
import { MailingForm } from '#app/features/mailings/components/mailing-form.tsx'
import { MailingList } from '#app/features/mailings/components/mailing-list.tsx'
import { saveDraft, tryDraft } from '#app/features/mailings/draft-mailing.server.ts'
import { findDraft, listOrdered } from '#app/features/mailings/list-mailings.server.ts'
import { mailingIdSchema, mailingSchema } from '#app/features/mailings/mailing.schema.ts'
import { cancelMailing, scheduleDraft } from '#app/features/mailings/order-mailing.server.ts'
import { MAILINGS_POLICY } from '#app/features/mailings/policy.ts'
import { discardDraft } from '#app/features/mailings/replace-draft.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Section } from '#app/ui/section.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { type MessageKey, messageCookie } from '../../message.server.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/mailings.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, MAILINGS_POLICY.read)
  const locale = localeOf(new URL(args.request.url).pathname)
  const [draft, ordered] = await Promise.all([findDraft(), listOrdered(locale)])
  return data({ draft, ordered }, { headers: { 'cache-control': 'private, no-store' } })
}

/** Actions on a letter that is already written, and the message shown after each. */
const STEPS = {
  order: [scheduleDraft, 'message.mailingOrdered'],
  try: [tryDraft, 'message.mailingTried'],
  discard: [(_, id) => discardDraft('mailings', id), 'message.mailingDiscarded'],
  cancel: [cancelMailing, 'message.mailingCancelled'],
} as const satisfies Record<string, [(adminId: string, id: string) => Promise<void>, MessageKey]>

/** Saves, tests, schedules, discards or cancels a letter to many accounts. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const here = localePath(localeOf(new URL(request.url).pathname), '/admin/mailings')
  const done = (message: MessageKey) => redirect(here, { headers: { 'set-cookie': messageCookie(message) } })
  const intent = String(form.get('intent'))
  if (Object.hasOwn(STEPS, intent)) {
    const [take, message] = STEPS[intent as keyof typeof STEPS]
    return await submit(form, { schema: mailingIdSchema }, async ({ mailingId }) => {
      await take((await sessionForChange({ context }, MAILINGS_POLICY.send)).userId, mailingId)
      return done(message)
    })
  }
  // Only admins see which languages are needed.
  return await submit(form, { schema: z.object({}) }, async () => {
    const { userId } = await sessionForChange({ context }, MAILINGS_POLICY.draft)
    return await submit(form, { schema: mailingSchema(await languagesOf()) }, async (letter) => {
      await saveDraft(userId, letter)
      return done('message.mailingSaved')
    })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'adminNav.mailings')

export default function Mailings({ loaderData: { draft, ordered } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <div className="grid max-w-160 gap-6">
      <header>
        <h1>{t('adminNav.mailings')}</h1>
        <p className="mt-2 text-ink-soft">{t('mailing.intro')}</p>
      </header>
      {draft && <MailingDraft draft={draft} />}
      <Section id="write-title" title={t('mailing.write')}>
        <MailingForm key={draft?.id} draft={draft} />
      </Section>
      <Section id="ordered-title" title={t('mailing.ordered')}>
        <MailingList mailings={ordered} />
      </Section>
    </div>
  )
}
