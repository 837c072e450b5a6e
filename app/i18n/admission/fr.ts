export const admission = {
  'admission.title': 'Comment se passe l’inscription',
  'admission.note':
    'Seules comptent les indications de l’école et de l’administration ; les dates changent chaque année.',
  'admission.place': 'Valable pour : {place}',
  'admission.source': 'Source : {source}',
  'admission.written': 'texte du {day}',

  'admission.de-primary':
    'En général, votre enfant relève de la Grundschule du secteur où vous habitez.\nLa commune ou l’école vous écrit ; l’inscription a lieu à l’automne ou au printemps précédant la rentrée, selon le Land.\nIl faut d’ordinaire l’acte de naissance, une pièce d’identité et la preuve de la vaccination contre la rougeole.\nPour une autre école, il faut une demande motivée ; en cas de refus, la décision indique le recours.',
  'admission.de-primary-nw':
    'Vous choisissez vous-même la Grundschule : il n’y a en règle générale pas de secteurs.\nL’inscription se fait dans une seule école, à l’automne de l’année précédente, le plus souvent avant la mi-novembre.\nDans la limite des places, votre enfant a droit à l’école la plus proche du type souhaité.\nS’il y a trop de demandes, la direction décide selon les cas difficiles, la fratrie et le trajet ; un refus peut être contesté.',
  'admission.de-primary-be':
    'L’inscription se fait à l’école de votre secteur, en général à l’automne de l’année précédente, même si vous en voulez une autre ou une école privée.\nVous y indiquez l’école souhaitée et vos raisons ; l’office scolaire de l’arrondissement décide selon les places, la fratrie et le profil de l’école. L’école primaire dure six ans. La décision peut être contestée.',
  'admission.de-primary-hh':
    'Chaque enfant est présenté vers quatre ans et demi dans une école primaire proche.\nL’inscription a lieu un an plus tard, pendant la semaine prévue, le plus souvent en janvier, avec trois vœux au plus.\nS’il y a trop de demandes, la fratrie et le trajet le plus court comptent avant tout.\nLa décision de l’administration peut être contestée.',
  'admission.de-primary-by':
    'Votre enfant relève de la Grundschule du secteur où vous habitez ; l’inscription a lieu d’ordinaire en mars.\nApportez l’acte de naissance, les documents de la visite médicale et la preuve de la vaccination contre la rougeole.\nPour une école hors secteur, la commune n’accorde une demande que pour des raisons personnelles impérieuses. La décision indique le recours possible.',
  'admission.de-secondary':
    'En 4e année, l’école primaire vous conseille et émet un avis ; dans la plupart des Länder, les parents choisissent le type d’école.\nL’inscription suit le bulletin du premier semestre, le plus souvent entre février et avril, avec le bulletin, l’avis et l’acte de naissance.\nSi les places manquent, comptent selon le Land la fratrie, le trajet, le profil et le tirage au sort.\nEn cas de refus, une autre place est proposée et la décision indique le recours.',
  'admission.de-secondary-nw':
    'Avec le bulletin du premier semestre de la 4e année, vous recevez un avis, qui n’oblige pas, et le formulaire d’inscription.\nVous inscrivez votre enfant dans une seule école, en général en février, plus tôt dans les Gesamtschulen.\nS’il y a trop de demandes, la direction décide selon les cas difficiles puis la fratrie, le trajet ou le sort.\nEn cas de refus, vous vous adressez à une école qui a des places ; un recours est possible.',
  'admission.de-secondary-by':
    'Le bulletin de passage arrive en mai. Le Gymnasium demande une moyenne d’au plus 2,33 en allemand, mathématiques et découverte du monde, la Realschule 2,66 ; sinon, des cours d’essai décident.\nL’inscription se fait à l’école même, d’ordinaire dans la première moitié de mai.\nIl n’y a pas de droit à une école précise ; la Mittelschule suit le secteur.',
  'admission.de-secondary-be':
    'On change d’école en règle générale après la 6e année.\nUn pronostic accompagne le bulletin du semestre ; vous inscrivez ensuite votre enfant à l’école du premier vœu, avec un deuxième et un troisième.\nLe Gymnasium exige un pronostic correspondant ou des cours d’essai réussis.\nSi les places manquent, comptent les cas difficiles, les critères de l’école et le sort ; la décision peut être contestée.',
  'admission.de-secondary-hh':
    'Après la 4e année, vous choisissez entre la Stadtteilschule et le Gymnasium ; l’avis de l’école primaire n’oblige pas.\nPendant la semaine d’inscription, fin janvier ou début février le plus souvent, vous indiquez trois écoles au plus.\nS’il y a trop de demandes, comptent les cas difficiles, la fratrie et le trajet.\nAprès la 6e année, les enseignants décident si l’enfant reste au Gymnasium.',
  'admission.de-secondary-bw':
    'Pour le Gymnasium comptent l’avis de l’école primaire, le test Kompass 4 et votre souhait ; si ni l’avis ni le test ne conviennent, il reste un test d’aptitude.\nTous les autres types d’école sont de libre choix.\nL’inscription se fait dans l’école souhaitée, en général en mars.\nIl n’y a pas de droit à une école précise tant qu’une autre du même type est accessible.',
  'admission.de-secondary-sn':
    'Au second semestre de la 4e année, vous recevez un avis d’orientation.\nS’il n’est pas pour le Gymnasium et que vous le souhaitez, votre enfant y passe une épreuve et vous êtes conseillés ; ensuite, vous décidez.\nL’inscription se fait dans l’école souhaitée, en général en février ou mars.\nS’il y a trop de demandes, la direction décide selon les cas difficiles, la fratrie et d’autres critères.',
  'admission.de-secondary-bb':
    'On change le plus souvent après la 6e année, par la procédure Ü7.\nAvec le bulletin du semestre, vous indiquez un premier et un deuxième vœu, en général en février.\nLe Gymnasium demande un avis correspondant de l’école primaire et de bonnes notes en allemand, mathématiques et première langue, ou des cours d’essai réussis.\nLa direction décide ; un recours est possible.',
  'admission.de-secondary-th':
    'Pour entrer au Gymnasium après la 4e année, il faut au moins de bonnes notes dans les matières principales, un avis de l’école primaire ou un examen d’entrée réussi.\nLa Regelschule et la Gemeinschaftsschule sont ouvertes à tous.\nL’inscription se fait dans l’école souhaitée, en général en février ou mars.\nS’il y a trop de demandes, des critères fixés décident et une autre place est proposée.',
  'admission.de-secondary-mv':
    'Les 5e et 6e années forment un cycle commun à la Regionale Schule ou à la Gesamtschule ; le Gymnasium commence d’ordinaire en 7e année.\nEn 6e année, l’école émet un avis, mais c’est vous qui décidez. L’inscription suit le bulletin du semestre.\nL’office scolaire indique les écoles compétentes et les exceptions.',
  'admission.de-vocational':
    'L’entreprise inscrit ses apprentis : le métier et le lieu de formation déterminent l’école.\nPour une formation à plein temps (Berufsfachschule, Fachoberschule, Gymnasium professionnel), vous posez votre candidature vous-même, en général en février ou mars avec le dernier bulletin, parfois en ligne.\nChaque formation exige un diplôme précis et parfois des notes.\nL’école et l’agence pour l’emploi vous conseillent.',
  'admission.de-special':
    'On établit d’abord si l’enfant a besoin d’un soutien particulier, à la demande des parents ou de l’école.\nAprès une expertise, l’inspection scolaire décide.\nDans la plupart des Länder, vous choisissez ensuite entre une école spécialisée et une classe ordinaire, là où les deux existent. La décision indique le recours possible.',
  'admission.de-private':
    'Les écoles privées choisissent elles-mêmes leurs élèves et signent un contrat avec vous.\nRenseignez-vous tôt, souvent un an à l’avance ou plus ; un entretien est d’usage, parfois une journée d’essai. Les frais dépendent souvent du revenu.\nPour l’entrée à l’école, la Grundschule publique du secteur doit quand même savoir où va l’enfant.',

  'admission.gb-nursery':
    'La place en nursery se demande à l’école même ou à la commune.\nUne partie des heures est gratuite, selon l’âge de l’enfant et le travail des parents.\nS’il y a trop de demandes, les critères publiés par l’école décident.\nUne place en nursery ne donne aucun droit à la reception de la même école : il faut une nouvelle demande.',
  'admission.gb-primary':
    'La demande se fait auprès de la commune où vous habitez, même pour une école d’ailleurs, avec plusieurs écoles par ordre de préférence.\nLa date limite est le 15 janvier avant la rentrée de septembre ; les réponses arrivent à la mi-avril.\nS’il y a trop de demandes, les critères publiés décident, souvent enfants placés, fratrie, religion et distance.\nEn cas de refus, vous pouvez saisir une commission indépendante et demander la liste d’attente.',
  'admission.gb-secondary':
    'La demande se fait auprès de la commune où vous habitez, avec plusieurs écoles par ordre de préférence.\nLa date limite est le 31 octobre avant le passage ; les réponses arrivent début mars.\nPour une grammar school, l’inscription au test est plus précoce, en général avant l’été.\nS’il y a trop de demandes, les critères publiés décident ; en cas de refus, vous pouvez saisir une commission indépendante.',
  'admission.gb-post-16':
    'La candidature se fait directement auprès de la sixth form ou du college, en général entre l’automne et le printemps de Year 11.\nIl y a un entretien, puis une offre liée à certaines notes au GCSE. L’inscription suit les résultats, fin août.\nLes colleges acceptent souvent des élèves plus tard s’il reste des places.',
  'admission.gb-special':
    'La plupart de ces écoles accueillent des enfants qui ont un education, health and care plan.\nLa commune y nomme l’école après avoir entendu votre préférence et consulté l’école.\nLes dates limites habituelles ne s’appliquent pas.\nEn cas de désaccord, une médiation puis un tribunal spécial sont possibles.',
  'admission.gb-independent':
    'L’inscription se fait directement auprès de l’école, contre des frais et souvent longtemps à l’avance.\nUne visite, un entretien et, selon l’âge, un examen d’entrée sont d’usage.\nL’école décide seule et demande en général un acompte avec son offre.\nRenseignez-vous sur les bourses et réductions avant de postuler.',
  'admission.gb-wales':
    'La demande se fait auprès de la commune, ou de l’école elle-même pour certaines, en gallois ou en anglais.\nLa date limite tombe dans l’année scolaire précédente ; les réponses arrivent début mars pour le secondaire et mi-avril pour le primaire.\nS’il y a trop de demandes, les critères publiés décident, comme le secteur, la fratrie et la distance.\nEn cas de refus, vous pouvez saisir une commission indépendante.',
  'admission.gb-scotland':
    'Chaque adresse relève du secteur d’une école : vous y inscrivez votre enfant, pour la première année en général en janvier.\nPour une autre école, vous déposez une placing request auprès de la commune, avant la mi-mars pour la rentrée d’août. La commune doit l’accepter sauf motif légal.\nEn cas de refus, une commission puis un tribunal peuvent être saisis.',
  'admission.gb-ni':
    'La demande se fait en ligne auprès de l’Education Authority, en général en janvier ou février, avec plusieurs écoles. Chaque école applique ses critères publiés.\nBeaucoup de grammar schools tiennent compte des tests organisés à l’automne précédent, avec une inscription à part.\nEn cas de refus, un recours est possible si les critères ont été mal appliqués.',

  'admission.fr-primary':
    'L’instruction est obligatoire dès trois ans. Vous inscrivez d’abord votre enfant à la mairie, le plus souvent au printemps : elle indique l’école de votre secteur.\nLa direction l’admet ensuite avec le livret de famille ou l’acte de naissance, un justificatif de domicile et les vaccinations.\nPour une autre école publique, demandez une dérogation à la mairie ; elle dépend des places.',
  'admission.fr-college':
    'En CM2, vous remplissez un dossier au printemps par l’intermédiaire de l’école.\nLa direction des services départementaux affecte en principe votre enfant au collège de votre secteur ; vous l’y inscrivez vous-même, en général en juin.\nPour un autre collège public, demandez une dérogation, accordée selon un ordre fixe de motifs s’il reste des places.\nEn cas de refus, un recours est possible auprès de l’administration.',
  'admission.fr-lycee':
    'En 3e, vous formulez des vœux provisoires au deuxième trimestre et définitifs au troisième, en ligne et dans l’ordre.\nLe conseil de classe se prononce sur la voie ; l’affectation suit le secteur pour la 2de générale et technologique, les notes et les vœux pour la voie professionnelle.\nLa réponse arrive en général fin juin et l’inscription suit aussitôt.\nSans place, il y a un second tour ; contre la décision d’orientation, une commission d’appel.',
  'admission.fr-private':
    'Adressez-vous directement à l’établissement, si possible un an à l’avance ; la carte scolaire ne s’applique pas.\nLa direction décide après un entretien et au vu des bulletins.\nLes établissements sous contrat suivent les programmes de l’État et demandent une contribution, souvent selon le revenu ; hors contrat, elle est en général plus élevée.\nLes enfants du primaire sont aussi déclarés à la mairie.',
  'admission.fr-special':
    'Pour une place en ULIS ou dans un établissement spécialisé, déposez une demande auprès de la MDPH de votre département.\nLa commission CDAPH décide des aides et du type de scolarité, puis l’administration affecte l’élève.\nPour la SEGPA, l’école propose et une commission décide.\nFaites la demande tôt, elle prend des mois ; la décision peut être contestée.',

  'admission.it-infanzia':
    'La fréquentation est facultative. L’inscription se fait sur formulaire à l’école même, en général en janvier ; l’enfant a trois ans avant la fin de l’année, ou un peu plus tard s’il reste des places. Les vaccinations obligatoires sont exigées.\nS’il y a trop de demandes, les critères du conseil de l’école décident, comme le domicile, la fratrie et le travail des parents ; les autres vont en liste d’attente.',
  'admission.it-primo-ciclo':
    'Pour la première année, l’inscription se fait en ligne auprès du ministère, en général en janvier ou février, avec une école et deux autres au plus.\nS’il y a trop de demandes, s’appliquent les critères publiés par le conseil de l’école, souvent le domicile et la fratrie.\nSi l’école ne peut pas accueillir votre enfant, la demande passe à la suivante de votre liste. Le secrétariat aide à la remplir.',
  'admission.it-superiore':
    'En troisième année du collège, les enseignants donnent un conseil qui n’oblige pas.\nVous choisissez l’école et la filière en ligne auprès du ministère, en général en janvier ou février, avec deux autres écoles au plus.\nS’il y a trop de demandes, les critères publiés par l’école s’appliquent ; les lycées de musique et de danse vérifient l’aptitude. Il faut avoir réussi l’examen final.',
  'admission.it-private':
    'L’inscription se fait directement auprès de l’école ; certaines écoles reconnues participent aussi à la procédure du ministère.\nL’école décide selon ses critères et demande des frais dont il faut s’informer avant.\nLes écoles reconnues (paritarie) délivrent des titres valables.\nCertaines régions versent une aide aux familles.',

  'admission.es-general':
    'Les écoles publiques et les écoles privées sous contrat (concertados) suivent la même procédure.\nVous déposez une seule demande avec plusieurs écoles, en général entre mars et mai ; la communauté autonome fixe les dates.\nS’il y a trop de demandes, des points sont donnés surtout pour la fratrie, la proximité du domicile ou du travail et le revenu, et le sort départage.\nVous pouvez contester la liste provisoire et faire un recours contre la liste définitive.',
  'admission.es-andalucia':
    'La demande se fait en mars à l’école souhaitée ou dans la Secretaría Virtual, avec d’autres écoles à la suite.\nLes élèves d’une école rattachée gardent leur place sans demande.\nS’il y a trop de demandes, comptent la fratrie, le secteur du domicile ou du travail, le revenu et d’autres situations, et un tirage public départage.\nVous pouvez contester les listes et faire un recours.',
  'admission.es-madrid':
    'Il n’y a presque pas de secteurs : vous pouvez choisir toute école de la région.\nLa demande, avec plusieurs écoles, se fait en général au printemps, en ligne ou à la première école.\nDes points sont donnés surtout pour la fratrie, le domicile ou le travail dans la commune et le revenu.\nSans place, le Servicio de Apoyo a la Escolarización en attribue une ; les listes peuvent être contestées.',
  'admission.es-catalunya':
    'La préinscription (preinscripció) a lieu en général en mars, en ligne, avec plusieurs écoles dans votre ordre.\nDes points sont donnés surtout pour la fratrie, le domicile ou le travail dans le secteur et un faible revenu ; un numéro tiré au sort départage.\nL’inscription suit, sinon la place est perdue.\nLes contestations vont à l’école ; le bureau communal de scolarisation vous aide.',
  'admission.es-vocational':
    'La demande se fait en ligne auprès de la communauté autonome, en général entre mai et juillet, avec plusieurs formations.\nLe niveau moyen exige le diplôme de l’ESO, le niveau supérieur le Bachillerato ou un titre moyen ; sinon, une épreuve d’accès y mène.\nLes places vont selon les notes et des quotas.\nCelles qui restent sont proposées dans un autre tour à l’automne.',
  'admission.es-special':
    'Une équipe d’orientation évalue d’abord les besoins et propose le type d’école.\nSur cette base, et après vous avoir entendus, l’administration de la communauté autonome décide.\nUne partie des places dans les écoles ordinaires est réservée aux enfants à besoins particuliers. La décision peut faire l’objet d’un recours.',
  'admission.es-private':
    'Si l’école privée est sous contrat (concertado), la procédure publique vaut pour les niveaux financés : une demande au printemps, des points pour la fratrie, la proximité et le revenu.\nSans contrat, l’école décide seule et fixe dates et coûts.\nDemandez quels niveaux sont financés et ce que coûtent les repas et les contributions volontaires.\nUn refus dans la procédure publique peut être contesté.',
} as const
