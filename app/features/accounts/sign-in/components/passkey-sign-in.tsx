import { useRef, useState } from 'react'
import { Form } from 'react-router'
import { useSubmission } from '#app/core/forms/use-submission.ts'
import type { PlainKey } from '#app/i18n/translate.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { FormFailure } from '#app/ui/form/form-failure.tsx'
import { usePasskeys } from './use-passkeys.ts'

/** Signs in with a passkey; shown only where the browser can use one. */
export function PasskeySignIn({ next }: { next: string | null }) {
  const t = useTranslation()
  const able = usePasskeys()
  const { form, failure } = useSubmission<never>('passkey')
  const answer = useRef<HTMLInputElement>(null)
  const [trouble, setTrouble] = useState<PlainKey>()
  const [asking, setAsking] = useState(false)
  if (!able) return null

  async function ask() {
    setTrouble(undefined)
    setAsking(true)
    try {
      const options = await fetch('/api/passkey-request', { method: 'POST', body: new URLSearchParams() })
      if (options.status === 429) return setTrouble('failure.too_many_attempts')
      if (!options.ok) return setTrouble('auth.passkey.unreachable')
      const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await options.json())
      const credential = await navigator.credentials.get({ publicKey })
      answer.current!.value = JSON.stringify(credential)
      answer.current!.form!.requestSubmit()
    } catch (error) {
      // Browsers report the same when the person declines and when there is no passkey.
      setTrouble(error instanceof DOMException ? 'auth.passkey.none' : 'auth.passkey.unreachable')
    } finally {
      setAsking(false)
    }
  }

  return (
    <Form {...form} className="mt-5 grid gap-3">
      <FormFailure failure={trouble ?? failure} />
      {next && <input type="hidden" name="next" value={next} />}
      <input type="hidden" name="intent" value="passkey" />
      <input type="hidden" name="answer" ref={answer} />
      <button type="button" onClick={ask} disabled={asking} className={button('quiet')}>
        {t('auth.passkey.submit')}
      </button>
    </Form>
  )
}
