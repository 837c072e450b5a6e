import '#app/i18n/all.server.ts'
import { expect, test } from 'vitest'
import { translator } from '#app/i18n/translate.ts'
import { detailText, readDetail } from './problem-detail.ts'

test('a detail is told in the language of the reader, with its numbers and days in the usual form', () => {
  const english = (detail: string) => detailText(translator('en'), 'en', readDetail(detail)!)
  expect(english('{"code":"old","day":"2026-05-01"}')).toBe('Nothing new since 01/05/2026.')
  expect(english('{"code":"status","address":"https://a.example/x.csv","status":1500}')).toBe(
    'https://a.example/x.csv returned status 1500.',
  )
  expect(english('{"code":"run","problem":"cut_off"}')).toBe('The file is incomplete.')
})

test.each([
  ['unknown_host', { host: 'a.example' }, 'a.example est introuvable.'],
  ['not_public', { host: 'a.example' }, 'a.example n’est pas sur l’internet public.'],
  ['endless', { host: 'a.example' }, 'a.example redirige sans fin.'],
  ['not_taken', { address: 'http://a.example:8080' }, 'L’adresse http://a.example:8080 n’est pas acceptée.'],
])('an address that is refused is told by the code %s', (code, rest, french) => {
  const detail = readDetail(JSON.stringify({ code, ...rest }))!
  expect(detailText(translator('fr'), 'fr', detail)).toBe(french)
})

test('a sentence of an older program stays one, and nothing is no detail', () => {
  expect(readDetail('It is gone.')).toEqual({ code: 'sentence', sentence: 'It is gone.' })
  expect(readDetail('')).toBeUndefined()
})
