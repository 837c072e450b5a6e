import { getByLabelText } from '@testing-library/dom'

/** Returns the value of an invalid field, and the reason that screen readers announce with it, if there is one. */
export function faultOf({ element }: { element: HTMLElement }, label: string) {
  const field = getByLabelText<HTMLInputElement>(element, label, { selector: 'input, select, textarea' })
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
  const reasons = described.filter((id) => id.endsWith('-error')).map((id) => element.ownerDocument.getElementById(id))
  const reason = field.getAttribute('aria-invalid') === 'true' ? reasons[0]?.textContent : undefined
  return { value: field.value.replaceAll('\r\n', '\n'), reason }
}
