import { expect, test } from 'vitest'
import { isOwnHost, missingSettings } from './required-settings.ts'

test.each([
  'http://127.0.0.1:8002',
  'http://[::1]:8002',
  'http://localhost:8002',
  'http://10.0.3.7',
  'http://192.168.1.5',
  'http://[fd00::7]',
  'http://[::ffff:10.0.0.1]',
  'http://valhalla:8002',
  'http://routing.internal',
  'https://routing.schools.example',
  'https://routing.www.schools.example',
  'https://www.schools.example/routing',
])('%s is our own', (url) => {
  expect(isOwnHost(new URL(url), 'https://www.schools.example')).toBe(true)
})

test.each([
  'https://valhalla1.openstreetmap.de',
  'http://8.8.8.8',
  'http://[2606:4700::1111]',
  'https://schools.example.attacker.test',
  'https://notschools.example',
])('%s is not', (url) => {
  expect(isOwnHost(new URL(url), 'https://www.schools.example')).toBe(false)
})

test('without a site only this machine and private networks are', () => {
  expect(isOwnHost(new URL('https://routing.schools.example'))).toBe(false)
  expect(isOwnHost(new URL('http://127.0.0.1:8002'))).toBe(true)
  // The top of a short name is not the operator's.
  expect(isOwnHost(new URL('https://other.example'), 'https://schools.example')).toBe(false)
})

test('places of visitors are sent to no host of somebody else', () => {
  const wrong = { ROUTING_URL: 'https://valhalla1.openstreetmap.de', PUBLIC_URL: 'https://schools.example' }
  expect(missingSettings(wrong)).toEqual([expect.stringMatching(/^ROUTING_URL: must be the operator's own host/)])
  expect(missingSettings({ ...wrong, ROUTING_URL: 'http://127.0.0.1:8002' })).toEqual([])
})
