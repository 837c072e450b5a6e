import { about } from './about.ts'
import { howReviewsWork } from './how-reviews-work.ts'
import { independence } from './independence.ts'
import { ordering } from './ordering.ts'
import { plans } from './plans.ts'
import { reviewRules } from './review-rules.ts'
import { rules } from './rules.ts'

export const pages = { ...about, ...howReviewsWork, ...independence, ...ordering, ...plans, ...reviewRules, ...rules }
