export const failures = {
  'failure.title': 'Erreur',
  'failure.fields': 'Vérifiez les champs signalés. Votre saisie est conservée.',
  'failure.credentials_missing': 'Vous devez indiquer une adresse e-mail et un mot de passe.',
  'failure.invalid_credentials': 'L’adresse ou le mot de passe est incorrect, ou l’adresse n’est pas encore confirmée.',
  'failure.wrong_password': 'Le mot de passe est incorrect.',
  'failure.weak_password': 'Le mot de passe est trop faible.',
  'failure.session_missing':
    'Votre session a expiré. Reconnectez-vous puis renvoyez le formulaire ; votre saisie est conservée.',
  'failure.session_not_found': 'Votre session a pris fin. Reconnectez-vous ; votre saisie est conservée.',
  'failure.invalid_jwt': 'Votre session n’est plus valable. Reconnectez-vous.',
  'failure.not_allowed': 'Votre compte ne permet pas cette action.',
  'failure.too_many_attempts': 'Trop de tentatives. Attendez quelques minutes avant de réessayer.',
  'failure.pictures_busy': 'De très nombreuses images sont en cours de traitement. Réessayez dans une minute.',
  'failure.account_banned': 'Ce compte est bloqué. Écrivez-nous s’il s’agit d’une erreur.',
  'failure.rule_entry':
    'Cinq mots au plus, en lettres et chiffres ; un astérisque (*) seulement au début ou à la fin d’un mot d’au moins trois lettres.',
  'failure.rules_full': 'Le nombre maximal de modifications est atteint dans cette langue.',
  'failure.searches_full':
    'Vous avez déjà enregistré 20 recherches. Supprimez d’abord celle dont vous n’avez plus besoin.',
  'failure.search_unknown': 'Cette recherche enregistrée n’existe plus.',
  'failure.person_unknown': 'Il n’existe pas de compte avec cet identifiant.',
  'failure.own_account': 'Vous ne pouvez ni suspendre votre propre compte ni changer son rôle.',
  'failure.person_locked': 'Le compte est suspendu ou en cours de suppression.',
  'failure.account_deleted': 'Ce compte est en cours de suppression. Le lien reçu par e-mail permet de le rétablir.',
  'failure.link_used': 'Ce lien n’est plus valable : il a déjà servi ou il est trop ancien.',
  'failure.wrong_mailed_code': 'Le code est incorrect ou n’est plus valable. Demandez-en un nouveau.',
  'failure.factor_unreadable':
    'Nous ne pouvons plus vérifier les codes de votre application. Utilisez un code de secours ou écrivez-nous.',
  'failure.wrong_code': 'Le code est incorrect. Utilisez celui que l’application affiche maintenant.',
  'failure.set_up_over': 'Le délai de configuration a expiré. Recommencez et scannez le nouveau QR code.',
  'failure.passkey_refused': 'Cette clé d’accès n’est pas reconnue, ou le délai a expiré. Veuillez réessayer.',
  'failure.passkeys_full':
    'Vous ne pouvez pas avoir plus de 20 clés d’accès. Supprimez d’abord une clé dont vous n’avez plus besoin.',
  'failure.same_email': 'C’est déjà votre adresse.',
  'failure.google_failed': 'La connexion avec Google n’a pas abouti. Réessayez ou utilisez votre mot de passe.',
  'failure.google_not_linked':
    'Cette adresse Google ne peut pas être associée à votre compte. Connectez-vous avec votre mot de passe.',
  'failure.google_unverified':
    'Google n’a pas encore confirmé cette adresse. Confirmez-la auprès de Google, ou connectez-vous ici avec votre adresse et votre mot de passe ; si vous n’avez pas encore de compte, créez-en un.',
  'failure.google_needs_password':
    'Un compte existe déjà avec cette adresse. Connectez-vous une fois avec son mot de passe ; votre compte Google y sera alors associé.',
  'failure.password_first': 'Choisissez d’abord un mot de passe.',
  'failure.password_needed': 'Veuillez choisir un mot de passe.',
  'failure.sign_in_first': 'Connectez-vous d’abord avec votre adresse actuelle, puis ouvrez à nouveau le lien.',
  'failure.school_unknown': 'Cet établissement ne figure pas dans l’annuaire ou n’est pas enregistré.',
  'failure.school_not_yours': 'Vous ne gérez pas, ou plus, la fiche de cet établissement.',
  'failure.answer_changed':
    'Une autre personne de votre établissement a modifié cette réponse entre-temps. Rechargez la page pour la voir.',
  'failure.answer_removed': 'La modération a retiré ce texte. Veuillez écrire une réponse différente.',
  'failure.answer_closed':
    'La modération a retiré plusieurs réponses à cet avis. Vous ne pouvez plus en écrire d’autre.',
  'failure.premium_required': 'Cette fonction est réservée aux établissements Premium.',
  'failure.vat_country':
    'Pour l’instant, dans ce pays, nous ne vendons qu’aux organismes disposant d’un numéro de TVA. Veuillez indiquer le vôtre.',
  'failure.already_premium': 'Cet établissement a déjà Premium. Vous n’avez plus rien à payer.',
  'failure.messages_closed': 'Cet établissement n’accepte pas de messages pour le moment.',
  'failure.message_unknown': 'Ce message n’existe plus.',
  'failure.message_answered': 'Ce message a déjà reçu une réponse.',
  'failure.events_full': 'Vous ne pouvez pas annoncer plus de 20 événements à venir.',
  'failure.event_unknown': 'Cet événement n’existe plus.',
  'failure.vat_id_invalid':
    'Ce numéro de TVA n’existe pas dans ce pays. Vérifiez les chiffres ou laissez le champ vide.',
  'failure.ordering_closed': 'Nous ne prenons pas de commandes pour le moment.',
  'failure.payment_away': 'Le service de paiement ne répond pas. Rien n’a été débité ; réessayez dans un instant.',
  'failure.invoice_consumer': 'Le paiement sur facture est réservé aux établissements et aux organismes.',
  'failure.invoice_open':
    'Une autre personne a déjà commandé Premium pour cet établissement ; la facture est en attente de paiement.',
  'failure.order_unknown': 'Cette commande n’existe pas ou appartient à un autre compte.',
  'failure.order_state':
    'Cette action n’est plus possible pour cette commande. Rechargez la page pour voir son état actuel.',
  'failure.refund_over': 'Le délai de remboursement de 30 jours a expiré. Premium reste actif.',
  'failure.favourites_full': 'Vous ne pouvez pas enregistrer plus de 100 établissements. Retirez-en d’abord un.',
  'failure.letters_gone': 'Ces tâches ne sont plus dans la liste : quelqu’un les a déjà relancées ou abandonnées.',
  'failure.case_locked':
    'Une autre personne traite ce dossier en ce moment. Rien n’a été décidé ; votre texte est conservé.',
  'failure.already_decided': 'Une autre personne a décidé entre-temps, ou le texte a changé. Voici l’état actuel.',
  'failure.review_replaced':
    'La même personne a depuis publié un avis plus récent. Celui-ci ne peut pas être publié en plus.',
  'failure.school_closed': 'Cet établissement est fermé et sa fiche ne peut plus être gérée.',
  'failure.already_owner': 'Vous gérez déjà cette fiche.',
  'failure.claim_code_wrong':
    'Ce code n’est pas valable. Après cinq essais ou 30 minutes, vous devrez en demander un nouveau.',
  'failure.no_register_address': 'Le répertoire officiel n’indique aucune adresse e-mail pour cet établissement.',
  'failure.claim_unknown': 'Cette demande n’existe plus.',
  'failure.claim_open': 'Une de vos demandes pour cet établissement est déjà en attente.',
  'failure.claims_full': 'Trois de vos demandes sont déjà en attente. Retirez-en une ou attendez une décision.',
  'failure.claim_contested': 'Une autre personne gère désormais cette fiche. C’est à l’administration de décider.',
  'failure.school_known': 'Vérifiez s’il s’agit de l’un de ces établissements.',
  'failure.school_merged': 'Cet établissement a été fusionné avec un autre.',
  'failure.school_hidden': 'Cet établissement est masqué.',
  'failure.school_open': 'Seul un établissement fermé a un successeur.',
  'failure.successor_circle': 'Un établissement ne peut pas être son propre successeur.',
  'failure.merge_same': 'Un établissement ne peut pas être fusionné avec lui-même.',
  'failure.merge_both_premium':
    'Les deux établissements ont Premium. Ils pourront être fusionnés une fois l’un des paiements remboursé.',
  'failure.merge_both_ordering':
    'Une même personne a commencé un paiement pour chacun des deux établissements. Ils pourront être fusionnés une fois ces paiements réglés.',
  'failure.merge_unknown': 'Cette fusion n’existe pas.',
  'failure.merge_over': 'Cette fusion ne peut plus être annulée.',
  'failure.merge_not_last': 'Une fusion plus récente de ces établissements doit d’abord être annulée.',
  'failure.ticket_unknown': 'Cette demande n’existe plus.',
  'failure.ticket_moved':
    'Une autre personne a écrit ou décidé entre-temps. Vérifiez l’état actuel, puis renvoyez votre texte.',
  'failure.read_only':
    'Rien ne peut être enregistré pour le moment : nous intervenons sur notre base de données. Votre saisie est conservée ; renvoyez-la plus tard.',
  'failure.away':
    'Nos données sont inaccessibles pour le moment. Votre saisie est conservée ; renvoyez-la dans quelques minutes.',
  'failure.unexpected': 'Une erreur inattendue s’est produite. Votre saisie est conservée.',
  'failure.offline': 'Pas de connexion. Votre saisie est conservée ; réessayez dans un instant.',
  'failure.terms_change_replaced': 'Le brouillon a été remplacé entre-temps. Veuillez vérifier le nouveau.',
  'failure.terms_change_late': 'Cette date est trop proche. Veuillez en choisir une plus tardive.',
  'failure.mailing_replaced': 'Le brouillon a été remplacé entre-temps. Veuillez vérifier le nouveau.',
  'failure.mailing_nobody': 'Pour le moment, cet e-mail n’a aucun destinataire.',
  'failure.mailing_languages':
    'Entre-temps, un destinataire a choisi une langue qui manque dans ce brouillon. Veuillez le compléter.',
  'failure.not_related': 'Ces avis ne sont pas liés. Veuillez décider de chacun séparément.',
  'failure.passage_missing':
    'Dans l’un des avis, aucun passage n’est signalé pour cette règle. Veuillez le traiter séparément.',
  'failure.content_unknown': 'L’établissement a retiré ce contenu de sa fiche.',
  'failure.decision_unknown': 'Cette décision ne peut pas ou ne peut plus faire l’objet d’une réclamation.',
  'failure.appeal_made': 'Cette décision fait déjà l’objet d’une réclamation.',
}
