// Entries are sorted by the number of schools with the name.
export const PEOPLE = `
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

export const SAINTS = `
Saint-Joseph | Sainte-Marie | Notre-Dame | Sacré-Cœur | Saint-Pierre | Jeanne d'Arc | Sainte-Anne | Saint-Jean |
Saint-Michel | Saint-Louis | Sainte-Thérèse | Saint-Martin | Saint-François | Saint-Paul | Sainte-Jeanne d'Arc |
Saint-Charles | Saint-Vincent de Paul | Immaculée Conception | Saint-André | Saint-Dominique | Sainte-Bernadette
| Saint-Jacques | Saint-Étienne | Sainte-Ursule | Saint-Gabriel | La Providence | L'Assomption |
Saint-Jean-Baptiste de La Salle | Sainte-Croix | Saint-Nicolas | Saint-Exupéry | Les Maristes | Saint-Laurent |
Saint-Georges | Sainte-Geneviève | Sainte-Catherine | Saint-Sauveur | Saint-Maurice
`

export const SPOTS = `
du Centre | du Bourg | des Écoles | les Tilleuls | les Marronniers | du Parc | de la Gare | du Château | les
Acacias | les Platanes | la Fontaine | les Cèdres | du Moulin | de la Mairie | les Hirondelles | du Stade |
Bellevue | les Lilas | la Source | du Lac | le Petit Prince | les Coquelicots | les Vignes | du Pré | de la
Plaine | des Remparts | de la République | du Mail | les Genêts | la Garenne
`

export const STREETS = `
rue de la République | rue des Écoles | rue Victor Hugo | avenue Jean Jaurès | place de la Mairie | rue de
l'Église | rue du Stade | boulevard Gambetta | chemin des Vignes | rue Pasteur | allée des Tilleuls | rue du
Général de Gaulle
`
