import type { LabelledSentence } from './kinds.ts'

export const sentences: LabelledSentence[] = [
  // Name
  { text: 'Mme Lefèvre est la meilleure prof de maths du collège.', kinds: ['name'] },
  { text: 'monsieur garnier arrive toujours en retard', kinds: ['name'] },
  { text: "La CPE, Nathalie Roussel, n'écoute personne.", kinds: ['name'] },
  { text: 'Enzo Marchand de la 5e B frappe les petits à la récré.', kinds: ['name'] },
  { text: 'MERCI À M. BENALI POUR LE VOYAGE !!!', kinds: ['name'] },
  // Phone
  { text: 'Appelez-moi au 06 39 98 12 45 pour le covoiturage.', kinds: ['phone'] },
  { text: 'le secretariat 01.99.00.33.71 ne repond jamais', kinds: ['phone'] },
  { text: 'Mon portable : +33 6 39 98 77 02.', kinds: ['phone'] },
  { text: 'whatsapp 0639985016 pour le groupe de parents', kinds: ['phone'] },
  { text: "Z'avez qu'à faire le 0 1 9 9 0 0 4 4 1 8.", kinds: ['phone'] },
  // Address
  { text: 'Le principal habite 12 rue des Lilas, allez le lui dire.', kinds: ['address'] },
  { text: 'Déposez les livres chez nous, 7 bis avenue du Moulin, 35000 Rennes.', kinds: ['address'] },
  { text: 'elle vit au 45 impasse des cerisiers à côté du stade', kinds: ['address'] },
  { text: "Covoiturage depuis mon domicile, 3 place de l'Église, Albi.", kinds: ['address'] },
  // Link
  { text: 'Tout est raconté sur www.exemple.fr/college', kinds: ['link'] },
  { text: 'Écrivez à parents5b@example.org pour nous rejoindre.', kinds: ['link'] },
  { text: 'signez ici https://petition.example.com/cantine', kinds: ['link'] },
  { text: 'contact (arobase) exemple point fr, réponse rapide', kinds: ['link'] },
  // Insult
  { text: 'Le proviseur est un vrai connard.', kinds: ['insult'] },
  { text: 'cette prof est une grosse conne', kinds: ['insult'] },
  { text: "Bande d'abrutis à la vie scolaire !", kinds: ['insult'] },
  { text: 'Quel s a l a u d, ce surveillant.', kinds: ['insult'] },
  // Health
  { text: "Mon fils est autiste et n'a jamais eu d'AESH.", kinds: ['health'] },
  { text: "La prof d'anglais est en dépression depuis Noël.", kinds: ['health'] },
  { text: "Un élève de 6e a fait une crise d'épilepsie et personne n'a réagi.", kinds: ['health'] },
  { text: "je suis dyslexique et on m'a traité de paresseux", kinds: ['health'] },
  // Harmless: looks like a hit
  { text: 'Le lycée Victor-Hugo mérite sa réputation.', kinds: [] },
  { text: 'Il y a assez de place au CDI, mais pas assez de livres.', kinds: [] },
  { text: 'Le bus 142 passe à 7 h 35.', kinds: [] },
  { text: "L'organisation est une catastrophe.", kinds: [] },
  { text: 'La salle 204 sent le moisi.', kinds: [] },
  { text: 'Victoire 3-2 contre le collège voisin !', kinds: [] },
  { text: "Le boulanger d'en face fait de bons sandwichs.", kinds: [] },
  { text: "L'inclusion des élèves autistes fonctionne bien ici.", kinds: [] },
  { text: 'À ce point, on peut parler de mépris.', kinds: [] },
  // Harmless
  { text: "Équipe à l'écoute et locaux agréables.", kinds: [] },
  { text: "Trop d'absences non remplacées.", kinds: [] },
  { text: 'ma fille adore son école', kinds: [] },
]
