import type { ScreeningRules } from '../finding.ts'
import { contacts } from './fr/contacts.ts'
import { health } from './fr/health.ts'
import { insults } from './fr/insults.ts'
import { names } from './fr/names.ts'

export const fr: ScreeningRules = { language: 'fr', names, contacts, insults, health }
