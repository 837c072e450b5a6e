import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { TextField } from '#app/ui/form/field.tsx'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { PasswordOrCodeField } from '../../identity/components/password-or-code-field.tsx'
import { SET_UP_MINUTES, type SecondFactorView } from '../second-factor/second-factor.ts'

type Props = {
  factor: SecondFactorView
  hasPassword: boolean
  /** Newly generated recovery codes, shown once. */
  codes: string[] | undefined
}

/** Turns the second factor on and off. */
export function SecondFactorSection({ factor, hasPassword, codes }: Props) {
  const t = useTranslation()
  return (
    <div className="grid gap-5">
      {factor.required && factor.state !== 'on' && (
        <p className="rounded-control bg-notice-wash px-4 py-3 text-notice-ink">{t('account.factor.required')}</p>
      )}
      {codes && <RecoveryCodes codes={codes} />}
      {factor.state === 'off' && <Begin />}
      {factor.state === 'begun' && (
        <>
          <Confirm secret={factor.secret} qr={factor.qr} />
          <BeginAgain />
        </>
      )}
      {factor.state === 'on' && (
        <>
          <p>{t('account.factor.on', { count: factor.codesLeft })}</p>
          <PasswordOrCodeForm intent="new-codes" label={t('account.factor.newCodes')} hasPassword={hasPassword} />
          {!factor.required && (
            <PasswordOrCodeForm intent="factor-off" label={t('account.factor.off.submit')} hasPassword={hasPassword} />
          )}
        </>
      )}
    </div>
  )
}

function Begin() {
  const t = useTranslation()
  // A code that comes too late is refused because no set-up is waiting for one.
  const { failure } = useSubmission<'code'>('factor-confirm')
  return (
    <Form method="post" className="grid gap-5">
      <FormFailure failure={failure} />
      <p>{t('account.factor.off')}</p>
      <SubmitButton intent="factor-begin" variant="quiet" busy={t('account.busy')} className="justify-self-start">
        {t('account.factor.start')}
      </SubmitButton>
    </Form>
  )
}

/** Offers a new secret only on demand: a reloaded page shows the one that the app may already have taken. */
function BeginAgain() {
  const t = useTranslation()
  return (
    <Form method="post" className="grid max-w-lg gap-3 border-line border-t pt-4">
      <p className="text-ink-soft">{t('account.factor.waits', { minutes: SET_UP_MINUTES })}</p>
      <SubmitButton intent="factor-begin" variant="quiet" busy={t('account.busy')} className="justify-self-start">
        {t('account.factor.again')}
      </SubmitButton>
    </Form>
  )
}

function Confirm({ secret, qr }: { secret: string; qr: { path: string; side: number } }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'code'>('factor-confirm')
  return (
    <Form {...form} className="grid max-w-lg gap-5">
      <p>{t('account.factor.scan')}</p>
      <svg
        role="img"
        aria-label={t('account.factor.qr')}
        viewBox={`0 0 ${qr.side} ${qr.side}`}
        className="size-52 rounded-control bg-white p-2 text-[#17211d]"
      >
        <path d={qr.path} fill="currentColor" />
      </svg>
      <p>
        {t('account.factor.key')}: <code className="font-semibold">{secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
      <FormFailure failure={failure} />
      <TextField
        field={fields.code}
        label={t('auth.factor.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
      />
      <SubmitButton intent="factor-confirm" busy={t('account.busy')} className="justify-self-start">
        {t('account.factor.confirm')}
      </SubmitButton>
    </Form>
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const t = useTranslation()
  return (
    <div role="status" className="rounded-control bg-board-wash p-4">
      <h3>{t('account.factor.codes')}</h3>
      <p className="mt-1 mb-3">{t('account.factor.codes.text')}</p>
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-semibold">{code}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PasswordOrCodeForm({ intent, label, hasPassword }: { intent: string; label: string; hasPassword: boolean }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'password'>(intent)
  return (
    <details
      className="rounded-control border-[1.5px] border-line px-4"
      open={(failure ?? fields.password.errors) !== undefined}
    >
      <summary className="flex min-h-11 items-center font-semibold text-board">{label}</summary>
      <Form {...form} className="grid max-w-lg gap-5 py-4">
        <FormFailure failure={failure} />
        <PasswordOrCodeField field={fields.password} hasPassword={hasPassword} />
        <SubmitButton intent={intent} variant="quiet" busy={t('account.busy')} className="justify-self-start">
          {label}
        </SubmitButton>
      </Form>
    </details>
  )
}
