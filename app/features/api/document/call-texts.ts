import type { CallName } from '../calls.server.ts'

/** What each call does, in the language of the document. */
export const CALL_TEXTS: Record<CallName, string> = {
  search: 'Searches schools as the site does.',
  school: 'Reads a school.',
  facts: 'Reads the official facts about a school with source and period.',
  reviews: 'Reads how families rate a school, in numbers.',
  places: 'Lists the countries.',
  country: 'Reads a country and its regions.',
  region: 'Reads a region and its towns.',
  town: 'Reads a town and its schools.',
  areas: 'Finds the catchment areas of primary schools at a point in Berlin.',
  sectors: 'Finds the collège of an address in Ille-et-Vilaine.',
  changes: 'Lists the schools that changed, by days that are over.',
}
