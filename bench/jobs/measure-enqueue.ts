import { enqueueMail } from '#app/mail/enqueue-mail.server.ts'
import { db } from '#db/client.ts'

/** Number of callers that order mails at the same time. */
const SIDE_BY_SIDE = 4

/** Orders mails, each in its own transaction, as requests do. @returns mails per second */
export async function measureEnqueue(mails: number): Promise<number> {
  const began = Date.now()
  let left = mails
  const order = async () => {
    while (left-- > 0)
      await db()
        .transaction()
        .execute((trx) =>
          enqueueMail(trx, {
            template: 'confirm-email',
            to: 'bench@aulario.example',
            locale: 'de',
            props: { url: 'https://aulario.example' },
          }),
        )
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, order))
  return (mails * 1000) / (Date.now() - began)
}
