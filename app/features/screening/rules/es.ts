import type { ScreeningRules } from '../finding.ts'
import { contacts } from './es/contacts.ts'
import { health } from './es/health.ts'
import { insults } from './es/insults.ts'
import { names } from './es/names.ts'

export const es: ScreeningRules = { language: 'es', names, contacts, insults, health }
