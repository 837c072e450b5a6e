import { about } from '../about/de.ts'
import { howReviewsWork } from '../how-reviews-work/de.ts'
import { independence } from '../independence/de.ts'
import { ordering } from '../ordering/de.ts'
import { plans } from '../plans/de.ts'
import { reviewRules } from '../review-rules/de.ts'
import { rules } from '../rules/de.ts'

/** The German texts of the pages about Aulario and what it offers schools. */
export const pages = { ...about, ...howReviewsWork, ...independence, ...ordering, ...plans, ...reviewRules, ...rules }
