import type { independence as german } from './de.ts'

/** Who runs the site and how it is financed. */
export const independence: Record<keyof typeof german, string> = {
  'independence.title': 'Independent: how we are funded',
  'independence.owner':
    '{operator} runs Aulario. Owned by: {owners}. The address and further details are in the legal notice.',
  'independence.income':
    'Our only income is the {price} incl. VAT that schools pay once for Premium. We carry no third-party advertising, take no commission for enrolments and sell no data. Premium has no influence on reviews or their order.',
  'independence.income.unregistered':
    'Our only income is the total of {price} that schools pay once for Premium. We carry no third-party advertising, take no commission for enrolments and sell no data. Premium has no influence on reviews or their order.',
  'independence.noTies':
    'Neither the operator nor its owners run schools or hold a share in any school, school provider or school association. If that changes, this page will say so.',
  'independence.ties': 'Ties to schools: {ties}',
}
