import { data, redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { UpdateForm } from '#app/features/notifications/components/update-form.tsx'
import { UpdateList } from '#app/features/notifications/components/update-list.tsx'
import { NOTIFICATIONS_POLICY } from '#app/features/notifications/policy.ts'
import { listUpdates } from '#app/features/notifications/updates/list-updates.server.ts'
import { publishUpdate, withdrawUpdate } from '#app/features/notifications/updates/publish-update.server.ts'
import { updateSchema, withdrawSchema } from '#app/features/notifications/updates/update.schema.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Section } from '#app/ui/section.tsx'
import { authMeta } from '../../auth/auth-meta.ts'
import { type MessageKey, messageCookie } from '../../message.server.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/updates.ts'

export async function loader(args: Route.LoaderArgs) {
  await requireSession(args, NOTIFICATIONS_POLICY.publishUpdate)
  const updates = await listUpdates(localeOf(new URL(args.request.url).pathname))
  return data({ updates }, { headers: { 'cache-control': 'private, no-store' } })
}

/** Publishes product news, or withdraws it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const here = localePath(localeOf(new URL(request.url).pathname), '/admin/updates')
  const done = (message: MessageKey) => redirect(here, { headers: { 'set-cookie': messageCookie(message) } })
  if (form.get('intent') === 'withdraw')
    return await submit(form, { schema: withdrawSchema }, async ({ updateId }) => {
      await withdrawUpdate((await sessionForChange({ context }, NOTIFICATIONS_POLICY.withdrawUpdate)).userId, updateId)
      return done('message.updateWithdrawn')
    })
  return await submit(form, { schema: updateSchema }, async (texts) => {
    await publishUpdate((await sessionForChange({ context }, NOTIFICATIONS_POLICY.publishUpdate)).userId, texts)
    return done('message.updatePublished')
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'adminNav.updates')

export default function Updates({ loaderData: { updates } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <div className="grid max-w-160 gap-6">
      <header>
        <h1>{t('adminNav.updates')}</h1>
        <p className="mt-2 text-ink-soft">{t('updates.intro')}</p>
      </header>
      <Section id="write-title" title={t('updates.write')}>
        <UpdateForm />
      </Section>
      <Section id="published-title" title={t('updates.published')}>
        <UpdateList updates={updates} />
      </Section>
    </div>
  )
}
