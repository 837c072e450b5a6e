const FRAME = 'rounded-control border-[1.5px] border-edge bg-sheet text-ink'

/** Class names of a form field. */
export const INPUT = `block min-h-12 w-full px-3.5 aria-invalid:border-danger ${FRAME}`

/** Class names of a field beside others in little space. */
export const SMALL_INPUT = `min-h-11 px-3 ${FRAME}`
