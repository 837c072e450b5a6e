import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#lib/testing/eventually.ts'
import { keepPage } from './keep-page.client.ts'

const wait = vi.hoisted(() => vi.fn((load: () => Promise<void>) => load()))
vi.mock('#app/ui/connection/wait-for-connection.ts', () => ({ loadAgain: wait }))

const assign = vi.fn()
let navigation: EventTarget

/** A page whose router loads the page of this address, or none. */
function open(next?: { pathname: string; search: string; hash: string }) {
  navigation = new EventTarget()
  vi.stubGlobal('window', { navigation, __reactRouterDataRouter: { state: { navigation: { location: next } } } })
  vi.stubGlobal('location', { assign })
  vi.stubGlobal('navigator', { onLine: true })
  keepPage()
}

/** Returns whether the browser goes through with a navigation. */
const navigate = (navigationType: string) =>
  navigation.dispatchEvent(Object.assign(new Event('navigate', { cancelable: true }), { navigationType }))

beforeEach(() => void [wait.mockClear(), assign.mockClear()])
afterEach(() => vi.unstubAllGlobals())

test('a reload in the middle of a navigation is held back, and the next page opens once there is a server', async () => {
  open({ pathname: '/schools/1', search: '?from=list', hash: '#reviews' })
  expect(navigate('reload')).toBe(false)
  await eventually(() => expect(wait).toHaveBeenCalledOnce())
  expect(assign).toHaveBeenCalledExactlyOnceWith('/schools/1?from=list#reviews')
})

test('a reload that the visitor asks for, and any other navigation, goes through', () => {
  open()
  expect(navigate('reload')).toBe(true)
  open({ pathname: '/schools/1', search: '', hash: '' })
  expect(navigate('push')).toBe(true)
  expect(wait).not.toHaveBeenCalled()
})

test('a browser without the Navigation API is left alone', () => {
  vi.stubGlobal('window', {})
  expect(keepPage).not.toThrow()
})
