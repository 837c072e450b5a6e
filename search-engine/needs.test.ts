import { expect, test } from 'vitest'
import { SEARCHED_FACTS } from './base/searched-facts.ts'
import type { DocumentFact, SchoolDocument } from './index/document.ts'
import { SearchEngine, type SearchQuery, textQuery } from './index.ts'
import { makeSchool } from './testing/make-school.ts'

/** The needs that a register states of a school. */
function stated(...needs: string[]): { facts: DocumentFact[] } {
  const { support_needs: searched } = SEARCHED_FACTS
  const choices = 'choices' in searched ? searched.choices : []
  const value = needs.reduce((bits, need) => bits + 2 ** choices.indexOf(need), 0)
  return { facts: [{ fact: 'support_needs', value, edition: 0 }] }
}

const ENGLAND = { country: 'GB', region: 'Hampshire', city: 'Winchester', localType: 'Academy' } as const

const SCHOOLS: Partial<SchoolDocument>[] = [
  { id: 'unknown', name: 'Western', ...ENGLAND, ratingCount: 9 },
  { id: 'both', name: 'Weeke', ...ENGLAND, ...stated('autism', 'hearing') },
  { id: 'last', name: 'Kings', ...ENGLAND, ...stated('other') },
  { id: 'hearing', name: 'Henry Beaufort', ...ENGLAND, ...stated('hearing') },
  { id: 'named', name: 'Hope Autism School', ...ENGLAND },
  { id: 'unit', name: 'Stanmore', ...ENGLAND, facts: [{ fact: 'resourced_provision', value: 1, edition: 0 }] },
]
const engine = SearchEngine.build(SCHOOLS.map((school) => makeSchool(school)))
const search = (text: string, limits: Partial<SearchQuery> = {}) => engine.search(textQuery(text, limits))
const ids = (text: string, limits?: Partial<SearchQuery>) => search(text, limits).hits.map(({ id }) => id)

test('a school has several needs, and one of the chosen ones is enough', () => {
  expect(ids('', { facts: ['support_needs.autism'] })).toEqual(['both'])
  expect(ids('', { facts: ['support_needs.autism', 'support_needs.hearing'] }).sort()).toEqual(['both', 'hearing'])
  expect(ids('', { facts: ['support_needs.other'] })).toEqual(['last'])
})

test('the numbers behind the needs count a school at each of its own, and those of which none is known apart', () => {
  const { factFacets } = search('', { withFacts: true })
  const facet = factFacets?.facets.find(({ fact }) => fact === 'support_needs')
  expect(facet).toMatchObject({
    counts: {
      'support_needs.autism': 1,
      'support_needs.hearing': 2,
      'support_needs.other': 1,
      'support_needs.sight': 0,
    },
    unknown: 3,
  })
})

test('needs stay when changes are merged and when an index is stored', () => {
  const changed = SearchEngine.build(SCHOOLS.slice(1).map((school) => makeSchool(school)))
  changed.apply([makeSchool(SCHOOLS[0]!)])
  expect(changed.search(textQuery('', { facts: ['support_needs.hearing'] })).total).toBe(2)
})

test.each([
  ['autism', 'both'],
  ['Autismus', 'both'],
  ['autisme', 'both'],
  ['autismo', 'both'],
  ['hearing impairment', 'both'],
  ['gehörlos', 'both'],
  ['sordi', 'both'],
  ['discapacidad auditiva', 'both'],
  ['malentendants', 'both'],
  ['autism unit', 'both'],
  ['SEN unit', 'unit'],
  ['resourced provision', 'unit'],
])('%s finds schools of which a register states it', (text, id) => expect(ids(text)).toContain(id))

test('in a town those come first, beside those with the words in their name, and unknown is not no', () => {
  const found = ids('autism Winchester')
  expect(found.slice(0, 2).sort()).toEqual(['both', 'named'])
  expect(found.toSorted()).toEqual(['both', 'hearing', 'last', 'named', 'unit', 'unknown'])
})

test('a register states no need of which it says nothing: who lists another is as unknown as who lists none', () => {
  const concession = search('autism Winchester').concessions.find(({ kind }) => kind === 'property')
  expect(concession).toMatchObject({ having: 2, total: 6, isKnown: false })
})

test('what French collèges have a SEGPA for is found by it', () => {
  const french = { country: 'FR', region: 'Rhône', city: 'Lyon', localType: 'Collège', category: 'secondary' } as const
  const colleges = SearchEngine.build([
    makeSchool({ id: 'plain', name: 'Collège Jean Moulin', ...french }),
    makeSchool({
      id: 'segpa',
      name: 'Collège Vendôme',
      ...french,
      facts: [{ fact: 'adapted_education', value: 1, edition: 0 }],
    }),
  ])
  const found = (text: string) => colleges.search(textQuery(text)).hits.map(({ id }) => id)
  expect([found('SEGPA Lyon')[0], found('grande difficulté scolaire Lyon')[0]]).toEqual(['segpa', 'segpa'])
})
