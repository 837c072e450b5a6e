import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import { translator } from '#app/i18n/translate.ts'
import { QUESTIONS } from '../questions.ts'
import { fullPaper, LONG_NAMES } from '../testing/papers.ts'
import { wordsIn } from './compose-paper.server.ts'
import { MAX_DOSSIER_PAGES, renderDossier } from './render-dossier.ts'

type Node = { role?: string; type?: string; alt?: string; lang?: string; children?: Node[] }

const paperIn = (locale: (typeof LOCALES)[number], schools = 5) =>
  fullPaper(
    wordsIn(locale),
    QUESTIONS.map((question) => translator(locale)(`dossier.question.${question}`)),
    schools,
  )
const open = async (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf))
const textOf = async (pdf: Buffer) =>
  (await extractText(await open(pdf), { mergePages: true })).text.replace(/\s+/g, ' ')

async function rolesOf(pdf: Buffer): Promise<Map<string, Node[]>> {
  const document = await open(pdf)
  const found: Node[] = []
  const walk = (node: Node) => {
    found.push(node)
    node.children?.forEach(walk)
  }
  for (let at = 1; at <= document.numPages; at++) {
    const tree = await (await document.getPage(at)).getStructTree()
    if (tree) walk(tree as Node)
  }
  return Map.groupBy(found, ({ role }) => role ?? '')
}

describe.each(LOCALES)('in %s', (locale) => {
  test.each([1, 2, 3, 4, 5])(
    '%i schools with everything that there is to say take eight pages at most',
    async (count) => {
      const document = await open(await renderDossier(paperIn(locale, count), locale))
      expect(document.numPages).toBeLessThanOrEqual(MAX_DOSSIER_PAGES)
      expect(document.numPages).toBeGreaterThan(count === 1 ? 3 : 4)
    },
  )
})

test('is tagged, with its language and title, heads of columns and rows, and lists', async () => {
  const pdf = await renderDossier(paperIn('fr', 3), 'fr')
  const document = await open(pdf)
  const { info } = await document.getMetadata()
  expect(info).toMatchObject({ Title: 'Dossier: 3 Schulen', Language: 'fr' })
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true })
  const roles = await rolesOf(pdf)
  for (const role of ['H1', 'H2', 'H3', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'LBody', 'P'])
    expect(roles.get(role)?.length, role).toBeGreaterThan(0)
  const raw = pdf.toString('latin1')
  expect(raw).toMatch(/\/Scope \/Column/)
  expect(raw).toMatch(/\/Scope \/Row/)
  expect(raw).toContain('/ColSpan 4')
  expect(raw).toContain('/DisplayDocTitle true')
})

test('the map is a figure with its words', async () => {
  const picture = {
    ...{ width: 480, height: 280, credit: '© OpenStreetMap', alt: 'Karte: 1 Schule am Park', home: { x: 100, y: 100 } },
    colors: { water: '#b9d7e6', text: '#47534d', edge: '#f6f4ec', home: '#1d5a45' },
    shapes: [{ path: 'M0 0L480 0L480 280Z', fill: '#f6f4ec' }],
    names: [{ name: 'Köln', x: 200, y: 100 }],
    pins: [{ x: 50, y: 60, label: '1', color: '#2b7bb0', isApproximate: true }],
  }
  const paper = paperIn('de', 1)
  const school = { name: 'Schule', lines: [], questions: [], note: '', visitOn: '3.12.2026' }
  const pdf = await renderDossier({ ...paper, picture, schools: [school] }, 'de')
  const [figure] = (await rolesOf(pdf)).get('Figure') ?? []
  expect(figure?.alt).toBe('Karte: 1 Schule am Park')
  const text = await textOf(pdf)
  for (const said of ['© OpenStreetMap', 'Köln', '3.12.2026']) expect(text).toContain(said)
})

test('what has no room is counted, and what is known of most schools stays', async () => {
  const text = await textOf(await renderDossier(paperIn('de'), 'de'))
  expect(text).toMatch(/Auf der Seite des Dossiers stehen weitere Angaben: \d+\./)
  expect(text).toContain('Angabe 0.4')
  expect(text).toContain('Gekürzt. Ganz steht die Notiz auf der Merkliste.')
  expect(text).toContain('Weitere Termine auf der Seite des Dossiers: 32.')
  expect(text).toContain('Weitere Fragen auf der Seite des Dossiers: 6.')
  expect(text).toContain('[30]')
})

test('names of all scripts keep every letter, or its code point', async () => {
  const paper = paperIn('it', 1)
  const name = 'Σχολείο Школа Łódź ĳ 学校 \u2068مدرسة\u2069'
  const text = await textOf(await renderDossier({ ...paper, schools: [{ ...paper.schools[0]!, name }] }, 'it'))
  expect(text).toContain('Σχολείο Школа Łódź')
  expect(text).toContain('[U+5B66][U+6821]')
  expect(text).not.toContain('U+2068')
})

test('long names are whole on the first page', async () => {
  const document = await open(await renderDossier(paperIn('es'), 'es'))
  const { text } = await extractText(document)
  const first = text[0]!.replace(/\s+/g, '')
  for (const name of LONG_NAMES) expect(first).toContain(name.replace(/\s+/g, ''))
})

test('the same paper gives the same bytes', async () => {
  const paper = paperIn('en', 2)
  expect(await renderDossier(paper, 'en')).toEqual(await renderDossier(paper, 'en'))
})
