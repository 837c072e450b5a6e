import '#app/i18n/all.server.ts'
import { useForm } from '@conform-to/react'
import { within } from '@testing-library/dom'
import { Window } from 'happy-dom'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { Badge } from './badge.tsx'
import { button } from './button.ts'
import { Chip } from './chip.tsx'
import { classes } from './classes.ts'
import { EmptyState } from './empty-state.tsx'
import { ExerciseBook } from './exercise-book.tsx'
import { ErrorSummary } from './form/error-summary.tsx'
import { TextField } from './form/field.tsx'
import { FileField } from './form/file-field.tsx'
import { FormFailure } from './form/form-failure.tsx'
import { NewTabLinks } from './form/new-tab-links.tsx'
import { PasswordField } from './form/password-field.tsx'
import { RadioField } from './form/radio-field.tsx'
import { SubmitButton } from './form/submit-button.tsx'
import { TextAreaField } from './form/text-area-field.tsx'
import { FactList } from './lists/fact-list.tsx'
import { PageLinks } from './lists/page-links.tsx'
import { Section } from './section.tsx'
import { Stars } from './stars/stars.tsx'

const MARKUP = '<img src=x onerror=alert(1)>'

/** What a part shows on a page of the site, without script. */
function shown(part: ReactNode, path = '/account') {
  const Page = createRoutesStub([{ path: '*', Component: () => part }])
  const html = renderToString(<Page initialEntries={[path]} />)
  const { document } = new Window()
  document.write(`<!doctype html><html><body>${html}</body></html>`)
  const body = document.body as unknown as HTMLElement
  return { html, body, ...within(body), text: body.textContent ?? '' }
}

type Fields = ReturnType<typeof useForm<{ name: string }, unknown, string[]>>[1]
/** A form with a field that holds a value, and what is said against it. */
function InForm(props: { value?: string; errors?: string[]; children: (field: Fields['name']) => ReactNode }) {
  const { value, errors, children } = props
  const [form, fields] = useForm<{ name: string }, unknown, string[]>({
    id: 'form',
    ...(errors
      ? { lastResult: { status: 'error', initialValue: { name: value ?? '' }, error: { name: errors } } as never }
      : { defaultValue: { name: value ?? '' } }),
  })
  return <form id={form.id}>{children(fields.name)}</form>
}
const fieldIn = (children: (field: Fields['name']) => ReactNode, given: { value?: string; errors?: string[] } = {}) =>
  shown(<InForm {...given}>{children}</InForm>)
/** What screen readers say after the name of a field. */
const describedBy = (body: HTMLElement, input: Element) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => body.querySelector(`[id="${id}"]`)?.textContent)

describe('the summary of errors', () => {
  const summary = (errors: Record<string, string[]>, failure?: string) => {
    const fields = { name: { id: 'f-name', errors: errors.name }, kind: { id: 'f-kind', errors: errors.kind } }
    return shown(<ErrorSummary refusal={{}} labels={{ kind: 'Art', name: 'Titel' }} {...{ failure, fields }} />)
  }

  test('leads to each refused field, in the order of the page, and takes the focus', () => {
    const { body } = summary({ name: ['field.tooLong'], kind: ['field.invalid'] })
    const box = body.querySelector('[role=alert]')
    expect([box?.hasAttribute('autofocus'), box?.getAttribute('tabindex')]).toEqual([true, '-1'])
    expect(box?.querySelector('p')?.textContent).toBe('Bitte die markierten Felder prüfen. Alle Eingaben sind noch da.')
    expect([...body.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['#f-kind', 'Art – Diese Eingabe ist hier nicht möglich.'],
      ['#f-name', 'Titel – Dieser Text ist zu lang.'],
    ])
  })

  test('does not repeat a statement to agree to', () => {
    const name = 'Ich habe die Erklärung gelesen und bin damit einverstanden, was darin steht.'
    const fields = { name: { id: 'f-name', errors: ['contactFields.privacy.missing'] } }
    const { body } = shown(<ErrorSummary refusal={{}} failure={undefined} labels={{ name }} fields={fields} />)
    expect(body.querySelector('a')?.textContent).toBe('Bitte akzeptieren Sie die Datenschutzerklärung')
  })

  test('without a refused field is the failure of the whole form, or nothing', () => {
    expect(summary({}, 'failure.not_allowed').text).toBe('Dafür hat dieses Konto keine Berechtigung.')
    expect(summary({}).html).toBe('')
  })
})

