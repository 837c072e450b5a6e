import type { Catalogue } from '../translate.ts'
import { account } from './account.ts'
import { map } from './map.ts'
import { site } from './site.ts'
import { suggest } from './suggest.ts'

export const fr: Catalogue = { ...site, ...account, ...map, ...suggest }
