import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { button } from '#app/ui/button.ts'
import { UNDO_SECONDS } from '../school-media.ts'

/**
 * Says what was just deleted, with the button that restores it; with JavaScript it disappears after ten seconds, unless
 * the pointer or the focus is on it.
 */
export function UndoBar({ schoolId, deleted }: { schoolId: string; deleted: { id: string; title: string } }) {
  const t = useTranslation()
  const [gone, setGone] = useState(false)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => setGone(true), UNDO_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [held])
  if (gone) return null
  return (
    <Form
      method="post"
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-ink px-4 py-2 text-paper"
    >
      <p role="status" className="min-w-0 break-words font-semibold">
        {t('media.deleted', { name: deleted.title })}
      </p>
      <input type="hidden" name="schoolId" value={schoolId} />
      <input type="hidden" name="mediaId" value={deleted.id} />
      <button type="submit" name="intent" value="restore" className={button('quiet', 'small')}>
        {t('media.undo')}
      </button>
    </Form>
  )
}
