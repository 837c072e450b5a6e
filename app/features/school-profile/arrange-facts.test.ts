import '#app/i18n/all.server.ts'
import { expect, test } from 'vitest'
import type { SchoolFacts, ShownFact } from '#app/features/facts/find-school-facts.server.ts'
import type { FactId } from '#app/features/facts/vocabulary/facts.ts'
import { arrangeFacts } from './arrange-facts.ts'
import type { RegisterRow } from './present-facts.ts'

const fact = (id: FactId, value: string, period = '2024/25'): ShownFact => ({
  id,
  icon: 'list',
  label: id,
  value,
  period,
})
const row = (key: RegisterRow['key'], official: string, own = ''): RegisterRow => ({ key, label: key, official, own })

/** The facts of a school with some in sections, of which the first few are the most telling. */
function factsOf(sections: Record<string, ShownFact[]>, telling = 0, lacking: FactId[] = []): SchoolFacts {
  const all = Object.values(sections).flat()
  return {
    glance: all.slice(0, telling),
    lines: [],
    sections: Object.entries(sections).map(([title, facts]) => ({
      id: 'school',
      title,
      facts,
      absent: lacking.length > 0 ? [{ label: 'fehlt', names: lacking.join(), period: '2024/25', ids: lacking }] : [],
    })),
    sources: [
      { attribution: 'Amt', url: 'https://a.example' },
      { attribution: 'Statistik', url: 'https://b.example' },
    ],
  }
}

const register = { date: '2026-03-01', number: '123', attribution: 'Amt' }
const arrange = (
  facts: SchoolFacts | null,
  { rows = [] as RegisterRow[], tells = [] as ('faith' | 'pupils' | 'ages')[] } = {},
) =>
  arrangeFacts(
    { facts: rows, register: register as never, city: 'Köln' },
    facts,
    tells.length > 0 ? { text: 'Ein Satz', tells } : null,
    'de',
  )
const idsOf = (facts: readonly ShownFact[]) => facts.map(({ id }) => id)

test('three telling facts are tiles, fewer are not, and each fact stands once', () => {
  const facts = { Kinder: [fact('pupils', '412'), fact('absence', '6 %'), fact('class_size', '24')] }
  const many = arrange(factsOf(facts, 3))
  expect([idsOf(many.tiles), many.few, many.sections]).toEqual([['pupils', 'absence', 'class_size'], [], []])
  const few = arrange(factsOf(facts, 2))
  expect([few.tiles, idsOf(few.few)]).toEqual([[], ['pupils', 'absence', 'class_size']])
})

test('many facts are parted into sections, without what tiles tell and what is said to be absent', () => {
  const ids: FactId[] = ['boys', 'girls', 'trust', 'operator', 'clubs', 'studies', 'profile', 'ministry', 'canteen']
  const telling = [fact('pupils', '412'), fact('absence', '6 %'), fact('class_size', '24')]
  const shown = arrange(factsOf({ Kinder: [...telling, ...ids.map((id) => fact(id, 'x'))] }, 3, ['canteen']))
  expect(shown.few).toEqual([])
  expect(shown.sections.map(({ facts }) => idsOf(facts))).toEqual([ids.slice(0, -1)])
  expect(shown.sections[0]!.absent).toMatchObject([{ names: 'canteen', period: '' }])
})

test('a period stands beside a fact only where it differs, and that of the register nowhere', () => {
  const few = arrange(factsOf({ Schule: [fact('trust', 'A', '01.03.2026'), fact('operator', 'B', '2019')] }))
  expect(few.few.map(({ period }) => period)).toEqual(['', '2019'])
  const tiles = ['2024/25', '2024/25', '2019'].map((period, at) =>
    fact((['pupils', 'absence', 'class_size'] as const)[at]!, '1', period),
  )
  const shown = arrange(factsOf({ Kinder: tiles }, 3))
  expect([shown.period, ...shown.tiles.map(({ period }) => period)]).toEqual(['2024/25', '', '', '2019'])
  const dated = arrange(factsOf({ Kinder: tiles.map((one) => ({ ...one, period: '01.03.2026' })) }, 3))
  expect([dated.period, ...dated.tiles.map(({ period }) => period)]).toEqual(['', '', '', ''])
})

test('what the header tells is no row, unless school and register differ', () => {
  const told = [row('facts.type', 'Gymnasium'), row('facts.ownership', 'privat'), row('filter.features', 'Ganztag')]
  expect(arrange(null, { rows: [row('facts.number', '123'), ...told] }).rows).toEqual([row('facts.number', '123')])
  const differing = [
    row('facts.type', 'Gymnasium', 'Gesamtschule'),
    { ...row('facts.ownership', 'privat'), register: '' },
  ]
  expect(arrange(null, { rows: differing }).rows).toEqual(differing)
})

test('a row is left out where the sentence or a more precise fact tells it', () => {
  const rows = [row('filter.faith', 'katholisch'), row('facts.pupils', '412'), row('filter.age', '10 bis 16 Jahre')]
  expect(arrange(null, { rows }).rows).toEqual(rows)
  expect(arrange(null, { rows, tells: ['faith', 'ages'] }).rows).toEqual([rows[1]])
  const precise = factsOf({ Schule: [fact('faith_named', 'Erzbistum'), fact('pupils', '410')] })
  expect(arrange(precise, { rows }).rows).toEqual([rows[2]])
})

test('what only the school says is never left out', () => {
  const rows = [row('facts.pupils', '', '430')]
  expect(arrange(factsOf({ Kinder: [fact('pupils', '410')] }), { rows, tells: ['pupils'] }).rows).toEqual(rows)
})

test('the number and the town are not told again, and the register is named once', () => {
  const shown = arrange(
    factsOf({ Schule: [fact('official_code', '123'), fact('district', 'Köln'), fact('authority', 'Bezirk')] }),
  )
  expect(idsOf(shown.few)).toEqual(['authority'])
  expect(shown.sources.map(({ attribution }) => attribution)).toEqual(['Statistik'])
})
