import { Form, redirect, redirectDocument } from 'react-router'
import { sessionContext, visitorContext } from '#app/core/contexts.ts'
import { emptySchema } from '#app/core/forms/empty.schema.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { nextPath } from '#app/core/next-path.ts'
import { ACCOUNTS_POLICY } from '#app/features/accounts/policy.ts'
import { rememberDevice } from '#app/features/accounts/sessions/known-device.server.ts'
import { FactorRemovalSection } from '#app/features/accounts/sign-in/components/factor-removal.tsx'
import {
  completeFactorRemoval,
  findFactorRemoval,
  requestFactorRemoval,
} from '#app/features/accounts/sign-in/second-factor/factor-removal.server.ts'
import { codeSchema, verifySecondFactor } from '#app/features/accounts/sign-in/second-factor/second-factor.server.ts'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { sessionForChange } from '#app/routes/session.server.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import type { Route } from './+types/second-factor.ts'
import { authMeta } from './auth-meta.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url)
  const state = await context.get(sessionContext)()
  const locale = localeOf(pathname)
  const next = searchParams.get('next')
  if (state.kind === 'none') throw redirect(localePath(locale, '/auth'))
  if (state.kind === 'signed-in') throw redirectDocument(nextPath(next, localePath(locale, '/')))
  const removal = (await findFactorRemoval(state.session.userId)) ?? null
  return { next, removal, isStaff: state.session.givenRole !== 'user' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const locale = localeOf(new URL(request.url).pathname)
  const visitor = context.get(visitorContext)
  const form = await formOf(request)
  const halfSession = () => sessionForChange({ context }, ACCOUNTS_POLICY.enterCode)
  switch (form.get('intent')) {
    case 'request-removal':
      return await submit(form, { schema: emptySchema }, async () => {
        await requestFactorRemoval(await halfSession(), visitor)
        return redirect(localePath(locale, '/auth/second-factor'))
      })
    case 'complete-removal':
      return await submit(form, { schema: emptySchema }, async () => {
        const cookies = [await completeFactorRemoval(await halfSession()), messageCookie('message.factorOff')]
        const headers = cookies.map((one): [string, string] => ['set-cookie', one])
        return redirectDocument(localePath(locale, '/account/security'), { headers })
      })
    default:
      return await submit(form, { schema: codeSchema, field: { wrong_code: 'code' } }, async ({ code, next }) => {
        const session = await halfSession()
        const cookie = await verifySecondFactor(session, code, visitor, request.headers.get('cookie'))
        const cookies = [cookie, await rememberDevice(session, visitor)]
        const headers = cookies.map((one): [string, string] => ['set-cookie', one])
        return redirectDocument(nextPath(next, localePath(locale, '/')), { headers })
      })
  }
}

export const meta = (args: Route.MetaArgs) => authMeta(args, 'auth.factor.title')

export default function SecondFactor({ loaderData: { next, removal, isStaff } }: Route.ComponentProps) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'code'>('second-factor')
  return (
    <>
      <h1>{t('auth.factor.title')}</h1>
      <p className="mt-3 mb-5">{t('auth.factor.text')}</p>
      <Form {...form} className="grid gap-5">
        <FormFailure failure={failure} />
        {next && <input type="hidden" name="next" value={next} />}
        <TextField
          field={fields.code}
          label={t('auth.factor.code')}
          hint={t('auth.factor.recovery')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <SubmitButton intent="second-factor" busy={t('auth.login.busy')}>
          {t('auth.factor.submit')}
        </SubmitButton>
      </Form>
      <FactorRemovalSection removal={removal} isStaff={isStaff} />
      <SignOutLink />
    </>
  )
}

/** Ends the session that the first step opened. */
function SignOutLink() {
  const t = useTranslation()
  return (
    <Form method="post" action={localePath(useLocale(), '/auth/sign-out')} className="mt-5">
      <button type="submit" className="min-h-11 text-board underline">
        {t('nav.logout')}
      </button>
    </Form>
  )
}
