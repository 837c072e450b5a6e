import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, takeInlineScripts } from '#app/content-security-policy.server.ts'
import { LANGUAGE_OFFER_SCRIPT } from '#app/i18n/language-offer.ts'
import { THEME_SCRIPT } from '#app/ui/theme.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('only scripts with the nonce of this request are named', () => {
  const page =
    '<script nonce="mark">a()</script><script>evil()</script><script nonce="other">evil()</script><script nonce="mark" src="/x.js"></script>'
  const { pieces, hashes } = takeInlineScripts(page, 'mark')
  expect(hashes).toEqual([hash('a()')])
  expect(pieces.join('')).toBe(page.replaceAll(' nonce="mark"', ''))
})

test('elements of the renderer may be left out, and nothing else', () => {
  const styles = '<link rel="stylesheet" href="/style.css">'
  const own = '<link rel="modulepreload" href="/own.js">'
  const page = `${styles}<link rel="modulepreload" nonce="mark" href="/a.js">${own}<p>mark &lt;link rel="modulepreload"></p>`
  const { pieces } = takeInlineScripts(page, 'mark', (tag) => tag.startsWith('<link rel="modulepreload"'))
  expect(pieces.join('')).toBe(`${styles}${own}<p>mark &lt;link rel="modulepreload"></p>`)
})

test('a script is named as the bytes that browsers get', () => {
  const page = '<script nonce="mark">a("Köln, Łódź")</script>'
  expect(takeInlineScripts(page, 'mark').hashes).toEqual([hash('a("Köln, Łódź")')])
})

test('the scripts that run before a page is drawn are always named, and no other inline script', () => {
  const policy = contentSecurityPolicy([])
  expect(policy).toContain(`script-src 'self' ${hash(THEME_SCRIPT)} ${hash(LANGUAGE_OFFER_SCRIPT)};`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).toContain("frame-ancestors 'none'")
})

test('another map server is allowed for what maps fetch, and for nothing else', () => {
  const policy = contentSecurityPolicy([], { files: 'https://tiles.example' })
  const naming = policy.split('; ').filter((rule) => rule.includes('tiles.example'))
  expect(naming).toEqual([
    "img-src 'self' https://tiles.example data: blob:",
    "font-src 'self' https://tiles.example",
    "connect-src 'self' https://tiles.example",
  ])
})

test('another site to sign in with is allowed for forms, and for nothing else', () => {
  const policy = contentSecurityPolicy([], { form: 'https://accounts.example' })
  expect(policy.split('; ').filter((rule) => rule.includes('accounts.example'))).toEqual([
    "form-action 'self' https://accounts.example",
  ])
  expect(contentSecurityPolicy([])).toContain("form-action 'self';")
})

test('players are allowed for frames, and for nothing else', () => {
  const policy = contentSecurityPolicy([], { frames: ['https://player.example'] })
  expect(policy.split('; ').filter((rule) => rule.includes('player.example'))).toEqual([
    "frame-src 'self' https://player.example",
  ])
})
