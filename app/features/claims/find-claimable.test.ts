import { expect, test } from 'vitest'
import { maskEmail } from './find-claimable.server.ts'

test('shows the first letters and the country, never how long the rest is', () => {
  expect(maskEmail('sekretariat@gymnasium-koeln.de')).toBe('s•••••@g•••••.de')
  expect(maskEmail('ce.0940001a@ac-creteil.fr')).toBe('c•••••@a•••••.fr')
  expect(maskEmail('a@b.sch.uk')).toBe('a•••••@b•••••.uk')
})
