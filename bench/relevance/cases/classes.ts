import type { MakeCase } from './case.ts'
import { nameCase } from './names.ts'
import { areaCase, districtCase } from './places.ts'
import { propertyCase } from './properties.ts'
import { questionCase, typeCase } from './questions.ts'
import { joinedCase, mistypedCase, synonymCase } from './spelling.ts'

/** The classes of searches that failed in a trial with parents, by cause. */
export const CLASSES: Readonly<Record<string, MakeCase>> = {
  '1 name or place': nameCase,
  '2 district': districtCase,
  '3 area': areaCase,
  '4 question': questionCase,
  '5 type': typeCase,
  '6 property': propertyCase,
  '7 joined': joinedCase,
  '8 typo and place': mistypedCase,
  '9 synonym': synonymCase,
}
