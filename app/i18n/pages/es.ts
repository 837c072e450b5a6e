import { about } from '../about/es.ts'
import { howReviewsWork } from '../how-reviews-work/es.ts'
import { independence } from '../independence/es.ts'
import { ordering } from '../ordering/es.ts'
import { plans } from '../plans/es.ts'
import { reviewRules } from '../review-rules/es.ts'
import { rules } from '../rules/es.ts'

export const pages = { ...about, ...howReviewsWork, ...independence, ...ordering, ...plans, ...reviewRules, ...rules }
