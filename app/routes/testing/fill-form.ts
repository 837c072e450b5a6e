import { getByLabelText } from '@testing-library/dom'

/** By label: a text, the text of an option, whether a box (or a button of a multiple choice) is ticked, or a file. */
export type Values = Record<string, string | boolean | File>

/** The request that the browser sends when a form is filled in and one of its buttons is pressed. */
export type Sent = { action: string; method: string; body: URLSearchParams | FormData }

/** Fills in fields by their labels and presses a button, as a person does in a browser without JavaScript. */
export function fillForm(press: HTMLElement, values: Values): Sent {
  const button = press as HTMLButtonElement
  const form = button.form
  if (!form) throw new Error(`“${button.textContent}” belongs to no form.`)
  const files = new Map<string, File>()
  for (const [label, value] of Object.entries(values)) fill(fieldOf(form, label), value, files)
  const entries = [...entriesOf(form, files)]
  if (button.name) entries.push([button.name, button.value])
  const action = button.getAttribute('formaction') ?? form.getAttribute('action') ?? ''
  const isMultipart = form.getAttribute('enctype') === 'multipart/form-data'
  return { action, method: (form.getAttribute('method') ?? 'get').toLowerCase(), body: bodyOf(entries, isMultipart) }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

// The query treats all white space in a label as a plain space, including non-breaking spaces, but not the white space
// in its argument.
const fieldOf = (form: HTMLFormElement, label: string): Field =>
  getByLabelText(form, label.replace(/\s+/g, ' '), { selector: 'input, select, textarea' })

function fill(field: Field, value: Values[string], files: Map<string, File>) {
  if (typeof value === 'boolean') (field as HTMLInputElement).checked = value
  else if (value instanceof File) files.set(field.name, value)
  else if (field.tagName === 'SELECT') field.value = optionOf(field as HTMLSelectElement, value)
  else field.value = value
}

function optionOf(select: HTMLSelectElement, text: string): string {
  const option = [...select.options].find(({ textContent }) => textContent === text)
  if (!option) throw new Error(`Nobody can choose “${text}”.`)
  return option.value
}

function* entriesOf(form: HTMLFormElement, files: Map<string, File>): Generator<[string, string | File]> {
  for (const field of form.elements as Iterable<Field & { checked?: boolean }>) {
    if (!field.name || field.disabled || field.tagName === 'BUTTON') continue
    const isBox = field.type === 'checkbox' || field.type === 'radio'
    if (field.type === 'file') yield [field.name, files.get(field.name) ?? new File([], '')]
    else if (!isBox || field.checked) yield [field.name, field.value]
  }
}

function bodyOf(entries: [string, string | File][], isMultipart: boolean): URLSearchParams | FormData {
  const body = isMultipart ? new FormData() : new URLSearchParams()
  for (const [name, value] of entries)
    if (body instanceof FormData && value instanceof File) body.append(name, value)
    else body.append(name, value instanceof File ? value.name : lineEnds(value))
  return body
}

/** Browsers send every line break as two characters. */
const lineEnds = (text: string) => text.replace(/\r?\n/g, '\r\n')
