import { type FormEvent, useEffect } from 'react'
import { keepUnsentReview, readUnsentReview } from '../../submission/unsent-review.ts'

/** Names of the fields that every form starts afresh: given by the address, not typed. */
const GIVEN = new Set(['draft', 'invitation', 'intent'])

/**
 * Fills the form with what was typed into it earlier in this tab.
 *
 * @param restores false where the server fills in the form from a draft
 * @returns handler that stores each change
 */
export function useUnsentReview(formId: string, schoolId: string, restores: boolean) {
  useEffect(() => {
    const form = document.getElementById(formId)
    if (restores && form instanceof HTMLFormElement) fillIn(form, readUnsentReview(schoolId))
  }, [formId, schoolId, restores])
  return ({ currentTarget }: FormEvent<HTMLFormElement>) => keepUnsentReview(schoolId, new FormData(currentTarget))
}

function fillIn(form: HTMLFormElement, fields: [name: string, value: string][]) {
  if (fields.length === 0) return
  for (const [name, value] of fields) {
    const field = form.elements.namedItem(name)
    if (GIVEN.has(name)) continue
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true
    else if (field && 'value' in field) field.value = value
  }
  // Makes the character count follow the restored text.
  form.querySelector('textarea')?.dispatchEvent(new Event('input', { bubbles: true }))
}
