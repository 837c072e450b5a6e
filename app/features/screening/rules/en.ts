import type { ScreeningRules } from '../finding.ts'
import { contacts } from './en/contacts.ts'
import { health } from './en/health.ts'
import { insults } from './en/insults.ts'
import { names } from './en/names.ts'

export const en: ScreeningRules = { language: 'en', names, contacts, insults, health }
