/** A list that was opened on this device, as it was when it was last seen here. */
export type KeptList = {
  id: string
  /** The fragment of its link, without which it could not be opened again. */
  fragment: string
  name: string
  /** Number of its schools. */
  schools: number
  /** Encrypted, as on the server. */
  content: Uint8Array<ArrayBuffer>
  /** Version on the server that it rests on. */
  version: number
  /** Whether it holds changes that have not been sent. */
  unsent: boolean
  /** Who rates on this device. */
  person?: string | undefined
  /** Milliseconds since 1970. */
  openedAt: number
  /** What the directory said of its schools, encrypted. */
  cards?: Uint8Array<ArrayBuffer>
}

/** Where a device keeps lists. Browsers may refuse each of these calls. */
export type ListShelf = {
  find: (id: string) => Promise<KeptList | undefined>
  /** Keeps a list; of those without unsent changes, the ones opened longest ago make room. */
  keep: (list: Omit<KeptList, 'cards'>) => Promise<void>
  /** Keeps with a list that is kept what the directory says of its schools. */
  keepCards: (id: string, cards: Uint8Array<ArrayBuffer>) => Promise<void>
  forget: (id: string) => Promise<void>
  /** The one opened last comes first. */
  all: () => Promise<KeptList[]>
}
