/** Exit code of a process whose main thread was stuck: EX_SOFTWARE of sysexits.h. */
export const STOOD_STILL = 70
