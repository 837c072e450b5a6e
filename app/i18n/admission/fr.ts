export const admission = {
  'admission.title': 'Comment se passe l’inscription',
  'admission.note':
    'Seules comptent les indications de l’école et de l’administration ; les dates changent chaque année.',
  'admission.place': 'Valable pour : {place}',
  'admission.source': 'Source : {source}',
  'admission.written': 'texte du {day}',

  'admission.de-primary':
    'Votre école : en général, la Grundschule du secteur où vous habitez.\nÀ l’automne ou au printemps précédent : la commune ou l’école vous écrit ; la date d’inscription dépend du Land.\nDocuments : il faut d’ordinaire l’acte de naissance, une pièce d’identité et la preuve de la vaccination contre la rougeole.\nAutre école : il faut une demande motivée ; en cas de refus, la décision indique le recours.',
  'admission.de-primary-nw':
    'Libre choix : vous choisissez vous-même la Grundschule, il n’y a en règle générale pas de secteurs.\nLe plus souvent avant la mi-novembre : vous inscrivez votre enfant dans une seule école, à l’automne de l’année précédente.\nPlace assurée : dans la limite des places, votre enfant a droit à l’école la plus proche du type souhaité.\nTrop de demandes : la direction décide selon les situations particulières, la fratrie et le trajet ; un refus peut être contesté.',
  'admission.de-primary-be':
    'En général à l’automne précédent : vous inscrivez votre enfant à l’école de votre secteur, même si vous en voulez une autre ou une école privée.\nAutre école : vous y indiquez votre souhait et vos raisons ; l’office scolaire de l’arrondissement décide selon les places, la fratrie et le profil de l’école.\nAprès la décision : vous pouvez la contester. L’école primaire dure six ans.',
  'admission.de-primary-hh':
    'Vers quatre ans et demi : chaque enfant est présenté dans une école primaire proche.\nUn an plus tard, souvent en janvier : pendant la semaine d’inscription, vous indiquez trois écoles au plus.\nTrop de demandes : la fratrie et le trajet le plus court comptent avant tout.\nAprès la décision : vous pouvez contester ce que l’administration a décidé.',
  'admission.de-primary-by':
    'D’ordinaire en mars : l’inscription a lieu à la Grundschule du secteur où vous habitez.\nDocuments : apportez l’acte de naissance, les documents de la visite médicale et la preuve de la vaccination contre la rougeole.\nÉcole hors secteur : la commune n’accorde une demande que pour des raisons personnelles impérieuses.\nRefus : la décision indique le recours possible.',
  'admission.de-secondary':
    'En 4e année : l’école primaire vous conseille et émet un avis ; dans la plupart des Länder, les parents choisissent le type d’école.\nLe plus souvent entre février et avril : l’inscription suit le bulletin du premier semestre, avec le bulletin, l’avis et l’acte de naissance.\nPlaces insuffisantes : comptent selon le Land la fratrie, le trajet, le profil et le tirage au sort.\nRefus : une autre place est proposée et la décision indique le recours.',
  'admission.de-secondary-nw':
    'Avec le bulletin du premier semestre : en 4e année, vous recevez un avis non contraignant et le formulaire d’inscription.\nEn général en février : vous inscrivez votre enfant dans une seule école, souvent plus tôt dans les Gesamtschulen.\nTrop de demandes : la direction décide selon les situations particulières puis d’autres critères comme la fratrie, le trajet ou le tirage au sort.\nRefus : vous vous adressez à une école qui a des places ; un recours est possible.',
  'admission.de-secondary-by':
    'En mai : le bulletin de passage arrive. Le Gymnasium demande une moyenne d’au plus 2,33 en allemand, mathématiques et découverte du monde, la Realschule 2,66 ; sinon, des cours d’essai décident.\nD’ordinaire dans la première moitié de mai : l’inscription se fait à l’école même.\nQuelle école : il n’y a pas de droit à une école précise ; la Mittelschule suit le secteur.',
  'admission.de-secondary-be':
    'Après la 6e année : c’est alors qu’on change d’école, en règle générale.\nAvec le bulletin du semestre : un pronostic l’accompagne ; vous inscrivez ensuite votre enfant à l’école du premier vœu, avec un deuxième et un troisième.\nGymnasium : il exige un pronostic correspondant ou des cours d’essai réussis.\nPlaces insuffisantes : comptent les situations particulières, les critères de l’école et le tirage au sort ; la décision peut être contestée.',
  'admission.de-secondary-hh':
    'Après la 4e année : vous choisissez entre la Stadtteilschule et le Gymnasium ; l’avis de l’école primaire n’est pas contraignant.\nSouvent fin janvier ou début février : pendant la semaine d’inscription, vous indiquez trois écoles au plus.\nTrop de demandes : comptent les situations particulières, la fratrie et le trajet.\nAprès la 6e année : les enseignants décident si l’enfant reste au Gymnasium.',
  'admission.de-secondary-bw':
    'Gymnasium : comptent l’avis de l’école primaire, le test Kompass 4 et votre souhait ; si ni l’avis ni le test ne conviennent, il reste un test d’aptitude.\nAutres types d’école : ils sont tous de libre choix.\nEn général en mars : vous inscrivez votre enfant dans l’école souhaitée.\nQuelle école : il n’y a pas de droit à une école précise tant qu’une autre du même type est accessible.',
  'admission.de-secondary-sn':
    'Au second semestre de la 4e année : vous recevez un avis d’orientation.\nGymnasium sans avis favorable : votre enfant y passe une épreuve et vous êtes conseillés ; ensuite, vous décidez.\nEn général en février ou mars : vous inscrivez votre enfant dans l’école souhaitée.\nTrop de demandes : la direction décide selon les situations particulières, la fratrie et d’autres critères.',
  'admission.de-secondary-bb':
    'Après la 6e année : c’est alors qu’on change le plus souvent, par la procédure Ü7.\nEn général en février : avec le bulletin du semestre, vous indiquez un premier et un deuxième vœu.\nGymnasium : il demande un avis correspondant de l’école primaire et de bonnes notes en allemand, mathématiques et première langue, ou des cours d’essai réussis.\nAdmission : la direction décide ; un recours est possible.',
  'admission.de-secondary-th':
    'Gymnasium : après la 4e année, il faut au moins de bonnes notes dans les matières principales, un avis de l’école primaire ou un examen d’entrée réussi.\nAutres écoles : la Regelschule et la Gemeinschaftsschule sont ouvertes à tous.\nEn général en février ou mars : vous inscrivez votre enfant dans l’école souhaitée.\nTrop de demandes : des critères fixés décident et une autre place est proposée.',
  'admission.de-secondary-mv':
    '5e et 6e années : elles forment un cycle commun à la Regionale Schule ou à la Gesamtschule ; le Gymnasium commence d’ordinaire en 7e année.\nEn 6e année : l’école émet un avis, mais c’est vous qui décidez.\nAprès le bulletin du semestre : vous inscrivez votre enfant ; l’office scolaire indique les écoles compétentes et les exceptions.',
  'admission.de-vocational':
    'École professionnelle : l’entreprise inscrit ses apprentis ; le métier et le lieu de formation déterminent l’école.\nEn général en février ou mars : pour une formation à plein temps (Berufsfachschule, Fachoberschule, Gymnasium professionnel), vous posez votre candidature vous-même avec le dernier bulletin, parfois en ligne.\nConditions : chaque formation exige un diplôme précis et parfois des notes.\nConseil : l’école et l’agence pour l’emploi vous aident à choisir.',
  'admission.de-special':
    'Demande : les parents ou l’école font établir si l’enfant a besoin d’un soutien particulier.\nAprès une expertise : l’inspection scolaire décide.\nChoix de l’école : dans la plupart des Länder, vous choisissez ensuite entre une école spécialisée et une classe ordinaire, là où les deux existent.\nAprès la décision : elle indique le recours possible.',
  'admission.de-private':
    'Contrat : les écoles privées choisissent elles-mêmes leurs élèves et signent un contrat avec vous.\nSouvent un an à l’avance ou plus : renseignez-vous tôt ; un entretien est d’usage, parfois une journée d’essai.\nFrais : ils dépendent souvent du revenu.\nEntrée à l’école : la Grundschule publique du secteur doit quand même savoir où va l’enfant.',

  'admission.gb-nursery':
    'Demande : la place en nursery se demande à l’école même ou à la commune.\nHeures gratuites : leur nombre dépend de l’âge de l’enfant et du travail des parents.\nTrop de demandes : les critères publiés par l’école décident.\nAprès la nursery : la place ne donne aucun droit à la reception de la même école ; il faut une nouvelle demande.',
  'admission.gb-primary':
    'Demande : elle se fait auprès de la commune où vous habitez, même pour une école d’ailleurs, avec plusieurs écoles par ordre de préférence.\nJusqu’au 15 janvier : c’est la date limite avant la rentrée de septembre ; les réponses arrivent à la mi-avril.\nTrop de demandes : les critères publiés décident, souvent enfants placés, fratrie, religion et distance.\nRefus : vous pouvez saisir une commission indépendante et demander la liste d’attente.',
  'admission.gb-secondary':
    'Demande : elle se fait auprès de la commune où vous habitez, avec plusieurs écoles par ordre de préférence.\nJusqu’au 31 octobre : c’est la date limite avant le passage ; les réponses arrivent début mars.\nGrammar schools : l’inscription au test est plus précoce, en général avant l’été.\nTrop de demandes : les critères publiés décident ; en cas de refus, vous pouvez saisir une commission indépendante.',
  'admission.gb-post-16':
    'En général entre automne et printemps : en Year 11, vous posez votre candidature directement auprès de la sixth form ou du college.\nOffre : il y a un entretien, puis une offre liée à certaines notes au GCSE.\nFin août : l’inscription suit les résultats.\nPlus tard : les colleges acceptent souvent encore des élèves s’il reste des places.',
  'admission.gb-special':
    'Plan : la plupart de ces écoles accueillent des enfants qui ont un education, health and care plan.\nChoix de l’école : la commune la nomme dans le plan après avoir entendu votre préférence et consulté l’école.\nDélais : les dates limites habituelles ne s’appliquent pas.\nDésaccord : une médiation puis un tribunal spécial sont possibles.',
  'admission.gb-independent':
    'Souvent longtemps à l’avance : l’inscription se fait directement auprès de l’école, contre des frais.\nRencontre : une visite, un entretien et, selon l’âge, un examen d’entrée sont d’usage.\nOffre : l’école décide seule et demande en général un acompte avec son offre.\nCoût : renseignez-vous sur les bourses et réductions avant de postuler.',
  'admission.gb-wales':
    'Demande : elle se fait auprès de la commune, ou de l’école elle-même pour certaines, en gallois ou en anglais.\nDate limite : elle tombe dans l’année scolaire précédente ; les réponses arrivent début mars pour le secondaire et mi-avril pour le primaire.\nTrop de demandes : les critères publiés décident, comme le secteur, la fratrie et la distance.\nRefus : vous pouvez saisir une commission indépendante.',
  'admission.gb-scotland':
    'Votre école : chaque adresse relève du secteur d’une école ; vous y inscrivez votre enfant, pour la première année en général en janvier.\nAutre école, avant la mi-mars : pour la rentrée d’août, vous déposez une placing request auprès de la commune.\nDécision : la commune doit l’accepter sauf motif légal.\nRefus : une commission puis un tribunal peuvent être saisis.',
  'admission.gb-ni':
    'En général en janvier ou février : vous faites la demande en ligne auprès de l’Education Authority, avec plusieurs écoles.\nSélection : chaque école applique ses critères publiés.\nGrammar schools : beaucoup tiennent compte des tests organisés à l’automne précédent, avec une inscription à part.\nRefus : un recours est possible si les critères ont été mal appliqués.',

  'admission.fr-primary':
    'À la mairie, souvent au printemps : vous y inscrivez d’abord votre enfant ; elle indique l’école de votre secteur. L’instruction est obligatoire dès trois ans.\nÀ l’école : la direction l’admet ensuite avec le livret de famille ou l’acte de naissance, un justificatif de domicile et les vaccinations.\nAutre école publique : demandez une dérogation à la mairie ; elle dépend des places.',
  'admission.fr-college':
    'Au printemps du CM2 : vous remplissez un dossier par l’intermédiaire de l’école.\nEn général en juin : vous inscrivez vous-même votre enfant au collège ; la direction des services départementaux l’affecte en principe à celui de votre secteur.\nAutre collège public : demandez une dérogation, accordée selon un ordre fixe de motifs s’il reste des places.\nRefus : un recours est possible auprès de l’administration.',
  'admission.fr-lycee':
    'En 3e : vous formulez des vœux provisoires au deuxième trimestre et définitifs au troisième, en ligne et dans l’ordre.\nAffectation : le conseil de classe se prononce sur la voie ; comptent le secteur pour la 2de générale et technologique, les notes et les vœux pour la voie professionnelle.\nEn général fin juin : la réponse arrive et l’inscription suit aussitôt.\nSans place : il y a un second tour ; contre la décision d’orientation, une commission d’appel.',
  'admission.fr-private':
    'Si possible un an à l’avance : adressez-vous directement à l’établissement ; la carte scolaire ne s’applique pas.\nAdmission : la direction décide après un entretien et au vu des bulletins.\nCoût : les établissements sous contrat suivent les programmes de l’État et demandent une contribution, souvent selon le revenu ; hors contrat, elle est en général plus élevée.\nMairie : les enfants du primaire y sont aussi déclarés.',
  'admission.fr-special':
    'ULIS ou établissement spécialisé : déposez une demande auprès de la MDPH de votre département.\nDécision : la commission CDAPH décide des aides et du type de scolarité, puis l’administration affecte l’élève.\nSEGPA : l’école propose et une commission décide.\nDemande à faire tôt : elle prend des mois ; la décision peut être contestée.',

  'admission.it-infanzia':
    'En général en janvier : l’inscription se fait sur formulaire à l’école même ; la fréquentation est facultative.\nÂge et vaccinations : l’enfant a trois ans avant la fin de l’année, ou un peu plus tard s’il reste des places ; les vaccinations obligatoires sont exigées.\nTrop de demandes : les critères du conseil de l’école décident, comme le domicile, la fratrie et le travail des parents ; les autres vont en liste d’attente.',
  'admission.it-primo-ciclo':
    'En général en janvier ou février : pour la première année, l’inscription se fait en ligne auprès du ministère, avec une école et deux autres au plus.\nTrop de demandes : s’appliquent les critères publiés par le conseil de l’école, souvent le domicile et la fratrie.\nSans place : la demande passe à l’école suivante de votre liste.\nAide : le secrétariat aide à remplir la demande.',
  'admission.it-superiore':
    'Troisième année du collège : les enseignants donnent un conseil d’orientation non contraignant.\nEn général en janvier ou février : vous choisissez l’école et la filière en ligne auprès du ministère, avec deux autres écoles au plus.\nTrop de demandes : les critères publiés par l’école s’appliquent ; les lycées de musique et de danse vérifient l’aptitude.\nCondition : il faut avoir réussi l’examen final.',
  'admission.it-private':
    'Inscription : elle se fait directement auprès de l’école ; certaines écoles reconnues participent aussi à la procédure du ministère.\nAdmission et frais : l’école décide selon ses critères ; informez-vous des frais avant.\nDiplômes : les écoles reconnues (paritarie) délivrent des titres valables.\nAides : certaines régions en versent aux familles.',

  'admission.es-general':
    'Une seule procédure : les écoles publiques et les écoles privées sous contrat (concertados) admettent selon les mêmes règles.\nEn général entre mars et mai : vous déposez une seule demande avec plusieurs écoles ; la communauté autonome fixe les dates.\nTrop de demandes : les points vont surtout à la fratrie, à la proximité du domicile ou du travail et au revenu, puis un tirage au sort départage.\nListes : vous pouvez contester la liste provisoire et faire un recours contre la liste définitive.',
  'admission.es-andalucia':
    'En mars : la demande se fait à l’école souhaitée ou dans la Secretaría Virtual, avec d’autres écoles à la suite.\nSans demande : les élèves d’une école rattachée gardent leur place.\nTrop de demandes : comptent la fratrie, le secteur du domicile ou du travail, le revenu et d’autres situations, et un tirage public départage.\nListes : vous pouvez les contester et faire un recours.',
  'admission.es-madrid':
    'Libre choix : il n’y a presque pas de secteurs ; vous pouvez choisir toute école de la région.\nEn général au printemps : la demande, avec plusieurs écoles, se fait en ligne ou à la première école.\nPoints : ils sont donnés surtout pour la fratrie, le domicile ou le travail dans la commune et le revenu.\nSans place : le Servicio de Apoyo a la Escolarización en attribue une ; les listes peuvent être contestées.',
  'admission.es-catalunya':
    'En général en mars : la préinscription (preinscripció) a lieu en ligne, avec plusieurs écoles dans votre ordre.\nPoints : ils sont donnés surtout pour la fratrie, le domicile ou le travail dans le secteur et un faible revenu ; un numéro tiré au sort départage.\nInscription : elle suit, sinon la place est perdue.\nContestations : elles vont à l’école ; le bureau communal de scolarisation vous aide.',
  'admission.es-vocational':
    'En général entre mai et juillet : la demande se fait en ligne auprès de la communauté autonome, avec plusieurs formations.\nConditions : le niveau moyen exige le diplôme de l’ESO, le niveau supérieur le Bachillerato ou un titre moyen ; sinon, une épreuve d’accès y mène.\nAttribution : les places vont selon les notes et des quotas.\nÀ l’automne : les places qui restent sont proposées dans un autre tour.',
  'admission.es-special':
    'Évaluation : une équipe d’orientation évalue d’abord les besoins et propose le type d’école.\nDécision : sur cette base, et après vous avoir entendus, l’administration de la communauté autonome décide.\nPlaces réservées : une partie des places dans les écoles ordinaires revient aux enfants à besoins particuliers.\nDésaccord : la décision peut faire l’objet d’un recours.',
  'admission.es-private':
    'Sous contrat (concertado) : la procédure publique s’applique aux niveaux financés, avec une demande au printemps et des points pour la fratrie, la proximité et le revenu.\nSans contrat : l’école décide seule et fixe dates et coûts.\nÀ demander avant : quels niveaux sont financés, et ce que coûtent les repas et les contributions volontaires.\nRefus : dans la procédure publique, il peut être contesté.',
} as const
