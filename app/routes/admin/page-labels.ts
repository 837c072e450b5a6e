import { useTranslation } from '#app/i18n/use-translation.ts'

/** The texts of the links to the pages of a list. */
export function usePageLabels() {
  const t = useTranslation()
  return {
    label: t('pages.label'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (number: number) => t('pages.page', { number }),
  }
}
