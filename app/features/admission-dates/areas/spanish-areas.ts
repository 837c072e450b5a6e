/** The autonomous communities as rows name them, with their provinces as registers do. */
const COMMUNITIES: Record<string, string> = {
  Andalucía: 'Almería, Cádiz, Córdoba, Granada, Huelva, Jaén, Málaga, Sevilla',
  Aragón: 'Huesca, Teruel, Zaragoza',
  Canarias: 'Las Palmas, Santa Cruz de Tenerife',
  Cantabria: 'Cantabria',
  'Castilla y León': 'Ávila, Burgos, León, Palencia, Salamanca, Segovia, Soria, Valladolid, Zamora',
  'Castilla-La Mancha': 'Albacete, Ciudad Real, Cuenca, Guadalajara, Toledo',
  Catalunya: 'Barcelona, Girona, Lleida, Tarragona, Cataluña',
  Ceuta: 'Ceuta',
  'Comunidad Foral de Navarra': 'Navarra',
  'Comunidad de Madrid': 'Madrid',
  'Comunitat Valenciana': 'Alicante, Castellón, Valencia, Alacant, Castelló, València, Comunidad Valenciana',
  Extremadura: 'Badajoz, Cáceres',
  Galicia: 'A Coruña, Lugo, Ourense, Pontevedra',
  'Illes Balears': 'Illes Balears, Islas Baleares, Baleares',
  'La Rioja': 'La Rioja',
  Melilla: 'Melilla',
  'País Vasco': 'Álava, Guipúzcoa, Vizcaya, Araba, Gipuzkoa, Bizkaia, Euskadi',
  'Principado de Asturias': 'Asturias',
  'Región de Murcia': 'Murcia',
}

const OF_PROVINCE = new Map(
  Object.entries(COMMUNITIES).flatMap(([community, provinces]) =>
    [community, ...provinces.split(', ')].map((name) => [name.toLowerCase(), community] as const),
  ),
)

/** Returns the community of a province or community as the directory names it. */
export const spanishCommunity = (region: string): string | undefined => OF_PROVINCE.get(region.toLowerCase())
