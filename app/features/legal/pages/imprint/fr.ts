import type { LawText } from '../legal-text.ts'

export const fr: LawText = {
  title: 'Mentions légales',
  description: 'Qui exploite Aulario, comment nous joindre et qui est responsable des contenus.',
  intro: {
    union: 'Informations prévues à l’article 5 de la loi allemande sur les services numériques (DDG).',
    british:
      'Informations prévues à l’article 6 des Electronic Commerce (EC Directive) Regulations 2002 et à l’article 25 des Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015 du Royaume-Uni.',
  },
  sections: [
    { id: 'provider', title: 'Éditeur', blocks: [{ insert: 'operator' }] },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'Pour une réponse rapide, écrivez-nous à {email} ou par le [formulaire de contact](/about#contact). Nous répondons en allemand, anglais, français, espagnol et italien.',
        'Les autorités et les personnes qui souhaitent signaler un contenu illicite trouvent les points de contact uniques sous [Points de contact et chiffres](/dsa).',
      ],
    },
    {
      id: 'content',
      title: 'Responsabilité des contenus',
      blocks: [
        {
          when: 'responsible',
          text: 'Responsable des contenus éditoriaux au sens de l’article 18, paragraphe 2, du traité allemand sur les médias (Medienstaatsvertrag) : {responsible}.',
        },
        'Les données officielles proviennent de répertoires publics, indiqués sous [Sources des données](/data-sources). Les établissements sont responsables de ce qu’ils écrivent sur eux-mêmes, et les auteurs des avis du contenu de ceux-ci. Dès que nous avons connaissance d’un contenu illicite, nous l’examinons et le retirons si le signalement est fondé (article 6 du règlement (UE) 2022/2065).',
        'Les autres sites vers lesquels nous renvoyons relèvent de la responsabilité de leurs exploitants.',
      ],
    },
    {
      id: 'disputes',
      title: 'Règlement des litiges',
      blocks: [
        {
          union:
            'Nous ne sommes ni disposés ni tenus à participer à une procédure devant un organisme allemand de règlement des litiges de consommation (article 36 de la loi VSBG). La plateforme européenne de règlement en ligne des litiges a été fermée le 20 juillet 2025.',
          british: 'Nous ne participons pas au règlement extrajudiciaire des litiges de consommation.',
        },
        'Les décisions relatives aux avis peuvent être soumises à un organe certifié de règlement extrajudiciaire ; voir [Points de contact et chiffres](/dsa#objections).',
      ],
    },
    {
      id: 'rights',
      title: 'Droits sur les contenus',
      blocks: [
        'Le logiciel d’Aulario est sous licence MIT ; les textes, la présentation et la marque sont protégés. Les données des répertoires publics, les cartes et les polices sont soumises aux licences indiquées sous [Sources des données](/data-sources). Les images et les textes des établissements appartiennent aux établissements ou à leurs auteurs.',
      ],
    },
  ],
}
