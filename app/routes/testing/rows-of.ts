import { textOf } from './text-of.ts'

type Shown = { element: HTMLElement }

/** What the cells of the one table within a part say, row by row, without its head. */
export const rowsOf = ({ element }: Shown): string[][] =>
  [...element.querySelectorAll('tbody tr')].map((row) => [...row.children].map(textOf))

/** What the terms of the lists within a part are told to be. */
export const factsOf = ({ element }: Shown): Record<string, string> =>
  Object.fromEntries(
    [...element.querySelectorAll('dt')].map((term) => {
      const said = term.nextElementSibling
      return [textOf(term), said?.tagName === 'DD' ? textOf(said) : '']
    }),
  )

/** Where the links within a part lead, by what they say. */
export const linksOf = ({ element }: Shown): Record<string, string> =>
  Object.fromEntries([...element.querySelectorAll('a[href]')].map((link) => [textOf(link), link.getAttribute('href')!]))

/** The headings within a part, in their order, with a sign for each level: `## About`. */
export const headingsOf = ({ element }: Shown): string[] =>
  [...element.querySelectorAll('h1, h2, h3, h4')].map((one) => `${'#'.repeat(Number(one.tagName[1]))} ${textOf(one)}`)
