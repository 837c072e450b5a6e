/** Result of a job: addresses and sizes of what is displayed. */
export type Kept = { url: string; width: number; height: number; widths: number[]; duration: number | null }
/** The stored parts of a file, and the folder for the results. */
export type Source = { parts: string[]; folder: string }
