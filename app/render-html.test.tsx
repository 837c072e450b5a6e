import { lazy, Suspense, use } from 'react'
import { expect, test } from 'vitest'
import { renderHtml } from '#app/render-html.server.tsx'

function Broken(): never {
  throw new Error('broken')
}

function BrokenLater({ words }: { words: Promise<string> }): never {
  throw new Error(`broken although ${use(words)}`)
}

const Late = ({ words }: { words: Promise<string> }) => use(words)

test.each([
  ['at once', <Broken key="once" />],
  ['after it has waited', <BrokenLater key="later" words={Promise.resolve('there')} />],
])('a page that fails %s is refused, and nothing is left that ends the process', async (_, page) => {
  const lost: unknown[] = []
  const keep = (reason: unknown) => lost.push(reason)
  process.on('unhandledRejection', keep)
  await expect(renderHtml(page, 'x')).rejects.toThrow('broken')
  await new Promise((resolve) => setTimeout(resolve, 50))
  process.off('unhandledRejection', keep)
  expect(lost).toEqual([])
})

test('a part that fails is left out and reported', async () => {
  const { html, failed } = await renderHtml(
    <p>
      <Suspense fallback="later">
        <Broken />
      </Suspense>
    </p>,
    'x',
  )
  expect(html.toString()).toContain('later')
  expect(failed).toBe(true)
})

test('late content is waited for', async () => {
  const words = new Promise<string>((resolve) => setTimeout(() => resolve('there'), 20))
  const page = (
    <Suspense fallback="later">
      <Late words={words} />
    </Suspense>
  )
  const { html, failed } = await renderHtml(page, 'x')
  expect([html.toString().includes('there'), failed]).toEqual([true, false])
})

test('a page of which no part waits is the same as one that had to wait', async () => {
  const Part = lazy(async () => ({ default: () => <b>{'there & '}now</b> }))
  const page = (
    <html lang="de">
      <body>
        <Suspense>
          <Part />
        </Suspense>
      </body>
    </html>
  )
  const [first, again] = [await renderHtml(page, 'x'), await renderHtml(page, 'x')]
  expect(first.html.startsWith('<html lang="de">')).toBe(true)
  expect(again).toEqual(first)
})
