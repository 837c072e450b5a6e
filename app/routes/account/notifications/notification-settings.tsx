import { redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { NotificationForm } from '#app/features/accounts/me/components/notification-form.tsx'
import {
  findNotifications,
  notificationSchema,
  saveNotifications,
} from '#app/features/accounts/me/notifications.server.ts'
import { NOTIFICATIONS_POLICY } from '#app/features/notifications/policy.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '../../auth/auth-meta.ts'
import { messageCookie } from '../../message.server.ts'
import { requireSession, sessionForChange } from '../../session.server.ts'
import type { Route } from './+types/notification-settings.ts'

export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, NOTIFICATIONS_POLICY.chooseOwn)
  return { chosen: await findNotifications(userId) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = localePath(localeOf(new URL(request.url).pathname), '/account/notifications')
  return await submit(await formOf(request), { schema: notificationSchema() }, async (choices) => {
    await saveNotifications((await sessionForChange({ context }, NOTIFICATIONS_POLICY.chooseOwn)).userId, choices)
    return redirect(here, { headers: { 'set-cookie': messageCookie('message.notificationsSaved') } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'account.nav.notifications')

export default function Notifications({ loaderData: { chosen } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <h1>{t('account.nav.notifications')}</h1>
      <div className="sheet p-5 sm:p-6">
        <p className="mb-4">{t('account.notifications.text')}</p>
        <NotificationForm chosen={chosen} />
      </div>
    </>
  )
}
