import { about } from '../about/en.ts'
import { howReviewsWork } from '../how-reviews-work/en.ts'
import { independence } from '../independence/en.ts'
import { ordering } from '../ordering/en.ts'
import { plans } from '../plans/en.ts'
import { reviewRules } from '../review-rules/en.ts'
import { rules } from '../rules/en.ts'

export const pages = { ...about, ...howReviewsWork, ...independence, ...ordering, ...plans, ...reviewRules, ...rules }
