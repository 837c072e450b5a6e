import { about } from '../about/fr.ts'
import { howReviewsWork } from '../how-reviews-work/fr.ts'
import { independence } from '../independence/fr.ts'
import { ordering } from '../ordering/fr.ts'
import { plans } from '../plans/fr.ts'
import { reviewRules } from '../review-rules/fr.ts'
import { rules } from '../rules/fr.ts'

export const pages = { ...about, ...howReviewsWork, ...independence, ...ordering, ...plans, ...reviewRules, ...rules }
