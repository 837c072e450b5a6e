/** Official data alongside the school's own, and its rank among similar schools, in the dashboard. */
export const ownFacts = {
  'dashboard.nav.facts': 'Données officielles',
  'ownFacts.intro':
    'Les données officielles de votre établissement, à côté des vôtres. Si une donnée officielle est inexacte, proposez une correction.',
  'ownFacts.register': 'Répertoire officiel et indications de l’établissement',
  'ownFacts.what': 'Donnée',
  'ownFacts.official': 'Dans le répertoire officiel',
  'ownFacts.own': 'Selon vous',
  'ownFacts.differs': 'différent',
  'failure.fact_unknown': 'Cette donnée n’est pas publiée pour votre établissement.',
  'ownFacts.correct': 'Proposer une correction',
  'ownFacts.noRegister':
    'Aucun répertoire officiel ne recense votre établissement : toutes les données viennent de vous.',
  'ownFacts.reason': 'L’établissement indique « {own} », le répertoire officiel « {official} ».',
  'ownFacts.published': 'Chiffres publiés',
  'ownFacts.none': 'Aucun chiffre n’a encore été publié sur votre établissement.',
  'ownFacts.publisher':
    'Seul l’organisme qui publie un chiffre peut le modifier. Notre équipe vérifiera votre message et le transmettra.',
  'ownFacts.now': 'Publié : {value} ({period})',
  'ownFacts.submit': 'Envoyer le message',
  'ownFacts.back': 'Retour à toutes les données',
  'ownFacts.ticket': 'Correction : {fact}',
  'ownFacts.ticketText': '{fact}, {period}\nPublié : {value}\nValeur correcte : {wanted}',
  'message.correctionRequested': 'Correction proposée',
  'similar.title': 'Établissements similaires aux alentours',
  'similar.intro':
    'Vos chiffres parmi {count} établissements du même type dans un rayon de 25 km. Nous ne comparons que des chiffres de même nature et de même période ; aucun autre établissement n’est nommé.',
  'similar.median': 'Médiane des {count} autres : {value}',
  'similar.place': 'en dessous : {below}, au-dessus : {above}',
  'similar.more': 'Autres chiffres ({count})',
  'similar.key.own': 'votre établissement',
  'similar.key.middle': 'médiane des autres',
  'similar.key.half': 'la moitié des autres, autour de la médiane',
  'similar.tooFew':
    'Il y a moins de dix établissements du même type dans un rayon de 25 km. Une comparaison en révélerait trop sur chacun d’eux.',
  'similar.tooFewValues':
    'Moins de dix établissements similaires ont publié un chiffre pour la même période : {facts}.',
  'similar.noPosition':
    'Nous ne connaissons pas l’emplacement de votre établissement : la comparaison n’est pas possible.',
  'similar.noNumbers': 'Aucun chiffre comparable n’est encore publié sur votre établissement.',
}
