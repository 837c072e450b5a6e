export const notices = {
  'report.why': 'Vous recevez cet e-mail parce que quelqu’un a signalé un avis avec cette adresse.',
  'report.reason': 'Motifs :',
  'report.toReview': 'Voir l’avis',
  'report.toOwnReviews': 'Voir mes avis',
  'report.toDisputes': 'Voir les contestations',
  'report.redress':
    'Vous n’êtes pas d’accord ? Vous pouvez faire une réclamation gratuite dans les {months} mois, par e-mail à {contact}, en indiquant le numéro {number}. Une autre personne décidera alors. Vous pouvez aussi vous adresser à un organe certifié de règlement extrajudiciaire des litiges ou à un tribunal.',
  'report.schoolRedress':
    'Vous n’êtes pas d’accord ? Vous pouvez faire une réclamation gratuite dans les {months} mois, par e-mail à {contact}. Une autre personne décidera alors. Vous pouvez aussi vous adresser à un tribunal.',

  'report-received.subject': 'Nous avons reçu votre signalement',
  'report-received.text':
    'Merci, nous avons reçu votre signalement. Il porte le numéro {number}. Une personne de la modération va l’examiner.',
  'report-received.note':
    'Dès que la décision sera prise, nous vous en communiquerons le résultat, les motifs et les recours possibles. Vous n’avez rien signalé ? Vous n’avez rien à faire.',
  'report-upheld.subject': 'Votre signalement était fondé',
  'report-upheld.text':
    'Nous avons examiné le contenu que vous avez signalé sous le numéro {number} et nous vous donnons raison. Le contenu est retiré.',
  'report-dismissed.subject': 'Notre décision sur votre signalement',
  'report-dismissed.text':
    'Nous avons examiné le contenu que vous avez signalé sous le numéro {number}. Le contenu reste en ligne : il n’enfreint ni nos règles ni, manifestement, la loi.',
  'report-gone.subject': 'Votre signalement est sans objet',
  'report-gone.text':
    'Le contenu que vous avez signalé sous le numéro {number} a été supprimé entre-temps. Il n’y a donc plus de décision à prendre.',

  'dispute-opened.subject': 'Un établissement conteste votre avis',
  'dispute-opened.text':
    'L’établissement {school} nous a demandé de vérifier votre avis. Racontez-nous d’ici au {day} ce que vous y avez vécu, ou montrez-nous un justificatif.',
  'dispute-opened.note':
    'En attendant, votre avis reste en ligne et compte dans la moyenne. L’établissement ne saura pas qui vous êtes et ne lira pas votre réponse : seule la modération voit ce que vous écrivez. Sans réponse de votre part, elle décidera sans vous, et l’avis pourra être retiré.',
  'dispute-opened.button': 'Répondre maintenant',
  'dispute-reminder.subject': 'Plus que trois jours : un établissement conteste votre avis',
  'dispute-reminder.text':
    'Nous attendons encore votre réponse au sujet de votre avis sur {school}. Vous avez jusqu’au {day}.',
  'dispute-reminder.note':
    'Quelques phrases ou un justificatif suffisent. L’établissement ne saura pas qui vous êtes. Sans réponse de votre part, l’avis pourra être retiré.',
  'dispute-reminder.button': 'Répondre maintenant',
  'dispute-withdrawn.subject': 'Votre avis n’est plus contesté',
  'dispute-withdrawn.text':
    'L’établissement {school} a retiré sa contestation. Votre avis reste en ligne ; vous n’avez plus rien à faire.',
  'dispute-kept.subject': 'Votre avis reste en ligne',
  'dispute-kept.text':
    'La modération a examiné la contestation de l’établissement {school}. Votre avis reste en ligne et ne porte plus la mention « en cours de vérification ».',

  'school-dispute-kept.subject': 'Décision sur votre contestation : l’avis reste en ligne',
  'school-dispute-kept.text': 'Nous avons examiné l’avis que vous avez contesté pour {school}. Il reste en ligne.',
  'school-dispute-removed.subject': 'Nous avons retiré l’avis que vous contestiez',
  'school-dispute-removed.text':
    'Nous avons examiné l’avis que vous avez contesté pour {school}. Nous l’avons retiré et il ne compte plus dans la moyenne.',
  'school-dispute-gone.subject': 'L’avis que vous contestiez a été supprimé',
  'school-dispute-gone.text':
    'L’avis que vous avez contesté pour {school} a été supprimé entre-temps. Il n’y a donc plus de décision à prendre.',
  'answer-removed.subject': 'Nous avons retiré votre réponse à un avis',
  'answer-removed.text':
    'Quelqu’un a signalé une réponse de l’établissement {school} à un avis. Une personne de la modération l’a examinée et retirée, sans aucun outil automatisé. L’avis lui-même reste en ligne.',
} as const
