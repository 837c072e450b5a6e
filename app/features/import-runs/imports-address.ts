import { RUN_LISTS, type RunList } from './import-run.ts'

const PAGE = /^[1-9]\d{0,4}$/

/** The page that an address asks for, counted from 1; the first one if it asks for none. */
export function readPage(query: URLSearchParams): number {
  const page = query.get('page') ?? ''
  return PAGE.test(page) ? Number(page) : 1
}

/** Which list of a run an address asks for; undefined where it leaves that open. */
export const readList = (query: URLSearchParams): RunList | undefined =>
  RUN_LISTS.find((list) => list === query.get('list'))

/** The query of an address, with its question mark; empty for the first page of what is shown first. */
export function importsQuery({ list, page }: { list?: RunList; page: number }): string {
  const query = new URLSearchParams({ ...(list && { list }), ...(page > 1 && { page: String(page) }) }).toString()
  return query && `?${query}`
}
