import { numberOf } from '../facts/fact.ts'
import { factTable } from '../source.ts'
import { deppRow, frenchSchoolYear, MISSING, SCHOOL_YEAR_COLUMN, UAI_COLUMN } from './depp-row.ts'

/** Indice de position sociale (IPS) of écoles and collèges. */
export const socialPosition = factTable({
  name: 'ips',
  columns: {
    uai: UAI_COLUMN,
    year: SCHOOL_YEAR_COLUMN,
    index: ['ips'],
    spread: ["Ecart type de l'IPS", "Ecart-type de l'IPS", 'ecart_type_de_l_ips', 'ecart_type_ips'],
    pupils: ['effectifs'],
  },
  required: ['uai', 'year', 'index'],
  reader: () => (row) =>
    deppRow(row.uai, frenchSchoolYear(row.year), (period) => {
      const rules = { period, missing: MISSING }
      return [
        ...numberOf('social_position', row.index, rules),
        ...numberOf('social_position_spread', row.spread, rules),
        ...numberOf('social_position_pupils', row.pupils, rules),
      ]
    }),
})

/** Indice de position sociale (IPS) of lycées, by track. */
export const socialPositionOfLycees = factTable({
  name: 'ips-lycees',
  columns: {
    uai: UAI_COLUMN,
    year: SCHOOL_YEAR_COLUMN,
    index: ['ips_etab', "IPS de l'établissement", 'IPS établissement', 'ips_ensemble_gt_pro', 'IPS Ensemble GT-PRO'],
    general: ['ips_voie_gt'],
    professional: ['ips_voie_pro'],
    spread: ['ecart_type_etablissement', 'Ecart-type établissement', "Ecart type de l'établissement"],
    pupils: ['effectifs_ensemble_gt_pro', 'Effectifs Ensemble GT-PRO'],
  },
  required: ['uai', 'year', 'index', 'general', 'professional'],
  reader: () => (row) =>
    deppRow(row.uai, frenchSchoolYear(row.year), (period) => {
      const rules = { period, missing: MISSING }
      return [
        ...numberOf('social_position', row.index, rules),
        ...numberOf('social_position_general', row.general, rules),
        ...numberOf('social_position_professional', row.professional, rules),
        ...numberOf('social_position_spread', row.spread, rules),
        ...numberOf('social_position_pupils', row.pupils, rules),
      ]
    }),
})
