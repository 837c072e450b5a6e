import type { ReactNode } from 'react'
import { classes } from '#app/ui/classes.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'

type Props = { icon: IconName; isOn: boolean; onClick: () => void; children: ReactNode }

/** A button on the map that shows something and hides it again. */
export function ToggleButton({ icon, isOn, onClick, children }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className={classes(
        'flex min-h-9 items-center gap-2 rounded-control px-3 font-semibold text-sm shadow-card',
        isOn ? 'bg-board text-on-board' : 'bg-sheet',
      )}
    >
      <Icon name={icon} size={17} />
      {children}
    </button>
  )
}
