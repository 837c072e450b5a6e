import { expect, test } from 'vitest'
import { allowedMapOrigin } from './allowed-map-origin.server.ts'

const STYLE = 'https://tiles.example/styles/basic.json?key=1'

function ask(path: string, cookie: string, style: string | undefined = STYLE) {
  return allowedMapOrigin(new Request(`https://schulen.example${path}`, { headers: { cookie } }), style)
}

test('who agreed may load maps of the server of the settings on pages with a map', () => {
  expect(ask('/results?view=map', 'theme=dark; map-server=https://tiles.example')).toBe('https://tiles.example')
  expect(ask('/fr/results', 'map-server=https://tiles.example')).toBe('https://tiles.example')
})

test.each([
  ['who did not agree', '/results', ''],
  ['who took it back', '/results', 'map-server='],
  ['who agreed to another server', '/results', 'map-server=https://other.example'],
  ['who writes a policy into the cookie', '/results', "map-server=https://tiles.example 'unsafe-inline'"],
  ['who sends nonsense', '/results', 'map-server=%E0%A4%A'],
])('nothing is allowed for %s', (_, path, cookie) => {
  expect(ask(path, cookie)).toBeUndefined()
})

test('without such a setting nothing is allowed', () => {
  const request = new Request('https://schulen.example/results', {
    headers: { cookie: 'map-server=https://tiles.example' },
  })
  expect(allowedMapOrigin(request)).toBeUndefined()
})
