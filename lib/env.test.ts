import fs from 'node:fs'
import { expect, test } from 'vitest'
import { envSchema, readEnv } from './env.ts'

test('nothing set means local mode on port 3000', () => {
  expect(readEnv({})).toMatchObject({ APP_MODE: 'local', PORT: 3000, TRUST_PROXY: 0 })
})

test('empty values count as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000)
})

test('names all invalid values', () => {
  expect(() => readEnv({ PORT: '99999', LOG_LEVEL: 'loud', APP_MODE: 'production' })).toThrow(
    /PORT.*LOG_LEVEL.*DATABASE_URL.*PUBLIC_URL.*SMTP_URL.*MAIL_FROM.*CONTACT_EMAIL.*OPERATOR_NAME.*OPERATOR_IBAN.*OPERATOR_LAND/s,
  )
})

test('the public address is reduced to its origin', () => {
  expect(readEnv({ PUBLIC_URL: 'https://schulen.example/de/' }).PUBLIC_URL).toBe('https://schulen.example')
})

test('S3 needs its keys', () => {
  expect(() => readEnv({ S3_URL: 'https://s3.example/files' })).toThrow(/S3_ACCESS_KEY_ID.*S3_SECRET_ACCESS_KEY/)
})

test('the sender cannot carry another header', () => {
  expect(readEnv({ MAIL_FROM: 'Aulario <post@aulario.example>' }).MAIL_FROM).toBe('Aulario <post@aulario.example>')
  expect(() => readEnv({ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' })).toThrow(/MAIL_FROM/)
})

test('invoices need an account that can receive payments', () => {
  expect(readEnv({ OPERATOR_IBAN: 'DE89370400440532013000' }).OPERATOR_IBAN).toBe('DE89370400440532013000')
  expect(() => readEnv({ OPERATOR_IBAN: 'DE89370400440532013001' })).toThrow(/OPERATOR_IBAN/)
})

test('production takes payments by Stripe or not at all, and needs all of its keys and a telephone number', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
  const refusal = (given: Record<string, string>) => {
    try {
      readEnv({ APP_MODE: 'production', ...given })
    } catch (error) {
      return (error as Error).message
    }
    return ''
  }
  expect(refusal({})).toMatch(/STRIPE_SECRET_KEY.*STRIPE_WEBHOOK_SECRET/)
  expect(refusal({ STRIPE_SECRET_KEY: 'sk_x' })).toContain('STRIPE_WEBHOOK_SECRET')
  expect(refusal(keys)).not.toContain('STRIPE')
  expect(refusal({ PAYMENTS: 'off' })).not.toMatch(/STRIPE|OPERATOR_PHONE/)
  expect(refusal(keys)).toContain('OPERATOR_PHONE')
  expect(refusal({ ...keys, OPERATOR_PHONE: '+49 221 1' })).not.toContain('OPERATOR_PHONE')
  expect(() => readEnv({ STRIPE_SECRET_KEY: 'sk_x' })).toThrow(/STRIPE_WEBHOOK_SECRET/)
})

test('in production an operator in Germany must name its Land and a person responsible, and others must not', () => {
  const problems = (country: string) => {
    try {
      readEnv({ APP_MODE: 'production', OPERATOR_COUNTRY: country })
    } catch (error) {
      return (error as Error).message
    }
    return ''
  }
  expect(problems('DE')).toMatch(/OPERATOR_LAND.*OPERATOR_RESPONSIBLE/)
  expect(problems('FR')).not.toMatch(/OPERATOR_LAND|OPERATOR_RESPONSIBLE/)
})

const problemsOf = (given: Record<string, string>) => {
  try {
    readEnv(given)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}

test('in production an operator in the United Kingdom names its representatives in the Union, and needs no VAT number', () => {
  const problems = problemsOf({ APP_MODE: 'production', OPERATOR_COUNTRY: 'GB' })
  expect(problems).toMatch(/OPERATOR_EU_REPRESENTATIVE.*OPERATOR_DSA_REPRESENTATIVE/)
  expect(problems).not.toMatch(/OPERATOR_VAT_ID|OPERATOR_LAND|OPERATOR_RESPONSIBLE/)
  for (const country of ['DE', 'FR', 'ES', 'IT']) {
    const others = problemsOf({ APP_MODE: 'production', OPERATOR_COUNTRY: country })
    expect(others).toContain('OPERATOR_VAT_ID: required in production except in the United Kingdom')
    expect(others).not.toMatch(/OPERATOR_EU_REPRESENTATIVE|OPERATOR_DSA_REPRESENTATIVE/)
  }
})

test('a company in the United Kingdom is named with part of the kingdom, number and office, or not at all', () => {
  const given = { OPERATOR_COUNTRY: 'GB', OPERATOR_COMPANY_NUMBER: 'SC123456' }
  expect(problemsOf(given)).toMatch(/OPERATOR_REGISTERED_IN.*OPERATOR_REGISTERED_OFFICE/)
  const company = { ...given, OPERATOR_REGISTERED_IN: 'scotland', OPERATOR_REGISTERED_OFFICE: '1 Leith Walk|Edinburgh' }
  expect(problemsOf(company)).toBe('')
  expect(problemsOf({ ...company, OPERATOR_COMPANY_NUMBER: '123' })).toContain('OPERATOR_COMPANY_NUMBER')
  expect(problemsOf({ ...company, OPERATOR_REGISTERED_IN: 'ireland' })).toContain('OPERATOR_REGISTERED_IN')
})

test('settings for operators elsewhere are refused instead of being ignored', () => {
  const british = { OPERATOR_COUNTRY: 'GB', VAT_OSS: 'true', OPERATOR_GB_VAT_ID: 'GB980780684' }
  expect(problemsOf(british)).toMatch(/OPERATOR_GB_VAT_ID.*VAT_OSS/)
  expect(problemsOf({ OPERATOR_COUNTRY: 'GB', VAT_OSS: 'false', OPERATOR_EU_VAT_ID: 'EU372123456' })).toBe('')
  expect(problemsOf({ OPERATOR_EU_VAT_ID: 'EU372123456' })).toContain('OPERATOR_EU_VAT_ID: is for operators in')
  expect(problemsOf({ OPERATOR_COUNTRY: 'GB', OPERATOR_EU_VAT_ID: 'GB980780684' })).toContain('EU and nine digits')
})

test('in production visitors sign in over TLS, except on this machine', () => {
  const refusal = (url: string) => {
    try {
      readEnv({ APP_MODE: 'production', PUBLIC_URL: url })
    } catch (error) {
      return (error as Error).message
    }
    return ''
  }
  expect(refusal('http://aulario.example')).toContain('PUBLIC_URL: must begin with https://')
  for (const url of ['https://aulario.example', 'http://localhost:3000', 'http://127.0.0.1:3000'])
    expect(refusal(url)).not.toContain('PUBLIC_URL')
  expect(readEnv({ PUBLIC_URL: 'http://school.local' }).PUBLIC_URL).toBe('http://school.local')
})

test('the example of a settings file names no setting that does not exist', () => {
  const example = fs.readFileSync(new URL('../deploy/settings.example', import.meta.url), 'utf8')
  const named = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !(name! in envSchema.shape))).toEqual([])
})
