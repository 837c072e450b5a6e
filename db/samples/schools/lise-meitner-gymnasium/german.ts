import type { SchoolTexts } from '../sample-school.ts'

export const german: SchoolTexts = {
  summary:
    'Naturwissenschaftlich-technisches Gymnasium im Veedel mit offenem Ganztag, eigener Sternwarte und einem Orchester, in dem jedes zweite Kind mitspielt.',
}
