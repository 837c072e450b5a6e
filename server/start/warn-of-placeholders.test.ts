import { afterEach, expect, test, vi } from 'vitest'
import * as settings from '#lib/env.ts'
import * as logging from '#lib/log.ts'
import { warnOfPlaceholders } from './warn-of-placeholders.ts'

afterEach(() => vi.restoreAllMocks())

function warned(given: Record<string, string>): unknown[] {
  vi.spyOn(settings, 'env').mockReturnValue(settings.readEnv(given))
  const warn = vi.fn()
  vi.spyOn(logging, 'log').mockReturnValue({ warn } as never)
  warnOfPlaceholders()
  return warn.mock.calls.map(([fields]) => (fields as { settings: unknown }).settings)
}

const OPERATOR = {
  OPERATOR_NAME: 'Schulweg GmbH',
  OPERATOR_ADDRESS: 'Rheinweg 3 | 50668 Köln',
  OPERATOR_VAT_ID: 'DE136695976',
  CONTACT_EMAIL: 'amt@schulweg.test',
}

test('one line names the settings that the legal pages still need', () => {
  expect(warned({ OPERATOR_NAME: 'Schulweg GmbH' })).toEqual([
    ['OPERATOR_ADDRESS', 'OPERATOR_VAT_ID', 'CONTACT_EMAIL', 'OPERATOR_LAND', 'OPERATOR_RESPONSIBLE'],
  ])
})

test('there is none when all are set; only operators in Germany need the Land and a person responsible', () => {
  expect(warned({ ...OPERATOR, OPERATOR_LAND: 'NW', OPERATOR_RESPONSIBLE: 'Ida Wolter|Weg 1|50667 Köln' })).toEqual([])
  expect(warned({ ...OPERATOR, OPERATOR_COUNTRY: 'FR' })).toEqual([])
})
