import type { Selectable } from 'kysely'
import { LAW_VERSIONS } from '#app/core/terms-versions.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { OrdersTable } from '#db/schema.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import type { BuyerKind } from './vat/vat-rules.ts'

/** Version of the terms on price, withdrawal and duration to which a buyer agrees: the day they were written. */
export const TERMS_VERSION: string = LAW_VERSIONS.terms[0]
/** Days of the money-back promise, and the minimum number of years promised. */
export const REFUND_DAYS = 30
export const GUARANTEED_YEARS = 5

/**
 * - `pending`: a payment is open; `invoiced`: to be paid by transfer
 * - `paid`: premium is active
 * - `disputed`: the buyer's bank reclaims the money; premium stays until a member of the team decides
 * - `refunded`, `revoked`, `failed`: no premium from this order
 */
export type OrderState = 'pending' | 'invoiced' | 'paid' | 'refunded' | 'disputed' | 'revoked' | 'failed'
export type RefundReason = 'money_back' | 'withdrawal' | 'already_premium' | 'admin'

/** An order as stored in the database. */
export type Order = Omit<Selectable<OrdersTable>, 'state' | 'locale' | 'provider' | 'refund_reason'> & {
  state: OrderState
  locale: Locale
  provider: 'stripe' | 'test' | 'invoice'
  refund_reason: RefundReason | null
}

/** Who buys, as the invoice will name them. Texts may be empty where the form allows it. */
export type Buyer = {
  kind: BuyerKind
  name: string
  organisation: string
  street: string
  postalCode: string
  city: string
  country: CountryCode
  vatId: string
  email: string
}

/** The state of an order as people see it: a refund is in progress until the provider reports that it is done. */
export type ShownState = OrderState | 'refunding'

/** Returns the state to show for an order. */
export const shownState = (order: { state: string; refund_requested_at: Date | null }): ShownState =>
  order.refund_requested_at && order.state === 'paid' ? 'refunding' : (order.state as OrderState)

/** Groups of three digits, as people write and dictate order numbers. */
const GROUPED = /^(\d{3})[ .-](\d{3})[ .-](\d{3})$/

/** Removes the separators from a text that consists of an order number; returns any other text unchanged. */
export const plainOrderNumber = (text: string): string => text.replace(GROUPED, '$1$2$3')
