import { expect, test } from 'vitest'
import { LOCALES } from '#app/i18n/locales.ts'
import { generateSchools } from '../../../bench/directory/generate-schools.ts'
import { placeFaults, profileFaults } from '../../../bench/reach/count-faults.ts'

const schools = [...generateSchools(5000)]
const NONE = { long: 0, repeated: 0 }

test.each(LOCALES)(
  '5,000 profiles and the places of 1,000 have short titles and descriptions of their own in %s',
  (locale) => {
    for (const faults of [profileFaults(schools, locale), placeFaults(schools.slice(0, 1000), locale)])
      expect(faults).toMatchObject({ title: NONE, description: NONE })
  },
)
