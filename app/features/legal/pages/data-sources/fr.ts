import type { LawText } from '../legal-text.ts'

export const fr: LawText = {
  title: 'Sources des données',
  description:
    'D’où viennent les données sur les établissements, les cartes et les polices d’Aulario, et sous quelles licences.',
  intro:
    'Les données officielles sur les établissements proviennent de répertoires ouverts. Cette page indique qui les publie, sous quelle licence et quand nous les avons importées pour la dernière fois.',
  sections: [
    {
      id: 'registers',
      title: 'Répertoires d’établissements',
      blocks: [{ insert: 'registers' }, 'Chaque donnée d’une fiche indique le répertoire dont elle vient et sa date.'],
    },
    {
      id: 'coverage',
      title: 'Ce que nous connaissons',
      blocks: [
        'Voici combien d’établissements nous connaissons par pays, région et type. Le compte est refait à chaque import.',
        { insert: 'coverage' },
      ],
    },
    {
      id: 'changes',
      title: 'Ce que nous y changeons',
      blocks: [
        {
          list: [
            'Les noms en capitales sont rendus lisibles, les numéros de téléphone et les adresses web uniformisés.',
            'Les coordonnées sont converties en longitude et latitude. Si la position manque ou se trouve loin du code postal et de la commune, nous prenons leur milieu et n’indiquons que le secteur au lieu d’une distance.',
            'Les types d’établissement sont rangés dans des groupes communs ; le mot du répertoire reste à côté.',
            'Les administrations, centres de formation et simples sièges administratifs sont laissés de côté.',
            'Les noms des chefs d’établissement et du personnel ne sont jamais importés.',
          ],
        },
        'Ce que les établissements indiquent eux-mêmes et ce que nous avons corrigé à la suite d’un signalement est désigné comme tel. En cas d’erreur, utilisez « Signaler une erreur » sur la fiche. Les éditeurs ne répondent pas de nos modifications et ne cautionnent pas Aulario.',
      ],
    },
    {
      id: 'material',
      title: 'Cartes, lieux, polices',
      blocks: [
        { insert: 'material' },
        {
          when: 'mapServer',
          text: 'Avec votre accord, la carte vient de {mapServer}, qui indique ses propres sources.',
        },
        'Tout est fourni par notre propre serveur.',
      ],
    },
    {
      id: 'reuse',
      title: 'Réutilisation',
      blocks: [
        'Les listes de résultats peuvent être téléchargées en CSV et JSON ; chaque ligne indique sa source. Les licences des répertoires s’appliquent aux données : citez la source comme ci-dessus et signalez vos modifications. Les avis et ce que les établissements ont écrit ne peuvent être réutilisés sans l’accord de leurs auteurs.',
      ],
    },
  ],
}
