import { useNavigation } from 'react-router'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { classes } from '#app/ui/classes.ts'

const SAVE_BUTTONS = [
  { step: 'publish', variant: 'main', key: 'editProfile.save' },
  { step: 'draft', variant: 'quiet', key: 'editProfile.saveDraft' },
  { step: 'preview', variant: 'plain', key: 'editProfile.preview' },
] as const

/** The buttons that save, publish or preview what was typed; they stay visible once something has been typed. */
export function SaveBar({ changed }: { changed: boolean }) {
  const t = useTranslation()
  const sending = useNavigation().formData?.get('step')
  return (
    <div className={classes('bg-sheet py-3', changed && 'sticky bottom-0')}>
      <div className="flex flex-wrap items-center gap-3">
        {SAVE_BUTTONS.map(({ step, variant, key }) => (
          <button
            key={step}
            type="submit"
            name="step"
            value={step}
            // Not disabled, which would take the focus away. A second click replaces the first one.
            aria-disabled={sending === step || undefined}
            className={classes(button(variant), 'aria-disabled:opacity-60')}
          >
            {sending === step ? t('account.busy') : t(key)}
          </button>
        ))}
      </div>
      {changed && <p className="mt-1 text-ink-soft text-sm">{t('ownTexts.unsaved')}</p>}
    </div>
  )
}
