import { expect, test } from 'vitest'
import { editionDate } from './edition-date.ts'

test.each([
  ['edubasealldata20241105.csv', '2024-11-05'],
  ['SCUANAGRAFESTAT20252620250901.csv.gz', '2025-09-01'],
  ['jedeschule-data-2026-03-28_frankfurt.csv', '2026-03-28'],
  ['fr-en-annuaire-education_2026-05_val-de-marne.csv', '2026-05-01'],
  ['gias_sample_2019-02.csv', '2019-02-01'],
  ['schools-2023-02-30.csv', undefined],
  ['dati_scuole_20242025.csv.gz', undefined],
  ['nrw_schuldaten.csv', undefined],
])('%s', (name, date) => expect(editionDate(name)).toBe(date))
