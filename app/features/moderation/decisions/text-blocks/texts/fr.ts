import type { TextBlocks } from '../text-block.ts'

export const textBlocks: TextBlocks = {
  person:
    'Le passage « {passage} » nomme une personne ou permet de l’identifier. Les avis portent sur l’établissement ; nous ne publions rien sur un enseignant, un enfant ou un parent en particulier.',
  contact:
    'Le passage « {passage} » contient des coordonnées, une adresse postale ou une adresse web. Nous ne publions pas ces informations dans les avis.',
  insult:
    'Le passage « {passage} » rabaisse des personnes. Une critique peut être vive, mais sans insultes ni menaces.',
  health:
    'Le passage « {passage} » évoque la santé d’une personne en particulier. Ces informations bénéficient d’une protection renforcée.',
  not_own:
    'D’après les éléments dont nous disposons, le texte ne repose pas sur une expérience personnelle de cet établissement. Les personnes qui gèrent la fiche de l’établissement ne peuvent pas donner d’avis.',
  false_facts: 'Le texte affirme des faits qui, d’après les pièces dont nous disposons, sont inexacts.',
  reward:
    'D’après les éléments dont nous disposons, le texte a été écrit en échange d’une contrepartie ou sert les intérêts d’un établissement.',
  copied: 'Le texte est presque identique à un autre avis ou a été envoyé plusieurs fois.',
  off_topic: 'Le texte ne porte pas sur une expérience de cet établissement.',
  illegal: 'Après examen, nous estimons que le passage « {passage} » enfreint la loi indiquée.',
  dismissed:
    'Nous avons examiné le contenu signalé. Selon nous, il n’enfreint ni nos règles ni la loi : il reste donc en ligne.',
}
