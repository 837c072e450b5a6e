import type { Source } from '../source.ts'
import { admissionOffers, dfeNumbers } from './admissions.ts'
import { ks2Extract, ks4Extract } from './extracts.ts'
import { ks2, ks2WithOfsted } from './key-stage-2.ts'
import { ks4, ks4Destinations, ks4Institutions, ks4Intake, ks4WithOfsted } from './key-stage-4.ts'
import { ks5, ks5Qualifications, ks5Sciences } from './key-stage-5.ts'
import { absence, census, freeMeals } from './pupils.ts'

/**
 * Statistics of the Department for Education about schools in England. An academy has its own reference number: the
 * results of the school that it replaced stay with the old one.
 */
export const gbPerformance: Source = {
  id: 'gb-performance',
  country: 'GB',
  tables: [
    ...[ks2, ks2WithOfsted, ks4, ks4WithOfsted, ks4Institutions, ks4Intake, ks4Destinations],
    ...[ks2Extract, ks4Extract],
    ...[ks5, ks5Sciences, ks5Qualifications, census, absence, freeMeals, admissionOffers],
  ],
  supplements: [dfeNumbers, ks4Institutions],
  overrules: [],
}
