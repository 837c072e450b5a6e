import { expect, test } from 'vitest'
import { onDay } from './fact.ts'
import { supportNeeds, withSupportNeeds } from './support-needs.ts'

test('words of registers become needs that all countries share, and stay', () => {
  const words = { fact: 'support_units', choice: 'Hearing Impairment; Autistic Spectrum Disorder' } as const
  expect(withSupportNeeds([words])).toEqual([words, { fact: 'support_needs', choice: 'autism; hearing' }])
})

test('several words may mean one need, of the same day', () => {
  const period = onDay('2026-04-01')
  const focus = { fact: 'support_focus', choice: 'Hören (gehörlos); hören (schwerhörig)', period } as const
  expect(withSupportNeeds([focus])).toEqual([focus, { fact: 'support_needs', choice: 'hearing', period }])
})

test('unknown words mean no need, and a need that a mapping states itself stays', () => {
  const unknown = [{ fact: 'support_focus', choice: 'Inklusion invers' }] as const
  expect(withSupportNeeds(unknown)).toEqual(unknown)
  const stated = [...unknown, { fact: 'support_needs', choice: 'newcomers_language' }] as const
  expect(withSupportNeeds(stated)).toBe(stated)
})

test('no needs are no fact, rather than none', () => {
  expect(supportNeeds([])).toEqual([])
})
