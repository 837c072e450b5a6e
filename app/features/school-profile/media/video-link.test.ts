import { expect, test } from 'vitest'
import { parseVideoLink, playerAddress, watchAddress } from './video-link.ts'

const youtube = { provider: 'youtube', id: 'dQw4w9WgXcQ' } as const
const vimeo = { provider: 'vimeo', id: '76979871' } as const

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s&list=PL1', youtube],
  [' https://youtu.be/dQw4w9WgXcQ?si=abc ', youtube],
  ['http://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
  ['https://vimeo.com/76979871', vimeo],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871?h=1', vimeo],
])('%s names a video', (address, link) => {
  expect(parseVideoLink(address)).toEqual(link)
})

test.each([
  '',
  'dQw4w9WgXcQ',
  'https://www.youtube.com/',
  'https://www.youtube.com/@schule',
  'https://www.youtube.com/watch?v=kurz',
  'https://www.youtube.com/watch?v="><script>',
  'https://youtu.be/dQw4w9WgXcQ/../../x',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ',
  'https://user:pass@youtu.be/dQw4w9WgXcQ',
  'https://youtu.be:8443/dQw4w9WgXcQ',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'data:text/html,https://youtu.be/dQw4w9WgXcQ',
  'http://169.254.169.254/latest/meta-data',
  'https://vimeo.com/schule',
  'https://vimeo.com/76979871/evil"',
])('%j names none', (address) => {
  expect(parseVideoLink(address)).toBeUndefined()
})

test('players are those that set no cookies', () => {
  expect(playerAddress(youtube)).toBe('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0')
  expect(playerAddress(vimeo)).toBe('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1')
  expect(parseVideoLink(watchAddress(youtube))).toEqual(youtube)
  expect(parseVideoLink(watchAddress(vimeo))).toEqual(vimeo)
})
