import type { Catalogue } from '../translate.ts'
import { account } from './account.ts'
import { site } from './site.ts'
import { suggest } from './suggest.ts'

export const es: Catalogue = { ...site, ...account, ...suggest }
