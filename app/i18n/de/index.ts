import { account } from './account.ts'
import { compare } from './compare.ts'
import { facts } from './facts.ts'
import { furtherFilters } from './further-filters.ts'
import { map } from './map.ts'
import { moderation } from './moderation.ts'
import { pages } from './pages.ts'
import { profile } from './profile.ts'
import { reading } from './reading.ts'
import { search } from './search.ts'
import { site } from './site.ts'
import { sites } from './sites.ts'
import { suggest } from './suggest.ts'

/** The German catalogue: its keys and placeholders are what the other languages must have. */
export const de = {
  ...site,
  ...sites,
  ...search,
  ...profile,
  ...reading,
  ...pages,
  ...account,
  ...compare,
  ...facts,
  ...furtherFilters,
  ...map,
  ...moderation,
  ...suggest,
}
export type German = typeof de
