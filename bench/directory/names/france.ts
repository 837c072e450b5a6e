import { list, type Naming } from './naming.ts'

// Entries are sorted by the number of schools with the name.
const PEOPLE = `
Jules Ferry | Jean Jaurès | Victor Hugo | Jacques Prévert | Jean Moulin | Louis Pasteur | Antoine de
Saint-Exupéry | Marcel Pagnol | Pierre et Marie Curie | Marie Curie | Paul Éluard | Jean de La Fontaine | Jules
Verne | Émile Zola | Georges Brassens | Anatole France | Charles Perrault | Paul Langevin | Romain Rolland |
Frédéric Mistral | Joliot-Curie | Jean Macé | Claude Debussy | Aristide Briand | Léon Blum | Pablo Picasso |
Albert Camus | Simone Veil | Simone de Beauvoir | Rosa Parks | Arthur Rimbaud | Charles de Gaulle | Louis Aragon
| Alphonse Daudet | Honoré de Balzac | Gustave Flaubert | Guy de Maupassant | Marcel Proust | George Sand |
Voltaire | Jean-Jacques Rousseau | Molière | Jean Racine | Pierre Corneille | Blaise Pascal | René Descartes |
Denis Diderot | Condorcet | Lamartine | Alfred de Musset | Alfred de Vigny | Gérard de Nerval | Charles
Baudelaire | Paul Verlaine | Guillaume Apollinaire | Robert Desnos | Louise Michel | Olympe de Gouges |
Françoise Dolto | Maria Montessori | Célestin Freinet | Pauline Kergomard | Henri Matisse | Paul Cézanne |
Claude Monet | Auguste Renoir | Vincent van Gogh | Georges Pompidou | François Mitterrand | Pierre Mendès France
| Gambetta | Léon Gambetta | Lazare Carnot | Sadi Carnot | Ferdinand Buisson | Edouard Herriot | Édouard
Vaillant | Jean Zay | Lucie Aubrac | Germaine Tillion | Joséphine Baker | Nelson Mandela | Gandhi | Camille
Claudel | Auguste Rodin | Hector Berlioz | Maurice Ravel | Georges Bizet | Jacques Brel | Boris Vian | Raymond
Queneau | Jean Giono | Colette | Saint-John Perse | Aimé Césaire | Léopold Sédar Senghor | Gaston Bachelard |
Paul Valéry | Henri Bergson | Ampère | Jean Rostand | Claude Bernard | Louis Blériot | Jean Mermoz | Hélène
Boucher | Jeanne d'Arc | Du Guesclin | Vauban | Colbert | Jacques Cartier | Champlain | Lapérouse | Bougainville
`

const SAINTS = `
Saint-Joseph | Sainte-Marie | Notre-Dame | Sacré-Cœur | Saint-Pierre | Jeanne d'Arc | Sainte-Anne | Saint-Jean |
Saint-Michel | Saint-Louis | Sainte-Thérèse | Saint-Martin | Saint-François | Saint-Paul | Sainte-Jeanne d'Arc |
Saint-Charles | Saint-Vincent de Paul | Immaculée Conception | Saint-André | Saint-Dominique | Sainte-Bernadette
| Saint-Jacques | Saint-Étienne | Sainte-Ursule | Saint-Gabriel | La Providence | L'Assomption |
Saint-Jean-Baptiste de La Salle | Sainte-Croix | Saint-Nicolas | Saint-Exupéry | Les Maristes | Saint-Laurent |
Saint-Georges | Sainte-Geneviève | Sainte-Catherine | Saint-Sauveur | Saint-Maurice
`

const SPOTS = `
du Centre | du Bourg | des Écoles | les Tilleuls | les Marronniers | du Parc | de la Gare | du Château | les
Acacias | les Platanes | la Fontaine | les Cèdres | du Moulin | de la Mairie | les Hirondelles | du Stade |
Bellevue | les Lilas | la Source | du Lac | le Petit Prince | les Coquelicots | les Vignes | du Pré | de la
Plaine | des Remparts | de la République | du Mail | les Genêts | la Garenne
`

const STREETS = `
rue de la République | rue des Écoles | rue Victor Hugo | avenue Jean Jaurès | place de la Mairie | rue de
l'Église | rue du Stade | boulevard Gambetta | chemin des Vignes | rue Pasteur | allée des Tilleuls | rue du
Général de Gaulle
`

const QUARTER_HEADS = list(
  'Mont | Val | Bois | Pré | Clos | Champ | Font | Roche | Château | Bel | Beau | Haut | Bas | Vieux | Neuf | Grand | Petit | Long | Noir | Blanc | Clair | Croix | Pont | Moulin | Puy | Combe | Garde | Mas | Villa | Cour | Ker | Plan | Lande | Bruyère | Chêne | Frêne | Orme | Aulne | Vigne | Prat',
)
const QUARTER_ENDS = list(
  'ville | court | mont | val | fort | lieu | bourg | vert | jour | mare | don | gny | lac | zac | nac | sac | rieux | eval | esson | ières | elle | ette | ain | ois | ours | anges | ennes | aine | ival | ardière',
)

export const FRANCE: Naming = {
  kinds: [
    { weight: 22, category: 'primary', localType: 'École maternelle', written: ['École maternelle'], privately: 0.03 },
    {
      weight: 28,
      category: 'primary',
      localType: 'École élémentaire',
      written: ['École élémentaire', 'École élémentaire', 'École élémentaire publique'],
      privately: 0.03,
    },
    {
      weight: 20,
      category: 'primary',
      localType: 'École primaire',
      written: ['École primaire', 'École primaire', 'École', 'Groupe scolaire'],
      privately: 0.4,
    },
    { weight: 15, category: 'secondary', localType: 'Collège', written: ['Collège'], privately: 0.25 },
    {
      weight: 7,
      category: 'high_school',
      localType: 'Lycée',
      written: ['Lycée', 'Lycée général et technologique', 'Lycée polyvalent'],
      privately: 0.35,
    },
    {
      weight: 5,
      category: 'vocational',
      localType: 'Lycée professionnel',
      written: ['Lycée professionnel', 'Lycée professionnel', 'Lycée des métiers', 'CFA'],
      privately: 0.3,
    },
    {
      weight: 3,
      category: 'special_needs',
      localType: 'Institut médico-éducatif',
      written: ['Institut médico-éducatif', 'IME', 'EREA'],
      privately: 0.5,
    },
  ],
  patterns: [
    [12, '{kind} {person}'],
    [6, '{kind} {spot}'],
    [14, '{kind} {of-town}'],
    [26, '{kind} {quarter}'],
    [12, '{kind} {person} - {town}'],
    [15, '{kind} {of-town} - {quarter}'],
    [11, '{kind} {spot} {of-town}'],
  ],
  privatePatterns: [
    [8, '{kind} {saint}'],
    [4, '{kind} privé {saint}'],
    [2, 'Institution {saint}'],
    [5, '{kind} {saint} {of-town}'],
    [3, '{kind} {saint} - {quarter}'],
  ],
  people: list(PEOPLE),
  saints: list(SAINTS),
  spots: list(SPOTS),
  streets: list(STREETS),
  heads: [],
  quarter: (random) => random.pick(QUARTER_HEADS) + random.pick(QUARTER_ENDS),
  address: (street, number) => `${number} ${street}`,
}
