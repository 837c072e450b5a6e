import { localePath } from '#app/i18n/locales.ts'
import { useLocale, useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { Paper } from '../documents.server.ts'
import { invoicePath } from '../invoice.ts'

export function OrderDocuments({ orderId, papers }: { orderId: string; papers: Pick<Paper, 'number' | 'kind'>[] }) {
  const t = useTranslation()
  const locale = useLocale()
  return papers.map(({ number, kind }) => (
    <a key={number} href={localePath(locale, invoicePath(orderId, kind))} className={button('plain')}>
      <Icon name="download" size={18} />
      {t(`invoices.kind.${kind}`, { number })}
    </a>
  ))
}
