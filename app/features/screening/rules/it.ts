import type { ScreeningRules } from '../finding.ts'
import { contacts } from './it/contacts.ts'
import { health } from './it/health.ts'
import { insults } from './it/insults.ts'
import { names } from './it/names.ts'

export const it: ScreeningRules = { language: 'it', names, contacts, insults, health }
