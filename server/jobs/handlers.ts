import { eraseAccount } from '#app/features/accounts/me/delete-account.server.ts'
import { issueCreditNote, issueInvoice } from '#app/features/billing/invoices/issue-invoice.server.ts'
import { sendTestEvent } from '#app/features/billing/orders/providers/send-test-event.server.ts'
import { refundPayment } from '#app/features/billing/orders/settle/refund.server.ts'
import { checkSchedule } from '#app/features/import-runs/schedules/check/check-schedule.server.ts'
import { settleRun } from '#app/features/import-runs/schedules/check/settle-schedule.server.ts'
import { sendMailing } from '#app/features/mailings/send-mailing.server.ts'
import { applyDecision } from '#app/features/moderation/decisions/apply-decision.server.ts'
import { remindAuthor } from '#app/features/moderation/disputes/remind-author.server.ts'
import { deliverQuestionNews } from '#app/features/questions/news/deliver-question-news.server.ts'
import { deliverReviewNews } from '#app/features/reviews/deliver-review-news.server.ts'
import { settleOwnReviews } from '#app/features/reviews/own-reviews/settle-own-reviews.server.ts'
import { removeMedia } from '#app/features/school-media/gallery/delete-media.server.ts'
import { processMedia } from '#app/features/school-media/process-media.server.ts'
import { PERSONAL_DATA } from '#app/personal-data.server.ts'
import { mayRemoveFiles } from '#db/backup-lock.ts'
import { db } from '#db/client.ts'
import type { Jobs } from '#db/jobs/jobs.ts'
import { TaskKilled } from '#lib/decoders/task-killed.ts'
import { storage } from '#lib/storage/open-storage.ts'
import { noteErasure } from '../backup/erasures.ts'
import { runImportJob } from './run-import-job.ts'
import { HopelessJob, type JobContext, type JobHandlers } from './run-jobs.ts'
import { runTask } from './scheduled-tasks.ts'
import { sendMailJob } from './send-mail-job.ts'

/** Removes a stored file that nothing refers to any more. @throws Error while a backup is running, to retry later */
export async function removeFile({ key }: Jobs['delete_file']): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      if (!(await mayRemoveFiles(trx))) throw new Error('A backup is running.')
      await storage().delete(key)
    })
}

/**
 * Converts an upload into the versions that visitors see. A file that crashed its decoder is not given to another one.
 */
export async function processMediaJob({ mediaId }: Jobs['process_media']): Promise<void> {
  try {
    await processMedia(mediaId)
  } catch (error) {
    throw error instanceof TaskKilled ? new HopelessJob(error.message, { cause: error }) : error
  }
}

export const handlers: JobHandlers = {
  send_mail: sendMailJob,
  send_mailing: ({ mailingId }) => sendMailing(mailingId),
  delete_file: removeFile,
  note_erasure: noteErasure,
  erase_account: async ({ userId }) => void (await eraseAccount(userId, PERSONAL_DATA)),
  settle_own_reviews: async () => void (await settleOwnReviews()),
  tell_school: (news) => (news.about === 'questions' ? deliverQuestionNews(news) : deliverReviewNews(news)),
  carry_out_decision: ({ decisionId }, { id }) => applyDecision(decisionId, id),
  refund_payment: refundPayment,
  send_test_event: (event, { signal }) => sendTestEvent(event, signal),
  remind_disputed_author: ({ disputeId }) => remindAuthor(disputeId),
  process_media: processMediaJob,
  remove_media: ({ mediaId }) => removeMedia(mediaId),
  run_import: runAndSettle,
  run_scheduled_import: runAndSettle,
  check_import: ({ scheduleId }, { signal }) => checkSchedule(scheduleId, signal),
  issue_invoice: issueInvoice,
  issue_credit_note: issueCreditNote,
  run_task: runTask,
}

async function runAndSettle({ runId }: { runId: string }, { signal }: JobContext): Promise<void> {
  await runImportJob(runId, signal)
  await settleRun(runId)
}
