import type { independence as german } from './de.ts'

/** Who runs the site and how it is financed. */
export const independence: Record<keyof typeof german, string> = {
  'independence.title': 'Independencia: cómo nos financiamos',
  'independence.owner':
    'Aulario lo gestiona {operator}. Propiedad: {owners}. La dirección y los demás datos figuran en el aviso legal.',
  'independence.income':
    'Nuestra única fuente de ingresos es el pago único de {price}, IVA incluido, que hacen los centros por Premium. No hay publicidad de terceros, ni comisiones por matrículas, ni venta de datos. Premium no influye en las opiniones ni en su orden.',
  'independence.income.unregistered':
    'Nuestra única fuente de ingresos es el pago único de {price} en total que hacen los centros por Premium. No hay publicidad de terceros, ni comisiones por matrículas, ni venta de datos. Premium no influye en las opiniones ni en su orden.',
  'independence.noTies':
    'Ni el gestor ni sus propietarios gestionan centros ni participan en centros, titulares o asociaciones escolares. Si eso cambia, lo indicaremos aquí.',
  'independence.ties': 'Vínculos con centros: {ties}',
}
