import type { ScreeningRules } from '../../finding.ts'
import { contacts } from './contacts.ts'
import { health } from './health.ts'
import { insults } from './insults.ts'
import { names } from './names.ts'

export const es: ScreeningRules = { language: 'es', names, contacts, insults, health }
