import de from '#imports/catalogue/de.json' with { type: 'json' }
import es from '#imports/catalogue/es.json' with { type: 'json' }
import fr from '#imports/catalogue/fr.json' with { type: 'json' }
import gb from '#imports/catalogue/gb.json' with { type: 'json' }
import it from '#imports/catalogue/it.json' with { type: 'json' }
import { type CatalogueEntry, readCatalogue } from './catalogue.schema.ts'

/**
 * Every source of the program: who publishes it, under which licence, what it lists, and where its files are. Too large
 * for the browser, which has only {@link file://../register-source-ids.ts}.
 */
export const CATALOGUE: readonly CatalogueEntry[] = [
  ...readCatalogue('GB', gb),
  ...readCatalogue('FR', fr),
  ...readCatalogue('IT', it),
  ...readCatalogue('DE', de),
  ...readCatalogue('ES', es),
]

const BY_ID: ReadonlyMap<string, CatalogueEntry> = new Map(CATALOGUE.map((entry) => [entry.id, entry]))

/** What the catalogue says about a source; undefined for one that a mapping declares. */
export const catalogueEntry = (id: string): CatalogueEntry | undefined => BY_ID.get(id)
