import { seller } from '#app/features/billing/orders/vat/seller.server.ts'
import type { CountryCode } from '#db/vocabulary.ts'
import { type Env, env } from '#lib/env.ts'
import { dataProtectionAuthority } from './bodies.ts'

/** Settings that name the operator in the legal texts; production requires them. */
const NAMING = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_VAT_ID', 'CONTACT_EMAIL'] as const
/** Below the threshold for VAT operators in the United Kingdom have no number. */
const UNLESS_BRITISH = 'OPERATOR_VAT_ID'
const OF_COUNTRY: { [Country in CountryCode]?: readonly (keyof Env)[] } = {
  DE: ['OPERATOR_LAND', 'OPERATOR_RESPONSIBLE'],
  GB: ['OPERATOR_EU_REPRESENTATIVE', 'OPERATOR_DSA_REPRESENTATIVE'],
}

/**
 * Part of the kingdom, number and office under which a company is registered (Company, Limited Liability Partnership
 * and Business (Names and Trading Disclosures) Regulations 2015, reg. 25(2)). Lines of the office are separated by `|`.
 */
type BritishCompany = { registeredIn: NonNullable<Env['OPERATOR_REGISTERED_IN']>; number: string; office: string }

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
  /** What a company of the United Kingdom states besides (`BritishCompany`); undefined for others. */
  company: BritishCompany | undefined
  /** Who owns the operator. */
  owners: string
  /** Ties to schools, in the operator's words; '' where there are none. */
  ties: string
  /** Name and seat of the hosting provider. */
  host: string
  dataProtectionOfficer: string
  /** Representative in the United Kingdom (UK GDPR Art. 27). */
  britishRepresentative: string
  /** Representative in the Union (GDPR Art. 27), of an operator in the United Kingdom. */
  unionRepresentative: string
  /** Legal representative in the Union (DSA Art. 13), likewise, with ways to reach it. */
  digitalServicesRepresentative: string
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
    company: britishCompany(settings),
    owners: settings.OPERATOR_OWNERS ?? name,
    ties: settings.OPERATOR_TIES ?? '',
    host: settings.OPERATOR_HOST ?? '',
    dataProtectionOfficer: settings.OPERATOR_DPO ?? '',
    britishRepresentative: settings.OPERATOR_GB_REPRESENTATIVE ?? '',
    unionRepresentative: settings.OPERATOR_EU_REPRESENTATIVE ?? '',
    digitalServicesRepresentative: settings.OPERATOR_DSA_REPRESENTATIVE ?? '',
    authority: dataProtectionAuthority(settings.OPERATOR_COUNTRY, settings.OPERATOR_LAND),
  }
}

function britishCompany(settings: Env): BritishCompany | undefined {
  const { OPERATOR_REGISTERED_IN: registeredIn, OPERATOR_COMPANY_NUMBER: number } = settings
  if (!registeredIn || !number) return undefined
  return { registeredIn, number, office: settings.OPERATOR_REGISTERED_OFFICE ?? '' }
}

/**
 * Returns the names of the settings that local mode fills with placeholders: they must be set before anybody else sees
 * the site.
 */
export function operatorPlaceholders(): string[] {
  const settings = env()
  if (settings.APP_MODE === 'production') return []
  const isExample = settings.CONTACT_EMAIL.endsWith('.example')
  const isMissing = (name: keyof Env) => (name === 'CONTACT_EMAIL' ? isExample : !settings[name])
  const naming = NAMING.filter((name) => settings.OPERATOR_COUNTRY !== 'GB' || name !== UNLESS_BRITISH)
  return [...naming, ...(OF_COUNTRY[settings.OPERATOR_COUNTRY] ?? [])].filter(isMissing)
}
