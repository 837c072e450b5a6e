/** Official data alongside the school's own, and its rank among similar schools, in the dashboard. */
export const ownFacts = {
  'dashboard.nav.facts': 'Données officielles',
  'ownFacts.intro':
    'Les données officielles de votre établissement, à côté des vôtres. Si une donnée officielle est fausse, proposez une correction.',
  'ownFacts.register': 'Le répertoire officiel et vos indications',
  'ownFacts.what': 'Donnée',
  'ownFacts.official': 'Dans le répertoire officiel',
  'ownFacts.own': 'Vous indiquez',
  'ownFacts.differs': 'diffère',
  'failure.fact_unknown': 'Cette donnée n’est pas publiée pour votre établissement.',
  'ownFacts.correct': 'Proposer une correction',
  'ownFacts.noRegister':
    'Aucun répertoire officiel ne recense votre établissement : toutes les données viennent de vous.',
  'ownFacts.reason': 'L’établissement indique « {own} », le répertoire officiel « {official} ».',
  'ownFacts.published': 'Chiffres publiés',
  'ownFacts.none': 'Aucun chiffre n’a encore été publié sur votre établissement.',
  'ownFacts.publisher':
    'Seul l’organisme qui publie un chiffre peut le modifier. Votre message parvient à notre équipe, qui le vérifie et le transmet.',
  'ownFacts.now': 'Publié : {value} ({period})',
  'ownFacts.submit': 'Envoyer le message',
  'ownFacts.back': 'Retour à toutes les données',
  'ownFacts.ticket': 'Correction : {fact}',
  'ownFacts.ticketText': '{fact}, {period}\nPublié : {value}\nValeur correcte : {wanted}',
  'message.correctionRequested': 'Correction proposée',
  'similar.title': 'Établissements similaires aux alentours',
  'similar.intro':
    'Vos chiffres parmi {count} établissements du même type dans un rayon de 25 km. Seul le même chiffre de la même période est comparé ; aucun autre établissement n’est nommé.',
  'similar.median': 'Médiane des {count} autres : {value}',
  'similar.place': 'moins : {below}, plus : {above}',
  'similar.more': 'Autres chiffres ({count})',
  'similar.key.own': 'votre établissement',
  'similar.key.middle': 'médiane des autres',
  'similar.key.half': 'moitié centrale des autres',
  'similar.tooFew':
    'Il y a moins de dix établissements du même type dans un rayon de 25 km. Une comparaison en dirait plus sur chacun d’eux que sur le vôtre.',
  'similar.tooFewValues': 'Moins de dix établissements similaires ont un chiffre de la même période : {facts}.',
  'similar.noPosition': 'Nous ne savons pas où se trouve votre établissement ; la comparaison n’est pas possible.',
  'similar.noNumbers': 'Aucun chiffre comparable n’est encore publié sur votre établissement.',
}
