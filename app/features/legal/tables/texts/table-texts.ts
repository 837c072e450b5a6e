import type { Env } from '#lib/env.ts'
import type { CookieId, StoredId } from '../../device-storage/device-storage.ts'
import type { RetentionId } from '../../retention/retention.server.ts'
import type { FigureId } from '../../transparency/count-decisions.server.ts'

/** Words in the tables of the legal pages. */
export type TableTexts = {
  /** Label, then the titles of the columns. */
  heads: Record<
    | 'operator'
    | 'cookies'
    | 'storage'
    | 'retention'
    | 'authorities'
    | 'coordinators'
    | 'enforcement'
    | 'figures'
    | 'material',
    [label: string, ...columns: string[]]
  >
  operator: Record<
    | 'name'
    | 'address'
    | 'representative'
    | 'register'
    | 'registeredIn'
    | NonNullable<Env['OPERATOR_REGISTERED_IN']>
    | 'companyNumber'
    | 'registeredOffice'
    | 'vatId'
    | 'email'
    | 'phone'
    | 'gbRepresentative'
    | 'euRepresentative'
    | 'dsaRepresentative',
    string
  >
  cookies: Record<CookieId, string>
  stored: Record<StoredId, string>
  life: { removed: string; tab: string }
  retention: Record<RetentionId, { what: string; until: string }>
  figures: Record<FigureId, string>
  /** Label of the row of a rule. */
  reason: string
  /** Shown for a figure that has no cases yet. */
  none: string
  register: Record<
    | 'publisher'
    | 'licence'
    | 'attribution'
    | 'edition'
    | 'period'
    | 'imported'
    | 'scope'
    | 'undated'
    | 'never'
    | 'starter'
    | 'read'
    | 'stock'
    | 'stockFacts'
    | 'old'
    | 'schoolYear'
    | 'daily'
    | 'weekly'
    | 'monthly'
    | 'quarterly'
    | 'yearly',
    string
  >
  coverage: Record<'region' | 'regions' | 'all' | 'unknown' | 'missing' | 'empty', string> & { head: string[] }
  material: Record<
    | 'baseMap'
    | 'waters'
    | 'publicDomain'
    | 'borders'
    | 'cityData'
    | 'streets'
    | 'towns'
    | 'districts'
    | 'literata'
    | 'sourceSans'
    | 'icons',
    string
  >
}
