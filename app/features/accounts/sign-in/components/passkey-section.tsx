import { useRef, useState } from 'react'
import { Form, useActionData } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import { formatInstant } from '#app/i18n/format.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { SubmitButton } from '#app/ui/form/submit-button.tsx'
import { PasswordOrCodeField } from '../../identity/components/password-or-code-field.tsx'
import type { OwnPasskey } from '../passkeys/own-passkeys.server.ts'
import { usePasskeys } from './use-passkeys.ts'

/** The passkeys of an account, each with a button that removes it, and the form that adds one. */
export function PasskeySection({ passkeys, hasPassword }: { passkeys: OwnPasskey[]; hasPassword: boolean }) {
  const t = useTranslation()
  const able = usePasskeys()
  const options = useActionData<{ passkey?: PublicKeyCredentialCreationOptionsJSON }>()?.passkey
  return (
    <div className="grid gap-5">
      <p>{t('account.passkeys.text')}</p>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {!able && <p className="text-ink-soft">{t('account.passkeys.unable')}</p>}
      {able && (options ? <MakePasskey options={options} /> : <Confirm hasPassword={hasPassword} />)}
    </div>
  )
}

function Row({ passkey: { id, device, since, usedAt } }: { passkey: OwnPasskey }) {
  const t = useTranslation()
  const locale = useLocale()
  const name = device ?? t('account.sessions.unknown')
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-ink-soft text-sm">
          {t('account.sessions.since', { time: formatInstant(locale, since) })}
          {usedAt && <> · {t('account.passkeys.used', { time: formatInstant(locale, usedAt) })}</>}
        </p>
      </div>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <button
          type="submit"
          name="intent"
          value="passkey-remove"
          aria-label={`${t('account.passkeys.remove')}: ${name}`}
          className={button('quiet')}
        >
          {t('account.passkeys.remove')}
        </button>
      </Form>
    </li>
  )
}

/** Asks for proof of identity before a device is asked for a passkey. */
function Confirm({ hasPassword }: { hasPassword: boolean }) {
  const t = useTranslation()
  const { form, fields, failure } = useSubmission<'password'>('passkey-begin')
  // If the device's answer was too late, the person comes back here.
  const { failure: refused } = useSubmission<never>('passkey-add')
  return (
    <details
      className="rounded-control border-[1.5px] border-line px-4"
      open={(failure ?? refused ?? fields.password.errors) !== undefined}
    >
      <summary className="flex min-h-11 items-center font-semibold text-board">{t('account.passkeys.add')}</summary>
      <Form {...form} className="grid max-w-lg gap-5 py-4">
        <FormFailure failure={failure ?? refused} />
        <PasswordOrCodeField field={fields.password} hasPassword={hasPassword} />
        <SubmitButton intent="passkey-begin" variant="quiet" busy={t('account.busy')} className="justify-self-start">
          {t('account.passkeys.continue')}
        </SubmitButton>
      </Form>
    </details>
  )
}

/**
 * Lets the device make the passkey. This step needs its own button, because browsers only ask the device right after a
 * button was pressed.
 */
function MakePasskey({ options }: { options: PublicKeyCredentialCreationOptionsJSON }) {
  const t = useTranslation()
  const answer = useRef<HTMLInputElement>(null)
  const [trouble, setTrouble] = useState<'account.passkeys.known' | 'account.passkeys.none'>()

  async function make() {
    setTrouble(undefined)
    try {
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
      const credential = await navigator.credentials.create({ publicKey })
      answer.current!.value = JSON.stringify(credential)
      answer.current!.form!.requestSubmit()
    } catch (error) {
      const known = error instanceof DOMException && error.name === 'InvalidStateError'
      setTrouble(known ? 'account.passkeys.known' : 'account.passkeys.none')
    }
  }

  return (
    <Form method="post" className="grid max-w-lg gap-5" id="passkey-add">
      <p role="status">{t('account.passkeys.device')}</p>
      <FormFailure failure={trouble} />
      <input type="hidden" name="intent" value="passkey-add" />
      <input type="hidden" name="answer" ref={answer} />
      <button type="button" onClick={make} className={`${button('main')} justify-self-start`}>
        {t('account.passkeys.make')}
      </button>
    </Form>
  )
}
