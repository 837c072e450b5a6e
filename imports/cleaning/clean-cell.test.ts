import { expect, test } from 'vitest'
import { cleanCell, repairMojibake } from './clean-cell.ts'

test.each(['', 'NA', 'Non Disponibile', 'Not applicable', 'Not collected', 'null', 'https://', '-', '  ', '\u00a0'])(
  '%j means nothing',
  (cell) => expect(cleanCell(cell)).toBe(''),
)

test('collapses spaces and trims the text', () => {
  expect(cleanCell('  Paris  7e \u00a0Arrondissement\u200b ')).toBe('Paris 7e Arrondissement')
  expect(cleanCell('zwei\nZeilen')).toBe('zwei Zeilen')
})

test('composes characters', () => expect(cleanCell('Cre\u0301teil')).toBe('Créteil'))

test('text read in the wrong encoding is repaired, correct text is unchanged', () => {
  expect(cleanCell('GrundschÃ¼le SÃ¼d')).toBe('Grundschüle Süd')
  expect(cleanCell('Collège Å’uvre'.normalize('NFC'))).toBe('Collège Å’uvre')
  expect(repairMojibake('Lâ€™Ã‰cole')).toBe('L’École')
  expect(cleanCell('Ángel de Haro, Vícar, NATIVITÀ')).toBe('Ángel de Haro, Vícar, NATIVITÀ')
})

test('names that only contain such a word are unchanged', () => {
  expect(cleanCell('NA - I.C. Bosco')).toBe('NA - I.C. Bosco')
  expect(cleanCell('Nadia')).toBe('Nadia')
})
