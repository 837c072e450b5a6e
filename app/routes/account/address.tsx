import { Form, redirect } from 'react-router'
import { z } from 'zod'
import { visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { requestAddressCheck } from '#app/features/accounts/identity/bounces/check-address.server.ts'
import { findSuppression } from '#app/features/accounts/identity/bounces/suppressions.server.ts'
import { ACCOUNTS_POLICY } from '#app/features/accounts/policy.ts'
import { formatDay } from '#app/i18n/format.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { requireSession, sessionForChange } from '#app/routes/session.server.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { Route } from './+types/address.ts'

export async function loader(args: Route.LoaderArgs) {
  const { email } = await requireSession(args, ACCOUNTS_POLICY.confirmAddress)
  return { email, lastBack: (await findSuppression(email))?.at ?? null }
}

/** Sends a mail whose link confirms that the address accepts mails again. */
export async function action({ request, context }: Route.ActionArgs) {
  const here = localePath(localeOf(new URL(request.url).pathname), '/account/address')
  return await submit(await formOf(request), { schema: z.object({}) }, async () => {
    await requestAddressCheck(
      await sessionForChange({ context }, ACCOUNTS_POLICY.confirmAddress),
      context.get(visitorContext),
    )
    return redirect(here, { headers: { 'set-cookie': messageCookie('message.addressCheckSent') } })
  })
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'bounce.title')

export default function Address({ loaderData: { email, lastBack } }: Route.ComponentProps) {
  const t = useTranslation()
  const locale = useLocale()
  return (
    <>
      <h1>{t('bounce.title')}</h1>
      <div className="sheet grid max-w-160 gap-4 p-5 sm:p-6">
        {lastBack ? (
          <>
            <p>{t('bounce.back', { email, day: formatDay(locale, lastBack) })}</p>
            <p>{t('bounce.ask')}</p>
            <CheckForm />
          </>
        ) : (
          <p>{t('bounce.fine', { email })}</p>
        )}
      </div>
    </>
  )
}

function CheckForm() {
  const t = useTranslation()
  const { form, failure } = useSubmission('check-address')
  return (
    <Form {...form}>
      <FormFailure failure={failure} />
      <SubmitButton intent="check-address" busy={t('account.busy')}>
        {t('bounce.send')}
      </SubmitButton>
    </Form>
  )
}
