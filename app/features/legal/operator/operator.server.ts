import { seller } from '#app/features/billing/orders/vat/seller.server.ts'
import { type Env, env } from '#lib/env.ts'
import { dataProtectionAuthority } from './bodies.ts'

/** Settings that name the operator in the legal texts; production requires them. */
const NAMING = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_VAT_ID', 'CONTACT_EMAIL'] as const
const GERMAN = ['OPERATOR_LAND', 'OPERATOR_RESPONSIBLE'] as const

/**
 * The operator of the site, with everything that the law requires to be stated. A missing setting is '', or a marked
 * placeholder where the law requires it.
 */
type Operator = {
  name: string
  /** Lines of the address. */
  address: string[]
  country: Env['OPERATOR_COUNTRY']
  vatId: string
  email: string
  phone: string
  /** The natural person responsible for editorial content, with an address; lines separated by `|`. */
  responsible: string
  /** Who represents a company. */
  representative: string
  /** Court and number of a register entry. */
  register: string
  /** Who owns the operator. */
  owners: string
  /** Ties to schools, in the operator's words; '' where there are none. */
  ties: string
  /** Name and seat of the hosting provider. */
  host: string
  dataProtectionOfficer: string
  /** Representative in the United Kingdom (UK GDPR Art. 27). */
  britishRepresentative: string
  authority: { name: string; url: string }
}

/** Returns the operator from the settings. */
export function operator(): Operator {
  const { name, address, vatId, email } = seller()
  const settings = env()
  return {
    name,
    address,
    vatId,
    email,
    country: settings.OPERATOR_COUNTRY,
    phone: settings.OPERATOR_PHONE ?? '',
    responsible: settings.OPERATOR_RESPONSIBLE ?? '',
    representative: settings.OPERATOR_REPRESENTATIVE ?? '',
    register: settings.OPERATOR_REGISTER ?? '',
    owners: settings.OPERATOR_OWNERS ?? name,
    ties: settings.OPERATOR_TIES ?? '',
    host: settings.OPERATOR_HOST ?? '',
    dataProtectionOfficer: settings.OPERATOR_DPO ?? '',
    britishRepresentative: settings.OPERATOR_GB_REPRESENTATIVE ?? '',
    authority: dataProtectionAuthority(settings.OPERATOR_COUNTRY, settings.OPERATOR_LAND),
  }
}

/**
 * Returns the names of the settings that local mode fills with placeholders: they must be set before anybody else sees
 * the site.
 */
export function operatorPlaceholders(): string[] {
  const settings = env()
  if (settings.APP_MODE === 'production') return []
  const german = settings.OPERATOR_COUNTRY === 'DE' ? GERMAN.filter((name) => !settings[name]) : []
  const isExample = settings.CONTACT_EMAIL.endsWith('.example')
  return [...NAMING.filter((name) => (name === 'CONTACT_EMAIL' ? isExample : !settings[name])), ...german]
}
