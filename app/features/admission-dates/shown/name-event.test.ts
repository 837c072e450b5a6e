import '#app/i18n/all.server.ts'
import { expect, test } from 'vitest'
import { translator } from '#app/i18n/translate.ts'
import { nameEvent } from './name-event.ts'

test.each([
  ['de', 'holidays', 'Weihnachtsferien', 'Weihnachtsferien'],
  ['it', 'holidays', 'Vacanze di Natale', 'Vacanze di Natale'],
  ['de', 'holidays', 'Vacanze di Natale', 'Ferien · Vacanze di Natale'],
  ['de', 'registration', 'Affelnet 6e', 'Anmeldung · Affelnet 6e'],
  ['de', 'registration', '', 'Anmeldung'],
] as const)('in %s, %s named "%s" is "%s"', (locale, event, name, said) => {
  expect(nameEvent(translator(locale), { event, name })).toBe(said)
})
