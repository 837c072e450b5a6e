import { type CatalogueEntry, readCatalogue } from './catalogue.schema.ts'
import de from './de.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import gb from './gb.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }

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
