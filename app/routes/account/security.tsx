import { useActionData } from 'react-router'
import { EmailForm } from '#app/features/accounts/components/account/email-form.tsx'
import { GoogleSection } from '#app/features/accounts/components/account/google-section.tsx'
import { IdentityCodeForm } from '#app/features/accounts/components/account/identity-code-form.tsx'
import { PasswordForm } from '#app/features/accounts/components/account/password-form.tsx'
import { SecondFactorSection } from '#app/features/accounts/components/account/second-factor-section.tsx'
import { SessionList } from '#app/features/accounts/components/account/session-list.tsx'
import { PasskeySection } from '#app/features/accounts/components/passkeys/passkey-section.tsx'
import { hasPassword } from '#app/features/accounts/identity/confirm-identity.server.ts'
import { listPasskeys } from '#app/features/accounts/passkeys/own-passkeys.server.ts'
import { ACCOUNTS_POLICY } from '#app/features/accounts/policy.ts'
import { FactorRemovalNotice } from '#app/features/accounts/recovery/components/factor-removal-notice.tsx'
import { findFactorRemoval } from '#app/features/accounts/recovery/factor-removal.server.ts'
import { listKept } from '#app/features/accounts/recovery/left-behind.server.ts'
import { viewSecondFactor } from '#app/features/accounts/second-factor/view-second-factor.server.ts'
import { listSessions } from '#app/features/accounts/sessions/list-sessions.server.ts'
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
    kept: await listKept(session.userId),
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
