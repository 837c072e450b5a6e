import { expect, test } from 'vitest'
import { processorMs } from '#lib/testing/processor-time.ts'
import { countCharacters, hasMarkup, textBlocks, tidyText } from './plain-text.ts'

test('characters are counted as people see them', () => {
  expect(countCharacters('Schülerinnen')).toBe(12)
  expect(countCharacters('Schu\u0308ler')).toBe(7)
  expect(countCharacters('👩‍🏫🇪🇺👍🏽')).toBe(3)
  expect(countCharacters('')).toBe(0)
})

test('invisible characters are removed, typed ones are kept', () => {
  expect(tidyText('a\u0000b\u0007c\u009dd')).toBe('abcd')
  expect(tidyText('Preis: \u202e92\u202c \u2066Euro\u2069\u200f')).toBe('Preis: 92 Euro')
  expect(tidyText('  eins \r\nzwei\t\rdrei\u2028vier  ')).toBe('eins\nzwei\ndrei\nvier')
  expect(tidyText('Schu\u0308ler')).toBe('Schüler')
  expect(tidyText('👩‍🏫\tLehrerin')).toBe('👩‍🏫\tLehrerin')
})

test.each(['<b>', '</p>', '<br/>', '<a href="x">', '<img src=x onerror=alert(1)>', '<!-- x', '<!DOCTYPE html>'])(
  '%s is markup',
  (text) => expect(hasMarkup(`Vor ${text} nach`)).toBe(true),
)

test.each(['a < b > c', '3 <4', '<info@schule.example>', '<3', '<https://schule.example>', 'x <- y'])(
  '%s is none',
  (text) => expect(hasMarkup(text)).toBe(false),
)

test('lines that begin with a hyphen or a bullet form a list', () => {
  expect(textBlocks('Wir bieten:\n- Chor\n• Orchester\nund mehr.\n\n\nNeuer Absatz\nzweite Zeile')).toEqual([
    { text: 'Wir bieten:' },
    { items: ['Chor', 'Orchester'] },
    { text: 'und mehr.' },
    { text: 'Neuer Absatz\nzweite Zeile' },
  ])
})

test('a negative number, a lone hyphen and a hyphenated word are no entries', () => {
  expect(textBlocks('-5 Grad\n-\nS-Bahn')).toEqual([{ text: '-5 Grad\n-\nS-Bahn' }])
  expect(textBlocks('\n \n')).toEqual([])
})

test('white space within a line is kept, any kind at its end is removed', () => {
  expect(tidyText(`x${' '.repeat(5)}x \t\u00a0\n\u3000\n y`)).toBe(`x${' '.repeat(5)}x\n\n y`)
})

test('a line of white space takes linear time', async () => {
  const text = `x${' '.repeat(2_000_000)}x`
  expect(await processorMs(() => expect(tidyText(text)).toBe(text))).toBeLessThan(5000)
})
