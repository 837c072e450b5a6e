import type { Source } from '../source.ts'
import { bacExtract, bacIndicators, professionalBacIndicators } from './bac.ts'
import { brevetBySchool, brevetIndicators } from './brevet.ts'
import { lowerSecondaryPupils } from './lower-secondary.ts'
import { primaryPupils, secondaryPupils } from './pupils.ts'
import { socialPosition, socialPositionOfLycees } from './social-position.ts'

/** Statistics of the French ministry about schools in its annuaire: social position, results, pupils and classes. */
export const frDepp: Source = {
  id: 'fr-depp',
  country: 'FR',
  tables: [
    ...[socialPosition, socialPositionOfLycees, brevetIndicators, brevetBySchool],
    ...[bacIndicators, professionalBacIndicators, bacExtract],
    ...[primaryPupils, lowerSecondaryPupils, secondaryPupils],
  ],
  supplements: [],
  overrules: [],
}
