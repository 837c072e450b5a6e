/** The interface for other programs, its feeds, the frames for other sites, and the open data. */
export const developers = {
  'limit.title': 'Veuillez patienter',
  'limit.wait': {
    one: 'Nous recevons un très grand nombre de requêtes depuis votre réseau. Veuillez réessayer dans {count} seconde.',
    many: 'Nous recevons un très grand nombre de requêtes depuis votre réseau. Veuillez réessayer dans {count} de secondes.',
    other:
      'Nous recevons un très grand nombre de requêtes depuis votre réseau. Veuillez réessayer dans {count} secondes.',
  },
  'developers.title': 'Pour les développeurs',
  'developers.metaDescription':
    'L’interface ouverte d’Aulario : chercher des établissements, lire les données officielles avec leur source, suivre les changements, télécharger les données.',
  'developers.intro':
    'Les données ouvertes des établissements sont dispersées dans de nombreux répertoires qu’il faut nettoyer. Utilisez les nôtres : la même recherche que sur le site et des données officielles avec leur source et leur année, dans un même format pour cinq pays.',
  'developers.start': 'Premiers pas',
  'developers.start.text':
    'Toutes les adresses commencent par {root}. Les réponses sont en JSON. La lecture est ouverte à tous, y compris depuis un autre site, sans compte ni clé.',
  'developers.document': 'Description pour les programmes (OpenAPI 3.1)',
  'developers.etag':
    'Chaque réponse comporte un ETag. Renvoyez-le dans If-None-Match : si rien n’a changé, vous recevez un 304 sans contenu.',
  'developers.limits': 'Limites et clés',
  'developers.limits.text':
    'Chaque réseau dispose de {network} requêtes par minute, ou de {key} avec une clé. L’en-tête RateLimit de chaque réponse indique ce qui reste. Au-delà, la réponse est 429 avec Retry-After.',
  'developers.limits.key': 'Créer une clé dans votre compte',
  'developers.licence': 'Licence et attribution',
  'developers.licence.text':
    'Chaque réponse indique sous « sources » les jeux de données dont elle provient. Affichez leur « attribution » mot pour mot partout où vous affichez les données. Ce qu’Aulario ajoute est publié sous {licence}. Les données dont la licence interdit la rediffusion sont omises.',
  'developers.privacy': 'Données non diffusées',
  'developers.privacy.text':
    'Ni adresse e-mail, ni auteur d’avis, ni heure : tout est daté au jour près. Ce qu’un établissement a désactivé n’y figure pas non plus.',
  'developers.versions': 'Versions',
  'developers.versions.text':
    'La version 1 est stable. Au sein d’une version, nous ne faisons qu’ajouter des champs et des appels ; les programmes doivent ignorer les champs inconnus. Une nouvelle version reçoit sa propre adresse, l’ancienne continue de répondre au moins 24 mois, et nous annonçons sa fin 12 mois à l’avance, ici et dans l’en-tête Sunset.',
  'developers.errors': 'Erreurs',
  'developers.errors.text':
    'Les erreurs sont renvoyées en application/problem+json (RFC 9457). Leur « type » renvoie à cette section.',
  'developers.problem.invalid-parameter': 'Un paramètre est inconnu ou incorrect ; « errors » indique lequel.',
  'developers.problem.unknown-key': 'La clé est inconnue ou a été révoquée.',
  'developers.problem.not-found':
    'Aucune ressource n’existe à cette adresse. Pour un établissement fusionné, « movedTo » indique le nouveau.',
  'developers.problem.method-not-allowed': 'L’interface est en lecture seule.',
  'developers.problem.cursor-expired':
    'Nous ne conservons pas les changements aussi anciens. Repartez des fichiers mensuels.',
  'developers.problem.too-many-requests': 'Trop de requêtes ; Retry-After indique combien de secondes attendre.',
  'developers.problem.unavailable':
    'Le site ne peut pas joindre sa base de données pour le moment ; Retry-After indique combien de secondes attendre.',
  'developers.problem.unexpected': 'Une erreur de notre côté.',
  'developers.calls': 'Appels',
  'developers.calls.text':
    'Chaque appel est illustré par une réponse réelle de ce site ; les longues listes sont coupées après deux entrées. Les explications des paramètres sont en anglais, comme dans le document OpenAPI.',
  'developers.call.search': 'Chercher',
  'developers.call.school': 'Un établissement',
  'developers.call.facts': 'Données officielles',
  'developers.call.reviews': 'Les avis en chiffres',
  'developers.call.places': 'Pays',
  'developers.call.country': 'Un pays et ses régions',
  'developers.call.region': 'Une région et ses communes',
  'developers.call.town': 'Une commune et ses établissements',
  'developers.call.areas': 'Secteurs scolaires à Berlin',
  'developers.call.sectors': 'Collèges d’Ille-et-Vilaine',
  'developers.call.changes': 'Suivre les changements',
  'developers.parameters': 'Paramètres',
  'developers.values': 'Valeurs',
  'developers.meaning': 'Signification',
  'developers.required': 'obligatoire',
  'developers.answer': 'Réponse',
  'developers.feeds': 'Flux et calendriers',
  'developers.feeds.text':
    'Il existe des flux (Atom) pour les avis d’un établissement et, pour chaque commune, pour ses événements et ses établissements nouveaux ou modifiés ; les événements existent aussi sous forme de calendrier (ICS). Les dates sont indiquées au jour près, à midi UTC.',
  'developers.more': 'En savoir plus',
  'developers.more.frames': 'Carte ou fiche d’un établissement ou d’une commune pour votre site',
  'developers.more.dump': 'Toutes les données à télécharger, renouvelées chaque mois',
  'openData.title': 'Données ouvertes',
  'openData.metaDescription':
    'Tous les établissements d’Aulario avec les données officielles en CSV et JSON, chaque mois, avec sommes de contrôle et licences.',
  'openData.intro':
    'Une fois par mois, nous publions tous les établissements, leurs données officielles les plus récentes et nos corrections dans des fichiers par pays : CSV et JSON Lines, compressés avec gzip. Ils restent disponibles ici pendant un an.',
  'openData.empty': 'Les premiers fichiers sont en préparation.',
  'openData.exact':
    'Dans les fichiers CSV, une apostrophe précède les textes qu’un tableur lirait comme une formule ; JSON Lines contient tout sans changement.',
  'openData.file': 'Fichier',
  'openData.rows': 'Lignes',
  'openData.size': 'Taille',
  'openData.about':
    'Fichiers complémentaires : contenu et licences (manifest.json), structure des lignes (schema.json), sommes de contrôle (SHA256SUMS)',
  'openData.since': 'État au {day}. Pour savoir ce qui a changé depuis : /changes?since={iso}.',
  'frames.title': 'Aulario sur votre site',
  'frames.metaDescription':
    'Fiche ou carte d’un établissement ou d’une commune à intégrer à votre site, sans script ni cookies.',
  'frames.intro':
    'Affichez un établissement, ou tous ceux d’une commune, sur votre site : sous forme de fiche ou de petite carte. Le cadre n’utilise ni script ni cookies et se met à jour automatiquement.',
  'frames.search': 'Établissement ou commune',
  'frames.find': 'Chercher',
  'frames.choose': 'Que souhaitez-vous afficher dans le cadre ?',
  'frames.none': 'Nous n’avons trouvé ni établissement ni commune. Veuillez vérifier l’orthographe.',
  'frames.kind': 'Type',
  'frames.kind.card': 'Fiche',
  'frames.kind.map': 'Petite carte',
  'frames.noMap': 'Aucune carte n’est disponible, car l’emplacement est inconnu.',
  'frames.language': 'Langue',
  'frames.theme': 'Couleurs',
  'frames.theme.auto': 'Selon les réglages du visiteur',
  'frames.theme.light': 'Clair',
  'frames.theme.dark': 'Sombre',
  'frames.show': 'Afficher',
  'frames.preview': 'Aperçu',
  'frames.code': 'Code pour un cadre (iframe)',
  'frames.hint': 'S’adapte à la largeur et s’utilise au clavier.',
  'frames.average': '{average} étoiles sur 5',
  'frames.town': 'Établissements à {place}',
  'frames.explained': 'Comment les notes sont calculées',
  'feeds.review': {
    one: '{count} étoile pour {name}',
    many: '{count} d’étoiles pour {name}',
    other: '{count} étoiles pour {name}',
  },
  'feeds.reviews': 'Avis : {name}',
  'feeds.schools': 'Établissements nouveaux ou modifiés : {place}',
  'feeds.events': 'Événements des établissements : {place}',
  'feeds.newSchool': 'Nouveau : {name}',
  'feeds.changedSchool': 'Modifié : {name}',
  'apiKeys.title': 'Clés pour les programmes',
  'apiKeys.intro':
    'Avec une clé, un programme peut lire plus souvent l’interface ouverte. Elle ne donne pas accès à votre compte. Vous pouvez en avoir {most}.',
  'apiKeys.docs': 'Guide pour les développeurs',
  'apiKeys.make': 'Créer une clé',
  'apiKeys.name': 'À quoi sert-elle ?',
  'apiKeys.name.missing': 'Veuillez donner un nom à la clé.',
  'apiKeys.made': 'Votre nouvelle clé',
  'apiKeys.made.text':
    'Conservez-la dès maintenant : elle ne sera plus affichée. Envoyez-la dans l’en-tête « Authorization: Bearer … ».',
  'apiKeys.list': 'Vos clés',
  'apiKeys.empty': 'Vous n’avez pas encore de clé.',
  'apiKeys.created': 'Se termine par {ending}, créée le {day}',
  'apiKeys.used': {
    one: '{count} requête en 30 jours, la dernière le {day}',
    many: '{count} de requêtes en 30 jours, la dernière le {day}',
    other: '{count} requêtes en 30 jours, la dernière le {day}',
  },
  'apiKeys.unused': 'Non utilisée ces 30 derniers jours',
  'apiKeys.revoke': 'Révoquer',
  'message.keyRevoked': 'Clé révoquée',
  'failure.keys_full': 'Vous ne pouvez pas avoir plus de clés. Veuillez d’abord en révoquer une.',
} as const
