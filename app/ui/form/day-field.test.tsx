import '#app/i18n/all.server.ts'
import { useForm } from '@conform-to/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { DayField } from './day-field.tsx'

type FormProps = { value: string; withTime: boolean; isPast: boolean }

function Form({ value, ...props }: FormProps) {
  const [, { day }] = useForm<{ day?: string }>({ defaultValue: { day: value } })
  return <DayField field={day} label="Tag" hint="Nie am Sonntag." {...props} />
}
const draw = (path: string, value: string, withTime = false, isPast = false) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <Form {...{ value, withTime, isPast }} />
    </MemoryRouter>,
  )

test.each<[path: string, value: string, withTime: boolean, shown: string, hint: string]>([
  ['/', '2026-11-24', false, '24.11.2026', 'Zum Beispiel 24.03.2027. Nie am Sonntag.'],
  ['/en', '2026-11-24T09:30', true, '24/11/2026, 09:30', 'For example, 24/03/2027, 09:30. Nie am Sonntag.'],
  ['/fr', 'demain', false, 'demain', 'Par exemple 24/03/2027. Nie am Sonntag.'],
])(
  'on %s the field shows %s in the form of the language, and an example of it',
  (...[path, value, withTime, shown, hint]) => {
    const html = draw(path, value, withTime)
    expect(html).toContain(`value="${shown}"`)
    expect(html).toContain(hint)
    expect(html).not.toContain('type="date')
  },
)

test('a field for a day in the past gives a past day as its example', () => {
  expect(draw('/', '', false, true)).toContain('Zum Beispiel 24.03.2025. Nie am Sonntag.')
})
