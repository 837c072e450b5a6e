import { expect, test } from 'vitest'
import '#app/i18n/all.server.ts'
import { findCatchmentHint } from './find-catchment-hint.server.ts'
import { addArea, addSector } from './testing/catchment-rows.ts'

const BERLIN = { name: 'Berlin-Mitte', region: 'Berlin', country: 'DE' }
const VITRE = { name: 'Vitré', region: 'Bretagne', country: 'FR' }

test('nothing leads to the page while no edition is imported', async () => {
  expect(await findCatchmentHint('einschulungsbereich', BERLIN, 'de')).toBeNull()
  expect(await findCatchmentHint('einschulungsbereich', undefined, 'de')).toBeNull()
  expect(await findCatchmentHint('', VITRE, 'fr')).toBeNull()
})

test('a search in Berlin or in a listed commune asks for the address', async () => {
  await addArea('0101', [13.4, 52.5])
  await addSector()
  expect(await findCatchmentHint('grundschule', BERLIN, 'de')).toEqual({
    label: 'Welche Grundschule ist in Berlin für eure Adresse zuständig?',
    to: '/catchment',
  })
  expect((await findCatchmentHint('collège', VITRE, 'fr'))?.label).toContain('Ille-et-Vilaine')
  expect(await findCatchmentHint('collège', { ...VITRE, name: 'Dinan' }, 'fr')).toBeNull()
  expect(await findCatchmentHint('schule', { ...BERLIN, region: 'Brandenburg' }, 'de')).toBeNull()
})

test.each([
  ['Einschulungsbereich 10117', true],
  ['zuständige Grundschule', true],
  ['zustaendige grundschule', true],
  ['carte scolaire', true],
  ['collège de secteur', true],
  ['catchment area', true],
  ['grundschule', false],
  ['zuständig', false],
  ['cartes scolaires', false],
])('%s asks for the responsible school: %s', async (text, isAsking) => {
  expect((await findCatchmentHint(text, undefined, 'de')) !== null).toBe(isAsking)
})
