import type { LawText } from '../legal-text.ts'

export const fr: LawText = {
  title: 'Points de contact et chiffres',
  description:
    'Points de contact prévus par le règlement sur les services numériques, signalement des contenus illicites et chiffres de la modération.',
  intro:
    'Cette page répond aux articles 11 à 17 du règlement (UE) 2022/2065 sur les services numériques (DSA) et publie volontairement les chiffres que doivent publier les services plus grands.',
  sections: [
    {
      id: 'authorities',
      title: 'Point de contact pour les autorités (article 11)',
      blocks: [
        'Les autorités des États membres, la Commission et le comité européen des services numériques nous joignent à {email}. Nous communiquons en allemand et en anglais. Les injonctions au titre des articles 9 et 10 y sont reçues.',
      ],
    },
    {
      id: 'users',
      title: 'Point de contact pour tous (article 12)',
      blocks: [
        'Toutes les autres personnes nous joignent à {email} ou par le [formulaire de contact](/about#contact), en allemand, anglais, français, espagnol ou italien. C’est toujours une personne qui répond.',
      ],
    },
    {
      id: 'notices',
      title: 'Signaler un contenu illicite (article 16)',
      blocks: [
        'À côté de chaque avis et de chaque réponse figure « Signaler ». Aucun compte n’est nécessaire. Pour les images, vidéos et textes des établissements et pour tout le reste, écrivez à {email}. Un signalement devrait contenir :',
        {
          list: [
            'l’adresse exacte du contenu,',
            'la raison pour laquelle il est illicite,',
            'votre nom et votre adresse e-mail ; ce n’est pas nécessaire pour les infractions relatives aux abus sexuels sur des enfants (articles 3 à 7 de la directive 2011/93/UE),',
            'la déclaration qu’à votre connaissance ces indications sont exactes.',
          ],
        },
        'Nous confirmons aussitôt la réception, une personne décide et l’auteur du signalement est informé du résultat. Les signalements des signaleurs de confiance sont traités en priorité.',
        'Si un avis vous nomme, aucun motif juridique n’est nécessaire : [formulaire pour les personnes nommées](/named-in-a-review).',
      ],
    },
    {
      id: 'decisions',
      title: 'Décisions et motifs (articles 14 et 17)',
      blocks: [
        'Ce que nous ne publions pas figure dans les [règles pour les avis](/review-rules) ; nos contrôles sont décrits sous [Comment fonctionnent les avis](/how-reviews-work). Un outil automatisé peut retenir des textes ; il ne décide pas. Si un contenu est refusé ou retiré, son auteur est informé, au plus tard à ce moment-là, de la règle, du passage, des faits et de ses droits.',
        'Si un établissement conteste un avis, son auteur a {answerDays} jours pour répondre. D’ici là, l’avis reste lisible. Un établissement peut contester au plus {maxDisputes} avis à la fois.',
      ],
    },
    {
      id: 'objections',
      title: 'Réclamation et règlement des litiges (articles 20 et 21)',
      blocks: [
        'Toute décision peut faire l’objet d’une réclamation gratuite pendant {objectionMonths} mois : les auteurs la déposent dans leur compte sous [Mes avis](/account/reviews), les autres personnes à {email}. Une autre personne que la première décide.',
        'Vous pouvez aussi choisir un organe de règlement extrajudiciaire certifié au titre de l’article 21 ; la [Commission européenne](https://digital-strategy.ec.europa.eu/en/policies/dsa-out-court-dispute-settlement) en tient la liste. La voie judiciaire reste toujours ouverte. Vous pouvez également vous plaindre auprès de l’autorité de votre pays (article 53) :',
        { insert: 'coordinators' },
      ],
    },
    {
      id: 'crimes',
      title: 'Soupçon d’infraction pénale (article 18)',
      blocks: [
        'Si nous apprenons un fait laissant soupçonner une infraction contre la vie ou la sécurité d’une personne, nous le signalons aussitôt à la police ou à la justice.',
      ],
    },
    {
      id: 'figures',
      title: 'Chiffres de la modération',
      blocks: [
        'Comptés à l’ouverture de cette page, vieux de quelques minutes au plus, par année civile. Les avis que leurs auteurs ont supprimés et ceux des établissements inventés à titre d’exemple ne comptent pas.',
        {
          when: 'smallEnterprise',
          text: 'En tant que petite ou microentreprise, nous ne serions pas tenus de les publier (articles 15, paragraphe 2, et 19).',
        },
        { insert: 'figures' },
        'Toutes les années dans un fichier lisible par machine : [moderation-figures.json](/moderation-figures.json).',
      ],
    },
    {
      id: 'uk',
      title: 'Royaume-Uni',
      blocks: [
        'Les faux avis sont interdits (Digital Markets, Competition and Consumers Act 2024, annexe 20, point 13). Nous n’admettons pas d’avis achetés, récompensés sans le dire ou inventés, et ne publions pas de résumés trompeurs. Pour les prévenir, les trouver et les retirer, nous contrôlons chaque avis avant publication (envois en série, ressemblances, réseau de l’établissement), exigeons une adresse confirmée, donnons suite à chaque signalement et affichons un avertissement de {warningDays} jours sur la fiche si nous prouvons une manipulation par un établissement. Nous vérifions régulièrement l’efficacité de ces mesures.',
        'Évaluation au titre de l’Online Safety Act 2023 : les avis et les réponses portent sur des contenus que nous publions nous-mêmes et sont exemptés (annexe 1, point 4). Les images, vidéos et textes mis en ligne par les établissements ne le sont pas. Nous y jugeons faible le risque de contenus illicites : seules peuvent publier des personnes dont le lien avec l’établissement a été vérifié, personne ne peut écrire à d’autres utilisateurs ni former de groupes, rien ne se diffuse de soi-même et tout peut être signalé. Les enfants peuvent lire le site ; il n’est pas destiné à des contenus qui leur nuiraient, et ceux-ci sont retirés. Nous renouvelons cette évaluation chaque année et avant tout changement important.',
      ],
    },
  ],
}
