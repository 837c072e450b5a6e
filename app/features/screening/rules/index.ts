import type { AllRules } from '../finding.ts'
import { de as deContacts } from './contacts/de.ts'
import { en as enContacts } from './contacts/en.ts'
import { es as esContacts } from './contacts/es.ts'
import { fr as frContacts } from './contacts/fr.ts'
import { it as itContacts } from './contacts/it.ts'
import de from './lists/de.json' with { type: 'json' }
import en from './lists/en.json' with { type: 'json' }
import es from './lists/es.json' with { type: 'json' }
import fr from './lists/fr.json' with { type: 'json' }
import it from './lists/it.json' with { type: 'json' }

/** The built-in rules; the team changes their lists, see `editing`. */
export const defaultRules: AllRules = {
  de: { language: 'de', contacts: deContacts, ...de },
  en: { language: 'en', contacts: enContacts, ...en },
  fr: { language: 'fr', contacts: frContacts, ...fr },
  es: { language: 'es', contacts: esContacts, ...es },
  it: { language: 'it', contacts: itContacts, ...it },
}
