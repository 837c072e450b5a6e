import { textOf } from './text-of.ts'

type Shown = { element: HTMLElement }

/** Returns the cell texts of the only table within a part, row by row, without its head. */
export const rowsOf = ({ element }: Shown): string[][] =>
  [...element.querySelectorAll('tbody tr')].map((row) => [...row.children].map(textOf))

/** Returns the descriptions of the lists within a part by their terms. */
export const factsOf = ({ element }: Shown): Record<string, string> =>
  Object.fromEntries(
    [...element.querySelectorAll('dt')].map((term) => {
      const said = term.nextElementSibling
      return [textOf(term), said?.tagName === 'DD' ? textOf(said) : '']
    }),
  )

/** Returns the targets of the links within a part by their texts. */
export const linksOf = ({ element }: Shown): Record<string, string> =>
  Object.fromEntries([...element.querySelectorAll('a[href]')].map((link) => [textOf(link), link.getAttribute('href')!]))

/** Returns the headings within a part, in order, with hash marks for each level: `## About`. */
export const headingsOf = ({ element }: Shown): string[] =>
  [...element.querySelectorAll('h1, h2, h3, h4')].map((one) => `${'#'.repeat(Number(one.tagName[1]))} ${textOf(one)}`)
