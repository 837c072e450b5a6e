import { loadArea } from '#app/i18n/load-catalogue.client.ts'
import { localeOf } from '#app/i18n/locales.ts'
import { type PlainKey, translator } from '#app/i18n/translate.ts'
import { toast } from '#app/ui/toast/show-toast.ts'

/** Messages that give the reason why a page was not opened. */
const REFUSALS = ['unauthorized', 'premiumRequired']
/** Messages with a second sentence. */
const EXPLAINED = [...REFUSALS, 'schoolProfileUpdated']

/** Removes the message from its cookie and shows its text. */
export async function showMessage(name: string): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the message is for this page alone
  document.cookie = 'message=; path=/; max-age=0; samesite=lax'
  const locale = localeOf(location.pathname)
  await loadArea('account', locale)
  const t = translator(locale)
  const title = t(`message.${name}` as PlainKey)
  const kind = REFUSALS.includes(name) ? 'error' : 'success'
  await toast({ kind, title, ...(EXPLAINED.includes(name) && { text: t(`message.${name}.text` as PlainKey) }) })
}
