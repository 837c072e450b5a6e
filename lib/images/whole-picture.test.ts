import sharp from 'sharp'
import { expect, test } from 'vitest'
import { wholePicture } from './whole-picture.ts'

const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#1d5a45' } })
const sizeOf = async (bytes: Uint8Array) => {
  const { width, height, format } = await sharp(await wholePicture(bytes, 200)).metadata()
  return [format, width, height]
}

test('the whole picture stays, made smaller but never larger', async () => {
  expect(await sizeOf(await draw(400, 100).jpeg().toBuffer())).toEqual(['webp', 200, 50])
  expect(await sizeOf(await draw(90, 120).png().toBuffer())).toEqual(['webp', 90, 120])
})

test('a photo on its side is put upright and loses place and camera', async () => {
  const photo = await draw(120, 60)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: 'Mia' } })
    .jpeg()
    .toBuffer()
  const drawn = await wholePicture(photo, 200)
  expect(drawn.includes('Mia')).toBe(false)
  expect(await sizeOf(photo)).toEqual(['webp', 60, 120])
})

test('data hidden behind a picture are removed', async () => {
  const page = Buffer.from('<html><script>alert(document.domain)</script></html>')
  const drawn = await wholePicture(Buffer.concat([await draw(9, 9).png().toBuffer(), page]), 200)
  expect(drawn.includes('script')).toBe(false)
})

test.each(['gif', 'avif'] as const)('a %s is no photo or scan', async (kind) => {
  const bytes = await draw(9, 9).toFormat(kind).toBuffer()
  await expect(wholePicture(bytes, 200)).rejects.toMatchObject({ problem: 'kind' })
})
