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
      title: 'Établissements recensés',
      blocks: [
        'Voici le nombre d’établissements recensés par pays, région et type. Ces chiffres sont recalculés à chaque import.',
        { insert: 'coverage' },
      ],
    },
    {
      id: 'changes',
      title: 'Nos modifications',
      blocks: [
        {
          list: [
            'Les noms écrits tout en capitales sont rendus plus lisibles ; les numéros de téléphone et les adresses web sont uniformisés.',
            'Les coordonnées sont converties en longitude et latitude. Si la position manque ou se trouve loin du code postal et de la commune, nous utilisons le centre de ceux-ci et indiquons seulement le secteur, sans distance.',
            'Les types d’établissement sont regroupés en catégories communes ; le terme du répertoire reste affiché à côté.',
            'Les administrations, les instituts de formation des enseignants et les simples sièges administratifs ne sont pas repris.',
            'Les noms des chefs d’établissement et du personnel ne sont jamais importés.',
          ],
        },
        'Les indications des établissements et nos corrections faites à la suite d’un signalement sont signalées comme telles. En cas d’erreur, utilisez « Signaler une erreur » sur la fiche. Les éditeurs ne sont pas responsables de nos modifications et ne cautionnent pas Aulario.',
      ],
    },
    {
      id: 'material',
      title: 'Cartes, lieux, polices',
      blocks: [
        { insert: 'material' },
        {
          when: 'ways',
          text: 'Les minutes du trajet jusqu’à l’école sont calculées par notre propre serveur avec Valhalla (MIT), sur les rues d’OpenStreetMap (© les contributeurs d’OpenStreetMap, ODbL).',
        },
        {
          when: 'mapServer',
          text: 'Avec votre accord, la carte est chargée depuis {mapServer}, qui indique ses propres sources.',
        },
        'Tous ces éléments sont fournis par notre propre serveur.',
      ],
    },
    {
      id: 'reuse',
      title: 'Réutilisation',
      blocks: [
        'Les listes de résultats peuvent être téléchargées en CSV et JSON ; chaque ligne indique sa source. Les licences des répertoires s’appliquent aux données : citez la source comme ci-dessus et signalez vos modifications. Les avis et les textes des établissements ne peuvent être réutilisés sans l’accord de leurs auteurs.',
      ],
    },
  ],
}
