/**
 * The zones of the school holidays with their académies and départements (Code de l’éducation, art. R222-2, and the
 * ministry’s calendar of school holidays). Corse and the overseas académies have calendars of their own.
 */
const ZONES: Record<string, Record<string, string>> = {
  'zone A': {
    Besançon: 'Doubs, Jura, Haute-Saône, Territoire de Belfort',
    Bordeaux: 'Dordogne, Gironde, Landes, Lot-et-Garonne, Pyrénées-Atlantiques',
    'Clermont-Ferrand': 'Allier, Cantal, Haute-Loire, Puy-de-Dôme',
    Dijon: 'Côte-d’Or, Nièvre, Saône-et-Loire, Yonne',
    Grenoble: 'Ardèche, Drôme, Isère, Savoie, Haute-Savoie',
    Limoges: 'Corrèze, Creuse, Haute-Vienne',
    Lyon: 'Ain, Loire, Rhône',
    Poitiers: 'Charente, Charente-Maritime, Deux-Sèvres, Vienne',
  },
  'zone B': {
    'Aix-Marseille': 'Alpes-de-Haute-Provence, Hautes-Alpes, Bouches-du-Rhône, Vaucluse',
    Amiens: 'Aisne, Oise, Somme',
    Lille: 'Nord, Pas-de-Calais',
    'Nancy-Metz': 'Meurthe-et-Moselle, Meuse, Moselle, Vosges',
    Nantes: 'Loire-Atlantique, Maine-et-Loire, Mayenne, Sarthe, Vendée',
    Nice: 'Alpes-Maritimes, Var',
    Normandie: 'Calvados, Eure, Manche, Orne, Seine-Maritime',
    'Orléans-Tours': 'Cher, Eure-et-Loir, Indre, Indre-et-Loire, Loir-et-Cher, Loiret',
    Reims: 'Ardennes, Aube, Marne, Haute-Marne',
    Rennes: 'Côtes-d’Armor, Finistère, Ille-et-Vilaine, Morbihan',
    Strasbourg: 'Bas-Rhin, Haut-Rhin',
  },
  'zone C': {
    Créteil: 'Seine-et-Marne, Seine-Saint-Denis, Val-de-Marne',
    Montpellier: 'Aude, Gard, Hérault, Lozère, Pyrénées-Orientales',
    Paris: 'Paris',
    Toulouse: 'Ariège, Aveyron, Haute-Garonne, Gers, Lot, Hautes-Pyrénées, Tarn, Tarn-et-Garonne',
    Versailles: 'Yvelines, Essonne, Hauts-de-Seine, Val-d’Oise',
  },
  '': {
    Corse: 'Corse-du-Sud, Haute-Corse',
    'la Guadeloupe': 'Guadeloupe, Saint-Barthélemy, Saint-Martin',
    'la Guyane': 'Guyane',
    'la Martinique': 'Martinique',
    'La Réunion': 'La Réunion',
    Mayotte: 'Mayotte',
  },
}

const plain = (name: string) => name.toLowerCase().replaceAll("'", '’')

const OF_DEPARTEMENT = new Map<string, string[]>()
for (const [zone, academies] of Object.entries(ZONES))
  for (const [academy, departements] of Object.entries(academies)) {
    const areas = [`Académie de ${academy}`, ...(zone === '' ? [] : [zone])]
    for (const name of [...departements.split(', '), academy, `Académie de ${academy}`])
      if (!OF_DEPARTEMENT.has(plain(name))) OF_DEPARTEMENT.set(plain(name), areas)
  }

/** Returns the académie and zone of a département or académie as the directory names it. */
export const frenchAreas = (region: string): readonly string[] => OF_DEPARTEMENT.get(plain(region)) ?? []
