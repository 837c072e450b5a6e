import { useRef, useState } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'

/**
 * Lets the device make the passkey. This step needs its own button, because browsers only ask the device right after a
 * button was pressed.
 */
export function MakePasskey({ options }: { options: PublicKeyCredentialCreationOptionsJSON }) {
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
