import type { z } from 'zod'
import { reportSchemaFor } from '../reports/report.schema.ts'
import { BROKEN_ITEM_RULES } from './content-item.ts'

/** The form of a report about a photo, video, text or event of a school. */
export const contentReportSchema = reportSchemaFor(BROKEN_ITEM_RULES)
export type WrittenContentReport = z.output<typeof contentReportSchema>
