import { env } from '#lib/env.ts'
import type { VatSeller } from './vat-rules.ts'

/** Who sells premium, as named on invoices. */
type Seller = VatSeller & {
  name: string
  /** Lines of the address. */
  address: string[]
  /** '' of a seller in the United Kingdom that is not registered. */
  vatId: string
  /** Number in the one-stop shop for sellers outside the Union. */
  euVatId: string | null
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
  euVatId: '[OPERATOR_EU_VAT_ID]',
  iban: '[OPERATOR_IBAN]',
}

/**
 * Returns the seller from the settings. In local mode, a marked placeholder replaces what is missing; production
 * requires it.
 */
export function seller(): Seller {
  const settings = env()
  const isLocal = settings.APP_MODE === 'local'
  const isBritish = settings.OPERATOR_COUNTRY === 'GB'
  const vatId = settings.OPERATOR_VAT_ID ?? (isBritish ? '' : PLACEHOLDER.vatId)
  const euVatId = isBritish ? (settings.OPERATOR_EU_VAT_ID ?? (isLocal ? PLACEHOLDER.euVatId : null)) : null
  return {
    name: settings.OPERATOR_NAME ?? PLACEHOLDER.name,
    address: (settings.OPERATOR_ADDRESS ?? PLACEHOLDER.address).split('|').map((line) => line.trim()),
    country: settings.OPERATOR_COUNTRY,
    isRegistered: vatId !== '',
    vatId,
    euVatId,
    gbVatId: settings.OPERATOR_GB_VAT_ID ?? (isLocal ? PLACEHOLDER.gbVatId : null),
    oss: isBritish ? euVatId !== null : settings.VAT_OSS,
    iban: settings.OPERATOR_IBAN ?? PLACEHOLDER.iban,
    bic: settings.OPERATOR_BIC ?? '',
    email: settings.CONTACT_EMAIL,
  }
}
