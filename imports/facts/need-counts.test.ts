import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHOICE_SEPARATOR } from '#app/features/facts/vocabulary/fact-definition.ts'
import { deHamburg } from '../de-hamburg/source.ts'
import { gbGias } from '../gb-gias/source.ts'
import type { Source } from '../source.ts'
import { csv, readFacts } from '../testing/read-table.ts'

/** The words of a register for some needs, each with ours; none of them is part of another. */
type Words = Readonly<Record<string, string>>

const SEN: Words = {
  'ASD - Autistic Spectrum Disorder': 'autism',
  'SLCN - Speech, language and Communication': 'speech_language',
  'SEMH - Social, Emotional and Mental Health': 'behaviour_emotional',
  'HI - Hearing Impairment': 'hearing',
  'VI - Visual Impairment': 'sight',
  'PD - Physical Disability': 'physical',
}
const COLUMNS = Object.keys(SEN).map((_, at) => `SEN${at + 1} (name)`)
const FOCUS: Words = {
  Autismus: 'autism',
  Sprache: 'speech_language',
  Lernen: 'learning',
  'geistige Entwicklung': 'severe_learning',
  'Sehen (blind)': 'sight',
}

/** A file of some schools, each with the needs given. */
type Extract = (schools: readonly (readonly string[])[]) => string

const gias: Extract = (schools) =>
  csv(
    schools.map((needs, at) => ({
      header: ['URN', 'EstablishmentName', 'TypeOfEstablishment (name)', 'EstablishmentTypeGroup (name)', ...GIAS_REST],
      cells: [
        ...[String(100_000 + at), `School ${at}`, 'Community school', 'LA maintained schools'],
        ...['Open', 'Primary', 'Street', '', '', 'Town', 'W10 5EF', '3', '11', '533498', '181201'],
        ...COLUMNS.map((_, column) => needs[column] ?? ''),
      ],
    })),
  )
const GIAS_REST = [
  ...['EstablishmentStatus (name)', 'PhaseOfEducation (name)', 'Street', 'Locality', 'Address3', 'Town', 'Postcode'],
  ...['StatutoryLowAge', 'StatutoryHighAge', 'Easting', 'Northing', ...COLUMNS],
]

const hamburg: Extract = (schools) =>
  csv(
    schools.map((needs, at) => ({
      header: ['schul_id', 'schulname', 'kapitelbezeichnung', 'schulform', 'rechtsform', ...HAMBURG_REST],
      cells: [
        ...[`${5000 + at}-0`, `Schule ${at}`, 'Grundschulen', 'Grundschule', 'staatlich'],
        ...['Weg 2', '22307 Hamburg', needs.join('|')],
      ],
    })),
    ';',
  )
const HAMBURG_REST = ['adresse_strasse_hausnr', 'adresse_ort', 'foerderart']

test.each<[string, Source, Words, Extract]>([
  ['England', gbGias, SEN, gias],
  ['Hamburg', deHamburg, FOCUS, hamburg],
])('%s: as many schools per need as lines of the file with its word', async (_, source, words, extract) => {
  const schools = fc.array(fc.subarray(Object.keys(words)), { minLength: 1, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(schools, async (needs) => {
      const content = extract(needs)
      const lines = content.trimEnd().split('\n').slice(1)
      const inFile = Object.entries(words).map(([word, need]) => [
        need,
        lines.filter((line) => line.includes(word)).length,
      ])
      const found = await readFacts(source, { content })
      const read = found.flatMap((row) => (typeof row === 'object' ? row.facts : []))
      const stated = read.flatMap(({ fact, choice = '' }) =>
        fact === 'support_needs' ? choice.split(CHOICE_SEPARATOR) : [],
      )
      const imported = Object.values(words).map((need) => [need, stated.filter((one) => one === need).length])
      expect(imported).toEqual(inFile)
      expect(stated).toHaveLength(needs.flat().length)
    }),
    { numRuns: 20 },
  )
})
