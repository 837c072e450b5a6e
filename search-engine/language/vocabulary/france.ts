/** Words that mean the same in names of French schools. One line is one group; [region] limits it to that region. */
export const FRANCE = `
École = Ec. = Ecol.
École maternelle = EM = EMPU = Maternelle = École maternelle publique
École élémentaire = EE = EEPU = École élémentaire publique
École primaire = EP = EPPU = École primaire publique
École privée = EPR = École primaire privée
Groupe scolaire = GS = Grp scolaire
Collège = Clg = Col. = CES
Lycée = Lyc. = LYC
Lycée professionnel = LP = Lycée pro = LEP = Lycée d'enseignement professionnel = Lycée des métiers
Lycée général = LG
Lycée général et technologique = LGT = LEGT
Lycée technologique = LT = Lycée technique
Lycée polyvalent = LPO
Section d'enseignement professionnel = SEP
Lycée agricole = LEGTA = LPA = LEGTPA
Centre de formation d'apprentis = CFA
Établissement régional d'enseignement adapté = EREA
Section d'enseignement général et professionnel adapté = SEGPA
Institut médico-éducatif = IME
Institut médico-professionnel = IMPRO
Institut thérapeutique éducatif et pédagogique = ITEP
Institut de rééducation = ITEP
Unité localisée pour l'inclusion scolaire = ULIS
Maison familiale rurale = MFR
Ensemble scolaire = Institution = Inst.
Regroupement pédagogique intercommunal = RPI
Privé = Privée = Priv. = PR
Public = Publique = Publ.
Notre-Dame = ND = N.D.
Sacré-Cœur = S. Cœur = SC
Sainte-Marie = Ste M.
Immaculée Conception = Imm. Conception
Général = Gal = Gén.
Maréchal = Mal
Docteur = Dr
Professeur = Pr = Prof.
Commandant = Cdt
Capitaine = Cne
Président = Pdt
Jean-Baptiste = J.B. = J.-B.
Jean-Jacques = J.J. = J.-J.
`
