import type { Vertex } from '../catchments/catchment.ts'
import { readOutline } from '../catchments/read-outline.ts'
import { toDegrees } from '../cleaning/position.ts'
import { autumnSchoolYearOf } from '../facts/edition-period.ts'
import { reject } from '../register-school.ts'
import { catchmentTable, type Source } from '../source.ts'

const AREA = /^\d{4}$/
const BERLIN = [13.05, 52.3, 13.8, 52.7] as const

/** Areas of first enrolment, each with one or several public primary schools in it. */
const areas = catchmentTable({
  name: 'einschulungsbereiche',
  columns: { area: ['esb'], borough: ['bezname'], geometry: ['geometry'] },
  required: ['area', 'borough', 'geometry'],
  reader: (_supplements, file, day) => {
    const { start } = autumnSchoolYearOf(file, day)
    return ({ area, borough, geometry }) => {
      if (area === '') return reject('no_code', '')
      if (!AREA.test(area)) return reject('bad_code', area)
      if (borough === '') return reject('no_name', area)
      const outline = readOutline(geometry, inBerlin)
      if (typeof outline === 'string') return reject('bad_outline', area, outline)
      return { catchment: { start, unit: area, name: area, district: borough, outline } }
    }
  },
})

/** The Geoportal gives metres in EPSG:25833, or degrees on request. */
function inBerlin(point: Vertex): Vertex | undefined {
  const [lng, lat] = Math.abs(point[0]) <= 180 ? point : toDegrees('EPSG:25833', point)
  const [west, south, east, north] = BERLIN
  return lng > west && lng < east && lat > south && lat < north ? [lng, lat] : undefined
}

/** Catchment areas of the public primary schools of Berlin, an edition for each school year. */
export const deBerlinCatchments: Source = {
  id: 'de-berlin-catchments',
  country: 'DE',
  tables: [areas],
  supplements: [],
  overrules: [],
}
