import { isValidBIC, isValidIBAN } from 'ibantools'
import { z } from 'zod'
import listenDefaults from './listen-defaults.json' with { type: 'json' }
import { readOpeningHours } from './opening-hours.ts'

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

const schema = z.object({
  /**
   * `local`: everything works on this machine without settings. `production`: every necessary setting must be given.
   */
  APP_MODE: z.enum(['local', 'production']).default('local'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(listenDefaults.port),
  /**
   * Number of processes that answer visitors on the port, started and watched by the program: in production one per
   * core; in local mode a single unwatched one unless this is set.
   */
  PROCESSES: z.coerce.number().int().min(1).max(64).optional(),
  /** Address to listen on; in local mode other machines cannot reach the program unless this is set. */
  HOST: z.string().min(1).optional(),
  /** Origin under which visitors reach the site, such as https://aulario.example. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  /**
   * Login of the program, with the rights of the role `aulario_program`. If not set, an embedded PostgreSQL is started.
   */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Login that owns the tables and migrates them; the default is DATABASE_URL. */
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /**
   * Streaming replicas of DATABASE_URL, with the same login, separated by commas; pages for visitors are read from
   * them.
   */
  DATABASE_REPLICA_URLS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((url) => url.trim() !== ''))
    .pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ }))),
  /** Maximum number of connections that each process keeps for requests. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(500).default(10),
  /** Number of proxies in front of the program that are trusted to report the visitor's address and the protocol. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(9).default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Port of `/metrics` for Prometheus; without it, metrics are off. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** Address on which `/metrics` listens. Anyone who can reach it reads the metrics without signing in. */
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Where traces are sent by OTLP over HTTP, such as http://127.0.0.1:4318; without it, tracing is off. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Share of requests that are traced, from 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Address shown in the contact section. */
  CONTACT_EMAIL: z.email().default('kontakt@aulario.example'),
  /** Hours of the chat on the support page, in Berlin time, such as `Mo-Fr 09:00-17:00, Sa 10:00-14:00`; or `off`. */
  SUPPORT_HOURS: z
    .string()
    .default('Mo-Fr 09:00-17:00')
    .transform((text, context) => {
      const hours = readOpeningHours(text)
      if (!hours) context.addIssue({ code: 'custom', message: 'must be rules such as Mo-Fr 09:00-17:00, or off' })
      return hours ?? z.NEVER
    }),
  SAMPLES: flag.optional(),
  /**
   * The operator of the site, who also sells on it, as named on invoices: name, and address with its lines separated by
   * `|`.
   */
  OPERATOR_NAME: z.string().min(1).optional(),
  OPERATOR_ADDRESS: z.string().min(1).optional(),
  OPERATOR_COUNTRY: z.enum(['DE', 'FR', 'ES', 'IT']).default('DE'),
  /** State (Land) of an operator in Germany (ISO 3166-2), which determines the data protection authority. */
  OPERATOR_LAND: z
    .enum(['BW', 'BY', 'BE', 'BB', 'HB', 'HH', 'HE', 'MV', 'NI', 'NW', 'RP', 'SL', 'SN', 'ST', 'SH', 'TH'])
    .optional(),
  /**
   * Further details of the imprint: who represents a company, the court and number of its register entry, telephone.
   */
  OPERATOR_REPRESENTATIVE: z.string().min(1).optional(),
  OPERATOR_REGISTER: z.string().min(1).optional(),
  OPERATOR_PHONE: z.string().min(1).optional(),
  /**
   * The natural person responsible for editorial content (§ 18(2) MStV): name and address, its lines separated by `|`.
   */
  OPERATOR_RESPONSIBLE: z.string().min(1).optional(),
  /**
   * Whether the operator is a small or micro enterprise (Recommendation 2003/361/EC: fewer than 50 people, and at most
   * 10 million euros a year), so that the legal pages may state what such enterprises are exempt from.
   */
  OPERATOR_SMALL: flag.default(false),
  /** Owners of the operator, and its ties to schools if there are any, for the about page. */
  OPERATOR_OWNERS: z.string().min(1).optional(),
  OPERATOR_TIES: z.string().min(1).optional(),
  /** Name and seat of the hosting company, for the privacy policy. */
  OPERATOR_HOST: z.string().min(1).optional(),
  /** How to reach the data protection officer, where one must be appointed. */
  OPERATOR_DPO: z.string().min(1).optional(),
  /** Name and address of the representative in the United Kingdom (UK GDPR Art. 27). */
  OPERATOR_GB_REPRESENTATIVE: z.string().min(1).optional(),
  OPERATOR_VAT_ID: z.string().min(1).optional(),
  /** VAT number in the United Kingdom; without it buyers there need their own. */
  OPERATOR_GB_VAT_ID: z.string().min(1).optional(),
  /** Account into which invoices are paid. */
  OPERATOR_IBAN: z.string().refine(isValidIBAN, 'must be an IBAN without spaces').optional(),
  OPERATOR_BIC: z.string().refine(isValidBIC, 'must be a BIC').optional(),
  /** Whether VAT of other member states is declared through the one-stop shop: required above 10,000 euros a year. */
  VAT_OSS: flag.default(false),
  /**
   * Extract of streets in the Protomaps schema, version 4, as a PMTiles file written by `npm run streets`; maps show it
   * as soon as it exists.
   */
  MAP_PMTILES: z.string().min(1).default('data/streets/streets.pmtiles'),
  /**
   * Style of another map server to use instead, such as https://tiles.example/style.json. Visitors are asked before it
   * is loaded; everything it refers to must come from the same origin.
   */
  MAP_STYLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Folder that keeps the search index between starts; losing it costs a few seconds at the next start. */
  SEARCH_INDEX_DIR: z.string().min(1).default('data/search'),
  /** Key for signing cookies and encrypting secrets. Local mode generates one. */
  APP_SECRET: z.string().min(32).optional(),
  /** The previous key, while older signatures and ciphertexts still use it. */
  APP_SECRET_BEFORE: z.string().min(32).optional(),
  /** The program's credentials at Google. If not set, signing in with Google is not offered. */
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** OpenID provider behind the button; tests use their own. */
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com'),
  /** `off`: nothing can be ordered, and the pages say so. */
  PAYMENTS: z.enum(['on', 'off']).default('on'),
  /** The program's keys at Stripe. If not set in local mode, a built-in test provider is used, and no money moves. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Address of Stripe's API; tests use their own. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  /**
   * Mail server, such as smtps://user:password@mail.example. If not set in local mode, mails are kept in data/outbox.
   */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of all mails, such as Aulario <post@aulario.example>. */
  MAIL_FROM: z
    .string()
    .regex(/^([^<>"\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'must be an address or Name <address>')
    .default('Aulario <post@aulario.example>'),
  /** Key with which the mail server signs its reports of bounced mails. If not set, no reports are accepted. */
  MAIL_REPORT_SECRET: z.string().min(16).optional(),
  /** Folder of the mails that local mode keeps instead of sending. */
  OUTBOX_DIR: z.string().min(1).default('data/outbox'),
  /** Folder that keeps uploaded files, unless S3_URL is set. */
  FILES_DIR: z.string().min(1).default('data/files'),
  /** Address of an S3-compatible store with its bucket as the path, such as https://s3.example/aulario-files. */
  S3_URL: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
})

const REQUIRED_IN_PRODUCTION = [
  'DATABASE_URL',
  'PUBLIC_URL',
  'APP_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'CONTACT_EMAIL',
  'OPERATOR_NAME',
  'OPERATOR_ADDRESS',
  'OPERATOR_VAT_ID',
  'OPERATOR_IBAN',
]
const REQUIRED_WITH_S3 = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
const REQUIRED_IN_GERMANY = ['OPERATOR_LAND', 'OPERATOR_RESPONSIBLE']
const REQUIRED_WITH_GOOGLE = ['GOOGLE_CLIENT_SECRET']
const STRIPE_KEYS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']

/** Settings are missing or wrong: starting again would change nothing. */
export class SettingsWrong extends Error {}

export type Env = z.infer<typeof schema>

export const SETTINGS: readonly string[] = Object.keys(schema.shape)

/**
 * Reads the settings from environment variables; empty ones count as not set.
 *
 * @throws SettingsWrong with a message that names all invalid values
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  const problems = result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  problems.push(...missing(given))
  if (!result.success || problems.length > 0) throw new SettingsWrong(`Settings are wrong. ${problems.join('; ')}.`)
  return result.data
}

function missing(given: Record<string, string | undefined>): string[] {
  const production = given.APP_MODE === 'production' ? REQUIRED_IN_PRODUCTION : []
  const s3 = given.S3_URL ? REQUIRED_WITH_S3 : []
  const google = given.GOOGLE_CLIENT_ID ? REQUIRED_WITH_GOOGLE : []
  const isGerman = given.APP_MODE === 'production' && (given.OPERATOR_COUNTRY ?? 'DE') === 'DE'
  const german = isGerman ? REQUIRED_IN_GERMANY : []
  const isSelling = given.APP_MODE === 'production' && given.PAYMENTS !== 'off'
  const stripe = isSelling || STRIPE_KEYS.some((name) => given[name]) ? STRIPE_KEYS : []
  return [
    ...stripe.filter((name) => !given[name]).map((name) => `${name}: both are required, or PAYMENTS=off`),
    ...production.filter((name) => !given[name]).map((name) => `${name}: required in production`),
    ...german.filter((name) => !given[name]).map((name) => `${name}: required in production in Germany`),
    ...(given.APP_MODE === 'production' && isOpenLine(given.PUBLIC_URL)
      ? ['PUBLIC_URL: must begin with https://, because visitors sign in there']
      : []),
    ...(isSelling && !given.OPERATOR_PHONE ? ['OPERATOR_PHONE: required in production, or PAYMENTS=off'] : []),
    ...s3.filter((name) => !given[name]).map((name) => `${name}: required with S3_URL`),
    ...google.filter((name) => !given[name]).map((name) => `${name}: required with GOOGLE_CLIENT_ID`),
  ]
}

/** Whether somebody between this site and its visitors could read their passwords. */
function isOpenLine(url: string | undefined): boolean {
  if (!url?.startsWith('http://') || !URL.canParse(url)) return false
  return !['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}

let current: Env | undefined

/** Returns the settings of this process, read once. */
export function env(): Env {
  current ??= readEnv(process.env)
  return current
}
