import { useForm } from '@conform-to/react'
import { useEffect, useRef } from 'react'
import { useActionData, useNavigation } from 'react-router'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { toast } from '#app/ui/toast/show-toast.ts'
import type { FailureCode } from '../failure.ts'

/** What an action returns when it does not accept a form. */
type Refusal = {
  intent: string
  code: FailureCode | 'fields' | 'offline'
  result: Parameters<typeof useForm<Record<string, string>, unknown, string[]>>[0]['lastResult']
}

/**
 * A form of which a page may have several, told apart by their intent. A refusal shows as an error toast as well as on
 * the page, and the typed values stay; after a success the form is reset, unless somebody has typed into it meanwhile.
 *
 * @returns `failure`: why the form as a whole was refused, for a `FormFailure`; `errors`: what an `ErrorSummary` needs
 *   besides the labels
 */
export function useSubmission<Name extends string>(
  intent: string,
  defaultValue: Partial<Record<Name, string>> = {} as Partial<Record<Name, string>>,
) {
  const t = useTranslation()
  const answer = useActionData() as Refusal | undefined
  const refusal = answer?.intent === intent ? answer : undefined
  const [form, fields] = useForm<Record<Name, string>, unknown, string[]>({
    id: intent,
    lastResult: (refusal?.result ?? undefined) as never,
    defaultValue: defaultValue as never,
  })
  const text = refusal && t(`failure.${refusal.code}`)
  const title = t('failure.title')
  // biome-ignore lint/correctness/useExhaustiveDependencies: one toast for each refusal
  useEffect(() => {
    // A form that could not be sent is reported by whatever sends it.
    if (text && refusal.code !== 'offline') toast({ kind: 'error', title, text })
  }, [refusal])
  useFreshAfterSuccess(intent, refusal !== undefined)
  const attributes = { id: form.id, onSubmit: form.onSubmit, method: 'post' as const }
  // The errors of the form outlast the answer that brought them.
  const failure =
    refusal && refusal.code !== 'offline'
      ? (form.errors?.[0] ?? (refusal.result ? undefined : `failure.${refusal.code}`))
      : undefined
  return { form: attributes, fields, failure, errors: { refusal, failure, fields } }
}

/** Empties a form that was accepted, unless the person has typed on while it was being sent. */
function useFreshAfterSuccess(intent: string, refused: boolean) {
  const { state, formData } = useNavigation()
  const sent = useRef<FormData>(null)
  const hasTypedOn = useRef(false)
  useEffect(() => {
    const form = document.getElementById(intent) as HTMLFormElement | null
    if (formData?.get('intent') === intent) {
      if (sent.current !== formData) hasTypedOn.current = false
      sent.current = formData
      const typesOn = () => {
        hasTypedOn.current = true
      }
      form?.addEventListener('input', typesOn)
      return () => form?.removeEventListener('input', typesOn)
    }
    if (state === 'idle' && sent.current) {
      sent.current = null
      if (!refused && !hasTypedOn.current) form?.reset()
    }
    return undefined
  }, [intent, state, formData, refused])
}
