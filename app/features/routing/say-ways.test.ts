import { expect, test } from 'vitest'
import '#app/i18n/all.server.ts'
import { LOCALES } from '#app/i18n/locales.ts'
import { sayWays } from './say-ways.ts'
import { isWithin, roundPoint } from './ways.ts'

test('minutes are said to be about right', () => {
  expect(sayWays({ foot: 12, bicycle: 5 }, 'de')).toBe('etwa 12 Min. zu Fuß, 5 Min. mit dem Rad')
  expect(sayWays({ foot: 12 }, 'en')).toBe('about 12 min on foot')
  const about = { de: 'etwa', en: 'about', fr: 'environ', es: 'unos', it: 'circa' }
  for (const locale of LOCALES) expect(sayWays({ bicycle: 7 }, locale)).toContain(about[locale])
})

test('of ways that no child goes nothing is said, nor of those that nobody knows', () => {
  expect(sayWays({ foot: 61, bicycle: 20 }, 'de')).toBe('etwa 20 Min. mit dem Rad')
  expect(sayWays({ foot: 300, bicycle: 91 }, 'de')).toBe('')
  expect(sayWays({}, 'de')).toBe('')
  expect(sayWays({ foot: 1, bicycle: 1 }, 'de')).toBe('etwa 1 Min. zu Fuß')
})

test('a way that is not known is within no limit', () => {
  expect(isWithin({ foot: 20 }, ['foot.20'])).toBe(true)
  expect(isWithin({ foot: 21 }, ['foot.20'])).toBe(false)
  expect(isWithin({ foot: 21, bicycle: 9 }, ['foot.20', 'bicycle.10'])).toBe(true)
  expect(isWithin({}, ['bicycle.30'])).toBe(false)
  expect(isWithin(undefined, ['bicycle.30'])).toBe(false)
})

test('public transport is named with its time where walking is not as fast', () => {
  expect(sayWays({ foot: 55, bicycle: 20, transit: 30 }, 'en')).toBe(
    'about 55 min on foot, 20 min by bicycle, at most about 30 min by public transport at 7:45 on a school day',
  )
  for (const locale of LOCALES) expect(sayWays({ transit: 45 }, locale)).toMatch(/45.*7(:|\u00a0h\u00a0)45/)
  expect(sayWays({ foot: 15, transit: 15 }, 'en')).toBe('about 15 min on foot')
  expect(isWithin({ transit: 30 }, ['transit.45'])).toBe(true)
  expect(isWithin({ foot: 10, transit: 60 }, ['transit.45'])).toBe(false)
})

test('a point is known to about a hundred metres outside the device', () => {
  expect(roundPoint({ lat: 50.941234567, lng: -6.95678 })).toEqual({ lat: 50.941, lng: -6.957 })
})
