/** What a job wrote: addresses and sizes of what is shown. */
export type Kept = { url: string; width: number; height: number; widths: number[]; duration: number | null }
/** Where the parts of a file lie and where to put what is made of them. */
export type Source = { parts: string[]; folder: string }
