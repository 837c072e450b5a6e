import { redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { NotificationForm } from '#app/features/accounts/me/components/notification-form.tsx'
import {
  findNotifications,
  notificationSchema,
  saveNotifications,
} from '#app/features/accounts/me/notifications.server.ts'
import { DASHBOARD_NOTIFICATIONS } from '#app/features/accounts/me/notifications.ts'
import { NOTIFICATIONS_POLICY } from '#app/features/notifications/policy.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import type { Route } from './+types/notifications.ts'
import { requireDashboard } from './dashboard-school.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const { session } = await requireDashboard(args)
  return { chosen: await findNotifications(session.userId) }
}

/** The choices belong to the person and not to a school, so only a missing session is refused. */
export async function action({ request, context }: Route.ActionArgs) {
  const here = localePath(localeOf(new URL(request.url).pathname), '/dashboard/notifications')
  return await submit(
    await formOf(request),
    { schema: notificationSchema(DASHBOARD_NOTIFICATIONS) },
    async (choices) => {
      await saveNotifications((await sessionForChange({ context }, NOTIFICATIONS_POLICY.chooseOwn)).userId, choices)
      return redirect(here, { headers: { 'set-cookie': messageCookie('message.notificationsSaved') } })
    },
  )
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'dashboard.nav.notifications')

export default function Notifications({ loaderData: { chosen } }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <h1>{t('dashboard.nav.notifications')}</h1>
      <div className="sheet max-w-160 p-5 sm:p-6">
        <p className="mb-4">{t('dashboard.notifications.text')}</p>
        <NotificationForm chosen={chosen} shown={DASHBOARD_NOTIFICATIONS} />
      </div>
    </>
  )
}
