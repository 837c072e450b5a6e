import type { Source } from '../source.ts'
import { annuaire } from './annuaire.ts'
import { geolocalisation } from './geolocalisation.ts'

/** Annuaire de l'éducation, and the file of addresses and positions that the same ministry publishes. */
export const frAnnuaire: Source = {
  id: 'fr-annuaire',
  country: 'FR',
  tables: [annuaire, geolocalisation],
  supplements: [],
  overrules: ['fr-grandlyon', 'fr-lycees'],
}
