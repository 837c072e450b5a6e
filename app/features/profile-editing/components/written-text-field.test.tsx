import '#app/i18n/all.server.ts'
import { useForm } from '@conform-to/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { WrittenTextField } from './written-text-field.tsx'

function Sent({ text }: { text: unknown }) {
  const [, { text: field }] = useForm<{ text?: string }>({
    lastResult: { status: 'error', initialValue: { text } as Record<string, string>, error: {} },
  })
  return <WrittenTextField field={field} label="Text" language="de" max={10} rows={3} />
}

test('a text that a form named twice is shown, like any other', () => {
  const draw = (text: unknown) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <Sent text={text} />
      </MemoryRouter>,
    )
  expect(draw('Hof')).toContain('>Hof</textarea>')
  expect(draw(['Hof', 'Garten'])).toContain('</textarea>')
})
