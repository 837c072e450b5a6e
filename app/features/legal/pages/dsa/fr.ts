import type { LawText } from '../legal-text.ts'

export const fr: LawText = {
  title: 'Points de contact et chiffres',
  description:
    'Points de contact prévus par le règlement sur les services numériques, signalement des contenus illicites et chiffres de la modération.',
  intro:
    'Cette page répond aux articles 11 à 17 du règlement (UE) 2022/2065 sur les services numériques (DSA) et publie volontairement les chiffres exigés des services plus importants.',
  sections: [
    {
      id: 'authorities',
      title: 'Point de contact pour les autorités (article 11)',
      blocks: [
        'Les autorités des États membres, la Commission et le comité européen des services numériques peuvent nous joindre à {email}. Nous communiquons en allemand et en anglais. Les injonctions au titre des articles 9 et 10 sont reçues à la même adresse.',
        {
          when: 'digitalServicesRepresentative',
          text: 'Notre représentant légal dans l’Union européenne (article 13) : {digitalServicesRepresentative}.',
        },
      ],
    },
    {
      id: 'users',
      title: 'Point de contact pour tous (article 12)',
      blocks: [
        'Toutes les autres personnes peuvent nous joindre à {email} ou par le [formulaire de contact](/about#contact), en allemand, anglais, français, espagnol ou italien. C’est toujours une personne qui répond.',
      ],
    },
    {
      id: 'notices',
      title: 'Signaler un contenu illicite (article 16)',
      blocks: [
        'Utilisez le lien « Signaler » à côté de l’avis ou de la réponse. Aucun compte n’est nécessaire. Pour les images, vidéos et textes des établissements et pour tout le reste, écrivez à {email}. Un signalement doit contenir :',
        {
          list: [
            'l’adresse exacte du contenu,',
            'la raison pour laquelle il est illicite,',
            'votre nom et votre adresse e-mail ; ils ne sont pas nécessaires pour les infractions relatives aux abus sexuels sur des enfants (articles 3 à 7 de la directive 2011/93/UE),',
            'une déclaration selon laquelle, à votre connaissance, ces indications sont exactes.',
          ],
        },
        'Nous accusons immédiatement réception ; une personne décide, et l’auteur du signalement est informé du résultat. Les signalements des signaleurs de confiance sont traités en priorité.',
        'Si un avis vous nomme, vous n’avez pas besoin de motif juridique : utilisez le [formulaire pour les personnes citées](/named-in-a-review).',
      ],
    },
    {
      id: 'decisions',
      title: 'Décisions et motifs (articles 14 et 17)',
      blocks: [
        'Les [règles pour les avis](/review-rules) indiquent ce que nous ne publions pas ; nos contrôles sont décrits sous [Comment fonctionnent les avis](/how-reviews-work). Un outil automatisé peut retenir des textes ; il ne décide pas. Si un contenu est refusé ou retiré, son auteur est informé, au plus tard à ce moment-là, de la règle, du passage, des faits et de ses droits.',
        'Si un établissement conteste un avis, son auteur a {answerDays} jours pour répondre. D’ici là, l’avis reste visible. Un établissement peut contester au plus {maxDisputes} avis à la fois.',
      ],
    },
    {
      id: 'objections',
      title: 'Réclamation et règlement des litiges (articles 20 et 21)',
      blocks: [
        'Toute décision peut faire l’objet d’une réclamation gratuite pendant {objectionMonths} mois : les auteurs la déposent dans leur compte sous [Mes avis](/account/reviews), les autres personnes à {email}. Elle est examinée par une personne qui n’a pas participé à la première décision.',
        'Vous pouvez aussi choisir un organe de règlement extrajudiciaire certifié au titre de l’article 21 ; la [Commission européenne](https://digital-strategy.ec.europa.eu/en/policies/dsa-out-court-dispute-settlement) en tient la liste. Vous pouvez à tout moment saisir un tribunal. Vous pouvez également déposer une plainte auprès de l’autorité de votre pays (article 53) :',
        { insert: 'coordinators' },
      ],
    },
    {
      id: 'crimes',
      title: 'Soupçon d’infraction pénale (article 18)',
      blocks: [
        'Si nous apprenons un fait laissant soupçonner une infraction contre la vie ou la sécurité d’une personne, nous le signalons immédiatement à la police ou à la justice.',
      ],
    },
    {
      id: 'figures',
      title: 'Chiffres de la modération',
      blocks: [
        'Chiffres par année civile, calculés à l’ouverture de cette page ou quelques minutes auparavant. Les avis supprimés par leurs auteurs et ceux des établissements fictifs donnés en exemple ne sont pas comptés.',
        {
          when: 'smallEnterprise',
          text: 'En tant que petite ou microentreprise, nous ne serions pas tenus de les publier (articles 15, paragraphe 2, et 19).',
        },
        { insert: 'figures' },
        'Toutes les années sont disponibles dans un fichier lisible par machine : [moderation-figures.json](/moderation-figures.json).',
      ],
    },
    {
      id: 'uk',
      title: 'Royaume-Uni',
      blocks: [
        'Les faux avis sont interdits (Digital Markets, Competition and Consumers Act 2024, annexe 20, point 13). Nous n’admettons pas d’avis achetés, récompensés sans mention ou inventés, et ne publions pas de résumés trompeurs. Pour les prévenir, les détecter et les retirer, nous contrôlons chaque avis avant publication (envois en série, ressemblances, réseau de l’établissement), exigeons une adresse confirmée, donnons suite à chaque signalement et affichons un avertissement de {warningDays} jours sur la fiche si nous établissons une manipulation par un établissement. Nous vérifions régulièrement l’efficacité de ces mesures.',
        'Évaluation au titre de l’Online Safety Act 2023 : les avis et les réponses portent sur des contenus que nous publions nous-mêmes et ne sont donc pas soumis à cette loi (annexe 1, point 4). Les images, vidéos et textes mis en ligne par les établissements le sont. Nous jugeons que le risque de contenus illicites y est faible : seules peuvent publier des personnes dont le lien avec l’établissement a été vérifié, personne ne peut écrire à d’autres utilisateurs ni former de groupes, rien ne se diffuse automatiquement et tout peut être signalé. Les enfants peuvent lire le site ; il n’est pas destiné à des contenus qui leur nuiraient, et ceux-ci sont retirés. Nous renouvelons cette évaluation chaque année et avant tout changement important.',
      ],
    },
  ],
}
