import { useTranslation } from '#app/i18n/use-translation.ts'

/** The first keyboard stop: skips everything before the content of the page. */
export function SkipLink() {
  const t = useTranslation()
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:m-2 focus:rounded-control focus:bg-board focus:px-4 focus:py-2 focus:text-on-board"
    >
      {t('shell.skip')}
    </a>
  )
}
