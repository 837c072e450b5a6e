import type { LawText } from '../legal-text.ts'

export const fr: LawText = {
  title: 'Accessibilité',
  description:
    'Dans quelle mesure Aulario est accessible, quelles lacunes nous connaissons et où signaler un obstacle.',
  intro:
    'Aulario doit pouvoir être utilisé par tous, quels que soient l’appareil, la technique et les capacités. Cette déclaration indique où nous en sommes.',
  sections: [
    {
      id: 'status',
      title: 'État',
      blocks: [
        {
          union:
            'Nos références sont les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA, et la norme EN 301 549. Aulario y est partiellement conforme ; les exceptions figurent ci-dessous. La déclaration s’applique à toutes les pages d’Aulario, mais pas aux autres sites vers lesquels nous renvoyons (directive (UE) 2019/882, loi allemande Barrierefreiheitsstärkungsgesetz).',
          british:
            'Nos références sont les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA, et la norme EN 301 549. Aulario y est partiellement conforme ; les exceptions figurent ci-dessous. La déclaration s’applique à toutes les pages d’Aulario, mais pas aux autres sites vers lesquels nous renvoyons (Equality Act 2010 ; directive (UE) 2019/882).',
        },
      ],
    },
    {
      id: 'features',
      title: 'Nos mesures',
      blocks: [
        {
          list: [
            'La recherche, la lecture et tous les formulaires fonctionnent au clavier, et aussi sans JavaScript.',
            'Tout ce que montre la carte existe aussi sous forme de liste.',
            'Le texte peut être agrandi à 200 % ; les pages tiennent sur 320 pixels de large.',
            'Les contrastes sont suffisants dans les thèmes clair et sombre ; aucune information n’est donnée par la seule couleur.',
            'Si vous avez demandé à réduire les animations, aucune n’est affichée.',
            'Les factures sont des PDF structurés (PDF/A-2a).',
          ],
        },
      ],
    },
    {
      id: 'gaps',
      title: 'Lacunes connues',
      blocks: [
        {
          list: [
            'Les images des établissements n’ont de texte de remplacement que si l’établissement en a écrit un.',
            'Les vidéos des établissements n’ont de sous-titres que si l’établissement en a ajouté, et pas d’audiodescription ; une description figure à côté si l’établissement en a écrit une. Les vidéos intégrées de YouTube et Vimeo utilisent les commandes de ces fournisseurs.',
            'La carte n’est que partiellement utilisable avec un lecteur d’écran ; la liste à côté contient les mêmes établissements.',
            'Les textes des établissements et les avis sont dans la langue où ils ont été écrits. Cette langue est balisée, mais les textes ne sont ni traduits ni adaptés en langage facile à lire.',
            'Les noms tirés des répertoires officiels contiennent des abréviations non expliquées.',
          ],
        },
        'Il n’existe pas encore de contenus en langue des signes ni en langage facile à lire.',
      ],
    },
    {
      id: 'testing',
      title: 'Comment l’accessibilité a été évaluée',
      blocks: [
        'La déclaration repose sur une auto-évaluation. À chaque modification, un programme de test (axe) examine les pages importantes, sur téléphone et sur grand écran, en clair et en sombre. Un audit externe et des tests avec des personnes utilisant un lecteur d’écran restent à faire.',
      ],
    },
    {
      id: 'feedback',
      title: 'Signaler un obstacle',
      blocks: [
        'Écrivez-nous à {email} ou par le [formulaire de contact](/about#contact), en indiquant de préférence l’adresse de la page et ce qui n’a pas fonctionné. Vous pouvez aussi recevoir l’information sous une autre forme, par exemple en texte par e-mail. Nous répondons sous 14 jours.',
      ],
    },
    {
      id: 'enforcement',
      title: 'Voies de recours',
      blocks: [
        'Si notre réponse ne suffit pas, vous pouvez vous adresser à l’organisme de votre pays :',
        { insert: 'enforcement' },
      ],
    },
  ],
}
