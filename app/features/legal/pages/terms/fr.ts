import type { LawText } from '../legal-text.ts'

export const fr: LawText = {
  title: 'Conditions d’utilisation',
  description:
    'Ce que fait Aulario, quelles règles s’appliquent aux visiteurs et aux établissements, et comment un contrat prend fin.',
  intro:
    'Ces conditions s’appliquent entre {operator} (« nous ») et toutes les personnes qui utilisent Aulario. Les premières sections s’appliquent à tous ; celles dont le titre commence par « Établissements » s’appliquent en outre à toute personne qui agit pour un établissement.',
  sections: [
    {
      id: 'service',
      title: 'Ce qu’est Aulario',
      blocks: [
        'Aulario est un annuaire d’établissements en Allemagne, en France, en Espagne, en Italie et au Royaume-Uni. Chercher, lire et comparer est gratuit et possible sans compte.',
        'Nous reprenons les données officielles des [répertoires publics](/data-sources), avec leur date. Nous ne les vérifions pas une à une. Seules font foi les indications de l’établissement ou de l’administration ; la distance ne garantit pas une place.',
        'Nous pouvons faire évoluer le service. La maintenance et les pannes dont nous ne sommes pas responsables n’ouvrent pas droit à indemnisation.',
      ],
    },
    {
      id: 'account',
      title: 'Compte',
      blocks: [
        'Un compte est créé lorsqu’une personne s’inscrit et confirme son adresse e-mail. Chaque personne peut avoir un seul compte, avec des indications exactes et un mot de passe qu’elle est seule à connaître. Toute personne qui n’a pas l’âge requis par la loi pour consentir elle-même ({ages}) a besoin de l’accord de ses parents.',
        'Vous pouvez supprimer votre compte à tout moment et sans préavis sous [Mes données](/account/data). Nous pouvons le résilier avec un préavis de 30 jours, et immédiatement pour motif grave. Le Premium d’un établissement n’est pas concerné : il appartient à l’établissement et se poursuit, même si une autre personne gère la fiche.',
      ],
    },
    {
      id: 'content',
      title: 'Contenus publiés par les utilisateurs',
      blocks: [
        'Les [règles pour les avis](/review-rules) s’appliquent aux avis. Toute personne qui publie un contenu doit en détenir les droits et ne pas porter atteinte à ceux d’autrui.',
        'L’auteur d’un texte en conserve les droits. Il nous accorde un droit non exclusif et gratuit de l’afficher sur Aulario, de l’enregistrer et d’en afficher un extrait lorsque la place manque, tant qu’il n’est pas supprimé.',
        'Les avis ne peuvent être ni achetés, ni récompensés, ni imposés. La manière dont ils sont contrôlés, classés et comptés est expliquée sous [Comment fonctionnent les avis](/how-reviews-work).',
      ],
    },
    {
      id: 'moderation',
      title: 'Contrôle, retrait et réclamation',
      blocks: [
        'Un outil automatisé contrôle les textes avant leur publication et peut les retenir. Seule une personne peut les refuser, les retirer ou suspendre un compte. Les personnes concernées sont informées, au plus tard à ce moment-là, de la règle, des faits et du motif (article 17 du règlement (UE) 2022/2065).',
        'La décision peut faire l’objet d’une réclamation gratuite pendant {objectionMonths} mois ; une autre personne l’examine. Il est ensuite possible de s’adresser à un [organe de règlement extrajudiciaire](/dsa#objections) ou à un tribunal.',
        'Toute personne qui publie fréquemment des contenus manifestement illicites, ou envoie fréquemment des signalements manifestement infondés, peut être suspendue pour une durée raisonnable après un avertissement. Nous tenons compte du nombre, de la gravité, des conséquences et de l’intention (article 23).',
        {
          when: 'britishOperator',
          text: 'Si nous retirons ou restreignons un contenu, ou suspendons un compte, en violation de ces conditions, la personne concernée peut agir en justice pour manquement au contrat (Online Safety Act 2023, article 72).',
        },
      ],
    },
    {
      id: 'conduct',
      title: 'Ce qui est interdit',
      blocks: [
        {
          list: [
            'se faire passer pour une autre personne ou pour un établissement,',
            'contourner les mesures de protection ou perturber le service,',
            'extraire automatiquement des contenus en masse, sauf si la loi ou la licence des données le permet,',
            'collecter des coordonnées à des fins publicitaires.',
          ],
        },
      ],
    },
    {
      id: 'schools',
      title: 'Établissements : la fiche',
      blocks: [
        'Toute personne qui prouve qu’elle agit pour un établissement peut gérer gratuitement la fiche de celui-ci. L’établissement répond de ce qui est publié en son nom. Les images de personnes reconnaissables, surtout d’enfants, ne peuvent être publiées qu’avec leur consentement ou celui de leurs parents.',
        'L’établissement nous accorde un droit non exclusif et gratuit d’afficher ses contenus sur Aulario, de les convertir techniquement et de les enregistrer tant qu’ils figurent sur la fiche. Nous ne recevons aucun autre droit, par exemple pour de la publicité hors d’Aulario.',
        'Une fiche n’est pas retirée au motif qu’un établissement ne souhaite pas recevoir d’avis. Il peut répondre aux avis, les signaler et les contester.',
      ],
    },
    {
      id: 'ranking',
      title: 'Établissements : ordre des résultats',
      blocks: [
        'Les principaux critères sont, dans cet ordre : la correspondance du nom, du numéro ou du type d’établissement avec le texte cherché ; la présence de l’établissement dans le lieu cherché et sa distance ; la quantité de données connues à son sujet. Nous les avons retenus parce que les familles cherchent un établissement précis ou un établissement proche. Les détails figurent sous [Comment nous classons les résultats](/ordering) (article 5 du règlement (UE) 2019/1150).',
        'Le paiement n’intervient qu’à un seul endroit : dans le classement par pertinence, jusqu’à deux établissements Premium correspondants peuvent figurer en haut de la première page, signalés comme annonces. La liste en dessous reste la même. Le paiement n’a jamais d’effet sur les avis. Nous n’utilisons aucun autre canal de distribution ni programme d’affiliation (article 3).',
      ],
    },
    {
      id: 'premium',
      title: 'Établissements : Premium',
      blocks: [
        {
          when: 'registeredForVat',
          text: 'Premium coûte {price}, TVA comprise, pour un établissement : il s’agit d’un paiement unique. Ce n’est pas un abonnement ; rien n’est reconduit ni prélevé ensuite. Son contenu figure sous [Premium](/premium).',
        },
        {
          when: 'notRegisteredForVat',
          text: 'Premium coûte {price}, TVA comprise lorsque nous en sommes redevables, pour un établissement : il s’agit d’un paiement unique. Ce n’est pas un abonnement ; rien n’est reconduit ni prélevé ensuite. Son contenu figure sous [Premium](/premium).',
        },
        'Le contrat est conclu lorsque nous confirmons le paiement, ou avec la facture en cas d’achat sur facture ; Premium commence à réception du paiement. Premium est attaché à l’établissement et reste actif si une autre personne gère la fiche.',
        'Premium dure tant qu’Aulario existe, mais au moins {guaranteedYears} ans à compter du paiement. Si Aulario devait cesser plus tôt, nous l’annoncerions trois mois à l’avance et rembourserions le prix au prorata du temps manquant. Vous pouvez résilier Premium à tout moment et sans préavis, et même sans vous connecter si vous êtes consommateur : [Résilier un contrat ici](/cancellation).',
        'Pendant {refundDays} jours après le paiement, tout acheteur peut obtenir le remboursement intégral en un clic et sans motif ; Premium prend alors fin immédiatement. Le jour du paiement n’est pas compté. Toute personne qui commande en tant que consommateur dispose en outre du [droit de rétractation](#withdrawal) légal de 14 jours. La rétractation peut être déclarée depuis votre compte ou sous [Se rétracter du contrat](/withdrawal) ; la date de réception est déterminante. Pour que personne d’autre ne mette fin à votre contrat, nous ne donnons suite à une déclaration faite sans connexion qu’après que vous avez confirmé le lien envoyé à l’adresse de la commande, ou que nous avons vérifié qui se rétracte.',
        {
          list: [
            'Pour commander : choisir l’établissement, indiquer qui commande et comment payer, lire le récapitulatif et commander avec le bouton « Commande avec obligation de paiement ». Vous payez ensuite sur la page du service de paiement ou recevez la facture.',
            'Corriger la saisie : tant que vous n’avez pas cliqué sur ce bouton, vous pouvez tout modifier dans le formulaire. Si une donnée manque ou est incorrecte, un message s’affiche à côté du champ.',
            'Texte du contrat : nous conservons votre commande avec la date de la version de ces conditions ; vous la trouverez sous [Commandes et factures](/account/orders). Vous pouvez lire, enregistrer et imprimer les conditions sur cette page. Vous les recevrez en PDF avec la confirmation, accompagnées des informations sur le droit de rétractation.',
            'Langues : le contrat peut être conclu en allemand, anglais, français, espagnol et italien.',
            'Moyens de paiement : carte de crédit, carte de débit et prélèvement SEPA ; pour les établissements et organismes, également sur facture.',
            'Codes de conduite : nous n’avons adhéré à aucun.',
          ],
        },
        {
          union:
            'Premium est un produit numérique. En cas de défaut, les consommateurs disposent des droits légaux (articles 327d et suivants du code civil allemand, BGB).',
          british:
            'Premium doit être de qualité satisfaisante, propre à son usage et conforme à sa description, et nous devons le fournir avec un soin raisonnable. À défaut, les consommateurs peuvent demander que nous y remédiions et, si cela échoue, que nous réduisions le prix (Consumer Rights Act 2015, articles 34 à 36, 42 à 44, 49 et 54 à 56).',
        },
      ],
    },
    {
      id: 'withdrawal',
      title: 'Informations sur le droit de rétractation des consommateurs',
      blocks: [
        'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours. Le délai de rétractation expire quatorze jours après le jour de la conclusion du contrat.',
        'Pour exercer le droit de rétractation, vous devez nous notifier ({seller}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation ci-joint mais ce n’est pas obligatoire. Vous pouvez également exercer votre droit de rétractation en ligne sur [Se rétracter du contrat](/withdrawal). Si vous utilisez cette fonctionnalité en ligne, nous vous enverrons, dans les meilleurs délais, un accusé de réception de la rétractation sur un support durable (par exemple, par courriel), y compris son contenu ainsi que la date et l’heure de sa soumission.',
        'Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.',
        'Effets de la rétractation : en cas de rétractation de votre part du présent contrat, nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à l’exception des frais supplémentaires découlant du fait que vous avez choisi, le cas échéant, un mode de livraison autre que le mode moins coûteux de livraison standard proposé par nous) sans retard excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale, sauf si vous convenez expressément d’un moyen différent ; en tout état de cause, ce remboursement n’occasionnera pas de frais pour vous.',
        'Modèle de formulaire de rétractation (à compléter et à renvoyer uniquement si vous souhaitez vous rétracter du contrat) :',
        {
          list: [
            'À l’attention de {operator}, {operatorAddress}, {email} :',
            'Je/Nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la prestation du service suivant : Aulario Premium',
            'Commandé le',
            'Nom du (des) consommateur(s)',
            'Adresse du (des) consommateur(s)',
            'Signature du (des) consommateur(s) (uniquement en cas de notification sur papier)',
            'Date',
            '(*) Rayez la mention inutile.',
          ],
        },
      ],
    },
    {
      id: 'right-to-cancel',
      when: 'britishOperator',
      title: 'Droit d’annulation des consommateurs au Royaume-Uni (right to cancel)',
      blocks: [
        'Selon le droit britannique, vous pouvez annuler ce contrat dans un délai de 14 jours sans donner de motif. Ce délai expire 14 jours après le jour de la conclusion du contrat.',
        'Pour cela, vous devez nous informer ({seller}) de votre décision par une déclaration claire (par exemple, une lettre ou un e-mail). Vous pouvez utiliser le formulaire ci-dessous, mais ce n’est pas obligatoire. Vous pouvez aussi faire cette déclaration sur notre site sous [Se rétracter du contrat](/withdrawal) ; nous en accusons alors réception sans délai sur un support durable (par exemple, par e-mail).',
        'Le délai est respecté si vous envoyez votre déclaration avant son expiration.',
        'Effets : si vous annulez le contrat, nous vous remboursons tous les paiements reçus de vous, y compris les frais de livraison (sauf les frais supplémentaires d’une livraison autre que la livraison standard la moins chère que nous proposons). Nous remboursons sans retard excessif, au plus tard 14 jours après le jour où nous sommes informés de votre décision, par le moyen de paiement que vous avez utilisé, sauf si vous avez expressément accepté un autre moyen ; cela ne vous occasionne aucuns frais.',
        'Formulaire (à compléter et à renvoyer uniquement si vous souhaitez annuler le contrat) :',
        {
          list: [
            'À {operator}, {operatorAddress}, {email} :',
            'J’annule/Nous annulons (*) par la présente mon/notre (*) contrat de fourniture du service suivant : Aulario Premium',
            'Date de la commande',
            'Nom',
            'Adresse',
            'Signature (uniquement sur papier)',
            'Fait le',
            '(*) Rayez ce qui ne convient pas.',
          ],
        },
      ],
    },
    {
      id: 'data',
      title: 'Établissements : accès aux données',
      blocks: [
        'Un établissement voit les statistiques de sa fiche, les avis publiés à son sujet et les messages qui lui sont adressés. Il ne peut savoir ni qui a écrit un avis ni qui a consulté sa fiche, et ne voit pas les chiffres des autres établissements. Nous avons nous-mêmes accès aux données qu’indique la [politique de confidentialité](/privacy) et ne transmettons pas les données des établissements à des tiers. Après la fin du contrat, l’établissement peut reprendre ses contenus pendant 12 mois (article 9 du règlement (UE) 2019/1150).',
        'Nous ne gérons aucun établissement et n’en favorisons aucun en raison de liens avec nous (article 7).',
      ],
    },
    {
      id: 'restriction',
      title: 'Établissements : restriction et fin',
      blocks: [
        'Si nous restreignons ou suspendons une fiche, nous en communiquons les motifs à l’établissement sur un support durable, au plus tard au moment où la mesure prend effet. Si nous mettons fin au service pour un établissement, nous en donnons les motifs au moins 30 jours avant (article 4 du règlement (UE) 2019/1150). Un délai plus court n’est possible que si une loi ou une autorité l’exige ou si l’établissement a enfreint ces conditions à plusieurs reprises.',
        'Les motifs peuvent être : de fausses déclarations sur la qualité pour agir au nom de l’établissement ; des contenus illicites ; des avis achetés, récompensés ou écrits par l’établissement lui-même ; des pressions sur des auteurs d’avis. Toute manipulation que nous avons établie est mentionnée sur la fiche pendant {warningDays} jours.',
        'L’établissement peut adresser une plainte à {email} et clarifier les faits. Si la décision était erronée, nous rétablissons l’état antérieur sans délai. Il peut à tout moment saisir un tribunal.',
        {
          when: 'smallEnterprise',
          text: 'En tant que petite entreprise, nous ne sommes tenus ni à un système interne de traitement des plaintes ni à la désignation de médiateurs (articles 11 et 12).',
        },
        'L’établissement peut cesser de gérer sa fiche à tout moment et sans préavis. Les données officielles restent publiées.',
      ],
    },
    {
      id: 'changes',
      title: 'Modification des conditions',
      blocks: [
        'Nous annonçons les modifications par e-mail à tous les titulaires d’un compte : au moins 15 jours avant, plus longtemps si les établissements doivent s’adapter techniquement (article 3 du règlement (UE) 2019/1150). Toute personne qui n’est pas d’accord peut mettre fin au contrat d’ici là. Une modification ne réduit jamais les services déjà payés. Les modifications défavorables aux consommateurs ne s’appliquent à eux qu’avec leur accord.',
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilité',
      blocks: [
        {
          union:
            'Notre responsabilité est illimitée en cas de dol ou de faute lourde, en cas d’atteinte à la vie, à l’intégrité physique ou à la santé, et en vertu de la responsabilité du fait des produits défectueux. En cas de faute légère, nous ne répondons que du manquement aux obligations essentielles, c’est-à-dire celles dont l’exécution permet la réalisation du contrat et sur lesquelles le cocontractant peut compter ; notre responsabilité est alors limitée au dommage prévisible et typique. Les droits que la loi accorde aux consommateurs en cas de défaut ne sont pas affectés.',
          british:
            'Rien dans ces conditions n’exclut ni ne limite notre responsabilité en cas de décès ou de dommage corporel causé par négligence, en cas de fraude, ou chaque fois que la loi ne le permet pas. Pour le reste, nous répondons des dommages qui découlent de manière prévisible d’un manquement de notre part au contrat ou à un soin raisonnable. Les droits que le Consumer Rights Act 2015 accorde aux consommateurs ne sont pas affectés.',
        },
      ],
    },
    {
      id: 'disputes',
      title: 'Règlement des litiges',
      blocks: [
        {
          union:
            'Nous ne sommes ni disposés ni tenus à participer à une procédure devant un organisme allemand de règlement des litiges de consommation (article 36 de la loi VSBG). Pour les décisions relatives aux contenus, voir la section sur les [réclamations](/dsa#objections).',
          british:
            'Nous ne participons pas au règlement extrajudiciaire des litiges de consommation. Pour les décisions relatives aux contenus, voir la section sur les [réclamations](/dsa#objections).',
        },
      ],
    },
    {
      id: 'law',
      title: 'Droit et tribunaux',
      blocks: [
        {
          union:
            'Le droit allemand s’applique, à l’exclusion de la Convention des Nations unies sur la vente internationale de marchandises. Toute personne agissant en tant que consommateur conserve la protection des règles impératives du pays où elle vit et peut également y agir en justice. Pour les commerçants et les organismes publics, le tribunal de notre siège est compétent.',
          british:
            'Le droit de l’Angleterre et du pays de Galles s’applique. Toute personne agissant en tant que consommateur conserve la protection des règles impératives du pays où elle vit et peut également y agir en justice ; l’Écosse et l’Irlande du Nord comptent comme des pays distincts. Pour les entreprises et les organismes publics, les tribunaux de l’Angleterre et du pays de Galles sont compétents.',
        },
        {
          union:
            'Ces conditions existent en cinq langues. Si les versions se contredisent, la version allemande prévaut pour les établissements et les entreprises, et la plus favorable pour toutes les autres personnes.',
          british:
            'Ces conditions existent en cinq langues. Si les versions se contredisent, la version anglaise prévaut pour les établissements et les entreprises, et la plus favorable pour toutes les autres personnes.',
        },
      ],
    },
  ],
}
