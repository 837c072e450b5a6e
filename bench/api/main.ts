import { parseArgs } from 'node:util'
import { askAtOnce } from '../load/ask.ts'
import { freshAddress, getPage } from '../load/get-page.ts'
import { mixed, resultsUrl } from '../load/questions.ts'
import { formatLine, measured } from '../load/report.ts'
import { withProgram } from '../load/with-program.ts'
import { generateDocuments } from '../search/documents.ts'
import { makeQuestions } from '../search/questions.ts'

// Measures searches and schools through the API compared with the pages of the built program with a made-up directory,
// both rendered afresh and cached: npm run bench -- api [schools] [--seconds 10]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '10' } },
})
const count = Number(positionals[0] ?? 20_000)
const seconds = Number(values.seconds)
const CLIENTS = 4

let padded = 0
/** Spaces around a text mean nothing, but make an address that the program has not cached. */
const freshSearch = (query: string) =>
  query.replace(/(^|&)q=([^&]*)/, (_, before, text) => `${before}q=${text}${'+'.repeat(padded++ % 90)}`)

await withProgram({ schools: count, profile: undefined }, async ({ server: { origin } }) => {
  const documents = [...generateDocuments(count)]
  const ids = documents.map(({ id }) => encodeURIComponent(id))
  const queries = mixed(makeQuestions(documents)).flatMap((one) => {
    const query = resultsUrl(one)?.split('?')[1]
    return query?.includes('q=') && !/view=|ads=/.test(query) ? [query] : []
  })
  console.log(`${count} schools, ${CLIENTS} clients, ${seconds} s each`)
  const measure = async (name: string, urls: readonly string[], mark: string) => {
    const ask = async (url: string) => {
      if (!(await getPage(origin + url)).includes(mark)) throw new Error(`no answer at ${url}`)
    }
    console.log(formatLine(name, measured(await askAtOnce([...urls], { clients: CLIENTS, seconds }, ask)), seconds))
  }
  const many = Array.from({ length: 50 }, () => queries).flat()
  await measure(
    'search, page, made anew',
    many.map((query) => freshAddress(`/results?${query}`)),
    '<h1',
  )
  await measure(
    'search, API, made anew',
    many.map((query) => `/api/v1/search?${freshSearch(query)}`),
    '"total"',
  )
  await measure(
    'school, page, made anew',
    ids.map((id) => freshAddress(`/schools/${id}`)),
    '<h1',
  )
  await measure(
    'school, API, made anew',
    ids.map((id) => `/api/v1/schools/${id}`),
    '"officialName"',
  )
  await measure(
    'school, page, kept',
    ids.slice(0, 20).map((id) => `/schools/${id}`),
    '<h1',
  )
  await measure(
    'school, API, kept',
    ids.slice(0, 20).map((id) => `/api/v1/schools/${id}`),
    '"officialName"',
  )
})
