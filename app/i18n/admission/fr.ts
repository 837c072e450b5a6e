export const admission = {
  'admission.title': 'Comment se passe l’inscription',
  'admission.note': 'Seules font foi les indications de l’établissement et de l’administration.',
  'admission.place': 'Valable pour : {place}',
  'admission.source': 'Source : {source}',
  'admission.written': 'texte du {day}',

  'supportSaid.title': 'Accompagnement\u202f: qui dit quoi',
  'supportSaid.register': 'Le répertoire',
  'supportSaid.school': 'L’établissement',
  'supportSaid.schoolOn': 'L’établissement, {day}',
  'supportSaid.nothing': 'Il n’a encore rien écrit ici à ce sujet.',
  'supportSaid.reviews': 'Avis des familles',
  'supportSaid.few': {
    one: 'Trop peu de notes pour une moyenne\u202f; il en faut {count}.',
    many: 'Trop peu de notes pour une moyenne\u202f; il en faut {count}.',
    other: 'Trop peu de notes pour une moyenne\u202f; il en faut {count}.',
  },
  'supportSaid.mean': {
    one: '{criterion}\u202f: {average} sur 5 ({count} note)',
    many: '{criterion}\u202f: {average} sur 5 ({count} notes)',
    other: '{criterion}\u202f: {average} sur 5 ({count} notes)',
  },
  'admissionYears.title': 'Les places des dernières années',
  'admissionYears.year': '{year} : {figures}.',
  'admissionYears.yearWithDistance': '{year} : {figures} ; dernière place à {distance}.',
  'admissionYears.yearDistance': '{year} : dernière place à {distance}.',
  'admissionYears.places': { one: '{count} place', many: '{count} places', other: '{count} places' },
  'admissionYears.applications': { one: '{count} demande', many: '{count} demandes', other: '{count} demandes' },
  'admissionYears.firstPreferences': {
    one: '{count} premier vœu',
    many: '{count} premiers vœux',
    other: '{count} premiers vœux',
  },
  'admissionYears.offers': {
    one: '{count} place proposée',
    many: '{count} places proposées',
    other: '{count} places proposées',
  },
  'admissionYears.left': 'Il restait des places.',
  'admissionYears.enough': 'Il n’y avait pas plus de demandes que de places.',
  'admissionYears.catchment': 'Le secteur scolaire passe en premier.',
  'admissionYears.areaFirst':
    'Ces distances ne comptent que si votre adresse est dans le secteur, ou s’il reste des places ensuite. L’administration indique votre secteur.',
  'admissionYears.before': 'Passent avant la distance : {names}.',
  'admissionYears.decide': 'Critères de choix : {names}.',
  'admissionYears.lottery': 'Une partie des places est tirée au sort.',
  'admissionYears.straightLine': 'Les distances sont mesurées à vol d’oiseau.',
  'admissionYears.walking': 'La collectivité mesure le trajet à pied.',
  'admissionYears.unknownMethod': 'La façon de mesurer la distance n’est pas précisée.',

  'admission.de-primary':
    'École de secteur : en général, la Grundschule du secteur où vous habitez.\nÀ l’automne ou au printemps précédent : la commune ou l’école vous écrit ; la date d’inscription dépend du Land.\nDocuments : vous devez en général fournir l’acte de naissance, une pièce d’identité et la preuve de la vaccination contre la rougeole.\nAutre école : vous devez déposer une demande motivée ; en cas de refus, la décision indique les voies de recours.',
  'admission.de-primary-nw':
    'Libre choix : vous choisissez vous-même la Grundschule ; il n’y a en règle générale pas de secteurs.\nEn général avant la mi-novembre : inscrivez votre enfant dans une seule école, à l’automne de l’année précédente.\nPlace assurée : dans la limite des places, votre enfant a droit à l’école la plus proche du type souhaité.\nTrop de demandes : la direction décide selon les situations particulières, la fratrie et le trajet ; un refus peut être contesté.',
  'admission.de-primary-be':
    'En général à l’automne précédent : inscrivez votre enfant à l’école de votre secteur, même si vous en souhaitez une autre ou une école privée.\nAutre école : indiquez votre souhait et vos raisons à l’école de secteur ; l’office scolaire de l’arrondissement décide selon les places, la fratrie et le profil de l’école.\nAprès la décision : vous pouvez la contester. L’école primaire dure six ans.',
  'admission.de-primary-hh':
    'Vers quatre ans et demi : chaque enfant est présenté dans une école primaire proche.\nUn an plus tard, souvent en janvier : pendant la semaine d’inscription, indiquez trois écoles au plus.\nTrop de demandes : la priorité est donnée avant tout à la fratrie et au trajet le plus court.\nAprès la décision : vous pouvez la contester auprès de l’administration.',
  'admission.de-primary-by':
    'En général en mars : l’inscription a lieu à la Grundschule du secteur où vous habitez.\nDocuments : apportez l’acte de naissance, les documents de la visite médicale et la preuve de la vaccination contre la rougeole.\nÉcole hors secteur : la commune n’accepte une demande que pour des raisons personnelles impérieuses.\nRefus : la décision indique les voies de recours.',
  'admission.de-secondary':
    'En 4e année : l’école primaire vous conseille et donne un avis ; dans la plupart des Länder, les parents choisissent le type d’établissement.\nEn général entre février et avril : inscrivez votre enfant après le bulletin du premier semestre, avec ce bulletin, l’avis et l’acte de naissance.\nPlaces insuffisantes : selon le Land, les critères sont la fratrie, le trajet, le profil et le tirage au sort.\nRefus : une autre place est proposée et la décision indique les voies de recours.',
  'admission.de-secondary-nw':
    'Avec le bulletin du premier semestre : en 4e année, vous recevez un avis non contraignant et le formulaire d’inscription.\nEn général en février : inscrivez votre enfant dans un seul établissement ; les Gesamtschulen inscrivent souvent plus tôt.\nTrop de demandes : la direction décide selon les situations particulières, puis d’autres critères comme la fratrie, le trajet ou le tirage au sort.\nRefus : adressez-vous à un établissement qui a des places ; un recours est possible.',
  'admission.de-secondary-by':
    'En mai : vous recevez le bulletin de passage. Le Gymnasium demande une moyenne d’au plus 2,33 en allemand, mathématiques et découverte du monde, la Realschule 2,66 ; à défaut, des cours d’essai sont possibles.\nEn général dans la première moitié de mai : inscrivez votre enfant directement dans l’établissement.\nChoix de l’établissement : l’admission dans un établissement précis n’est pas un droit ; la Mittelschule dépend du secteur.',
  'admission.de-secondary-be':
    'Après la 6e année : c’est en règle générale à ce moment que les élèves changent d’établissement.\nAvec le bulletin du semestre : vous recevez un avis d’orientation ; inscrivez ensuite votre enfant dans l’établissement du premier vœu, en indiquant un deuxième et un troisième vœu.\nGymnasium : il exige un avis favorable ou des cours d’essai réussis.\nPlaces insuffisantes : les critères sont les situations particulières, ceux de l’établissement et le tirage au sort ; la décision peut être contestée.',
  'admission.de-secondary-hh':
    'Après la 4e année : vous choisissez entre la Stadtteilschule et le Gymnasium ; l’avis de l’école primaire n’est pas contraignant.\nSouvent fin janvier ou début février : pendant la semaine d’inscription, indiquez trois établissements au plus.\nTrop de demandes : les critères sont les situations particulières, la fratrie et le trajet.\nAprès la 6e année : les enseignants décident si l’enfant reste au Gymnasium.',
  'admission.de-secondary-bw':
    'Gymnasium : l’avis de l’école primaire, le test Kompass 4 et votre souhait sont pris en compte ; si ni l’avis ni le test ne sont favorables, un test d’aptitude est possible.\nAutres types d’établissement : le choix est libre.\nEn général en mars : inscrivez votre enfant dans l’établissement souhaité.\nChoix de l’établissement : l’admission dans un établissement précis n’est pas un droit tant qu’un autre du même type est accessible.',
  'admission.de-secondary-sn':
    'Au second semestre de la 4e année : vous recevez un avis d’orientation.\nGymnasium sans avis favorable : votre enfant y passe une épreuve et vous recevez des conseils ; vous décidez ensuite.\nEn général en février ou mars : inscrivez votre enfant dans l’établissement souhaité.\nTrop de demandes : la direction décide selon les situations particulières, la fratrie et d’autres critères.',
  'admission.de-secondary-bb':
    'Après la 6e année : c’est en général à ce moment que les élèves changent d’établissement, par la procédure Ü7.\nEn général en février : avec le bulletin du semestre, indiquez un premier et un deuxième vœu.\nGymnasium : il demande un avis favorable de l’école primaire et de bonnes notes en allemand, en mathématiques et en première langue, ou des cours d’essai réussis.\nAdmission : la direction décide ; un recours est possible.',
  'admission.de-secondary-th':
    'Gymnasium : après la 4e année, l’admission exige au moins de bonnes notes dans les matières principales, un avis favorable de l’école primaire ou un examen d’entrée réussi.\nAutres établissements : la Regelschule et la Gemeinschaftsschule sont ouvertes à tous.\nEn général en février ou mars : inscrivez votre enfant dans l’établissement souhaité.\nTrop de demandes : des critères fixés à l’avance s’appliquent et une autre place est proposée.',
  'admission.de-secondary-mv':
    '5e et 6e années : elles forment un cycle commun à la Regionale Schule ou à la Gesamtschule ; le Gymnasium commence en général en 7e année.\nEn 6e année : l’établissement donne un avis, mais c’est vous qui décidez.\nAprès le bulletin du semestre : inscrivez votre enfant ; l’office scolaire indique les établissements compétents et les exceptions.',
  'admission.de-vocational':
    'Formation en alternance : l’entreprise inscrit ses apprentis ; l’établissement dépend du métier et du lieu de formation.\nEn général en février ou mars : pour une formation à plein temps (Berufsfachschule, Fachoberschule, Gymnasium professionnel), posez vous-même votre candidature avec le dernier bulletin, parfois en ligne.\nConditions : chaque formation exige un diplôme précis et parfois certaines notes.\nConseil : l’établissement et l’agence pour l’emploi vous aident à choisir.',
  'admission.de-special':
    'Demande : les parents ou l’établissement demandent une évaluation pour établir si l’enfant a besoin d’un soutien particulier.\nAprès une expertise : l’inspection scolaire décide.\nChoix de l’établissement : dans la plupart des Länder, vous choisissez ensuite entre un établissement spécialisé et une classe ordinaire, si les deux existent.\nAprès la décision : elle indique les voies de recours.',
  'admission.de-private':
    'Contrat : les établissements privés choisissent eux-mêmes leurs élèves et signent un contrat avec vous.\nSouvent un an à l’avance ou plus : renseignez-vous tôt ; un entretien est habituel, parfois une journée d’essai.\nFrais : ils dépendent souvent du revenu.\nEntrée à l’école primaire : informez quand même la Grundschule publique du secteur de l’école choisie.',

  'admission.gb-nursery':
    'Demande : la place en nursery se demande auprès de l’établissement ou de la commune.\nHeures gratuites : leur nombre dépend de l’âge de l’enfant et de l’emploi des parents.\nTrop de demandes : l’établissement applique ses critères publiés.\nAprès la nursery : la place ne donne aucun droit à la reception du même établissement ; vous devez faire une nouvelle demande.',
  'admission.gb-primary':
    'Demande : elle se fait auprès de la commune où vous habitez, même pour un établissement situé ailleurs, avec plusieurs établissements par ordre de préférence.\nJusqu’au 15 janvier : c’est la date limite pour la rentrée de septembre ; les réponses arrivent à la mi-avril.\nTrop de demandes : les critères publiés s’appliquent, souvent enfants placés, fratrie, religion et distance.\nRefus : vous pouvez saisir une commission indépendante et demander à figurer sur la liste d’attente.',
  'admission.gb-secondary':
    'Demande : elle se fait auprès de la commune où vous habitez, avec plusieurs établissements par ordre de préférence.\nJusqu’au 31 octobre : c’est la date limite de l’année précédant l’entrée dans le secondaire ; les réponses arrivent début mars.\nGrammar schools : l’inscription au test a lieu plus tôt, en général avant l’été.\nTrop de demandes : les critères publiés s’appliquent ; en cas de refus, vous pouvez saisir une commission indépendante.',
  'admission.gb-post-16':
    'En général entre l’automne et le printemps : en Year 11, posez votre candidature directement auprès de la sixth form ou du college.\nProposition : après un entretien, vous recevez une proposition d’admission, sous réserve de certaines notes au GCSE.\nFin août : l’inscription a lieu après les résultats.\nPlus tard : les colleges acceptent souvent encore des élèves s’il reste des places.',
  'admission.gb-special':
    'Plan : la plupart de ces établissements accueillent des enfants qui ont un education, health and care plan.\nChoix de l’établissement : la commune le désigne dans le plan après avoir entendu votre préférence et consulté l’établissement.\nDélais : les dates limites habituelles ne s’appliquent pas.\nDésaccord : une médiation, puis un recours devant un tribunal spécialisé sont possibles.',
  'admission.gb-independent':
    'Souvent longtemps à l’avance : l’inscription se fait directement auprès de l’établissement et est payante.\nRencontre : une visite, un entretien et, selon l’âge, un examen d’entrée sont d’usage.\nDécision : l’établissement choisit seul et demande en général un acompte pour confirmer la place.\nCoût : renseignez-vous sur les bourses et les réductions avant de déposer une candidature.',
  'admission.gb-wales':
    'Demande : elle se fait auprès de la commune, ou directement auprès de certains établissements, en gallois ou en anglais.\nDate limite : elle est fixée dans l’année scolaire précédente ; les réponses arrivent début mars pour le secondaire et à la mi-avril pour le primaire.\nTrop de demandes : les critères publiés s’appliquent, comme le secteur, la fratrie et la distance.\nRefus : vous pouvez saisir une commission indépendante.',
  'admission.gb-scotland':
    'Établissement de secteur : chaque adresse relève du secteur d’un établissement ; inscrivez-y votre enfant, en général en janvier pour la première année.\nAutre établissement, avant la mi-mars : pour la rentrée d’août, déposez une placing request auprès de la commune.\nDécision : la commune doit l’accepter, sauf motif prévu par la loi.\nRefus : vous pouvez saisir une commission, puis un tribunal.',
  'admission.gb-ni':
    'En général en janvier ou février : faites la demande en ligne auprès de l’Education Authority, avec plusieurs établissements.\nSélection : chaque établissement applique ses critères publiés.\nGrammar schools : beaucoup tiennent compte des tests organisés à l’automne précédent, avec une inscription à part.\nRefus : un recours est possible si les critères ont été mal appliqués.',

  'admission.fr-primary':
    'À la mairie, souvent au printemps : inscrivez-y d’abord votre enfant ; elle indique l’école de votre secteur. L’instruction est obligatoire dès trois ans.\nÀ l’école : la direction admet ensuite votre enfant sur présentation du livret de famille ou de l’acte de naissance, d’un justificatif de domicile et des certificats de vaccination.\nAutre école publique : demandez une dérogation à la mairie ; elle dépend des places.',
  'admission.fr-college':
    'Au printemps du CM2 : vous remplissez un dossier transmis par l’école.\nEn général en juin : vous inscrivez votre enfant au collège où la direction des services départementaux l’affecte, en principe celui de votre secteur.\nAutre collège public : demandez une dérogation, accordée selon un ordre fixe de motifs s’il reste des places.\nRefus : un recours est possible auprès de l’administration.',
  'admission.fr-lycee':
    'En 3e : vous formulez en ligne des vœux classés, provisoires au deuxième trimestre et définitifs au troisième.\nAffectation : le conseil de classe se prononce sur la voie ; l’affectation dépend ensuite du secteur en 2de générale et technologique, des notes et des vœux en voie professionnelle.\nEn général fin juin : vous recevez la réponse et procédez aussitôt à l’inscription.\nSans place : un second tour a lieu ; la décision d’orientation peut être contestée devant une commission d’appel.',
  'admission.fr-private':
    'Si possible un an à l’avance : adressez-vous directement à l’établissement ; la carte scolaire ne s’applique pas.\nAdmission : la direction décide après un entretien et au vu des bulletins.\nCoût : les établissements sous contrat suivent les programmes de l’État et demandent une contribution, souvent selon le revenu ; hors contrat, elle est en général plus élevée.\nMairie : les enfants du primaire doivent aussi y être déclarés.',
  'admission.fr-special':
    'ULIS ou établissement spécialisé : déposez une demande auprès de la MDPH de votre département.\nDécision : la commission (CDAPH) décide des aides et du mode de scolarisation, puis l’administration affecte l’élève.\nSEGPA : l’école propose cette orientation et une commission décide.\nDemande à faire tôt : la procédure dure plusieurs mois ; la décision peut être contestée.',

  'admission.it-infanzia':
    'En général en janvier : l’inscription se fait par formulaire, directement auprès de l’école ; la fréquentation est facultative.\nÂge et vaccinations : l’enfant doit avoir trois ans avant la fin de l’année, ou un peu plus tard s’il reste des places ; les vaccinations obligatoires sont exigées.\nTrop de demandes : les critères du conseil de l’école s’appliquent, comme le domicile, la fratrie et l’emploi des parents ; les autres enfants sont inscrits sur une liste d’attente.',
  'admission.it-primo-ciclo':
    'En général en janvier ou février : pour la première année, l’inscription se fait en ligne auprès du ministère, avec un établissement et deux autres au plus.\nTrop de demandes : les critères publiés par le conseil de l’établissement s’appliquent, souvent le domicile et la fratrie.\nSans place : la demande est transmise à l’établissement suivant de votre liste.\nAide : le secrétariat vous aide à remplir la demande.',
  'admission.it-superiore':
    'Troisième année de la scuola media : les enseignants donnent un conseil d’orientation non contraignant.\nEn général en janvier ou février : choisissez l’établissement et la filière en ligne auprès du ministère, avec deux autres établissements au plus.\nTrop de demandes : les critères publiés par l’établissement s’appliquent ; les lycées de musique et de danse vérifient l’aptitude.\nCondition : l’élève doit avoir réussi l’examen final.',
  'admission.it-private':
    'Inscription : elle se fait directement auprès de l’établissement ; certains établissements reconnus participent aussi à la procédure du ministère.\nAdmission et frais : l’établissement décide selon ses critères ; renseignez-vous au préalable sur les frais.\nDiplômes : les établissements reconnus (scuole paritarie) délivrent des diplômes officiels.\nAides : certaines régions en versent aux familles.',

  'admission.es-general':
    'Une seule procédure : les établissements publics et privés sous contrat (concertados) admettent selon les mêmes règles.\nEn général entre mars et mai : vous déposez une demande unique avec plusieurs vœux ; la communauté autonome fixe les dates.\nTrop de demandes : les points dépendent surtout de la fratrie, de la proximité du domicile ou du travail et du revenu ; un tirage au sort départage.\nListes : vous pouvez contester la liste provisoire et former un recours contre la liste définitive.',
  'admission.es-andalucia':
    'En mars : la demande se fait auprès de l’établissement souhaité ou dans la Secretaría Virtual, en indiquant d’autres établissements.\nSans demande : les élèves d’un établissement rattaché gardent leur place.\nTrop de demandes : les critères sont la fratrie, le secteur du domicile ou du travail, le revenu et d’autres situations ; un tirage public départage.\nListes : vous pouvez les contester et former un recours.',
  'admission.es-madrid':
    'Libre choix : il n’y a presque pas de secteurs ; vous pouvez choisir tout établissement de la région.\nEn général au printemps : la demande, avec plusieurs établissements, se fait en ligne ou auprès du premier établissement.\nPoints : ils sont attribués surtout pour la fratrie, le domicile ou le travail dans la commune et le revenu.\nSans place : le Servicio de Apoyo a la Escolarización en attribue une ; les listes peuvent être contestées.',
  'admission.es-catalunya':
    'En général en mars : la préinscription (preinscripció) a lieu en ligne, avec plusieurs établissements dans l’ordre de vos préférences.\nPoints : ils sont attribués surtout pour la fratrie, le domicile ou le travail dans le secteur et un faible revenu ; un numéro tiré au sort départage.\nInscription : elle doit être faite ensuite, sinon la place est perdue.\nContestations : adressez-les à l’établissement ; le bureau communal de scolarisation vous aide.',
  'admission.es-vocational':
    'En général entre mai et juillet : la demande se fait en ligne auprès de la communauté autonome, avec plusieurs formations.\nConditions : le niveau moyen exige le diplôme de l’ESO, le niveau supérieur le Bachillerato ou un titre moyen ; à défaut, une épreuve d’accès est possible.\nAttribution : les places sont attribuées selon les notes et des quotas.\nÀ l’automne : les places restantes sont proposées lors d’un nouveau tour.',
  'admission.es-special':
    'Évaluation : une équipe d’orientation évalue d’abord les besoins et propose le type d’établissement.\nDécision : l’administration de la communauté autonome décide sur cette base, après avoir entendu la famille.\nPlaces réservées : une partie des places des établissements ordinaires est réservée aux enfants à besoins particuliers.\nDésaccord : la décision peut faire l’objet d’un recours.',
  'admission.es-private':
    'Sous contrat (concertado) : la procédure publique s’applique aux niveaux financés, avec une demande au printemps et des points pour la fratrie, la proximité et le revenu.\nSans contrat : l’établissement décide seul et fixe les dates et les frais.\nÀ demander au préalable : quels niveaux sont financés et ce que coûtent les repas et les contributions volontaires.\nRefus : dans la procédure publique, il peut être contesté.',
} as const
