import { expect, test } from 'vitest'
import { badgePath, readBadgeStyle } from './badge-address.ts'
import { frameCode, pictureCode } from './badge-code.ts'
import { fitText } from './fit-text.ts'

const read = (query: string) => readBadgeStyle(new URLSearchParams(query), 'fr')

test('an address is read as it is written, and what is unknown is passed over', () => {
  expect(read('lang=it&theme=dark&size=small')).toEqual({ lang: 'it', theme: 'dark', size: 'small' })
  expect(read('lang=xx&theme="><script>&size=9')).toEqual({ lang: 'fr', theme: 'auto', size: 'large' })
  expect(badgePath('de-1/2', 'picture', read(''))).toBe('/schools/de-1%2F2/badge.svg?lang=fr&theme=auto&size=large')
})

test('the code to copy holds no markup of a name', () => {
  const asked = {
    origin: 'https://aulario.example',
    schoolId: 'a',
    title: `"><script>alert('x')</script>`,
    style: read(''),
  }
  for (const code of [frameCode(asked), pictureCode(asked)]) {
    expect(code).not.toMatch(/<script|"">|'/)
    expect(code).toContain('&quot;&gt;&lt;script&gt;')
  }
  expect(frameCode(asked)).toContain(
    'src="https://aulario.example/embed/schools/a?lang=fr&amp;theme=auto&amp;size=large"',
  )
  expect(pictureCode(asked)).toContain('<a href="https://aulario.example/fr/schools/a">')
})

test.each([
  ['Schule am Teich', 12, 'Schule am Teich'],
  ['Schule am Teich', 4, 'Schule…'],
  ['WWWWWWWWWW', 4, 'WWW…'],
  ['学校学校学校', 4, '学校…'],
  ['👩‍🏫👩‍🏫👩‍🏫', 0, '…'],
  ['', 4, ''],
])('%s in a line of %i', (text, width, expected) => {
  expect(fitText(text, width)).toBe(expected)
})
