import { classes } from '../classes.ts'

/** Class names of a checkbox with `role="switch"`: a knob that slides. */
export const SWITCH = classes(
  'relative h-7 w-12 flex-none cursor-pointer appearance-none rounded-full border-[1.5px] border-edge bg-sunken',
  'checked:border-board checked:bg-board motion-safe:transition-colors forced-colors:appearance-auto',
  'before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-ink-soft',
  'checked:before:translate-x-5 checked:before:bg-sheet motion-safe:before:transition-transform',
  'forced-colors:before:hidden',
)
