import { expect, test } from 'vitest'
import { LAW_PAGES } from '#app/features/legal/pages/legal-text.ts'
import { routeArgs } from '../../testing/route-args.ts'
import { loader } from './legal.tsx'

const open = async (path: string) => (await loader(routeArgs(path))).title

test('each address shows its page, in the language of the address', async () => {
  const titles = await Promise.all(LAW_PAGES.map((page) => open(`/${page}`)))
  expect(new Set(titles).size).toBe(LAW_PAGES.length)
  expect(await open('/fr/imprint')).toBe('Mentions légales')
  expect(await open('/fr/imprint/')).toBe('Mentions légales')
})

test('an address without a legal page is not found', async () => {
  await expect(loader(routeArgs('/imprint/more'))).rejects.toMatchObject({ status: 404 })
})