describe('a line of text', () => {
  const Line = (field: Fields['name']) => (
    <TextField field={field} label="Name" hint="Vor- und Nachname" maxLength={20} />
  )

  test('has its label, its hint, and no word of trouble', () => {
    const { body, getByLabelText } = fieldIn(Line, { value: `Ada ${MARKUP}` })
    const input = getByLabelText<HTMLInputElement>('Name')
    expect([input.value, input.name, input.getAttribute('maxlength')]).toEqual([`Ada ${MARKUP}`, 'name', '20'])
    expect(input.getAttribute('aria-invalid')).toBeNull()
    expect(describedBy(body, input)).toEqual(['Vor- und Nachname'])
    expect(body.querySelector('img')).toBeNull()
  })

  test('that was refused keeps what was typed and says why, also to screen readers', () => {
    const { body, getByLabelText } = fieldIn(Line, { value: '42', errors: ['field.nameUnreadable', 'field.tooLong'] })
    const input = getByLabelText<HTMLInputElement>('Name')
    expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['42', 'true'])
    const reason = 'Bitte gib einen Namen mit lesbaren Buchstaben an.'
    expect(describedBy(body, input)).toContain(reason)
    // One reason at a time.
    expect(body.textContent).not.toContain('zu lang')
  })

  test('never has its label as a placeholder', () => {
    expect(fieldIn(Line).html).not.toContain('placeholder')
  })

  test('says its kind to keyboards of phones', () => {
    const { getByLabelText } = fieldIn((field) => (
      <TextField field={field} type="email" label="E-Mail" autoComplete="email" />
    ))
    const input = getByLabelText('E-Mail')
    expect([input.getAttribute('type'), input.getAttribute('autocomplete')]).toEqual(['email', 'email'])
  })
})

describe('other fields', () => {
  test('several lines keep their breaks', () => {
    const { getByLabelText } = fieldIn(
      (field) => <TextAreaField field={field} label="Text" hint="Kurz" maxLength={99} rows={3} required />,
      { value: 'eins\nzwei </textarea><b>' },
    )
    const area = getByLabelText<HTMLTextAreaElement>('Text')
    expect(area.value).toBe('eins\nzwei </textarea><b>')
    expect([area.getAttribute('rows'), area.getAttribute('maxlength'), area.required]).toEqual(['3', '99', true])
  })

  test('a password is hidden, and without script there is no button that would do nothing', () => {
    const { getByLabelText, queryByRole } = fieldIn((field) => (
      <PasswordField field={field} label="Passwort" autoComplete="current-password" />
    ))
    const input = getByLabelText('Passwort')
    expect([input.getAttribute('type'), input.getAttribute('autocomplete')]).toEqual(['password', 'current-password'])
    expect(queryByRole('button')).toBeNull()
  })

  test('one of few is ticked, and only the one that holds', () => {
    const Choice = (field: Fields['name']) => (
      <RadioField field={field} label="Rolle" values={['a', 'b']} textOf={(value) => `Rolle ${value}`} required />
    )
    const { getAllByRole, getByRole } = fieldIn(Choice, { value: 'b' })
    expect(getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked])).toEqual([
      ['a', false],
      ['b', true],
    ])
    expect(getByRole('group', { name: 'Rolle' })).toBeTruthy()
    const refused = fieldIn(Choice, { value: 'made up', errors: ['field.invalid'] })
    expect(refused.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
    expect(describedBy(refused.body, refused.getByRole('group')).join()).toBeTruthy()
  })

  test('a file names its kinds and its limit', () => {
    const { body, getByLabelText } = fieldIn((field) => (
      <FileField
        field={field}
        label="Nachweis"
        hint="PDF bis 5 MB"
        accept="application/pdf"
        limit={{ bytes: 5, refusal: 'x' }}
        required
      />
    ))
    const input = getByLabelText<HTMLInputElement>('Nachweis')
    expect([input.type, input.getAttribute('accept'), input.required]).toEqual(['file', 'application/pdf', true])
    expect(describedBy(body, input)).toEqual(['PDF bis 5 MB'])
  })
})

describe('what belongs to a form', () => {
  test('a failure is an alert in the language of the page', () => {
    expect(shown(<FormFailure failure={undefined} />).queryByRole('alert')).toBeNull()
    const german = shown(<FormFailure failure="failure.too_many_attempts" />).getByRole('alert').textContent
    const french = shown(<FormFailure failure="failure.too_many_attempts" />, '/fr/account').getByRole(
      'alert',
    ).textContent
    expect(german).toBeTruthy()
    expect(french).not.toBe(german)
  })

  test('its button sends which of the forms it is', () => {
    const { getByRole } = shown(
      <form>
        <SubmitButton intent="save" busy="Wird gesendet …">
          Speichern
        </SubmitButton>
      </form>,
    )
    const submit = getByRole<HTMLButtonElement>('button', { name: 'Speichern' })
    expect([submit.type, submit.name, submit.value]).toEqual(['submit', 'intent', 'save'])
    expect(submit.getAttribute('aria-disabled')).toBeNull()
  })

  test('what is read before it is sent opens beside it, and says so', () => {
    const links = [{ to: '/terms', label: 'Nutzungsbedingungen' }]
    const { getByRole } = shown(<NewTabLinks links={links} />, '/en/order/1')
    const link = getByRole('link')
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/en/terms', '_blank'])
    expect(link.textContent).toMatch(/^Nutzungsbedingungen \(.+\)$/)
  })
})

