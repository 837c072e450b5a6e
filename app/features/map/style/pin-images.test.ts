import { expect, test } from 'vitest'
import { pinImages, renderPin } from './pin-images.ts'

const letters = { primary: 'G', secondary: 'S', high_school: 'Y', vocational: 'B', special_needs: 'F', other: 'A' }

test('a pin carries its letter and the colour of its type', () => {
  const pin = renderPin({ category: 'primary', letter: 'G', theme: 'light' })
  expect(pin).toContain('>G</text>')
  expect(pin).toContain('#2b7bb0')
})

test('an approximate place is told by its edge, not by paleness alone', () => {
  expect(renderPin({ category: 'other', letter: 'A', theme: 'dark', approximate: true })).toContain('stroke-dasharray')
  expect(renderPin({ category: 'other', letter: 'A', theme: 'dark' })).not.toContain('stroke-dasharray')
})

test('a letter cannot break out of the picture', () => {
  expect(renderPin({ category: 'other', letter: '<script>', theme: 'light' })).toContain('&lt;script&gt;')
})

test('both themes have the same pictures in colours of their own', () => {
  const [light, dark] = [pinImages('light', letters), pinImages('dark', letters)]
  expect(light.map(({ name }) => name)).toEqual(dark.map(({ name }) => name))
  const same = light.filter(({ svg }, index) => svg === dark[index]!.svg)
  expect(same).toEqual([])
})
