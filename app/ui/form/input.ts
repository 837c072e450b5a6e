import { classes } from '../classes.ts'

const FRAME = 'rounded-control border-[1.5px] border-edge bg-sheet text-ink'

/** Class names of a form field. */
export const INPUT = `block min-h-12 w-full px-3.5 aria-invalid:border-danger ${FRAME}`

/** Class names of a field beside others in little space. */
export const SMALL_INPUT = `min-h-11 px-3 ${FRAME}`

/** Class names of a file chooser whose own button looks like one of ours. */
export const FILE_BUTTON =
  'block min-h-11 w-full text-base file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border-[1.5px] file:border-edge file:border-solid file:bg-sheet file:px-4 file:font-semibold file:text-ink'

/** Class names of a checkbox with `role="switch"`: a sliding knob. */
export const SWITCH = classes(
  'relative h-7 w-12 flex-none cursor-pointer appearance-none rounded-full border-[1.5px] border-edge bg-sunken',
  'checked:border-board checked:bg-board motion-safe:transition-colors forced-colors:appearance-auto',
  'before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-ink-soft',
  'checked:before:translate-x-5 checked:before:bg-sheet motion-safe:before:transition-transform',
  'forced-colors:before:hidden',
)
