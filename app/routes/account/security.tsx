import { useActionData } from 'react-router'
import { EmailForm } from '#app/features/accounts/identity/components/email-form.tsx'
import { IdentityCodeForm } from '#app/features/accounts/identity/components/identity-code-form.tsx'
import { hasPassword } from '#app/features/accounts/identity/confirm-identity.server.ts'
import { ACCOUNTS_POLICY } from '#app/features/accounts/policy.ts'
import { SessionList } from '#app/features/accounts/sessions/components/session-list.tsx'
import { listSessions } from '#app/features/accounts/sessions/list-sessions.server.ts'
import { FactorRemovalNotice } from '#app/features/accounts/sign-in/components/factor-removal.tsx'
import { GoogleSection } from '#app/features/accounts/sign-in/components/google-section.tsx'
import { PasskeySection } from '#app/features/accounts/sign-in/components/passkey-section.tsx'
import { PasswordForm } from '#app/features/accounts/sign-in/components/password-form.tsx'
import { SecondFactorSection } from '#app/features/accounts/sign-in/components/second-factor-section.tsx'
import { listPasskeys } from '#app/features/accounts/sign-in/passkeys/own-passkeys.server.ts'
import { listKeepable } from '#app/features/accounts/sign-in/recovery/left-behind.server.ts'
import { findFactorRemoval } from '#app/features/accounts/sign-in/second-factor/factor-removal.server.ts'
import { viewSecondFactor } from '#app/features/accounts/sign-in/second-factor/second-factor.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { authMeta } from '#app/routes/auth/auth-meta.ts'
import { requireSession } from '#app/routes/session.server.ts'
import { Section } from '#app/ui/section.tsx'
import type { Route } from './+types/security.ts'
import { changeSecurity } from './change-security.server.ts'

export async function loader(args: Route.LoaderArgs) {
  const session = await requireSession(args, ACCOUNTS_POLICY.changeSecurity)
  return {
    email: session.email,
    hasPassword: await hasPassword(session.userId),
    sessions: await listSessions(session.userId, session.id),
    factor: await viewSecondFactor(session),
    passkeys: await listPasskeys(session.userId),
    kept: await listKeepable(session.userId),
    removal: (await findFactorRemoval(session.userId)) ?? null,
  }
}

export const action = changeSecurity
export const meta = (args: Route.MetaArgs) => authMeta(args, 'account.nav.security')

export default function Security({ loaderData }: Route.ComponentProps) {
  const t = useTranslation()
  const { email, hasPassword, sessions, factor, passkeys, kept, removal } = loaderData
  const codes = useActionData<{ codes?: string[] }>()?.codes
  return (
    <>
      <h1>{t('account.nav.security')}</h1>
      {!hasPassword && (
        <Section id="identity-title" title={t('account.identity.title')}>
          <IdentityCodeForm email={email} />
        </Section>
      )}
      <Section id="password-title" title={t(hasPassword ? 'account.password.title' : 'account.password.setTitle')}>
        <PasswordForm email={email} hasPassword={hasPassword} kept={kept} />
      </Section>
      <Section id="email-title" title={t('account.email.title')}>
        <EmailForm email={email} hasPassword={hasPassword} />
      </Section>
      <Section id="factor-title" title={t('account.factor.title')}>
        {removal && <FactorRemovalNotice removal={removal} />}
        <SecondFactorSection factor={factor} hasPassword={hasPassword} codes={codes} />
      </Section>
      <Section id="passkeys-title" title={t('account.passkeys.title')}>
        <PasskeySection passkeys={passkeys} hasPassword={hasPassword} />
      </Section>
      {kept.some(({ kind }) => kind === 'google') && (
        <Section id="google-title" title={t('account.google.title')}>
          <GoogleSection hasPassword={hasPassword} kept={kept.filter(({ kind }) => kind !== 'google')} />
        </Section>
      )}
      <Section id="sessions-title" title={t('account.sessions.title')}>
        <SessionList sessions={sessions} />
      </Section>
    </>
  )
}
