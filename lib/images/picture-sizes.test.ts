import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureSizes } from './picture-sizes.ts'

const draw = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#1d5a45' } })

test('a photo is drawn in every width below its own, upright and without metadata', async () => {
  const photo = await draw(600, 1200)
    .withExif({ IFD0: { Artist: 'Mia' }, IFD3: { GPSLatitude: '50/1 56/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { width, height, sizes } = await pictureSizes(photo)
  expect([width, height]).toEqual([1200, 600])
  expect(sizes.map((size) => size.width)).toEqual([320, 640, 1200])
  for (const { width: wanted, avif, webp } of sizes) {
    expect(await sharp(avif).metadata()).toMatchObject({ format: 'heif', width: wanted, height: wanted / 2 })
    expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width: wanted, height: wanted / 2 })
    for (const bytes of [avif, webp]) {
      expect(bytes.includes('Mia')).toBe(false)
      expect(await sharp(bytes).metadata()).not.toHaveProperty('exif')
    }
  }
})

test('a small one keeps its size, a large one is limited to 1920', async () => {
  expect((await pictureSizes(await draw(90, 40).png().toBuffer())).sizes.map(({ width }) => width)).toEqual([90])
  const large = await pictureSizes(await draw(5000, 2500).jpeg().toBuffer())
  expect([large.width, large.height]).toEqual([1920, 960])
})

test('transparency, grey and CMYK are supported', async () => {
  const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()
  expect((await sharp((await pictureSizes(clear)).sizes[0]!.webp).stats()).isOpaque).toBe(false)
  for (const space of ['b-w', 'cmyk'] as const) {
    const { sizes } = await pictureSizes(await draw(30, 30).toColourspace(space).jpeg().toBuffer())
    expect(await sharp(sizes[0]!.avif).metadata()).toMatchObject({ width: 30 })
  }
})

test.each([
  ['100,000 pixels in one direction', () => draw(100_000, 2).png().toBuffer(), 'pixels'],
  ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'kind'],
  ['nothing', async () => Buffer.alloc(0), 'kind'],
  ['half a picture', async () => (await draw(400, 400).png().toBuffer()).subarray(0, 100), 'damaged'],
])('%s is refused', async (_name, make, problem) => {
  await expect(pictureSizes(await make())).rejects.toMatchObject({ problem })
})
