import { addressOf } from '#app/core/address/address.ts'
import { oneOf, pageNumber } from '#app/core/address/parameters.ts'
import { RUN_LISTS, type RunList } from './import-run.ts'

const address = addressOf({ list: oneOf(RUN_LISTS, undefined), page: pageNumber })

/** Returns the page number in an address, counted from 1; the first page if there is none. */
export const readPage = (query: URLSearchParams): number => address.read(query).page

/** Returns the list of a run that an address asks for; undefined if it names none. */
export const readList = (query: URLSearchParams): RunList | undefined => address.read(query).list

/** Returns the query of an address, with its question mark; empty for the first page of the default list. */
export const importsQuery = address.write
