import { useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toast/show-toast.ts'

/**
 * Says that a message was accepted: as a toast, and on the page, where it stays and also appears without JavaScript.
 */
export function SentNote({ title, text }: { title: string; text: string }) {
  const note = useRef<HTMLParagraphElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message
  useEffect(() => {
    note.current?.focus()
    toast({ kind: 'success', title, text })
  }, [])
  return (
    <p
      ref={note}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: where nothing runs in the browser the new page begins here
      autoFocus
      className="flex items-start gap-2 rounded-control bg-board-wash px-4 py-3"
    >
      <Icon name="check" size={20} className="mt-1 flex-none text-board" />
      <span>
        <strong>{title}.</strong> {text}
      </span>
    </p>
  )
}
