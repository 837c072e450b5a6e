import { z } from 'zod'
import { byOffer, CATEGORIES, COUNTRIES, FAITHS, FEATURES, GENDERS } from '#db/vocabulary.ts'
import { day, named } from './components.ts'
import { answerOf } from './envelope.ts'

const country = z.enum(COUNTRIES).describe('ISO 3166-1 alpha-2.')
const category = z.enum(CATEGORIES).describe('Type of school, the same in all countries.')

/** Whose position it is: the building's, or only that of its postal code or town. */
const positionSchema = named(
  'Position',
  'WGS84 degrees. `precision` tells whether it is the building or only the middle of its postal code or town.',
  z.object({ lat: z.number(), lng: z.number(), precision: z.enum(['exact', 'postal_code', 'town']) }),
)

const ratingSchema = named(
  'Rating',
  'What families say in numbers. No average is given for fewer than three reviews.',
  z.object({ count: z.int().min(0), average: z.number().min(1).max(5, { abort: true }).nullable() }),
)

const listed = {
  id: z.string(),
  name: z.string(),
  category,
  localType: z.string().describe('The type in the words of the register.'),
  ownership: z.enum(['public', 'private']).nullable(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  region: z.string(),
  country,
  position: positionSchema.nullable(),
  rating: ratingSchema,
  source: z.string().nullable().describe('Id of its register among the sources; null where none lists it.'),
  page: z.url().describe('Its profile on Aulario.'),
}

/** A school in a list. */
export const listedSchoolSchema = named('ListedSchool', 'A school as lists give it.', z.object(listed))
/** A school as lists give it. */
export type ListedSchool = z.infer<typeof listedSchoolSchema>

/** A school with everything that may be passed on. */
export const schoolSchema = named(
  'School',
  'A school with its official data and what it states itself.',
  z.object({
    ...listed,
    officialName: z.string().describe('The whole name in the register.'),
    status: z.enum(['open', 'closed']),
    successor: z.string().nullable().describe('Id of the school that followed a closed one.'),
    phone: z.string().nullable().describe('Null where none is known, or the school does not show its contact data.'),
    website: z.string().nullable(),
    features: z.array(z.enum(FEATURES)),
    languages: z.array(z.string()).describe('Languages taught, ISO 639.'),
    faith: z.enum(FAITHS).nullable(),
    gender: z.enum(GENDERS).nullable(),
    ...byOffer(() => z.boolean().nullable()),
    ageFrom: z.int().nullable(),
    ageTo: z.int().nullable(),
    pupils: z.int().nullable(),
    verified: z.boolean().describe('A member of the school, who was checked, manages the profile.'),
    selfReported: z.array(z.string()).describe('Fields whose values the school itself states.'),
    register: z
      .object({
        source: z.string(),
        number: z.string().describe('Its number there.'),
        date: day.nullable().describe('Day of the edition.'),
      })
      .nullable(),
    withheld: z.boolean().describe('The licence of its register does not let us pass on more than its name and town.'),
  }),
)
/** A school as in its own answer and the monthly files. */
export type School = z.infer<typeof schoolSchema>
/** The answer about a school. */
export const schoolAnswer = answerOf('SchoolAnswer', 'A school.', schoolSchema)

/** The answer about the reviews of a school. */
export const reviewsAnswer = answerOf(
  'ReviewsAnswer',
  'The summary of the reviews of a school.',
  z.object({
    school: z.string(),
    ...ratingSchema.shape,
    stars: z.array(z.int().min(0)).length(5).describe('Number of reviews with one to five stars.'),
    page: z.url().describe('Where the reviews can be read.'),
    explanation: z.url().describe('How reviews are checked and averages are made.'),
  }),
)
