import { getByLabelText } from '@testing-library/dom'

/** What stands in a field of a form that was refused, and the reason that screen readers say with it, if there is one. */
export function faultOf({ element }: { element: HTMLElement }, label: string) {
  const field = getByLabelText<HTMLInputElement>(element, label, { selector: 'input, select, textarea' })
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const reasons = described.filter((id) => id.endsWith('-error')).map((id) => element.ownerDocument.getElementById(id))
  const reason = field.getAttribute('aria-invalid') === 'true' ? reasons[0]?.textContent : undefined
  return { value: field.value, reason }
}
