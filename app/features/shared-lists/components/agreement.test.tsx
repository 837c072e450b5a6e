import '#app/i18n/all.server.ts'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { ListView } from '../document/list-view.ts'
import { AgreementSummary } from './agreement.tsx'

const EMPTY: ListView = {
  ...{ name: '', schools: [], questions: [] },
  people: [{ id: 'anna', name: 'Anna', at: 1 }],
  ratings: new Map(),
  notes: new Map(),
}
const SCHOOL = { id: 'de-NW-1', name: 'A', place: 'Köln', at: 2 }

function shown(change: Partial<ListView>): string {
  const Page = createRoutesStub([{ path: '*', Component: () => <AgreementSummary view={{ ...EMPTY, ...change }} /> }])
  return renderToString(<Page initialEntries={['/list/1']} />)
}

test('nothing is left to do only where something was to do', () => {
  expect(shown({})).not.toContain('Was noch offen ist')
  expect(shown({ schools: [SCHOOL] })).toContain('1 Bewertung')
  const ratings = new Map([[SCHOOL.id, new Map([['anna', 'yes' as const]])]])
  expect(shown({ schools: [SCHOOL], ratings })).toContain('Alles bewertet, keine Frage offen.')
  const question = { id: 'q', text: 'Gibt es eine Mensa?', at: 3, by: 'anna', done: false }
  expect(shown({ questions: [question] })).toContain('1 offene Frage')
})
