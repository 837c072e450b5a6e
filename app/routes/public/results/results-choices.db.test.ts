import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addFacts } from '#app/features/facts/testing/add-facts.ts'
import { closeDirectory } from '#app/features/search/live/directory.server.ts'
import { db } from '#db/client.ts'
import { schoolsChanged } from '#db/school-changes.ts'
import { schoolRow } from '#db/testing/factories.ts'
import { openScreen, type Screen } from '../../testing/render-screen.tsx'
import { linksOf } from '../../testing/rows-of.ts'

beforeAll(async () => {
  const highSchool = { category: 'high_school', local_type: 'Gymnasium' } as const
  await db()
    .insertInto('schools')
    .values([
      schoolRow({ id: 'a', name: 'Gymnasium Kreuzgasse', ...highSchool, features: ['music'] }),
      schoolRow({ id: 'b', name: 'Schiller-Gymnasium', ...highSchool, ownership: 'private' }),
      schoolRow({ id: 'bonn', name: 'Gymnasium Bonn', ...highSchool, city: 'Bonn', postal_code: '53111' }),
      schoolRow({ id: 'c', name: 'Grundschule Nippes', features: ['music'] }),
      ...Array.from({ length: 25 }, (_, at) =>
        schoolRow({ id: `w${at}`, name: `Waldschule ${at + 1}`, city: 'Walddorf', postal_code: '12345' }),
      ),
    ])
    .execute()
})
afterAll(closeDirectory)

const search = (query: Record<string, string> = {}) => openScreen(`/results?${new URLSearchParams(query)}`)
const found = ({ main }: Screen) => [...main.element.querySelectorAll('h2 a')].map(({ textContent }) => textContent)
const headline = (screen: Screen) => screen.getByRole('heading', { level: 1 }).textContent

describe('rows', () => {
  test('rows say what distinguishes their schools; what all share stands once above them', async () => {
    const differing = await search({ q: 'Gymnasium', country: 'DE' })
    const row = (name: string) => differing.getByRole('link', { name }).closest('article')!.textContent
    expect([row('Schiller-Gymnasium'), row('Gymnasium Bonn')]).toEqual([
      expect.stringContaining('privat'),
      expect.stringContaining('öffentlich'),
    ])
    expect(differing.main.text).not.toMatch(/Alle auf dieser Seite: .*(öffentlich|privat).*Hinweise zur Liste/)
    const alike = await search({ q: 'Waldschule', sort: 'name' })
    expect(alike.main.text).toMatch(/Alle auf dieser Seite: .*öffentlich · noch ohne Bewertung/)
    const rows = [...alike.main.element.querySelectorAll('article')].map(({ textContent }) => textContent)
    expect(rows).toHaveLength(20)
    for (const text of rows) {
      expect(text).not.toContain('öffentlich')
      // The parts of a card stay, small.
      for (const part of ['WA', 'Grundschule', '12345 Walddorf, Deutschland', 'Keine Beschreibung vorhanden'])
        expect(text).toContain(part)
    }
  })

  test('a school alone in the list shares nothing', async () => {
    const screen = await search({ q: 'Schiller-Gymnasium', country: 'DE', ownership: 'private' })
    expect(found(screen)).toEqual(['Schiller-Gymnasium'])
    expect(screen.getByRole('link', { name: 'Schiller-Gymnasium' }).closest('article')!.textContent).toContain('privat')
    expect(screen.main.text).not.toContain('Alle auf dieser Seite')
  })

  test('what applies to the whole list stands directly below it, and a link above leads there', async () => {
    const screen = await search({ q: 'Gymnasium Köln' })
    const to = linksOf(screen.main)['Hinweise zur Liste']!
    const notes = screen.main.element.querySelector(to)!
    expect(notes.textContent).toBe('Entfernung ist keine Zusage für einen Platz. So ordnen wir Ergebnisse')
    expect(notes.previousElementSibling!.querySelector('article')).toBeTruthy()
  })
})

describe('nothing found by a feature', () => {
  test('offers the schools of which it is not known', async () => {
    const screen = await search({ q: 'Waldschule', feature: 'fullDay' })
    expect([headline(screen), found(screen)]).toEqual(['Keine Schulen gefunden für „Waldschule“', []])
    expect(screen.main.text).toContain('Ohne „Ganztag“ gäbe es 25 Treffer. Bei 25 davon ist das nicht bekannt.')
    expect(found(await screen.main.follow('„Ganztag“ entfernen'))).toHaveLength(20)
  })

  test('does not count those that are known to lack it as unknown', async () => {
    await addFacts('w0', { fact: 'all_day_form', choice: 'none' })
    await addFacts('w1', { fact: 'all_day_form', choice: 'none' })
    await db().updateTable('schools').set({ street: 'Waldweg 1' }).where('id', 'in', ['w0', 'w1']).execute()
    await schoolsChanged()
    const screen = await search({ q: 'Waldschule', feature: 'fullDay' })
    expect(screen.main.text).toContain('Ohne „Ganztag“ gäbe es 25 Treffer. Bei 23 davon ist das nicht bekannt.')
    const faith = await search({ q: 'Waldschule', faith: 'catholic' })
    expect(faith.main.text).toContain('Ohne „Konfession“ gäbe es 25 Treffer. Bei 25 davon ist das nicht bekannt.')
    const ownership = await search({ q: 'Waldschule', ownership: 'private' })
    expect(ownership.main.text).toContain('Ohne „Träger“ gäbe es 25 Treffer.')
    expect(ownership.main.text).not.toContain('davon ist das nicht bekannt')
  })
})

describe('filters', () => {
  /** Returns the lines of a filter: those that show, and those that are folded. */
  const choices = (screen: Screen, name: string) => {
    const lines = [...screen.main.element.querySelectorAll(`label input[name=${name}]`)].map(
      (box) => box.closest('label')!,
    )
    const [shown, folded] = [false, true].map((isFolded) =>
      lines.filter((line) => (line.closest('details') !== null) === isFolded).map(({ textContent }) => textContent),
    ) as [string[], string[]]
    return { shown, folded }
  }

  test('keep all types and features in reach: what is rarely stated is folded, with how rarely', async () => {
    const screen = await search({ country: 'DE' })
    const features = choices(screen, 'feature')
    expect(features.shown.length + features.folded.length).toBe(14)
    expect(features.shown).toEqual([expect.stringMatching(/^Musikvon 2\d Schulen nicht bekannt2$/)])
    expect(features.folded).toContain('Montessori0 von 29')
    expect(screen.main.text).toContain('Selten angegeben')
    const types = choices(screen, 'type')
    expect(types.shown.length + types.folded.length).toBe(6)
    expect(types.folded).toContain('Förderschule0 von 29')
    const chosen = choices(await search({ country: 'DE', feature: 'waldorf' }), 'feature')
    expect(chosen.shown).toEqual([expect.stringMatching(/^Waldorf/)])
    expect(chosen.folded).toHaveLength(13)
  })

  test('a country that all results share is not offered, unless it is chosen', async () => {
    expect(choices(await search({ q: 'Waldschule' }), 'country').shown).toEqual([])
    expect(choices(await search({ q: 'Waldschule', country: 'DE' }), 'country').shown).toEqual(['Deutschland25'])
  })
})
