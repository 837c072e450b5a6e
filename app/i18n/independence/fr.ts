import type { independence as german } from './de.ts'

/** Who runs the site and how it is financed. */
export const independence: Record<keyof typeof german, string> = {
  'independence.title': 'Indépendants : comment nous nous finançons',
  'independence.owner':
    'Aulario est exploité par {operator}. Propriétaires : {owners}. L’adresse et les autres informations figurent dans les mentions légales.',
  'independence.income':
    'Notre seul revenu : le prix de Premium, que les établissements paient une seule fois ({price} TTC). Pas de publicité de tiers, pas de commission sur les inscriptions, pas de vente de données. Premium n’a aucune influence sur les avis ni sur leur ordre.',
  'independence.income.unregistered':
    'Notre seul revenu : le prix de Premium, que les établissements paient une seule fois ({price} au total). Pas de publicité de tiers, pas de commission sur les inscriptions, pas de vente de données. Premium n’a aucune influence sur les avis ni sur leur ordre.',
  'independence.noTies':
    'Ni l’exploitant ni ses propriétaires ne gèrent d’établissement ou ne détiennent de part dans un établissement, un organisme gestionnaire ou une association scolaire. Tout changement sera indiqué sur cette page.',
  'independence.ties': 'Liens avec des établissements : {ties}',
}
