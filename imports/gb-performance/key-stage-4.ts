import { admissionPolicy } from '../facts/admission-policy.ts'
import { schoolYearIn, schoolYearOf } from '../facts/edition-period.ts'
import { numberOf } from '../facts/fact.ts'
import { numbersTable } from '../facts/numbers-table.ts'
import { ofstedRating } from '../facts/ofsted.ts'
import { reject } from '../register-school.ts'
import { bandOf, isIndependent, MISSING, schoolOf, URN } from './england.ts'

const common = { missing: MISSING, periodOf: schoolYearOf, keyOf: schoolOf }

const RESULTS = {
  attainment_8: ['ATT8SCR'],
  progress_8: ['P8MEA'],
  basics_5_share: ['PTL2BASICS_95'],
  ebacc_points: ['EBACCAPS'],
  ebacc_entry_share: ['PTEBACC_E_PTQ_EE'],
} as const

/** GCSE results (`…_ks4provisional.csv`, `…_ks4final.csv`). */
export const ks4 = numbersTable({
  ...common,
  name: 'ks4',
  columns: { urn: URN, type: ['NFTYPE'], band: ['P8_BANDING'] },
  mayEndEarly: true,
  required: ['urn', 'type', 'attainment_8', 'basics_5_share', 'ebacc_points', 'gcse_pupils'],
  numbers: {
    ...RESULTS,
    progress_8_lower: ['P8CILOW'],
    progress_8_upper: ['P8CIUPP'],
    basics_4_share: ['PTL2BASICS_94'],
    gcse_pupils: ['TPUP'],
  },
  further: ({ band }, period) => bandOf('progress_8_band', band, period),
  keeps: ({ fact }, { type }) => fact === 'gcse_pupils' || !isIndependent(type),
})

/** GCSE results with the Ofsted grade at the time, as combined by a third party. */
export const ks4WithOfsted = numbersTable({
  ...common,
  name: 'ks4 with Ofsted',
  columns: { urn: URN, type: ['SCHTYPE'], band: ['P8_BANDING'], rating: ['OFSTEDRATING'], inspected: ['INSPECTIONDT'] },
  required: ['urn', 'type', 'rating', 'inspected', 'attainment_8', 'progress_8', 'ebacc_points'],
  numbers: RESULTS,
  further: ({ band, rating, inspected }, period) => [
    ...bandOf('progress_8_band', band, period),
    ...ofstedRating(rating, inspected),
  ],
  keeps: ({ fact }, { type }) => fact === 'ofsted_rating' || !isIndependent(type),
})

/** Schools in the GCSE tables (`…_underlying_institution_details.csv`); shares are from 0 to 1. */
export const ks4Institutions = numbersTable({
  ...common,
  name: 'ks4 institution details',
  columns: {
    urn: URN,
    dfeNumber: ['DfE number (LAESTAB)'],
    authority: ['Local Authority number'],
    name: ['School or college name'],
    type: ['Institution type'],
    policy: ['Admissions policy'],
    entering: ['Percentage of pupils entering the EBacc'],
  },
  required: ['urn', 'dfeNumber', 'type', 'entering', 'gcse_pupils'],
  numbers: { gcse_pupils: ['Pupils at end-KS4'] },
  further: ({ policy, entering }, period) => [
    ...admissionPolicy(policy, period),
    ...numberOf('ebacc_entry_share', entering, { period, missing: MISSING, times: 100 }),
  ],
  keeps: ({ fact }, { type }) => fact !== 'ebacc_entry_share' || !isIndependent(type),
})

/** Pupils who take GCSEs at a school (`…_ks4_school_information.csv`). Each row gives its school year. */
export const ks4Intake = numbersTable({
  ...common,
  name: 'ks4 school information',
  columns: {
    urn: URN,
    level: ['geographic_level'],
    time: ['time_period'],
    policy: ['admpol_pt'],
    band: ['p8_banding'],
  },
  required: ['urn', 'level', 'time', 'gcse_pupils', 'gcse_prior_score'],
  numbers: {
    pupils: ['t_allks_pupils'],
    boys: ['t_allks_boys'],
    girls: ['t_allks_girls'],
    gcse_pupils: ['t_pupils'],
    gcse_prior_score: ['avg_ks2_scaledscore'],
    gcse_prior_low_share: ['pt_prior_lo'],
    gcse_prior_high_share: ['pt_prior_hi'],
    gcse_disadvantaged_share: ['pt_disadvantaged'],
  },
  keyOf: ({ urn, level }) => (level === 'School' ? schoolOf({ urn }) : reject('a_total', urn)),
  periodOfRow: ({ time }) => schoolYearIn(time),
  further: ({ policy, band }, period) => [
    ...admissionPolicy(policy, period),
    ...bandOf('progress_8_band', band, period),
  ],
})

/** Destinations of pupils after GCSEs (`…_ks4-pupdest.csv`), with those of the two previous years. */
export const ks4Destinations = numbersTable({
  ...common,
  name: 'ks4 destinations',
  columns: { type: ['RECTYPE'], urn: URN },
  required: ['urn', 'type', 'destinations_share', 'destinations_education_share', 'apprenticeship_share'],
  numbers: {
    destinations_share: ['OVERALL_DESTPER'],
    destinations_education_share: ['EDUCATIONPER'],
    apprenticeship_share: ['APPRENPER'],
    destinations_sixth_form_share: ['SCH_6THPER'],
    destinations_sixth_form_college_share: ['SIXTH_COLPER'],
    destinations_further_education_share: ['FEPER'],
    destinations_employment_share: ['EMPLOYMENTPER'],
  },
  withFormerYears: ['destinations_share'],
  keyOf: ({ type, urn }) => (/^[12]$/.test(type) ? schoolOf({ urn }) : reject('a_total', urn)),
})
