import { about } from '../about/it.ts'
import { howReviewsWork } from '../how-reviews-work/it.ts'
import { independence } from '../independence/it.ts'
import { ordering } from '../ordering/it.ts'
import { plans } from '../plans/it.ts'
import { reviewRules } from '../review-rules/it.ts'
import { rules } from '../rules/it.ts'

export const pages = { ...about, ...howReviewsWork, ...independence, ...ordering, ...plans, ...reviewRules, ...rules }
