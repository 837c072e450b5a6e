export const tickets = {
  'ticket.why': 'Vous recevez cet e-mail parce que quelqu’un nous a écrit avec cette adresse.',
  'ticket.team':
    'Cet e-mail s’adresse à l’équipe. Si vous y répondez, votre réponse sera envoyée à la personne qui nous a contactés.',
  'ticket.button': 'Voir ma demande',
  'ticket.toTicket': 'Ouvrir dans l’administration',
  'ticket.kind': 'Canal',
  'ticket.kind.contact': 'Formulaire de contact',
  'ticket.kind.named_person': 'Personne citée dans un avis',
  'ticket.kind.live_chat': 'Chat en direct',
  'ticket.kind.email': 'Assistance par e-mail',
  'ticket.kind.phone': 'Assistance téléphonique',
  'ticket.kind.priority': 'Assistance prioritaire',
  'ticket.from': 'De',
  'ticket.phone': 'Téléphone',
  'ticket.preferredTime': 'Meilleur moment pour appeler',
  'ticket.subject': 'Objet',
  'ticket.about': 'Page concernée',
  'ticket.wish': 'Souhait',
  'ticket.wish.removal': 'Suppression',
  'ticket.wish.correction': 'Rectification',
  'ticket.wish.access': 'Accès aux données',
  'ticket.text': 'Message',
  'ticket.due': 'Réponse au plus tard le',

  'ticket-received.subject': 'Nous avons reçu votre message : numéro {number}',
  'ticket-received.contact':
    'Merci, nous avons reçu votre message. Il porte le numéro {number}. Nous le lirons et vous répondrons à cette adresse.',
  'ticket-received.named_person':
    'Nous avons reçu votre demande. Elle porte le numéro {number}. Vous saurez au plus tard le {due} ce que nous avons fait.',
  'ticket-received.support':
    'Merci, nous avons reçu votre demande. Elle porte le numéro {number}. Vous recevrez une réponse au plus tard le {due} (heure de Berlin).',
  'ticket-received.copy': 'Votre message :',
  'ticket-received.cut':
    'Cette copie est abrégée et les adresses y sont remplacées par […]. Nous avons le texte complet.',
  'ticket-received.note':
    'Vous ne nous avez pas écrit ? Quelqu’un d’autre a indiqué votre adresse ; vous n’avez rien à faire.',
  'ticket-opened.subject': 'Nouveau message {number}',
  'ticket-replied.subject': 'Nouveau message dans la demande {number}',
  'ticket-answered.subject': 'Réponse à votre message {number}',
  'ticket-answered.text': 'Voici notre réponse à votre message numéro {number} :',
  'ticket-answered.byMail': 'Encore une question ? Répondez à cet e-mail en laissant le numéro dans l’objet.',
  'ticket-answered.onPage': 'Encore une question ? Écrivez-nous sur la page de votre demande.',
}
