import { useEffect } from 'react'
import { redirect, redirectDocument } from 'react-router'
import { sessionContext, visitorContext } from '#app/core/contexts.ts'
import { formOf, submit } from '#app/core/forms/submit.server.ts'
import { nextPath, nextStep } from '#app/core/next-path.ts'
import type { Visitor } from '#app/core/visitor.ts'
import { credentialFailure } from '#app/features/accounts/identity/credentials.schema.ts'
import { rememberDevice } from '#app/features/accounts/sessions/known-device.server.ts'
import { findSession } from '#app/features/accounts/sessions/session.server.ts'
import { GoogleButton } from '#app/features/accounts/sign-in/components/google-button.tsx'
import { PasskeySignIn } from '#app/features/accounts/sign-in/components/passkey-sign-in.tsx'
import { SignInForm } from '#app/features/accounts/sign-in/components/sign-in-form.tsx'
import { SignUpForm } from '#app/features/accounts/sign-in/components/sign-up-form.tsx'
import { SuspensionEnd } from '#app/features/accounts/sign-in/components/suspension-end.tsx'
import { googleOffered, startGoogle } from '#app/features/accounts/sign-in/google/google.server.ts'
import { passkeySignInSchema } from '#app/features/accounts/sign-in/passkeys/passkey.schema.ts'
import { signInWithPasskey } from '#app/features/accounts/sign-in/passkeys/sign-in-with-passkey.server.ts'
import { pendingCookie, readPendingCookie } from '#app/features/accounts/sign-in/pending-cookie.server.ts'
import { readSuspensionEnd, signIn, signInSchema } from '#app/features/accounts/sign-in/sign-in.server.ts'
import { signUp, signUpSchema } from '#app/features/accounts/sign-in/sign-up.server.ts'
import { Link } from '#app/i18n/link.tsx'
import { localeOf, localePath } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { messageCookie } from '#app/routes/message.server.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { toast } from '#app/ui/toast/show-toast.ts'
import type { Route } from './+types/auth.ts'
import { authMeta } from './auth-meta.ts'

/** Why signing in with Google failed, taken from the address. */
const GOOGLE_FAILURES = [
  'google_failed',
  'google_not_linked',
  'google_unverified',
  'google_needs_password',
  'too_many_attempts',
  'account_banned',
  'account_deleted',
] as const

/** People who are signed in already are redirected. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams, pathname } = new URL(request.url)
  const next = searchParams.get('next')
  const { kind } = await context.get(sessionContext)()
  if (kind !== 'none')
    throw redirectDocument(nextStep(kind === 'second-factor', nextPath(next, localePath(localeOf(pathname), '/'))))
  const failure = GOOGLE_FAILURES.find((one) => one === searchParams.get('failure'))
  return {
    signingUp: searchParams.get('mode') === 'signup',
    next,
    // A person who has just confirmed an address in this browser signs in with it, and need not be told to create an
    // account.
    email: readPendingCookie(request.headers.get('cookie'))?.email,
    google: googleOffered(),
    failure: failure && (`failure.${failure}` as const),
    ...readSuspensionEnd(searchParams.get('until')),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const visitor = context.get(visitorContext)
  const locale = localeOf(new URL(request.url).pathname)
  const home = localePath(locale, '/')
  const form = await formOf(request)
  switch (form.get('intent')) {
    case 'google':
      return await startGoogle({ next: nextPath(String(form.get('next') ?? ''), home), locale, visitor })
    case 'sign-up':
      return await submit(form, { schema: signUpSchema, failureOf: credentialFailure }, async (value) => {
        const next = nextPath(value.next, '')
        const pending = await signUp({ ...value, next, locale }, visitor)
        const cookies = [pendingCookie(pending), messageCookie('message.checkEmail')]
        return redirect(localePath(locale, '/auth/check-email'), {
          headers: cookies.map((cookie) => ['set-cookie', cookie]),
        })
      })
    case 'passkey':
      return await submit(form, { schema: passkeySignInSchema }, async ({ next, answer }) =>
        arrive(await signInWithPasskey(answer, visitor, request.headers.get('cookie')), nextPath(next, home), visitor),
      )
    default:
      return await submit(
        form,
        { schema: signInSchema, failureOf: credentialFailure },
        async ({ next, ...credentials }) =>
          arrive(await signIn(credentials, visitor, request.headers.get('cookie')), nextPath(next, home), visitor),
      )
  }
}

/** Continues with a new session: to the requested page, or first to the second factor. */
async function arrive(cookie: string, next: string, visitor: Visitor) {
  const { state } = await findSession(cookie)
  const cookies = state.kind === 'signed-in' ? [cookie, await rememberDevice(state.session, visitor)] : [cookie]
  return redirectDocument(nextStep(state.kind === 'second-factor', next), {
    headers: cookies.map((one) => ['set-cookie', one]),
  })
}

export function meta(args: Route.MetaArgs) {
  const signingUp = new URLSearchParams(args.location.search).get('mode') === 'signup'
  return authMeta(args, signingUp ? 'auth.signUp.metaTitle' : 'auth.login.metaTitle')
}

export default function Auth({ loaderData }: Route.ComponentProps) {
  const t = useTranslation()
  const { signingUp, next, email, google, failure, until } = loaderData
  const [title, text] = [t('failure.title'), failure && t(failure)]
  useEffect(() => {
    if (text) toast({ kind: 'error', title, text })
  }, [title, text])
  const other = new URLSearchParams([...(signingUp ? [] : [['mode', 'signup']]), ...(next ? [['next', next]] : [])])
  return (
    <>
      <h1>{t(signingUp ? 'auth.signUp.title' : 'auth.login.title')}</h1>
      <p className="mt-3 mb-5 text-base text-ink-soft">
        {t(signingUp ? 'auth.signUp.hasAccount' : 'auth.login.noAccount')}{' '}
        <Link to={`/auth${other.size > 0 ? `?${other}` : ''}`}>
          {t(signingUp ? 'auth.signUp.toLogin' : 'auth.login.toSignUp')}
        </Link>
      </p>
      {next && !failure && (signingUp || !email) && (
        <p className="mb-5 rounded-control bg-board-wash px-4 py-3 text-base">{t('auth.login.next')}</p>
      )}
      {failure && (
        <div className="mb-5 grid gap-5">
          <FormFailure failure={failure} />
          <SuspensionEnd until={until} />
        </div>
      )}
      {google && <GoogleButton next={next} />}
      {signingUp ? <SignUpForm next={next} /> : <SignInForm next={next} email={email} />}
      {!signingUp && <PasskeySignIn next={next} />}
    </>
  )
}
