import { redirect } from 'react-router'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { InvitationSection } from '#app/features/reviews/invitations/components/invitation-section.tsx'
import { findOwnInvitation } from '#app/features/reviews/invitations/find-invitation.server.ts'
import { endSchema, renewSchema } from '#app/features/reviews/invitations/invitation.schema.ts'
import { endInvitation, renewInvitation } from '#app/features/reviews/invitations/renew-invitation.server.ts'
import { dayBefore } from '#app/features/reviews/review.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { type MessageKey, messageCookie } from '#app/routes/message.server.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import { Icon } from '#app/ui/icon.tsx'
import { requireDashboard } from '../dashboard-school.server.ts'
import type { Route } from './+types/invitation.ts'

export async function loader(args: Route.LoaderArgs) {
  const { school } = await requireDashboard(args)
  return {
    schoolId: school.id,
    invitation: (await findOwnInvitation(school.id)) ?? null,
    today: dayBefore(new Date(), 0),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await formOf(request)
  const here = (message: MessageKey) =>
    redirect(localePath(localeOf(new URL(request.url).pathname), '/dashboard/reviews/invitation'), {
      headers: { 'set-cookie': messageCookie(message) },
    })
  if (form.get('intent') === 'end')
    return await submit(form, { schema: endSchema }, async ({ schoolId }) => {
      const { userId } = await sessionForChange({ context })
      await endInvitation({ userId, schoolId })
      return here('message.invitationEnded')
    })
  return await submit(form, { schema: renewSchema() }, async ({ schoolId, endsOn = null }) => {
    const { userId } = await sessionForChange({ context })
    await renewInvitation({ userId, schoolId }, endsOn)
    return here('message.invitationRenewed')
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'invitation.title')

export default function Invitation({ loaderData }: Route.ComponentProps) {
  const t = useTranslation()
  return (
    <>
      <header>
        <Link to="/dashboard/reviews" className="inline-flex min-h-8 items-center gap-1.5">
          <Icon name="arrow-left" size={16} className="flex-none" />
          {t('answer.back')}
        </Link>
        <h1 className="mt-2">{t('invitation.title')}</h1>
        <p className="mt-2 max-w-measure text-ink-soft">{t('invitation.intro')}</p>
        <p className="mt-2 max-w-measure">{t('invitation.fair')}</p>
      </header>
      <div className="grid max-w-160 gap-6">
        <InvitationSection {...loaderData} />
      </div>
    </>
  )
}
