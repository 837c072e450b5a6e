import { schoolYearOf } from '../facts/edition-period.ts'
import { numberOf } from '../facts/fact.ts'
import { factTable } from '../source.ts'
import { isIndependent } from './england.ts'
import { schoolFinder } from './school-finder.ts'

const school = { name: ['name'], town: ['area'], authority: ['lea'], type: ['type'] } as const

/**
 * Final key stage 2 results without reference numbers, as published by a third party, whose own rankings are not read.
 */
export const ks2Extract = factTable({
  name: 'ks2 extract',
  columns: { ...school, expected: ['rwm'], higher: ['hs'], reading: ['read'], maths: ['maths'], grammar: ['gps'] },
  required: ['name', 'authority', 'expected', 'higher', 'reading', 'maths'],
  reader: (supplements, file, day) => {
    const [period, find] = [schoolYearOf(file, day), schoolFinder(supplements, file)]
    return (row) => {
      const key = find(row.authority, row.name, row.town)
      if (typeof key !== 'string') return key
      const facts = [
        ...numberOf('ks2_expected', row.expected, { period }),
        ...numberOf('ks2_higher', row.higher, { period }),
        ...numberOf('ks2_reading', row.reading, { period }),
        ...numberOf('ks2_maths', row.maths, { period }),
        ...numberOf('ks2_grammar', row.grammar, { period }),
      ]
      return { key, facts }
    }
  },
})

/** Final GCSE results without reference numbers, of schools that have all of these values. */
export const ks4Extract = factTable({
  name: 'ks4 extract',
  columns: { ...school, attainment: ['a8'], basics: ['em'], points: ['aps'], entered: ['ent'] },
  required: ['name', 'authority', 'attainment', 'basics', 'points', 'entered'],
  reader: (supplements, file, day) => {
    const [period, find] = [schoolYearOf(file, day), schoolFinder(supplements, file)]
    return (row) => {
      const key = find(row.authority, row.name, row.town)
      if (typeof key !== 'string') return key
      if (isIndependent(row.type)) return { key, facts: [] }
      const facts = [
        ...numberOf('attainment_8', row.attainment, { period }),
        ...numberOf('basics_5_share', row.basics, { period }),
        ...numberOf('ebacc_points', row.points, { period }),
        ...numberOf('ebacc_entry_share', row.entered, { period }),
      ]
      return { key, facts }
    }
  },
})
