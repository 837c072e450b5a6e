export const statements = {
  'statement-of-reasons.subject': 'Notre décision sur votre avis et ses motifs',
  'statement.rejected':
    'Le {day}, nous avons décidé de ne pas publier votre avis sur {school}. Personne ne peut le lire.',
  'statement.removed':
    'Le {day}, nous avons décidé de retirer votre avis sur {school}. Il n’est plus visible et ne compte plus dans la moyenne.',
  'statement.ground': 'Fondement de la décision :',
  'statement.rule.person':
    'Règle pour les avis : pas de nom de personne ni de description permettant d’identifier quelqu’un.',
  'statement.rule.contact': 'Règle pour les avis : pas de coordonnées, d’adresses postales ni d’adresses web.',
  'statement.rule.insult': 'Règle pour les avis : pas d’insultes, de menaces ni de propos dégradants.',
  'statement.rule.health': 'Règle pour les avis : pas d’information sur la santé d’une personne précise.',
  'statement.rule.not_own': 'Règle pour les avis : uniquement votre propre expérience de l’établissement.',
  'statement.rule.false_facts': 'Règle pour les avis : pas de faits manifestement faux.',
  'statement.rule.reward':
    'Règle pour les avis : aucun avantage en échange, aucun avis pour le compte d’un établissement.',
  'statement.rule.copied': 'Règle pour les avis : pas de texte copié ni publié plusieurs fois.',
  'statement.rule.off_topic': 'Règle pour les avis : parler de cet établissement, sans publicité.',
  'statement.rule.illegal': 'Après examen, nous estimons que le contenu enfreint la loi.',
  'statement.law': 'Fondement juridique : {law}.',
  'statement.sentence': 'Il s’agit de ce passage :',
  'statement.facts': 'Faits retenus :',
  'statement.occasion.check': 'La décision fait suite à notre propre vérification.',
  'statement.occasion.report': 'La décision fait suite à un signalement.',
  'statement.occasion.notice':
    'La décision fait suite à une notification de contenu illicite (art. 16 du règlement (UE) 2022/2065).',
  'statement.occasion.dispute': 'La décision fait suite à une contestation de l’établissement.',
  'statement.noticed':
    'Un outil automatisé a signalé le texte pour vérification. La décision a été prise par une personne.',
  'statement.byPeople': 'Aucun outil automatisé n’est intervenu, ni pour repérer le texte ni pour décider.',
  'statement.rewrite': 'Vous pouvez réécrire l’avis une fois et l’envoyer à nouveau.',
  'statement.object':
    'Vous n’êtes pas d’accord ? Jusqu’au {day}, vous pouvez faire gratuitement une réclamation depuis votre compte. Une autre personne décidera.',
  'statement.court':
    'Vous pouvez aussi vous adresser à un organe certifié de règlement extrajudiciaire des litiges ou à un tribunal.',
  'statement.button': 'Voir mes avis',
  'statement.yourText': 'Votre avis :',
  'review-restored.subject': 'Votre avis est de nouveau en ligne',
  'review-restored.text': 'Votre avis sur {school} est de nouveau visible et compte de nouveau. Motifs :',
  'review-restored.button': 'Voir l’avis',
  'objection-upheld.subject': 'Votre réclamation était fondée',
  'objection-upheld.text':
    'Notre décision concernant votre avis sur {school} était une erreur. Comme vous avez depuis publié un autre avis ou supprimé celui-ci, rien d’autre ne change. Motifs :',
  'objection-dismissed.subject': 'Nous avons examiné votre réclamation',
  'objection-dismissed.text':
    'Une autre personne a réexaminé la décision concernant votre avis sur {school}. Elle est maintenue. Motifs :',
  'objection-dismissed.court':
    'Vous pouvez encore vous adresser à un organe certifié de règlement extrajudiciaire des litiges ou à un tribunal.',
  'post-decided.subject': 'Notre décision sur votre texte et ses motifs',
  'post-decided.rejected.question': 'Le {day}, nous avons décidé de ne pas publier votre question sur {school}.',
  'post-decided.removed.question':
    'Le {day}, nous avons décidé de retirer votre question sur {school}. Le texte n’est plus public.',
  'post-decided.rejected.question_answer':
    'Le {day}, nous avons décidé de ne pas publier votre réponse à une question sur {school}.',
  'post-decided.removed.question_answer':
    'Le {day}, nous avons décidé de retirer votre réponse à une question sur {school}. Le texte n’est plus public.',
  'post-decided.rule.person':
    'Règle pour les questions et réponses : un texte ne nomme personne et ne permet d’identifier personne.',
  'post-decided.rule.contact': 'Règle pour les questions et réponses : pas de coordonnées, d’adresses postales ou web.',
  'post-decided.rule.insult':
    'Règle pour les questions et réponses : pas d’insultes, de menaces ou de propos dégradants.',
  'post-decided.rule.health': 'Règle pour les questions et réponses : rien sur la santé d’une personne précise.',
  'post-decided.rule.false_facts': 'Règle pour les questions et réponses : pas de faits manifestement faux.',
  'post-decided.rule.copied': 'Règle pour les questions et réponses : pas de texte copié ni publié plusieurs fois.',
  'post-decided.rule.off_topic':
    'Règle pour les questions et réponses : le texte porte sur cet établissement et n’est pas une publicité.',
  'post-decided.rule.illegal': 'Selon notre examen, le contenu enfreint une loi.',
  'post-decided.rewrite': 'Vous pouvez modifier le texte une fois et le soumettre de nouveau.',
  'post-decided.button': 'Voir la décision',
  'post-decided.yourText': 'Votre texte :',
  'school-post-decided.subject': 'Notre décision sur votre réponse à une question',
  'school-post-decided.text': 'Le {day}, nous avons retiré une réponse de {school} à une question.',
  'post-published.subject': 'Votre texte est publié',
  'post-published.text.question': 'Votre question sur {school} est maintenant publique.',
  'post-published.text.question_answer': 'Votre réponse à une question sur {school} est maintenant publique.',
  'post-published.restored': 'Notre décision précédente ne s’applique plus.',
  'post-published.note': 'Dans votre compte, vous voyez l’état et pouvez supprimer le texte.',
  'post-published.button': 'Voir le texte',
  'post-appeal.subject': 'Nous avons examiné votre réclamation',
  'post-appeal.upheld':
    'Notre décision sur votre texte concernant {school} était erronée. Le texte n’existe plus, rien ne change donc. Motifs :',
  'post-appeal.dismissed':
    'Une autre personne a réexaminé la décision concernant votre texte sur {school}. Elle est maintenue. Motifs :',
  'content-decided.subject': 'Notre décision sur un contenu de votre fiche et ses motifs',
  'content-decided.removed.image': 'Nous avons retiré une photo de la fiche de {school}.',
  'content-decided.removed.video': 'Nous avons retiré une vidéo de la fiche de {school}.',
  'content-decided.removed.text': 'Nous avons retiré un texte de la fiche de {school}.',
  'content-decided.removed.event': 'Nous avons retiré un événement de la fiche de {school}.',
  'content-decided.removed.day': 'Nous avons retiré une indication sur la journée de la fiche de {school}.',
  'content-decided.edited.image': 'Nous avons modifié la description d’une photo sur la fiche de {school}.',
  'content-decided.edited.video': 'Nous avons modifié la description d’une vidéo sur la fiche de {school}.',
  'content-decided.edited.text': 'Nous avons modifié un texte sur la fiche de {school}.',
  'content-decided.edited.event': 'Nous avons modifié un événement sur la fiche de {school}.',
  'content-decided.edited.day': 'Nous avons modifié une indication sur la journée sur la fiche de {school}.',
  'content-decided.shown': 'Contenu concerné :',
  'content-decided.rule.people':
    'Conditions d’utilisation : pas d’images de personnes ni d’informations sur elles sans leur consentement.',
  'content-decided.rule.rights':
    'Conditions d’utilisation : uniquement des contenus dont l’établissement détient les droits nécessaires.',
  'content-decided.rule.misleading': 'Conditions d’utilisation : pas d’indications inexactes ou trompeuses.',
  'content-decided.rule.insult': 'Conditions d’utilisation : ni insultes, ni menaces, ni propos dégradants.',
  'content-decided.rule.advertising':
    'Conditions d’utilisation : uniquement des contenus sur cet établissement, pas de publicité pour autre chose.',
  'content-decided.rule.illegal': 'Après examen, nous estimons que le contenu enfreint la loi.',
  'content-decided.object':
    'Vous n’êtes pas d’accord ? Jusqu’au {day}, vous pouvez faire gratuitement une réclamation depuis votre compte ; une autre personne décidera. Vous pouvez aussi saisir un organe certifié de règlement extrajudiciaire des litiges ou un tribunal.',
  'content-decided.button': 'Voir la décision',
  'content-appeal.subject': 'Notre décision sur votre réclamation',
  'content-appeal.upheld':
    'Vous aviez raison : le contenu de la fiche de {school} est de nouveau affiché comme avant. Motifs :',
  'content-appeal.dismissed':
    'Une autre personne a réexaminé la décision relative au contenu de la fiche de {school} : elle est maintenue. Vous pouvez encore saisir un organe certifié de règlement extrajudiciaire des litiges ou un tribunal. Motifs :',
} as const
