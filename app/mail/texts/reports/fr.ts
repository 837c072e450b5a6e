export const notices = {
  'report.why': 'Cet e-mail vous est envoyé parce que quelqu’un a signalé un avis avec cette adresse.',
  'report.reason': 'Les motifs :',
  'report.toReview': 'Voir l’avis',
  'report.toOwnReviews': 'Voir mes avis',
  'report.toDisputes': 'Voir les contestations',
  'report.redress':
    'Vous n’êtes pas d’accord ? Écrivez-nous gratuitement dans les six mois à {contact} en indiquant le numéro {number}. Une autre personne tranchera alors. Vous pouvez aussi vous adresser à un organe certifié de règlement extrajudiciaire des litiges ou à un tribunal.',
  'report.schoolRedress':
    'Vous n’êtes pas d’accord ? Écrivez-nous gratuitement dans les six mois à {contact}. Une autre personne tranchera alors. Vous pouvez aussi vous adresser à un tribunal.',

  'report-received.subject': 'Nous avons reçu votre signalement',
  'report-received.text':
    'Merci, nous avons reçu votre signalement. Il porte le numéro {number}. Une personne de la modération va l’examiner.',
  'report-received.note':
    'Dès que la décision est prise, nous vous en écrivons le résultat, les motifs et les recours possibles. Vous n’avez rien signalé ? Alors vous n’avez rien à faire.',
  'report-upheld.subject': 'Votre signalement était fondé',
  'report-upheld.text':
    'Nous avons examiné ce que vous avez signalé sous le numéro {number} et nous vous donnons raison. Le contenu est retiré.',
  'report-dismissed.subject': 'Une décision a été prise sur votre signalement',
  'report-dismissed.text':
    'Nous avons examiné ce que vous avez signalé sous le numéro {number}. Le contenu reste en ligne : il n’enfreint ni nos règles ni, manifestement, la loi.',
  'report-gone.subject': 'Votre signalement est sans objet',
  'report-gone.text':
    'Ce que vous avez signalé sous le numéro {number} a été supprimé entre-temps. Une décision n’est donc plus nécessaire.',

  'dispute-opened.subject': 'Un établissement conteste votre avis',
  'dispute-opened.text':
    'L’établissement {school} nous a demandé de vérifier votre avis. Racontez-nous d’ici au {day} ce que vous y avez vécu, ou montrez-nous un justificatif.',
  'dispute-opened.note':
    'En attendant, votre avis reste en ligne et compte. L’établissement n’apprend pas qui vous êtes et ne lit pas votre réponse : seule la modération voit ce que vous écrivez. Sans nouvelles de vous, elle décide sans vous, et l’avis peut être retiré.',
  'dispute-opened.button': 'Répondre maintenant',
  'dispute-reminder.subject': 'Plus que trois jours : un établissement conteste votre avis',
  'dispute-reminder.text':
    'Il nous manque encore votre réponse au sujet de votre avis sur {school}. Vous avez jusqu’au {day}.',
  'dispute-reminder.note':
    'Quelques phrases ou un justificatif suffisent. L’établissement n’apprend pas qui vous êtes. Sans nouvelles de vous, l’avis peut être retiré.',
  'dispute-reminder.button': 'Répondre maintenant',
  'dispute-withdrawn.subject': 'Votre avis n’est plus contesté',
  'dispute-withdrawn.text':
    'L’établissement {school} a retiré sa contestation. Votre avis reste en ligne ; vous n’avez plus rien à faire.',
  'dispute-kept.subject': 'Votre avis reste en ligne',
  'dispute-kept.text':
    'La modération a examiné la contestation de l’établissement {school}. Votre avis reste en ligne et ne porte plus la mention « en cours de vérification ».',

  'school-dispute-kept.subject': 'Résultat de la contestation de l’avis',
  'school-dispute-kept.text': 'Nous avons examiné l’avis que vous avez contesté pour {school}. Il reste en ligne.',
  'school-dispute-removed.subject': 'L’avis contesté est retiré',
  'school-dispute-removed.text':
    'Nous avons examiné l’avis que vous avez contesté pour {school}. Il est retiré et ne comptera plus.',
  'school-dispute-gone.subject': 'L’avis contesté a été supprimé',
  'school-dispute-gone.text':
    'L’avis que vous avez contesté pour {school} a été supprimé entre-temps. Une décision n’est donc plus nécessaire.',
  'answer-removed.subject': 'Votre réponse à un avis a été retirée, avec les motifs',
  'answer-removed.text':
    'Quelqu’un a signalé une réponse de l’établissement {school} à un avis. Une personne de la modération l’a examinée et retirée ; aucun outil automatisé n’y a pris part. L’avis lui-même reste en ligne.',
} as const
