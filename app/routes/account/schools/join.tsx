import { data, Form, redirect } from 'react-router'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { countAttempt } from '#app/core/limits/attempts.server.ts'
import { tokenSchema } from '#app/core/tokens/token.schema.ts'
import { acceptInvitation, findInvitation } from '#app/features/school-members/accept-invitation.server.ts'
import { SCHOOL_MEMBERS_POLICY } from '#app/features/school-members/policy.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { Route } from './+types/join.ts'

/** Opening the link changes nothing: mail scanners open links too. */
export async function loader(args: Route.LoaderArgs) {
  const { userId } = await requireSession(args, SCHOOL_MEMBERS_POLICY.join)
  await countAttempt('link', { address: args.context.get(visitorContext).address })
  const token = new URL(args.request.url).searchParams.get('token') ?? ''
  const answer = { token, invitation: await findInvitation(userId, token) }
  return data(answer, { headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } })
}

export async function action({ request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  return await submit(await formOf(request), { schema: tokenSchema }, async ({ token }) => {
    const { userId } = await sessionForChange({ context }, SCHOOL_MEMBERS_POLICY.join)
    await countAttempt('link', { address: context.get(visitorContext).address })
    const schoolId = await acceptInvitation(userId, token)
    const headers = { 'set-cookie': messageCookie('message.invitationAccepted') }
    return redirect(localePath(locale, `/account/schools/${schoolId}`), { headers })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'join.title')

export default function Join({ loaderData: { token, invitation } }: Route.ComponentProps) {
  const t = useTranslation()
  const { form, failure } = useSubmission('join')
  if (!invitation || invitation === 'other') {
    return (
      <>
        <h1>{t('join.title')}</h1>
        <p className="max-w-measure">{t(invitation ? 'join.other' : 'join.used')}</p>
      </>
    )
  }
  const school = [invitation.school.name, invitation.school.city].filter(Boolean).join(', ')
  return (
    <>
      <h1>{t('join.title')}</h1>
      <Form {...form} className="sheet grid max-w-160 gap-5 p-5 sm:p-6">
        <p>{t('join.text', { school })}</p>
        <FormFailure failure={failure} />
        <input type="hidden" name="token" value={token} />
        <SubmitButton intent="join" busy={t('account.busy')} className="justify-self-start">
          {t('join.submit')}
        </SubmitButton>
      </Form>
    </>
  )
}
