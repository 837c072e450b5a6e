import { expect, test } from 'vitest'
import { renderPicture } from './render-picture.ts'
import { sharePicture } from './share-picture.server.ts'

const WORDS = { above: 'Gymnasium · Köln', name: 'Käthe-Kollwitz-Schule', below: '912 Kinder' }

test('the picture is drawn by another process, once for the same words', async () => {
  const [one, other] = await Promise.all([sharePicture(WORDS), sharePicture({ ...WORDS })])
  expect(one).toBe(other)
  expect((await renderPicture(WORDS)).equals(one!)).toBe(true)
})

test('of more pictures at once than the lane takes, the last get none', async () => {
  const asked = Array.from({ length: 25 }, (_, at) => sharePicture({ ...WORDS, name: `Schule ${at}` }))
  const pictures = await Promise.all(asked)
  expect(pictures[0]).toBeInstanceOf(Buffer)
  // One is drawn while twenty wait.
  expect(pictures.slice(21)).toEqual([undefined, undefined, undefined, undefined])
})
