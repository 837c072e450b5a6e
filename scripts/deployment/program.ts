import fs from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../..')

/** Returns the commands that `deploy/aulario` takes. */
export function commandsOf(): string[] {
  const script = fs.readFileSync(path.join(root, 'deploy/aulario'), 'utf8')
  return [...script.matchAll(/^ {2}([\w| ]+)\) (?:script=|exec )/gm)].flatMap(([, names = '']) => names.split(' | '))
}

/** Values of the settings that only the operator of a site knows. */
export const SAMPLE_SETTINGS: Record<string, string> = {
  APP_SECRET: 'x'.repeat(64),
  DATABASE_URL: 'postgresql://aulario:x@database/aulario',
  DATABASE_OWNER_URL: 'postgresql://aulario_owner:x@database/aulario',
  SMTP_URL: 'smtps://user:x@mail.example',
  MAIL_FROM: 'Aulario <post@aulario.example>',
  CONTACT_EMAIL: 'post@aulario.example',
  PUBLIC_URL: 'https://aulario.example',
  S3_ACCESS_KEY_ID: 'x',
  S3_SECRET_ACCESS_KEY: 'x',
  OPERATOR_NAME: 'Schulfreunde',
  OPERATOR_ADDRESS: 'Am Markt 1|50667 Köln',
  OPERATOR_VAT_ID: 'DE123456789',
  OPERATOR_IBAN: 'DE89370400440532013000',
  OPERATOR_LAND: 'NW',
  OPERATOR_RESPONSIBLE: 'Ada Beispiel|Am Markt 1|50667 Köln',
  OPERATOR_PHONE: '+49 221 1',
  STRIPE_SECRET_KEY: 'sk_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
}
