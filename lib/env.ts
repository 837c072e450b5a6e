import { isValidBIC, isValidIBAN } from 'ibantools'
import { z } from 'zod'
import listenDefaults from './net/listen-defaults.json' with { type: 'json' }
import { readOpeningHours } from './opening-hours.ts'
import { type Given, missingSettings } from './required-settings.ts'

const flag = z.enum(['true', 'false']).transform((given) => given === 'true')

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ })
const webUrl = z.url({ protocol: /^https?$/ })
const text = z.string().min(1)
const like = (pattern: RegExp, what: string) => z.string().regex(pattern, `must be ${what}`)

/**
 * Every setting with its comment is a row of docs/settings.md, every line comment a heading: `npm run generate-docs`
 * writes both there.
 */
export const envSchema = z.object({
  // Running
  /**
   * `local`: everything works on this machine without settings. `production`: every necessary setting must be given.
   */
  APP_MODE: z.enum(['local', 'production']).default('local'),
  /** Port to listen on. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(listenDefaults.port),
  /** Address to listen on. In local mode other machines cannot reach the program unless this is set. */
  HOST: text.optional(),
  /**
   * Origin under which visitors reach the site, such as https://aulario.example. Without it, local mode refuses names
   * other than `localhost`.
   */
  PUBLIC_URL: webUrl.transform((url) => new URL(url).origin).optional(),
  /**
   * Number of processes that answer visitors on the port, started and watched by the program. Without it one per core
   * in production, and in local mode a single one, which nothing watches.
   */
  PROCESSES: z.coerce.number().int().min(1).max(64).optional(),
  /** `web` answers visitors, `jobs` works off what waits and answers probes only. See docs/operations.md#kubernetes */
  WORK: z.enum(['both', 'web', 'jobs']).default('both'),
  /** Number of proxies in front of the program that it trusts to tell the visitor's address and the protocol. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(9).default(0),
  /** The lowest level of the lines that the log has. */
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /**
   * Key for signing cookies and encrypting secrets. Local mode generates one in `data/`. See docs/operations.md#secrets
   */
  APP_SECRET: z.string().min(32).optional(),
  /** The previous key, while older signatures and ciphertexts still use it. */
  APP_SECRET_BEFORE: z.string().min(32).optional(),
  /**
   * Whether sample schools are added at the first start. Without it in local mode only, and there with real schools of
   * the starter directory if the database is its own.
   */
  SAMPLES: flag.optional(),

  // Database
  /**
   * Login of the program on PostgreSQL 15 to 18, with the rights of the role `aulario_program`. Without it local mode
   * starts an embedded PostgreSQL.
   */
  DATABASE_URL: databaseUrl.optional(),
  /**
   * Address of the server itself with the login of `DATABASE_URL`, where that leads to a pooler that lends connections
   * for a transaction, such as PgBouncer. See docs/operations.md#a-pooler
   */
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  /**
   * Login that owns the tables and migrates them, at the server itself. Without it `DATABASE_DIRECT_URL` or
   * `DATABASE_URL`.
   */
  DATABASE_OWNER_URL: databaseUrl.optional(),
  /**
   * Owner's login in an empty database in which `aulario backup verify` restores a backup for comparison, where that of
   * `DATABASE_OWNER_URL` may not create one. See docs/operations.md#backups
   */
  SCRATCH_DATABASE_URL: databaseUrl.optional(),
  /** Whether a start migrates the tables; otherwise it waits for `aulario migrate`, and needs no owner of them. */
  MIGRATE: flag.prefault('true'),
  /**
   * Streaming replicas of `DATABASE_URL` with its login, separated by commas, from which pages for visitors are read.
   * See docs/operations.md#more-than-one-machine
   */
  DATABASE_REPLICA_URLS: z
    .string()
    .default('')
    .transform((urls) => urls.split(',').filter((url) => url.trim() !== ''))
    .pipe(z.array(databaseUrl)),
  /**
   * File with the authority that signs the certificate of the database: all addresses then use TLS with a checked
   * certificate, unless they say otherwise themselves. See docs/operations.md#a-database-that-others-run
   */
  DATABASE_CA_FILE: text.optional(),
  /** Most connections that each process keeps for requests; it needs up to ten more. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(500).default(10),

  // A cache in front
  /** Where a CDN is told which pages have changed. See docs/capacity.md#a-cache-in-front */
  CDN_PURGE_URL: webUrl.optional(),
  /** Header by which the CDN knows the site, such as `Authorization: Bearer …` or `Fastly-Key: …`. */
  CDN_PURGE_HEADER: like(/^[\w-]+: [^\r\n]+$/, 'Name: value').optional(),

  // Figures and traces
  /** Port of `/metrics` for Prometheus; off without it. See docs/operations.md#figures-and-alerts */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** Address on which `/metrics` listens. Anyone who can reach it reads the figures without signing in. */
  METRICS_HOST: text.default('127.0.0.1'),
  /** Where traces are sent by OTLP over HTTP, such as http://127.0.0.1:4318; off without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  /** Share of the requests that are traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),

  // Contact
  /** Address in the contact section, the imprint and `/.well-known/security.txt`. */
  CONTACT_EMAIL: z.email().default('kontakt@aulario.example'),
  /** Hours of the chat on the support page, in Berlin time, such as `Mo-Fr 09:00-17:00, Sa 10:00-14:00`; or `off`. */
  SUPPORT_HOURS: z
    .string()
    .default('Mo-Fr 09:00-17:00')
    .transform((given, context) => {
      const hours = readOpeningHours(given)
      if (!hours) context.addIssue({ code: 'custom', message: 'must be rules such as Mo-Fr 09:00-17:00, or off' })
      return hours ?? z.NEVER
    }),

  // Operator
  /**
   * The operator of the site, who also sells on it, as imprint and invoices name it. Local mode shows a placeholder.
   */
  OPERATOR_NAME: text.optional(),
  /** Its address, with the lines separated by `|`. */
  OPERATOR_ADDRESS: text.optional(),
  /** Its country. */
  OPERATOR_COUNTRY: z.enum(['DE', 'FR', 'ES', 'IT', 'GB']).default('DE'),
  /** Its Land in Germany (ISO 3166-2), which determines the data protection authority. */
  OPERATOR_LAND: z
    .enum(['BW', 'BY', 'BE', 'BB', 'HB', 'HH', 'HE', 'MV', 'NI', 'NW', 'RP', 'SL', 'SN', 'ST', 'SH', 'TH'])
    .optional(),
  /** Who represents a company, for the imprint. */
  OPERATOR_REPRESENTATIVE: text.optional(),
  /** Court and number of a company's register entry, for the imprint. */
  OPERATOR_REGISTER: text.optional(),
  /** Part of the United Kingdom in which a company there is registered, for the imprint as its number and office. */
  OPERATOR_REGISTERED_IN: z.enum(['england-and-wales', 'wales', 'scotland', 'northern-ireland']).optional(),
  /** Its number at Companies House, such as 01234567 or SC123456. */
  OPERATOR_COMPANY_NUMBER: like(/^(\d{8}|[A-Z]{2}\d{6}|R\d{7})$/, 'the eight characters of Companies House').optional(),
  /** Its registered office, with the lines separated by `|`. */
  OPERATOR_REGISTERED_OFFICE: text.optional(),
  /** Telephone number, for the imprint and the instructions on withdrawal. */
  OPERATOR_PHONE: text.optional(),
  /**
   * The natural person responsible for editorial content (§ 18(2) MStV): name and address, its lines separated by `|`.
   */
  OPERATOR_RESPONSIBLE: text.optional(),
  /**
   * Whether the operator is a small or micro enterprise (Recommendation 2003/361/EC: fewer than 50 people, and at most
   * 10 million euros a year), so that the legal pages may say what such enterprises need not do.
   */
  OPERATOR_SMALL: flag.prefault('false'),
  /** Owners of the operator, for the page about the site. Without it the operator's name. */
  OPERATOR_OWNERS: text.optional(),
  /** Ties of the operator to schools, for the page about the site, which without it says that there are none. */
  OPERATOR_TIES: text.optional(),
  /** Name and seat of the hosting company, for the privacy text. */
  OPERATOR_HOST: text.optional(),
  /** How to reach the data protection officer, where one must be appointed. */
  OPERATOR_DPO: text.optional(),
  /** Name and address of the representative in the United Kingdom (UK GDPR Art. 27). */
  OPERATOR_GB_REPRESENTATIVE: text.optional(),
  /** Name and address of the representative in the Union of an operator in the United Kingdom (GDPR Art. 27). */
  OPERATOR_EU_REPRESENTATIVE: text.optional(),
  /** Its legal representative there (Regulation (EU) 2022/2065, Art. 13): name, address, e-mail, telephone. */
  OPERATOR_DSA_REPRESENTATIVE: text.optional(),

  // Invoices
  /** The seller's VAT number; without it an operator in the United Kingdom charges no VAT there. */
  OPERATOR_VAT_ID: text.optional(),
  /** The seller's VAT number in the United Kingdom; without it buyers there need their own. */
  OPERATOR_GB_VAT_ID: text.optional(),
  /** Its number in the one-stop shop for sellers outside the Union; without it buyers in the Union need their own. */
  OPERATOR_EU_VAT_ID: like(/^EU\d{9}$/, 'EU and nine digits').optional(),
  /** Account to which invoices are paid. */
  OPERATOR_IBAN: z.string().refine(isValidIBAN, 'must be an IBAN without spaces').optional(),
  /** BIC of that account. */
  OPERATOR_BIC: z.string().refine(isValidBIC, 'must be a BIC').optional(),
  /** Whether VAT of other member states is declared through the one-stop shop: required above 10,000 euros a year. */
  VAT_OSS: flag.prefault('false'),

  // Payments
  /** `off`: nothing can be ordered, and the pages say so. */
  PAYMENTS: z.enum(['on', 'off']).default('on'),
  /**
   * Key of the program at Stripe. Without it local mode uses a built-in test provider, and no money moves. See
   * docs/payments.md
   */
  STRIPE_SECRET_KEY: text.optional(),
  /** Key with which Stripe signs its messages. */
  STRIPE_WEBHOOK_SECRET: text.optional(),
  /** Address of Stripe's API; tests use their own. */
  STRIPE_API_URL: webUrl.default('https://api.stripe.com'),

  // Mail
  /**
   * Mail server, such as smtps://user:password@mail.example; in production over TLS only, unless it is this machine.
   * Without it local mode keeps mails, which are read at `/outbox`. See docs/operations.md#mail
   */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of all mails, such as `Aulario <post@aulario.example>`. */
  MAIL_FROM: z
    .string()
    .regex(/^([^<>"\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'must be an address or Name <address>')
    .default('Aulario <post@aulario.example>'),
  /** Key with which the mail server signs its reports of bounced mails. Without it no reports are accepted. */
  MAIL_REPORT_SECRET: z.string().min(16).optional(),
  /** Folder of the mails that local mode keeps instead of sending. */
  OUTBOX_DIR: text.default('data/outbox'),

  // Files
  /** Folder that keeps uploaded files, unless `S3_URL` is set. */
  FILES_DIR: text.default('data/files'),
  /** Address of an S3-compatible store with its bucket as the path, such as https://s3.example/aulario-files. */
  S3_URL: webUrl.optional(),
  /** Region of the store. */
  S3_REGION: text.default('us-east-1'),
  /** Name of the key of the store. */
  S3_ACCESS_KEY_ID: text.optional(),
  /** The key itself. */
  S3_SECRET_ACCESS_KEY: text.optional(),

  // Registers
  /**
   * File with the operator's own addresses of registers, such as
   * `{"gb-gias/establishments": "https://example.org/schools{yyyymmdd}.csv"}`; one set in the back office comes first.
   * See docs/operations.md#keeping-registers-up-to-date
   */
  REGISTERS_FILE: text.default('data/registers.json'),

  // Search and map
  /** Folder that keeps the search index between starts; losing it costs some seconds at the next start. */
  SEARCH_INDEX_DIR: text.default('data/search'),
  /**
   * Extract of streets in the Protomaps schema, version 4, as a PMTiles file: maps show it from the moment it is there.
   * `npm run streets` writes it.
   */
  MAP_PMTILES: text.default('data/streets/streets.pmtiles'),
  /**
   * Style of another map server to use instead, such as https://tiles.example/style.json. Visitors are asked before it
   * is loaded; everything that the style names must come from the same origin.
   */
  MAP_STYLE_URL: webUrl.optional(),

  // The way to school
  /**
   * The operator's own Valhalla, such as http://127.0.0.1:8002, which says how long the way to a school takes. Without
   * it pages show straight lines only. See docs/operations.md#the-way-to-school
   */
  ROUTING_URL: webUrl.optional(),
  /** Folder in which `aulario routing` keeps the engine and its streets. */
  ROUTING_DIR: text.default('data/routing'),

  // Sign-in with Google
  /** Id of the program at Google. Without it signing in with Google is not offered. */
  GOOGLE_CLIENT_ID: text.optional(),
  /** Key that belongs to it. */
  GOOGLE_CLIENT_SECRET: text.optional(),
  /** OpenID provider behind the button; tests use their own. */
  GOOGLE_ISSUER: webUrl.default('https://accounts.google.com'),
})

/** Settings are missing or wrong: starting again would change nothing. */
export class SettingsWrong extends Error {}

/** The validated settings of this process. */
export type Env = z.infer<typeof envSchema>

/**
 * Reads the settings from environment variables; empty ones count as not set.
 *
 * @throws SettingsWrong whose message names all invalid values
 */
export function readEnv(source: Given): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = envSchema.safeParse(given)
  const problems = result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  problems.push(...missingSettings(given))
  if (!result.success || problems.length > 0) throw new SettingsWrong(`Settings are wrong. ${problems.join('; ')}.`)
  return result.data
}

let current: Env | undefined

/** Returns the settings of this process, read once. */
export function env(): Env {
  current ??= readEnv(process.env)
  return current
}
