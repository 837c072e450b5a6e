import { z } from 'zod'
import type { Find } from '#app/features/schools/sources/catalogue/catalogue.schema.ts'
import { type Candidate, dayIn, nameOf, plainName, templateCandidates } from './candidates.ts'

/** What resolving an edition needs: the day (YYYY-MM-DD), and how a page or an answer of an interface is read. */
export type ResolveMeans = { today: string; readText: (address: string) => Promise<string> }

/**
 * Lists the addresses that may hold the newest edition of a file; the first that answers counts.
 *
 * @throws Error with a one-sentence message when the page or interface that names it does not answer, or names none
 */
export async function resolveEdition(find: Find, means: ResolveMeans): Promise<Candidate[]> {
  switch (find.by) {
    case 'address':
      return [{ address: find.url, edition: undefined, version: undefined, name: nameOf(find.url) }]
    case 'template':
      return templateCandidates(find, means.today)
    case 'link':
      return [newestLink(links(await means.readText(find.page), find.page), find.pattern, find.page)]
    case 'govuk':
      return [await govukAttachment(find, means)]
    case 'ckan':
      return [await ckanResource(find, means)]
    case 'socrata':
      return [await socrataRows(find, means)]
    case 'opendatasoft':
      return [await opendatasoftExport(find, means)]
  }
}

type By<Kind extends Find['by']> = Extract<Find, { by: Kind }>

/** The addresses that a page links, absolute. */
function links(page: string, base: string): string[] {
  return [...page.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].flatMap(([, double, single]) => {
    const link = (double ?? single ?? '').replaceAll('&amp;', '&').trim()
    return URL.canParse(link, base) ? [new URL(link, base).href] : []
  })
}

/** A page may name addresses of any length: longer ones are no files, and would take a pattern long. */
const MAX_ADDRESS_LENGTH = 2000

const fits = (address: string, pattern: string) =>
  address.length <= MAX_ADDRESS_LENGTH && new RegExp(pattern, 'i').test(address)

/** The link that names the latest day, whatever the order on the page; of those without one the first. */
function newestLink(addresses: string[], pattern: string, page: string): Candidate {
  const fitting = addresses.filter((address) => fits(address, pattern))
  const dated = fitting.map((address) => ({ address, day: dayIn(address) }))
  const [newest] = dated.toSorted((one, other) => (other.day ?? '').localeCompare(one.day ?? ''))
  if (!newest) throw new Error(`${page} has no link to a file of this kind.`)
  return { address: newest.address, edition: newest.day, version: undefined, name: nameOf(newest.address) }
}

const govukPage = z.object({ details: z.object({ attachments: z.array(z.object({ url: z.url() })) }) })

async function govukAttachment({ path, pattern }: By<'govuk'>, means: ResolveMeans) {
  const api = `https://www.gov.uk/api/content/${path.replace(/^\//, '')}`
  const { details } = await readAnswer(api, govukPage, means)
  return newestLink(
    details.attachments.map(({ url }) => url),
    pattern,
    api,
  )
}

const ckanPackage = z.object({
  result: z.object({
    resources: z.array(z.object({ url: z.url(), last_modified: z.string().nullish(), created: z.string().nullish() })),
  }),
})

async function ckanResource({ api, pattern }: By<'ckan'>, means: ResolveMeans): Promise<Candidate> {
  const { result } = await readAnswer(api, ckanPackage, means)
  const changed = (one: (typeof result.resources)[number]) => one.last_modified ?? one.created ?? ''
  const [newest] = result.resources
    .filter(({ url }) => fits(url, pattern))
    .toSorted((one, other) => changed(other).localeCompare(changed(one)))
  if (!newest) throw new Error(`${api} names no file of this kind.`)
  const version = changed(newest)
  return { address: newest.url, ...dated(version), name: nameOf(newest.url) }
}

/** Rows of an answer without a limit of the interface's own, which would be a thousand. */
const MAX_ROWS = 500_000

async function socrataRows({ host, dataset, newest }: By<'socrata'>, means: ResolveMeans): Promise<Candidate> {
  const asked = new URL(`https://${host}/resource/${dataset}.json`)
  asked.searchParams.set('$select', `max(${newest}) as newest`)
  const [found] = await readAnswer(asked.href, z.array(z.object({ newest: z.string() })).min(1), means)
  const value = found!.newest
  const rows = new URL(`https://${host}/resource/${dataset}.csv`)
  rows.searchParams.set('$where', `${newest}='${value.replaceAll("'", "''")}'`)
  rows.searchParams.set('$limit', String(MAX_ROWS))
  const year = /20\d\d/.exec(value)?.[0]
  return {
    address: rows.href,
    edition: year && `${year}-09-01`,
    version: undefined,
    name: plainName(`${dataset}_${value}.csv`),
  }
}

const opendatasoftSet = z.object({
  metas: z.object({ default: z.object({ modified: z.string().nullish(), data_processed: z.string().nullish() }) }),
})

async function opendatasoftExport(
  { host, dataset, where }: By<'opendatasoft'>,
  means: ResolveMeans,
): Promise<Candidate> {
  const api = `https://${host}/api/explore/v2.1/catalog/datasets/${dataset}`
  const { metas } = await readAnswer(api, opendatasoftSet, means)
  const rows = new URL(`${api}/exports/csv?delimiter=%3B&use_labels=false`)
  if (where) rows.searchParams.set('where', where)
  const told = dated(metas.default.modified ?? metas.default.data_processed ?? '')
  return { address: rows.href, ...told, name: plainName(`${dataset}${told.edition ? `_${told.edition}` : ''}.csv`) }
}

/** @param changed when something was changed last, as an interface writes it; empty if it does not say */
function dated(changed: string): Pick<Candidate, 'edition' | 'version'> {
  const time = Date.parse(changed)
  return {
    edition: Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10),
    version: changed || undefined,
  }
}

async function readAnswer<Shape>(address: string, shape: z.ZodType<Shape>, means: ResolveMeans): Promise<Shape> {
  const text = await means.readText(address)
  const wrong = () => new Error(`${address} does not answer as the publisher's interface does.`)
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    throw wrong()
  }
  const read = shape.safeParse(answer)
  if (!read.success) throw wrong()
  return read.data
}
