import { z } from 'zod'

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')

const schema = z.object({
  /** `local`: everything works on this machine without settings. `production`: nothing may be left to chance. */
  APP_MODE: z.enum(['local', 'production']).default('local'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Address to listen on; local mode is never reachable from other machines unless this is set. */
  HOST: z.string().min(1).optional(),
  /** Origin under which visitors reach the site, such as https://aulario.example. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  /** Login of the program, with the rights of the role `aulario_program`. Not set: an embedded PostgreSQL is started. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Login that owns the tables and migrates them; the default is DATABASE_URL. */
  DATABASE_OWNER_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(500).default(10),
  /** How many proxies in front of us may be believed about the visitor's address and the protocol. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(9).default(0),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Address that the contact section shows. */
  CONTACT_EMAIL: z.email().default('kontakt@aulario.example'),
  SAMPLES: flag.optional(),
})

/** The settings of this process, checked. */
export type Env = z.infer<typeof schema>

/**
 * Reads the settings from environment variables; empty ones count as not set.
 *
 * @throws Error whose message names every bad value at once
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  const problems = result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (given.APP_MODE === 'production' && !given.PUBLIC_URL) problems.push('PUBLIC_URL: required in production')
  if (!result.success || problems.length > 0) throw new Error(`Settings are wrong. ${problems.join('; ')}.`)
  return result.data
}

let current: Env | undefined

/** The settings of this process, read once. */
export function env(): Env {
  current ??= readEnv(process.env)
  return current
}
