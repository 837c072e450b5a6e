import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { fr } from './fr/index.ts'
import { it } from './it/index.ts'
import { addCatalogue } from './translate.ts'

// The server speaks all languages at any time.
addCatalogue('de', de)
addCatalogue('en', en)
addCatalogue('fr', fr)
addCatalogue('es', es)
addCatalogue('it', it)
