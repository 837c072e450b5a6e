import type { Catalogue } from '../translate.ts'
import { account } from './account.ts'
import { claims } from './claims.ts'
import { compare } from './compare.ts'
import { corrections } from './corrections.ts'
import { dashboard } from './dashboard.ts'
import { enquiries } from './enquiries.ts'
import { events } from './events.ts'
import { facts } from './facts.ts'
import { furtherFilters } from './further-filters.ts'
import { gallery } from './gallery.ts'
import { help } from './help.ts'
import { home } from './home.ts'
import { law } from './law.ts'
import { map } from './map.ts'
import { moderation } from './moderation.ts'
import { orders } from './orders.ts'
import { pages } from './pages.ts'
import { profile } from './profile.ts'
import { reading } from './reading.ts'
import { results } from './results.ts'
import { site } from './site.ts'
import { sites } from './sites.ts'
import { suggest } from './suggest.ts'
import { tickets } from './tickets.ts'
import { videos } from './videos.ts'
import { withdrawal } from './withdrawal.ts'

export const es: Catalogue = {
  ...site,
  ...sites,
  ...help,
  ...home,
  ...results,
  ...gallery,
  ...profile,
  ...reading,
  ...orders,
  ...pages,
  ...account,
  ...claims,
  ...compare,
  ...corrections,
  ...dashboard,
  ...enquiries,
  ...events,
  ...facts,
  ...furtherFilters,
  ...law,
  ...map,
  ...moderation,
  ...suggest,
  ...tickets,
  ...withdrawal,
  ...videos,
}
