import { expect, test } from 'vitest'
import { knownRegions, knownStages, type RegionCount } from './thin-coverage.ts'

const region = (name: string, counts: Partial<Record<RegionCount['category'], number>>): RegionCount[] =>
  Object.entries(counts).map(([category, schools]) => ({
    region: name,
    category: category as RegionCount['category'],
    schools,
  }))
const complete = region('Val-de-Marne', { primary: 600, secondary: 140, high_school: 60 })

test('a region that has every stage as others do is told nothing about', () => {
  const counts = [...complete, ...region('Lot', { primary: 200, secondary: 40, high_school: 15 })]
  expect(knownStages('FR', 'Lot', counts)).toBeUndefined()
  expect(knownStages('FR', 'Val-de-Marne', counts)).toBeUndefined()
})

test('a region without the stages that others have names the ones that are known', () => {
  const counts = [...complete, ...region('Rhône', { secondary: 195, vocational: 59, special_needs: 29 })]
  expect(knownStages('FR', 'Rhône', counts)).toEqual(['secondary'])
  const more = [...complete, ...region('Rhône', { secondary: 195, high_school: 71 })]
  expect(knownStages('FR', 'Rhône', more)).toEqual(['secondary', 'high_school'])
})

test('regions that list one stage alone do not make it seem missing where others are known', () => {
  const alone = ['Ain', 'Paris'].flatMap((name) => region(name, { secondary: 200 }))
  const counts = [...complete, ...alone, ...region('Rhône', { secondary: 195, high_school: 71 })]
  expect(knownStages('FR', 'Rhône', counts)).toEqual(['secondary', 'high_school'])
  expect(knownStages('FR', 'Paris', counts)).toEqual(['secondary'])
})

test('a single school among so many does not make a stage known', () => {
  const counts = [...complete, ...region('Rhône', { secondary: 195, high_school: 1, primary: 9 })]
  expect(knownStages('FR', 'Rhône', counts)).toEqual(['secondary'])
})

test('a stage that no region has is missing wherever others are known', () => {
  const counts = [...region('Lot', { secondary: 40 }), ...region('Creuse', { secondary: 4 })]
  expect(knownStages('FR', 'Lot', counts)).toEqual(['secondary'])
  expect(knownStages('FR', 'Creuse', counts)).toBeUndefined()
})

test('a small region may lack a stage by chance', () => {
  const counts = [...complete, ...region('Saint-Martin', { primary: 8, secondary: 3 })]
  expect(knownStages('FR', 'Saint-Martin', counts)).toBeUndefined()
})

test('grammar schools are no stage in Britain', () => {
  const counts = [
    ...region('Kent', { primary: 200, secondary: 40, high_school: 32 }),
    ...region('Leeds', { primary: 200, secondary: 40 }),
  ]
  expect(knownStages('GB', 'Leeds', counts)).toBeUndefined()
})

test('a region of which nothing is known is told nothing about', () => {
  expect(knownStages('FR', 'Nowhere', complete)).toBeUndefined()
})

test('the known regions are named where they are few, the best known first', () => {
  const counts = [...region('Sevilla', { primary: 20 }), ...region('Madrid', { primary: 90, secondary: 9 })]
  expect(knownRegions('ES', counts)).toEqual(['Madrid', 'Sevilla'])
  expect(knownRegions('ES', [...counts, ...region('Soria', { primary: 2 }), ...region('', { primary: 99 })])).toEqual([
    'Madrid',
    'Sevilla',
  ])
  expect(knownRegions('GB', counts)).toBeUndefined()
  expect(knownRegions('ES', [])).toBeUndefined()
})

test('regions are not named where most are known', () => {
  const names = Array.from({ length: 11 }, (_, index) => `Regione ${index}`)
  const counts = names.flatMap((name) => region(name, { primary: 50 }))
  expect(knownRegions('IT', counts)).toBeUndefined()
  expect(knownRegions('IT', counts.slice(1))).toHaveLength(10)
})
