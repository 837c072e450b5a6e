/** Class names of a file input: its button looks like our own buttons. */
export const FILE_INPUT =
  'block min-h-11 w-full text-base file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border-[1.5px] file:border-edge file:border-solid file:bg-sheet file:px-4 file:font-semibold file:text-ink'
