/** The building that houses a school's office, with what the register records only for buildings. */
type Building = {
  name: string
  street: string
  postcode: string
  community: string
  communityKey: string
  areaCode: string
  phone: string
  mail: string
  homepage: string
  /** Keys of the types of school taught in it. */
  types: string[]
}

/**
 * Reads a school's list of buildings, which is a JSON cell. The office is in the first one.
 *
 * @returns undefined if the cell is not such a list
 */
export function mainBuilding(cell: string): Building | undefined {
  const list = parseJson(cell)
  const first: unknown = Array.isArray(list) ? list[0] : undefined
  if (typeof first !== 'object' || first === null) return undefined
  const values = new Map<string, unknown>(Object.entries(first))
  const text = (name: string) => {
    const value = values.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const types = values.get('school_type_keys')
  return {
    name: text('name').replace(/\s+/g, ' '),
    street: text('street'),
    postcode: text('postcode'),
    community: text('community'),
    communityKey: text('community_key'),
    areaCode: text('phone_code_1'),
    phone: text('phone_number_1'),
    mail: text('mail'),
    homepage: text('homepage'),
    types: Array.isArray(types) ? types.map(String) : [],
  }
}

function parseJson(cell: string): unknown {
  try {
    return JSON.parse(cell)
  } catch {
    return undefined
  }
}
