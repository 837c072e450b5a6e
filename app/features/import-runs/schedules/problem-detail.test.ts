import '#app/i18n/all.server.ts'
import { expect, test } from 'vitest'
import { translator } from '#app/i18n/translate.ts'
import { detailText, readDetail } from './problem-detail.ts'

test('a detail is told in the language of the reader, with its numbers and days in the usual form', () => {
  const english = (detail: string) => detailText(translator('en'), 'en', readDetail(detail)!)
  expect(english('{"code":"old","day":"2026-05-01"}')).toBe('Nothing new since 01/05/2026.')
  expect(english('{"code":"status","address":"https://a.example/x.csv","status":1500}')).toBe(
    'https://a.example/x.csv answered with status 1500.',
  )
  expect(english('{"code":"run","problem":"cut_off"}')).toBe('The file is cut off.')
})

test('a sentence of an older program stays one, and nothing is no detail', () => {
  expect(readDetail('It is gone.')).toEqual({ code: 'sentence', sentence: 'It is gone.' })
  expect(readDetail('')).toBeUndefined()
})
