import { type Fact, hasFact, textOf } from '../facts/fact.ts'
import { ImportError } from '../import-error.ts'
import { reject } from '../register-school.ts'
import { factTable } from '../source.ts'

/**
 * A result of the school search. It contains neither its query nor its day; only the file name that people give it
 * shows the programme.
 */
export const programmes = factTable({
  name: 'consulta',
  columns: {
    code: ['CODIGO CENTRO'],
    area: ['AREA TERRITORIAL'],
    type: ['TIPO DE CENTRO'],
    integration: ['INTEGRACION PREFERENTE'],
    services: ['SERVICIOS'],
  },
  required: ['code', 'area', 'type'],
  reader: (_supplements, file) => {
    const programme = programmeOf(file)
    return (row) => {
      if (!/^28\d{6}$/.test(row.code)) return reject(row.code ? 'bad_code' : 'no_code', row.code)
      const integration = row.integration.split(',').join('; ')
      return {
        key: `es-${row.code}`,
        facts: [...programme, ...textOf('support_focus', integration), ...serviceFacts(row.services)],
      }
    }
  },
})

function programmeOf(file: string): Fact[] {
  if (/biling/i.test(file)) return textOf('bilingual_programme', 'Programa bilingüe')
  if (/excelencia/i.test(file)) return [hasFact('excellence_programme', true)]
  throw new ImportError(
    `${file} does not say what was searched for: call it …bilingue.csv or …excelencia.csv by the programme of its schools.`,
  )
}

/** Returns for each service whether the school has it; an empty list gives no facts. */
function serviceFacts(list: string): Fact[] {
  if (list === '') return []
  const has = (service: string) => list.split(',').some((one) => one.trim() === service)
  return [hasFact('canteen', has('Comedor')), hasFact('school_bus', has('Transporte'))]
}
