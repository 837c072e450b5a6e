import type { ScreeningRules } from '../finding.ts'
import { contacts } from './de/contacts.ts'
import { health } from './de/health.ts'
import { insults } from './de/insults.ts'
import { names } from './de/names.ts'

export const de: ScreeningRules = { language: 'de', names, contacts, insults, health }
