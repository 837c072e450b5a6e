import '#app/i18n/all.server.ts'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Locale } from '#app/i18n/locales.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { KeptItem, keepItemsWith } from '#app/ui/lists/kept-item.tsx'
import { keepHtml } from './keep-html.server.tsx'

let rendered = 0

function Content({ school }: { school: { name: string; city?: string } }) {
  rendered++
  const t = useTranslation()
  return (
    <>
      {school.name} · {t('school.viewProfile')} {school.city}
      <b>{'<i>'}</b>
    </>
  )
}

/** Renders a list as a page of a language does, and says how many items were rendered for it. */
function list(locale: Locale, schools: { name: string; city?: string }[]) {
  rendered = 0
  const html = renderToString(
    <StaticRouter location={`/${locale}`}>
      {schools.map((school) => (
        <KeptItem key={school.name} of={school} className="row">
          <Content school={school} />
        </KeptItem>
      ))}
    </StaticRouter>,
  )
  return { html, rendered }
}

test('an item has the same HTML when it is kept, in each language, and is rendered once for the same data', () => {
  const schools = [{ name: 'A & B' }, { name: 'C', city: 'Köln' }]
  keepItemsWith(() => undefined)
  const [german, french] = [list('de', schools).html, list('fr', schools).html]
  keepItemsWith(keepHtml)
  expect(list('de', schools)).toEqual({ html: german, rendered: 2 })
  expect(list('de', schools)).toEqual({ html: german, rendered: 0 })
  expect(list('fr', schools)).toEqual({ html: french, rendered: 2 })
  expect(german).not.toBe(french)
})

test('an item of other data is rendered anew', () => {
  keepItemsWith(keepHtml)
  list('de', [{ name: 'D', city: 'Ulm' }])
  const { html, rendered: again } = list('de', [{ name: 'D', city: 'Bonn' }])
  expect(again).toBe(1)
  expect(html).toContain('Bonn')
})

test.each([
  ['waits for something', () => <Unfinished thrown={new Promise(() => {})} />],
  ['fails', () => <Unfinished thrown={new Error('broken')} />],
  ['has a picture, for which React writes a link in front', () => <img src="/logo.svg" alt="" />],
])('an item that %s is not kept', (name, item) => {
  expect(keepHtml(item(), 'de', name)).toBeUndefined()
})

function Unfinished({ thrown }: { thrown: unknown }): never {
  throw thrown
}
