import { expect, test } from 'vitest'
import { webAddress } from './web-address.ts'

test.each(['https://schule.example', 'HTTP://schule.example/a?b=c#d', 'https://user@schule.example'])('%s', (text) => {
  expect(webAddress(text)).toBe(text)
})

test.each([
  '',
  'schule.example',
  '//schule.example',
  '/schools',
  'javascript:alert(1)',
  ' https://schule.example',
  'java\nscript:alert(1)//https://a.example',
  'data:text/html,x',
  'https://',
  'https:///x',
])('%j is none', (text) => expect(webAddress(text)).toBe(''))