describe('pages of a list', () => {
  const links = (page: number, pages: number) =>
    shown(<PageLinks page={page} pages={pages} pathOf={(number) => `/list?page=${number}`} label="Seiten" />)

  test('one page has none', () => {
    expect(links(1, 1).queryByRole('navigation')).toBeNull()
    expect(links(1, 0).queryByRole('navigation')).toBeNull()
  })

  test('in the middle lead to both sides, the ends and the neighbours', () => {
    const { getAllByRole, getByRole } = links(6, 20)
    expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [5, 1, 4, 5, 6, 7, 8, 20, 7].map((number) => `/list?page=${number}`),
    )
    expect(getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Seite 6')
    expect(
      getByRole('navigation', { name: 'Seiten' }).querySelectorAll('[aria-hidden=true]').length,
    ).toBeGreaterThanOrEqual(2)
  })

  test('the first has none before, the last none after', () => {
    expect(links(1, 3).body.querySelector('[rel=prev]')).toBeNull()
    expect(links(1, 3).body.querySelector('[rel=next]')!.getAttribute('href')).toBe('/list?page=2')
    expect(links(3, 3).body.querySelector('[rel=next]')).toBeNull()
  })
})

describe('pictures', () => {
  test('stars are one picture with its number in words', () => {
    const { getByRole } = shown(<Stars value={3.4} label="3,4 von 5 Sternen" />)
    expect(getByRole('img', { name: '3,4 von 5 Sternen' })).toBeTruthy()
  })

  test.each([
    [0, 0],
    [0.2, 0],
    [0.3, 1],
    [3.4, 7],
    [4.74, 9],
    [5, 10],
  ])('%d stars fill %i halves', (value, halves) => {
    const use = shown(<Stars value={value} label="x" />).body.querySelector('use')!
    expect(use.getAttribute('href')).toMatch(new RegExp(`#stars-${halves}$`))
  })

  test('the mark of a school says nothing beside its name', () => {
    const { body, text } = shown(<ExerciseBook cover="primary" initials="GS" />)
    expect([body.querySelector('[data-cover=primary]')!.getAttribute('aria-hidden'), text]).toEqual(['true', 'GS'])
    const logo = shown(
      <ExerciseBook cover="primary" initials="GS" logo="/files/logo.webp" size="large" />,
    ).body.querySelector('img')!
    expect([logo.getAttribute('src'), logo.getAttribute('alt'), logo.getAttribute('width')]).toEqual([
      '/files/logo.webp',
      '',
      '58',
    ])
  })

  test('an empty place shows what would be here, with a picture that is none to readers', () => {
    const { getByRole, body } = shown(
      <EmptyState drawing="empty-results" title={<h2>Nichts da</h2>}>
        <p>Sucht weiter.</p>
      </EmptyState>,
    )
    expect(getByRole('heading', { level: 2, name: 'Nichts da' })).toBeTruthy()
    expect(body.querySelector('img')!.getAttribute('alt')).toBe('')
  })
})

describe('words', () => {
  test('facts that are empty are left out, others stand as text', () => {
    const { body } = shown(
      <FactList
        facts={[
          ['Name', MARKUP],
          ['Telefon', ''],
          ['Ort', 'Köln'],
        ]}
      />,
    )
    expect([...body.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Name', 'Ort'])
    expect([...body.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([MARKUP, 'Köln'])
  })

  test('a part is found by its heading', () => {
    const { getByRole } = shown(
      <Section id="facts" title="Angaben">
        <p>Text</p>
      </Section>,
    )
    expect(getByRole('region', { name: 'Angaben' }).textContent).toBe('AngabenText')
  })

  test('badges and chips say no more than their words', () => {
    expect(shown(<Badge variant="premium">Premium</Badge>).text).toBe('Premium')
    expect(shown(<Chip>Musik</Chip>).text).toBe('Musik')
  })

  test('class names leave out what is false', () => {
    expect(classes('a', false, undefined, 'b', '')).toBe('a b')
    expect(button('danger').split(' ')).toEqual(expect.arrayContaining(['text-danger', 'min-h-11']))
    expect(button('danger', 'small')).not.toContain('min-h-11')
  })

  test.each(['normal', 'small'] as const)(
    'a %s one without a border has only the padding that brings it in line',
    (size) => {
      const sides = button('plain', size)
        .split(' ')
        .filter((name) => name.startsWith('px-'))
      expect(sides).toEqual(['px-2.5'])
    },
  )
})
