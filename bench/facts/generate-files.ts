import fs from 'node:fs'
import path from 'node:path'

const SCHOOLS = 12_000
const YEARS = [2022, 2023] as const

/** A made-up register of England and its census over two years, in the publisher's layouts. */
export function generateFiles(folder: string): void {
  const register = [
    'URN',
    'EstablishmentName',
    'TypeOfEstablishment (name)',
    'EstablishmentStatus (name)',
    'PhaseOfEducation (name)',
  ]
  const numbers = [
    'StatutoryLowAge',
    'StatutoryHighAge',
    'Street',
    'Town',
    'County (name)',
    'Postcode',
    'NumberOfPupils',
    'Easting',
    'Northing',
  ]
  const schools = Array.from({ length: SCHOOLS }, (_, index) =>
    [100_000 + index, `School ${index}`, 'Community school', 'Open', index % 5 === 0 ? 'Secondary' : 'Primary']
      .concat(index % 5 === 0 ? [11, 18] : [4, 11])
      .concat([
        'High Street',
        'Leeds',
        `County ${index % 40}`,
        'LS1 1AA',
        100 + (index % 900),
        400_000 + index,
        300_000 + index,
      ])
      .join(','),
  )
  write(folder, 'edubasealldata20240901.csv', [[...register, ...numbers].join(','), ...schools])
  for (const year of YEARS) {
    const rows = Array.from({ length: SCHOOLS }, (_, index) =>
      [
        100_000 + index,
        100 + ((index + year) % 900),
        50 + ((index + year) % 450),
        40 + (index % 20),
        5 + (index % 20),
        index % 4,
        10 + (index % 60),
        5 + (index % 50),
      ].join(','),
    )
    const header = 'URN,NOR,NORG,PNORG,PSENELK,PSENELSE,PNUMEAL,PNUMFSMEVER'
    write(folder, `${year}-${year + 1}_england_census.csv`, [header, ...rows])
  }
}

const write = (folder: string, name: string, lines: string[]) =>
  fs.writeFileSync(path.join(folder, name), `${lines.join('\n')}\n`)
