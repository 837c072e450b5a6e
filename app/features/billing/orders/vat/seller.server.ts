import { env } from '#lib/env.ts'
import type { VatSeller } from './vat-rules.ts'

/** Who sells premium, as named on invoices. */
type Seller = VatSeller & {
  name: string
  /** Lines of the address. */
  address: string[]
  vatId: string
  iban: string
  bic: string
  email: string
}

/** Used where local mode has no settings; nobody takes it for a real invoice. */
const PLACEHOLDER = {
  name: '[OPERATOR_NAME]',
  address: '[OPERATOR_ADDRESS]',
  vatId: '[OPERATOR_VAT_ID]',
  gbVatId: '[OPERATOR_GB_VAT_ID]',
  iban: '[OPERATOR_IBAN]',
}

/**
 * Returns the seller from the settings. In local mode, a marked placeholder replaces what is missing; production
 * requires it.
 */
export function seller(): Seller {
  const settings = env()
  const isLocal = settings.APP_MODE === 'local'
  return {
    name: settings.OPERATOR_NAME ?? PLACEHOLDER.name,
    address: (settings.OPERATOR_ADDRESS ?? PLACEHOLDER.address).split('|').map((line) => line.trim()),
    country: settings.OPERATOR_COUNTRY,
    vatId: settings.OPERATOR_VAT_ID ?? PLACEHOLDER.vatId,
    gbVatId: settings.OPERATOR_GB_VAT_ID ?? (isLocal ? PLACEHOLDER.gbVatId : null),
    oss: settings.VAT_OSS,
    iban: settings.OPERATOR_IBAN ?? PLACEHOLDER.iban,
    bic: settings.OPERATOR_BIC ?? '',
    email: settings.CONTACT_EMAIL,
  }
}
