import { de } from './all/de.ts'
import { en } from './all/en.ts'
import { es } from './all/es.ts'
import { fr } from './all/fr.ts'
import { it } from './all/it.ts'
import { addCatalogue } from './translate.ts'

// The server needs every language at any time.
addCatalogue('de', de)
addCatalogue('en', en)
addCatalogue('fr', fr)
addCatalogue('es', es)
addCatalogue('it', it)
