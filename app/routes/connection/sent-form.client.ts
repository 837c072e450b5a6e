import type { UnsentForm } from '#app/ui/connection/unsent-note.tsx'

let latest: UnsentForm | undefined

/** Remembers the form that is being sent, because the router does not report it. */
export function rememberForms(): void {
  addEventListener(
    'submit',
    ({ target, submitter }) => {
      const form = target as HTMLFormElement
      const method = submitter?.getAttribute('formmethod') ?? form.getAttribute('method')
      if (method?.toLowerCase() === 'post') latest = { form, submitter }
    },
    true,
  )
}

/** Returns, once, the form that is being sent; undefined for values that a script sends without a form. */
export function takeSentForm(): UnsentForm | undefined {
  const form = latest
  latest = undefined
  return form
}
