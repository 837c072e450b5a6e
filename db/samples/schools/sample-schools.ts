import { colegioSanTelmo } from './colegio-san-telmo/school.ts'
import { gesamtschuleAmLindenhof } from './gesamtschule-am-lindenhof/school.ts'
import { grundschuleAmAmselweg } from './grundschule-am-amselweg/school.ts'
import { liseMeitnerGymnasium } from './lise-meitner-gymnasium/school.ts'
import { lyceeJeanRostand } from './lycee-jean-rostand/school.ts'
import type { SampleSchool } from './sample-school.ts'

// Nothing in them can be mistaken for a real school or person: e-mail and web addresses end in the reserved `.example`,
// official numbers are not assigned, and telephone numbers come from ranges that are reserved for films (Germany:
// Bundesnetzagentur, Mitteilung 148/2021; France: Arcep, plan de numérotation). Leipzig and Hannover have no such range
// and borrow those of Berlin and Hamburg; Spain has none at all, so its number begins with a digit that no number there
// has.

/** The five schools of a fresh installation, ordered by id. */
export const sampleSchools: SampleSchool[] = [
  liseMeitnerGymnasium,
  grundschuleAmAmselweg,
  lyceeJeanRostand,
  colegioSanTelmo,
  gesamtschuleAmLindenhof,
]
