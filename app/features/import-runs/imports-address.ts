import { addressOf } from '#app/core/address/address.ts'
import { oneOf, pageNumber } from '#app/core/address/parameters.ts'
import { RUN_LISTS, type RunList } from './import-run.ts'

const address = addressOf({ list: oneOf(RUN_LISTS, undefined), page: pageNumber })

/** The page that an address asks for, counted from 1; the first one if it asks for none. */
export const readPage = (query: URLSearchParams): number => address.read(query).page

/** Which list of a run an address asks for; undefined where it leaves that open. */
export const readList = (query: URLSearchParams): RunList | undefined => address.read(query).list

/** The query of an address, with its question mark; empty for the first page of what is shown first. */
export const importsQuery = address.write
